import type { Category, PageSummary } from "@parterre/contract"
import { DATE_PRESETS, type DatePreset, daysOf } from "./date-presets.ts"

/** What a visitor filters the programme by; it lives in the address, so that it can be shared. */
export interface Wishes {
  readonly text: string
  readonly category: Category | ""
  readonly place: string
  readonly when: DatePreset | ""
}

const CATEGORIES: readonly Category[] = ["show", "sport", "music", "comedy", "festival", "art", "exhibition"]
const names = { text: "q", category: "category", place: "place", when: "when" } as const

const among = <Value extends string>(values: readonly Value[], value: string | null): Value | "" =>
  values.find((known) => known === value) ?? ""

export const readWishes = (query: URLSearchParams): Wishes => ({
  text: query.get(names.text) ?? "",
  category: among(CATEGORIES, query.get(names.category)),
  place: query.get(names.place) ?? "",
  when: among(DATE_PRESETS, query.get(names.when)),
})

/** The same address with other wishes; what is not a wish stays. */
export function writeWishes(query: URLSearchParams, wishes: Wishes): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [wish, name] of Object.entries(names)) {
    const value = wishes[wish as keyof Wishes]
    if (value === "") next.delete(name)
    else next.set(name, value)
  }
  return next
}

export const isWishless = (wishes: Wishes): boolean => Object.values(wishes).every((value) => value === "")

/** What the server filters by [CAT-004] [CAT-005]. */
export const pageFilter = ({ text, category, when }: Wishes, today: string) => ({
  ...(text.trim() === "" ? {} : { q: text.trim() }),
  ...(category === "" ? {} : { category }),
  ...(when === "" ? {} : daysOf(when, today)),
})

export const atPlace = (pages: readonly PageSummary[], place: string): readonly PageSummary[] =>
  place === "" ? pages : pages.filter((page) => page.place?.id === place)

/** Categories and places that the programme has, each once, so that no filter leads nowhere by itself. */
export const choicesOf = (pages: readonly PageSummary[]) => ({
  categories: CATEGORIES.filter((category) => pages.some((page) => page.category === category)),
  places: [...new Map(pages.flatMap(({ place }) => (place === undefined ? [] : [[place.id, place.name]])))],
})
