import type { Availability, SeatDetail } from "@parterre/contract"
import { withFreeSeats } from "@parterre/domain/seats"
import { type AvailabilityChange, isSdkFailure, type Parterre, type SdkFailure } from "@parterre/sdk"
import type { SelectionState } from "../selection-state.ts"
import { MAX_LOADED_SECTIONS, type SectionAction } from "./loaded-sections.ts"
import type { MapSource } from "./map-source.ts"
import { createRetries } from "./retries.ts"
import { type LoadedSection, sectionsOf } from "./seat-locations.ts"

export interface SectionLoader {
  /** Loads sections that are not there yet, and waits for those on their way; answers those that could not be, and why. */
  need(sectionIds: readonly string[]): Promise<ReadonlyMap<string, SdkFailure>>
  /** Loads sections already marked as under way. */
  load(sectionIds: readonly string[]): Promise<void>
  /** Sections of a small house, or on screen, that could not be read are tried again, until the answered function is called. */
  keepTrying(): () => void
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
  random = Math.random,
): SectionLoader {
  /** The version each section on screen is of; a section read before it was known is read again. */
  const versions = new Map<string, string>()
  const current = new Map<string, string>()
  /** How often each section was asked for, and which of these questions the seats on screen answer. */
  const asked = new Map<string, number>()
  const answered = new Map<string, number>()
  /** The loads of sections that are not read yet. */
  const underWay = new Map<string, Promise<SdkFailure | undefined>>()
  /** The free seats of each section as they were told last, at which version. */
  const told = new Map<string, { readonly version: string | undefined; readonly free: readonly string[] }>()
  /** Sections of which the last question is not answered yet. */
  const reading = new Set<string>()
  const retries = createRetries((id) => {
    if (isWanted(id)) void reread(id)
    else retries.forget(id)
  }, random)
  /** A small house is there whole. Whoever asked for a section of a large one asks again. */
  const isWanted = (sectionId: string) => state().mode === "full" || state().sections.has(sectionId)

  /** Reads a section and puts it; answers why it could not be read. Seats already on screen stay as they are until it can. */
  async function read(sectionId: string, isAwaited = () => true): Promise<SdkFailure | undefined> {
    const { mode, venue } = state()
    const version = current.get(sectionId)
    const turn = (asked.get(sectionId) ?? 0) + 1
    asked.set(sectionId, turn)
    reading.add(sectionId)
    const isOutdated = () => turn < (answered.get(sectionId) ?? 0)
    const drawn = venue === undefined ? undefined : sectionsOf(venue).find(({ id }) => id === sectionId)
    try {
      const [section, details] = await Promise.all([
        mode === "full" && drawn !== undefined ? drawn : seatMaps.section(sectionId),
        source.details(sectionId),
      ])
      // Read in another language: the load of that change brings this section too. Prices may have changed meanwhile.
      if (isOutdated() || venue?.levels !== state().venue?.levels || !isAwaited()) return undefined
      answered.set(sectionId, turn)
      const loaded = { section, details: detailsById(details) }
      // What was told meanwhile may be newer than the answer.
      const now = current.get(sectionId) === version ? undefined : asTold(sectionId, loaded)
      if (now === undefined) put(sectionId, loaded, version)
      else put(sectionId, now, current.get(sectionId))
      // It changed while it was read. A later question, if there is one, has that from the start.
      if (asked.get(sectionId) === turn && isStale(sectionId)) void reread(sectionId)
      return undefined
    } catch (failure) {
      if (!isSdkFailure(failure)) throw failure
      if (isWanted(sectionId) && !isOutdated()) retries.later(sectionId, failure)
      return failure
    } finally {
      if (asked.get(sectionId) === turn) reading.delete(sectionId)
    }
  }

  async function reread(sectionId: string) {
    await read(sectionId, () => isWanted(sectionId))
  }

  /** Whether a section on screen is of another version than the one that is true now. */
  const isStale = (sectionId: string) =>
    state().sections.has(sectionId) &&
    current.has(sectionId) &&
    versions.get(sectionId) !== current.get(sectionId)

  /** The section with the free seats that were told of its current version; nothing when they were not. */
  function asTold(sectionId: string, { section, details }: LoadedSection): LoadedSection | undefined {
    const version = current.get(sectionId)
    const last = told.get(sectionId)
    if (version === undefined || last?.version !== version) return undefined
    const seats = withFreeSeats([...details.values()], last.free)
    return seats && { section, details: detailsById(seats) }
  }

  function put(sectionId: string, loaded: LoadedSection, version: string | undefined) {
    if (version !== undefined) versions.set(sectionId, version)
    if (version === current.get(sectionId)) retries.forget(sectionId)
    dispatch({ type: "section-read", sectionId, loaded })
  }

  function load(sectionId: string): Promise<SdkFailure | undefined> {
    const loading = loadNow(sectionId).finally(() => {
      if (underWay.get(sectionId) === loading) underWay.delete(sectionId)
    })
    underWay.set(sectionId, loading)
    return loading
  }

  async function loadNow(sectionId: string): Promise<SdkFailure | undefined> {
    let isRead = false
    try {
      const failure = await read(sectionId)
      isRead = failure === undefined
      return failure
    } finally {
      if (!isRead) dispatch({ type: "section-failed", sectionId })
    }
  }

  return {
    async need(sectionIds) {
      const { sections, loadingSections, mode } = state()
      const limit = mode === "polygons" ? MAX_LOADED_SECTIONS : sectionIds.length
      const missing = sectionIds.slice(0, limit).filter((id) => !sections.has(id) && !loadingSections.has(id))
      if (missing.length > 0) dispatch({ type: "sections-requested", sectionIds: missing })
      // What breaks a load that others asked for is told to them.
      const others = sectionIds.flatMap((id) => {
        const loading = underWay.get(id)?.catch(() => undefined)
        return loading === undefined ? [] : [{ id, loading }]
      })
      const loads = [...others, ...missing.map((id) => ({ id, loading: load(id) }))]
      const failures = await Promise.all(loads.map(async ({ id, loading }) => [id, await loading] as const))
      // What is there already and could only not be read anew is no failure.
      return new Map(
        failures.flatMap(([id, failure]) =>
          failure === undefined || state().sections.has(id) ? [] : [[id, failure] as const],
        ),
      )
    },
    load: async (sectionIds) => void (await Promise.all(sectionIds.map(load))),
    keepTrying: retries.start,
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
      const stale = [...state().sections].filter(([id]) => isStale(id))
      await Promise.all(
        stale.map(([id, loaded]) => {
          const now = asTold(id, loaded)
          if (now !== undefined) return put(id, now, current.get(id))
          // The answer on its way, or the retry, will tell whether it has to be read again.
          return reading.has(id) || retries.isWaiting(id) ? undefined : reread(id)
        }),
      )
    },
  }
}

const detailsById = (details: readonly SeatDetail[]): ReadonlyMap<string, SeatDetail> =>
  new Map(details.map((detail) => [detail.seatId, detail]))
