import { inkOn } from "../colour.ts"
import type { SeatMarkings } from "../scene/marked-seats.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"
import type { Stage } from "./stage.ts"

/** Selected seats never shrink under this radius, so that a choice is seen from afar (CSS pixels). */
const LEAST_PX = 5.5

/** What lies over the seats: the choice in orange with a check, the seats under the pointer, the focus ring. */
export class SeatMarks {
  readonly #stage: Stage
  readonly #theme: MapTheme
  readonly #radius: number

  constructor(stage: Stage, theme: MapTheme, radius: number) {
    this.#stage = stage
    this.#theme = theme
    this.#radius = radius
  }

  /** Draws them anew: there are as many as a party has people. */
  show(marked: SeatMarkings, scale: number): void {
    this.#stage.activate()
    this.#stage.marks.activate()
    this.#stage.marks.removeChildren()
    const radius = Math.max(this.#radius * 1.08, LEAST_PX / scale)
    const { seat, focus, ink, surface } = this.#theme
    for (const place of marked.hovered) this.#ring(place, radius, scale, ink, 2)
    for (const place of marked.temporary) this.#check(place, radius, scale, seat.temporary)
    for (const place of marked.mine) {
      this.#check(place, radius, scale, seat.mine)
      this.#ring(place, radius + 1.5 / scale, scale, seat.mine, 1.5)
    }
    if (marked.focused !== undefined) {
      this.#ring(marked.focused, radius + 2.5 / scale, scale, surface, 6)
      this.#ring(marked.focused, radius + 2.5 / scale, scale, focus, 3)
    }
  }

  #check(place: Point, radius: number, scale: number, fillColor: string) {
    const center = [place.x, place.y]
    const edge = { strokeColor: this.#theme.surface, strokeWidth: 1.25 / scale }
    new this.#stage.paper.Path.Circle({ center, radius, fillColor, ...edge })
    const point = (x: number, y: number) => [place.x + x * radius, place.y + y * radius]
    new this.#stage.paper.Path({
      segments: [point(-0.48, 0.04), point(-0.12, 0.4), point(0.52, -0.36)],
      strokeColor: inkOn(fillColor),
      strokeWidth: radius * 0.26,
      strokeCap: "round",
      strokeJoin: "round",
    })
  }

  #ring(place: Point, radius: number, scale: number, strokeColor: string, px: number) {
    new this.#stage.paper.Path.Circle({
      center: [place.x, place.y],
      radius: radius + px / 2 / scale,
      strokeColor,
      strokeWidth: px / scale,
    })
  }
}
