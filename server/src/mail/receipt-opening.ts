import type { Receipt } from "@parterre/contract"
import type { Language } from "../http/handler.ts"
import { saleTexts } from "../sales/printed-sale.ts"
import type { SeasonHolder } from "../sales/renewal-store.ts"
import { isGood, isPrintable, type TicketDetails } from "../tickets/ticket-details.ts"
import { greeting } from "./greeting.ts"
import { colon, receiptTexts } from "./receipt-texts.ts"

/** Who reads a receipt: who bought for themselves, who paid for a season of somebody else's, or its holder. */
export type ReceiptReader =
  | { readonly is: "buyer" | "payer" }
  | { readonly is: "holder"; readonly holder: SeasonHolder }

/** What the first lines of a receipt depend on. */
export interface ReceiptOpening {
  readonly reader: ReceiptReader
  /** Tickets of flex passes gave the places: nothing was bought. */
  readonly isExchange: boolean
  readonly receipt: Pick<Receipt, "client" | "shipping">
  readonly tickets: readonly TicketDetails[]
  readonly language: Language
}

/** The tickets that are attached: whoever paid for somebody else gets none, for they let in. */
export const attachedOf = ({ reader, tickets }: Pick<ReceiptOpening, "reader" | "tickets">) =>
  reader.is === "payer" ? [] : tickets.filter(isPrintable)

export const receiptGreeting = ({ reader, receipt, language }: ReceiptOpening): string =>
  greeting((reader.is === "holder" ? reader.holder : receipt.client).firstname, language)

export function openingOf(content: ReceiptOpening): string {
  const { reader, isExchange, language } = content
  if (reader.is !== "holder") return receiptTexts[isExchange ? "exchanged" : "thanks"][language]
  return receiptTexts[attachedOf(content).length === 0 ? "renewed" : "renewedWithTickets"][language]
}

/** How the tickets come to who reads it; a way that no good ticket goes any more is not told. */
export function deliveryNotes(content: ReceiptOpening): string[] {
  const { receipt, tickets, language } = content
  const events = new Set(tickets.filter(isGood).map(({ event }) => event.id))
  const told = receipt.shipping.filter(({ eventId }) => events.has(eventId))
  const sent = [...new Set(told.flatMap(({ description }) => description ?? []))]
  return [
    ...waysOf(content).map((way) => receiptTexts[way][language]),
    ...(sent.length === 0 ? [] : [`${saleTexts.shipping[language]}${colon(language)} ${sent.join(", ")}`]),
  ]
}

function waysOf(content: ReceiptOpening): (keyof typeof receiptTexts)[] {
  const { reader, tickets } = content
  // What is on paper waits for its holder, or goes where whoever paid has said.
  if (reader.is === "payer") return tickets.some(isPrintable) ? ["ofHolder"] : []
  const ways = new Set(tickets.filter(isGood).map(({ ticket }) => ticket.delivery))
  return [
    ...(attachedOf(content).length === 0 ? [] : ["attached" as const]),
    ...(ways.has("WILLCALL") ? ["willCall" as const] : []),
    ...(ways.has("MAIL")
      ? [reader.is === "holder" ? ("mailedElsewhere" as const) : ("mailed" as const)]
      : []),
  ]
}
