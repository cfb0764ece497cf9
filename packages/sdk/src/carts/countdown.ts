import type { Cart } from "@parterre/contract"
import { remainingSeconds } from "@parterre/domain/holds"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

/** When the holds of a cart end, in epoch milliseconds of the server's clock; nothing for a cart without holds. */
export function cartExpiry(cart: Cart | undefined): number | undefined {
  if (cart === undefined || cart.reservationTime <= 0 || cart.cartElements.length === 0) return undefined
  return Date.parse(cart.serverTime) + cart.remainingTime * 1000
}

/** Whole seconds left, now and at each second, down to 0; then it ends. */
export function countdown(expiresAt: number, serverNow: Effect.Effect<number>): Stream.Stream<number> {
  const secondsAt = (now: number) => remainingSeconds(expiresAt, now)
  return Stream.unfold(undefined as number | undefined, (last) =>
    Effect.gen(function* () {
      if (last === 0) return undefined
      const now = yield* serverNow
      if (last === undefined) return [secondsAt(now), secondsAt(now)] as const
      // Sleeping up to the next second keeps the display from skipping one.
      yield* Effect.sleep(Math.max(1, expiresAt - now - (last - 1) * 1000))
      const seconds = secondsAt(yield* serverNow)
      return [seconds, seconds] as const
    }),
  )
}
