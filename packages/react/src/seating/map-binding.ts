import type { MapEvent, SeatMapHandle } from "@parterre/seat-map"
import type { LoadedSection } from "./seat-places.ts"
import type { SeatSelection } from "./seat-selection.ts"
import type { SeatSelectionState } from "./selection-state.ts"

/** Keeps a drawn map in step with a selection, sending only what changed; answers how to stop. */
export function bindSeatMap(map: SeatMapHandle, selection: SeatSelection): () => void {
  const drawn = new Map<string, LoadedSection>()
  let last: SeatSelectionState | undefined

  function draw() {
    const state = selection.get()
    if (last?.sections !== state.sections) drawSections(state.sections)
    if (last?.seats !== state.seats || last.inCart !== state.inCart) {
      map.setSelection({ mine: state.inCart, temporary: state.seats.map(({ seatId }) => seatId) })
    }
    if (last?.dimmed !== state.dimmed) map.setDimmed(state.dimmed)
    if (last?.priceFilter !== state.priceFilter) map.setFilter(state.priceFilter)
    last = state
  }

  function drawSections(sections: SeatSelectionState["sections"]) {
    for (const id of drawn.keys()) {
      if (sections.has(id)) continue
      drawn.delete(id)
      map.dropSection(id)
    }
    for (const [id, loaded] of sections) {
      const before = drawn.get(id)
      if (before === loaded) continue
      drawn.set(id, loaded)
      const details = [...loaded.details.values()]
      if (before?.section === loaded.section) map.setDetails(id, details)
      else map.setSection(id, loaded.section.rows ?? [], details)
    }
  }

  draw()
  return selection.subscribe(draw)
}

/** What the map's events mean for the selection. `map` answers the drawn map, which is there by the time one comes. */
export function onMapEvent(
  event: MapEvent,
  selection: SeatSelection,
  map: () => SeatMapHandle | undefined,
): void {
  switch (event.type) {
    case "seat-click":
      selection.click(event.seatId)
      break
    case "seat-hover":
      map()?.setHovered(event.seatId === undefined ? undefined : hoveredGroup(selection, event.seatId))
      break
    case "sections-needed":
      void selection.needSections(event.sectionIds).then((failed) => {
        for (const id of failed) map()?.dropSection(id)
      })
      break
    case "sections-dropped":
      selection.dropSections(event.sectionIds)
      break
  }
}

/** The group a click would take; the seat alone where it would take none. */
function hoveredGroup(selection: SeatSelection, seatId: string): readonly string[] | undefined {
  const group = selection.preview(seatId)
  return group.length > 0 ? group : undefined
}
