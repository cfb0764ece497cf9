import { expect, it } from "vitest"
import { eventPath } from "./event-path.ts"

it("leads to the event, in whatever language the line was added [CART-016]", () => {
  expect(eventPath("/fr/pages/belvedere.le-cid", "belvedere.le-cid-2026-12-05")).toBe(
    "/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05",
  )
  expect(eventPath("/en/pages/a?x=1", "b")).toBe("/pages/a/performances/b")
})

it("leads to the programme when the line names no page of this site", () => {
  for (const url of [undefined, "", "https://elsewhere.example/fr/pages/a", "/fr/cart"]) {
    expect(eventPath(url, "b")).toBe("/pages")
  }
})
