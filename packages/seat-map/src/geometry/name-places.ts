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

export interface PlacedName {
  readonly id: string
  readonly text: string
  readonly at: Point
  /** CSS pixels. */
  readonly size: number
  readonly beside: boolean
}

interface Surroundings {
  readonly scale: number
  readonly radius: number
  /** Width of the text in CSS pixels at that size. */
  measure(text: string, size: number): number
  /** Whether the box covers no seat. */
  isFree(box: Bounds): boolean
  /** Boxes that names must leave alone. */
  readonly taken: readonly Bounds[]
}

/**
 * Names of sections where they can be read: inside their region, or just beside their seats. A name that fits nowhere
 * is left out, and no two overlap. When one whole name is too long for its region, all numbered regions show their
 * number alone (« Section 104 » → 104), so that neighbours read alike.
 */
export function placeNames(requests: readonly NameRequest[], around: Surroundings): PlacedName[] {
  const taken = [...around.taken]
  const placed: PlacedName[] = []
  const isTight = (group: readonly NameRequest[]) =>
    group.some(
      (request) => firstFit(request, request.text, LEGIBLE_SIZES, around, around.taken) === undefined,
    )
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
  for (const size of sizes) {
    const wide = (around.measure(text, size) + 6) / around.scale
    const tall = (size * 1.25) / around.scale
    for (const at of candidates(request, wide, tall, around.radius)) {
      const box = {
        left: at.x - wide / 2,
        right: at.x + wide / 2,
        top: at.y - tall / 2,
        bottom: at.y + tall / 2,
      }
      if (taken.some((other) => overlaps(other, box))) continue
      if (isOpen(request) && !around.isFree(box)) continue
      return { box, name: { id: request.id, text, at, size, beside: isOpen(request) } }
    }
  }
  return undefined
}

function candidates(
  { room, seats, bounds }: NameRequest,
  wide: number,
  tall: number,
  radius: number,
): Point[] {
  if (seats === undefined) {
    return room !== undefined && room.width >= wide * 1.12 && room.height >= tall * 1.3 ? [room.at] : []
  }
  // The middle first; a booth or a neighbour's name there leaves the quarters.
  return [0.5, 0.28, 0.72].flatMap((share) => {
    const x = bounds.left + (bounds.right - bounds.left) * share
    const column = seats.filter((seat) => Math.abs(seat.x - x) <= wide / 2 + radius)
    if (column.length === 0) return share === 0.5 ? [{ x, y: (bounds.top + bounds.bottom) / 2 }] : []
    const gap = radius * 1.4 + tall / 2
    return [
      { x, y: Math.max(...column.map((seat) => seat.y)) + gap },
      { x, y: Math.min(...column.map((seat) => seat.y)) - gap },
    ]
  })
}
