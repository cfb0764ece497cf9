import type { PayPalOrder } from "@parterre/contract"
import {
  type AmountsToPay,
  interacAmount,
  offeredMethods,
  type PaymentMethod,
} from "@parterre/domain/payment-methods"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "../carts/Cart.ts"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { type BeginFailure, Checkout } from "../checkout/Checkout.ts"
import type { Order } from "../checkout/payment.ts"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { Clients } from "../clients/Clients.ts"
import { createPayPalOrder, getInteracPayment, getPaymentMethods } from "../generated/api.ts"

/** An order that Interac Online is to pay. */
export interface InteracOrder extends Order {
  /** As the shopper saw them: another amount is refused, and nothing begins. */
  readonly amounts: AmountsToPay
}

/** An order that PayPal is to pay. */
export interface PayPalPurchase extends Order {
  /** Cents as the shopper saw them: another amount is refused, and there is no order. */
  readonly amount: number
}

export type PayPalFailure = BeginFailure | ApiFailure<"createPayPalOrder">

/** A form for the payment page: posted as it is, it leaves the shop. */
export interface InteracForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

export type InteracFailure = BeginFailure | ApiFailure<"createClient" | "updateClient" | "getInteracPayment">

/** What the payment page wants beside the answer's fields; its hash covers the currency. */
const FORM_CONSTANTS = {
  x_show_form: "PAYMENT_FORM",
  x_currency_code: "CAD",
  x_receipt_link_method: "AUTO-POST",
} as const

/** The ways to pay of a site, and the two that lead elsewhere: Interac Online and PayPal. */
export class PaymentMethods extends Context.Service<
  PaymentMethods,
  {
    /** The ways to pay that the site offers, in the order of the form. */
    readonly offered: Effect.Effect<
      readonly PaymentMethod[],
      ApiFailure<"getPaymentMethods" | "getWebsiteConfig">
    >
    /**
     * Begins a payment through Interac Online. A guest's record is saved first, for the server sends the tickets to it.
     * Every form opens one visit to the bank.
     */
    readonly interac: (order: InteracOrder) => Effect.Effect<InteracForm, InteracFailure>
    /**
     * An order for the shopper to approve at PayPal, in the window of its script or at `approvalUrl`. Nothing is reserved
     * by it. Approved, it pays as the card `{ paypalOrderId }` of `Checkout.pay`, once.
     */
    readonly paypal: (purchase: PayPalPurchase) => Effect.Effect<PayPalOrder, PayPalFailure>
  }
>()("@parterre/sdk/payment-methods/PaymentMethods") {
  static readonly layer = Layer.effect(
    PaymentMethods,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cart = yield* Cart
      const catalogue = yield* Catalogue
      const checkout = yield* Checkout
      const clients = yield* Clients

      const payerOf = Effect.fnUntraced(function* ({ client }: Order) {
        const visitor = yield* SubscriptionRef.get(clients.state)
        return visitor.client ?? (yield* clients.saveGuest(client))
      })

      const interac = Effect.fnUntraced(function* ({ amounts, ...order }: InteracOrder) {
        const { id = "" } = yield* payerOf(order)
        yield* checkout.begin(order)
        const query = { clientId: id, amount: interacAmount(amounts) }
        // The answer before is of a visit that is over.
        const { payment_url: url, ...fields } = yield* api.call(getInteracPayment, { query, fresh: true })
        return { url, fields: { ...fields, ...FORM_CONSTANTS } }
      })

      const paypal = Effect.fnUntraced(function* ({ amount, ...order }: PayPalPurchase) {
        const { saleToken } = yield* checkout.begin(order)
        // The seats are kept for as long as the window may take: the countdown is told.
        return yield* Effect.tap(api.call(createPayPalOrder, { body: { saleToken, amount } }), () =>
          Effect.ignore(cart.callCart),
        )
      })

      return PaymentMethods.of({
        offered: Effect.gen(function* () {
          const flags = yield* api.call(getPaymentMethods)
          const { subdomain, interacHiddenSubdomains } = yield* catalogue.config
          return offeredMethods(flags, subdomain, interacHiddenSubdomains)
        }).pipe(Effect.withSpan("PaymentMethods.offered")),
        interac: Effect.fn("PaymentMethods.interac")((order) => cart.duringPayment(interac(order))),
        paypal: Effect.fn("PaymentMethods.paypal")((purchase) => cart.duringPayment(paypal(purchase))),
      })
    }),
  )
}
