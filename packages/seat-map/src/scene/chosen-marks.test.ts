import { expect, it } from "vitest"
import { chosenMarks, markGround } from "./chosen-marks.ts"

const SEAT = 4
const side = (...xs: number[]) => xs.map((x) => ({ x, y: 0 }))

it("marks each seat by itself where seats can be told apart [MAP-021]", () => {
  const marks = chosenMarks({ temporary: side(0, 10), mine: side(30) }, SEAT, 2)
  expect(marks.map(({ at, places, isMine }) => [at.x, places.length, isMine])).toEqual([
    [0, 1, false],
    [10, 1, false],
    [30, 1, true],
  ])
})

it("is one mark with the number of seats where their marks would lie upon each other", () => {
  const marks = chosenMarks({ temporary: side(0, 10, 20), mine: side(300) }, SEAT, 0.4)
  expect(marks.map(({ at, places, isMine }) => [at.x, places.length, isMine])).toEqual([
    [10, 3, false],
    [300, 1, true],
  ])
})

it("is still to be bought as long as one of its seats is", () => {
  const [mark] = chosenMarks({ temporary: side(0), mine: side(10) }, SEAT, 0.4)
  expect(mark?.places).toHaveLength(2)
  expect(mark?.isMine).toBe(false)
})

it("stays as large on the screen however far away, with ground around it for its edge", () => {
  for (const scale of [0.1, 0.3, 1]) {
    const [mark] = chosenMarks({ temporary: side(50), mine: [] }, SEAT, scale)
    for (const { left, right } of markGround(mark!, SEAT, scale))
      expect((right - left) * scale).toBeCloseTo(17)
  }
})

it("covers the ground of every seat it stands for, and that of its number", () => {
  const [mark] = chosenMarks({ temporary: side(0, 10, 20, 30), mine: [] }, SEAT, 0.5)
  const grounds = markGround(mark!, SEAT, 0.5)
  expect(grounds).toHaveLength(5)
  for (const x of [0, 10, 20, 30]) expect(grounds.some(({ left, right }) => left < x && x < right)).toBe(true)
})
