import type { Wallet } from "@parterre/domain/wallets"
import type { WebsiteProcessorType } from "../processor-type.ts"
import type { Authentication } from "./authentication.ts"

export type CardBrand =
  | "visa"
  | "mastercard"
  | "amex"
  | "discover"
  | "jcb"
  | "diners"
  | "unionpay"
  | "interac"
  | "paypal"
  | "other"

/** A card as typed by the shopper. It lives in memory for one request: no log, journal or table takes it. */
export interface CardDetails {
  readonly number: string
  /** MMYY */
  readonly expiry: string
  readonly cvd: string
  readonly nameOnCard: string
}

/** What a processor's browser library made of a card, or a wallet. */
export interface CardToken {
  readonly token: string
  /** The wallet that made it: it goes to the processor unopened. Absent where the processor's own library did. */
  readonly wallet?: Wallet
  /** The wallet whose token the processor has made this one of. */
  readonly openedBy?: Wallet
  /** MMYY, where the token does not carry it */
  readonly expiry?: string
  /** The token is an order that its shopper has approved at PayPal. */
  readonly isOrder?: true
  /** The processor keeps the card, or is about to. */
  readonly kept?: KeptUse
}

/** How a payment uses a kept card: the first is the one with which it was asked for. */
export interface KeptUse {
  readonly isFirst: boolean
  /** Whom the processor keeps it for, where it needs to be told. */
  readonly customer?: string
  /** It pays instalments that were agreed to: those after the first are taken while nobody is there. */
  readonly isForInstalments?: true
}

/** What a processor calls a card that it keeps. It pays only with the website's secrets. */
export interface KeptToken {
  readonly customer?: string | undefined
  /** Unknown until the first payment is made, where the processor makes it of that. */
  readonly token?: string | undefined
  /** Ours, of the payment with which it was asked for: it finds what the processor made where its answer was lost. */
  readonly reference?: string | undefined
}

/** What came of asking a processor to keep a card: where nothing did, the card pays without. */
export type KeepOutcome =
  | { readonly kind: "keeping"; readonly kept: KeptToken; readonly card: CardToken }
  /** `kept` is what may be there all the same, where the answer was lost. */
  | { readonly kind: "not-kept"; readonly reason: string; readonly kept?: KeptToken }

/** A kept card as people know it; `gone` where nothing is kept. */
export type KeptReading =
  | {
      readonly kind: "kept"
      readonly token: string
      /** Where the processor keeps it for one, as in `KeptToken`. */
      readonly customer?: string
      readonly brand: CardBrand
      readonly lastFour: string
      /** MMYY */
      readonly expiry: string
    }
  | { readonly kind: "gone" }
  | Rejected
  | Unavailable

/** `removed` too where nothing was kept. */
export type RemovalOutcome = { readonly kind: "removed" } | Rejected | Unavailable

/** Keeps cards for clients who come back. Nothing here charges or reserves money, so no outcome is unknown. */
export interface CardKeeper {
  /** Makes ready, before a card's first payment, that it pays again; what is kept is removed as one. */
  keep(reference: string, card: CardToken): Promise<KeepOutcome>
  read(kept: KeptToken): Promise<KeptReading>
  remove(kept: KeptToken): Promise<RemovalOutcome>
}

/** A card, or the processor's own token for one. */
export type CardPayment = CardDetails | CardToken

/** Whether an order of PayPal pays. */
export const isOrder = (card: CardPayment | undefined): card is CardToken & { readonly isOrder: true } =>
  card !== undefined && "token" in card && card.isOrder === true

/** A card as the bank is asked about it, which is without its security code. */
export type CardToAuthenticate = Omit<CardDetails, "cvd"> | CardToken

/** What is told of a card before it is charged. */
export interface ToldCard {
  /** `CardBrand`, or the processor's own word. */
  readonly brand: string
  /** Its first digits. */
  readonly bin?: string | undefined
}

export interface AuthoriseRequest {
  /** Our idempotency key, one per attempt: see `attemptReference`. */
  readonly reference: string
  /** cents */
  readonly amount: number
  /** ISO 4217, upper case */
  readonly currency: string
  readonly card: CardPayment
  /** The 3-D Secure result to send along, reloaded from the processor and bound to this sale. */
  readonly authentication?: Authentication
  /** Whether a wallet's card pays only when its device has proven it: otherwise its bank must be asked first. */
  readonly needsProof: boolean
  /** Whether the website takes a card: asked of a wallet's once it is opened, where the processor tells what it is. */
  readonly accepts?: (card: ToldCard) => boolean
  readonly email?: string
}

export interface Approved {
  readonly kind: "approved"
  /** The processor's id of the authorisation. */
  readonly processorId: string
  readonly brand: CardBrand
  readonly lastFour: string
}

/** The issuer or the processor's risk rules said no. `retry`: the same card may pass later or corrected. */
export interface Declined {
  readonly kind: "declined"
  readonly code: string
  readonly declineCode?: string
  readonly retry: boolean
  /** The shopper did not pass the bank's check, which ran inside the payment. */
  readonly isUnauthenticated?: true
}

export interface CardInvalid {
  readonly kind: "card-invalid"
  readonly field: "number" | "expiry" | "cvd" | "nameOnCard"
  readonly code: string
}

/** The shopper must pass the processor's own challenge, then the payment is read again (`readPayment`). */
export interface AuthenticationNeeded {
  readonly kind: "authentication-needed"
  readonly processorId: string
  readonly clientSecret: string
}

/** A wallet's card that its device has not proven: its bank is to be asked about what stands for it now. Nothing was charged. */
export interface Unproven {
  readonly kind: "unproven"
  readonly token: string
}

/** A wallet's card, once opened, is of a brand that the website does not take. Nothing was charged. */
export interface BrandRefused {
  readonly kind: "brand-refused"
}

/** This reference was used before: `lookup` tells what became of it. */
export interface Duplicate {
  readonly kind: "duplicate"
}

/** Our fault: credentials, configuration or a malformed request. Nothing was charged. */
export interface Rejected {
  readonly kind: "rejected"
  readonly code: string
  readonly message: string
}

/** The processor could not be reached or refused to work. Nothing was charged. */
export interface Unavailable {
  readonly kind: "unavailable"
  readonly reason: string
}

/** The request left and no readable answer came: it may or may not have been carried out. Only this needs a lookup. */
export interface Unknown {
  readonly kind: "unknown"
  readonly reason: string
}

export type AuthoriseOutcome =
  | Approved
  | Declined
  | CardInvalid
  | AuthenticationNeeded
  | Unproven
  | BrandRefused
  | Duplicate
  | Rejected
  | Unavailable
  | Unknown

/** An authorisation we hold. */
export interface ChargeRef {
  readonly processorId: string
  /** The reference it was authorised under. */
  readonly reference: string
  /** cents */
  readonly amount: number
  readonly currency: string
}

/** A repeated capture, void or refund of the same reference is `done` again, never done twice. */
export type SettleOutcome =
  | { readonly kind: "done"; readonly processorId: string }
  | Rejected
  | Unavailable
  | Unknown

/**
 * What became of a refund. `isOver`: the processor knows this very refund, and it gave nothing back: it is no mere refusal of
 * a repetition.
 */
export type RefundOutcome = SettleOutcome | (Rejected & { readonly isOver: true })

export interface RefundRequest {
  /** Unique per refund. */
  readonly reference: string
  /** cents, at most what was captured */
  readonly amount: number
  /** The processor's ids of the charge's other refunds that are done: the answer to another is not this one's. */
  readonly known?: readonly string[]
}

export type ChargeState = "authorised" | "captured" | "voided"

export type LookupOutcome =
  | (Approved & { readonly state: ChargeState; readonly amount: number; readonly currency: string })
  | Declined
  | AuthenticationNeeded
  | { readonly kind: "not-found" }
  | Rejected
  | Unavailable

/** What a payment read at the processor has to be for. */
export interface PaymentExpectation {
  readonly saleToken: string
  /** cents */
  readonly amount: number
  readonly currency: string
}

/** `mismatch`: the payment belongs to another sale, amount or currency. */
export type ReadOutcome = AuthoriseOutcome | { readonly kind: "mismatch" }

export interface Challenge {
  /** Where the browser posts the payload as `creq`; absent when the processor's browser SDK runs the challenge. */
  readonly url?: string
  readonly payload: string
}

/** Nothing is charged while authenticating, so no outcome here is unknown. */
export type AuthenticationOutcome =
  | {
      readonly kind: "authentication"
      readonly authentication: Authentication
      readonly challenge?: Challenge
    }
  | { readonly kind: "not-found" }
  | CardInvalid
  | Rejected
  | Unavailable

/** What a processor tells by itself. */
export interface ProcessorEvent {
  /** Unique: keep it to handle an event once. */
  readonly id: string
  readonly type: string
  /** Whether it tells that money is reserved or taken. */
  readonly isApproval: boolean
  /** Our reference, when the event is about one of our payments. */
  readonly reference?: string
  readonly processorId?: string
}

/** How a card's token reaches us. */
export interface CardTokenForm {
  readonly pattern: RegExp
  /** Whether the numbers of a card are refused. */
  readonly isOnly: boolean
  /** Whether the expiry comes beside it. */
  readonly needsExpiry: boolean
  /** The first digits of the card, where the token keeps them. */
  firstDigits?(token: string): string
}

/**
 * What not every processor does. A member that is absent is a thing it cannot do: who needs it looks for the member,
 * never for the processor's name.
 */
interface ProcessorCapabilities {
  /** The website takes no cards: none is sent. */
  readonly takesNoCards?: true
  /**
   * A refund has no reference of ours there: only the latest one of a charge is found. What an earlier try left can be told
   * from another refund only while no other is under way, so one is asked for after the other.
   */
  readonly findsLatestRefundOnly?: true
  /**
   * Milliseconds for which it knows a request by its reference. Later, a lookup that finds nothing proves nothing, and a
   * repeated refund goes back once more. Absent where it knows them for good.
   */
  readonly remembersFor?: number
  /** The token its browser library makes of a card; absent, it is sent the card's numbers. */
  readonly cardToken?: CardTokenForm
  /** Absent where it keeps no cards. */
  readonly keeper?: CardKeeper
  /** The 3-D Secure authentication as it stands now, where it runs before the payment; `not-found` for an unknown id. */
  readAuthentication?(id: string): Promise<AuthenticationOutcome>
  /** Reads a payment again, after the shopper's challenge or an event about it, and checks that it is this sale's. */
  readPayment?(processorId: string, expected: PaymentExpectation): Promise<ReadOutcome>
  /** The event of a webhook call, or undefined when the signature does not hold. `body` is the raw bytes. */
  verifyWebhook?(body: Buffer, signature: string): ProcessorEvent | undefined
}

/** One setting of a website as its processor judges it. */
export interface CredentialCheck {
  readonly of: "secrets" | "accountId" | "publicKey"
  readonly outcome: { readonly kind: "works" } | Rejected | Unavailable
}

/** What every card processor offers. Expected outcomes are values; an exception is a defect. */
export interface CardProcessor extends ProcessorCapabilities {
  readonly type: WebsiteProcessorType
  /** Milliseconds after an attempt before a `not-found` lookup proves that nothing was charged. */
  readonly lookupLag: number
  /** Reserves the amount on the card; never captures it. */
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>
  /** Takes the whole authorised amount. */
  capture(charge: ChargeRef): Promise<SettleOutcome>
  /** Gives back an authorisation that was not captured. */
  voidAuthorisation(charge: ChargeRef): Promise<SettleOutcome>
  /** Finds by our reference what became of an attempt; `processorId` is what the attempt keeps of the processor's own. */
  lookup(reference: string, processorId?: string): Promise<LookupOutcome>
  /** Gives back captured money, in whole or in part. */
  refund(charge: ChargeRef, refund: RefundRequest): Promise<RefundOutcome>
  /** Tries what the website is configured with. Nothing is charged, reserved or kept. */
  checkCredentials(publicKey: string | undefined): Promise<readonly CredentialCheck[]>
}

/** Whether it still knows what it was asked at `askedAt`; see `remembersFor`. Both times are epoch milliseconds. */
export const remembers = (
  { remembersFor = Number.POSITIVE_INFINITY }: CardProcessor,
  askedAt: number,
  now: number,
): boolean => now - askedAt < remembersFor

/** The part of a pino logger that adapters use. They log references, codes and times; never a body. */
export interface PaymentLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
}

export interface AdapterContext {
  readonly log: PaymentLog
  readonly now: () => number
  /** Milliseconds before a call is given up; 30,000 when absent. */
  readonly timeout?: number
}
