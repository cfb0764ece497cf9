import type { Localized } from "@parterre/contract"
import type { ComboGroupKind, ComboReduction } from "@parterre/domain/combos"

// The combos of a page, once their shape is checked; `schemas/combo.ts` says the same to the checker.

/** Which tickets a combo takes: of events, or of all events of shows, all their prices unless told. */
export interface TicketsEntry {
  /** Keys of events of the tenant, on whatever page. */
  readonly events?: readonly string[]
  /** Keys of shows: each of their events. */
  readonly shows?: readonly string[]
  readonly categories?: readonly string[]
  /** Keys of prices. */
  readonly prices?: readonly string[]
}

/** What a ticket costs inside: at most one of them, its own price without. */
export interface ReductionEntry {
  readonly percentOff?: number
  /** Cents. */
  readonly amountOff?: number
  /** Cents. */
  readonly price?: number
}

interface SharedEntry {
  readonly key: string
  readonly title: Localized
  /** HTML */
  readonly description?: Localized
  readonly image?: string
  /** Combos in one cart. */
  readonly perCart?: number
  readonly onSaleFrom?: string
  readonly onSaleUntil?: string
}

export interface ComboGroupEntry extends TicketsEntry, Omit<ReductionEntry, "price"> {
  readonly key: string
  readonly kind: ComboGroupKind
  readonly name: Localized
  readonly required?: number
  readonly min?: number
  readonly max?: number
  /** Cents for one ticket. */
  readonly price?: number
}

export interface ComboEntry extends SharedEntry {
  readonly onePerShow?: boolean
  readonly onePerPerformance?: boolean
  readonly groups: readonly ComboGroupEntry[]
}

export interface ByocEntry extends SharedEntry, TicketsEntry {
  /** Most events. */
  readonly most: number
  readonly tiers: readonly ({ readonly from: number } & ReductionEntry)[]
}

export interface ComboLists {
  readonly combos?: readonly ComboEntry[]
  readonly buildYourOwn?: readonly ByocEntry[]
}

/** The one thing that an entry takes off a price. */
export function reductionOf({ percentOff, amountOff, price }: ReductionEntry): ComboReduction | undefined {
  if (percentOff !== undefined) return { percentOff }
  if (amountOff !== undefined) return { amountOff }
  return price === undefined ? undefined : { price }
}

/** What of a show a combo reads. */
export interface ShowWithPrices {
  readonly key: string
  readonly venue: string
  readonly prices: Readonly<Record<string, readonly { readonly key: string }[]>>
}

/** The show of each event of the tenant, by the event's key. */
export type ShowOfEvent = ReadonlyMap<string, ShowWithPrices>

/** The keys of the events an entry names, by themselves or with their show, each once and by show. */
export function eventsOfEntry({ events = [], shows = [] }: TicketsEntry, showOf: ShowOfEvent): string[] {
  const ofShows = [...showOf].flatMap(([event, show]) => (shows.includes(show.key) ? event : []))
  return [...new Set([...ofShows, ...events])]
}

/** The tickets an entry takes of one event: the prices of each of its categories. */
export function pricesOfEntry(
  { categories, prices }: TicketsEntry,
  show: ShowWithPrices,
): readonly { readonly category: string; readonly keys: readonly string[] }[] {
  return Object.entries(show.prices).flatMap(([category, ofCategory]) => {
    if (categories !== undefined && !categories.includes(category)) return []
    const keys = ofCategory.flatMap(({ key }) => (prices === undefined || prices.includes(key) ? key : []))
    return keys.length === 0 ? [] : { category, keys }
  })
}
