import fc from "fast-check"
import { expect, it } from "vitest"
import {
  between,
  DEFAULT_SIZE,
  FIT_MAX_SCALE,
  fitted,
  keptInSight,
  PAN_STEP,
  panned,
  toPlan,
  toScreen,
  userRange,
  type View,
  visibleBounds,
  ZOOM_IN,
  ZOOM_OUT,
  zoomedAt,
} from "./view.ts"

const view: View = { center: { x: 100, y: 50 }, scale: 0.5, width: 900, height: 800 }
const middle = { x: 450, y: 400 }
const range = userRange(0.5)
const number = fc.double({ min: -5000, max: 5000, noNaN: true })
const anyView = fc.record({
  center: fc.record({ x: number, y: number }),
  scale: fc.double({ min: 0.1, max: 3, noNaN: true }),
  width: fc.constant(900),
  height: fc.constant(800),
})
const anyPoint = fc.record({ x: number, y: number })

it("is 900 by 800 unless the page says otherwise [MAP-013]", () => {
  expect(DEFAULT_SIZE).toEqual({ width: 900, height: 800 })
})

it("doubles the scale when zooming in: 0.5 becomes 1 [MAP-007]", () => {
  expect(zoomedAt(view, ZOOM_IN, middle, range).scale).toBe(1)
})

it("takes 0.7 of the scale when zooming out: 1 becomes 0.7 [MAP-008]", () => {
  expect(zoomedAt({ ...view, scale: 1 }, ZOOM_OUT, middle, range).scale).toBeCloseTo(0.7)
})

it("stops the shopper's zoom at 0.1 and at 3 [MAP-010]", () => {
  expect(zoomedAt(view, 1000, middle, range).scale).toBe(3)
  expect(zoomedAt(view, 0.0001, middle, range).scale).toBe(0.1)
})

it("fits a tiny map at 8, never more, and lets the shopper stay there [MAP-011]", () => {
  const tiny = fitted({ left: 0, top: 0, right: 2, bottom: 2 }, DEFAULT_SIZE)
  expect(tiny.scale).toBe(FIT_MAX_SCALE)
  expect(userRange(tiny.scale).max).toBe(8)
})

it("fits a plan of a million units although that is below 0.1 [MAP-011]", () => {
  const far = fitted({ left: 0, top: 0, right: 1e6, bottom: 1e6 }, DEFAULT_SIZE)
  expect(far.scale).toBeLessThan(0.001)
  expect(userRange(far.scale).min).toBe(far.scale)
})

it("shows the whole plan at home, centred [MAP-009]", () => {
  const box = { left: -300, top: 20, right: 1700, bottom: 900 }
  const home = fitted(box, DEFAULT_SIZE)
  const seen = visibleBounds(home)
  expect(home.center).toEqual({ x: 700, y: 460 })
  expect(seen.left).toBeLessThan(box.left)
  expect(seen.right).toBeGreaterThan(box.right)
  expect(seen.top).toBeLessThan(box.top)
  expect(seen.bottom).toBeGreaterThan(box.bottom)
})

it("moves by a step of 120 screen pixels whatever the scale [MAP-006]", () => {
  const place = toPlan(view, middle)
  expect(toScreen(panned(view, PAN_STEP, 0), place)).toEqual({ x: 450 - 120, y: 400 })
  expect(toScreen(panned(view, 0, -PAN_STEP), place)).toEqual({ x: 450, y: 400 + 120 })
})

it("keeps the plan point under the finger while zooming", () => {
  fc.assert(
    fc.property(anyView, anyPoint, fc.double({ min: 0.2, max: 5, noNaN: true }), (from, at, factor) => {
      const held = toPlan(from, at)
      const after = toScreen(zoomedAt(from, factor, at, range), held)
      expect(after.x).toBeCloseTo(at.x, 4)
      expect(after.y).toBeCloseTo(at.y, 4)
    }),
  )
})

it("goes to the screen and back without loss", () => {
  fc.assert(
    fc.property(anyView, anyPoint, (from, point) => {
      const back = toPlan(from, toScreen(from, point))
      expect(back.x).toBeCloseTo(point.x, 5)
      expect(back.y).toBeCloseTo(point.y, 5)
    }),
  )
})

it("glides from one view to the other, holding what zooming holds", () => {
  fc.assert(
    fc.property(anyView, anyPoint, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (from, at, share) => {
      const to = zoomedAt(from, 2, at, { min: 0.01, max: 100 })
      const held = toPlan(from, at)
      const halfway = between(from, to, share)
      expect(toScreen(halfway, held).x).toBeCloseTo(at.x, 2)
      expect(toScreen(halfway, held).y).toBeCloseTo(at.y, 2)
      expect(between(from, to, 0).center.x).toBeCloseTo(from.center.x, 5)
      expect(between(from, to, 1)).toEqual(to)
    }),
  )
})

it("never loses the plan out of sight", () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 }
  expect(keptInSight(panned(view, 1e6, -1e6), box).center).toEqual({ x: 100, y: 0 })
})
