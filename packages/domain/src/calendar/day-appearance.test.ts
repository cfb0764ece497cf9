import { expect, it } from "vitest"
import { SALE_STATES } from "../sale-states/day-state.ts"
import { dayAppearance } from "./day-appearance.ts"

it.each([
  ["ONSALE", "green", true, "En vente", "On sale"],
  ["SOLDOUT", "red", false, "Complet", "Sold out"],
  ["WASONSALE", "black", false, "Vente terminée", "Sales closed"],
  ["NOTAVAILABLE", "black", false, "Non disponible", "Not available"],
  ["CANCELLED", "black", false, "Annulé", "Cancelled"],
])("shows %s in %s, active: %s [CAT-026] [CAT-027]", (state, colour, active, fr, en) => {
  expect(dayAppearance(state)).toEqual({ colour, active, label: { fr, en } })
})

it("hides what is invisible or unknown [CAT-024]", () => {
  for (const state of ["INVISIBLE", "FOO", undefined]) expect(dayAppearance(state)).toBeUndefined()
})

it("says each state in its own words [CAT-027]", () => {
  const shown = SALE_STATES.flatMap((state) => dayAppearance(state) ?? [])
  for (const language of ["fr", "en"] as const)
    expect(new Set(shown.map(({ label }) => label[language])).size).toBe(5)
})
