import type { MapEvent, SeatMapHandle } from "@parterre/seat-map"
import type { SeatSelection } from "../seat-selection.ts"
import type { SeatSelectionState } from "../selection-state.ts"
import { chosenFloors } from "./chosen-floors.ts"
import { createRetries } from "./retries.ts"
import { idsOf, type LoadedSection } from "./seat-locations.ts"

export interface MapBinding {
  /** What an event of the map means for the selection. */
  readonly hear: (event: MapEvent) => void
  readonly stop: () => void
}

/** Keeps a drawn map in step with a selection, sending only what changed, and the selection with the map's events. */
export function bindSeatMap(map: SeatMapHandle, selection: SeatSelection, random = Math.random): MapBinding {
  const drawn = new Map<string, LoadedSection>()
  /** Sections the map let go of and did not ask for since; they may be loaded for others. */
  const away = new Set<string>()
  /** A section that the map forgot would be asked for with its next picture, and not at all while nothing moves. */
  const retries = createRetries((id) => bring([id]), random)
  let last: SeatSelectionState | undefined
  /** What the price levels cost as the map tells them: the map was just made of this venue. */
  let { priceLevels } = selection.get().venue ?? {}
  /** Places without numbers that are chosen, as they were drawn last. */
  let places: ReadonlyMap<string, number> = new Map()
  /** Those that are in the cart. */
  let own: ReadonlyMap<string, number> = new Map()
  /** The shopper sees the seat that was just clicked. */
  let isClicked = false

  function draw() {
    const state = selection.get()
    const chosen = isClicked ? [] : addedSince(last, state)
    for (const { sectionId } of chosen) away.delete(sectionId)
    if (last?.sections !== state.sections || chosen.length > 0) drawSections(state.sections)
    if (last?.placesLeft !== state.placesLeft) map.setPlacesLeft(state.placesLeft)
    const floors = last?.admissions === state.admissions ? places : chosenFloors(state, state.admissions)
    const { admissionsInCart } = state
    const inCart = last?.admissionsInCart === admissionsInCart ? own : chosenFloors(state, admissionsInCart)
    const [floor] = [...floors].find(([id, count]) => count > (places.get(id) ?? 0)) ?? []
    if (last?.seats !== state.seats || last.inCart !== state.inCart || floors !== places || inCart !== own) {
      const minePlaces = new Set([...inCart.keys()].filter((id) => !floors.has(id)))
      const together = inCart.size === 0 ? floors : summed(floors, inCart)
      map.setSelection({ mine: state.inCart, temporary: idsOf(state.seats), places: together, minePlaces })
    }
    places = floors
    own = inCart
    if (last?.dimmed !== state.dimmed) map.setDimmed(state.dimmed)
    if (state.venue !== undefined && state.venue.priceLevels !== priceLevels) {
      priceLevels = state.venue.priceLevels
      map.setPriceLevels(priceLevels)
    }
    if (last?.priceFilter !== state.priceFilter) map.setFilter(state.priceFilter)
    const unmarked = unmarkedOwn(last, state)
    last = state
    if (unmarked.length > 0) bring(unmarked)
    if (chosen.length > 0) map.showSeats(idsOf(chosen))
    else if (floor !== undefined) map.zoomTo(floor)
  }

  /** Sections of seats that came into the cart of a large house unseen: drawn once, the map knows where to mark them. */
  function unmarkedOwn(before: SeatSelectionState | undefined, { mode, inCart }: SeatSelectionState) {
    if (mode !== "polygons" || before?.inCart === inCart) return []
    const marked = new Set([...(before?.inCart ?? []), ...idsOf(before?.seats ?? [])])
    const sectionIds = [...inCart].flatMap((id) =>
      marked.has(id) ? [] : (selection.locationOf(id)?.sectionId ?? []),
    )
    return [...new Set(sectionIds)].filter((id) => !drawn.has(id))
  }

  function drawSections(sections: SeatSelectionState["sections"]) {
    for (const id of drawn.keys()) {
      if (sections.has(id)) continue
      drawn.delete(id)
      map.dropSection(id)
    }
    for (const [id, loaded] of sections) {
      const before = drawn.get(id)
      if (before === loaded || away.has(id)) continue
      drawn.set(id, loaded)
      retries.forget(id)
      const details = [...loaded.details.values()]
      if (before?.section === loaded.section) map.setDetails(id, details)
      else map.setSection(id, loaded.section.rows ?? [], details)
    }
  }

  function bring(sectionIds: readonly string[]) {
    for (const id of sectionIds) away.delete(id)
    // Those kept loaded, such as around a selected seat, are there at once.
    drawSections(selection.get().sections)
    void selection.needSections(sectionIds).then((failed) => {
      for (const [id, failure] of failed) if (!away.has(id)) retries.later(id, failure)
    })
  }

  function letGo(sectionIds: readonly string[]) {
    for (const id of sectionIds) {
      away.add(id)
      drawn.delete(id)
      retries.forget(id)
    }
    selection.dropSections(sectionIds)
  }

  function hear(event: MapEvent) {
    if (event.type === "seat-click") click(event.seatId)
    else if (event.type === "sections-needed") bring(event.sectionIds)
    else if (event.type === "sections-dropped") letGo(event.sectionIds)
    else if (event.type === "seat-hover")
      map.setHovered(event.seatId === undefined ? undefined : hoveredParty(selection, event.seatId))
  }

  function click(seatId: string) {
    isClicked = true
    selection.click(seatId)
    isClicked = false
  }

  // A task of its own: with the making of the map it would be long on a phone.
  const first = setTimeout(draw)
  const leave = selection.subscribe(draw)
  const stopRetries = retries.start()
  return {
    hear,
    stop() {
      clearTimeout(first)
      leave()
      stopRetries()
    },
  }
}

const summed = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  new Map([...one, ...other].map(([id]) => [id, (one.get(id) ?? 0) + (other.get(id) ?? 0)]))

/** What was chosen since, by whoever chose it: the finder, the best seats, the list. */
function addedSince(before: SeatSelectionState | undefined, { seats }: SeatSelectionState) {
  if (before?.seats === seats) return []
  const known = new Set(idsOf(before?.seats ?? []))
  return seats.filter(({ seatId }) => !known.has(seatId))
}

/** The party a click would take; the seat alone where it would take none. */
function hoveredParty(selection: SeatSelection, seatId: string): readonly string[] | undefined {
  const party = selection.preview(seatId)
  return party.length > 0 ? party : undefined
}
