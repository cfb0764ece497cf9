import type { Availability, ChangedSections } from "@parterre/contract"

/** What callers were told last, as it is and as the event that tells it to who comes now. */
export interface Told {
  readonly availability: Availability
  readonly event: Buffer
}

/** All sections, as the event `availability`. */
export const availabilityEvent = (availability: Availability): Buffer =>
  eventOf("availability", availability.version, availability)

/** Some of them, as the event `change`. */
export const changeEvent = (change: ChangedSections): Buffer => eventOf("change", change.version, change)

/** JSON has no line breaks of its own, so one line carries it. */
const eventOf = (name: string, version: string, data: object): Buffer =>
  Buffer.from(`id: ${version}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

type Section = Availability["sections"][number]

/** The sections that are different; everything when there are other sections, or other seats to sell in them. */
export function whatChanged(before: Availability, after: Availability): readonly Section[] | "everything" {
  const known = new Map(before.sections.map((section) => [section.sectionId, section]))
  const isSameHouse =
    known.size === after.sections.length &&
    after.sections.every(({ sectionId, capacity }) => known.get(sectionId)?.capacity === capacity)
  if (!isSameHouse) return "everything"
  const changed = after.sections.filter(({ sectionId, version }) => known.get(sectionId)?.version !== version)
  // A section that is not counted here can still have moved the whole's version.
  return changed.length === 0 && before.version !== after.version ? "everything" : changed
}
