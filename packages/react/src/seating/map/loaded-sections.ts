import type { SelectionState } from "../selection-state.ts"
import { type LoadedSection, locationsOf } from "./seat-locations.ts"

/** In polygon mode at most so many sections have their seats loaded, beside those in use [MAP-005]. */
export const MAX_LOADED_SECTIONS = 15

/** What happened to the sections of a map. */
export type SectionAction =
  | { readonly type: "availability-read"; readonly placesLeft: ReadonlyMap<string, number> }
  | { readonly type: "sections-requested"; readonly sectionIds: readonly string[] }
  | { readonly type: "section-read"; readonly sectionId: string; readonly loaded: LoadedSection }
  | { readonly type: "section-failed"; readonly sectionId: string }

/** A section that was read takes the place of what was there; selected seats get the words it was read in. */
export function putSection(state: SelectionState, sectionId: string, loaded: LoadedSection): SelectionState {
  const before = state.sections.get(sectionId)
  // Last needed, last to go.
  const sections = new Map(state.sections)
  sections.delete(sectionId)
  sections.set(sectionId, loaded)
  const next = {
    ...withoutLoading(state, sectionId),
    sections: state.mode === "polygons" ? withinLimit(sections, sectionsInUse(state)) : sections,
  }
  if (before?.section === loaded.section) return next
  const places = new Map(locationsOf(loaded.section).map((place) => [place.seatId, place]))
  return {
    ...next,
    seatLocations: new Map(state.seatLocations).set(sectionId, places),
    seats: state.seats.some(({ seatId }) => places.has(seatId))
      ? state.seats.map((seat) => ({ ...seat, ...places.get(seat.seatId) }))
      : state.seats,
  }
}

/** The section is no longer on its way. */
export function withoutLoading(state: SelectionState, sectionId: string): SelectionState {
  const loadingSections = new Set(state.loadingSections)
  loadingSections.delete(sectionId)
  return { ...state, loadingSections }
}

/** Lets sections go, but none in use. */
export function dropSections(state: SelectionState, sectionIds: readonly string[]): SelectionState {
  const inUse = sectionsInUse(state)
  const gone = sectionIds.filter((id) => state.sections.has(id) && !inUse.has(id))
  if (gone.length === 0) return state
  const sections = new Map(state.sections)
  for (const id of gone) sections.delete(id)
  return { ...state, sections }
}

/** Those kept, those that are searched, those of the selection and those of the seats offered to it, which can be taken while they are offered. */
function sectionsInUse({
  seats,
  nearest,
  sections,
  keptSections,
  searchedSections,
}: SelectionState): ReadonlySet<string> {
  const offered = nearest.flatMap(({ seatIds }) => seatIds)
  const offering = [...sections].filter(([, { details }]) => offered.some((id) => details.has(id)))
  return new Set([
    ...keptSections,
    ...searchedSections,
    ...seats.map(({ sectionId }) => sectionId),
    ...offering.map(([id]) => id),
  ])
}

/**
 * Lets the sections go that were needed longest ago, but none in use. Those in use do not count: a map that shows as many
 * as may be loaded would miss one of its own for each of them, and ask for it again without end.
 */
function withinLimit(
  sections: ReadonlyMap<string, LoadedSection>,
  inUse: ReadonlySet<string>,
): ReadonlyMap<string, LoadedSection> {
  const idle = [...sections.keys()].filter((id) => !inUse.has(id))
  const surplus = new Set(idle.slice(0, Math.max(0, idle.length - MAX_LOADED_SECTIONS)))
  return new Map([...sections].filter(([id]) => !surplus.has(id)))
}
