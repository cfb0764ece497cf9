export {
  categoryOfDelivery,
  DELIVERY_CATEGORIES,
  type DeliveryCategory,
  deliverySections,
  isPrintableDelivery,
} from "./delivery-category.ts"
export {
  GIFT_RELOAD_MS,
  type GiftSendEvent,
  type GiftSendState,
  giftEmailError,
  giftSendMachine,
} from "./gift-send-machine.ts"
export { ticketActions } from "./ticket-actions.ts"
export {
  parseTicketCode,
  signedTicketText,
  type TicketCode,
  ticketCodeText,
} from "./ticket-code.ts"
export {
  DOCUMENT_OVERLAY_DELAY_MS,
  documentKey,
  passFileName,
  SEATS_A_PLAN,
  TICKETS_A_DOCUMENT,
  ticketDocuments,
} from "./ticket-documents.ts"
export { blockHeader, priceLineOf, type TicketLine } from "./ticket-summary.ts"
