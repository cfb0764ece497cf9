import { expect, it } from "vitest"
import type { MapRow, Point } from "../venue.ts"
import { edgesOf } from "./seat-edges.ts"

const row = (places: readonly Point[]): MapRow => ({
  id: "A",
  name: "A",
  type: "SEAT",
  seats: places.map((place, i) => ({ ...place, id: `${i}`, name: "1", order: i, rotation: 0 })),
})

it("tells how far the seats reach over and under each column", () => {
  const front = row([0, 10, 20].map((x) => ({ x, y: 0 })))
  const back = row([10, 20].map((x) => ({ x, y: 10 })))
  const seats = [...front.seats, ...back.seats]
  const [edge] = edgesOf([front, back], seats, 10)
  expect(edge).toMatchObject({ angle: 0, from: 0, step: 10, over: [0, 0, 0], under: [0, 10, 10] })
})

it("takes the direction from rows whose places are numbers", () => {
  const good = row([0, 10, 20].map((x) => ({ x, y: 0 })))
  const bad = row([
    { x: Number.NaN, y: 0 },
    { x: 10, y: 500 },
  ])
  expect(edgesOf([good, bad], good.seats, 8)).toMatchObject([{ angle: 0 }])
  expect(edgesOf([bad], [], 8)).toMatchObject([{ angle: 0, over: [] }])
})

it("keeps to five hundred columns however far apart two seats are", () => {
  const wide = row([0, 1e6].map((x) => ({ x, y: 0 })))
  const [edge] = edgesOf([wide], wide.seats, 8)
  expect(edge?.over.length).toBeLessThanOrEqual(501)
  expect(edge?.over.at(-1)).toBe(0)
})
