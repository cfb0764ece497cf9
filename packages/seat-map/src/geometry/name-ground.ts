import type { Point } from "../venue.ts"
import { type Bounds, grown, overlaps } from "./bounds.ts"
import { turned } from "./name-room.ts"
import type { PlacedName } from "./placed-name.ts"
import type { Wording } from "./wording.ts"

/** A name with the ground it covers: one box, or thin slices of a line that is not level. */
export interface Standing {
  readonly name: PlacedName
  /** Around the whole. */
  readonly box: Bounds
  readonly slices: readonly Bounds[]
}

/** Slices in each square of a turned line: the thinner, the less they stick out. */
export const SLICES = 3

export function standing(
  id: string,
  { lines, wide, tall }: Wording,
  size: number,
  { at, angle, standing }: Pick<PlacedName, "at" | "angle" | "standing">,
  scale: number,
): Standing {
  const em = size / scale
  return {
    name: { id, lines, at, angle, size, standing },
    box: boxAround(at, angle, wide * em, tall * em),
    slices: slicesOf(at, angle, wide * em, tall * em),
  }
}

/** Whether the name stays `apart` from all others, in plan units. */
export function isClearOf(one: Standing, others: readonly Standing[], apart: number): boolean {
  const around = grown(one.box, apart)
  return !others.some(
    ({ box, slices }) =>
      overlaps(box, around) &&
      slices.some((other) => one.slices.some((slice) => overlaps(grown(other, apart), slice))),
  )
}

/** The upright box around a turned one. */
export function boxAround({ x, y }: Point, angle: number, wide: number, tall: number): Bounds {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [across, down] = [(wide * cos + tall * sin) / 2, (wide * sin + tall * cos) / 2]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

/** Upright boxes that cover a turned one. */
export function slicesOf({ x, y }: Point, angle: number, wide: number, tall: number): Bounds[] {
  const count = angle === 0 ? 1 : Math.ceil((wide / tall) * SLICES)
  return Array.from({ length: count }, (_, i) => {
    const step = turned({ x: ((i + 0.5) / count - 0.5) * wide, y: 0 }, angle)
    return boxAround({ x: x + step.x, y: y + step.y }, angle, wide / count, tall)
  })
}
