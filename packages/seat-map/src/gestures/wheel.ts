import type { Point } from "../venue.ts"
import type { ViewCommand } from "./gesture.ts"

/** As the browser tells it: `deltaMode` is 0 for pixels, 1 for lines, 2 for pages. */
type WheelInput = Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">

const PIXELS_PER_UNIT = [1, 16, 100]

/** The wheel zooms about the pointer; a trackpad pinch (wheel with ctrl) sends small steps, so each weighs more. */
export function wheelCommand({ deltaY, deltaMode, ctrlKey }: WheelInput, at: Point): ViewCommand {
  const pixels = deltaY * (PIXELS_PER_UNIT[deltaMode] ?? 1)
  const bounded = Math.max(-240, Math.min(240, pixels))
  return { type: "zoom-at", factor: Math.exp(-bounded * (ctrlKey ? 0.01 : 0.0022)), at }
}
