import { textLimits } from "@parterre/contract"
import { type Fits, isEntriesOf, isTextUpTo, storedFields } from "@parterre/domain/json-fields"
import type { ComboChoice, ComboMemory, TextMemory } from "@parterre/react"
import { tabMemory } from "../../shared/site/tab-memory.ts"

type Pick = ComboChoice["picks"][number]

interface Stored extends ComboChoice {
  /** By seat: a large venue loads the sections of these, to say them in the language of now. */
  readonly sections: Readonly<Record<string, string>>
}

/** The choice of a combo, kept for the tab: a step back, a reload or a change of language loses nothing. */
export interface KeptChoice extends ComboMemory {
  readonly sectionsOf: (seatIds: readonly string[]) => readonly string[]
  readonly keepSections: (seats: readonly { readonly seatId: string; readonly sectionId: string }[]) => void
}

/** Picks of a combo; no page has so many events. */
const mostPicks = 100
/** A party is not larger. */
const mostSeats = 100

const isId = isTextUpTo(textLimits.Id)
const isListOf =
  <A>(fits: Fits<A>, most: number): Fits<readonly A[]> =>
  (value): value is readonly A[] =>
    Array.isArray(value) && value.length <= most && value.every(fits)
const isSeats = isListOf(isId, mostSeats)
const isPick = (value: unknown): value is Pick => {
  if (typeof value !== "object" || value === null) return false
  const { groupId, detailId, priceId, seatIds } = value as Record<keyof Pick, unknown>
  return [groupId, detailId, priceId].every(isId) && (seatIds === undefined || isSeats(seatIds))
}
const isQuantity = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** What the names of all kept choices of a shop begin with. */
export const choicesOf = (subdomain: string): string => `parterre.${subdomain}.combo.`

export function keptChoice(
  subdomain: string,
  comboId: string,
  tab: () => TextMemory = tabMemory,
): KeptChoice {
  const key = `${choicesOf(subdomain)}${comboId}`
  const stored = (): Partial<Stored> =>
    storedFields<Stored>(tab().getItem(key), {
      picks: isListOf(isPick, mostPicks),
      qty: isQuantity,
      sections: isEntriesOf(isId),
    })
  /** Seats that were tried and left are not remembered. */
  const ofPicks = (picks: readonly Pick[]) => {
    const chosen = new Set(picks.flatMap(({ seatIds = [] }) => seatIds))
    return Object.fromEntries(Object.entries(stored().sections ?? {}).filter(([id]) => chosen.has(id)))
  }
  const write = (change: Partial<Stored>) => tab().setItem(key, JSON.stringify({ ...stored(), ...change }))
  return {
    read() {
      const { picks, qty = 1 } = stored()
      return picks === undefined ? undefined : { picks, qty }
    },
    keep({ picks, qty }) {
      if (picks.length === 0 && qty === 1) tab().removeItem(key)
      else write({ picks, qty, sections: ofPicks(picks) })
    },
    sectionsOf(seatIds) {
      const { sections = {} } = stored()
      return [...new Set(seatIds.flatMap((id) => sections[id] ?? []))]
    },
    keepSections: (seats) =>
      write({
        sections: {
          ...stored().sections,
          ...Object.fromEntries(seats.map(({ seatId, sectionId }) => [seatId, sectionId])),
        },
      }),
  }
}
