import type { Cart, CartPrice } from "@parterre/contract"
import type { PricedTickets } from "@parterre/domain/line-splits"
import * as Effect from "effect/Effect"
import { ApiUnreachable } from "../client/failures.ts"
import type { TicketingApi } from "../client/TicketingApi.ts"
import { getEvent } from "../generated/api.ts"
import type { Holds } from "../holds/Holds.ts"
import type { Session } from "../sessions/Session.ts"

/** Divides the tickets of lines over prices; what the service would refuse is refused here, in its words [CART-035]. */
export const splitting = (
  api: TicketingApi["Service"],
  holds: Holds["Service"],
  session: Session["Service"],
  latest: Effect.Effect<Cart | undefined>,
) =>
  Effect.fnUntraced(function* (lines: readonly [CartPrice, ...CartPrice[]], parts: readonly PricedTickets[]) {
    const language = yield* session.language
    const { priceSplit, splitRefusal } = yield* Effect.tryPromise({
      try: () => import("./price-split.ts"),
      catch: (cause) => new ApiUnreachable("network", language, cause),
    })
    const [{ eventId: id }] = lines
    const event =
      id === undefined
        ? undefined
        : yield* Effect.orElseSucceed(api.call(getEvent, { path: { id } }), () => undefined)
    const held = (yield* latest)?.cartElements.flatMap(({ prices }) => prices)
    const split = priceSplit(lines, parts)
    const refusal = splitRefusal({ lines, split, held, event }, language)
    return yield* refusal === undefined ? holds.split(split) : Effect.fail(refusal)
  })
