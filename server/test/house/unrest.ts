import { GIVEN_BACK, isAtRest, isMoneyTaken, isPaymentDue, type SalePayment } from "@parterre/domain/payments"
import type { LedgerEntry } from "@parterre/sandboxes"
import type {
  InstalmentRow,
  PaymentAttemptRow,
  SaleRow,
  TicketRow,
} from "../../src/database/checkout-tables.ts"
import type { RefundRow } from "../../src/database/refund-tables.ts"
import { attemptReference, shortReference } from "../../src/payments/references.ts"
import type { RefundDocument } from "../../src/refunds/refund-document.ts"
import type { SaleDocument } from "../../src/sales/sale-document.ts"
import { isLedgerOf } from "../processors-on-sandboxes.ts"
import { certificateUnrest, spentOfSales } from "./certificate-law.ts"
import type { CheckoutBench } from "./checkout-shop.ts"

/** Attempts that a sale of a test makes at most. */
const mostAttempts = 30

/** By sale, since a ledger is looked through for each: what its attempts are called, whole and in the short form. */
const callings = new Map<string, ReadonlySet<string>>()

function callingsOf(saleId: string): ReadonlySet<string> {
  const known = callings.get(saleId)
  if (known !== undefined) return known
  const made = new Set(
    Array.from({ length: mostAttempts }, (_, index) => attemptReference(saleId, index + 1)).flatMap((own) => [
      own,
      shortReference(own, 20),
    ]),
  )
  callings.set(saleId, made)
  return made
}

/** Whether the reference in a processor's ledger is that of one of the sale's attempts, or the short form of one. */
export const isChargeOf = (reference: string, saleId: string): boolean =>
  reference.startsWith(`sale:${saleId}:`) || callingsOf(saleId).has(reference)

/** What processors have been asked to charge for a sale, by a server with its sandboxes. */
export const chargesOf = ({ sandboxes }: Pick<CheckoutBench, "sandboxes">, saleId: string): LedgerEntry[] =>
  sandboxes.ledger.all().filter(({ reference }) => isChargeOf(reference, saleId))

/** What is not as it must be once everything is settled: tickets without their money, money without tickets. */
export async function unrest({ db, sandboxes }: Pick<CheckoutBench, "db" | "sandboxes">): Promise<string[]> {
  return findUnrest(db, sandboxes.ledger.all())
}

export async function findUnrest(
  db: CheckoutBench["db"],
  ledger: readonly Pick<LedgerEntry, "reference" | "state" | "amount" | "refunded">[],
): Promise<string[]> {
  const wrong: string[] = await certificateUnrest(db)
  const spent = await spentOfSales(db)
  // Each table once: by sale, the look after each test of a file would take longer than the tests.
  const ticketsOf = bySale(await db<TicketRow>("tickets"))
  const attemptsOf = bySale(await db<PaymentAttemptRow>("payment_attempts").orderBy("attempt"))
  const instalmentsOf = bySale(await db<InstalmentRow>("instalments").orderBy("ordinal"))
  const refundsOf = bySale(await db<RefundRow>("refunds"))
  const documents = bySale<{ sale_id: string; document: string }>(await db("sale_documents"))
  for (const sale of await db<SaleRow>("sales")) {
    const attempts = attemptsOf(sale)
    const attempt = latestOf(attempts, 0)
    const tickets = ticketsOf(sale)
    const payment: SalePayment = {
      sale: sale.state,
      attempt: attempt?.state,
      tickets: sale.state === "voided" ? "revoked" : tickets.length > 0 ? "issued" : "none",
    }
    // What was voided was sold once, and is good for nothing now.
    const isSold = sale.state === "paid" || sale.state === "voided"
    if (sale.state === "voided" && tickets.some(({ voided_at }) => voided_at === null))
      wrong.push(`good tickets of ${sale.id}, which was voided`)
    if (!isAtRest(payment)) wrong.push(`not at rest: ${sale.id} ${JSON.stringify(payment)}`)
    const products = soldWithoutTicket(documents(sale)[0]?.document ?? "{}")
    if (isSold !== tickets.length + products.length > 0) wrong.push(`tickets of ${sale.id}`)
    const givenBack = attempts.flatMap(({ state, code, reference }) =>
      state === "refunded" || code === GIVEN_BACK ? reference : [],
    )
    const charged = ledger.filter(
      ({ reference, state }) => isChargeOf(reference, sale.id) && state === "captured",
    )
    const isGivenBack = ({ reference, amount, refunded }: (typeof charged)[number]) =>
      givenBack.some((own) => isLedgerOf(reference, own)) && refunded === amount
    const taken = charged.filter((entry) => !isGivenBack(entry))
    const instalments = instalmentsOf(sale)
    const refunds = refundsOf(sale)
    if (sale.state === "paid" && instalments.length > 0)
      wrong.push(...instalmentUnrest(sale, instalments, attempts, refunds, taken))
    const owed =
      sale.state === "paid" && sale.amount > 0 && !isPaymentDue(payment) && instalments.length === 0
        ? [sale.amount]
        : []
    if (
      (sale.state !== "paid" || instalments.length === 0) &&
      JSON.stringify(taken.map(({ amount }) => amount)) !== JSON.stringify(owed)
    )
      wrong.push(`money of ${sale.id}: ${JSON.stringify(taken)}`)
    const back = taken.reduce((sum, { refunded }) => sum + refunded, 0)
    const pending = refunds.filter(({ state }) => state === "requested")
    const returned = refunds.reduce(
      (sum, { state, card_amount }) => sum + (state === "done" ? card_amount : 0),
      0,
    )
    if (back !== returned || pending.length > 0) wrong.push(`refunds of ${sale.id}: ${back}, not ${returned}`)
    const ofTickets = tickets.reduce(
      (sum, each) => sum + each.price + each.service_charge + each.tax1 + each.tax2 + each.tax3,
      0,
    )
    const priced = ofTickets + products.reduce((sum, amount) => sum + amount, 0)
    const paid = sale.amount + (spent.get(sale.id) ?? 0)
    // Its certificates have what they gave again.
    if (sale.state === "paid" && priced !== paid) wrong.push(`prices of ${sale.id}: ${priced}`)
  }
  const reserved = ledger.filter(({ state }) => state === "authorised")
  return [...wrong, ...reserved.map(({ reference }) => `still reserved: ${reference}`)]
}

function bySale<Row extends { readonly sale_id: string | null }>(rows: readonly Row[]) {
  const of = Map.groupBy(rows, ({ sale_id }) => sale_id)
  return ({ id }: SaleRow): readonly Row[] => of.get(id) ?? []
}

/** The last attempt at one instalment of those of a sale, in the order in which they were made; 0 is the sale itself. */
const latestOf = (attempts: readonly PaymentAttemptRow[], instalment: number) =>
  attempts.findLast((attempt) => attempt.instalment === instalment)

/** What was taken of a sale in instalments, what is still due and what refunds took off add up to its price. */
function instalmentUnrest(
  sale: SaleRow,
  rows: readonly InstalmentRow[],
  attempts: readonly PaymentAttemptRow[],
  refunds: readonly RefundRow[],
  taken: readonly Pick<LedgerEntry, "amount">[],
): string[] {
  const wrong: string[] = []
  const first = latestOf(attempts, 0)
  let due = first !== undefined && isPaymentDue({ sale: "paid", attempt: first.state }) ? first.amount : 0
  for (const { ordinal, amount } of rows) {
    const attempt = latestOf(attempts, ordinal)
    if (!isAtRest({ sale: "paid", attempt: attempt?.state, tickets: "issued" }))
      wrong.push(`instalment ${ordinal} of ${sale.id} is not at rest: ${attempt?.state}`)
    if (attempt === undefined || !isMoneyTaken(attempt.state)) due += amount
  }
  const off = refunds
    .filter(({ state }) => state !== "refused")
    .flatMap(({ document }) => (JSON.parse(document) as RefundDocument).returns)
    .reduce((sum, { means, amount }) => sum + (means === "instalment" ? amount : 0), 0)
  const money = taken.reduce((sum, { amount }) => sum + amount, 0)
  if (money + due + off !== sale.amount)
    wrong.push(`instalments of ${sale.id}: ${money} + ${due} + ${off}, not ${sale.amount}`)
  return wrong
}

/** What each hold of a product and each delivery came to in a sale, in cents with its taxes, as its document says. */
function soldWithoutTicket(document: string): number[] {
  const { holds = [], deliveries = [] }: Partial<SaleDocument> = JSON.parse(document)
  return [...holds.filter(({ product }) => product !== undefined), ...deliveries].map(
    ({ taxes: { amount, serviceCharge, tax1, tax2, tax3 } }) => amount + serviceCharge + tax1 + tax2 + tax3,
  )
}
