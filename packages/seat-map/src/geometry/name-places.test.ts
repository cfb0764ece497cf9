import { expect, it } from "vitest"
import type { MapRow, Point } from "../venue.ts"
import { type Bounds, boundsOf, overlaps } from "./bounds.ts"
import { slicesOf } from "./name-ground.ts"
import { placeNames } from "./name-places.ts"
import { longAxis, nameRoom, turned } from "./name-room.ts"
import type { NameRequest, PlacedName, Surroundings } from "./placed-name.ts"
import { edgesOf } from "./seat-edges.ts"

const measure = (text: string) => text.length * 0.6
const view = { left: -1000, right: 1000, top: -1000, bottom: 1000 }
const around: Surroundings = {
  scale: 1,
  radius: 4,
  view,
  middle: { x: 0, y: 0 },
  mayCover: false,
  measure,
  isClear: () => true,
  isFree: () => true,
}

const region = (id: string, text: string, x: number, width: number, height = 100): NameRequest => {
  const bounds = { left: x - width / 2, right: x + width / 2, top: -height / 2, bottom: height / 2 }
  const polygon = [
    { x: bounds.left, y: bounds.top },
    { x: bounds.right, y: bounds.top },
    { x: bounds.right, y: bounds.bottom },
    { x: bounds.left, y: bounds.bottom },
  ]
  const short = /\d+$/.exec(text)?.[0]
  const room = (aspect: number, along: boolean) => nameRoom(polygon, aspect, along ? longAxis(polygon) : 0)
  return { id, text, short, bounds, room }
}

/** Ten rows of ten seats, ten apart, that turn about their first seat; rows are `depth` apart. */
function open(
  id: string,
  { angle = 0, depth = 10, rows = 10, seats = 10 } = {},
): NameRequest & { spots: Point[] } {
  const lines = Array.from({ length: rows }, (_, r): MapRow => {
    const places = Array.from({ length: seats }, (_, s) => turned({ x: s * 10, y: r * depth }, angle))
    const mapped = places.map((place, s) => ({ ...place, id: `${r}.${s}`, name: "1", order: s, rotation: 0 }))
    return { id: `${r}`, name: "A", type: "SEAT", seats: mapped }
  })
  const spots = lines.flatMap((row) => row.seats)
  const bounds = boundsOf(spots) ?? view
  return {
    id,
    text: id,
    bounds,
    spots,
    edges: () => edgesOf(lines, spots, 8),
    rows: lines.map((row) => row.seats),
  }
}

const clearOf = (seats: readonly Point[]) => (box: Bounds) =>
  !seats.some(({ x, y }) => x > box.left - 4 && x < box.right + 4 && y > box.top - 4 && y < box.bottom + 4)

const groundOf = ({ at, angle, size, lines }: PlacedName) =>
  slicesOf(at, angle, Math.max(...lines.map(measure)) * size, lines.length * size * 0.8)

it("writes the whole name where all regions have room", () => {
  const names = placeNames([region("a", "Section 101", 0, 300), region("b", "Section 102", 300, 300)], around)
  expect(names.map(({ lines }) => lines)).toEqual([["Section 101"], ["Section 102"]])
})

it("shows numbers alone in all regions when one is too small for its name, so that neighbours read alike", () => {
  const names = placeNames([region("a", "Section 101", 0, 300), region("b", "Section 102", 200, 45)], around)
  expect(names.map(({ lines }) => lines)).toEqual([["101"], ["102"]])
})

it("writes a long name in two lines before it turns, and turns it before it is left out", () => {
  const [square, tall, sliver] = placeNames(
    [
      region("a", "Corbeille gauche", 0, 100),
      region("b", "Corbeille gauche", 200, 20, 160),
      region("c", "Corbeille gauche", 400, 8, 160),
    ],
    around,
  )
  expect(square).toMatchObject({ lines: ["Corbeille", "gauche"], angle: 0 })
  expect(tall?.lines).toEqual(["Corbeille gauche"])
  expect(tall?.angle).toBeCloseTo(-Math.PI / 2)
  expect(sliver).toBeUndefined()
})

it("gives the names of a group one size, small ones aside", () => {
  const group = [100, 40, 40, 40, 32].map((width, i) => region(`${i}`, `10${i}`, i * 120, width))
  const sizes = placeNames(group, around).map(({ size }) => size)
  expect(new Set(sizes.slice(0, 4)).size).toBe(1)
  expect(sizes[4]).toBeLessThan(sizes[0] ?? 0)
})

it("tells below the names as much as most of them have room for, the last of it before nothing", () => {
  const details = [["from $40", "12 left"], ["$40+", "12 left"], ["from $40"], ["$40"]]
  const told = (width: number, height: number, view = around.view) =>
    placeNames(
      [0, 1, 2].map((i) => ({ ...region(`${i}`, `Section 10${i}`, i * 500, width, height), details })),
      { ...around, view },
    ).map(({ lines, size }) => [...lines.slice(1), size >= 11])
  expect(told(100, 100)[0]).toEqual(["from $40", "12 left", true])
  expect(told(55, 60)[0]).toEqual(["$40+", "12 left", true])
  expect(told(66, 30)[0]).toEqual(["from $40", true])
  expect(told(35, 26)[0]).toEqual(["$40", true])
  // Smaller letters before nothing, and never too small to be read.
  expect(told(24, 23)[0]).toEqual(["$40", false])
  expect(told(45, 42)[0]).toEqual(["$40", true])
  expect(told(24, 18)[0]).toEqual([false])
  // What the edge of the map cuts does not decide for those that are whole.
  const cut = { left: -1000, right: 510, top: -1000, bottom: 1000 }
  expect(told(100, 100, cut).map(([first]) => first)).toEqual(["from $40", "from $40", "from $40"])
})

it("tells what it can of the few that have room, in the least letters that can be read", () => {
  const details = [["from $40"], ["$40"]]
  const told = placeNames(
    [24, 14, 14, 14].map((width, i) => ({
      ...region(`${i}`, `Section 10${i}`, i * 100, width, 23),
      details,
    })),
    around,
  )
  expect(told.map(({ lines }) => lines.at(-1))).toEqual(["$40", "101", "102", "103"])
})

it("tells the shortest along a region where most have no room for it, and those of its level that lie level too", () => {
  const tall = {
    room: (aspect: number, along: boolean) => ({
      at: { x: 5, y: 5 },
      angle: along ? -Math.PI / 2 : 0,
      height: along ? Math.min(26, 50 / aspect) : Math.min(50, 26 / aspect),
    }),
  }
  const [upright] = placeNames(
    [
      {
        ...region("a", "Section 101", 0, 26, 50),
        ...tall,
        details: [["from $70.00"], ["$70.00+"], ["$70+"]],
      },
    ],
    around,
  )
  expect(upright).toMatchObject({ lines: ["101", "$70+"], angle: -Math.PI / 2 })
  expect(upright!.size).toBeGreaterThanOrEqual(11)
})

it("tells the shortest in one line with the name where the region is too flat for two", () => {
  const details = [["from $123.50", "26 left"], ["from $123.50"], ["$123.50"]]
  const told = (width: number) =>
    placeNames([{ ...region("a", "301", 0, width, 16), details }], around).map(({ lines }) => lines)
  expect(told(140)).toEqual([["301 · from $123.50"]])
  expect(told(100)).toEqual([["301 · $123.50"]])
  expect(told(60)).toEqual([["301"]])
})

it("tells the shortest along a narrow region in the least letters before nothing", () => {
  const narrow = {
    room: (aspect: number, along: boolean) => ({
      at: { x: 5, y: 5 },
      angle: along ? -Math.PI / 2 : 0,
      height: along ? Math.min(22, 50 / aspect) : Math.min(50, 22 / aspect),
    }),
  }
  const [upright] = placeNames(
    [{ ...region("a", "101", 0, 22, 50), ...narrow, details: [["from $82.50"], ["$82.50+"]] }],
    around,
  )
  expect(upright).toMatchObject({ lines: ["101", "$82.50+"], angle: -Math.PI / 2 })
  expect(upright!.size).toBeGreaterThanOrEqual(9.5)
})

it("leaves a name its place where what is told below it would reach its neighbour's", () => {
  const roomAt = (y: number) => ({ room: () => ({ at: { x: 50, y }, angle: 0, height: 40 }) })
  const told = placeNames(
    [
      { ...region("a", "101", 0, 100, 40), ...roomAt(0) },
      { ...region("b", "102", 0, 100, 40), ...roomAt(20), details: [["from $40"]] },
    ],
    around,
  )
  expect(told.map(({ lines }) => lines)).toEqual([["101"], ["102"]])
})

it("says in short what is left of a section that has only that to say", () => {
  const told = placeNames(
    [
      { ...region("a", "Section 101", 0, 35, 26), details: [["from $40"], ["$40"]] },
      { ...region("b", "Section 102", 200, 60, 26), details: [["Sold out"]] },
    ],
    around,
  )
  expect(told.map(({ lines }) => lines)).toEqual([
    ["101", "$40"],
    ["102", "Sold out"],
  ])
})

it("never lets two names overlap, however close their sections are", () => {
  const crowd = Array.from({ length: 40 }, (_, i) => region(`s${i}`, `Loge ${i}`, i * 17, 120))
  const grounds = placeNames(crowd, around).map(groundOf)
  expect(grounds.length).toBeGreaterThan(3)
  for (const [i, ground] of grounds.entries())
    for (const other of grounds.slice(i + 1))
      expect(ground.some((box) => other.some((another) => overlaps(box, another)))).toBe(false)
})

it.each([0, 0.3, -0.6, 1.1, -1.4])(
  "stands a name beside drawn seats that run at %f, never upon them",
  (angle) => {
    const section = open("Parterre", { angle })
    const isClear = clearOf(section.spots)
    const [name] = placeNames([section], { ...around, isClear, isFree: isClear })
    expect(name?.standing).toBe("beside")
    expect(groundOf(name!).every(isClear)).toBe(true)
  },
)

it("runs a name along its rows, and along a single row however steep", () => {
  const [slanted] = placeNames([open("Balcon", { angle: 0.3 })], around)
  expect(slanted?.angle).toBeCloseTo(0.3)
  const steep = open("Loges", { angle: 1.2, rows: 1, seats: 24 })
  expect(placeNames([steep], around)[0]?.angle).toBeCloseTo(1.2)
  expect(placeNames([open("Section 109", { angle: 1.2 })], around)[0]?.angle).toBe(0)
})

it("stands the name of a steep row on its outer side, on both sides of the hall", () => {
  for (const angle of [1.2, -1.2]) {
    const loges = open("Loges", { angle, rows: 1, seats: 24 })
    const inner = {
      x: (loges.bounds.left + loges.bounds.right) / 2,
      y: (loges.bounds.top + loges.bounds.bottom) / 2,
    }
    for (const eye of [
      { x: inner.x + 500, y: inner.y },
      { x: inner.x - 500, y: inner.y },
    ]) {
      const [name] = placeNames([loges], { ...around, middle: eye })
      expect(Math.sign((name?.at.x ?? 0) - inner.x)).toBe(-Math.sign(eye.x - inner.x))
    }
  }
})

it("keeps the name of a section in sight wholly in sight, however little of it is seen", () => {
  const narrow = { left: 60, right: 260, top: -100, bottom: 200 }
  const [name] = placeNames([open("Balcon gauche")], { ...around, view: narrow })
  expect(Math.min(...groundOf(name!).map(({ left }) => left))).toBeGreaterThanOrEqual(narrow.left)
})

it("never lets the edge of the map cut a name, not even of a section out of sight", () => {
  const section = open("Cabaret")
  for (let top = 95; top < 125; top += 3) {
    const below = { left: -200, right: 200, top, bottom: top + 300 }
    for (const name of placeNames([section], { ...around, view: below })) {
      const box = boundsOf(
        groundOf(name).flatMap((part) => [
          { x: part.left, y: part.top },
          { x: part.right, y: part.bottom },
        ]),
      )!
      expect(box.top >= below.top || !overlaps(box, below)).toBe(true)
    }
  }
})

it("names the section between two of its rows when nothing but seats is in sight", () => {
  const section = open("Parterre centre", { depth: 16, rows: 30, seats: 60 })
  const isClear = clearOf(section.spots)
  const close = { left: 200, right: 330, top: 200, bottom: 290 }
  const [name] = placeNames([section], { ...around, scale: 3, view: close, isClear, isFree: isClear })
  expect(name?.standing).toBe("between")
  // The first gap between two rows that is wholly in sight: 208 and 224.
  expect(name?.at.y).toBeCloseTo(216)
  expect(name?.at.x).toBeGreaterThan(220)
  expect(name?.at.x).toBeLessThan(310)
  const packed = open("Parterre centre", { depth: 8.5, rows: 60, seats: 60 })
  const isPackedClear = clearOf(packed.spots)
  const crowded = { ...around, scale: 3, view: close, isClear: isPackedClear, isFree: isPackedClear }
  expect(placeNames([packed], crowded)).toEqual([])
})

it("lays a name upon seats that are dots when there is no room beside them, and upon no others", () => {
  const crowded = { ...around, isFree: () => false }
  expect(placeNames([open("Loges")], crowded)).toEqual([])
  expect(placeNames([open("Loges")], { ...crowded, mayCover: true })).toMatchObject([
    { standing: "upon", at: { x: 45, y: 45 } },
  ])
})

it("names the many sections of a large house in short, upon their dots, and asks no edges", () => {
  const crowd = Array.from({ length: 41 }, (_, i): NameRequest => {
    const bounds = { left: i * 40 - 900, right: i * 40 - 870, top: 0, bottom: 30 }
    const edges = () => {
      throw new Error("No edge is needed")
    }
    return { id: `${i}`, text: `Section ${i}`, short: `${i}`, bounds, edges }
  })
  const names = placeNames(crowd, { ...around, mayCover: true })
  expect(names).toHaveLength(41)
  expect(names[7]).toMatchObject({ lines: ["7"], standing: "upon", at: { x: -605, y: 15 } })
})

it("stands a name on the other side of a booth that keeps it from its seats", () => {
  const section = open("Parterre")
  const booth = { left: 0, right: 90, top: 98, bottom: 108 }
  const isFree = (box: Bounds) => box.top > 90 && !overlaps(box, booth)
  const [name] = placeNames([section], { ...around, isFree })
  expect(name).toMatchObject({ standing: "beside" })
  expect(name!.at.y - name!.size / 2).toBeGreaterThan(booth.bottom)
  const neighbours = Array.from({ length: 10 }, (_, i) => ({ x: i * 10, y: 103 }))
  const isClear = clearOf([...section.spots, ...neighbours])
  expect(placeNames([section], { ...around, isClear, isFree })).toEqual([])
})
