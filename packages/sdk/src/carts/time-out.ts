import type { Cart } from "@parterre/contract"
import { remainingSeconds } from "@parterre/domain/holds"
import * as Effect from "effect/Effect"
import type * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { Language } from "../client/failures.ts"
import type { Session } from "../sessions/Session.ts"
import type { CartSnapshot } from "./cart-snapshot.ts"
import { cartExpiry, countdown } from "./countdown.ts"

/** The cart whose time runs out. */
export interface TimedCart {
  readonly state: SubscriptionRef.SubscriptionRef<CartSnapshot>
  /** As the service last told it, unconfirmed lines too. */
  readonly latest: Effect.Effect<Cart | undefined>
  readonly read: Effect.Effect<Cart, unknown>
  readonly show: (cart: Cart, askedIn: Language) => Effect.Effect<void>
  readonly isBeingPaid: Effect.Effect<boolean>
  readonly session: Session["Service"]
  /** One change of the cart after the other. */
  readonly turns: Semaphore.Semaphore
  /** Gives the holds back before their end is told. The cart is read again after it, and not where this is left out. */
  readonly clear: Effect.Effect<void> | undefined
  /** Tells the shopper. */
  readonly tell: Effect.Effect<void>
}

/** The seconds of a cart's holds, and what happens at their end. */
export function timingOut(timed: TimedCart) {
  const { state, latest, read, show, isBeingPaid, session, turns, clear, tell } = timed

  /** Milliseconds until an end; 0 when it has come. */
  const leftUntil = (expiresAt: number) =>
    Effect.map(session.serverNow, (now) =>
      remainingSeconds(expiresAt, now) === 0 ? 0 : Math.max(1, expiresAt - now),
    )

  /**
   * The holds are gone whether or not the server hears of it, so nothing here can fail. Answers how many milliseconds
   * later to look again: the server's clock tells whole seconds, so that an answer may put ours back behind the end.
   */
  const timeOut = Effect.fnUntraced(function* (counted: number, looks: number) {
    // A change that was under way may have brought more time, or somebody pays.
    if (yield* isBeingPaid) return undefined
    if (cartExpiry((yield* SubscriptionRef.get(state)).cart) !== counted) return undefined
    const before = yield* leftUntil(counted)
    if (before > 0) return before
    const language = yield* session.language
    const known = yield* Effect.orElseSucceed(read, () => undefined)
    if (yield* isBeingPaid) return undefined
    // So may another tab have, where perhaps somebody pays.
    const end = cartExpiry(known)
    const isPaid = known?.state === "paying"
    const pause = isPaid ? Math.min(STILL_PAYING * 2 ** looks, LONGEST_PAYING) : 0
    const ahead = end === undefined ? 0 : yield* leftUntil(end)
    const left = end === undefined ? 0 : Math.max(ahead, pause)
    if (known !== undefined && left > 0) {
      const shown = yield* latest
      // A cart without time ends anew with each answer: shown again, it would be looked at again at once.
      if (isPaid && ahead === 0 && shown?.state === "paying" && shown.version === known.version) return left
      yield* show(known, language)
      // Another end has a countdown of its own.
      return end === counted ? left : undefined
    }
    if (known !== undefined && clear !== undefined) yield* clear
    yield* SubscriptionRef.update(
      state,
      (): CartSnapshot => ({ status: "expired", busy: false, cart: undefined }),
    )
    yield* tell
    if (clear !== undefined) yield* Effect.flatMap(read, (cart) => show(cart, language)).pipe(Effect.ignore)
    return undefined
  }, turns.withPermit)

  const atTheEnd = Effect.fnUntraced(function* (counted: number) {
    for (let looks = 0; ; looks++) {
      const later = yield* timeOut(counted, looks)
      if (later === undefined) return
      yield* Effect.sleep(later)
    }
  })

  const ends = SubscriptionRef.changes(state).pipe(
    Stream.map(({ cart }) => cartExpiry(cart)),
    Stream.changes,
  )
  /** The end and the seconds to it, at each second; nothing while there is no hold. */
  const secondsToEnd = Stream.switchMap(ends, (expiresAt) =>
    expiresAt === undefined
      ? Stream.make(undefined)
      : Stream.map(countdown(expiresAt, session.serverNow), (left) => ({ expiresAt, left })),
  )

  return {
    countdown: Stream.changes(Stream.map(secondsToEnd, (end) => end?.left)),
    /** Ends the cart each time its holds run out, for as long as it runs. */
    watch: Stream.runForEach(secondsToEnd, (end) =>
      end?.left === 0 ? atTheEnd(end.expiresAt) : Effect.void,
    ),
    /** Ends the cart when its time has come meanwhile. */
    now: Effect.gen(function* () {
      const end = cartExpiry((yield* SubscriptionRef.get(state)).cart)
      if (end !== undefined && (yield* leftUntil(end)) === 0) yield* atTheEnd(end)
    }),
  }
}

/** Milliseconds until the next look at a cart whose time is over and that is still being paid: ever more, up to the longest. */
const [STILL_PAYING, LONGEST_PAYING] = [5_000, 60_000]
