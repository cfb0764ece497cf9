import type { RefundKept } from "@parterre/contract"
import { ExceedsPayment, type RefundMeans, refundByMeans, refundOfPiece } from "@parterre/domain/refunds"
import type { Knex } from "knex"
import type { TicketRow } from "../database/checkout-tables.ts"
import type { RefundedPieceRow, RefundRow } from "../database/refund-tables.ts"
import { defined } from "../defined.ts"
import { Refusal } from "../refusal.ts"
import type { PaidSale, SaleInstalment } from "../sales/paid-sale.ts"
import { type SoldPiece, soldPieces } from "../sales/sold-pieces.ts"
import { ticketStore } from "../tickets/ticket-store.ts"
import { type DocumentedReturn, type RefundDocument, type RefundedItem, totalOf } from "./refund-document.ts"
import { type PayingCertificate, refundedPieces, refundsOfSales, soldThings } from "./refund-store.ts"

/** What is to go back. */
export interface RefundSelection {
  /** Ids of lines, tickets, pieces or deliveries; the whole sale when absent. */
  readonly items?: readonly string[] | undefined
  readonly keepFees?: boolean | undefined
  /** Tickets whose holder was let in go back too. */
  readonly evenAdmitted?: boolean | undefined
}

export interface RefundPlan extends RefundDocument {
  /** Cents. */
  readonly amount: number
  /** What was asked for and cannot go back. */
  readonly kept: readonly { readonly piece: SoldPiece; readonly why: RefundKept["why"] }[]
}

/**
 * What a refund would give back now: whole tickets and pieces, each with exactly what it was charged. Throws
 * `refund-item-unknown` when an id names nothing of the sale, and `refund-exceeds-payment` when more would go back than was paid.
 */
export async function planRefund(
  db: Knex,
  websiteId: string,
  sale: PaidSale,
  selection: RefundSelection,
): Promise<RefundPlan> {
  const plan = await refundPlanner(db, websiteId, [sale])
  try {
    return plan(sale, selection)
  } catch (error) {
    throw error instanceof ExceedsPayment ? new Refusal("refund-exceeds-payment") : error
  }
}

/** What of a sale could go back now, whatever was paid for it. Throws `refund-item-unknown` as `planRefund` does. */
export async function planPieces(
  db: Knex,
  websiteId: string,
  sale: PaidSale,
  selection: RefundSelection,
): Promise<PiecesPlan> {
  const factsOf = await saleFacts(db, websiteId, [sale])
  return piecesOf(sale, selection, factsOf(sale))
}

/**
 * Reads what decides the refunds of sales, a handful of queries however many there are; plans any of them from it. A plan
 * throws ExceedsPayment when more would go back than was paid.
 */
export async function refundPlanner(
  db: Knex,
  websiteId: string,
  sales: readonly PaidSale[],
): Promise<(sale: PaidSale, selection: RefundSelection) => RefundPlan> {
  const factsOf = await saleFacts(db, websiteId, sales)
  return (sale, selection) => {
    const facts = factsOf(sale)
    const pieces = piecesOf(sale, selection, facts)
    const returns = refundByMeans(pieces.amount, facts.means)
    return { ...pieces, returns: returns.map(({ id, amount }): DocumentedReturn => ({ ...id, amount })) }
  }
}

async function saleFacts(
  db: Knex,
  websiteId: string,
  sales: readonly PaidSale[],
): Promise<(sale: PaidSale) => SaleFacts> {
  const ids = sales.map(({ id }) => id)
  const tickets = bySale(await ticketStore(db, websiteId).ofSales(ids))
  const things = soldThings(db, websiteId, ids)
  const used = await usedThings(
    things,
    sales.flatMap((sale) => soldPieces(sale)),
  )
  const refunded = bySale(await refundedPieces(db, websiteId, ids))
  const earlier = bySale(await refundsOfSales(db, websiteId, ids))
  const certificates = bySale(await things.certificatesThatPaid())
  return (sale) => ({
    tickets: tickets.get(sale.id) ?? [],
    used,
    refunded: refunded.get(sale.id) ?? [],
    means: meansOf(sale, earlier.get(sale.id) ?? [], certificates.get(sale.id) ?? []),
  })
}

const bySale = <Row extends { readonly sale_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => Map.groupBy(rows, ({ sale_id }) => sale_id)

type PiecesPlan = Omit<RefundPlan, "returns">

interface SaleFacts {
  readonly tickets: readonly TicketRow[]
  /** By piece. */
  readonly used: ReadonlyMap<string, RefundKept["why"]>
  readonly refunded: readonly RefundedPieceRow[]
  readonly means: readonly RefundMeans<Means>[]
}

function piecesOf(
  sale: PaidSale,
  { items, keepFees = false, evenAdmitted = false }: RefundSelection,
  { tickets, used, refunded: earlier }: SaleFacts,
): PiecesPlan {
  const ticketIds = new Map(tickets.map((ticket) => [ticket.hold_line_id, ticket.id]))
  const pieces = soldPieces(sale)
  const asked = items === undefined ? pieces : named(pieces, ticketIds, items)
  const admitted = evenAdmitted ? [] : tickets.filter(({ admitted_at }) => admitted_at !== null)
  const hindrances = new Map<string, RefundKept["why"]>([
    ...admitted.map(({ hold_line_id }) => [hold_line_id, "admitted"] as const),
    ...used,
    ...earlier.map(({ piece_id }) => [piece_id, "refunded"] as const),
  ])
  const free = asked.filter(({ id }) => !hindrances.has(id))
  const refunded = free.map(
    ({ id, kind, title, detail, charged }): RefundedItem =>
      defined({
        ...{ id, kind, title, detail, ticketId: ticketIds.get(id) },
        refunded: refundOfPiece(charged, keepFees),
      }),
  )
  const amount = refunded.reduce((sum, item) => sum + totalOf(item.refunded), 0)
  return {
    items: refunded,
    amount,
    kept: asked.flatMap((piece) => {
      const why = hindrances.get(piece.id)
      return why === undefined ? [] : [{ piece, why }]
    }),
  }
}

function named(
  pieces: readonly SoldPiece[],
  ticketIds: ReadonlyMap<string, string>,
  items: readonly string[],
): SoldPiece[] {
  const isNamed = ({ id, lineIds }: SoldPiece, item: string) =>
    id === item || ticketIds.get(id) === item || lineIds.includes(item)
  if (items.some((item) => !pieces.some((piece) => isNamed(piece, item))))
    throw new Refusal("refund-item-unknown")
  return pieces.filter((piece) => items.some((item) => isNamed(piece, item)))
}

/** Certificates and passes among pieces that somebody has used. */
async function usedThings(
  things: ReturnType<typeof soldThings>,
  pieces: readonly SoldPiece[],
): Promise<ReadonlyMap<string, RefundKept["why"]>> {
  const products = pieces.filter(({ kind }) => kind === "product").map(({ id }) => id)
  if (products.length === 0) return new Map()
  const certificates = await things.certificates(products)
  const passes = await things.flexPasses()
  return new Map<string, RefundKept["why"]>([
    ...certificates
      .filter(({ balance, value }) => balance < value)
      .map(({ hold_line_id }) => [hold_line_id ?? "", "certificate-used"] as const),
    ...passes
      .filter(({ credits, credits_left }) => credits_left < credits)
      .map(({ hold_line_id }) => [hold_line_id, "pass-used"] as const),
  ])
}

type MeansOf<Kind extends DocumentedReturn["means"]> = Omit<
  Extract<DocumentedReturn, { means: Kind }>,
  "amount"
>
type Means = MeansOf<"card"> | MeansOf<"giftcertificate"> | MeansOf<"instalment">

/**
 * What is still to be paid comes first, the last instalment before the others; then the card: money is given back before
 * credit.
 */
function meansOf(
  { payment }: PaidSale,
  refunds: readonly RefundRow[],
  certificates: readonly PayingCertificate[],
): RefundMeans<Means>[] {
  const earlier = refunds.filter(({ state }) => state !== "refused")
  const returned = earlier.flatMap((row) => documentOf(row).returns)
  const sum = (returns: readonly DocumentedReturn[]) =>
    returns.reduce((total, { amount }) => total + amount, 0)
  const cards = returned.flatMap((one) => (one.means === "card" ? one : []))
  const { instalments } = payment
  return [
    ...(instalments === undefined
      ? [
          {
            id: defined({ means: "card" as const, brand: payment.brand, lastFour: payment.lastFour }),
            paid: payment.amount,
            refunded: sum(cards),
          },
        ]
      : [
          ...instalments.flatMap(unpaidMeans).toReversed(),
          ...instalments.flatMap((one) =>
            paidMeans(one, (attemptId) => sum(cards.filter((card) => card.attemptId === attemptId))),
          ),
        ]),
    ...certificates.map((certificate) => ({
      id: {
        means: "giftcertificate" as const,
        certificateId: certificate.id,
        lastFour: certificate.last_four,
      },
      paid: certificate.amount,
      refunded: sum(
        returned.filter((one) => one.means === "giftcertificate" && one.certificateId === certificate.id),
      ),
    })),
  ]
}

/** An instalment that is not paid: refunds have taken from its amount already what they took. */
const unpaidMeans = ({
  ordinal,
  dueOn,
  amount,
  state,
}: SaleInstalment): RefundMeans<MeansOf<"instalment">>[] =>
  ordinal === 0 || state === "paid"
    ? []
    : [{ id: { means: "instalment", ordinal, dueOn }, paid: amount, refunded: 0, isUnpaid: true }]

/** A payment that was made, or the first, which may be on its way. */
const paidMeans = (
  { ordinal, state, attempt }: SaleInstalment,
  refundedOf: (attemptId: string) => number,
): RefundMeans<MeansOf<"card">>[] =>
  attempt === undefined || (ordinal > 0 && state !== "paid")
    ? []
    : [
        {
          id: defined({
            means: "card" as const,
            attemptId: attempt.id,
            brand: attempt.brand ?? undefined,
            lastFour: attempt.last_four ?? undefined,
          }),
          paid: attempt.amount,
          refunded: refundedOf(attempt.id),
        },
      ]

export const documentOf = ({ document }: Pick<RefundRow, "document">): RefundDocument => JSON.parse(document)
