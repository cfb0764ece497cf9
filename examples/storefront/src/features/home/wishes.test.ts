import type { PageSummary } from "@parterre/contract"
import { expect, it } from "vitest"
import { atPlace, choicesOf, isWishless, NO_WISHES, pageFilter, readWishes, writeWishes } from "./wishes.ts"

const page = (id: string, category: PageSummary["category"], ...at: string[]): PageSummary => ({
  id,
  title: id,
  category,
  imageUrlBig: "",
  imageUrlSmall: "",
  display: "DATES",
  saleState: "ONSALE",
  featured: false,
  places: at.map((place) => ({ id: place, name: place })),
})

it("survives the address, and leaves the rest of it alone", () => {
  const wishes = {
    text: "le cid",
    category: "show",
    place: "salle",
    when: "other",
    from: "2026-12-05T19:30",
    to: "",
    province: "QC",
    postal: "H2X",
  } as const
  const query = new URLSearchParams("subdomain=belvedere")
  writeWishes(query, wishes)
  expect(query.get("subdomain")).toBe("belvedere")
  expect(readWishes(query)).toEqual(wishes)
  writeWishes(query, { when: "today", to: "" })
  expect(readWishes(query)).toEqual({ ...wishes, when: "today" })
  writeWishes(query, NO_WISHES)
  expect(query.toString()).toBe("subdomain=belvedere")
})

it("takes days without a word for days of one's own", () => {
  expect(readWishes(new URLSearchParams("from=2026-12-05"))).toMatchObject({
    when: "other",
    from: "2026-12-05",
  })
  expect(readWishes(new URLSearchParams("to=2026-12-05&when=yesterday"))).toMatchObject({ when: "other" })
  expect(readWishes(new URLSearchParams("from=2026-12-05&when=today"))).toMatchObject({ when: "today" })
})

it("takes an unknown category or date for none", () => {
  expect(
    isWishless(readWishes(new URLSearchParams("category=circus&when=yesterday&from=2026-02-30&to=x"))),
  ).toBe(true)
})

it("asks the server for a province, a postal code and times [CAT-002] [CAT-003] [DATE-007]", () => {
  const wishes = {
    ...NO_WISHES,
    province: "QC",
    postal: "H2X 1",
    when: "other",
    from: "2026-12-05T12:00",
  } as const
  expect(pageFilter({ ...wishes, to: "2026-12-05T23:59" }, "2026-12-02")).toEqual({
    province: "QC",
    postalCode: "H2X 1",
    startDate: "2026-12-05T12:00",
    endDate: "2026-12-05T23:59",
  })
})

it("asks the server for text, category and dates [CAT-004] [CAT-005]", () => {
  const wishes = { ...NO_WISHES, text: " cid ", category: "show", place: "x", when: "today" } as const
  expect(pageFilter(wishes, "2026-12-02")).toEqual({
    q: "cid",
    category: "show",
    startDate: "2026-12-02",
    endDate: "2026-12-02",
  })
})

it("offers only what the programme has", () => {
  const pages = [
    page("a", "music", "salle"),
    page("b", "show", "cabaret"),
    page("c", "music", "salle", "cabaret"),
  ]
  expect(choicesOf(pages)).toEqual({
    categories: ["show", "music"],
    places: [
      ["salle", "salle"],
      ["cabaret", "cabaret"],
    ],
  })
  expect(atPlace(pages, "cabaret").map(({ id }) => id)).toEqual(["b", "c"])
})

it.each([
  ["2026-12-05", "2026-12-06", { startDate: "2026-12-05", endDate: "2026-12-06" }],
  ["2026-12-05", "", { startDate: "2026-12-05" }],
  ["", "2026-12-06", { endDate: "2026-12-06" }],
  ["2026-12-06", "2026-12-05", { startDate: "2026-12-06" }],
  ["", "", {}],
])("asks for the days entered by hand, %s to %s, as far as they make sense [CAT-004]", (from, to, asked) => {
  expect(pageFilter({ ...NO_WISHES, when: "other", from, to }, "2026-12-02")).toEqual(asked)
})
