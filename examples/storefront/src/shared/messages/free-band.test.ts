import { expect, it } from "vitest"
import { freeTop } from "./free-band.ts"

const box = (top: number, bottom: number) => ({ top, bottom })

it("is at the top of a window without controls", () => {
  expect(freeTop([], 60, 800)).toBe(8)
})

it("is in the first gap between controls that is high enough, in whichever order they come", () => {
  const controls = [box(120, 164), box(0, 56), box(300, 344), box(130, 200)]
  expect(freeTop(controls, 60, 800)).toBe(208)
  expect(freeTop(controls, 40, 800)).toBe(64)
  expect(freeTop(controls, 90, 800)).toBe(352)
})

it("does not count what is scrolled out of the window", () => {
  expect(freeTop([box(-300, -20), box(900, 1200)], 60, 800)).toBe(8)
})

it("is nowhere where controls leave no room", () => {
  expect(freeTop([box(0, 400), box(440, 568)], 60, 568)).toBeUndefined()
})
