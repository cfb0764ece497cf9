import type { Availability, Venue } from "@parterre/contract"
import { isSdkFailure, type Parterre } from "@parterre/sdk"
import type { Store } from "../../stores/store.ts"
import type { SeatSelectionState } from "../selection/selection-state.ts"
import type { MapSource } from "./map-source.ts"
import { detailsById, type LoadedSection, sectionsOf } from "./seat-places.ts"

/** In polygon mode at most so many sections have their seats loaded [MAP-005]. */
export const MAX_LOADED_SECTIONS = 15

export interface SectionLoader {
  /** Loads sections that are not there yet; answers those that could not be. */
  need(sectionIds: readonly string[]): Promise<readonly string[]>
  /** Loads sections already marked as under way; answers those that could not be. */
  load(sectionIds: readonly string[]): Promise<readonly string[]>
  drop(sectionIds: readonly string[]): void
  /** Sections that stay although they are dropped; the last call counts. */
  keep(sectionIds: readonly string[]): void
  /** Reads again the sections of these seats. */
  refresh(seatIds: readonly string[]): Promise<void>
  /** Learns what is left, and reads again the loaded sections that changed. */
  observe(availability: Availability): Promise<void>
}

/** Keeps the sections of a selection loaded and current. `onChange` hears of every section read again. */
export function createSectionLoader(
  { seatMaps }: Parterre,
  source: Pick<MapSource, "details">,
  state: Store<SeatSelectionState>,
  commit: (change: Partial<SeatSelectionState>) => void,
): SectionLoader {
  /** The version each section was last read at; a section read before it was known is read again. */
  const versions = new Map<string, string>()
  const current = new Map<string, string>()
  let kept: readonly string[] = []

  const withoutLoading = (sectionId: string) => {
    const loadingSections = new Set(state.get().loadingSections)
    loadingSections.delete(sectionId)
    return loadingSections
  }

  async function read(sectionId: string): Promise<LoadedSection> {
    const { mode, venue } = state.get()
    const version = current.get(sectionId)
    const drawn = venue === undefined ? undefined : sectionsOf(venue).find(({ id }) => id === sectionId)
    const [section, details] = await Promise.all([
      mode === "full" && drawn !== undefined ? drawn : seatMaps.section(sectionId),
      source.details(sectionId),
    ])
    if (version !== undefined) versions.set(sectionId, version)
    return { section, details: detailsById(details) }
  }

  function put(sectionId: string, loaded: LoadedSection, drawnFor: Venue | undefined) {
    // Read in another language: the load of that change brings this section too.
    if (drawnFor !== state.get().venue) return
    // Last needed, last to go.
    const sections = new Map(state.get().sections)
    sections.delete(sectionId)
    sections.set(sectionId, loaded)
    commit({
      sections:
        state.get().mode === "polygons" ? withinLimit(sections, sectionsInUse(state.get(), kept)) : sections,
      loadingSections: withoutLoading(sectionId),
    })
  }

  async function load(sectionId: string): Promise<boolean> {
    try {
      const { venue } = state.get()
      put(sectionId, await read(sectionId), venue)
      return true
    } catch (error) {
      commit({ loadingSections: withoutLoading(sectionId) })
      if (isSdkFailure(error)) return false
      throw error
    }
  }

  async function loadAll(sectionIds: readonly string[]): Promise<readonly string[]> {
    const loaded = await Promise.all(sectionIds.map(load))
    return sectionIds.filter((_, index) => !loaded[index])
  }

  /** Seats already on screen stay as they are when they cannot be read again. */
  async function reread(sectionId: string) {
    try {
      const { venue } = state.get()
      const loaded = await read(sectionId)
      if (state.get().sections.has(sectionId)) put(sectionId, loaded, venue)
    } catch (error) {
      if (!isSdkFailure(error)) throw error
    }
  }

  return {
    async need(sectionIds) {
      const { sections, loadingSections, mode } = state.get()
      const limit = mode === "polygons" ? MAX_LOADED_SECTIONS : sectionIds.length
      const missing = sectionIds.slice(0, limit).filter((id) => !sections.has(id) && !loadingSections.has(id))
      if (missing.length > 0) commit({ loadingSections: new Set([...loadingSections, ...missing]) })
      return loadAll(missing)
    },
    load: loadAll,
    keep: (sectionIds) => {
      kept = sectionIds
    },
    drop(sectionIds) {
      const keep = sectionsInUse(state.get(), kept)
      const sections = new Map(state.get().sections)
      for (const id of sectionIds) if (!keep.has(id)) sections.delete(id)
      commit({ sections })
    },
    async refresh(seatIds) {
      const touched = [...state.get().sections].filter(([, { details }]) =>
        seatIds.some((id) => details.has(id)),
      )
      await Promise.all(touched.map(([id]) => reread(id)))
    },
    async observe({ sections }) {
      commit({ placesLeft: new Map(sections.map(({ sectionId, placesLeft }) => [sectionId, placesLeft])) })
      for (const { sectionId, version } of sections) current.set(sectionId, version)
      const stale = [...state.get().sections.keys()].filter(
        (id) => current.has(id) && versions.get(id) !== current.get(id),
      )
      await Promise.all(stale.map(reread))
    },
  }
}

/** Those kept, those of the selection and those of the seats offered to it, which can be taken while they are offered. */
function sectionsInUse(
  { seats, nearest, sections }: SeatSelectionState,
  kept: readonly string[],
): ReadonlySet<string> {
  const offered = nearest.flatMap(({ seatIds }) => seatIds)
  const offering = [...sections].filter(([, { details }]) => offered.some((id) => details.has(id)))
  return new Set([...kept, ...seats.map(({ sectionId }) => sectionId), ...offering.map(([id]) => id)])
}

/** Lets the sections go that were needed longest ago, but none in use. */
function withinLimit(
  sections: ReadonlyMap<string, LoadedSection>,
  inUse: ReadonlySet<string>,
): ReadonlyMap<string, LoadedSection> {
  const idle = [...sections.keys()].filter((id) => !inUse.has(id))
  const surplus = new Set(idle.slice(0, Math.max(0, sections.size - MAX_LOADED_SECTIONS)))
  return new Map([...sections].filter(([id]) => !surplus.has(id)))
}
