import type { Bounds, Point } from "@parterre/seating-plans/geometry"
import type { Camera } from "../canvas/camera.ts"
import type { Overlay } from "../canvas/overlay.ts"
import type { StepName } from "../document/history.ts"
import type { PlacedSeat } from "../document/plan-index.ts"
import type { Selection } from "../document/selection.ts"
import type { Session, SessionAction } from "../document/session.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import type { Say } from "../texts/texts.tsx"

/** Where a pointer is, on the plan, and which keys are held. */
export interface Press {
  readonly at: Point
  /** Adds to what is chosen; keeps lines level or upright. */
  readonly shift: boolean
  /** Leaves snapping out. */
  readonly alt: boolean
  readonly isDouble: boolean
}

/** What a tool works with. */
export interface Desk {
  readonly state: () => Session
  readonly act: (action: SessionAction) => void
  readonly change: (
    name: StepName,
    edit: (document: StudioDocument) => StudioDocument,
    selection?: Selection | ((document: StudioDocument) => Selection),
  ) => void
  readonly camera: () => Camera
  /** Plan units between neighbours. */
  readonly pitch: () => number
  readonly seatAt: (at: Point) => PlacedSeat | undefined
  readonly areaAt: (at: Point) => string | undefined
  readonly seatsIn: (box: Bounds) => readonly PlacedSeat[]
  readonly handleAt: (at: Point) => string | undefined
  /** Seats that a gesture carries are drawn where it is, until it ends. */
  readonly carry: (seats: ReadonlySet<string> | undefined, by: Point) => void
  readonly say: Say
}

/** From a press to its release. */
export interface Gesture {
  /** What is shown while the pointer moves. */
  readonly move: (press: Press) => Overlay
  readonly up: (press: Press) => void
  readonly cancel?: () => void
}

export interface Tool {
  readonly cursor: string
  readonly down: (desk: Desk, press: Press) => Gesture | undefined
  /** What is shown while nothing is pressed: handles, or what a click would do. */
  readonly rest?: (desk: Desk, press: Press | undefined) => Overlay
  /** Whether the key was for the tool. */
  readonly key?: (desk: Desk, key: string) => boolean
}

export const boxBetween = (a: Point, b: Point): Bounds => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** Level or upright, whichever is nearer. */
export const squared = (from: Point, to: Point): Point =>
  Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? { x: to.x, y: from.y } : { x: from.x, y: to.y }

/** Pixels that a hand may tremble without dragging. */
export const TREMBLE = 4
