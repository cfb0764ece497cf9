import { withNumbersAcross, withRowNames } from "../numbering/index.ts"
import type { PlanZone } from "../plan/seating-plan.ts"
import { newBlock, roundTable, type SeatMaker, splitByLine } from "../rows/index.ts"
import {
  box,
  DEPTH,
  fromTheMiddle,
  lettered,
  namedBlock,
  numbered,
  PITCH,
  sound,
  stageNames,
  type TemplateVenue,
  zone,
} from "./template-parts.ts"

interface Room {
  readonly zones: readonly PlanZone[]
  readonly venue: TemplateVenue
}

type MakerOf = (category: string) => SeatMaker

const stage = box(stageNames.fr, { x: 0, y: -110 }, 360, 90)
const parterre = { Parterre: { fr: "Parterre", en: "Orchestra" } }

/** Twelve straight rows of twenty with an aisle in the middle, across which the numbers go on. */
export function hallWithAisle(makerOf: MakerOf): Room {
  const maker = makerOf("A")
  const counts = new Array<number>(12).fill(20)
  const block = { front: { x: 0, y: 0 }, turn: 0, pitch: PITCH, depth: DEPTH, counts, stagger: 0 }
  const { rows } = sound(withRowNames(sound(newBlock(block, maker)).rows, lettered))
  const down = { from: { x: 0, y: -DEPTH }, to: { x: 0, y: 12 * DEPTH } }
  const sides = rows.flatMap((row) => {
    const split = splitByLine([row], down, { width: 2.4 * PITCH, newGuid: maker.newGuid })
    return sound(withNumbersAcross(split, numbered)).rows
  })
  return {
    zones: [zone("Parterre", sides, [stage])],
    venue: { zones: parterre, areas: { [stageNames.fr]: stageNames } },
  }
}

/** Curved rows about one centre, seats between the heads of the row in front, odd left and even right. */
export function rakedTheatre(makerOf: MakerOf): Room {
  const shape = { turn: 0, pitch: PITCH, depth: DEPTH, stagger: 0 }
  const names = { rows: lettered, seats: fromTheMiddle }
  const stalls = namedBlock(
    { ...shape, front: { x: 0, y: 0 }, counts: [16, 17, 18, 19, 20, 21, 22, 23, 24, 25], radius: 520 },
    makerOf("A"),
    names,
  )
  const balcony = namedBlock(
    { ...shape, front: { x: 0, y: 400 }, counts: [26, 27, 28, 29], radius: 920 },
    makerOf("B"),
    { ...names, rows: { ...lettered, start: "AA" } },
  )
  return {
    zones: [zone("Parterre", stalls, [stage]), zone("Balcon", balcony)],
    venue: {
      zones: { ...parterre, Balcon: { fr: "Balcon", en: "Balcony" } },
      areas: { [stageNames.fr]: stageNames },
      levels: [
        { name: { fr: "Parterre", en: "Orchestra" }, zones: ["Parterre"] },
        { name: { fr: "Balcon", en: "Balcony" }, zones: ["Balcon"] },
      ],
    },
  }
}

/** Twenty round tables of six. */
export function cabaret(makerOf: MakerOf): Room {
  const radius = 38
  const tables = Array.from({ length: 20 }, (_, index) => {
    const centre = { x: ((index % 5) - 2) * 130, y: Math.floor(index / 5) * 130 }
    const { row } = sound(roundTable(String(index + 1), { centre, radius, seats: 6 }, makerOf("A")))
    const top = { shape: "circle" as const, position: centre, rotation: 0, color: "#efe7da" }
    return { row, top: { ...top, border_color: "#b7a68c", circle: { radius: 22 } } }
  })
  return {
    zones: [
      zone(
        "Cabaret",
        tables.map(({ row }) => row),
        [stage, ...tables.map(({ top }) => top)],
      ),
    ],
    venue: {
      zones: { Cabaret: { fr: "Cabaret", en: "Cabaret" } },
      areas: { [stageNames.fr]: stageNames },
      tables: ["Cabaret"],
    },
  }
}

/** Bleachers of six benches along both sides of a court, in three sections each. */
export function gymWithBleachers(makerOf: MakerOf): Room {
  const words = { fr: "Terrain", en: "Court" }
  const sides = [
    { turn: 180, y: -270, from: 1, category: "A" },
    { turn: 0, y: 270, from: 4, category: "B" },
  ]
  const zones = sides.flatMap(({ turn, y, from, category }) =>
    [-1, 0, 1].map((place) => {
      const block = { front: { x: place * 16 * PITCH, y }, turn, pitch: PITCH, depth: DEPTH, stagger: 0 }
      const counts = new Array<number>(6).fill(14)
      const rows = namedBlock({ ...block, counts }, makerOf(category), { rows: numbered, seats: numbered })
      return zone(`Gradins ${from + place + 1}`, rows)
    }),
  )
  const court = zone(words.fr, [], [box(words.fr, { x: 0, y: 0 }, 900, 440, "#e9d8b4")])
  const names = zones.map(({ name = "" }) => [name, { fr: name, en: name.replace("Gradins", "Bleachers") }])
  return {
    zones: [court, ...zones],
    venue: { zones: Object.fromEntries(names), areas: { [words.fr]: words } },
  }
}

/** Sections around a rink: three along each side, one behind each goal, and the four corners, curved. */
export function bowl(makerOf: MakerOf): Room {
  const words = { fr: "Glace", en: "Ice" }
  const [halfLength, halfWidth, corner] = [520, 230, 130]
  const gap = 40
  const along = (length: number) => Math.floor(length / PITCH) + 1
  const rows = 10
  const sideLength = (2 * (halfLength - corner) - 2 * gap) / 3
  const straight = (front: { x: number; y: number }, turn: number, length: number) => ({
    block: { front, turn, counts: new Array<number>(rows).fill(along(length)) },
    category: Math.abs(turn) === 90 ? "B" : "A",
  })
  const side = (turn: number, y: number, ways: readonly number[]) =>
    ways.map((way) => straight({ x: way * (sideLength + gap), y }, turn, sideLength))
  const cornerOf = (turn: number, x: number, y: number) => {
    const radius = corner + gap
    const diagonal = radius * Math.SQRT1_2
    const counts = Array.from({ length: rows }, (_, row) => {
      const arc = (radius + row * DEPTH) * (Math.PI / 2) - 2 * gap
      return Math.max(2, along(arc))
    })
    const centre = { x: x * (halfLength - corner), y: y * (halfWidth - corner) }
    const front = { x: centre.x + x * diagonal, y: centre.y + y * diagonal }
    return { block: { front, turn, counts, radius }, category: "B" }
  }
  const end = halfLength + gap
  const bank = halfWidth + gap
  const behind = 2 * (halfWidth - corner)
  const sections = [
    ...side(180, -bank, [-1, 0, 1]),
    cornerOf(-135, 1, -1),
    straight({ x: end, y: 0 }, -90, behind),
    cornerOf(-45, 1, 1),
    ...side(0, bank, [1, 0, -1]),
    cornerOf(45, -1, 1),
    straight({ x: -end, y: 0 }, 90, behind),
    cornerOf(135, -1, -1),
  ]
  const zones = sections.map(({ block, category }, index) => {
    const shape = { pitch: PITCH, depth: DEPTH, stagger: 0, ...block }
    const named = namedBlock(shape, makerOf(category), { rows: numbered, seats: numbered })
    return zone(String(101 + index), named)
  })
  const ice = box(words.fr, { x: 0, y: 0 }, 2 * halfLength, 2 * halfWidth, "#e6f1f7")
  return { zones: [zone(words.fr, [], [ice]), ...zones], venue: { areas: { [words.fr]: words } } }
}
