import type { PageSummary } from "@parterre/contract"
import { expect, it } from "vitest"
import { atPlace, choicesOf, isWishless, pageFilter, readWishes, writeWishes } from "./wishes.ts"

const place = (id: string) => ({ id, name: id, city: "Québec", provinceState: "QC", country: "CA" })
const page = (id: string, category: PageSummary["category"], at: string): PageSummary => ({
  id,
  title: id,
  category,
  imageUrlBig: "",
  imageUrlSmall: "",
  display: "DATES",
  saleState: "ONSALE",
  featured: false,
  place: place(at),
})

it("survives the address, and leaves the rest of it alone", () => {
  const wishes = { text: "le cid", category: "show", place: "salle", when: "weekend" } as const
  const query = writeWishes(new URLSearchParams("subdomain=belvedere"), wishes)
  expect(query.get("subdomain")).toBe("belvedere")
  expect(readWishes(query)).toEqual(wishes)
  const cleared = writeWishes(query, { text: "", category: "", place: "", when: "" })
  expect(cleared.toString()).toBe("subdomain=belvedere")
})

it("takes an unknown category or date for none", () => {
  expect(isWishless(readWishes(new URLSearchParams("category=circus&when=yesterday")))).toBe(true)
})

it("asks the server for text, category and dates [CAT-004] [CAT-005]", () => {
  expect(pageFilter({ text: " cid ", category: "show", place: "x", when: "today" }, "2026-12-02")).toEqual({
    q: "cid",
    category: "show",
    startDate: "2026-12-02",
    endDate: "2026-12-02",
  })
})

it("offers only what the programme has", () => {
  const pages = [page("a", "music", "salle"), page("b", "show", "cabaret"), page("c", "music", "salle")]
  expect(choicesOf(pages)).toEqual({
    categories: ["show", "music"],
    places: [
      ["salle", "salle"],
      ["cabaret", "cabaret"],
    ],
  })
  expect(atPlace(pages, "cabaret").map(({ id }) => id)).toEqual(["b"])
})
