export { DELIVERY_CATEGORIES, isPrintableDelivery } from "./delivery-category.ts"
export {
  DOCUMENT_OVERLAY_DELAY_MS,
  documentKey,
  SEATS_A_PLAN,
  TICKETS_A_DOCUMENT,
  ticketDocuments,
} from "./ticket-documents.ts"
export type { TicketLine } from "./ticket-summary.ts"
