import type { MapMode } from "./geometry/detail-level.ts"
import type { Point } from "./venue.ts"

export type MapEvent =
  /** A sellable seat was clicked or tapped. */
  | { readonly type: "seat-click"; readonly seatId: string }
  /** The pointer came to a seat (sellable or not) or left all seats; `point` is on the canvas, in CSS pixels. */
  | { readonly type: "seat-hover"; readonly seatId: string | undefined; readonly point: Point }
  | { readonly type: "section-click"; readonly sectionId: string }
  /**
   * Answer each with `setSection`. What could not be loaded is best tried again after a pause: `dropSection` has it asked for
   * with the next picture. Nearest to the centre first.
   */
  | { readonly type: "sections-needed"; readonly sectionIds: readonly string[] }
  /** The map has let these go: a later visit asks again. */
  | { readonly type: "sections-dropped"; readonly sectionIds: readonly string[] }
  | { readonly type: "view"; readonly scale: number; readonly mode: MapMode }
