import type { VenueLayout } from "@parterre/seating-plans/layout"
import { slug } from "../slug.ts"

/** What a section and its rows are called within the ids of their venue. */
export interface SectionKeys {
  readonly key: string
  readonly rows: readonly string[]
}

/** Ids stand in addresses. */
const MOST_CHARACTERS = 40

/**
 * Keys of a venue's sections and rows, from the plan's own names, so that they stay what they are when another row or zone
 * is put in front. Of two that would be the same, the second gets a number.
 */
export function venueKeys({ sections }: VenueLayout): readonly SectionKeys[] {
  const keyOf = distinctKeys("section")
  return sections.map(({ zone, rows }) => {
    const rowKeyOf = distinctKeys("row")
    return { key: keyOf(zone), rows: rows.map(({ number }) => rowKeyOf(number)) }
  })
}

function distinctKeys(nameless: string): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const key = distinctId(slug(name).slice(0, MOST_CHARACTERS) || nameless, taken)
    taken.add(key)
    return key
  }
}

/** The id, with a number behind it where it is taken. */
export function distinctId(id: string, taken: ReadonlySet<string>): string {
  let [own, count] = [id, 1]
  while (taken.has(own)) {
    count += 1
    own = `${id}-${count}`
  }
  return own
}

export const sectionId = (venueId: string, { key }: SectionKeys): string => `${venueId}.${key}`

export const rowId = (section: string, row: string): string => `${section}.${row}`
