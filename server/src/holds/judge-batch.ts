import { newCart } from "../carts/cart-store.ts"
import type { HoldWithLines } from "../carts/hold-store.ts"
import type { NewId } from "../ids.ts"
import { type Settled, settled } from "../settled.ts"
import { type BatchPicture, type Missing, NotYetRead } from "./batch-picture.ts"
import { chooseBest, withBestSeats } from "./best-seats.ts"
import { tellingChoice } from "./combo-at-fault.ts"
import type { EventRequest } from "./event-request.ts"
import type { HoldRequest, PreparedRequest } from "./hold-request.ts"
import { type Holder, placeHolds } from "./place-holds.ts"
import type { Placement } from "./placement.ts"

/** A request of a batch, and what became of it in the house as it was read. */
export interface Ask {
  readonly request: HoldRequest
  readonly prepared: Settled<PreparedRequest>
}

/** What a request was granted, with the seats that were chosen for it where it named none. */
export interface Granted extends Placement {
  readonly requests: readonly EventRequest[]
  /** All that the cart holds then. */
  readonly held: readonly HoldWithLines[]
}

export interface Judged {
  /** In the order of the asks. */
  readonly outcomes: readonly Settled<Granted>[]
  /** What has to be read before these outcomes count. */
  readonly missing: readonly Missing[]
}

/** Judges the asks one after the other, each on the picture as those before leave it. Nothing is read or written. */
export function judgeBatch(picture: BatchPicture, asks: readonly Ask[], newId: NewId): Judged {
  const after = picture.draft()
  const missing: Missing[] = []
  const outcomes = asks.map(({ request, prepared }): Settled<Granted> => {
    if (!prepared.ok) return prepared
    try {
      const outcome = settled(() => judge(after, request, prepared.result, newId))
      if (!outcome.ok) return outcome
      after.grant(outcome.result)
      return { ok: true, result: { ...outcome.result, held: after.heldBy(outcome.result.cart) } }
    } catch (error) {
      if (!(error instanceof NotYetRead)) throw error
      missing.push(error.missing)
      return { ok: false, error }
    }
  })
  return { outcomes, missing }
}

function judge(
  picture: BatchPicture,
  { website, sessionId, bought }: HoldRequest,
  prepared: PreparedRequest,
  newId: NewId,
): Omit<Granted, "held"> {
  const session = { website_id: website.id, session_id: sessionId }
  const cart = picture.cart(session) ?? newCart(newId(), session, picture.now)
  const holder: Holder = { website, sessionId, cart, bought }
  const requests =
    prepared.kind === "best"
      ? chooseBest(picture, holder, prepared)
      : prepared.requests.map((one) =>
          tellingChoice(one.event, one.bestLines ?? [], website.timeZone, () =>
            withBestSeats(picture, holder, one),
          ),
        )
  const products = prepared.kind === "best" ? [] : prepared.products
  return { ...placeHolds(picture, newId, holder, requests, products), requests }
}
