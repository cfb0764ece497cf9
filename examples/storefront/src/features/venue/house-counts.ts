import type { Venue } from "@parterre/contract"

export interface HouseCounts {
  /** Seats and places without numbers. */
  readonly places: number
  readonly sections: number
  readonly levels: readonly { readonly id: string; readonly name: string; readonly places: number }[]
}

/** How many places a house has, and how many on each level. */
export function houseCounts({ levels }: Venue): HouseCounts {
  const counted = levels.map(({ id, name, sections }) => ({
    id,
    name,
    places: sections.reduce((sum, { numberOfSeats }) => sum + numberOfSeats, 0),
  }))
  return {
    places: counted.reduce((sum, { places }) => sum + places, 0),
    sections: levels.reduce((sum, { sections }) => sum + sections.length, 0),
    levels: counted,
  }
}
