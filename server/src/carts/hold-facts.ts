import type { Localized } from "@parterre/contract"
import { isInCart } from "@parterre/domain/carts"
import type { VenueFacts } from "../catalogue/event-answers.ts"
import type { ComboRow } from "../database/combo-tables.ts"
import type { VenueRowRow } from "../database/tables.ts"

/** Where one ticket lets its holder sit or stand. */
export interface TicketPlace {
  readonly lineId: string
  readonly seatId: string | null
  readonly seat: string | null
  readonly row: string | null
  readonly rowType: VenueRowRow["type"] | null
  readonly section: Localized
  readonly level: Localized
  /** What its holder answered; left out where there is no answer. */
  readonly answer?: string
}

export interface EventFacts {
  readonly id: string
  readonly pageId: string
  readonly title: Localized
  /** Path of an asset. */
  readonly image: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly province: string
  readonly venue: VenueFacts
  /** Whether the venue has a map to show seats on. */
  readonly hasPlan: boolean
  /** Its page asks for as many tickets of each of its events; left out where it does not, as in sales before it could. */
  readonly isCountedWithPage?: true
  /** It is one of several hours of its day; left out where it is not. */
  readonly isHour?: true
  /** Left out where it is not. */
  readonly isCancelled?: true
}

/** Of what combo a hold is a part; the holds of one have `holdId` in common. */
export interface ComboFacts {
  readonly id: string
  readonly kind: ComboRow["kind"]
  readonly title: Localized
  /** Path of an asset. */
  readonly image: string | null
  /** Where it is sold. */
  readonly pageId: string
  readonly holdId: string
  readonly groupId: string | null
  /** Sales of before it was kept have none. */
  readonly detailId?: string | null
}

export interface SubscriptionFacts {
  readonly id: string
  readonly title: Localized
}

export interface PromotionFacts {
  readonly id: string
  readonly name: Localized
}

/** What a person, or a sale document, wants of the row of a hold. */
export type ShownHoldColumn =
  | "id"
  | "price_id"
  | "qty"
  | "price"
  | "service_charge"
  | "confirmed"
  | "page_url"
  | "subscription_hold_id"

/** Whether a sale takes a hold: what its shopper does not see in the cart, nobody pays. */
export const isToBeSold = (hold: {
  readonly confirmed: 0 | 1
  readonly subscription_hold_id: string | null
}): boolean =>
  isInCart({ confirmed: hold.confirmed === 1, isOfSubscription: hold.subscription_hold_id !== null })
