/** How long a document's overlay waits before it opens, in milliseconds [TICK-011]. */
export const DOCUMENT_OVERLAY_DELAY_MS = 200

/** Tickets that one document holds, a page each: a larger one would keep others waiting. */
export const TICKETS_A_DOCUMENT = 60

/** Seats that one plan points out: more would make an address that proxies cut. */
export const SEATS_A_PLAN = 100

/** The documents that tickets are printed in, in their order. */
export const ticketDocuments = <Ticket>(tickets: readonly Ticket[]): readonly (readonly Ticket[])[] =>
  Array.from({ length: Math.ceil(tickets.length / TICKETS_A_DOCUMENT) }, (_, part) =>
    tickets.slice(part * TICKETS_A_DOCUMENT, (part + 1) * TICKETS_A_DOCUMENT),
  )

/** A document of tickets: the tickets themselves, or where their seats are. */
export type TicketDocument =
  | { type: "tickets"; sodIds: readonly string[]; mailCategory: string }
  | { type: "seat-map"; eventId: string; dispositionDetailIds: readonly string[] }

/** The key a document is kept by: the same tickets in any order are the same document, and no others are [TICK-016]. */
export const documentKey = (document: TicketDocument): string =>
  JSON.stringify(
    document.type === "tickets"
      ? [document.type, document.mailCategory, ...[...document.sodIds].sort()]
      : [document.type, document.eventId, ...[...document.dispositionDetailIds].sort()],
  )

/** The name a wallet pass is saved under; what file systems refuse becomes a dash [TICK-018]. */
export const passFileName = (sodId: string): string => `${sodId.replace(/[^\w.-]+/g, "-")}.pkpass`
