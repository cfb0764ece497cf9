import { expect, it } from "vitest"
import { decorationsIn } from "./decorations.ts"

const stage = { shape: "text", position: { x: 1, y: 2 }, text: { text: "Scène / Stage", size: 9 } } as const
const bar = { shape: "circle", position: { x: 0, y: 0 }, circle: { radius: 3 } } as const

it("says an area's own name in the language, and keeps how it is written", () => {
  const named = { ...stage, text: { ...stage.text, names: { fr: "Scène", en: "Stage" } } }
  const inEnglish = { ...stage, text: { text: "Stage", size: 9 } }
  expect(decorationsIn(JSON.stringify([named, bar]), "en")).toEqual([inEnglish, bar])
  expect(decorationsIn(JSON.stringify([named]), "fr")[0]?.text?.text).toBe("Scène")
})

it("says what the plan writes where the venue's file has no other name", () => {
  expect(decorationsIn(JSON.stringify([stage]), "en")).toEqual([stage])
})
