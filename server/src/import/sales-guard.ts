import type { Knex } from "knex"
import type { ComboRow } from "../database/combo-tables.ts"
import type { ProductRow } from "../database/product-tables.ts"
import type { PromotionRow } from "../database/promotion-tables.ts"
import type {
  EventPriceRow,
  EventRow,
  SubscriptionPriceRow,
  SubscriptionRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { lostSeats, type SeatingChange } from "./lost-seats.ts"
import { type ImportProblem, ImportRefused } from "./problem.ts"
import type { StockSize } from "./rows/product-rows.ts"
import type { CodeLimit } from "./rows/promotion-rows.ts"
import { soldStore, type VenueSeat } from "./sold-store.ts"
import type { TableDifference } from "./table-difference.ts"

export interface SoldThings {
  readonly events: TableDifference<EventRow>
  readonly prices: TableDifference<EventPriceRow>
  readonly sections: TableDifference<VenueSectionRow>
  readonly seating: SeatingChange
  /** Seats that the folder itself calls sold. */
  readonly soldElsewhere: readonly VenueSeat[]
  readonly subscriptions: TableDifference<SubscriptionRow>
  readonly subscriptionPrices: TableDifference<SubscriptionPriceRow>
  readonly products: TableDifference<ProductRow>
  readonly combos: TableDifference<ComboRow>
  readonly stocks: TableDifference<StockSize>
  readonly promotions: TableDifference<PromotionRow>
  readonly codeLimits: TableDifference<CodeLimit>
}

/** Refuses an import that would take away what shoppers hold or have paid for. */
export async function refuseLosses(
  trx: Knex.Transaction,
  folder: string,
  websiteId: string,
  differences: SoldThings,
): Promise<void> {
  const sold = soldStore(trx, websiteId)
  const messages = [
    ...(await lostEvents(sold, differences.events)),
    ...(await lostSubscriptions(sold, differences.subscriptions)),
    ...(await lostPrices(sold, differences.prices)),
    ...(await lostPrices(sold, differences.subscriptionPrices)),
    ...(await lostPlaces(sold, differences.sections)),
    ...(await lostProducts(sold, differences.products)),
    ...(await lostCombos(sold, differences.combos)),
    ...(await lostStock(sold, differences.stocks)),
    ...(await lostPromotions(sold, differences.promotions)),
    ...(await lostUses(sold, differences.codeLimits)),
  ]
  const seats = lostSeats(
    differences.seating,
    distinct([...(await sold.seats()), ...differences.soldElsewhere]),
  )
  const problem = { file: folder, place: undefined, path: [] }
  const lost: readonly ImportProblem[] = [
    ...seats.map(({ seatId, message: { fr, en } }) => ({ ...problem, message: en, french: fr, seatId })),
    ...messages.map((message) => ({ ...problem, message })),
  ]
  if (lost.length > 0) throw new ImportRefused(lost)
}

/** A seat that was sold elsewhere for one evening and here for another is told once. */
const distinct = (seats: readonly VenueSeat[]): readonly VenueSeat[] => [
  ...new Map(seats.map((seat) => [`${seat.venue_id} ${seat.seat_id}`, seat])).values(),
]

type SoldStore = ReturnType<typeof soldStore>

async function lostEvents(store: SoldStore, { removed, changed }: TableDifference<EventRow>) {
  const moved = changed.filter(({ before, after }) => before.venue_id !== after.venue_id)
  const sold = await store.events([...removed, ...moved.map(({ before }) => before)].map((event) => event.id))
  const isSold = (event: { id: string }) => sold.has(event.id)
  return [
    ...removed.filter(isSold).map(({ id }) => `event ${id} has tickets or holds and cannot be removed`),
    ...moved
      .filter(({ before }) => isSold(before))
      .map(({ before }) => `event ${before.id} has tickets or holds and cannot move to another venue`),
  ]
}

/** A receipt names the subscription it was for, so one that was sold stays. */
async function lostSubscriptions(store: SoldStore, { removed }: TableDifference<SubscriptionRow>) {
  const used = await store.subscriptions(removed.map(({ id }) => id))
  return [...used].map((id) => `subscription ${id} has tickets or holds and cannot be removed`)
}

async function lostPrices(
  store: SoldStore,
  { removed }: TableDifference<EventPriceRow | SubscriptionPriceRow>,
) {
  const held = await store.prices(removed.map((price) => price.id))
  return held.map((id) => `price ${id} is in a cart and cannot be removed now`)
}

/** General admission that would become smaller than the number of people already in. */
async function lostPlaces(store: SoldStore, { removed, changed }: TableDifference<VenueSectionRow>) {
  // What gets numbered seats has no room without them any more.
  const roomIn = ({ kind, capacity }: VenueSectionRow) => (kind === "general-admission" ? capacity : 0)
  const smaller = changed
    .filter(({ before, after }) => before.kind === "general-admission" && roomIn(after) < before.capacity)
    .map(({ after }) => after)
  const left = new Map([
    ...removed.map((section) => [section.id, 0] as const),
    ...smaller.map((section) => [section.id, roomIn(section)] as const),
  ])
  const people = await store.people([...left.keys()])
  return people.flatMap(({ eventId, sectionId, count }) => {
    const capacity = left.get(sectionId)!
    return count > capacity
      ? `section ${sectionId} cannot shrink to ${capacity}: event ${eventId} has ${count} people in it`
      : []
  })
}

/** What was sold is named by its receipt, and what is held is of its kind: it stays, and stays what it is. */
async function lostProducts(store: SoldStore, { removed, changed }: TableDifference<ProductRow>) {
  const other = changed.filter(({ before, after }) => before.kind !== after.kind)
  const used = await store.pieces([...removed, ...other.map(({ before }) => before)].map(({ id }) => id))
  return [
    ...removed
      .filter(({ id }) => used.has(id))
      .map(({ id, kind }) => `${kind} ${id} is in a cart or was sold and cannot be removed`),
    ...other
      .filter(({ before }) => used.has(before.id))
      .map(
        ({ before, after }) =>
          `${before.kind} ${before.id} is in a cart or was sold and cannot become a ${after.kind}`,
      ),
  ]
}

/** A cart names the combo that its tickets are of, and so does a receipt. */
async function lostCombos(store: SoldStore, { removed, changed }: TableDifference<ComboRow>) {
  const other = changed.flatMap(({ before, after }) => (before.kind === after.kind ? [] : before))
  const used = await store.combos([...removed, ...other].map(({ id }) => id))
  return [
    ...removed
      .filter(({ id }) => used.has(id))
      .map(({ id }) => `combo ${id} is in a cart or was sold and cannot be removed`),
    ...other
      .filter(({ id }) => used.has(id))
      .map(({ id }) => `combo ${id} is in a cart or was sold and stays of its kind`),
  ]
}

/** Fewer pieces than there are in carts and sold. */
async function lostStock(store: SoldStore, { changed }: TableDifference<StockSize>) {
  const smaller = changed.filter(({ before, after }) => after.capacity < before.capacity)
  const taken = await store.taken(smaller.map(({ after }) => after.product_id))
  return smaller.flatMap(({ after: { product_id, capacity } }) => {
    const count = taken.get(product_id) ?? 0
    return count > capacity ? `${product_id} cannot shrink to ${capacity}: ${count} are held or sold` : []
  })
}

/** A cart names the promotion that it was promised; a sale has it written down. One that changes takes nothing back. */
async function lostPromotions(store: SoldStore, { removed }: TableDifference<PromotionRow>) {
  const codes = new Map(removed.map(({ id, code }) => [id, code]))
  const held = await store.promotions([...codes.keys()])
  return held.map((id) => `promotion ${codes.get(id)} is in a cart and cannot be removed now`)
}

/** A code for fewer tickets than are held and sold by it. */
async function lostUses(store: SoldStore, { added, changed }: TableDifference<CodeLimit>) {
  const smaller = changed.filter(({ before, after }) => after.capacity < before.capacity)
  const limits = [...added, ...smaller.map(({ after }) => after)]
  const used = await store.usesOf(limits.map(({ code_id }) => code_id))
  return limits.flatMap(({ code_id, capacity }) => {
    const count = used.get(code_id) ?? 0
    return count > capacity ? `${code_id} cannot be limited to ${capacity}: ${count} are held or sold` : []
  })
}
