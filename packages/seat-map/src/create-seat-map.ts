import type { SeatMapHandle, SeatMapOptions } from "./handle.ts"
import { englishLabels } from "./labels.ts"
import { SeatMap } from "./seat-map.ts"

/** Draws a venue into the container, which it fills (900 × 800 when the container has no size of its own). */
export function createSeatMap(container: HTMLElement, options: SeatMapOptions): SeatMapHandle {
  return new SeatMap(container, { labels: englishLabels(), ...options })
}
