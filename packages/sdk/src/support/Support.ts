import type {
  Account,
  CartClearing,
  CartLink,
  CartLinkRequest,
  CartList,
  CartReplay,
  CartReport,
  CartState,
  CartTestCase,
  ClientEntry,
  ClosingPreview,
  EventRefund,
  EventRefundList,
  EventRefundPreview,
  EventRefundReport,
  EventRefundRequest,
  EventRefundSaleState,
  EventRefundSelection,
  ExplainedSubject,
  Explanation,
  HoldExplanation,
  HoldList,
  MessageAnswer,
  NewPasswordAsk,
  PaymentSettlement,
  PersonalData,
  Producer,
  PromotionExplanation,
  RefreshToken,
  Refund,
  RefundList,
  RefundPreview,
  RefundRequest,
  RefundSelection,
  RefundSettlement,
  ResentReceipt,
  SaleVoid,
  SeatExplanation,
  SupportClient,
  SupportClientList,
  SupportHold,
  User,
  VoidPreview,
  VoidRequest,
} from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { AnswerCache } from "../client/AnswerCache.ts"
import { type ApiFailure, ApiUnreachable, ContractProblem } from "../client/failures.ts"
import type { Token } from "../client/stored-token.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { staffToken, Tokens } from "../client/Tokens.ts"
import {
  askNewPassword,
  authorizeRefreshToken,
  clearSupportCart,
  closeSupportClient,
  createRefreshToken,
  endRefreshToken,
  explainSupportCart,
  explainSupportHold,
  explainSupportPromotion,
  explainSupportSeat,
  exportSupportCart,
  exportSupportClient,
  getEventRefund,
  getPermissionMask,
  getRefreshToken,
  getSupportCart,
  getSupportClient,
  getSupportHold,
  getUser,
  getUserPermissions,
  linkSupportCart,
  listAccounts,
  listEventRefunds,
  listProducers,
  listRefunds,
  listSupportCarts,
  listSupportClients,
  listSupportHolds,
  logIn,
  previewEventRefund,
  previewRefund,
  previewSupportClosing,
  previewVoid,
  refundEvent,
  refundSale,
  releaseSupportHold,
  replaySupportCart,
  resendReceipt,
  settlePayment,
  settleRefund,
  stopEventRefund,
  voidSale,
} from "../generated/api.ts"

export interface CartQuery {
  readonly q?: string
  readonly state?: CartState
  readonly limit?: number
}

export interface HoldQuery {
  readonly eventId?: string
  readonly cartId?: string
  readonly limit?: number
}

/** Which orders of a refund of an event are asked for: after a number, and so many. */
export interface EventRefundQuery {
  readonly state?: EventRefundSaleState
  readonly after?: number
  readonly limit?: number
}

/** What support staff see and do, after signing in. */
export class Support extends Context.Service<
  Support,
  {
    /** Creates a refresh token at v2; a server that has v1 only, as one of the two documents has it, is asked there. */
    readonly logIn: (
      username: string,
      password: string,
    ) => Effect.Effect<RefreshToken, ApiFailure<"createRefreshToken">>
    /**
     * Ends the token on the server and forgets it here, whatever the server says. Answers whether it has ended:
     * where the server did not answer, whoever has the token can use it until it expires.
     */
    readonly logOut: Effect.Effect<boolean>
    /**
     * Opens a session of the member of staff, in which this client holds and sells from then on: what it held before is
     * another session's.
     */
    readonly openSession: Effect.Effect<void, ApiFailure<"authorizeRefreshToken">>
    /** The token of the signed-in staff member, expired or not. */
    readonly token: Effect.Effect<Token | undefined>
    /** The record of the sign-in as the server has it: whose it is, how they signed in and until when. */
    readonly signIn: Effect.Effect<RefreshToken, ApiFailure<"getRefreshToken">>
    readonly permissions: Effect.Effect<readonly number[], ApiFailure<"getUserPermissions">>
    /** The same as one string in base64, a bit for each: for other programs that decide by it (`maskHasPermission`). */
    readonly permissionMask: Effect.Effect<string, ApiFailure<"getPermissionMask">>
    /** Whoever is signed in, or another member of staff (which takes the permission admin, 28), and whom they work for. */
    readonly user: (id?: string) => Effect.Effect<User, ApiFailure<"getUser"> | ApiFailure<"getRefreshToken">>
    readonly accounts: Effect.Effect<readonly Account[], ApiFailure<"listAccounts">>
    /** Whose events the member may read reports about, by name; takes the permission report web access (79). */
    readonly producers: Effect.Effect<readonly Producer[], ApiFailure<"listProducers">>
    readonly carts: (query?: CartQuery) => Effect.Effect<CartList, ApiFailure<"listSupportCarts">>
    readonly cart: (id: string) => Effect.Effect<CartReport, ApiFailure<"getSupportCart">>
    /** Gives back what a live cart keeps, or what is not confirmed alone; the id is that of a cart, a sale or a hold. */
    readonly clearCart: (
      id: string,
      clearing: CartClearing,
    ) => Effect.Effect<MessageAnswer, ApiFailure<"clearSupportCart">>
    /** A link to a live cart, to look at it or to pay it; the id is that of a cart, a sale or a hold. */
    readonly link: (
      id: string,
      request: CartLinkRequest,
    ) => Effect.Effect<CartLink, ApiFailure<"linkSupportCart">>
    /** What a refund would give back; the id is that of a sale, a receipt, a cart or a hold. Cents. */
    readonly previewRefund: (
      id: string,
      selection?: RefundSelection,
    ) => Effect.Effect<RefundPreview, ApiFailure<"previewRefund">>
    /** Gives money back; the amount is that of the preview. `requested` until its processor has confirmed it. */
    readonly refund: (id: string, request: RefundRequest) => Effect.Effect<Refund, ApiFailure<"refundSale">>
    /** Mails the receipt again, with the tickets that can be printed, to whom bought. */
    readonly resend: (id: string) => Effect.Effect<ResentReceipt, ApiFailure<"resendReceipt">>
    readonly refunds: (id: string) => Effect.Effect<RefundList, ApiFailure<"listRefunds">>
    /** Says what became of a refund that is `stuck`, as its processor's console shows it; the first id is that of the sale. */
    readonly settleRefund: (
      id: string,
      refundId: string,
      settlement: RefundSettlement,
    ) => Effect.Effect<Refund, ApiFailure<"settleRefund">>
    /**
     * Says what became of a payment that is `stuck` in a cart's report, as the console of its processor shows it; the first id is
     * that of the cart, of its sale or of a hold.
     */
    readonly settlePayment: (
      id: string,
      paymentId: string,
      settlement: PaymentSettlement,
    ) => Effect.Effect<CartReport, ApiFailure<"settlePayment">>
    /** What refunding a cancelled event would give back, in all its orders. Cents. */
    readonly previewEventRefund: (
      eventId: string,
      selection?: EventRefundSelection,
    ) => Effect.Effect<EventRefundPreview, ApiFailure<"previewEventRefund">>
    /**
     * Has the server refund a cancelled event, order by order; the amount is that of the preview. It answers at once and
     * goes on by itself: `eventRefund` tells how far it is. One that is under way is answered instead of a second one.
     */
    readonly refundEvent: (
      eventId: string,
      request: EventRefundRequest,
    ) => Effect.Effect<EventRefund, ApiFailure<"refundEvent">>
    /** The refunds of an event as a whole, newest first. */
    readonly eventRefunds: (eventId: string) => Effect.Effect<EventRefundList, ApiFailure<"listEventRefunds">>
    /** How far one of them is, with some of its orders. */
    readonly eventRefund: (
      id: string,
      query?: EventRefundQuery,
    ) => Effect.Effect<EventRefundReport, ApiFailure<"getEventRefund">>
    /** Leaves the orders as they are that are not refunded yet. */
    readonly stopEventRefund: (id: string) => Effect.Effect<EventRefund, ApiFailure<"stopEventRefund">>
    /** What voiding a sale would end; only one whose payment is due can be. The id is that of a sale, a receipt, a cart or a hold. */
    readonly previewVoid: (id: string) => Effect.Effect<VoidPreview, ApiFailure<"previewVoid">>
    /** Ends a sale whose payment is due and that nobody will pay. */
    readonly void: (id: string, request: VoidRequest) => Effect.Effect<SaleVoid, ApiFailure<"voidSale">>
    /** Accounts by an email, an id, or the beginning of a name or an email. */
    readonly clients: (
      q: string,
      limit?: number,
    ) => Effect.Effect<SupportClientList, ApiFailure<"listSupportClients">>
    /** A client by id or email; of a closed account, by its id, what was done with it. */
    readonly client: (idOrEmail: string) => Effect.Effect<SupportClient, ApiFailure<"getSupportClient">>
    /** Everything that is held about a client, for one who cannot sign in; takes admin write profile (150), as what follows. */
    readonly exportClient: (
      idOrEmail: string,
      reason: string,
    ) => Effect.Effect<PersonalData, ApiFailure<"exportSupportClient">>
    readonly previewClosing: (
      idOrEmail: string,
    ) => Effect.Effect<ClosingPreview, ApiFailure<"previewSupportClosing">>
    readonly closeClient: (
      idOrEmail: string,
      reason: string,
    ) => Effect.Effect<ClientEntry, ApiFailure<"closeSupportClient">>
    /**
     * Signs the client out everywhere, mails a link to choose another password, and has the next sign-in change it. Of an
     * account that was taken over, only the link opens it, or one that takes an earlier email back: password, passkeys,
     * Google and Facebook end.
     */
    readonly askNewPassword: (
      idOrEmail: string,
      reason: string,
      how?: Pick<NewPasswordAsk, "takenOver">,
    ) => Effect.Effect<ClientEntry, ApiFailure<"askNewPassword">>
    /** How prices or taxes came about; the id is that of a cart, a sale or a hold. */
    readonly explain: (
      id: string,
      about: ExplainedSubject,
    ) => Effect.Effect<Explanation, ApiFailure<"explainSupportCart">>
    /** What became of a hold, of all that a cart or a session held, and what was refused. */
    readonly explainHold: (id: string) => Effect.Effect<HoldExplanation, ApiFailure<"explainSupportHold">>
    /** Who has a seat, whether a party of so many could choose it, and what happened to it. */
    readonly explainSeat: (
      seat: { readonly eventId: string; readonly seatId: string },
      qty?: number,
    ) => Effect.Effect<SeatExplanation, ApiFailure<"explainSupportSeat">>
    /** What a promotion is and who used it; of an order, why it did or did not apply. */
    readonly explainPromotion: (
      idOrCode: string,
      order?: string,
    ) => Effect.Effect<PromotionExplanation, ApiFailure<"explainSupportPromotion">>
    /** A cart made again from its journal, and where what is stored differs. */
    readonly replay: (id: string) => Effect.Effect<CartReplay, ApiFailure<"replaySupportCart">>
    /** A cart as a test case: its journal and amounts, with pseudonyms for persons. */
    readonly testCase: (id: string) => Effect.Effect<CartTestCase, ApiFailure<"exportSupportCart">>
    readonly holds: (query?: HoldQuery) => Effect.Effect<HoldList, ApiFailure<"listSupportHolds">>
    readonly hold: (id: string) => Effect.Effect<SupportHold, ApiFailure<"getSupportHold">>
    readonly releaseHold: (
      id: string,
      reason: string,
    ) => Effect.Effect<MessageAnswer, ApiFailure<"releaseSupportHold">>
  }
>()("@parterre/sdk/support/Support") {
  static readonly layer = Layer.effect(
    Support,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const tokens = yield* Tokens
      const cache = yield* AnswerCache

      const signIn = Effect.fn("Support.logIn")(function* (username: string, password: string) {
        const token = yield* api
          .call(createRefreshToken, { body: { username, password, oauthType: "PASSWORD" } })
          .pipe(Effect.catchIf(isRouteUnknown, () => api.call(logIn, { body: { username, password } })))
        yield* tokens.set("staff", staffToken(token))
        yield* cache.clear
        return token
      })

      const record = Effect.flatMap(tokens.get("staff"), (kept) =>
        api.call(getRefreshToken, { path: { token: kept?.value ?? "none" } }),
      )

      const logOut = Effect.gen(function* () {
        if ((yield* tokens.get("staff")) === undefined) return true
        return yield* api.call(endRefreshToken).pipe(
          Effect.as(true),
          // Another way has ended it.
          Effect.catchTag(["refresh-token-expired", "staff-token-missing"], () => Effect.succeed(true)),
          Effect.catch(() => Effect.succeed(false)),
          Effect.timeoutOrElse({ duration: "5 seconds", orElse: () => Effect.succeed(false) }),
        )
      }).pipe(Effect.ensuring(Effect.andThen(tokens.drop("staff"), cache.clear)))

      return Support.of({
        logIn: signIn,
        logOut,
        openSession: Effect.gen(function* () {
          const kept = yield* tokens.get("staff")
          const { sessionToken, expiration } = yield* api.call(authorizeRefreshToken, {
            path: { token: kept?.value ?? "none" },
          })
          yield* tokens.set("session", { value: sessionToken, expiration })
          yield* cache.clear
        }),
        token: tokens.get("staff"),
        signIn: record,
        permissions: api.call(getUserPermissions),
        permissionMask: api.call(getPermissionMask),
        user: Effect.fn("Support.user")(function* (id) {
          if (id !== undefined) return yield* api.call(getUser, { path: { id } })
          return yield* api.call(getUser, { path: { id: (yield* record).userId } })
        }),
        accounts: api.call(listAccounts),
        producers: api.call(listProducers),
        carts: Effect.fn("Support.carts")((query = {}) =>
          api.call(listSupportCarts, { query: { ...query } }),
        ),
        cart: Effect.fn("Support.cart")((id) => api.call(getSupportCart, { path: { id } })),
        clearCart: Effect.fn("Support.clearCart")((id, body) =>
          api.call(clearSupportCart, { path: { id }, body }),
        ),
        link: Effect.fn("Support.link")((id, body) => api.call(linkSupportCart, { path: { id }, body })),
        previewRefund: Effect.fn("Support.previewRefund")((id, selection = {}) =>
          api.call(previewRefund, { path: { id }, body: selection }),
        ),
        refund: Effect.fn("Support.refund")((id, body) => api.call(refundSale, { path: { id }, body })),
        settleRefund: Effect.fn("Support.settleRefund")((id, refundId, body) =>
          api.call(settleRefund, { path: { id, refundId }, body }),
        ),
        settlePayment: Effect.fn("Support.settlePayment")((id, paymentId, body) =>
          api.call(settlePayment, { path: { id, paymentId }, body }),
        ),
        resend: Effect.fn("Support.resend")((id) => api.call(resendReceipt, { path: { id } })),
        refunds: Effect.fn("Support.refunds")((id) => api.call(listRefunds, { path: { id } })),
        previewEventRefund: Effect.fn("Support.previewEventRefund")((id, selection = {}) =>
          api.call(previewEventRefund, { path: { id }, body: selection }),
        ),
        refundEvent: Effect.fn("Support.refundEvent")((id, body) =>
          api.call(refundEvent, { path: { id }, body }),
        ),
        eventRefunds: Effect.fn("Support.eventRefunds")((id) => api.call(listEventRefunds, { path: { id } })),
        eventRefund: Effect.fn("Support.eventRefund")((id, query = {}) =>
          api.call(getEventRefund, { path: { id }, query: { ...query } }),
        ),
        stopEventRefund: Effect.fn("Support.stopEventRefund")((id) =>
          api.call(stopEventRefund, { path: { id } }),
        ),
        previewVoid: Effect.fn("Support.previewVoid")((id) => api.call(previewVoid, { path: { id } })),
        void: Effect.fn("Support.void")((id, body) => api.call(voidSale, { path: { id }, body })),
        clients: Effect.fn("Support.clients")((q, limit) =>
          api.call(listSupportClients, { query: limit === undefined ? { q } : { q, limit } }),
        ),
        client: Effect.fn("Support.client")((id) => api.call(getSupportClient, { path: { id } })),
        exportClient: Effect.fn("Support.exportClient")((id, reason) =>
          api.call(exportSupportClient, { path: { id }, body: { reason } }),
        ),
        previewClosing: Effect.fn("Support.previewClosing")((id) =>
          api.call(previewSupportClosing, { path: { id } }),
        ),
        closeClient: Effect.fn("Support.closeClient")((id, reason) =>
          api.call(closeSupportClient, { path: { id }, body: { reason } }),
        ),
        askNewPassword: Effect.fn("Support.askNewPassword")((id, reason, how) =>
          api.call(askNewPassword, { path: { id }, body: { reason, ...how } }),
        ),
        explain: Effect.fn("Support.explain")((id, about) =>
          api.call(explainSupportCart, { path: { id }, query: { about } }),
        ),
        explainHold: Effect.fn("Support.explainHold")((id) => api.call(explainSupportHold, { path: { id } })),
        explainSeat: Effect.fn("Support.explainSeat")(({ eventId: id, seatId }, qty = 1) =>
          api.call(explainSupportSeat, { path: { id, seatId }, query: { qty } }),
        ),
        explainPromotion: Effect.fn("Support.explainPromotion")((id, order) =>
          api.call(explainSupportPromotion, {
            path: { id },
            query: order === undefined ? {} : { order },
          }),
        ),
        replay: Effect.fn("Support.replay")((id) => api.call(replaySupportCart, { path: { id } })),
        testCase: Effect.fn("Support.testCase")((id) => api.call(exportSupportCart, { path: { id } })),
        holds: Effect.fn("Support.holds")((query = {}) =>
          api.call(listSupportHolds, { query: { ...query } }),
        ),
        hold: Effect.fn("Support.hold")((id) => api.call(getSupportHold, { path: { id } })),
        releaseHold: Effect.fn("Support.releaseHold")((id, reason) =>
          api.call(releaseSupportHold, { path: { id }, body: { reason } }),
        ),
      })
    }),
  )
}

/** A server of another make says it in words of its own; to ask twice for a token does no harm. */
const isRouteUnknown = (failure: unknown) =>
  failure instanceof ContractProblem
    ? failure.code === "route-unknown"
    : failure instanceof ApiUnreachable && failure.reason === "unreadable"
