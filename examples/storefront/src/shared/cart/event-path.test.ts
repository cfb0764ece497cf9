import { expect, it } from "vitest"
import { eventPath } from "./event-path.ts"

it("leads to the event, in whatever language the line was added", () => {
  expect(eventPath("/fr/pages/belvedere.le-cid", { eventId: "belvedere.le-cid-2026-12-05" })).toBe(
    "/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05",
  )
  expect(eventPath("/en/pages/a?x=1", { eventId: "b" })).toBe("/pages/a/performances/b")
})

it("leads to a subscription's own map", () => {
  const subscription = { subscriptionId: "belvedere.saison" }
  for (const url of ["/fr/pages/le-cid", undefined])
    expect(eventPath(url, subscription)).toBe("/seatmap/subscription/belvedere.saison")
})

it("leads to the page of what is neither", () => {
  expect(eventPath("/fr/pages/saison", {})).toBe("/pages/saison")
})

it("leads to the programme when the line names no page of this site", () => {
  for (const url of [undefined, "", "https://elsewhere.example/fr/pages/a", "/fr/cart"]) {
    expect(eventPath(url, { eventId: "b" })).toBe("/pages")
  }
})
