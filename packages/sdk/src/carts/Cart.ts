import type {
  Cart as CartContent,
  CartPrice,
  HoldGroup,
  HoldsAnswer,
  OwnCartLink,
  TicketAnswer,
} from "@parterre/contract"
import { isWorthSaying } from "@parterre/domain/cart-actions"
import { emptyCart, holdAgain, isCartExpired, isOfCombo } from "@parterre/domain/carts"
import { presaleOf, withOffer } from "@parterre/domain/holds"
import type { PricedTickets } from "@parterre/domain/line-splits"
import { soldOf } from "@parterre/domain/subscriptions"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as PubSub from "effect/PubSub"
import * as Ref from "effect/Ref"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { ApiFailure, Language } from "../client/failures.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { deleteCart, deleteUnconfirmed, getCart, getCartByToken, linkOwnCart } from "../generated/api.ts"
import { Holds } from "../holds/Holds.ts"
import { isProblem } from "../is-problem.ts"
import type { MapSubject } from "../seating/map-subject.ts"
import { Session } from "../sessions/Session.ts"
import { type CartSnapshot, UNLOADED_CART } from "./cart-snapshot.ts"
import { confirmedCart } from "./confirmed-cart.ts"
import { type AloneAnswer, givingBack, type LineToRelease, type ReleasedAnswer } from "./giving-back.ts"
import { splitting } from "./splitting.ts"
import { timingOut } from "./time-out.ts"

export type CartAction =
  | "addElements"
  | "addBest"
  | "moreOne"
  | "lessOne"
  | "delete"
  | "deleteAllElement"
  | "deleteUnconfirmed"
  | "callCart"
  | "splitPrice"
  | "answer"
  | "extend"
  | "timeOut"

type AddFailure = ApiFailure<"createHolds">
type BestFailure = ApiFailure<"holdByPriceLevel" | "holdSubscriptionByPriceLevel">
type LoadFailure = ApiFailure<"getCart" | "getCartByToken">
type CartFailure =
  | AddFailure
  | BestFailure
  | LoadFailure
  | ApiFailure<
      "answerHolds" | "extendHolds" | "releaseHolds" | "deleteCart" | "deleteUnconfirmed" | "splitPriceLine"
    >

/** How a cart action ended. `shown`: worth a notice to the shopper. */
export type CartMessage =
  | {
      readonly action: CartAction
      readonly outcome: "success"
      readonly key: string
      readonly shown: boolean
    }
  | { readonly action: CartAction; readonly outcome: "failure"; readonly failure: CartFailure }

/**
 * The shopper's cart: its live state, its countdown by the server's time, and what can be done to it. Changes wait for
 * one another in the order they were asked for, so that quick clicks end as the last one says [CART-036].
 */
export class Cart extends Context.Service<
  Cart,
  {
    readonly state: SubscriptionRef.SubscriptionRef<CartSnapshot>
    /** Seconds left at each second; nothing while there is no hold. */
    readonly countdown: Stream.Stream<number | undefined>
    readonly messages: Stream.Stream<CartMessage>
    /** Reads the cart. Without a session it is empty: nothing is asked, and no session is opened for it. */
    readonly callCart: Effect.Effect<CartContent, LoadFailure>
    /**
     * Looks again at a cart that was seen before, which another tab may have changed or paid. Nothing while a payment runs
     * here; a cart that cannot be read stays as it was.
     */
    readonly refresh: Effect.Effect<void>
    /** A link to this cart, to pay it where the browser has no session of it. */
    readonly link: Effect.Effect<OwnCartLink, ApiFailure<"linkOwnCart">>
    readonly addElements: (groups: readonly HoldGroup[]) => Effect.Effect<HoldsAnswer, AddFailure>
    /** Adds the best seats left of one price level. */
    readonly addBest: (
      subject: MapSubject,
      priceLevelId: string,
      prices: readonly { readonly id: string; readonly qty: number }[],
    ) => Effect.Effect<HoldsAnswer, BestFailure>
    /** One step more of a line: places for general admission, the best seat left otherwise. */
    readonly moreOne: (line: CartPrice, step?: number) => Effect.Effect<HoldsAnswer, AddFailure | BestFailure>
    /** @deprecated Part of the specification, without effect. Use `delete`, which gives a line back. */
    readonly lessOne: (line: CartPrice) => Effect.Effect<void>
    /** Gives a line back, and with it the tickets that cannot be kept without it; `released` tells all that went. */
    readonly delete: (line: LineToRelease) => Effect.Effect<ReleasedAnswer, ApiFailure<"releaseHolds">>
    /** Gives a line back when it can go alone; else changes nothing and tells what would go along, to ask first. */
    readonly deleteAlone: (
      line: LineToRelease,
    ) => Effect.Effect<AloneAnswer, ApiFailure<"releaseHolds"> | LoadFailure>
    /**
     * Divides the tickets of lines of one price level, in their order, over its prices: as many at each as told, all of them
     * or none [CART-035]. What the service would refuse of it is refused here, in the same words, and nothing is sent.
     */
    readonly splitPrice: (
      lines: CartPrice | readonly [CartPrice, ...CartPrice[]],
      parts: readonly PricedTickets[],
    ) => Effect.Effect<HoldsAnswer, ApiFailure<"splitPriceLine">>
    /** What holders of tickets answer to the site's question; an empty answer takes one back [CART-045]. */
    readonly answer: (
      answers: readonly TicketAnswer[],
    ) => Effect.Effect<HoldsAnswer, ApiFailure<"answerHolds">>
    readonly deleteAllElement: Effect.Effect<CartContent, ApiFailure<"deleteCart"> | LoadFailure>
    /** Gives back what is held and not confirmed, when a selection is left; asks nothing where there is none [CART-046]. */
    readonly deleteUnconfirmed: Effect.Effect<void, ApiFailure<"deleteUnconfirmed"> | LoadFailure>
    readonly extend: Effect.Effect<HoldsAnswer, ApiFailure<"extendHolds">>
    /** While a payment runs, the server keeps the seats: running out must not empty the cart. */
    readonly duringPayment: <A, E, R>(payment: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("@parterre/sdk/carts/Cart") {
  static readonly layer = Layer.effect(
    Cart,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const holds = yield* Holds
      const session = yield* Session
      const state = yield* SubscriptionRef.make<CartSnapshot>(UNLOADED_CART)
      const bus = yield* PubSub.sliding<CartMessage>(32)
      const payments = yield* Ref.make(0)
      const running = yield* Ref.make(0)
      /** Unconfirmed lines too, which nobody is shown. */
      const latest = yield* Ref.make<CartContent | undefined>(undefined)
      const turns = yield* Semaphore.make(1)
      const scope = yield* Effect.scope

      // Not known before the first cart: then the server is asked.
      const mayHide = yield* Ref.make(true)
      const settings = yield* Settings
      const token = settings.link.query?.reservationToken
      const holdingNothing = Effect.map(session.serverNow, (now) =>
        emptyCart({ serverTime: new Date(now).toISOString(), renewalsLeft: 0 }),
      )
      const own = Effect.flatMap(
        session.isKept,
        (kept): Effect.Effect<CartContent, LoadFailure> => (kept ? api.call(getCart) : holdingNothing),
      )
      const read = token === undefined ? own : api.call(getCartByToken, { query: { token } })

      /**
       * Shows the cart an answer brought, unless a newer picture of it is shown: answers can cross one another. What was asked
       * for before the language changed is read again.
       */
      const show = (cart: CartContent, askedIn: Language): Effect.Effect<void> =>
        Effect.gen(function* () {
          const language = yield* session.language
          if (language !== askedIn)
            return yield* show(yield* Effect.orElseSucceed(read, () => cart), language)
          const known = yield* Ref.get(latest)
          if (cart.id === known?.id && cart.version < known.version) return
          yield* Ref.set(latest, cart)
          yield* Ref.set(mayHide, linesOf(confirmedCart(cart)) < linesOf(cart))
          yield* SubscriptionRef.update(state, (before): CartSnapshot => {
            const seen = confirmedCart(cart)
            const expired =
              isCartExpired(seen.remainingTime) || (before.status === "expired" && seen.totalQty === 0)
            return { status: expired ? "expired" : "ready", busy: before.busy, cart: seen }
          })
        })
      const countRunning = (step: 1 | -1) =>
        Effect.flatMap(
          Ref.updateAndGet(running, (n) => n + step),
          (n) => SubscriptionRef.update(state, (before) => ({ ...before, busy: n > 0 })),
        )

      /** Every action is busy while it runs, shows the cart it got and tells how it ended. */
      const act = <A, E extends CartFailure>(
        action: CartAction,
        effect: Effect.Effect<A, E>,
        unpack: (answer: A) => { readonly cart: CartContent; readonly message?: string },
        inTurn: <B, F>(body: Effect.Effect<B, F>) => Effect.Effect<B, F> = (body) => body,
      ): Effect.Effect<A, E> => {
        const body = Effect.gen(function* () {
          const language = yield* session.language
          const answer = yield* effect
          const { cart, message = "" } = unpack(answer)
          yield* show(cart, language)
          yield* PubSub.publish(bus, {
            action,
            outcome: "success",
            key: message,
            shown: isWorthSaying(message),
          })
          return answer
        }).pipe(Effect.tapError((failure) => PubSub.publish(bus, { action, outcome: "failure", failure })))
        return Effect.acquireUseRelease(
          countRunning(1),
          () => inTurn(body),
          () => countRunning(-1),
        )
      }
      /** A change runs when those asked for before it have ended. */
      const change: typeof act = (action, effect, unpack) => act(action, effect, unpack, turns.withPermit)
      const fromAnswer = ({ cart, message }: HoldsAnswer) => ({ cart, message })

      const callCart = Effect.map(
        act("callCart", read, (cart) => ({ cart })),
        confirmedCart,
      )

      const refresh = Effect.gen(function* () {
        if ((yield* Ref.get(payments)) > 0 || (yield* Ref.get(latest)) === undefined) return
        const language = yield* session.language
        const known = yield* read
        // What is being paid by now is emptied by its payment, whose answer says more.
        if ((yield* Ref.get(payments)) === 0) yield* show(known, language)
      }).pipe(Effect.ignore)

      const addBest = Effect.fn("Cart.addBest")(
        (subject: MapSubject, id: string, prices: readonly { readonly id: string; readonly qty: number }[]) =>
          change(
            "addBest",
            holds.byPriceLevel(subject, { priceLevels: [{ id, prices: [...prices] }] }),
            fromAnswer,
          ),
      )

      const moreOne = (line: CartPrice, step = 1) => {
        const { id, priceLevelId } = line
        const sold = soldOf(line)
        const best = line.rs && priceLevelId !== undefined && sold !== undefined && !isOfCombo(line)
        const placed: Effect.Effect<HoldsAnswer, AddFailure | BestFailure> = best
          ? holds.byPriceLevel(sold, {
              ...withOffer({}, { promoId: line.promoId, presale: presaleOf(line) }),
              priceLevels: [{ id: priceLevelId, prices: [{ id, qty: step }] }],
            })
          : holds.place(holdAgain([{ ...line, rs: false, qty: step }]))
        return change("moreOne", placed, fromAnswer)
      }

      const back = givingBack(
        holds,
        read,
        Effect.map(SubscriptionRef.get(state), ({ cart }) => cart),
      )

      const splitPrice = splitting(api, holds, session, Ref.get(latest))

      const deleteAll = Effect.andThen(api.call(deleteCart), (answer) =>
        Effect.map(read, (cart) => ({ cart, message: answer.message })),
      )

      const dropUnconfirmed = Effect.andThen(api.call(deleteUnconfirmed), (answer) =>
        Effect.map(read, (cart) => ({ cart, message: answer.message })),
      )

      // What a link shows is another session's, and this one's own cart is none of its business.
      const clear = token === undefined ? Effect.ignore(api.call(deleteCart)) : Effect.void
      const time = timingOut({
        ...{ state, read, show, session, turns },
        latest: Ref.get(latest),
        isBeingPaid: Effect.map(Ref.get(payments), (n) => n > 0),
        clear: settings.clearsAtTimeOut ? clear : undefined,
        tell: PubSub.publish(bus, {
          action: "timeOut",
          outcome: "success",
          key: "cart.timeout",
          shown: true,
        }),
      })
      yield* Effect.forkScoped(time.watch)

      /** What ended during the payment has nobody else to say so. A payment that is pending may have bought it. */
      const afterFailedPayment = (failure: unknown) =>
        isProblem(failure, "payment-pending") ? Effect.void : Effect.forkIn(time.now, scope)

      return Cart.of({
        state,
        countdown: time.countdown,
        messages: Stream.fromPubSub(bus),
        callCart,
        refresh,
        link: api.call(linkOwnCart),
        addElements: Effect.fn("Cart.addElements")((groups) =>
          change("addElements", holds.place(groups), fromAnswer),
        ),
        addBest,
        moreOne: Effect.fn("Cart.moreOne")(moreOne),
        lessOne: () => PubSub.publish(bus, { action: "lessOne", outcome: "success", key: "", shown: false }),
        delete: Effect.fn("Cart.delete")((line) => change("delete", back.whole(line), fromAnswer)),
        deleteAlone: Effect.fn("Cart.deleteAlone")((line) => change("delete", back.alone(line), fromAnswer)),
        splitPrice: Effect.fn("Cart.splitPrice")((lines, parts) =>
          change("splitPrice", splitPrice("id" in lines ? [lines] : lines, parts), fromAnswer),
        ),
        answer: Effect.fn("Cart.answer")((answers) => change("answer", holds.answer(answers), fromAnswer)),
        deleteAllElement: Effect.map(
          change("deleteAllElement", deleteAll, (answer) => answer),
          ({ cart }) => confirmedCart(cart),
        ),
        deleteUnconfirmed: Effect.flatMap(Effect.all([Ref.get(mayHide), session.isKept]), ([hides, kept]) =>
          hides && kept
            ? Effect.asVoid(change("deleteUnconfirmed", dropUnconfirmed, ({ cart }) => ({ cart })))
            : Effect.void,
        ),
        extend: change("extend", holds.extend, fromAnswer),
        duringPayment: (payment) =>
          Effect.andThen(
            Ref.update(payments, (n) => n + 1),
            Effect.ensuring(
              payment,
              Ref.update(payments, (n) => n - 1),
            ),
          ).pipe(Effect.tapError(afterFailedPayment)),
      })
    }),
  )
}

const linesOf = ({ cartElements }: CartContent): number =>
  cartElements.reduce((sum, { prices }) => sum + prices.length, 0)
