import { seatView, sectionView } from "@parterre/domain/seat-views"
import { mustComeCloser } from "./geometry/detail-level.ts"
import { toScreen } from "./geometry/view.ts"
import type { PointerKind } from "./gestures/gesture.ts"
import type { WholeOptions } from "./handle.ts"
import type { SeatPlace } from "./labels.ts"
import type { MapPicture } from "./map-picture.ts"
import { Tooltip } from "./render/tooltip.ts"
import type { SeatSpot } from "./scene/seat-spot.ts"
import type { SectionShape } from "./scene/section-shapes.ts"
import type { Point } from "./venue.ts"

/** Close enough to read a seat's number. */
export const READABLE_PX = 9.2

/** What is under the pointer: told to the page, explained beside it, and what a tap on it means. */
export class MapPointer {
  readonly #picture: MapPicture
  readonly #options: WholeOptions
  readonly #tooltip: Tooltip
  readonly #zoomTo: (sectionId: string) => void
  #seat: SeatSpot | undefined

  constructor(picture: MapPicture, options: WholeOptions, zoomTo: (sectionId: string) => void) {
    this.#picture = picture
    this.#options = options
    this.#tooltip = new Tooltip(picture.frame.root, picture.theme)
    this.#zoomTo = zoomTo
  }

  hover(at: Point | undefined): void {
    const { marked, frame } = this.#picture
    const seat = at === undefined ? undefined : this.#picture.seatAt(at)
    const section = at === undefined || seat !== undefined ? undefined : this.#picture.closedSectionAt(at)
    // Where its seats are drawn, a section has its name to point at.
    const told =
      at === undefined || seat !== undefined ? undefined : (section ?? this.#picture.sectionNamedAt(at))
    this.#picture.point(section)
    if (this.#seat !== seat) {
      this.#seat = seat
      marked.point(seat)
      this.#picture.marksChanged()
      this.#options.onEvent({ type: "seat-hover", seatId: seat?.id, point: at ?? { x: 0, y: 0 } })
    }
    if (seat !== undefined) this.#explainSeat(seat)
    else if (told !== undefined && at !== undefined) this.#explainSection(told, at)
    else this.#tooltip.hide()
    frame.canvas.style.cursor =
      section !== undefined || (seat !== undefined && marked.stateOf(seat) !== "taken") ? "pointer" : "grab"
  }

  /** The pointer is on nothing of a section whose seats go. */
  leave(sectionId: string): void {
    if (this.#seat?.loaded.section.id === sectionId) this.hover(undefined)
  }

  tap(at: Point, kind: PointerKind): void {
    const { camera, radius, marked } = this.#picture
    const spot = this.#picture.seatAt(at)
    if (spot !== undefined) {
      if (mustComeCloser(kind, radius * camera.view.scale)) {
        camera.zoomTo(READABLE_PX / radius, at)
        this.#picture.viewChanged()
        return
      }
      if (marked.stateOf(spot) !== "taken") this.#options.onEvent({ type: "seat-click", seatId: spot.id })
      return
    }
    const shape = this.#picture.closedSectionAt(at)
    if (shape === undefined) return
    this.#options.onEvent({ type: "section-click", sectionId: shape.id })
    // Places without numbers have nothing to see closer.
    if (shape.section.kind !== "general-admission") this.#zoomTo(shape.id)
  }

  #explainSeat(seat: SeatSpot) {
    const { view } = this.#picture.camera
    const place = this.#placeOf(seat)
    const text = this.#options.labels.seat(place)
    // What one sees from where one cannot sit is in the way.
    const views = place.state === "taken" ? [] : (seat.loaded.section.views ?? [])
    const picture = seatView(views, { seatId: seat.id, rowId: seat.row.id })
    this.#tooltip.show(text, toScreen(view, seat), this.#picture.radius * view.scale, view, picture?.imageUrl)
  }

  #explainSection({ section, level }: SectionShape, at: Point) {
    const { labels } = this.#options
    const { name, kind = "seats", numberOfSeats } = section
    const priceLevels = this.#picture.states.priceLevelsOf(section)
    const text = labels.section({
      level: this.#levelName(level.name),
      section: name,
      kind,
      numberOfSeats,
      placesLeft: this.#picture.states.placesLeft(section.id),
      priceLevels,
    })
    const picture = sectionView(section.views ?? [])
    this.#tooltip.show(text, at, 4, this.#picture.camera.view, picture?.imageUrl)
  }

  #placeOf(spot: SeatSpot): SeatPlace {
    const { detail, loaded } = spot
    const priceLevel = this.#picture.states.priceLevels.find((level) => level.id === detail?.priceLevelId)
    return {
      level: this.#levelName(loaded.level.name),
      section: loaded.section.name,
      row: spot.row.name,
      rowType: spot.row.type,
      seat: spot.name,
      state: this.#picture.marked.stateOf(spot),
      accessible: spot.accessible,
      priceLevel,
      note: detail?.note,
    }
  }

  /** A venue's only level needs no mention. */
  #levelName(name: string) {
    return this.#options.venue.levels.length > 1 ? name : ""
  }
}
