import type { EventRefundHindrance } from "@parterre/contract"
import { isPaymentDue } from "@parterre/domain/payments"
import { ExceedsPayment } from "@parterre/domain/refunds"
import type { Knex } from "knex"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { type RefundPlan, refundPlanner } from "../refunds/plan-refund.ts"
import { toCards } from "../refunds/refund-document.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { type PaidSale, readPaidSales } from "../sales/paid-sale.ts"
import { salesOfIds } from "../sales/sale-store.ts"
import { soldPieces } from "../sales/sold-pieces.ts"
import { ticketStore } from "../tickets/ticket-store.ts"
import { salesOfEvent } from "./refundable-event-store.ts"

export interface EventRefundSelection {
  readonly keepFees?: boolean | undefined
  /** Tickets whose holder was let in go back too. */
  readonly evenAdmitted?: boolean | undefined
}

/** What of a sale goes back with an event, or why nothing does. */
export interface EventSalePlan {
  readonly sale: PaidSale
  /** Ids of its pieces for the event. */
  readonly items: readonly string[]
  readonly plan: RefundPlan
  /** Of its tickets as they are printed, by piece. */
  readonly ticketIds: ReadonlyMap<string, string>
  readonly hindrance: EventRefundHindrance | undefined
  /** Whether its money is not taken yet, so that none can go back. */
  readonly waits: boolean
}

/** Sales that are read at once. */
const atOnce = 200

/** The plans of all sales that have something for an event, in the order in which they were paid. */
export async function* plansOfEvent(
  db: Knex,
  websiteId: string,
  eventId: string,
  selection: EventRefundSelection,
): AsyncGenerator<EventSalePlan> {
  const ids = await salesOfEvent(db, websiteId, eventId)
  for (let from = 0; from < ids.length; from += atOnce)
    yield* await planSales(db, { websiteId, eventId, saleIds: ids.slice(from, from + atOnce) }, selection)
}

/** The plans of some sales, in the order given; one that is not paid any more has none. */
export async function planSales(
  db: Knex,
  { websiteId, eventId, saleIds }: { websiteId: string; eventId: string; saleIds: readonly string[] },
  selection: EventRefundSelection,
): Promise<EventSalePlan[]> {
  const rows = (await salesOfIds(db, websiteId, saleIds)).filter(({ state }) => state === "paid")
  const sales = await readPaidSales(db, websiteId, rows)
  const planOf = await refundPlanner(db, websiteId, sales)
  const attempts = await attemptsOfSales(db, websiteId, saleIds)
  const tickets = Map.groupBy(await ticketStore(db, websiteId).ofSales(saleIds), ({ sale_id }) => sale_id)
  const latest = new Map(
    attempts.filter(({ instalment }) => instalment === 0).map((attempt) => [attempt.sale_id, attempt]),
  )
  const place = new Map(saleIds.map((id, at) => [id, at]))
  return sales
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .map((sale): EventSalePlan => {
      const items = soldPieces(sale).flatMap((piece) => (piece.eventId === eventId ? piece.id : []))
      const ticketIds = new Map(tickets.get(sale.id)?.map((ticket) => [ticket.hold_line_id, ticket.id]))
      const found = { sale, items, ticketIds }
      try {
        const plan = planOf(sale, { ...selection, items })
        return { ...found, plan, ...obstacleOf(plan, latest.get(sale.id)) }
      } catch (error) {
        if (!(error instanceof ExceedsPayment)) throw error
        // Nobody else waits for their money because of a sale that comes to more than was paid.
        return { ...found, plan: nothing, hindrance: "exceeds-payment", waits: false }
      }
    })
}

const nothing: RefundPlan = { items: [], amount: 0, returns: [], kept: [] }

/** A delivery goes back with tickets only, for what was used was delivered. */
function obstacleOf(
  plan: RefundPlan,
  attempt: PaymentAttemptRow | undefined,
): Pick<EventSalePlan, "hindrance" | "waits"> {
  if (plan.items.every(({ kind }) => kind === "delivery"))
    return { hindrance: keptBecause(plan) ?? "refunded", waits: false }
  if (toCards(plan) === 0 || attempt?.state === "captured") return { hindrance: undefined, waits: false }
  const isDue = isPaymentDue({ sale: "paid", attempt: attempt?.state })
  return isDue ? { hindrance: "payment-due", waits: false } : { hindrance: undefined, waits: true }
}

/** Why pieces of an event stay; a ticket that was used says more than one that was refunded before. */
export function keptBecause({ kept }: RefundPlan): "admitted" | "refunded" | undefined {
  if (kept.some(({ why }) => why === "admitted")) return "admitted"
  return kept.length === 0 ? undefined : "refunded"
}
