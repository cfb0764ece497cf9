import type { Receipt } from "@parterre/contract"
import { elementsOf, taxesOf } from "../carts/cart-view.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { deliveryTaxSummary, toldDeliveries } from "../pricing/delivery-taxes.ts"
import type { PaidSale } from "../sales/paid-sale.ts"
import { issuedTicket } from "../tickets/issued-ticket.ts"
import type { TicketDetails } from "../tickets/ticket-details.ts"
import type { TicketLinks } from "../tickets/wallet-links.ts"
import { organiserOf } from "../websites/organiser.ts"
import { isoInZone } from "../zoned-time.ts"

/** What a receipt says that its sale does not. */
export interface MoreOfReceipt {
  /** Of a renewal. */
  readonly coltsConfirmation?: string | undefined
  readonly refunds?: Receipt["refunds"]
}

/** Everything a shopper, and a tax officer, wants to know of a paid sale. */
export function receiptOf(
  website: Website,
  sale: PaidSale,
  tickets: readonly TicketDetails[],
  language: Language,
  linksOf: (ticket: TicketDetails) => TicketLinks = () => ({}),
  { coltsConfirmation, refunds }: MoreOfReceipt = {},
): Receipt {
  const { payment, timeZone } = sale
  const viewer = { website: { ...website, timeZone }, language, now: sale.paidAt }
  return defined({
    saleId: sale.number,
    date: isoInZone(sale.paidAt, timeZone),
    client: sale.client,
    tax: taxesOf(sale.holds, viewer),
    cartElements: elementsOf(sale.holds, viewer),
    shipping: toldDeliveries(sale.shipping, language),
    shippingTax: deliveryTaxSummary(sale.deliveries ?? [], language),
    deferred: payment.isDeferred,
    voidedAt: sale.voidedAt === undefined ? undefined : isoInZone(sale.voidedAt, timeZone),
    coltsConfirmation,
    refunds,
    payment: defined({
      amount: payment.amount,
      giftCertificates: payment.giftCertificates.length === 0 ? undefined : [...payment.giftCertificates],
      brand: payment.brand,
      lastFour: payment.lastFour,
      wallet: payment.wallet,
      crId: payment.attemptId,
      interac: payment.interac,
      instalments: payment.instalments?.map(({ dueOn, amount, state }) => ({ dueOn, amount, state })),
    }),
    tickets: tickets.map((ticket) => issuedTicket(ticket, language, linksOf(ticket))),
    organiser: organiserOf(sale.seller, language),
  })
}
