import type { JournalCitation } from "@parterre/contract"
import type { Knex } from "knex"
import type { TaxedHold } from "../carts/hold-details.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { isDone, type NumberedEntry, numbered } from "../journal/entry.ts"
import { readJournal } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfCart } from "../sales/attempt-store.ts"
import { dayInZone } from "../zoned-time.ts"
import { citation } from "./findings.ts"
import { latestSales, nothingShown, type ShownCart, shownCarts } from "./shown-carts.ts"
import { supportStore } from "./support-store.ts"

/** What a member of the staff asks about: a cart with what it holds, or what was sold of it, and its journal. */
export interface OrderAtHand extends ShownCart {
  readonly cart: CartRow
  readonly sale: SaleRow | undefined
  readonly attempts: readonly PaymentAttemptRow[]
  readonly entries: readonly NumberedEntry[]
  /** Whether one of its holds was asked for, and not all of it: `holds` are then those of its line. */
  readonly isPart: boolean
  /** Local day whose tax rates count. */
  readonly day: string
}

/** The order of an id: that of a cart, of a sale, of a receipt or of one hold. */
export async function orderAtHand(db: Knex, viewer: Viewer, id: string): Promise<OrderAtHand> {
  const { website, now } = viewer
  const cart = await supportStore(db, website.id).cartMeant(id)
  if (cart === undefined) throw new Refusal("cart-unknown")
  const shown = (await shownCarts(db, viewer, [cart])).get(cart.id) ?? nothingShown
  const attempts = await attemptsOfCart(db, cart)
  const sale = (await latestSales(db, viewer, [cart.id])).get(cart.id)
  const ofLine = shown.holds.filter((held) => isOfLine(held, id))
  const isPart = ofLine.length > 0
  // The day the shopper agreed to the amount, even when midnight has passed since.
  const taxedAt =
    sale?.state === "paid"
      ? (attempts.findLast(({ instalment }) => instalment === 0)?.created_at ?? now)
      : now
  return {
    ...{ cart, sale, attempts, isPart },
    holds: isPart ? ofLine : shown.holds,
    deliveries: isPart ? [] : shown.deliveries,
    entries: numbered(await readJournal(db, cart)),
    day: dayInZone(taxedAt, website.timeZone),
  }
}

/** The holds of a subscription or a combo go by the first of them, too. */
const isOfLine = (held: TaxedHold, id: string): boolean =>
  held.hold.id === id ||
  held.hold.subscription_hold_id === id ||
  (held.product === undefined && held.combo?.holdId === id)

/** The entry that gave a hold the price it has: it was made by it, or its tickets changed their type. */
export function citationOf(
  entries: readonly NumberedEntry[],
  holdId: string,
  timeZone: string,
): JournalCitation | undefined {
  const priced = entries.flatMap((entry) => {
    const priceId = priceGiven(entry, holdId)
    return priceId === undefined ? [] : [{ entry, priceId }]
  })
  // A division leaves a part of the tickets at the type they had.
  const last = priced.findLast(({ priceId }, at) => priceId !== priced[at - 1]?.priceId)
  return last && citation(last.entry, timeZone)
}

/** The price that an entry gave a hold. */
function priceGiven(entry: NumberedEntry, holdId: string): string | undefined {
  if (!isDone(entry)) return undefined
  const given =
    entry.command === "holds.place"
      ? entry.data.holds
      : entry.command === "holds.split"
        ? entry.data.parts
        : []
  return given.find(({ id }) => id === holdId)?.priceId
}
