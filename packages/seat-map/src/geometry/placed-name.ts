import type { Point } from "../venue.ts"
import type { Bounds } from "./bounds.ts"
import type { NameRoom } from "./name-room.ts"
import type { SeatEdges } from "./seat-edges.ts"

export interface NameRequest {
  readonly id: string
  readonly text: string
  /** Says the same beside its neighbours. */
  readonly short?: string | undefined
  /** Lines below the name in a filled region, where those of its group have room for them; shorter each time. */
  readonly details?: readonly (readonly string[])[] | undefined
  /** Names of one group read alike: all short or none, and of one size where they can. */
  readonly group?: string | undefined
  readonly bounds: Bounds
  /** Of a filled region: the room for a name of that shape, level or along the region. */
  readonly room?: ((aspect: number, along: boolean, enough: number) => NameRoom | undefined) | undefined
  /** Of a section whose seats are drawn, so that its name stands beside them; the best direction first. */
  readonly edges?: (() => readonly SeatEdges[]) | undefined
  readonly rows?: readonly (readonly Point[])[] | undefined
}

/** `region`: inside its polygon; `beside` its seats; `between` two rows of them; `upon` seats too small to be told apart. */
type Standing = "region" | "beside" | "between" | "upon"

export interface PlacedName {
  readonly id: string
  readonly lines: readonly string[]
  /** The middle of all lines. */
  readonly at: Point
  /** Radians, clockwise as on screen. */
  readonly angle: number
  /** CSS pixels. */
  readonly size: number
  readonly standing: Standing
}

export interface Surroundings {
  readonly scale: number
  /** Of a seat, in plan units. */
  readonly radius: number
  /** What the shopper sees: the name of a section in sight stands wholly in sight. */
  readonly view: Bounds
  /** The middle of the plan: a steep name stands on the outer side of its seats. */
  readonly middle: Point
  /** Whether seats are so small that a name may lie upon them. */
  readonly mayCover: boolean
  /** Width of the text in ems. */
  measure(text: string): number
  /** Whether the box covers no seat. */
  isClear(box: Bounds): boolean
  /** Whether the box covers no seat, no row's name and no decoration. */
  isFree(box: Bounds): boolean
}
