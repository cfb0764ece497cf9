import type { Knex } from "knex"

/** Seats of one price level in one section, of a venue, an event or a subscription. */
export interface CountedSeats {
  /** The id of what they are counted for. */
  readonly of: string
  readonly section_id: string
  readonly price_level_id: string
  readonly seats: number
}

/** The seats of each venue of a website. */
export const countSeats = (db: Knex, websiteId: string): Promise<readonly CountedSeats[]> =>
  counted(db("venue_seats as s").where({ "s.website_id": websiteId }), "s.venue_id")

/** Seats that the organiser keeps from sale at each event of a website. */
export const countSeatsOff = (db: Knex, websiteId: string): Promise<readonly CountedSeats[]> =>
  counted(
    db("event_seats_off as off")
      .join("events as e", "e.id", "off.event_id")
      .join("venue_seats as s", function () {
        this.on("s.seat_id", "off.seat_id").andOn("s.venue_id", "e.venue_id")
      })
      .where({ "off.website_id": websiteId }),
    "off.event_id",
  )

/** How many of these seats, `s`, there are per section and price level, for each of a column. */
export async function counted(seats: Knex.QueryBuilder, of: string): Promise<readonly CountedSeats[]> {
  const rows: CountedSeats[] = await seats
    .groupBy(of, "s.section_id", "s.price_level_id")
    .select({ of }, "s.section_id", "s.price_level_id")
    .count({ seats: "*" })
  return rows.map((row) => ({ ...row, seats: Number(row.seats) }))
}
