import type { Refund, RefundItem, RefundKept, RefundPreview, RefundReturn } from "@parterre/contract"
import { taxSummary } from "@parterre/domain/taxes"
import type { RefundRow } from "../database/refund-tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { printedTaxes } from "../pricing/tax-summaries.ts"
import { isoInZone } from "../zoned-time.ts"
import { documentOf, type RefundPlan } from "./plan-refund.ts"
import { type DocumentedReturn, type RefundDocument, type RefundedItem, totalOf } from "./refund-document.ts"
import { isStuck } from "./why-refunds-wait.ts"

/** Why something cannot go back. */
export const hindrances: Readonly<Record<RefundKept["why"], Readonly<Record<Language, string>>>> = {
  refunded: { fr: "C’est déjà remboursé.", en: "It’s already refunded." },
  "certificate-used": {
    fr: "Ce chèque-cadeau a déjà servi.",
    en: "This gift certificate has been used.",
  },
  admitted: { fr: "Ce billet a été utilisé à l’entrée.", en: "This ticket was used at the door." },
  "pass-used": { fr: "Ce passeport a déjà servi.", en: "This pass has been used." },
}

/** What a refund would give back, as the contract shows it. */
export const refundPreview = (plan: RefundPlan, saleId: string, language: Language): RefundPreview => ({
  saleId,
  ...figuresOf(plan, language),
  amount: plan.amount,
  kept: plan.kept.map((one) => keptAnswer(one, language)),
})

/** What cannot go back, and why, as the contract shows it. */
export const keptAnswer = ({ piece, why }: RefundPlan["kept"][number], language: Language): RefundKept => ({
  id: piece.id,
  title: piece.title[language],
  detail: piece.detail[language],
  why,
  explanation: hindrances[why][language],
})

/** A refund as the contract shows it. */
export const refundAnswer = (
  row: RefundRow,
  saleId: string,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Refund =>
  defined({
    id: row.id,
    saleId,
    state: row.state,
    at: isoInZone(row.created_at, timeZone),
    doneAt: row.done_at === null ? undefined : isoInZone(row.done_at, timeZone),
    by: row.staff_name,
    reason: row.reason,
    keepSeats: row.keeps_seats === 1,
    keepFees: row.keeps_fees === 1,
    ...figuresOf(documentOf(row), language),
    amount: row.amount,
    code: row.code ?? undefined,
    stuck: isStuck(row) ? true : undefined,
  })

const figuresOf = ({ items, returns }: RefundDocument, language: Language) => ({
  items: items.map((item) => refundItem(item, language)),
  tax: printedTaxes(taxSummary(items.map(({ refunded }) => refunded)), language),
  returns: returns.map(refundReturn),
})

export const refundItem = (
  { id, ticketId, title, detail, refunded }: RefundedItem,
  language: Language,
): RefundItem =>
  defined({
    id,
    ticketId,
    title: title[language],
    detail: detail[language],
    price: refunded.amount,
    serviceCharge: refunded.serviceCharge,
    taxes: refunded.tax1 + refunded.tax2 + refunded.tax3,
    total: totalOf(refunded),
  })

/** A certificate is known by the end of its code alone, an instalment by its day. */
export const refundReturn = (one: DocumentedReturn): RefundReturn =>
  one.means === "instalment"
    ? { means: one.means, amount: one.amount, dueOn: one.dueOn }
    : one.means === "card"
      ? defined({ means: one.means, amount: one.amount, brand: one.brand, lastFour: one.lastFour })
      : { means: one.means, amount: one.amount, lastFour: one.lastFour }
