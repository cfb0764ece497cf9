import { expect, it } from "vitest"
import { Camera } from "./camera.ts"

const plan = { left: 0, top: 0, right: 1704, bottom: 800 }
const size = { width: 900, height: 800 }

function still() {
  return new Camera(plan, size, { now: () => 0, reducedMotion: true })
}

it("starts with the whole plan and comes back to it [MAP-009]", () => {
  const camera = still()
  const home = camera.view
  expect(home.scale).toBe(0.5)
  camera.zoomBy(2)
  camera.pan(120, 0)
  camera.home()
  expect(camera.view).toEqual(home)
})

it("doubles and takes 0.7, within 0.1 and 3 [MAP-007] [MAP-008] [MAP-010]", () => {
  const camera = still()
  camera.zoomBy(2)
  expect(camera.view.scale).toBe(1)
  camera.zoomBy(0.7)
  expect(camera.view.scale).toBeCloseTo(0.7)
  for (let i = 0; i < 9; i++) camera.zoomBy(2)
  expect(camera.view.scale).toBe(3)
  for (let i = 0; i < 30; i++) camera.zoomBy(0.7)
  expect(camera.view.scale).toBe(0.1)
})

it("comes closer to its aim, and stays where it is when it cannot", () => {
  const camera = still()
  camera.zoomInto(2, { x: 1_500, y: 100 })
  expect(camera.view).toMatchObject({ scale: 1, center: { x: 1_500, y: 100 } })
  camera.zoomInto(2, undefined)
  expect(camera.view).toMatchObject({ scale: 2, center: { x: 1_500, y: 100 } })
  camera.zoomInto(2, undefined)
  camera.zoomInto(2, { x: 0, y: 0 })
  expect(camera.view).toMatchObject({ scale: 3, center: { x: 1_500, y: 100 } })
})

it("glides in 180 ms, and a second press counts from where the first was going", () => {
  let now = 0
  const camera = new Camera(plan, size, { now: () => now, reducedMotion: false })
  camera.zoomBy(2)
  now = 60
  camera.advance()
  expect(camera.view.scale).toBeGreaterThan(0.5)
  expect(camera.view.scale).toBeLessThan(1)
  camera.zoomBy(2)
  now = 300
  camera.advance()
  expect(camera.view.scale).toBe(2)
  const there = camera.view
  now = 1_000
  camera.advance()
  expect(camera.view).toBe(there)
})

it("is at rest only a moment after the last change", () => {
  let now = 1000
  const camera = new Camera(plan, size, { now: () => now, reducedMotion: true })
  camera.drag(10, 0)
  expect(camera.hasRested).toBe(false)
  now += 100
  expect(camera.hasRested).toBe(true)
})

it("stays the home view when the window changes, but keeps the shopper's own view", () => {
  const camera = still()
  camera.resize({ width: 400, height: 800 })
  expect(camera.view.scale).toBeLessThan(0.5)
  camera.zoomBy(2)
  const { scale, center } = camera.view
  camera.resize(size)
  expect(camera.view).toMatchObject({ scale, center, ...size })
})

it("shows a section no closer than 3 and no farther than asked", () => {
  const camera = still()
  camera.show({ left: 100, top: 100, right: 110, bottom: 110 }, { min: 1.6, max: 3 })
  expect(camera.view).toMatchObject({ scale: 3, center: { x: 105, y: 105 } })
  camera.show(plan, { min: 1.6, max: 3 })
  expect(camera.view.scale).toBe(1.6)
})

it("goes on as fast as the finger that let go, slows down and stops", () => {
  let now = 0
  const camera = new Camera(plan, size, { now: () => now, reducedMotion: false })
  camera.zoomTo(2, { x: 450, y: 400 })
  now = 1000
  camera.advance()
  const xs: number[] = []
  camera.fling(1, 0, 700)
  for (const time of [0, 10, 350, 360, 700, 900]) {
    now = 1000 + time
    camera.advance()
    xs.push(camera.view.center.x)
  }
  const [start = 0, soon = 0, middle = 0, later = 0, end = 0, after = 0] = xs
  expect((start - soon) * 2).toBeCloseTo(10, 0)
  expect(middle - later).toBeLessThan(start - soon)
  expect(middle - later).toBeGreaterThan(0)
  expect(end).toBeLessThan(middle)
  expect(after).toBe(end)
})

it("goes on with a move when the map is given another size", () => {
  let now = 0
  const camera = new Camera(plan, size, { now: () => now, reducedMotion: false })
  camera.show({ left: 100, top: 100, right: 140, bottom: 140 }, { min: 1, max: 2 })
  now = 60
  camera.advance()
  camera.resize({ width: 900, height: 300 })
  now = 400
  camera.advance()
  expect(camera.view).toEqual({ center: { x: 120, y: 120 }, scale: 2, width: 900, height: 300 })
})

it("does not fling without motion, and stops under a finger", () => {
  const calm = still()
  const before = calm.view
  calm.fling(2, 2, 700)
  expect(calm.view).toEqual(before)
  let now = 0
  const camera = new Camera(plan, size, { now: () => now, reducedMotion: false })
  camera.fling(1, 0, 700)
  now = 100
  camera.advance()
  camera.hold()
  const held = camera.view
  now = 700
  camera.advance()
  expect(camera.view).toEqual(held)
})
