import type { CertificateUse, Client } from "@parterre/contract"
import { isMoneyTaken, isPaymentDue } from "@parterre/domain/payments"
import type { Wallet } from "@parterre/domain/wallets"
import type { Knex } from "knex"
import type { InstalmentRow, PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { usesOfAttempts } from "../gift-certificates/certificate-use-store.ts"
import { isAtBank } from "../payments/interac-page.ts"
import type { ChosenDelivery } from "../pricing/choose-deliveries.ts"
import { dayInZone } from "../zoned-time.ts"
import { attemptsOfSales } from "./attempt-store.ts"
import { instalmentsOfSales } from "./instalment-store.ts"
import { type BankWords, bankWords } from "./interac-store.ts"
import type { SaleDocument } from "./sale-document.ts"
import { readSaleDocuments } from "./sale-document-store.ts"

/** A paid sale: its document, its buyer and how it was paid. */
export interface PaidSale extends SaleDocument {
  readonly id: string
  /** The order number shoppers read. */
  readonly number: string
  /** Epoch milliseconds. */
  readonly paidAt: number
  /** When support ended it, for its payment was due and never made; epoch milliseconds. */
  readonly voidedAt: number | undefined
  readonly client: Client
  readonly clientId: string | null
  readonly shipping: readonly ChosenDelivery[]
  readonly payment: SalePayment
}

export interface SalePayment {
  /** Cents that certificates left to pay. */
  readonly amount: number
  readonly giftCertificates: readonly CertificateUse[]
  /** Absent when no card was charged. */
  readonly brand: string | undefined
  readonly lastFour: string | undefined
  /** The wallet that the card was in. */
  readonly wallet: Wallet | undefined
  /** Of the attempt that paid. */
  readonly attemptId: string | undefined
  /** Whether the money is still to be taken; of instalments, that of the first. */
  readonly isDeferred: boolean
  /** All payments, the first among them, where there are several; amounts as refunds have left them. */
  readonly instalments: readonly SaleInstalment[] | undefined
  /** What the bank said of a payment through Interac Online. */
  readonly interac: BankWords | undefined
}

export interface SaleInstalment {
  /** 0 is what was paid with the tickets. */
  readonly ordinal: number
  /** A day where the website is. */
  readonly dueOn: string
  /** Cents. */
  readonly amount: number
  /** `failed`: the card did not pay, and its buyer is asked for another. */
  readonly state: "paid" | "due" | "failed"
  /** That paid it, or is paying it. */
  readonly attempt: PaymentAttemptRow | undefined
}

/** Sales that are paid, read whole and in the order given: a handful of queries, however many there are. */
export async function readPaidSales(
  db: Knex,
  websiteId: string,
  sales: readonly SaleRow[],
): Promise<PaidSale[]> {
  const ids = sales.map(({ id }) => id)
  const documents = await readSaleDocuments(db, websiteId, ids)
  const all = await attemptsOfSales(db, websiteId, ids)
  const attempts = all.filter(({ instalment }) => instalment === 0)
  const later = Map.groupBy(await instalmentsOfSales(db, websiteId, ids), ({ sale_id }) => sale_id)
  // The one made last is the one that paid.
  const last = new Map(attempts.map((attempt) => [attempt.sale_id, attempt]))
  // Certificates paid with the tickets, even where the card's part lapsed and another attempt paid it.
  const issuing = new Map(
    [...last].map(([saleId, attempt]) => [
      saleId,
      attempts.find(({ sale_id, state }) => sale_id === saleId && state === "lapsed") ?? attempt,
    ]),
  )
  const issuingIds = [...issuing.values()].map(({ id }) => id)
  const uses = await usesOfAttempts(db, websiteId, issuingIds)
  const words = await bankWords(
    db,
    websiteId,
    [...last.values()].filter(isAtBank).map(({ id }) => id),
  )
  return sales.map((sale) => {
    const document = documents.get(sale.id)
    if (document === undefined) throw new Error(`Sale ${sale.id} has no document`)
    const attempt = last.get(sale.id)
    // No card paid what was voided.
    const paidBy = sale.state === "voided" ? undefined : attempt
    return {
      ...document,
      id: sale.id,
      number: sale.receipt_number ?? sale.id,
      paidAt: sale.paid_at ?? sale.started_at,
      voidedAt: sale.voided_at ?? undefined,
      client: JSON.parse(sale.client ?? "{}"),
      clientId: sale.client_id,
      shipping: shippingOf(sale),
      payment: {
        amount: sale.amount,
        giftCertificates: uses.get(issuing.get(sale.id)?.id ?? "") ?? [],
        brand: paidBy?.brand ?? undefined,
        lastFour: paidBy?.last_four ?? undefined,
        wallet: paidBy?.wallet ?? undefined,
        attemptId: attempt?.id,
        isDeferred: sale.state === "paid" && attempt !== undefined && !isMoneyTaken(attempt.state),
        interac: words.get(attempt?.id ?? ""),
        instalments: instalmentsOf(
          later.get(sale.id) ?? [],
          all.filter(({ sale_id }) => sale_id === sale.id),
          dayInZone(sale.paid_at ?? sale.started_at, document.timeZone),
        ),
      },
    }
  })
}

function instalmentsOf(
  later: readonly InstalmentRow[],
  attempts: readonly PaymentAttemptRow[],
  firstDay: string,
): SaleInstalment[] | undefined {
  const attemptAt = (ordinal: number) => attempts.findLast(({ instalment }) => instalment === ordinal)
  const first = attemptAt(0)
  if (later.length === 0 || first === undefined) return undefined
  const stateOf = (attempt: PaymentAttemptRow | undefined, isFailed: boolean): SaleInstalment["state"] =>
    attempt !== undefined && isMoneyTaken(attempt.state) ? "paid" : isFailed ? "failed" : "due"
  return [
    {
      ...{ ordinal: 0, dueOn: firstDay, amount: first.amount, attempt: first },
      state: stateOf(first, isPaymentDue({ sale: "paid", attempt: first.state })),
    },
    ...later.map(({ ordinal, due_on: dueOn, amount, state }) => {
      const attempt = attemptAt(ordinal)
      return { ordinal, dueOn, amount, state: stateOf(attempt, state === "failed"), attempt }
    }),
  ]
}

/** One paid sale, read whole. */
export async function readPaidSale(db: Knex, sale: SaleRow): Promise<PaidSale> {
  const [paid] = await readPaidSales(db, sale.website_id, [sale])
  if (paid === undefined) throw new Error(`There is no sale ${sale.id}`)
  return paid
}

/** How the tickets of each event go out; nothing before it is chosen. */
export const shippingOf = (sale: Pick<SaleRow, "shipping">): ChosenDelivery[] =>
  JSON.parse(sale.shipping ?? "[]")
