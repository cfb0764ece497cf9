import type { Availability, SeatDetail, Venue } from "@parterre/contract"
import { withFreeSeats } from "@parterre/domain/seats"
import { type AvailabilityChange, isSdkFailure, type Parterre } from "@parterre/sdk"
import type { SelectionState } from "../selection-state.ts"
import { MAX_LOADED_SECTIONS, type SectionAction } from "./loaded-sections.ts"
import type { MapSource } from "./map-source.ts"
import { type LoadedSection, sectionsOf } from "./seat-locations.ts"

export interface SectionLoader {
  /** Loads sections that are not there yet, and waits for those on their way; answers those that could not be. */
  need(sectionIds: readonly string[]): Promise<readonly string[]>
  /** Loads sections already marked as under way; answers those that could not be. */
  load(sectionIds: readonly string[]): Promise<readonly string[]>
  /** Reads again the sections of these seats. */
  refresh(seatIds: readonly string[]): Promise<void>
  /** Learns what was left before any section is read. */
  expect(availability: Availability): void
  /** Learns what is left. Loaded sections that changed are as they were told, or are read again. */
  observe(change: AvailabilityChange): Promise<void>
}

/** What is left in each section, as it was told. */
export const placesLeftOf = (sections: Availability["sections"]): ReadonlyMap<string, number> =>
  new Map(sections.map(({ sectionId, placesLeft }) => [sectionId, placesLeft]))

/** Reads the sections of a selection and keeps them current. */
export function createSectionLoader(
  { seatMaps }: Parterre,
  source: Pick<MapSource, "details">,
  state: () => SelectionState,
  dispatch: (action: SectionAction) => void,
): SectionLoader {
  /** The version each section was last read at; a section read before it was known is read again. */
  const versions = new Map<string, string>()
  const current = new Map<string, string>()
  /** The loads of sections that are not read yet. */
  const underWay = new Map<string, Promise<boolean>>()
  /** The free seats of each section as they were told last, at which version. */
  const told = new Map<string, { readonly version: string | undefined; readonly free: readonly string[] }>()

  async function read(sectionId: string): Promise<LoadedSection> {
    const { mode, venue } = state()
    const version = current.get(sectionId)
    const drawn = venue === undefined ? undefined : sectionsOf(venue).find(({ id }) => id === sectionId)
    const [section, details] = await Promise.all([
      mode === "full" && drawn !== undefined ? drawn : seatMaps.section(sectionId),
      source.details(sectionId),
    ])
    if (version !== undefined) versions.set(sectionId, version)
    const loaded = { section, details: detailsById(details) }
    // What was told meanwhile may be newer than the answer.
    return current.get(sectionId) === version ? loaded : (asTold(sectionId, loaded) ?? loaded)
  }

  /** The section with the free seats that were told of its current version; nothing when they were not. */
  function asTold(sectionId: string, { section, details }: LoadedSection): LoadedSection | undefined {
    const version = current.get(sectionId)
    const last = told.get(sectionId)
    if (version === undefined || last?.version !== version) return undefined
    const seats = withFreeSeats([...details.values()], last.free)
    if (seats === undefined) return undefined
    versions.set(sectionId, version)
    return { section, details: detailsById(seats) }
  }

  function put(sectionId: string, loaded: LoadedSection, drawnFor: Venue | undefined) {
    // Read in another language: the load of that change brings this section too. Prices may have changed meanwhile.
    if (drawnFor?.levels === state().venue?.levels) dispatch({ type: "section-read", sectionId, loaded })
  }

  function loadOne(sectionId: string): Promise<boolean> {
    const load = loadNow(sectionId).finally(() => {
      if (underWay.get(sectionId) === load) underWay.delete(sectionId)
    })
    underWay.set(sectionId, load)
    return load
  }

  async function loadNow(sectionId: string): Promise<boolean> {
    try {
      const { venue } = state()
      put(sectionId, await read(sectionId), venue)
      return true
    } catch (error) {
      dispatch({ type: "section-failed", sectionId })
      if (isSdkFailure(error)) return false
      throw error
    }
  }

  async function load(sectionIds: readonly string[]): Promise<readonly string[]> {
    const loaded = await Promise.all(sectionIds.map(loadOne))
    return sectionIds.filter((_, index) => !loaded[index])
  }

  /** Seats already on screen stay as they are when they cannot be read again. */
  async function reread(sectionId: string) {
    try {
      const { venue } = state()
      const loaded = await read(sectionId)
      if (state().sections.has(sectionId)) put(sectionId, loaded, venue)
    } catch (error) {
      if (!isSdkFailure(error)) throw error
    }
  }

  return {
    async need(sectionIds) {
      const { sections, loadingSections, mode } = state()
      const limit = mode === "polygons" ? MAX_LOADED_SECTIONS : sectionIds.length
      const missing = sectionIds.slice(0, limit).filter((id) => !sections.has(id) && !loadingSections.has(id))
      if (missing.length > 0) dispatch({ type: "sections-requested", sectionIds: missing })
      // A load that others asked for tells them, not this one, what could not be.
      const others = sectionIds.flatMap((id) => underWay.get(id)?.catch(() => false) ?? [])
      const [failed] = await Promise.all([load(missing), ...others])
      return failed
    },
    load,
    async refresh(seatIds) {
      const touched = [...state().sections].filter(([, { details }]) => seatIds.some((id) => details.has(id)))
      await Promise.all(touched.map(([id]) => reread(id)))
    },
    expect({ sections }) {
      // What was told meanwhile is newer.
      if (current.size > 0) return
      dispatch({ type: "availability-read", placesLeft: placesLeftOf(sections) })
      for (const { sectionId, version } of sections) current.set(sectionId, version)
    },
    async observe({ availability: { sections }, free = new Map() }) {
      dispatch({ type: "availability-read", placesLeft: placesLeftOf(sections) })
      for (const { sectionId, version } of sections) current.set(sectionId, version)
      for (const [sectionId, seats] of free)
        told.set(sectionId, { version: current.get(sectionId), free: seats })
      const stale = [...state().sections].filter(
        ([id]) => current.has(id) && versions.get(id) !== current.get(id),
      )
      await Promise.all(
        stale.map(([id, loaded]) => {
          const now = asTold(id, loaded)
          return now === undefined ? reread(id) : put(id, now, state().venue)
        }),
      )
    },
  }
}

const detailsById = (details: readonly SeatDetail[]): ReadonlyMap<string, SeatDetail> =>
  new Map(details.map((detail) => [detail.seatId, detail]))
