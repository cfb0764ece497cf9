import type { ReleaseItem } from "@parterre/contract"
import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import type { Actor, DoneEntry } from "../journal/entry.ts"
import { journalDone } from "../journal/journal-store.ts"
import { changeCart, refuseWhilePaying } from "./cart-store.ts"
import { dropLines } from "./drop-lines.ts"
import { heldTogether } from "./held-together.ts"
import { isToBeSold } from "./hold-facts.ts"
import { type HoldWithLines, liveHolds } from "./hold-store.ts"
import { settleLapse } from "./lapse.ts"

type ReleaseCommand = "holds.release" | "cart.delete" | "cart.delete-unconfirmed" | "support.release"

/** Who gives lines back and in which words the journal says so. */
export interface Release {
  readonly command: ReleaseCommand
  readonly actor: Actor
  readonly reason?: string
}

/** Picks the lines of a cart to give back. */
export type LinePicker = (holds: readonly HoldWithLines[]) => readonly string[]

/** Refuses, before anything is given back, what may not be. */
type ReleaseJudge = (holds: readonly HoldWithLines[], lines: ReadonlySet<string>) => Promise<void>

/** Gives lines of a locked cart back; a cart that keeps none has no countdown. Nothing picked changes nothing. */
export async function releaseLines(
  trx: Knex.Transaction,
  locked: CartRow,
  pick: LinePicker,
  release: Release,
  now: number,
  judge: ReleaseJudge = async () => {},
): Promise<CartRow> {
  refuseWhilePaying(locked)
  const cart = await settleLapse(trx, locked, now)
  const holds = await liveHolds(trx, cart.id)
  const own = new Set(holds.flatMap((hold) => hold.lines.map((line) => line.id)))
  const lines = heldTogether(holds, new Set(pick(holds)))
  // Emptying an expired cart puts its notice away.
  const clears = release.command === "cart.delete" && cart.state === "expired"
  if (lines.size === 0 && !clears) return cart
  await judge(holds, lines)
  const empty = lines.size === own.size
  const change = empty ? ({ state: "empty", expires_at: null, renewals_used: 0 } as const) : {}
  const [, changed] = await inOneTrip(trx, [
    () => journalDone(trx, entryOf(cart, [...lines], release, now)),
    () => changeCart(trx, cart, change, now),
    () => dropLines(trx, holds, lines, "release", now),
  ])
  return changed
}

export const everyLine: LinePicker = (holds) => holds.flatMap((hold) => hold.lines.map((line) => line.id))

export const unconfirmedLines: LinePicker = (holds) => everyLine(holds.filter((hold) => hold.confirmed === 0))

/** Lines that no sale takes: those that nobody sees in the cart. */
export const unsoldLines: LinePicker = (holds) => everyLine(holds.filter((hold) => !isToBeSold(hold)))

export const linesOfHold =
  (holdId: string): LinePicker =>
  (holds) =>
    everyLine(holds.filter((hold) => hold.id === holdId))

/** The lines that release items name: single lines, else a hold, else an event or a subscription; other ids name nothing. */
export const linesOfItems =
  (items: readonly ReleaseItem[]): LinePicker =>
  (holds) =>
    items.flatMap((item) => {
      const named = everyLine(holds.filter((hold) => isNamed(hold, item)))
      if (item.holds !== undefined) {
        const ids = new Set(item.holds)
        return named.filter((lineId) => ids.has(lineId))
      }
      const { eventId, subscriptionId, reservationId, parkingId } = item
      const isNothing = [eventId, subscriptionId, reservationId, parkingId].every((id) => id === undefined)
      return isNothing ? [] : named
    })

/**
 * The holds of a subscription or a combo are no event's: giving an event back leaves them. The first of a line's holds
 * names them all. A product is named by its hold; a place to park by its own id besides.
 */
const isNamed = (
  hold: HoldWithLines,
  { eventId, subscriptionId, reservationId, parkingId }: ReleaseItem,
): boolean =>
  (parkingId === undefined || hold.product_id === parkingId) &&
  (eventId === undefined ||
    // A place to park is of one event, so its own id says all, and so does that of its hold.
    parkingId !== undefined ||
    (hold.product_id !== null && hold.id === reservationId) ||
    (hold.event_id === eventId && hold.subscription_id === null && hold.combo_id === null) ||
    // A line of a combo tells its event too; it is its hold that names it.
    (reservationId !== undefined && hold.combo_hold_id === reservationId)) &&
  (subscriptionId === undefined || hold.subscription_id === subscriptionId) &&
  (reservationId === undefined ||
    hold.id === reservationId ||
    hold.subscription_hold_id === reservationId ||
    hold.combo_hold_id === reservationId)

function entryOf(cart: CartRow, lines: readonly string[], release: Release, now: number): DoneEntry {
  const facts = {
    websiteId: cart.website_id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: release.actor,
    outcome: "done" as const,
  }
  const { command, reason = "" } = release
  return command === "support.release"
    ? { ...facts, command, data: { lines, reason } }
    : { ...facts, command, data: { lines } }
}
