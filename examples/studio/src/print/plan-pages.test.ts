import { planFromTemplate } from "@parterre/seating-plans/templates"
import { expect, it } from "vitest"
import { documentOf, noFacts } from "../document/studio-document.ts"
import { planPages } from "./plan-pages.ts"

let made = 0
const { plan, venue } = planFromTemplate("raked-theatre", {
  ...{ name: "Salle", language: "en" as const },
  newGuid: () => `g${made++}`,
})
const theatre = documentOf(plan, "Salle", { venue: { ...noFacts("Salle"), ...venue } })

it("names zones and counts their seats in the language of whoever prints", () => {
  const [fr, en] = [planPages(theatre, "fr")[0]!.svg, planPages(theatre, "en")[0]!.svg]
  expect(fr).toContain(">Parterre</text>")
  expect(fr).toContain(">205 places</text>")
  expect(fr).not.toMatch(/Orchestra|Balcony| seats/)
  expect(en).toContain(">Orchestra</text>")
  expect(en).toContain(">205 seats</text>")
})

it("leaves the signs of categories out where numbers stand in their place", () => {
  const [whole, ...zones] = planPages(theatre, "en")
  expect(whole!.svg).toContain("<use")
  expect(zones).toHaveLength(2)
  for (const { svg } of zones) expect(svg).not.toContain("<use")
})
