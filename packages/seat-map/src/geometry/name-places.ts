import type { Point } from "../venue.ts"
import { type Bounds, overlaps } from "./bounds.ts"
import type { LabelRoom } from "./polygon.ts"

const NAME_SIZES = [15, 13, 11.5, 10] as const
/** Smaller than this and a shorter name is better. */
const LEGIBLE_SIZES = [15, 13] as const

export interface NameRequest {
  readonly id: string
  readonly text: string
  /** Room inside a filled region; absent when the seats are drawn and the name must stand beside them. */
  readonly room?: LabelRoom | undefined
  /** Centres of the section's seats, when they are drawn. */
  readonly seats?: readonly Point[] | undefined
  readonly bounds: Bounds
}

/** `region`: inside its polygon; `beside`: next to its seats; `upon`: over seats too small to be told apart. */
type Standing = "region" | "beside" | "upon"

export interface PlacedName {
  readonly id: string
  readonly text: string
  readonly at: Point
  /** CSS pixels. */
  readonly size: number
  readonly standing: Standing
}

interface Surroundings {
  readonly scale: number
  readonly radius: number
  /** What the shopper sees: the name of a section in sight stands wholly in sight. */
  readonly view: Bounds
  /** Whether seats are so small that a name may lie upon them. */
  readonly mayCover: boolean
  /** Width of the text in CSS pixels at that size. */
  measure(text: string, size: number): number
  /** Whether the box covers no seat, no row's name and no decoration. */
  isFree(box: Bounds): boolean
}

/**
 * Names of sections where they can be read: inside their region, beside their seats, or upon them from afar. A name that
 * fits nowhere is left out, and no two overlap. When one whole name is too long for its region, all numbered regions show
 * their number alone (« Section 104 » → 104), so that neighbours read alike.
 */
export function placeNames(requests: readonly NameRequest[], around: Surroundings): PlacedName[] {
  const taken: Bounds[] = []
  const placed: PlacedName[] = []
  const isTight = (group: readonly NameRequest[]) =>
    group.some((request) => firstFit(request, request.text, LEGIBLE_SIZES, around, []) === undefined)
  for (const group of [requests.filter((request) => !isOpen(request)), requests.filter(isOpen)]) {
    const numbersOnly = isTight(group)
    for (const request of group) {
      const number = numberOf(request.text)
      const text = numbersOnly ? (number ?? request.text) : request.text
      const found = firstFit(request, text, NAME_SIZES, around, taken)
      if (found === undefined) continue
      taken.push(found.box)
      placed.push(found.name)
    }
  }
  return placed
}

const isOpen = (request: NameRequest) => request.seats !== undefined
const numberOf = (text: string) => /\d\S*$/.exec(text)?.[0]

function firstFit(
  request: NameRequest,
  text: string,
  sizes: readonly number[],
  around: Surroundings,
  taken: readonly Bounds[],
) {
  if (text === "") return undefined
  const ways = isOpen(request) ? ([beside, beyond, upon] as const) : [inside]
  for (const places of ways)
    for (const size of places === upon ? sizes.slice(2) : sizes) {
      const wide = (around.measure(text, size) + 6) / around.scale
      const tall = (size * 1.25) / around.scale
      for (const { at, standing } of places(request, wide, tall, around)) {
        const box = {
          left: at.x - wide / 2,
          right: at.x + wide / 2,
          top: at.y - tall / 2,
          bottom: at.y + tall / 2,
        }
        if (taken.some((other) => overlaps(other, box))) continue
        if (standing === "beside" && !around.isFree(box)) continue
        return { box, name: { id: request.id, text, at, size, standing } }
      }
    }
  return undefined
}

interface Place {
  readonly at: Point
  readonly standing: Standing
}

function inside({ room }: NameRequest, wide: number, tall: number): Place[] {
  const fits = room !== undefined && room.width >= wide * 1.12 && room.height >= tall * 1.3
  return fits ? [{ at: room.at, standing: "region" }] : []
}

/** Under or over the seats: the middle first; a booth or a neighbour's name there leaves the quarters. */
const beside = (request: NameRequest, wide: number, tall: number, around: Surroundings): Place[] =>
  outside(request, wide, tall, around, 0)

/** One or two lines further away: on the other side of the booth. */
const beyond = (request: NameRequest, wide: number, tall: number, around: Surroundings): Place[] =>
  [tall, tall * 2].flatMap((further) => outside(request, wide, tall, around, further))

function outside(
  request: NameRequest,
  wide: number,
  tall: number,
  around: Surroundings,
  further: number,
): Place[] {
  const part = partInSight(request, around.view)
  const { radius } = around
  // Beside a section much smaller than its name nobody would know whose it is.
  if (Math.max(part.right - part.left, part.bottom - part.top) < wide * 0.6) return []
  const gap = radius * 1.4 + tall / 2 + further
  return [0.5, 0.28, 0.72]
    .flatMap((share): Point[] => {
      const x = kept(part.left + (part.right - part.left) * share, wide, part.view?.left, part.view?.right)
      const column = (request.seats ?? []).filter((seat) => Math.abs(seat.x - x) <= wide / 2 + radius)
      if (column.length === 0) return share === 0.5 ? [{ x, y: (part.top + part.bottom) / 2 }] : []
      const ys = column.map((seat) => seat.y)
      return [
        { x, y: Math.max(...ys) + gap },
        { x, y: Math.min(...ys) - gap },
      ]
    })
    .filter(
      ({ y }) => part.view === undefined || (y - tall / 2 > part.view.top && y + tall / 2 < part.view.bottom),
    )
    .map((at) => ({ at, standing: "beside" }))
}

/** The middle of the seats in sight, while these are dots. */
function upon(request: NameRequest, wide: number, tall: number, around: Surroundings): Place[] {
  if (!around.mayCover) return []
  const { left, right, top, bottom, view } = partInSight(request, around.view)
  const at = {
    x: kept((left + right) / 2, wide, view?.left, view?.right),
    y: kept((top + bottom) / 2, tall, view?.top, view?.bottom),
  }
  return [{ at, standing: "upon" }]
}

/** The part of the section that the shopper sees; a section out of sight counts whole. */
function partInSight({ bounds }: NameRequest, view: Bounds) {
  if (!overlaps(bounds, view)) return { ...bounds, view: undefined }
  return {
    left: Math.max(bounds.left, view.left),
    right: Math.min(bounds.right, view.right),
    top: Math.max(bounds.top, view.top),
    bottom: Math.min(bounds.bottom, view.bottom),
    view,
  }
}

/** The middle of something `size` long, moved as little as needed to stay between the edges. */
const kept = (middle: number, size: number, low = -Infinity, high = Infinity) =>
  Math.max(Math.min(middle, high - size / 2), low + size / 2)
