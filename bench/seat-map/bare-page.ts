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
  open(venue: MapVenue, details?: readonly SeatDetail[]): void
  /** Everything a control panel and a page can ask of the map, in turn. */
  useAll(): Promise<void>
  events: MapEvent[]
  map: SeatMapHandle | undefined
}

const frame = () => new Promise(requestAnimationFrame)

const bare: BarePage = {
  events: [],
  map: undefined,
  open(venue, details = []) {
    const rows = new Map<string, readonly MapRow[]>()
    for (const level of venue.levels)
      for (const section of level.sections) rows.set(section.id, section.rows ?? [])
    const map = createSeatMap(document.getElementById("map") as HTMLElement, {
      venue,
      theme: lightTheme,
      labels: englishLabels(),
      onEvent(event) {
        bare.events.push(event)
        if (event.type === "sections-needed")
          for (const id of event.sectionIds) map.setSection(id, rows.get(id) ?? [], details)
      },
    })
    for (const [id, own] of rows) if (map.view().mode === "full") map.setSection(id, own, details)
    bare.map = map
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
