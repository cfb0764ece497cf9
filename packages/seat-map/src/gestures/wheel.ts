import type { Point } from "../venue.ts"
import type { ViewCommand } from "./gesture.ts"

export interface WheelInput {
  readonly deltaY: number
  /** 0 pixels, 1 lines, 2 pages, as the browser tells. */
  readonly deltaMode: number
  readonly ctrlKey: boolean
  readonly at: Point
}

const PIXELS_PER_UNIT = [1, 16, 100]

/** The wheel zooms about the pointer; a trackpad pinch (wheel with ctrl) sends small steps, so each weighs more. */
export function wheelCommand(input: WheelInput): ViewCommand {
  const pixels = input.deltaY * (PIXELS_PER_UNIT[input.deltaMode] ?? 1)
  const bounded = Math.max(-240, Math.min(240, pixels))
  return { type: "zoom-at", factor: Math.exp(-bounded * (input.ctrlKey ? 0.01 : 0.0022)), at: input.at }
}
