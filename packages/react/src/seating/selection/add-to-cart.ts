import { isProblem, isSdkFailure, type Parterre } from "@parterre/sdk"
import type { MapSource } from "../map/map-source.ts"
import { idsOf } from "../map/seat-locations.ts"
import type { SectionLoader } from "../map/section-loader.ts"
import type { SelectionState } from "../selection-state.ts"
import { holdRequest } from "./hold-request.ts"
import type { SelectionAction } from "./selection.ts"

interface AddToCartParts {
  readonly state: () => SelectionState
  readonly dispatch: (action: SelectionAction) => void
  readonly loader: Pick<SectionLoader, "refresh">
}

/** How a selection goes into the cart, all or nothing; answers whether it did. */
export function createAddToCart(
  { cart }: Pick<Parterre, "cart">,
  { sells, inCart }: Pick<MapSource, "sells" | "inCart">,
  { state, dispatch, loader }: AddToCartParts,
): () => Promise<boolean> {
  return async function addToCart() {
    const { priceLevels, adding, seats, offer } = state()
    const asked = sells === undefined ? [] : holdRequest(sells, priceLevels, offer.presale?.code)
    if (adding || asked.length === 0) return false
    dispatch({ type: "hold-requested" })
    try {
      await cart.addElements(asked)
    } catch (failure) {
      if (!isSdkFailure(failure)) {
        dispatch({ type: "hold-broken" })
        throw failure
      }
      dispatch({ type: "hold-refused", failure, asked })
      void loader.refresh(idsOf(seats))
      // The hold may have been made all the same, or by another tab: the cart tells.
      if (isProblem(failure, "api-unreachable", "answer-invalid", "seats-in-cart", "seats-taken"))
        void cart.callCart().catch(() => undefined)
      return false
    }
    dispatch({ type: "hold-made", inCart: inCart(cart.current()) })
    void loader.refresh(idsOf(seats))
    return true
  }
}
