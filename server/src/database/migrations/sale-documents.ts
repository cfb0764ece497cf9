import type { Province } from "@parterre/domain/provinces"
import { comparePlaces } from "@parterre/domain/seat-names"
import { type MunicipalTax, taxesInForce } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import { dayInZone } from "../../zoned-time.ts"

/**
 * What each sale sold, as it was then. Sales made before are written down from their tickets, which keep prices, shares
 * of taxes and the names of price levels; other names are those of today, and taxes those of the day of the sale.
 */
export async function createSaleDocuments(knex: Knex): Promise<void> {
  await knex.schema.createTable("sale_documents", (table) => {
    table.text("sale_id").primary()
    table.text("website_id").notNullable()
    table.text("document").notNullable() // JSON
  })
  const sales: SoldSale[] = await knex("sales")
    .join("websites", "websites.id", "sales.website_id")
    .where({ "sales.state": "paid" })
    .select("sales.id", "sales.website_id", "sales.paid_at", "sales.started_at")
    .select("websites.name_fr", "websites.name_en", "websites.time_zone")
    .select("websites.contact", "websites.tax_numbers")
    .select({
      tried_at: knex("payment_attempts").max("created_at").whereRaw("payment_attempts.sale_id = sales.id"),
    })
  for (const sale of sales) {
    const document = JSON.stringify(documentOf(sale, await soldTickets(knex, sale.id)))
    await knex("sale_documents").insert({ sale_id: sale.id, website_id: sale.website_id, document })
  }
}

interface SoldSale {
  readonly id: string
  readonly website_id: string
  readonly paid_at: number | null
  readonly started_at: number
  readonly tried_at: number | null
  readonly name_fr: string
  readonly name_en: string
  readonly time_zone: string
  readonly contact: string
  readonly tax_numbers: string
}

type Names<Name extends string> = Readonly<Record<`${Name}_fr` | `${Name}_en`, string>>

type SoldTicket = Names<"name" | "title" | "section" | "level" | "subscription"> & {
  readonly [column: string]: string | number | null
  readonly hold_id: string
  readonly event_id: string
  readonly hold_line_id: string
  readonly price: number
  readonly service_charge: number
  readonly tax1: number
  readonly tax2: number
  readonly tax3: number
  readonly price_level_name: string
  readonly price_type_name: string
  readonly subscription_id: string | null
  readonly bounds: string | null
  readonly starts_at: number
  readonly province: string
  readonly municipal_taxes: string
  readonly seat: string | null
  readonly row_name: string | null
  readonly row_type: "SEAT" | "TABLE" | null
}

const venueColumns = [
  "name_fr",
  "name_en",
  "address_line1",
  "address_line2",
  "city",
  "province_state",
].concat(["postal_code", "country", "latitude", "longitude"])

const soldTickets = (knex: Knex, saleId: string): Promise<SoldTicket[]> =>
  knex("tickets")
    .join("hold_lines", "hold_lines.id", "tickets.hold_line_id")
    .join("holds", "holds.id", "hold_lines.hold_id")
    .join("events", "events.id", "tickets.event_id")
    .join("shows", "shows.id", "events.show_id")
    .join("pages", "pages.id", "events.page_id")
    .join("venues", "venues.id", "events.venue_id")
    .leftJoin("subscriptions", "subscriptions.id", "holds.subscription_id")
    .leftJoin("event_prices", "event_prices.id", "tickets.price_id")
    .leftJoin("subscription_prices", "subscription_prices.id", "tickets.price_id")
    .leftJoin("venue_sections", "venue_sections.id", "tickets.section_id")
    .leftJoin("venue_levels", "venue_levels.id", "venue_sections.level_id")
    .leftJoin("venue_seats", (seat) =>
      seat.on("venue_seats.venue_id", "events.venue_id").andOn("venue_seats.seat_id", "tickets.seat_id"),
    )
    .leftJoin("venue_rows", "venue_rows.id", "venue_seats.row_id")
    .where({ "tickets.sale_id": saleId })
    .orderBy(["holds.ordinal", "hold_lines.ordinal"])
    .select("tickets.*", "hold_lines.hold_id", "holds.qty", "holds.confirmed", "holds.page_url")
    .select("holds.subscription_id", "holds.subscription_hold_id")
    .select("events.page_id", "events.starts_at", "events.province", "pages.image")
    .select("shows.title_fr", "shows.title_en")
    .select(venueColumns.map((column) => `venues.${column}`))
    .select("venues.bounds", "venues.municipal_taxes", { venue_id: "venues.id" })
    .select({ subscription_fr: "subscriptions.title_fr", subscription_en: "subscriptions.title_en" })
    .select({ event_key: "event_prices.key", subscription_key: "subscription_prices.key" })
    .select({ section_fr: "venue_sections.name_fr", section_en: "venue_sections.name_en" })
    .select({ level_fr: "venue_levels.name_fr", level_en: "venue_levels.name_en" })
    .select({ seat: "venue_seats.name", row_name: "venue_rows.name", row_type: "venue_rows.type" })

function documentOf(sale: SoldSale, tickets: readonly SoldTicket[]) {
  const { email, phone, address } = JSON.parse(sale.contact)
  const day = dayInZone(Number(sale.tried_at ?? sale.paid_at ?? sale.started_at), sale.time_zone)
  return {
    timeZone: sale.time_zone,
    seller: { name: named(sale, "name"), taxNumbers: JSON.parse(sale.tax_numbers), email, phone, address },
    holds: [...Map.groupBy(tickets, ({ hold_id }) => hold_id).values()].flatMap((ofHold) =>
      holdOf(ofHold, day),
    ),
  }
}

function holdOf(tickets: readonly SoldTicket[], day: string) {
  const [first] = tickets
  if (first === undefined) return []
  const sum = (column: "price" | "service_charge" | "tax1" | "tax2" | "tax3") =>
    tickets.reduce((total, ticket) => total + ticket[column], 0)
  const municipalTaxes: MunicipalTax[] = JSON.parse(first.municipal_taxes)
  return [
    {
      subscription:
        first.subscription_id === null
          ? undefined
          : { id: first.subscription_id, title: named(first, "subscription") },
      priceLevel: JSON.parse(first.price_level_name),
      priceType: JSON.parse(first.price_type_name),
      // None of a price that was taken away since.
      priceKey: (first.subscription_id === null ? first.event_key : first.subscription_key) ?? "",
      places: tickets.map(placeOf).toSorted((one, other) => comparePlaces(orderOf(one), orderOf(other))),
      hold: {
        id: first.hold_id,
        price_id: first.price_id,
        price_level_id: first.price_level_id,
        qty: first.qty,
        price: first.price,
        service_charge: first.service_charge,
        confirmed: first.confirmed,
        page_url: first.page_url,
        subscription_hold_id: first.subscription_hold_id,
      },
      event: {
        id: first.event_id,
        pageId: first.page_id,
        title: named(first, "title"),
        image: first.image,
        startsAt: first.starts_at,
        province: first.province,
        hasPlan: first.bounds !== null,
        venue: {
          id: first.venue_id,
          ...Object.fromEntries(venueColumns.map((column) => [column, first[column]])),
        },
      },
      taxes: {
        amount: sum("price"),
        serviceCharge: sum("service_charge"),
        tax1: sum("tax1"),
        tax2: sum("tax2"),
        tax3: sum("tax3"),
        taxes: taxesInForce({ province: first.province as Province, municipalTaxes }, day),
      },
    },
  ]
}

const placeOf = (ticket: SoldTicket) => ({
  lineId: ticket.hold_line_id,
  seatId: ticket.seat_id,
  seat: ticket.seat,
  row: ticket.row_name,
  rowType: ticket.row_type,
  section: named(ticket, "section"),
  level: named(ticket, "level"),
})

const orderOf = ({ section, level, row, rowType, seat }: ReturnType<typeof placeOf>) => ({
  section: section.fr,
  level: level.fr,
  row: row ?? "",
  rowType: rowType ?? ("SEAT" as const),
  seat: seat ?? "",
})

const named = <Name extends string>(row: Names<Name>, name: Name) => ({
  fr: row[`${name}_fr`] ?? "",
  en: row[`${name}_en`] ?? "",
})
