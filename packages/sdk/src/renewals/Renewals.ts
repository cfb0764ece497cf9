import type { Buyer, PayPalOrder, RenewalDetails, RenewalRequest, RenewalResponse } from "@parterre/contract"
import type { RenewalShippingOption } from "@parterre/domain/shipping"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { payOnce } from "../checkout/lost-answers.ts"
import { cardAtHand, creditCard, type PaymentCard, withProof } from "../checkout/payment.ts"
import { receiptStore } from "../checkout/receipts.ts"
import { passStripeChallenge } from "../checkout/stripe-challenge.ts"
import type { ApiFailure } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { createPayPalOrder, getRenewal, payRenewal } from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import {
  type AuthenticationFailure,
  type CardNumbers,
  type CardToken,
  ThreeDSecure,
} from "../three-d-secure/ThreeDSecure.ts"

export interface RenewalPayment {
  /** Of the link that was mailed. */
  readonly token: string
  /** As `details` answered it: its sale is paid, for the amount it told, less `certificates`. */
  readonly renewal: Pick<RenewalDetails, "saleToken" | "hash" | "amounts" | "instalments">
  /** Codes of gift certificates, which pay first and in this order; an empty list takes those off that were named before. */
  readonly certificates?: readonly string[]
  /** Cents that the holder saw left to pay: another amount is refused, never charged. */
  readonly amount?: number
  /** Cents that the holder saw the certificates pay: they pay no other amount. */
  readonly certificateAmount?: number
  readonly client: Buyer
  /** One of `RENEWAL_SHIPPINGS`; printed tickets need an address of the client. */
  readonly shipping: RenewalShippingOption
  /** Left out when nothing is to pay. */
  readonly card?: PaymentCard
  /** Pays in the renewal's `instalments`: the first now, the others later from this card, which its processor keeps. */
  readonly inInstalments?: boolean
}

/** What an order of PayPal is made for, where a season is renewed. */
export interface RenewalPurchase {
  /** Of the link that was mailed. */
  readonly renewal: string
  /** As of `RenewalPayment`. */
  readonly certificates?: readonly string[]
  /** Cents that the holder saw left to pay: another amount is refused, and there is no order. */
  readonly amount: number
}

export type RenewalPayFailure =
  | ApiFailure<"getWebsiteConfig" | "getRenewal" | "payRenewal">
  | AuthenticationFailure

/** What a look at a renewal tells of its end; any other failure tells nothing of its payment. */
const endsLook: ReadonlySet<string> = new Set([
  "renewal-done",
  "renewal-ended",
  "renewal-unknown",
  "certificate-unknown",
])

/**
 * Seasons that are renewed by a mailed link. The bank is asked about the card as for any sale. A lost answer is looked up
 * before anything is sent again, so nothing is paid twice; the receipt is kept on the device with its `coltsConfirmation`.
 */
export class Renewals extends Context.Service<
  Renewals,
  {
    /**
     * What a link offers, and the sale it is paid as: that of the session which asked last. It fails with `renewal-done` once
     * it is paid, with `renewal-ended` after the deadline, and with `payment-in-progress` while a bank is asked.
     * With codes of gift certificates, the amounts are what these leave.
     */
    readonly details: (
      token: string,
      certificates?: readonly string[],
    ) => Effect.Effect<RenewalDetails, ApiFailure<"getWebsiteConfig" | "getRenewal">>
    readonly pay: (payment: RenewalPayment) => Effect.Effect<RenewalResponse, RenewalPayFailure>
    /** An order to approve at PayPal, as `PaymentMethods.paypal` makes one for a cart; it pays as the card `{ paypalOrderId }`. */
    readonly paypal: (
      purchase: RenewalPurchase,
    ) => Effect.Effect<PayPalOrder, ApiFailure<"getWebsiteConfig" | "getRenewal" | "createPayPalOrder">>
  }
>()("@parterre/sdk/renewals/Renewals") {
  static readonly layer = Layer.effect(
    Renewals,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const catalogue = yield* Catalogue
      const threeDSecure = yield* ThreeDSecure
      const session = yield* Session
      const { subdomain } = yield* Settings
      const receipts = receiptStore(yield* KeyValueStorage, subdomain)
      const site = Effect.map(catalogue.config, (config) => ({ subdomain: config.subdomain }))

      const details = Effect.fn("Renewals.details")((token: string, codes: readonly string[] = []) =>
        Effect.flatMap(site, (path) =>
          api.call(getRenewal, {
            path,
            body: codes.length === 0 ? { token } : { token, codes: [...codes] },
          }),
        ),
      )

      const send = (path: { readonly subdomain: string }, body: RenewalRequest) =>
        api.call(payRenewal, { path, body })

      /** A renewal that can be opened was not paid, and goes once more under the same sale. */
      const look = ({ token, certificates }: Pick<RenewalPayment, "token" | "certificates">) =>
        details(token, certificates).pipe(
          Effect.as("not-made" as const),
          Effect.catchIf(
            ({ _tag }) => !endsLook.has(_tag),
            () => Effect.succeed(undefined),
          ),
        )

      const pay = Effect.fn("Renewals.pay")(function* (payment: RenewalPayment) {
        const { token, certificates, client, shipping, card, inInstalments = false } = payment
        const path = yield* site
        const { processorConfig: processor } = yield* catalogue.config
        // What certificates leave is the sale's to know before a bank hears of it.
        const renewal = certificates === undefined ? payment.renewal : yield* details(token, certificates)
        // The bank is asked about what the card is charged now.
        const amount =
          (inInstalments ? renewal.instalments?.[0]?.amount : undefined) ??
          renewal.amounts.reduce((sum, due) => sum + due.amount, 0)
        const authenticate = (asked: CardNumbers | CardToken | undefined) =>
          threeDSecure.authenticate({
            ...{ saleToken: renewal.saleToken, hash: renewal.hash, amount, processor },
            card: asked,
          })
        const sendOnce = (body: RenewalRequest) =>
          payOnce({ send: send(path, body), look: look(payment), language: session.language })
        const authenticationId = yield* authenticate(cardAtHand(card))
        const body: RenewalRequest = {
          ...{ shipping, client, saleToken: renewal.saleToken },
          creditCard: creditCard(card, authenticationId),
          ...(payment.amount === undefined ? {} : { amount: payment.amount }),
          ...(payment.certificateAmount === undefined
            ? {}
            : { giftCertificateAmount: payment.certificateAmount }),
          ...(inInstalments ? { instalments: true } : {}),
        }
        const paid = yield* sendOnce(body).pipe(
          Effect.catchTag("authentication-needed", (needed) => {
            const { cardToken } = needed
            return cardToken === undefined
              ? Effect.andThen(
                  passStripeChallenge(threeDSecure, processor, needed, Effect.void),
                  sendOnce(body),
                )
              : Effect.flatMap(authenticate({ token: cardToken }), (id) =>
                  sendOnce({ ...body, creditCard: withProof(body.creditCard, cardToken, id) }),
                )
          }),
        )
        receipts.save(paid.receipt)
        return paid
      })

      const paypal = Effect.fn("Renewals.paypal")(function* ({
        renewal: token,
        certificates,
        amount,
      }: RenewalPurchase) {
        const { saleToken } = yield* details(token, certificates)
        return yield* api.call(createPayPalOrder, { body: { saleToken, amount } })
      })

      return Renewals.of({ details, pay, paypal })
    }),
  )
}
