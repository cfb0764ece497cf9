import { expect, it } from "vitest"
import { emptyDocument } from "../document/studio-document.ts"
import { addZone, renameLevel, withLevel } from "./zones.ts"

const hall = addZone(emptyDocument("Hall", "Orchestra", "Regular"), "Boxes")

it("has a level with a name in each language, for every zone of it", () => {
  const ground = withLevel(hall, 0, "Ground floor", "en")
  const both = renameLevel(withLevel(ground, 1, "Ground floor", "en"), 1, { fr: "Rez-de-chaussée" })
  expect(both.venue.levels).toEqual([
    { name: { fr: "Rez-de-chaussée", en: "Ground floor" }, zones: ["Orchestra", "Boxes"] },
  ])
  // A zone joins it by its name in either language.
  const away = withLevel(both, 1, "Balcony", "en")
  expect(withLevel(away, 1, "Rez-de-chaussée", "fr").venue.levels).toEqual(both.venue.levels)
})

it("keeps the name of a level that is emptied in one language, and goes where it is emptied as a whole", () => {
  const ground = withLevel(hall, 0, "Ground floor", "en")
  expect(renameLevel(ground, 0, { fr: " " })).toBe(ground)
  expect(renameLevel(ground, 1, { fr: "Balcon" })).toBe(ground)
  expect(withLevel(ground, 0, "", "en").venue.levels).toBeUndefined()
})
