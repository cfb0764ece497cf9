import type { Cart, CartPrice, HoldsAnswer, ReleaseItem } from "@parterre/contract"
import * as Effect from "effect/Effect"
import type { ApiFailure } from "../client/failures.ts"
import type { Holds } from "../holds/Holds.ts"
import { confirmedCart } from "./confirmed-cart.ts"
import { linesOfTickets, releasedLines } from "./released-lines.ts"

/** What giving something back brought. */
export interface ReleasedAnswer extends HoldsAnswer {
  /** By line: the tickets that left the cart, those that had to go along among them. */
  readonly released: readonly CartPrice[]
}

/** What giving a line back by itself brought. */
export interface AloneAnswer extends ReleasedAnswer {
  /**
   * By line: the tickets that can only be given back together, those asked for among them. When there are any, nothing
   * has left the cart.
   */
  readonly together: readonly CartPrice[]
}

/** Which line of the cart is meant, or which of its tickets, by `idCartLine`: those alone go then. */
export type LineToRelease = Pick<CartPrice, "eventId" | "subscriptionId" | "reservationId"> & {
  readonly tickets?: readonly string[] | undefined
}

type Alone = Effect.Effect<AloneAnswer, ApiFailure<"releaseHolds" | "getCart" | "getCartByToken">>
type Released = Effect.Effect<ReleasedAnswer, ApiFailure<"releaseHolds">>

/** The two ways to give a line of the cart back: with all that has to go along, or by itself. */
export function givingBack(
  holds: Holds["Service"],
  read: Effect.Effect<Cart, ApiFailure<"getCart" | "getCartByToken">>,
  shown: Effect.Effect<Cart | undefined>,
) {
  const release = (
    send: Holds["Service"]["release"],
    { eventId, subscriptionId, reservationId, tickets }: LineToRelease,
  ): Released =>
    Effect.gen(function* () {
      const before = yield* shown
      const item: ReleaseItem =
        tickets === undefined
          ? {
              ...(eventId !== undefined && { eventId }),
              ...(subscriptionId !== undefined && { subscriptionId }),
              reservationId,
            }
          : { holds: [...tickets] }
      const answer = yield* send([item])
      return { ...answer, released: releasedLines(before, confirmedCart(answer.cart)) }
    })

  return {
    whole: (line: LineToRelease): Released => release(holds.releaseWhole, line),
    alone: (line: LineToRelease): Alone =>
      release(holds.release, line).pipe(
        Effect.map((answer): AloneAnswer => ({ ...answer, together: [] })),
        Effect.catchTag("release-not-whole", (refusal): Alone => {
          const { holds: tickets } = refusal
          if (tickets === undefined) return Effect.fail(refusal)
          // The tickets are named as the cart is now, whatever was shown of it.
          return Effect.map(read, (cart): AloneAnswer => {
            const together = linesOfTickets(confirmedCart(cart), tickets)
            return { message: "", cart, released: [], together }
          })
        }),
      ),
  }
}
