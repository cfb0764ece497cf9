/** How long a document's overlay waits before it opens, in milliseconds [TICK-011]. */
export const DOCUMENT_OVERLAY_DELAY_MS = 200

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
