import type { WholeOptions } from "../handle.ts"
import type { MapPriceLevel, MapSection } from "../venue.ts"
import { known } from "./known.ts"
import type { SectionShape } from "./section-shapes.ts"

/** What a section tells from afar. */
export interface SectionState {
  /** None of its price levels is asked for. */
  readonly isFilteredOut: boolean
  /** Share of its places that can be had; all while nothing is known. */
  readonly left: number
  /** « dès 45 $ », « 12 libres »: said below the name where those of its level have room for it, shorter each time. */
  readonly details: readonly (readonly string[])[]
}

/** Share of a section's places that can be had; all while nothing is known. */
export const shareLeft = ({ numberOfSeats }: MapSection, placesLeft: number | undefined): number =>
  placesLeft === undefined || numberOfSeats <= 0 ? 1 : placesLeft / numberOfSeats

/** What can be had in each section, and which are asked for. */
export class SectionStates {
  readonly #options: WholeOptions
  readonly #told = new Map<string, SectionState>()
  #filter: ReadonlySet<string> | undefined
  #placesLeft: ReadonlyMap<string, number> = new Map()
  /** As they cost now. */
  priceLevels: readonly MapPriceLevel[]

  constructor(options: WholeOptions) {
    this.#options = options
    this.priceLevels = options.venue.priceLevels
  }

  filter(priceLevelIds: readonly string[] | undefined): void {
    this.#filter = priceLevelIds === undefined ? undefined : new Set(priceLevelIds)
    this.#told.clear()
  }

  /** Answers whether anything is different now. */
  setPlacesLeft(placesLeft: ReadonlyMap<string, number>): boolean {
    const before = this.#placesLeft
    this.#placesLeft = placesLeft
    if (before.size === placesLeft.size && [...placesLeft].every(([id, left]) => before.get(id) === left))
      return false
    this.#told.clear()
    return true
  }

  setPriceLevels(priceLevels: readonly MapPriceLevel[]): void {
    this.priceLevels = priceLevels
    this.#told.clear()
  }

  placesLeft(sectionId: string): number | undefined {
    return this.#placesLeft.get(sectionId)
  }

  priceLevelsOf({ priceLevels }: MapSection): MapPriceLevel[] {
    return this.priceLevels.filter(({ id }) => priceLevels.includes(id))
  }

  of({ section }: SectionShape): SectionState {
    return known(this.#told, section.id, () => {
      const placesLeft = this.placesLeft(section.id)
      return {
        isFilteredOut: this.#filter !== undefined && !section.priceLevels.some((id) => this.#filter?.has(id)),
        left: shareLeft(section, placesLeft),
        details: this.#options.labels.details({ placesLeft, priceLevels: this.priceLevelsOf(section) }),
      }
    })
  }
}
