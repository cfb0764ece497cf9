import { hundredth, middleOf, type Point } from "../geometry/points.ts"
import type { FrontSide, LaidBounds, LaidDecoration } from "./laid-venue.ts"

/** As far as the way it looks is told from it. */
interface SeatedRow {
  readonly name: string
  readonly type: "SEAT" | "TABLE"
  readonly seats: readonly Point[]
}

interface SeatedSection {
  readonly rows: readonly SeatedRow[]
}

export interface VenueFront {
  readonly side: FrontSide
  /** Told from the order of the rows, as the venue's file does not say. */
  readonly isGuessed: boolean
}

/** Rows that lead this evenly every way are around what they look at. */
const ONE_WAY = 0.4

/** The side to draw a stage on: as the file says, else where the first rows are; none for a plan that draws what is looked at. */
export function venueFront(
  said: FrontSide | "none" | undefined,
  sections: readonly SeatedSection[],
  decorations: readonly LaidDecoration[],
): VenueFront | undefined {
  if (said === "none") return undefined
  if (said !== undefined) return { side: said, isGuessed: false }
  if (decorations.some(({ front }) => front)) return undefined
  const side = guessedSide(sections)
  return side && { side, isGuessed: true }
}

/**
 * From the last rows towards the first; nowhere where seats lie all around or rows lead all ways, and nothing without two
 * rows to compare.
 */
function guessedSide(sections: readonly SeatedSection[]): FrontSide | undefined {
  if (isRing(sections)) return undefined
  const ways = sections.flatMap(({ rows }) => {
    const ordered = rows.filter(({ type }) => type === "SEAT").toSorted(byName)
    const [first, last] = [ordered[0], ordered.at(-1)]
    if (first === undefined || last === undefined || first === last) return []
    const [from, to] = [middleOf(last.seats), middleOf(first.seats)]
    return [{ x: to.x - from.x, y: to.y - from.y }]
  })
  const all = ways.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0)
  const lead: Point = {
    x: ways.reduce((sum, { x }) => sum + x, 0),
    y: ways.reduce((sum, { y }) => sum + y, 0),
  }
  if (all === 0 || Math.hypot(lead.x, lead.y) < ONE_WAY * all) return undefined
  if (Math.abs(lead.x) > Math.abs(lead.y)) return lead.x < 0 ? "left" : "right"
  return lead.y < 0 ? "top" : "bottom"
}

/** A ring goes on so far without seats, in radians about its middle: an end stage leaves a wider gap. */
const WIDEST_GAP = Math.PI / 3
/** The least distance of a seat from the middle of a ring: in map units, and as a share of the way to the outermost. */
const HOLE = { least: 40, share: 0.2 }

/** Seats all around what they look at, however their rows are named. */
function isRing(sections: readonly SeatedSection[]): boolean {
  const seats = sections.flatMap(({ rows }) => rows.flatMap((row) => row.seats))
  const [across, down] = [extentOf(seats, "x"), extentOf(seats, "y")]
  if (across.half === 0 || down.half === 0) return false
  const angles: number[] = []
  for (const { x, y } of seats) {
    const away = { x: x - across.middle, y: y - down.middle }
    // A long arena is a ring like a round one.
    const round = { x: away.x / across.half, y: away.y / down.half }
    if (Math.hypot(away.x, away.y) < HOLE.least || Math.hypot(round.x, round.y) < HOLE.share) return false
    angles.push(Math.atan2(round.y, round.x))
  }
  angles.sort((one, other) => one - other)
  return angles.every((angle, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - angle <= WIDEST_GAP)
}

function extentOf(seats: readonly Point[], axis: "x" | "y") {
  let [least, most] = [Infinity, -Infinity]
  for (const { [axis]: at } of seats) {
    least = Math.min(least, at)
    most = Math.max(most, at)
  }
  return { middle: (least + most) / 2, half: (most - least) / 2 }
}

/** A to Z, then AA; 1 to 30. */
const byName = (one: SeatedRow, other: SeatedRow): number =>
  one.name.length - other.name.length || one.name.localeCompare(other.name, "en", { numeric: true })

/** Map units: how deep the stage is drawn, and how large its word. */
const STAGE = { depth: 26, word: 14, least: 90, share: 0.45 }

/** A stage along a side of what is drawn, with its word in both languages. */
export function drawnStage({ side }: VenueFront, { x, y, width, height }: LaidBounds): LaidDecoration {
  const isLevel = side === "top" || side === "bottom"
  const length = hundredth(Math.max(STAGE.least, (isLevel ? width : height) * STAGE.share))
  const [across, down] = [x + (width - length) / 2, y + (height - length) / 2]
  const corner = {
    top: { x: across, y: y - STAGE.depth },
    bottom: { x: across, y: y + height },
    // Turned about its corner: its word runs upwards on the left and downwards on the right.
    left: { x: x - STAGE.depth, y: down + length },
    right: { x: x + width + STAGE.depth, y: down },
  }[side]
  const turn = { top: 0, bottom: 0, left: -90, right: 90 }[side]
  return {
    shape: "rectangle",
    position: { x: hundredth(corner.x), y: hundredth(corner.y) },
    ...(turn !== 0 && { rotation: turn }),
    rectangle: { width: length, height: STAGE.depth },
    front: true,
    text: { text: "Scène", names: { fr: "Scène", en: "Stage" }, size: STAGE.word },
  }
}

/** The bounds with a stage along their side. */
export function boundsWithStage({ side }: VenueFront, { x, y, width, height }: LaidBounds): LaidBounds {
  const more = STAGE.depth * 1.4
  return {
    x: hundredth(side === "left" ? x - more : x),
    y: hundredth(side === "top" ? y - more : y),
    width: hundredth(side === "left" || side === "right" ? width + more : width),
    height: hundredth(side === "top" || side === "bottom" ? height + more : height),
  }
}
