import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chosenMarks, floorMark, markGround, markRadius } from "./chosen-marks.ts"

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

it("is one mark that says how many where marks would lie upon each other", () => {
  const marks = chosenMarks({ temporary: side(0, 10, 20), mine: side(300) }, SEAT, 0.4)
  expect(marks.map(({ at, places, isMine }) => [at.x, places.length, isMine])).toEqual([
    [10, 3, false],
    [300, 1, true],
  ])
})

it("joins two rows whose numbers would cover each other, though their seats are apart", () => {
  const row = (y: number) => [0, 10].map((x) => ({ x, y }))
  const marks = chosenMarks({ temporary: [...row(0), ...row(12.6)], mine: [] }, SEAT, 0.665)
  expect(marks.map(({ places }) => places.length)).toEqual([4])
})

it("stands upon a seat it is for, round a corner too", () => {
  const corner = Array.from({ length: 10 }, (_, i) =>
    i < 5 ? { x: i * 10, y: 0 } : { x: 40, y: (i - 4) * 10 },
  )
  const [mark] = chosenMarks({ temporary: corner, mine: [] }, SEAT, 0.5)
  expect(mark?.places).toHaveLength(10)
  expect(corner).toContainEqual(mark?.at)
})

it("is still to be bought as long as one of its seats is", () => {
  const [mark] = chosenMarks({ temporary: side(0), mine: side(10) }, SEAT, 0.4)
  expect(mark?.places).toHaveLength(2)
  expect(mark?.isMine).toBe(false)
})

it("is as large on the screen however far away, with ground around it for its edge", () => {
  for (const scale of [0.1, 0.3, 1]) {
    const [mark] = chosenMarks({ temporary: side(50), mine: [] }, SEAT, scale)
    for (const { left, right } of markGround(mark!, SEAT, scale))
      expect((right - left) * scale).toBeCloseTo(17)
  }
})

it("covers the ground of every seat of a long row, far beyond its number", () => {
  const row = side(...Array.from({ length: 12 }, (_, i) => i * 10))
  const [mark] = chosenMarks({ temporary: row, mine: [] }, SEAT, 0.5)
  const grounds = markGround(mark!, SEAT, 0.5)
  for (const { x } of row) expect(grounds.some(({ left, right }) => left < x && x < right)).toBe(true)
  expect(mark!.radius).toBeLessThan(20)
})

it("loses no seat, and lets no sign be covered by another mark", () => {
  const seat = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) })
  const seats = fc.array(seat, { maxLength: 15 })
  fc.assert(
    fc.property(seats, seats, fc.double({ min: 0.1, max: 1.2, noNaN: true }), (temporary, mine, scale) => {
      const marks = chosenMarks({ temporary, mine }, SEAT, scale)
      expect(marks.flatMap(({ places }) => places)).toHaveLength(temporary.length + mine.length)
      const radius = markRadius(SEAT, scale)
      for (const mark of marks)
        for (const other of marks) {
          if (other === mark) continue
          const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - mark.at.x, y - mark.at.y)
          expect(far(other.at)).toBeGreaterThanOrEqual((mark.radius + other.radius) * 0.75 - 1e-9)
          for (const place of other.places)
            expect(far(place)).toBeGreaterThanOrEqual((mark.radius + radius) * 0.75 - 1e-9)
        }
    }),
  )
})

describe("a floor where places without numbers are chosen", () => {
  const floor = { left: 0, right: 100, top: 0, bottom: 80 }

  it("says how many upon its lower edge, at one size on screen", () => {
    for (const scale of [1, 4]) {
      const mark = floorMark(floor, 12, scale)
      expect([mark.places.length, mark.isMine, mark.radius * scale]).toEqual([12, false, 12])
      expect(mark.at).toMatchObject({ x: 50, y: 80 })
    }
  })

  it("is marked as in the cart where all its places are", () => {
    const { isMine, places } = floorMark(floor, 2, 1, true)
    expect([isMine, places.every((place) => place.isMine)]).toEqual([true, true])
  })
})
