import { expect, it } from "vitest"
import { type Bounds, overlaps } from "./bounds.ts"
import { type NameRequest, placeNames } from "./name-places.ts"

const measure = (text: string, size: number) => text.length * size * 0.6
const view = { left: -1000, right: 1000, top: -1000, bottom: 1000 }
const around = { scale: 1, radius: 4, view, mayCover: false, measure, isFree: () => true }
const region = (id: string, text: string, x: number, width: number): NameRequest => ({
  id,
  text,
  room: { at: { x, y: 0 }, width, height: 100 },
  bounds: { left: x - width / 2, right: x + width / 2, top: -50, bottom: 50 },
})

it("writes the whole name where all regions have room", () => {
  const names = placeNames([region("a", "Section 101", 0, 300), region("b", "Section 102", 300, 300)], around)
  expect(names.map(({ text }) => text)).toEqual(["Section 101", "Section 102"])
})

it("shows numbers alone in all regions when one is too small for its name, so that neighbours read alike", () => {
  const names = placeNames([region("a", "Section 101", 0, 300), region("b", "Section 102", 200, 60)], around)
  expect(names.map(({ text }) => text)).toEqual(["101", "102"])
})

it("leaves out a name that fits nowhere rather than cutting it", () => {
  expect(placeNames([region("a", "Balcon", 0, 10)], around)).toEqual([])
})

it("never lets two names overlap, however close their sections are", () => {
  const crowd = Array.from({ length: 40 }, (_, i) => region(`s${i}`, `Loge ${i}`, i * 17, 120))
  const boxes = placeNames(crowd, around).map(({ at, text, size }) => {
    const wide = measure(text, size)
    return { left: at.x - wide / 2, right: at.x + wide / 2, top: at.y - size / 2, bottom: at.y + size / 2 }
  })
  expect(boxes.length).toBeGreaterThan(3)
  for (const [i, box] of boxes.entries())
    for (const other of boxes.slice(i + 1)) expect(overlaps(box, other)).toBe(false)
})

it("stands a name beside drawn seats, never upon them", () => {
  const seats = Array.from({ length: 100 }, (_, i) => ({ x: (i % 10) * 10, y: Math.floor(i / 10) * 10 }))
  const request = { id: "p", text: "Parterre", seats, bounds: { left: 0, right: 90, top: 0, bottom: 90 } }
  const [name] = placeNames([request], around)
  expect(name!.at.y - name!.size / 2).toBeGreaterThan(90 + 4)
})

it("keeps the name of a section in sight wholly in sight, however little of it is seen", () => {
  const seats = Array.from({ length: 100 }, (_, i) => ({ x: (i % 10) * 10, y: Math.floor(i / 10) * 10 }))
  const request = {
    id: "p",
    text: "Balcon gauche",
    seats,
    bounds: { left: 0, right: 90, top: 0, bottom: 90 },
  }
  const narrow = { left: 60, right: 260, top: -100, bottom: 200 }
  const [name] = placeNames([request], { ...around, view: narrow })
  expect(name!.at.x - measure(name!.text, name!.size) / 2).toBeGreaterThanOrEqual(narrow.left)
})

it("lays a name upon seats that are dots when there is no room beside them, and upon no others", () => {
  const seats = Array.from({ length: 100 }, (_, i) => ({ x: (i % 10) * 10, y: Math.floor(i / 10) * 10 }))
  const request = { id: "p", text: "Loges", seats, bounds: { left: 0, right: 90, top: 0, bottom: 90 } }
  const crowded = { ...around, isFree: () => false }
  expect(placeNames([request], crowded)).toEqual([])
  expect(placeNames([request], { ...crowded, mayCover: true })).toMatchObject([
    { standing: "upon", at: { x: 45, y: 45 } },
  ])
})

it("stands a name on the other side of a booth that keeps it from its seats", () => {
  const seats = Array.from({ length: 100 }, (_, i) => ({ x: (i % 10) * 10, y: Math.floor(i / 10) * 10 }))
  const request = { id: "p", text: "Parterre", seats, bounds: { left: 0, right: 90, top: 0, bottom: 90 } }
  const booth = { left: 0, right: 90, top: 98, bottom: 108 }
  const isFree = (box: Bounds) => box.top > 90 && !overlaps(box, booth)
  const [name] = placeNames([request], { ...around, isFree })
  expect(name).toMatchObject({ standing: "beside", at: { x: 45 } })
  expect(name!.at.y - name!.size / 2).toBeGreaterThan(booth.bottom)
})
