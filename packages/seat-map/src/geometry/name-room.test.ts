import fc from "fast-check"
import { expect, it } from "vitest"
import type { Point } from "../venue.ts"
import { cornersOf, longAxis, type NameRoom, nameRoom, turned, upright } from "./name-room.ts"
import { isInside } from "./polygon.ts"

const rectangle = (width: number, height: number, angle = 0): Point[] =>
  [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => turned(corner, angle))

/** A wedge of a round tier, as the sections of an arena are. */
const wedge = (from: number, to: number, inner: number, outer: number): Point[] => {
  const arc = (radius: number, a: number, b: number) =>
    Array.from({ length: 20 }, (_, i) => {
      const angle = a + ((b - a) * i) / 19
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
    })
  return [...arc(inner, from, to), ...arc(outer, to, from)]
}

const cornersOfBox = ({ at, angle, height }: NameRoom, aspect: number, share = 1) =>
  [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => {
      const corner = turned(
        { x: (across * height * aspect * share) / 2, y: (down * height * share) / 2 },
        angle,
      )
      return { x: at.x + corner.x, y: at.y + corner.y }
    }),
  )

it("gives a box of the name's shape all the room there is", () => {
  const room = nameRoom(rectangle(100, 60), 4, 0)
  expect(room?.at).toEqual({ x: 50, y: 30 })
  expect(room?.height).toBeCloseTo(25)
  expect(nameRoom(rectangle(100, 20), 4, 0)?.height).toBeCloseTo(20)
})

it("finds in a narrow region more room along its axis than across", () => {
  const narrow = rectangle(20, 100)
  const [across, along] = [nameRoom(narrow, 2, 0), nameRoom(narrow, 2, longAxis(narrow))]
  expect(across?.height).toBeCloseTo(10)
  expect(along?.height).toBeCloseTo(20)
  expect(along?.angle).toBeCloseTo(-Math.PI / 2)
})

it("keeps the box inside the region, whatever its shape and direction", () => {
  const shape = fc.record({
    from: fc.double({ min: -3, max: 3, noNaN: true }),
    sweep: fc.double({ min: 0.1, max: 2.5, noNaN: true }),
    inner: fc.double({ min: 50, max: 300, noNaN: true }),
    depth: fc.double({ min: 10, max: 200, noNaN: true }),
    aspect: fc.double({ min: 1, max: 9, noNaN: true }),
    angle: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  })
  fc.assert(
    fc.property(shape, ({ from, sweep, inner, depth, aspect, angle }) => {
      const polygon = wedge(from, from + sweep, inner, inner + depth)
      const room = nameRoom(polygon, aspect, angle)
      if (room === undefined) return
      for (const corner of cornersOfBox(room, aspect, 0.999)) expect(isInside(polygon, corner)).toBe(true)
    }),
  )
})

it("finds mirrored places in mirrored regions", () => {
  const left = wedge(2.4, 2.9, 150, 260)
  const right = left.map(({ x, y }) => ({ x: -x, y }))
  const [one, other] = [nameRoom(left, 2, 0), nameRoom(right, 2, 0)]
  expect(one?.at.x).toBeCloseTo(-(other?.at.x ?? 0))
  expect(one?.height).toBeCloseTo(other?.height ?? 0)
})

it("loses next to no room by looking at the corners alone", () => {
  const polygon = wedge(0.2, 0.8, 200, 320)
  const corners = cornersOf(polygon)
  expect(corners.length).toBeLessThan(polygon.length / 2)
  const [exact, quick] = [nameRoom(polygon, 2.5, 0), nameRoom(corners, 2.5, 0)]
  expect(Math.abs((quick?.height ?? 0) / (exact?.height ?? 1) - 1)).toBeLessThan(0.05)
  expect(cornersOf([...rectangle(9, 9), { x: 0, y: 0 }])).toHaveLength(4)
})

it("finds no room without area, nor among places that are not numbers", () => {
  expect(nameRoom([], 2, 0)).toBeUndefined()
  expect(nameRoom([{ x: Number.NaN, y: 0 }], 2, 0)).toBeUndefined()
  expect(nameRoom(rectangle(50, 0), 2, 0)).toBeUndefined()
})

it("runs a line of text upright, and upwards where it is vertical", () => {
  expect(upright(Math.PI)).toBeCloseTo(0)
  expect(upright((3 * Math.PI) / 4)).toBeCloseTo(-Math.PI / 4)
  expect(upright(Math.PI / 2)).toBeCloseTo(-Math.PI / 2)
  expect(upright(-Math.PI / 2)).toBeCloseTo(-Math.PI / 2)
  expect(upright(1.45)).toBeCloseTo(1.45 - Math.PI)
  expect(upright(1.2)).toBeCloseTo(1.2)
})

it("knows the long way of a region that stands askew", () => {
  expect(longAxis(rectangle(100, 20, 0.5))).toBeCloseTo(0.5)
  expect(longAxis(rectangle(20, 100, 0.5))).toBeCloseTo(0.5 - Math.PI / 2)
})
