import { type Bounds, grown } from "../geometry/bounds.ts"
import { type MapMode, mapMode } from "../geometry/detail-level.ts"
import { loadPlan, type SectionBox, visibleSeats } from "../geometry/sections-in-view.ts"

export interface LoadingStep {
  readonly mode: MapMode
  readonly needed: readonly string[]
  readonly dropped: readonly string[]
}

/** Which sections of a large venue have been asked for. A request stays open until its seats come or it is dropped. */
export class SectionLoading {
  readonly #sections: readonly SectionBox[]
  readonly #large: boolean
  readonly #reach: number
  readonly #held = new Set<string>()

  /**
   * `sections` are those with seats; general admission has none to load. `reach` is how far the names of their rows
   * stand from the seats, in plan units: a section just out of the frame may have some in it.
   */
  constructor(sections: readonly SectionBox[], large: boolean, reach = 0) {
    this.#sections = sections
    this.#large = large
    this.#reach = reach
  }

  mode(frame: Bounds, scale: number): MapMode {
    return mapMode(this.#large, scale, visibleSeats(this.#sections, frame))
  }

  /** What to ask for and what to let go now that the shopper sees `frame` [MAP-003..005]. */
  look(frame: Bounds, scale: number): LoadingStep {
    const mode = this.mode(frame, scale)
    const plan =
      mode === "seats"
        ? loadPlan(this.#sections, this.#held, grown(frame, this.#reach))
        : { load: [], drop: [...this.#held] }
    for (const id of plan.drop) this.#held.delete(id)
    for (const id of plan.load) this.#held.add(id)
    return { mode, needed: plan.load, dropped: plan.drop }
  }

  /** A section came although nobody asked: it counts towards the most that may be loaded. */
  came(sectionId: string): void {
    if (this.#large) this.#held.add(sectionId)
  }

  forget(sectionId: string): void {
    this.#held.delete(sectionId)
  }
}
