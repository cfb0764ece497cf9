import type {
  EventRefund,
  EventRefundHindrance,
  EventRefundPreview,
  EventRefundReport,
  EventRefundSale,
  EventRefundSaleState,
  Localized,
} from "@parterre/contract"
import type { EventRefundRow } from "../database/event-refund-tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { printedTaxes } from "../pricing/tax-summaries.ts"
import { hindrances, keptAnswer } from "../refunds/refund-answers.ts"
import { isoInZone } from "../zoned-time.ts"
import type { ReportedSale, RunSum } from "./event-refund-sums-store.ts"
import type { AwaitedPayments, EventToRefund } from "./refundable-event-store.ts"
import type { EventRefundTotals, TaxNames } from "./start-event-refund.ts"

/** Where and in which language an answer is read. */
export interface Reading {
  readonly language: Language
  readonly timeZone: string
}

/** Why nothing of an order went back, or part of it stayed. */
const reasons: Readonly<Record<EventRefundHindrance, Localized>> = {
  ...hindrances,
  "payment-due": {
    fr: "Son paiement est à refaire\u00a0: rien n’a été encaissé. Annulez plutôt la commande.",
    en: "Its payment is due again: nothing was taken. Void the order instead.",
  },
  "not-captured": {
    fr: "Son paiement n’a pas été encaissé en un jour. Vérifiez-le dans la console du service de paiement.",
    en: "Its payment wasn’t captured within a day. Check it in the payment service’s console.",
  },
  "exceeds-payment": {
    fr: "Son reçu dépasse ce qui a été payé. Remboursez la commande dans la console du service de paiement.",
    en: "Its receipt comes to more than was paid. Refund the order in the payment service’s console.",
  },
  voided: { fr: "La commande a été annulée.", en: "The order was voided." },
  failed: {
    fr: "Une erreur du serveur l’a empêché. Le journal du serveur dit laquelle.",
    en: "A server error prevented it. The server’s log says which.",
  },
  stopped: {
    fr: "Le remboursement de l’événement a été arrêté avant.",
    en: "The refund of the event was stopped before.",
  },
}

/** What refunding an event would give back, as the contract shows it. */
export function eventRefundPreview(
  event: EventToRefund,
  totals: EventRefundTotals,
  carts: number,
  { language, timeZone }: Reading,
): EventRefundPreview {
  const { sales, tickets, extras, amount, notCaptured, keptCount, leftOutCount } = totals
  const { card, giftcertificate, instalment, certificates, credits } = totals
  return {
    eventId: event.id,
    title: event.title[language],
    startsAt: isoInZone(event.startsAt, timeZone),
    cancelled: event.isCancelled,
    ...{ sales, tickets, extras, amount, notCaptured, carts, keptCount, leftOutCount },
    tax: printedTaxes(totals.tax, language),
    returns: { card, giftcertificate, instalment, certificates, credits },
    kept: totals.kept.map(({ of, piece }) => ({
      ...keptAnswer(piece, language),
      saleId: of.sale.number,
      id: of.ticketIds.get(piece.piece.id) ?? piece.piece.id,
    })),
    leftOut: totals.leftOut.flatMap(({ sale, hindrance: why }) =>
      why === undefined ? [] : [{ saleId: sale.number, why, explanation: reasons[why][language] }],
    ),
  }
}

const nothing: RunSum = {
  ...{ state: "waiting", sales: 0, amount: 0, card: 0, subtotal: 0, serviceCharge: 0 },
  ...{ tax1: 0, tax2: 0, tax3: 0 },
}

/** The orders of a refund by what became of them, and the payments that it waits for. */
export interface Progress {
  readonly sums: readonly RunSum[]
  readonly awaited: AwaitedPayments | undefined
}

/** How far the refund of an event is, as the contract shows it. */
export function eventRefundAnswer(
  run: EventRefundRow,
  { sums, awaited }: Progress,
  { language, timeZone }: Reading,
): EventRefund {
  const title: Localized = JSON.parse(run.title)
  const inState = (state: EventRefundSaleState) => sums.find((one) => one.state === state) ?? nothing
  const summed = ({ sales, amount }: RunSum) => ({ sales, amount })
  const [done, requested] = [inState("done"), inState("requested")]
  const back = (of: (one: RunSum) => number) => of(done) + of(requested)
  return defined({
    ...{ id: run.id, eventId: run.event_id, title: title[language], state: run.state },
    startsAt: isoInZone(run.starts_at, timeZone),
    at: isoInZone(run.created_at, timeZone),
    endedAt: run.ended_at === null ? undefined : isoInZone(run.ended_at, timeZone),
    ...{ by: run.staff_name, stoppedBy: run.stopped_by ?? undefined, reason: run.reason },
    ...{ keepFees: run.keeps_fees === 1, evenAdmitted: run.even_admitted === 1 },
    orders: sums.reduce((total, { sales }) => total + sales, 0),
    waiting: inState("waiting").sales,
    ...{ done: summed(done), requested: summed(requested), refused: summed(inState("refused")) },
    leftOut: inState("left-out").sales,
    awaited: awaited && { payments: awaited.payments, until: isoInZone(awaited.until, timeZone) },
    tax: taxesBack(run, back, language),
    card: back(({ card }) => card),
  })
}

function taxesBack(
  run: EventRefundRow,
  back: (of: (one: RunSum) => number) => number,
  language: Language,
): EventRefund["tax"] {
  const names: TaxNames = JSON.parse(run.tax_names)
  const [subtotal, serviceCharge] = [back((one) => one.subtotal), back((one) => one.serviceCharge)]
  const taxes = {
    tax1: back(({ tax1 }) => tax1),
    tax2: back(({ tax2 }) => tax2),
    tax3: back(({ tax3 }) => tax3),
  }
  const totalBeforeTaxes = subtotal + serviceCharge
  return printedTaxes(
    {
      ...{ subtotal, serviceCharge, totalBeforeTaxes, ...taxes },
      totalAfterTaxes: totalBeforeTaxes + taxes.tax1 + taxes.tax2 + taxes.tax3,
      descriptionTax1: names.descriptionTax1 ?? undefined,
      descriptionTax2: names.descriptionTax2 ?? undefined,
      descriptionTax3: names.descriptionTax3 ?? undefined,
    },
    language,
  )
}

/** The same with orders of it. */
export const eventRefundReport = (
  run: EventRefundRow,
  { sales, ...progress }: Progress & { readonly sales: readonly ReportedSale[] },
  reading: Reading,
): EventRefundReport => ({
  ...eventRefundAnswer(run, progress, reading),
  sales: sales.map((sale) => reportedSale(sale, reading.language)),
})

const reportedSale = (sale: ReportedSale, language: Language): EventRefundSale =>
  defined({
    number: sale.ordinal,
    saleId: sale.receipt_number ?? sale.sale_id,
    state: stateOf(sale),
    amount: sale.amount ?? 0,
    kept: sale.kept,
    why: sale.why ?? undefined,
    explanation: sale.why === null ? undefined : reasons[sale.why][language],
    code: sale.code ?? undefined,
  })

/** An order that has a refund is as far as that is. */
const stateOf = ({ refund_state, state }: ReportedSale): EventRefundSaleState =>
  refund_state ?? (state === "left-out" ? "left-out" : "waiting")
