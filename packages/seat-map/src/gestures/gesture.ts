import type { Point } from "../venue.ts"

export type PointerKind = "mouse" | "touch" | "pen"

/** What the hand does, in CSS pixels from the canvas corner and milliseconds from any start. */
export type HandInput =
  | {
      readonly type: "down" | "move" | "up"
      readonly pointer: number
      readonly kind: PointerKind
      readonly at: Point
      readonly time: number
    }
  /** A finger has been down for `LONG_PRESS_MS` without moving. */
  | { readonly type: "held" }
  | { readonly type: "cancel"; readonly pointer: number }
  | { readonly type: "leave" }

/** What it asks of the view. `drag` moves the plan with the hand, `pan` moves the eye. */
export type ViewCommand =
  | { readonly type: "hover"; readonly at: Point | undefined }
  | { readonly type: "tap"; readonly at: Point; readonly kind: PointerKind }
  | { readonly type: "double-tap"; readonly at: Point; readonly kind: PointerKind }
  | { readonly type: "drag"; readonly dx: number; readonly dy: number }
  /** The finger let go while moving: CSS pixels per millisecond. */
  | { readonly type: "fling"; readonly vx: number; readonly vy: number }
  /** A finger stops whatever still moves. */
  | { readonly type: "hold" }
  | { readonly type: "zoom-at"; readonly factor: number; readonly at: Point }
  | { readonly type: "pan"; readonly dx: number; readonly dy: number }
  | { readonly type: "zoom-in" }
  | { readonly type: "zoom-out" }
  | { readonly type: "home" }

export interface Touching {
  readonly pointer: number
  readonly at: Point
}

export interface LastTap {
  readonly at: Point
  readonly time: number
}

/** Where the finger was a moment ago, for the speed it lets go with. */
export interface Trace {
  readonly at: Point
  readonly time: number
}

export type Gesture =
  | { readonly state: "idle"; readonly lastTap?: LastTap | undefined }
  | {
      readonly state: "pressing"
      readonly finger: Touching
      readonly kind: PointerKind
      readonly lastTap?: LastTap | undefined
    }
  | { readonly state: "peeking"; readonly finger: Touching }
  | {
      readonly state: "panning"
      readonly finger: Touching
      readonly kind: PointerKind
      readonly trail?: readonly Trace[] | undefined
    }
  | { readonly state: "gliding"; readonly until: number }
  | {
      readonly state: "pinching"
      readonly first: Touching
      readonly second: Touching
      readonly kind: PointerKind
    }

export interface Step {
  readonly gesture: Gesture
  readonly commands: readonly ViewCommand[]
}

export const atRest: Gesture = { state: "idle" }
export const step = (gesture: Gesture, ...commands: ViewCommand[]): Step => ({ gesture, commands })

/** A hand that trembles less than this still means a tap. */
export const TAP_SLACK: Readonly<Record<PointerKind, number>> = { mouse: 4, pen: 8, touch: 10 }
export const DOUBLE_TAP_MS = 300
export const DOUBLE_TAP_REACH = 28
/** A finger that rests this long asks what is there instead of taking it. */
export const LONG_PRESS_MS = 500
/** How long a flung plan goes on. */
export const GLIDE_MS = 700
