import type {
  EventDetail,
  Price,
  Row,
  SeatDetail,
  Section,
  SubscriptionDetail,
  Venue,
} from "@parterre/contract"

/** A row is drawn as text: `.` free, `s` free at the silver price level, `w` a free wheelchair place, `x` taken, `#` not for sale; each character is a seat. */
export interface DrawnSection {
  readonly id: string
  readonly level?: string
  readonly rows: readonly string[]
  readonly priceLevel?: string
  readonly table?: boolean
  /** Places without numbers. */
  readonly standing?: boolean
  /** Of a subscription: the rows at each event, `x` taken and anything else free; a `#` of `rows` is sold there only. */
  readonly atEvents?: readonly (readonly string[])[]
}

const seatId = (section: string, row: number, seat: number) => `${section}-${row}-${seat}`

function rowsOf({ id, rows, table = false, level = "Parterre" }: DrawnSection): Row[] {
  return rows.map((seats, row) => ({
    id: `${id}-${row}`,
    name: String.fromCharCode(65 + row),
    type: table ? "TABLE" : "SEAT",
    seats: [...seats].map((mark, seat) => ({
      id: seatId(id, row, seat),
      name: String(seat + 1),
      order: seat,
      rowId: `${id}-${row}`,
      rowName: String.fromCharCode(65 + row),
      sectionName: id,
      levelName: level,
      x: seat * 10,
      y: row * 10,
      rotation: 0,
      ...(mark === "w" ? { accessible: true } : {}),
    })),
  }))
}

export const detailsOf = ({ id, rows, priceLevel = "gold", atEvents = [] }: DrawnSection): SeatDetail[] =>
  rows.flatMap((seats, row) =>
    [...seats].map((mark, seat) => {
      const freeAt = atEvents.flatMap((event, index) => (event[row]?.[seat] === "x" ? [] : [index]))
      const sellable = ".sw".includes(mark) && freeAt.length === atEvents.length
      return {
        seatId: seatId(id, row, seat),
        priceLevelId: mark === "#" ? null : mark === "s" ? "silver" : priceLevel,
        invisible: false,
        sellable,
        ...(sellable || freeAt.length === 0 ? {} : { freeAt }),
      }
    }),
  )

export const sectionOf = (drawn: DrawnSection, withRows = true): Section => ({
  id: drawn.id,
  name: drawn.id,
  ...(drawn.standing ? { kind: "general-admission" as const } : {}),
  ...(withRows ? { rows: rowsOf(drawn) } : {}),
  polygons: [],
  numberOfSeats: drawn.rows.join("").length,
  priceLevels: [drawn.priceLevel ?? "gold"],
  colors: [],
})

export const venueOf = (drawn: readonly DrawnSection[], withRows = true): Venue => ({
  id: "salle",
  name: "Salle",
  levels: [
    {
      id: "parterre",
      name: drawn[0]?.level ?? "Parterre",
      sections: drawn.map((each) => sectionOf(each, withRows)),
    },
  ],
  priceLevels: ["gold", "silver"].map((id) => ({
    id,
    name: id,
    color: "#aa8800",
    prices: [],
    min: 5450,
    max: 6950,
  })),
  avoidSingle: true,
  bounds: { x: 0, y: 0, width: 100, height: 100 },
  version: "1",
})

const priceOf = (id: string, price: number, fields: Partial<Price> = {}): Price => ({
  id,
  name: id,
  priceType: id,
  price,
  serviceCharges: 450,
  divisor: 1,
  maxTickets: 0,
  minTickets: 0,
  ...fields,
})

const levelOf = (id: string, prices: Price[]) => ({
  id,
  name: id,
  prices,
  price_min: 0,
  price_max: 0,
  serviceCharge_min: 0,
  serviceCharge_max: 0,
  original_price_min: 0,
  original_price_max: 0,
  soldout: false,
  hasPromo: false,
  rs: true,
  priceLevelColor: "#aa8800",
  qty: 0,
  seatsId: [],
})

export const eventOf = (seatMap: EventDetail["seatMap"]): EventDetail => ({
  id: "le-cid",
  code: "le-cid",
  pageId: "page",
  showId: "show",
  title: "Le Cid",
  pageTitle: "Le Cid",
  start: "2026-12-05T19:30:00-05:00",
  saleState: "ONSALE",
  place: { id: "salle", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" },
  seatMap,
  priceLevels: [
    levelOf("gold", [priceOf("gold.adult", 6500, { maxTickets: 6 }), priceOf("gold.student", 5000)]),
    levelOf("silver", [priceOf("silver.adult", 4500)]),
    {
      ...levelOf("floor", [priceOf("floor.adult", 3000, { minTickets: 2, divisor: 2, maxTickets: 6 })]),
      rs: false,
    },
  ],
  avoidSingle: true,
  taxNames: ["TPS", "TVQ"],
  serverTime: "2026-11-21T10:00:00-05:00",
  timeZone: "America/Toronto",
})

/** What the fake house sells for so many events together. */
export const subscriptionOf = (
  { priceLevels, place, lastResort }: EventDetail,
  events: number,
): SubscriptionDetail => ({
  id: "saison",
  pageId: "page",
  title: "Saison",
  pageTitle: "Saison",
  start: "2026-12-05T19:30:00-05:00",
  saleState: "ONSALE",
  place,
  seatMap: "full",
  events: Array.from({ length: events }, (_, index) => ({
    eventId: `le-cid-${index}`,
  })) as unknown as SubscriptionDetail["events"],
  priceLevels,
  placesLeft: 1,
  avoidSingle: true,
  ...(lastResort === undefined ? {} : { lastResort }),
  taxNames: ["TPS", "TVQ"],
  serverTime: "2026-11-21T10:00:00-05:00",
  timeZone: "America/Toronto",
})
