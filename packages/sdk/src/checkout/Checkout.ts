import type {
  Address,
  GiftCertificate,
  PaymentMethods,
  PaymentRequest,
  PaymentResponse,
  ProcessorConfig,
  Receipt,
  Sale,
  SaleStart,
  ShippingCart,
} from "@parterre/contract"
import { isLogoutForced } from "@parterre/domain/sessions"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "../carts/Cart.ts"
import { Catalogue } from "../catalogue/Catalogue.ts"
import type { ApiFailure } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { Clients } from "../clients/Clients.ts"
import {
  checkoutCreditCard,
  createSale,
  getGiftCertificate,
  getGlobalPaymentsAccessToken,
  getInvoiceConfirmation,
  getPaymentMethods,
  getSale,
  getSeatsPdf,
  getTicketCode,
  getTicketsPdf,
  setSaleCertificates,
  setSaleDeliveries,
} from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import {
  type AuthenticationFailure,
  type CardNumbers,
  type CardToken,
  ThreeDSecure,
} from "../three-d-secure/ThreeDSecure.ts"
import { payOnce, toldProblem } from "./lost-answers.ts"
import { cardAtHand, creditCard, type Order, type Payment, withProof } from "./payment.ts"
import { receiptStore } from "./receipts.ts"
import { passStripeChallenge } from "./stripe-challenge.ts"

export type CheckoutStage =
  | "idle"
  | "starting"
  | "authenticating"
  | "challenge"
  | "paying"
  | "confirming"
  | "paid"

export type BeginFailure = ApiFailure<"createSale" | "setSaleCertificates" | "setSaleDeliveries">

export type PayFailure =
  | BeginFailure
  | ApiFailure<"getWebsiteConfig" | "checkoutCreditCard">
  | AuthenticationFailure

type SendFailure = ApiFailure<"checkoutCreditCard">

/** Problems that tell of a cart that can no longer be paid. */
const GONE: ReadonlySet<string> = new Set(["cart-empty", "cart-paid", "cart-expired"])

/** Pays for the cart. A lost answer is looked up before anything is sent again, so nothing is paid twice. */
export class Checkout extends Context.Service<
  Checkout,
  {
    readonly stage: SubscriptionRef.SubscriptionRef<CheckoutStage>
    /** Starts the sale and keeps the seats for the time a payment takes. */
    readonly start: Effect.Effect<SaleStart, ApiFailure<"createSale">>
    readonly pay: (payment: Payment) => Effect.Effect<PaymentResponse, PayFailure>
    /** Starts the sale of an order with its certificates; its deliveries are told with it, free ones too. */
    readonly begin: (order: Order) => Effect.Effect<SaleStart, BeginFailure>
    readonly sale: Effect.Effect<Sale, ApiFailure<"getSale">>
    /** What is left on the gift certificate that a code names; nothing is taken from it before the payment. */
    readonly certificate: (code: string) => Effect.Effect<GiftCertificate, ApiFailure<"getGiftCertificate">>
    readonly paymentMethods: Effect.Effect<PaymentMethods, ApiFailure<"getPaymentMethods">>
    /** A short-lived token for Global Payments' card fields, which may only make a token of a card. */
    readonly cardFieldsAccess: Effect.Effect<string, ApiFailure<"getGlobalPaymentsAccessToken">>
    /** The receipt, kept on the device once read. */
    readonly receipt: (saleId: string) => Effect.Effect<Receipt, ApiFailure<"getInvoiceConfirmation">>
    readonly savedReceipt: (saleId: string) => Effect.Effect<Receipt | undefined>
    readonly ticketsPdf: (sodIds: readonly string[]) => Effect.Effect<Blob, ApiFailure<"getTicketsPdf">>
    /** The QR code of a ticket that may be printed, as an SVG without a border. */
    readonly ticketCode: (sodId: string) => Effect.Effect<Blob, ApiFailure<"getTicketCode">>
    /** Where seats of an event are on the map: seat ids of a cart or dispositionDetailIds of tickets. */
    readonly seatsPdf: (
      eventId: string,
      seatIds: readonly string[],
    ) => Effect.Effect<Blob, ApiFailure<"getSeatsPdf">>
  }
>()("@parterre/sdk/checkout/Checkout") {
  static readonly layer = Layer.effect(
    Checkout,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cart = yield* Cart
      const catalogue = yield* Catalogue
      const threeDSecure = yield* ThreeDSecure
      const session = yield* Session
      const clients = yield* Clients
      const { subdomain, link } = yield* Settings
      const receipts = receiptStore(yield* KeyValueStorage, subdomain)
      const stage = yield* SubscriptionRef.make<CheckoutStage>("idle")
      const enter = (next: CheckoutStage) => SubscriptionRef.set(stage, next)

      /** The cart is read again where it turns out to be gone, such as paid in another tab. */
      const orGone = <A, E extends { readonly _tag: string }, R>(starting: Effect.Effect<A, E, R>) =>
        Effect.tapError(starting, ({ _tag }) => (GONE.has(_tag) ? Effect.ignore(cart.callCart) : Effect.void))
      /** Once its sale has begun, too. */
      const andRead = <A, E extends { readonly _tag: string }, R>(starting: Effect.Effect<A, E, R>) =>
        orGone(starting).pipe(Effect.tap(() => Effect.ignore(cart.callCart)))
      const start = andRead(api.call(createSale, link))

      const startWith = (codes: readonly string[]) =>
        andRead(api.call(setSaleCertificates, { ...link, body: { codes: [...codes] } }))

      const deliver = (
        shipping: readonly ShippingCart[],
        { country, province }: Partial<Pick<Address, "country" | "province">> = {},
      ) =>
        orGone(
          api.call(setSaleDeliveries, {
            ...link,
            body: {
              shippingCarts: [...shipping],
              ...(country === undefined ? {} : { country }),
              ...(province === undefined ? {} : { province }),
            },
          }),
        )

      const send = (body: PaymentRequest) =>
        Effect.andThen(enter("paying"), api.call(checkoutCreditCard, { body }))

      /** A look that fails, however it does, tells nothing of the payment. */
      const lookAt = Effect.fnUntraced(function* (saleToken: string) {
        yield* enter("confirming")
        const sale = yield* Effect.orElseSucceed(api.call(getSale, link), () => undefined)
        if (sale?.saleToken !== saleToken) return undefined
        if (sale.state === "paid")
          return { paid: { saleId: sale.saleId ?? saleToken, deferred: false, crId: null } }
        if (sale.state === "released" || sale.state === "voided")
          return yield* Effect.fail(toldProblem("payment-voided", yield* session.language))
        return sale.state === "open" ? "not-made" : undefined
      })

      const sendOnce = (body: PaymentRequest): Effect.Effect<PaymentResponse, SendFailure> =>
        payOnce({ send: send(body), look: lookAt(body.saleToken), language: session.language })

      /** Stripe asks for its challenge in the middle of the payment; a wallet's card may turn out to be unproven. */
      const sendWithChallenge = Effect.fnUntraced(function* (
        body: PaymentRequest,
        processor: ProcessorConfig,
        authenticate: (card: CardToken) => Effect.Effect<string | undefined, AuthenticationFailure>,
      ) {
        return yield* sendOnce(body).pipe(
          Effect.catchTag("authentication-needed", (needed) => {
            const { cardToken } = needed
            return cardToken === undefined
              ? Effect.andThen(
                  passStripeChallenge(threeDSecure, processor, needed, enter("challenge")),
                  sendOnce(body),
                )
              : Effect.flatMap(authenticate({ token: cardToken }), (id) =>
                  sendOnce({ ...body, creditCard: withProof(body.creditCard, cardToken, id) }),
                )
          }),
        )
      })

      const receipt = Effect.fn("Checkout.receipt")((id: string) =>
        Effect.tap(api.call(getInvoiceConfirmation, { path: { id } }), (answer) =>
          Effect.sync(() => receipts.save(answer)),
        ),
      )

      /** Whoever has bought a membership is a member from the next call on [MEM-002]. */
      const knowMember = ({ cartElements }: Receipt) =>
        cartElements.some(({ prices }) => prices.some(({ productKind }) => productKind === "membership"))
          ? clients.refresh
          : Effect.void

      const startOf = (certificates: readonly string[]) =>
        certificates.length === 0 ? start : startWith(certificates)

      const begin = Effect.fn("Checkout.begin")(function* ({ client, shipping, certificates = [] }: Order) {
        if (shipping !== undefined && shipping.length > 0) yield* deliver(shipping, client.addresses?.[0])
        return yield* startOf(certificates)
      })

      const payNow = Effect.fnUntraced(function* (payment: Payment) {
        const { client, card, shipping = [], certificates = [], amount, certificateAmount } = payment
        yield* enter("starting")
        const { processorConfig: processor, clientAccount } = yield* catalogue.config
        const [address] = client.addresses ?? []
        // Paid deliveries are part of what the bank is asked about, so the sale has to know them first.
        if (costs(shipping)) yield* deliver(shipping, address)
        const started = startOf(certificates)
        let sale = yield* started
        // The sale keeps a paid delivery that was chosen before this one, which is free.
        if (costs(sale.shipping ?? []) && !costs(shipping)) {
          yield* deliver(shipping, address)
          sale = yield* started
        }
        const due = amount ?? sale.amount
        yield* enter("authenticating")
        const authenticate = (asked: CardNumbers | CardToken | undefined) =>
          threeDSecure.authenticate({
            saleToken: sale.saleToken,
            hash: sale.hash,
            amount: due,
            card: asked,
            processor,
            onState: (state) => (state === "challenging" ? enter("challenge") : Effect.void),
          })
        const authenticationId = yield* authenticate(cardAtHand(card))
        const paid = yield* sendWithChallenge(
          {
            client,
            creditCard: creditCard(card, authenticationId),
            amount: due,
            ...(certificateAmount === undefined ? {} : { giftCertificateAmount: certificateAmount }),
            saleToken: sale.saleToken,
            shippingCarts: [...shipping],
          },
          processor,
          (unproven) => Effect.andThen(enter("authenticating"), authenticate(unproven)),
        )
        yield* enter("paid")
        // The money is taken: neither the receipt nor the emptied cart may turn this into a failure.
        yield* Effect.ignore(Effect.flatMap(receipt(paid.saleId), knowMember))
        yield* Effect.ignore(cart.callCart)
        // A site that has no accounts keeps nobody signed in [PAY-020].
        const { status } = yield* SubscriptionRef.get(clients.state)
        if (status === "logged-in" && isLogoutForced({ clientAccount, opensGuestCheckout: false }))
          yield* Effect.ignore(clients.check)
        return paid
      })

      return Checkout.of({
        stage,
        start,
        begin,
        pay: Effect.fn("Checkout.pay")((payment: Payment) =>
          cart.duringPayment(payNow(payment)).pipe(Effect.onError(() => enter("idle"))),
        ),
        sale: api.call(getSale, link),
        certificate: Effect.fn("Checkout.certificate")((code: string) =>
          api.call(getGiftCertificate, { path: { code } }),
        ),
        paymentMethods: api.call(getPaymentMethods),
        cardFieldsAccess: Effect.map(
          api.call(getGlobalPaymentsAccessToken),
          ({ accessToken }) => accessToken,
        ),
        receipt,
        savedReceipt: (saleId) => receipts.read(saleId),
        ticketsPdf: Effect.fn("Checkout.ticketsPdf")((sodIds) =>
          api.call(getTicketsPdf, { query: { ticket0: "", ...numbered("ticket", sodIds) } }),
        ),
        ticketCode: Effect.fn("Checkout.ticketCode")((id) => api.call(getTicketCode, { path: { id } })),
        seatsPdf: Effect.fn("Checkout.seatsPdf")((perf, seatIds) =>
          api.call(getSeatsPdf, { query: { perf, seat0: "", ...numbered("seat", seatIds) } }),
        ),
      })
    }),
  )
}

const costs = (shipping: readonly ShippingCart[]): boolean => shipping.some(({ price = 0 }) => price > 0)

/** Things are named ticket0, ticket1, … or seat0, seat1, … in a query. */
const numbered = (word: "ticket" | "seat", ids: readonly string[]) =>
  Object.fromEntries(ids.map((id, index) => [`${word}${index}`, id]))
