import type { Receipt } from "@parterre/contract"
import type { Knex } from "knex"
import { cartView } from "../carts/cart-view.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { WebsiteRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import { usesOfAttempts } from "../gift-certificates/certificate-use-store.ts"
import type { Language, Website } from "../http/handler.ts"
import { issuedTicket } from "../tickets/issued-ticket.ts"
import { ticketsOfSale } from "../tickets/ticket-details.ts"
import { organiserOf } from "../websites/organiser.ts"
import { isoInZone } from "../zoned-time.ts"
import { shippingOf } from "./issue-tickets.ts"
import { latestAttempt } from "./payment-record.ts"

/** Everything a shopper, and a tax officer, wants to know of a paid sale. */
export async function receiptOf(
  db: Knex,
  website: Website,
  sale: SaleRow,
  language: Language,
): Promise<Receipt> {
  const attempt = await latestAttempt(db, sale.id)
  const boughtAt = attempt?.created_at ?? sale.started_at
  const cart = await cartView(db, website, sale.cart_id, language, boughtAt)
  const row = await db<WebsiteRow>("websites").where({ id: website.id }).first()
  const tickets = await ticketsOfSale(db, sale.id)
  const uses = attempt && (await usesOfAttempts(db, website.id, [attempt.id])).get(attempt.id)
  if (cart === undefined || row === undefined) throw new Error(`Sale ${sale.id} has lost its cart`)
  return {
    saleId: sale.receipt_number ?? sale.id,
    date: isoInZone(sale.paid_at ?? boughtAt, website.timeZone),
    client: JSON.parse(sale.client ?? "{}"),
    tax: cart.tax,
    cartElements: cart.cartElements,
    shipping: shippingOf(sale),
    deferred: attempt?.state === "authorised",
    payment: defined({
      amount: sale.amount,
      giftCertificates: uses,
      brand: attempt?.brand ?? undefined,
      lastFour: attempt?.last_four ?? undefined,
      crId: attempt?.id,
    }),
    tickets: tickets.map((ticket) => issuedTicket(ticket, website.timeZone, language)),
    organiser: organiserOf(row, language),
  }
}
