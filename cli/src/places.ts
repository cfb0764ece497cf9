import type {
  CartList,
  CartReplay,
  CartReport,
  ExplainedSubject,
  Explanation,
  HoldExplanation,
  HoldList,
  PromotionExplanation,
  SeatExplanation,
  SupportHold,
} from "@parterre/contract"
import type { CartQuery, HoldQuery, Parterre } from "@parterre/sdk"

/** The calls of the support desk that the screens make. */
export type Desk = Pick<
  Parterre["support"],
  | "carts"
  | "cart"
  | "explain"
  | "explainHold"
  | "explainSeat"
  | "explainPromotion"
  | "replay"
  | "holds"
  | "hold"
  | "releaseHold"
>

/** What a screen shows. */
export type Place =
  | { readonly kind: "carts"; readonly query: CartQuery; readonly areSales?: boolean }
  | { readonly kind: "cart"; readonly id: string }
  | { readonly kind: "explanation"; readonly id: string; readonly about: ExplainedSubject }
  | { readonly kind: "why-hold"; readonly id: string }
  | { readonly kind: "why-seat"; readonly eventId: string; readonly seatId: string; readonly qty: number }
  | { readonly kind: "why-promotion"; readonly id: string; readonly order?: string | undefined }
  | { readonly kind: "replay"; readonly id: string }
  | { readonly kind: "holds"; readonly query: HoldQuery }
  | { readonly kind: "hold"; readonly id: string }

export type Answer =
  | { readonly kind: "carts"; readonly value: CartList; readonly areSales?: boolean }
  | { readonly kind: "cart"; readonly value: CartReport }
  | { readonly kind: "explanation"; readonly value: Explanation }
  | { readonly kind: "why-hold"; readonly value: HoldExplanation }
  | { readonly kind: "why-seat"; readonly value: SeatExplanation }
  | { readonly kind: "why-promotion"; readonly value: PromotionExplanation }
  | { readonly kind: "replay"; readonly value: CartReplay }
  | { readonly kind: "holds"; readonly value: HoldList }
  | { readonly kind: "hold"; readonly value: SupportHold }

export async function askDesk(desk: Desk, place: Place): Promise<Answer> {
  switch (place.kind) {
    case "carts":
      return { ...place, value: await desk.carts(place.query) }
    case "cart":
      return { kind: "cart", value: await desk.cart(place.id) }
    case "explanation":
      return { kind: "explanation", value: await desk.explain(place.id, place.about) }
    case "why-hold":
      return { kind: place.kind, value: await desk.explainHold(place.id) }
    case "why-seat":
      return { kind: place.kind, value: await desk.explainSeat(place, place.qty) }
    case "why-promotion":
      return { kind: place.kind, value: await desk.explainPromotion(place.id, place.order) }
    case "replay":
      return { kind: "replay", value: await desk.replay(place.id) }
    case "holds":
      return { kind: "holds", value: await desk.holds(place.query) }
    case "hold":
      return { kind: "hold", value: await desk.hold(place.id) }
  }
}
