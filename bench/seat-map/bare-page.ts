import {
  createSeatMap,
  englishLabels,
  lightTheme,
  type MapEvent,
  type SeatMapHandle,
} from "@parterre/seat-map"
import type { MapRow, MapVenue, SeatDetail } from "../../packages/seat-map/src/venue.ts"

/** A page with nothing but a map, for browser tests that bring their own plan. */
export interface BarePage {
  /** A map whose plan may bring seats, without their details. */
  create(venue: MapVenue, details?: readonly SeatDetail[]): SeatMapHandle
  /** With the details of all. */
  open(venue: MapVenue, details?: readonly SeatDetail[]): void
  /** Everything a control panel and a page can ask of the map, in turn. */
  useAll(): Promise<void>
  events: MapEvent[]
  map: SeatMapHandle | undefined
  /** As the plan brought them, by section. */
  rows: ReadonlyMap<string, readonly MapRow[]>
}

const frame = () => new Promise(requestAnimationFrame)

const bare: BarePage = {
  events: [],
  map: undefined,
  rows: new Map(),
  create(venue, details = []) {
    const sections = venue.levels.flatMap((level) => level.sections)
    bare.rows = new Map(sections.map(({ id, rows = [] }) => [id, rows]))
    const map = createSeatMap(document.getElementById("map") as HTMLElement, {
      venue,
      theme: lightTheme,
      labels: englishLabels(),
      onEvent(event) {
        bare.events.push(event)
        if (event.type === "sections-needed")
          for (const id of event.sectionIds) map.setSection(id, bare.rows.get(id) ?? [], details)
      },
    })
    bare.map = map
    return map
  },
  open(venue, details = []) {
    const map = bare.create(venue, details)
    for (const [id, rows] of bare.rows) if (map.view().mode === "full") map.setSection(id, rows, details)
  },
  async useAll() {
    const { map } = bare
    if (map === undefined) return
    const ids = [...new Set(bare.events.flatMap((event) => ("seatId" in event ? (event.seatId ?? []) : [])))]
    const acts = [
      () => map.zoomIn(),
      () => map.pan(120, -120),
      () => map.zoomOut(),
      () => map.setSelection({ mine: ids, temporary: ["nobody"] }),
      () => map.setHovered(["nobody"]),
      () => map.setDimmed((id) => id.length % 2 === 0),
      () => map.setFilter(["nobody"]),
      () => map.focusSeat("nobody"),
      () => map.zoomTo("nobody"),
      () => map.setDetails("nobody", []),
      () => map.dropSection("nobody"),
      () => map.resize(),
      () => map.zoomHome(),
    ]
    for (const act of acts) {
      act()
      await frame()
      await frame()
    }
  },
}

declare global {
  interface Window {
    bare: BarePage
  }
}
window.bare = bare
