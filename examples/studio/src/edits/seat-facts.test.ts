import { expect, it } from "vitest"
import { noteIn } from "./seat-facts.ts"

const both = { fr: "Vue partielle", en: "Restricted view" }

it("has words in both languages, as the import takes a note: those of one stand for the other", () => {
  expect(noteIn(undefined, "fr", "Loge")).toEqual({ fr: "Loge", en: "Loge" })
  expect(noteIn(both, "en", "Partial view")).toEqual({ fr: "Vue partielle", en: "Partial view" })
  expect(noteIn(both, "fr", "")).toEqual({ fr: "Restricted view", en: "Restricted view" })
  expect(noteIn(both, "en", " ")).toEqual({ fr: "Vue partielle", en: "Vue partielle" })
  // As a file that was opened may have it.
  expect(noteIn({ fr: "", en: "Box" }, "en", "Side box")).toEqual({ fr: "Side box", en: "Side box" })
})

it("is gone once both languages are emptied, in either order", () => {
  expect(noteIn(noteIn(both, "fr", ""), "en", "")).toBeUndefined()
  expect(noteIn(noteIn(both, "en", ""), "fr", "")).toBeUndefined()
  expect(noteIn(undefined, "en", "")).toBeUndefined()
})
