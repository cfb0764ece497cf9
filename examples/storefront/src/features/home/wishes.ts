import type { Category, PageSummary } from "@parterre/contract"
import { checkDateRange, isLocalDate } from "@parterre/domain/dates"
import { playingAt } from "../../shared/catalogue/plays-at.ts"
import { DATE_PRESETS, type DatePreset, daysOf } from "./date-presets.ts"

/** What a visitor filters the programme by; it lives in the address, so that it can be shared. */
export interface Wishes {
  readonly text: string
  readonly category: Category | ""
  readonly place: string
  /** `other`: the days from `from` to `to`, either of which may be open. */
  readonly when: When
  /** `YYYY-MM-DD` or nothing. */
  readonly from: string
  readonly to: string
  /** Two letters, or nothing. */
  readonly province: string
  /** As far as it is typed, or nothing. */
  readonly postal: string
}

export const NO_WISHES: Wishes = {
  text: "",
  category: "",
  place: "",
  when: "",
  from: "",
  to: "",
  province: "",
  postal: "",
}

type When = DatePreset | "other" | ""

const CATEGORIES: readonly Category[] = ["show", "sport", "music", "comedy", "festival", "art", "exhibition"]
const WHENS = [...DATE_PRESETS, "other"] as const
const names = {
  text: "q",
  category: "category",
  place: "place",
  when: "when",
  from: "from",
  to: "to",
  province: "province",
  postal: "postal",
} as const

const among = <Value extends string>(values: readonly Value[], value: string | null): Value | "" =>
  values.find((known) => known === value) ?? ""

export function readWishes(query: URLSearchParams): Wishes {
  const [from, to] = [dayOf(query.get(names.from)), dayOf(query.get(names.to))]
  return {
    text: query.get(names.text) ?? "",
    category: among(CATEGORIES, query.get(names.category)),
    place: query.get(names.place) ?? "",
    // Who links to days need not know the name that the filter gives them.
    when: among(WHENS, query.get(names.when)) || (from || to ? "other" : ""),
    from,
    to,
    province: query.get(names.province) ?? "",
    postal: query.get(names.postal) ?? "",
  }
}

/** A day, or a time of one. */
const dayOf = (text: string | null) =>
  text !== null && isLocalDate(text.slice(0, 10)) && /^(T\d\d:\d\d)?$/.test(text.slice(10)) ? text : ""

/** Puts changed wishes into an address; what is not a wish, or has not changed, stays. */
export function writeWishes(query: URLSearchParams, changed: Partial<Wishes>): void {
  for (const [wish, name] of Object.entries(names)) {
    const value = changed[wish as keyof Wishes]
    if (value === "") query.delete(name)
    else if (value !== undefined) query.set(name, value)
  }
}

export const isWishless = (wishes: Wishes): boolean => Object.values(wishes).every((value) => value === "")

/** What the server filters by [CAT-004] [CAT-005]. */
export const pageFilter = (wishes: Wishes, today: string) => ({
  ...filled({
    q: wishes.text.trim(),
    category: wishes.category,
    province: wishes.province,
    postalCode: wishes.postal,
  }),
  ...days(wishes, today),
})

const filled = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as {
    [Name in keyof Texts]?: Exclude<Texts[Name], "">
  }

function days({ when, from, to }: Wishes, today: string): { startDate?: string; endDate?: string } {
  if (when === "") return {}
  if (when !== "other") return daysOf(when, today)
  // An end before its start is said beside the field; until it is mended, the start alone counts.
  const ends =
    to !== "" &&
    !checkDateRange({ start: from.slice(0, 10), end: to.slice(0, 10) }).includes("end-before-start")
  return filled({ startDate: from, endDate: ends ? to : "" })
}

export const atPlace = (pages: readonly PageSummary[], place: string): readonly PageSummary[] =>
  place === "" ? pages : playingAt(pages, place)

/** Categories and places that the programme has, each once, so that no filter leads nowhere by itself. */
export const choicesOf = (pages: readonly PageSummary[]) => ({
  categories: CATEGORIES.filter((category) => pages.some((page) => page.category === category)),
  places: [...new Map(pages.flatMap(({ places = [] }) => places).map(({ id, name }) => [id, name]))],
})
