import type { Bounds, Point } from "@parterre/seating-plans/geometry"

/** What a handle does, told apart by its look. */
export type HandleLook = "corner" | "end" | "curve" | "turn"

/** What tools show over the drawing, in plan units. */
export type OverlayShape =
  | {
      readonly type: "line"
      readonly points: readonly Point[]
      readonly isDashed?: boolean
      readonly isMuted?: boolean
    }
  | { readonly type: "box"; readonly bounds: Bounds; readonly isFilled?: boolean }
  | { readonly type: "ellipse"; readonly bounds: Bounds }
  | { readonly type: "handle"; readonly id: string; readonly at: Point; readonly look: HandleLook }
  /** A row as a thread from the seat that is counted from, which is marked with its number. */
  | {
      readonly type: "thread"
      readonly points: readonly Point[]
      readonly first: Point
      readonly number: string
    }
  /** Plain words have no frame: there are many of them. */
  | { readonly type: "words"; readonly at: Point; readonly text: string; readonly isPlain?: boolean }
  /** What a click on a list went to. */
  | { readonly type: "spot"; readonly at: Point }

export interface Overlay {
  readonly shapes: readonly OverlayShape[]
  /** Seats that are not yet. */
  readonly ghosts: readonly Point[]
}

export const noOverlay: Overlay = { shapes: [], ghosts: [] }
