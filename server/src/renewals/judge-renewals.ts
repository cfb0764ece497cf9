import type { Buyer, Language, Localized } from "@parterre/contract"
import type { EventPrice } from "../holds/event-on-sale.ts"

/** Why a place of last season cannot be kept. */
export const LOST_REASONS = {
  "event-missing": "an event of the new season is cancelled, hidden or begins before the deadline",
  "seat-gone": "the seat is not on the plan any more",
  "seat-blocked": "the seat is kept back at an event",
  "seat-taken": "the seat is sold or held at an event",
  "no-room": "the section has no room left at an event",
  "no-price": "the new season has no such price there",
  twice: "somebody earlier in the list has the seat",
} as const

export type LostReason = keyof typeof LOST_REASONS

/** A place somebody had last season. */
export interface FormerPlace {
  /** Names it once and for all. */
  readonly source: string
  readonly seatId: string | null
  /** Of general admission. */
  readonly sectionId: string | null
  /** The key of its price type; undefined when nobody knows it any more. */
  readonly priceKey: string | undefined
  /** Of that season, where it is known. */
  readonly priceLevelId: string | undefined
  /** Cents, service charge included, where it is known. */
  readonly paid: number | undefined
}

/** Somebody who had places last season. */
export interface FormerHolder {
  /** Client or address: one renewal each. */
  readonly key: string
  readonly clientId: string | null
  readonly buyer: Buyer
  readonly language: Language
  readonly places: readonly FormerPlace[]
}

/** A place of the new season as it is at every event of the subscription. */
export interface NewPlace {
  readonly seatId: string | null
  readonly sectionId: string
  readonly priceLevelId: string
  readonly label: Localized
  readonly fault: LostReason | undefined
}

export interface NewSeason {
  /** Whether all its events can be renewed into. */
  readonly isWhole: boolean
  /** Its prices for all events together. */
  readonly prices: readonly EventPrice[]
  readonly seat: (seatId: string) => NewPlace | undefined
  readonly section: (sectionId: string) => NewPlace | undefined
  /** People a section has room for at every event. */
  readonly room: (sectionId: string) => number
  /** Sources of renewals that are open or done. */
  readonly offered: ReadonlySet<string>
}

export interface JudgedPlace {
  readonly former: FormerPlace
  readonly outcome:
    | {
        readonly kind: "kept" | "moved"
        readonly place: NewPlace
        readonly price: EventPrice
        readonly levelChanged: boolean
      }
    | { readonly kind: "lost"; readonly reason: LostReason; readonly label: Localized }
    | { readonly kind: "offered" }
}

export interface JudgedHolder {
  readonly holder: FormerHolder
  readonly places: readonly JudgedPlace[]
}

/** What becomes of everybody's places, first come first served. */
export function judgeRenewals(
  holders: readonly FormerHolder[],
  season: NewSeason,
  moves: Readonly<Record<string, string>>,
): JudgedHolder[] {
  const given = new Set<string>()
  const people = new Map<string, number>()

  const judge = (former: FormerPlace): JudgedPlace["outcome"] => {
    if (season.offered.has(former.source)) return { kind: "offered" }
    const wantedId = former.seatId === null ? null : (moves[former.seatId] ?? former.seatId)
    const place = wantedId === null ? season.section(former.sectionId ?? "") : season.seat(wantedId)
    const unnamed = wantedId ?? former.sectionId ?? ""
    const lost = (reason: LostReason) =>
      ({ kind: "lost", reason, label: place?.label ?? { fr: unnamed, en: unnamed } }) as const
    if (!season.isWhole) return lost("event-missing")
    if (place === undefined) return lost("seat-gone")
    if (place.fault !== undefined) return lost(place.fault)
    const price = season.prices.find(
      ({ key, priceLevelId, isSoldOut }) =>
        key === former.priceKey && priceLevelId === place.priceLevelId && isSoldOut !== true,
    )
    if (price === undefined) return lost("no-price")
    if (place.seatId !== null) {
      if (given.has(place.seatId)) return lost("twice")
      given.add(place.seatId)
    } else {
      const before = people.get(place.sectionId) ?? 0
      if (before >= season.room(place.sectionId)) return lost("no-room")
      people.set(place.sectionId, before + 1)
    }
    return {
      kind: place.seatId === former.seatId ? "kept" : "moved",
      place,
      price,
      levelChanged: former.priceLevelId !== undefined && former.priceLevelId !== place.priceLevelId,
    }
  }

  // Whoever keeps a seat goes before whoever is moved to it.
  const kept = new Map<FormerPlace, JudgedPlace["outcome"]>()
  const isMoved = ({ seatId }: FormerPlace) => seatId !== null && moves[seatId] !== undefined
  const places = holders.flatMap((holder) => holder.places)
  for (const former of [...places.filter((one) => !isMoved(one)), ...places.filter(isMoved)])
    kept.set(former, judge(former))
  return holders.map((holder) => ({
    holder,
    places: holder.places.map((former) => ({ former, outcome: kept.get(former) ?? { kind: "offered" } })),
  }))
}
