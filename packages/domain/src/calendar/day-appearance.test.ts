import { expect, it } from "vitest"
import { SALE_STATES } from "../sale-states/day-state.ts"
import { dayAppearance } from "./day-appearance.ts"

it.each([
  ["ONSALE", "green", true, "En vente"],
  ["SOLDOUT", "red", false, "Complet"],
  ["WASONSALE", "black", false, "Vente terminée"],
  ["NOTAVAILABLE", "black", false, "Non disponible"],
  ["CANCELLED", "black", false, "Annulé"],
])("shows %s in %s, active: %s [CAT-026] [CAT-027]", (state, colour, active, fr) => {
  expect(dayAppearance(state)).toMatchObject({ colour, active, label: { fr } })
})

it("hides what is invisible or unknown [CAT-024]", () => {
  for (const state of ["INVISIBLE", "FOO", undefined]) expect(dayAppearance(state)).toBeUndefined()
})

it("says each state in its own words [CAT-027]", () => {
  const shown = SALE_STATES.flatMap((state) => dayAppearance(state) ?? [])
  for (const language of ["fr", "en"] as const)
    expect(new Set(shown.map(({ label }) => label[language])).size).toBe(5)
})
