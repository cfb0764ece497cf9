import type {
  Answer,
  LogLevel,
  OperationId,
  PathParameters,
  QueryParameters,
  RequestBody,
  SocialSignIn,
} from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import type { FastifyBaseLogger } from "fastify"
import type { ProcessorType } from "../processor-type.ts"
import type { EventsAnswer } from "./event-streams.ts"
import type { SharedAnswer } from "./shared-answer.ts"

export type { Language }

/** A wallet of phones that keeps tickets. */
export type WalletPass = "apple" | "google"

/** The tenant a request speaks to, as every handler needs it. */
export interface Website {
  /** The subdomain. */
  readonly id: string
  readonly accountCode: string
  /** Whether shoppers may, or must, have an account; `accountMode` of the domain reads it. */
  readonly clientAccount: "NO" | "OPTIONAL" | "YES"
  readonly languages: readonly Language[]
  readonly timeZone: string
  /** Seconds. */
  readonly holdSeconds: number
  /** How many times a shopper may ask for more time. */
  readonly renewals: number
  /** Picks that leave a seat alone are refused. */
  readonly avoidSingle: boolean
  /** Such picks are let through when the section has no other of that size and price level. */
  readonly lastResort: boolean
  /** Origins of the sites that may frame the shop. */
  readonly framedBy: readonly string[]
  /** Who serves its card fields, and whether banks show pages of their own; left out where no card is taken. */
  readonly cards?: { readonly processor: ProcessorType; readonly threeDSecure: boolean }
  /** Whether Interac Online is taken, at a page of E-xact. */
  readonly interac: boolean
  /** Whether Google Pay is offered, whose script its pages load. */
  readonly googlePay: boolean
  /** Whether accounts of PayPal are taken, whose script its pages load. */
  readonly paypal: boolean
  /** Wallets of phones that tickets may be put into; none when absent. */
  readonly walletPasses?: readonly WalletPass[]
  /** Who shoppers may sign in with besides; nobody when absent. */
  readonly socialProviders?: readonly SocialSignIn[]
  /** Of Facebook's interface, where the site says another than the usual one. */
  readonly facebookVersion?: string
  /** Whether the holder of each ticket is asked a question, and must answer; left out where there is none. */
  readonly holderSurvey?: "optional" | "required"
  /** Its account at Stay22, whose map its pages then show; none when absent. */
  readonly stay22?: string
  /** Whether its pages may load a tag manager, once a shopper agrees. */
  readonly tagManagers: boolean
  /** Whether carts that are left are told to it. */
  readonly abandonedCarts: boolean
  /** What its shop tells the server's log, and whatever is graver. */
  readonly logLevel: LogLevel
}

export interface ShopperSession {
  readonly id: string
  readonly websiteId: string
  /** The client who is signed in. */
  readonly clientId?: string
  /** The record of a guest who has said who they are. */
  readonly guestId?: string
  /** Of the token that was shown. */
  readonly tokenHash?: string
  /** What the browser calls itself; a sign-in keeps it in two words. */
  readonly userAgent?: string
}

export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly permissions: readonly number[]
}

/** A checked request of one operation: the contract has validated its shape, the guards its caller. */
export interface OperationRequest<Id extends OperationId> {
  readonly website: Website
  readonly language: Language
  readonly path: PathParameters<Id>
  readonly query: QueryParameters<Id>
  readonly body: RequestBody<Id>
  /** Present when the operation's security names `session` and the caller sent a living token. */
  readonly session: ShopperSession | undefined
  /** Present when the operation's security names `staff`. */
  readonly staff: StaffMember | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Raw body bytes, kept for signed webhooks only. */
  readonly rawBody: Buffer | undefined
  readonly ip: string
  /** With its port, as the proxy in front tells it where there is one that is trusted; empty where none was asked for. */
  readonly host: string
  /** Whom limits take the caller for; see `callerNetwork`. */
  readonly network: string
  readonly log: FastifyBaseLogger
}

/** An answer that is not JSON. */
export class FileAnswer {
  readonly contentType: string
  readonly body: Buffer | string
  readonly headers: Readonly<Record<string, string>>

  constructor(contentType: string, body: Buffer | string, headers: Readonly<Record<string, string>> = {}) {
    this.contentType = contentType
    this.body = body
    this.headers = headers
  }

  static withoutContent(headers: Readonly<Record<string, string>>): FileAnswer {
    return new FileAnswer("", "", headers)
  }
}

/** Translates one operation: request → use case → answer. Failures are thrown as `Refusal`. */
export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
) => Promise<Answer<Id> | FileAnswer | SharedAnswer | EventsAnswer>

/** What a module offers; the app composes them and refuses to start while an operation has no handler. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }

/** The session of an operation whose security guarantees one. */
export function sessionOf(request: { readonly session: ShopperSession | undefined }): ShopperSession {
  if (request.session === undefined) throw new Error("the operation's security does not name `session`")
  return request.session
}

/** The staff member of an operation whose security guarantees one. */
export function staffOf(request: { readonly staff: StaffMember | undefined }): StaffMember {
  if (request.staff === undefined) throw new Error("the operation's security does not name `staff`")
  return request.staff
}
