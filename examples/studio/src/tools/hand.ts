import { noOverlay } from "../canvas/overlay.ts"
import type { Tool } from "./tool.ts"

/** Moves the sheet under the eye: the place that was pressed stays under the hand. */
export const handTool = (pan: (dx: number, dy: number) => void): Tool => ({
  cursor: "grab",
  down: (desk, { at: held }) => ({
    move({ at }) {
      const { scale } = desk.camera()
      pan((at.x - held.x) * scale, (at.y - held.y) * scale)
      return noOverlay
    },
    up: () => {},
  }),
})
