/** Rows of sales, payments, tickets and the outbox. Times are epoch milliseconds, money is cents. */
import type { AttemptState } from "@parterre/domain/payments"
import type { Wallet } from "@parterre/domain/wallets"

export interface SaleRow {
  id: string
  website_id: string
  cart_id: string
  session_id: string
  sale_token_hash: string
  state: "open" | "paying" | "paid" | "released" | "voided"
  amount: number
  cart_version: number
  /** JSON, without secrets */
  client: string | null
  /** The client who was signed in when it was paid; none for a guest. */
  client_id: string | null
  /** JSON */
  shipping: string | null
  /** JSON AgreedTaxes while it is being paid; its document has them once it is paid. */
  taxes: string | null
  receipt_number: string | null
  started_at: number
  paid_at: number | null
  /** When support ended a sale that was never paid. */
  voided_at: number | null
  changed_at: number
}

export interface PaymentAttemptRow {
  id: string
  website_id: string
  sale_id: string
  attempt: number
  /** What of the sale it pays: 0 what is paid when the tickets are issued, else a later instalment by its ordinal. */
  instalment: number
  processor: string
  /** SHA-256 of what names the account there; null where none was charged, and of attempts made before it was written down. */
  processor_account: string | null
  reference: string
  request_hash: string | null
  processor_id: string | null
  amount: number
  currency: string
  brand: string | null
  last_four: string | null
  bin: string | null
  /** The wallet that the card was in. */
  wallet: Wallet | null
  /** The card that the processor kept, and that pays. */
  kept_card_id: string | null
  eci: string | null
  /** JSON */
  three_ds: string | null
  state: AttemptState
  code: string | null
  created_at: number
  changed_at: number
}

/** What is taken of a sale after its tickets are out. Whether it is paid, the attempts at it tell. */
export interface InstalmentRow {
  website_id: string
  sale_id: string
  /** From 1: the first payment is none of these. */
  ordinal: number
  /** A day where the website is: `2027-02-15`. */
  due_on: string
  /** Cents; a refund of what is not paid yet takes them off. */
  amount: number
  /** `failed`: the card did not pay, and its buyer has a link to pay by another. `ended`: nothing of it is left to do. */
  state: "due" | "failed" | "ended"
  /** When the kept card is charged, or next looked at. */
  try_at: number
  /** When its buyer was told that it is about to be taken. */
  told_at: number | null
}

/** A payment at Interac Online, with what its bank said. */
export interface InteracPaymentRow {
  attempt_id: string
  website_id: string
  /** Names the attempt at the payment page, `x_po_num`. */
  order_number: string
  /** Of the payment page; each pays once. */
  transaction_id: string | null
  issuer_name: string | null
  issuer_confirmation: string | null
  created_at: number
  /** When it was found that nobody can pay it any more, after it had ended without money. */
  settled_at: number | null
}

export interface ProcessorEventRow {
  processor: string
  event_id: string
  website_id: string
  payload_hash: string
  received_at: number
}

export interface AuthenticationRow {
  id: string
  website_id: string
  sale_id: string
  processor: string
  processor_id: string | null
  amount: number
  currency: string
  bin: string
  last_four: string
  state: string
  /** JSON */
  details: string | null
  created_at: number
  used_at: number | null
}

/** An order that was made at PayPal for a sale. */
export interface PayPalOrderRow {
  website_id: string
  order_id: string
  sale_id: string
  /** The attempt that it pays; null while it pays none. */
  attempt_id: string | null
  created_at: number
}

/**
 * A card that its processor keeps for a client. `asked`: with a payment that is not known to be made. `leaving`: it pays
 * nothing any more, and the processor has not confirmed its removal.
 */
export interface KeptCardRow {
  id: string
  website_id: string
  /** The client whose card it is, or the sale whose instalments it pays: no client can choose or remove that one. */
  client_id: string
  processor: string
  /** SHA-256 of what names the account at the processor; null for a card kept before that was written down. */
  account: string | null
  /** The payment with which it was asked for. */
  attempt_id: string
  state: "asked" | "kept" | "leaving"
  /** Whom the processor keeps it for, in its own words. */
  customer: string | null
  /** The processor's own, which pays only with the website's secrets. */
  token: string | null
  brand: string | null
  last_four: string | null
  /** MMYY */
  expiry: string | null
  created_at: number
  changed_at: number
}

export interface TicketRow {
  id: string
  website_id: string
  sale_id: string
  hold_line_id: string
  event_id: string
  section_id: string
  seat_id: string | null
  price_id: string
  price_level_id: string
  /** JSON, both languages */
  price_level_name: string
  /** JSON, both languages */
  price_type_name: string
  price: number
  service_charge: number
  tax1: number
  tax2: number
  tax3: number
  delivery: "E_TICKETS" | "SMARTPHONE" | "MAIL" | "WILLCALL"
  /** SHA-256 of the code that was printed before codes were signed. */
  printed_code_hash: string | null
  /** Of how many codes the ticket had before the one that is good: giving it away and declining it make another. */
  code_number: number
  /** The email it was given to. */
  gift_recipient: string | null
  gifted_at: number | null
  issued_at: number
  voided_at: number | null
  /** When its holder was let in, by the clock of the scanner; the earliest where several let somebody in. */
  admitted_at: number | null
  admitted_gate: string | null
  /** Issued when codes had another signature, which is good for it still: 1, else 0. */
  earlier_code: number
}

/** A code that was scanned at a door. */
export interface ScanRow {
  id: string
  website_id: string
  event_id: string
  /** Nothing where the code names no ticket. */
  ticket_id: string | null
  /** SHA-256 of the code, the time and the gate of a scan that was handed in: handed in again, it is the same one. */
  import_key: string | null
  outcome: "admitted" | "already-admitted" | "refunded" | "replaced" | "other-event" | "unknown"
  /** Let in once more by somebody with the permission: 1, else 0. */
  again: number
  /** When it was scanned, epoch milliseconds. */
  at: number
  received_at: number
  gate: string
  staff_name: string
}

/** What a sale sold, as it was then: written once. */
export interface SaleDocumentRow {
  sale_id: string
  website_id: string
  /** JSON SaleDocument */
  document: string
}

export interface OutboxRow {
  id: string
  website_id: string
  kind: string
  /** JSON */
  payload: string
  created_at: number
  due_at: number
  sent_at: number | null
  attempts: number
  last_error: string | null
}

/** A phone that keeps an Apple pass. */
export interface WalletRegistrationRow {
  website_id: string
  device_id: string
  /** Of the pass: the ticket and which of its codes. */
  serial: string
  ticket_id: string
  push_token: string
  /** Of what the pass says. */
  content_hash: string
  changed_at: number
  registered_at: number
}
