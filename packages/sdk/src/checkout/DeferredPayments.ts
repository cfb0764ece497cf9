import type { Buyer, DeferredSale, PaymentRequest, PaymentResponse, PayPalOrder } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Catalogue } from "../catalogue/Catalogue.ts"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { createPayPalOrder, getDeferredSale, payDeferredSale } from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import type { AuthenticationStopped } from "../three-d-secure/authentication-stopped.ts"
import { ThreeDSecure } from "../three-d-secure/ThreeDSecure.ts"
import { payOnce } from "./lost-answers.ts"
import { creditCard, type PaymentCard } from "./payment.ts"
import { passStripeChallenge } from "./stripe-challenge.ts"

export interface DeferredPayment {
  /** Of the link that the buyer was mailed. */
  readonly saleToken: string
  readonly client: Buyer
  readonly card: PaymentCard
  /** Cents the buyer saw: another amount is refused, never charged. */
  readonly amount: number
  /** The number of the instalment the buyer saw, where one is due: no other is charged in its place. */
  readonly instalment?: number | undefined
}

/** What an order of PayPal is made for, where a payment is due. */
export interface DuePurchase {
  /** Of the link that the buyer was mailed. */
  readonly saleToken: string
  /** Cents the buyer saw: another amount is refused, and there is no order. */
  readonly amount: number
}

export type DeferredPayFailure =
  | ApiFailure<"payDeferredSale" | "getDeferredSale" | "getWebsiteConfig">
  | AuthenticationStopped

/**
 * Pays tickets that are out and whose money a bank let go before it could be taken [PAY-021]. There is no cart and no
 * 3-D Secure before the payment [3DS-003]. A lost answer is looked up before anything is sent again.
 */
export class DeferredPayments extends Context.Service<
  DeferredPayments,
  {
    /** What is still due of a sale; `nothing-due` once it is paid, `payment-in-progress` while a bank is asked. */
    readonly sale: (saleToken: string) => Effect.Effect<DeferredSale, ApiFailure<"getDeferredSale">>
    /** By any card that `Checkout.pay` takes; none is kept. */
    readonly pay: (payment: DeferredPayment) => Effect.Effect<PaymentResponse, DeferredPayFailure>
    /** An order to approve at PayPal, as `PaymentMethods.paypal` makes one for a cart; it pays as the card `{ paypalOrderId }`. */
    readonly paypal: (purchase: DuePurchase) => Effect.Effect<PayPalOrder, ApiFailure<"createPayPalOrder">>
  }
>()("@parterre/sdk/checkout/DeferredPayments") {
  static readonly layer = Layer.effect(
    DeferredPayments,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const catalogue = yield* Catalogue
      const threeDSecure = yield* ThreeDSecure
      const session = yield* Session

      const sale = Effect.fn("DeferredPayments.sale")((saleToken: string) =>
        api.call(getDeferredSale, { body: { saleToken } }),
      )

      const send = (body: PaymentRequest) => api.call(payDeferredSale, { body })

      /** What is due was not paid; what is not any more, or where another instalment is, was. */
      const look = (body: PaymentRequest) =>
        sale(body.saleToken).pipe(
          // A payment at once is the first of one.
          Effect.map(({ instalment }) =>
            (instalment?.number ?? 1) === (body.instalment ?? 1) ? "not-made" : "made",
          ),
          Effect.catchTag("nothing-due", () => Effect.succeed("made" as const)),
          Effect.catchIf(
            ({ _tag }) => _tag !== "sale-voided" && _tag !== "sale-unknown",
            () => Effect.succeed(undefined),
          ),
        )

      const pay = Effect.fn("DeferredPayments.pay")(function* ({
        saleToken,
        client,
        card,
        amount,
        instalment,
      }: DeferredPayment) {
        const { processorConfig: processor } = yield* catalogue.config
        const body = {
          ...{ client, creditCard: creditCard(card, undefined), amount, saleToken },
          ...(instalment === undefined ? {} : { instalment }),
        }
        const sendOnce = payOnce({ send: send(body), look: look(body), language: session.language })
        return yield* sendOnce.pipe(
          Effect.catchTag("authentication-needed", (needed) =>
            Effect.andThen(passStripeChallenge(threeDSecure, processor, needed, Effect.void), sendOnce),
          ),
        )
      })

      const paypal = Effect.fn("DeferredPayments.paypal")(({ saleToken, amount }: DuePurchase) =>
        api.call(createPayPalOrder, { body: { saleToken, amount } }),
      )

      return DeferredPayments.of({ sale, pay, paypal })
    }),
  )
}
