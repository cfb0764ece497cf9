import type { ExplainedHold, Finding, HoldExplanation, SupportHold } from "@parterre/contract"
import type { Knex } from "knex"
import type { Viewer } from "../carts/viewer.ts"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { isDone, type NumberedEntry, numbered } from "../journal/entry.ts"
import { piecesNamed } from "../journal/explanations.ts"
import { readJournal, readRefusals } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfCart } from "../sales/attempt-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { findingOf, redacted } from "./findings.ts"
import { holdHistory, type NumberedDone } from "./hold-history.ts"
import { latestSales, saleNumber } from "./shown-carts.ts"
import { holdsOfCart } from "./support-holds.ts"
import { supportStore } from "./support-store.ts"
import { tellingOf } from "./telling.ts"

/** What became of a hold, or of all that a cart or a session held, and what was refused meanwhile. */
export async function explainHold(db: Knex, viewer: Viewer, id: string): Promise<HoldExplanation> {
  const store = supportStore(db, viewer.website.id)
  const cart = (await store.cartMeant(id)) ?? (await store.cartOfSession(id))
  if (cart !== undefined) return ofCart(db, viewer, cart, id)
  const hold = await store.holdOfEnd(id)
  return hold === undefined ? refusedOnly(db, viewer, id) : explainHold(db, viewer, hold.id)
}

/** A session that never came to hold anything. */
async function refusedOnly(db: Knex, viewer: Viewer, sessionId: string): Promise<HoldExplanation> {
  const refused = await readRefusals(db, { website_id: viewer.website.id, session_id: sessionId })
  if (refused.length === 0) throw new Refusal("hold-unknown")
  return {
    shopper: redacted(sessionId),
    holds: [],
    refusals: refused.map((entry) => findingOf(entry, viewer)),
  }
}

async function ofCart(db: Knex, viewer: Viewer, cart: CartRow, id: string): Promise<HoldExplanation> {
  const entries = numbered(await readJournal(db, cart))
  const sale = (await latestSales(db, viewer, [cart.id])).get(cart.id)
  const attempts = await attemptsOfCart(db, cart)
  const all = await holdsOfCart(db, viewer, cart)
  const asked = all.filter((hold) => hold.id === id)
  const holds = asked.length > 0 ? asked : all
  return {
    shopper: redacted(cart.session_id),
    cartId: cart.id,
    ...(sale === undefined ? {} : { saleId: saleNumber(sale) }),
    holds: holds.map((hold) => explained(hold, { entries, sale, attempts }, viewer)),
    refusals: entries
      .filter(
        (entry) =>
          !isDone(entry) && (asked.length === 0 || asked.some((hold) => isMeanwhile(entry, hold, entries))),
      )
      .map((entry) => findingOf(entry, viewer)),
  }
}

/** From the entry that made a hold to the one that ended it. A request for seats is about its events, any other about the cart. */
function isMeanwhile(entry: NumberedEntry, hold: SupportHold, entries: readonly NumberedEntry[]): boolean {
  if (isDone(entry)) return false
  const history = holdHistory(entries, hold.id)
  const runs = hold.state === "live" || hold.state === "paying"
  const [first, last] = [history[0]?.number ?? 0, history.at(-1)?.number ?? 0]
  if (entry.number < first || (!runs && entry.number > last)) return false
  const { eventIds } = entry.data
  return entry.command !== "holds.place" || eventIds === undefined || eventIds.includes(hold.eventId ?? "")
}

interface OfCart {
  readonly entries: readonly NumberedEntry[]
  readonly sale: SaleRow | undefined
  readonly attempts: readonly PaymentAttemptRow[]
}

function explained(hold: SupportHold, { entries, sale, attempts }: OfCart, viewer: Viewer): ExplainedHold {
  const history = holdHistory(entries, hold.id)
  const pieces = piecesNamed(entries)
  return {
    hold,
    extensions: history.filter(({ command }) => command === "holds.extend").length,
    findings: [
      ...history.map((entry) => ({
        ...findingOf(entry, viewer, { sale, pieces }),
        // What else was put in the cart gave this one more time.
        ...(isElsewhere(entry, hold.id) ? { fact: "extended" as const } : {}),
      })),
      ...(hold.state === "lapsed" && !history.some(({ command }) => command === "cart.lapse")
        ? [unsettled(hold, viewer)]
        : []),
      ...refunds(hold, attempts, viewer),
    ],
  }
}

const isElsewhere = (entry: NumberedDone, holdId: string): boolean =>
  entry.command === "holds.place" && !entry.data.holds.some(({ id }) => id === holdId)

/** A cart whose time ran out is written down when somebody needs its seats, or at the next round. */
const unsettled = (hold: SupportHold, viewer: Viewer): Finding => ({
  fact: "lapsed",
  explanation: tellingOf(viewer).say(
    "Le temps est écoulé\u00a0: les places sont libres, et le journal le notera sous peu.",
    "Time has run out: the seats are available, and the journal will say so shortly.",
  ),
  at: hold.expiresAt,
  rule: "isLapsed",
})

/** A payment that came too late for the seats is given back; the processor says so, not the cart's journal. */
const refunds = (hold: SupportHold, attempts: readonly PaymentAttemptRow[], viewer: Viewer): Finding[] =>
  attempts
    .filter(({ state, created_at }) => state === "refunded" && created_at >= Date.parse(hold.createdAt))
    .map(({ amount, changed_at }) => ({
      fact: "refunded",
      explanation: tellingOf(viewer).say(
        `Le paiement de ${tellingOf(viewer).money(amount)} a été remboursé.`,
        `The payment of ${tellingOf(viewer).money(amount)} was refunded.`,
      ),
      at: isoInZone(changed_at, viewer.website.timeZone),
    }))
