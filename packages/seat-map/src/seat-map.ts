import { boundsOf, grown } from "./geometry/bounds.ts"
import { isLargeVenue, type MapMode, rowNameReach, SEATS_ABOVE_SCALE } from "./geometry/detail-level.ts"
import { sectionsInView } from "./geometry/sections-in-view.ts"
import { USER_SCALE, visibleBounds, ZOOM_IN, ZOOM_OUT } from "./geometry/view.ts"
import { GLIDE_MS, type ViewCommand } from "./gestures/gesture.ts"
import type { SeatMapHandle, Selection, WholeOptions } from "./handle.ts"
import { MapPicture } from "./map-picture.ts"
import { MapPointer, READABLE_PX } from "./map-pointer.ts"
import { Hand } from "./render/hand.ts"
import { SectionLoading } from "./scene/section-loading.ts"
import type { SectionShape } from "./scene/section-shapes.ts"
import type { MapPriceLevel, MapRow, SeatDetail } from "./venue.ts"

/** During a long move, how often to look which sections to load. */
const LOOK_MS = 150
/** Radii of ground shown around seats that were chosen. */
const SEATS_AROUND = 12

/** Puts picture, pointer and loading together: state in, events out. */
export class SeatMap implements SeatMapHandle {
  readonly #options: WholeOptions
  readonly #now: () => number
  readonly #drawn: MapPicture
  readonly #pointer: MapPointer
  readonly #hand: Hand
  readonly #loading: SectionLoading
  /** Sections whose seats the venue tells, until anybody asks: with them, making a map would be long on a phone. */
  readonly #closed: SectionShape[]
  #lookedAt = -Infinity
  #told: { scale: number; mode: MapMode } | undefined

  constructor(container: HTMLElement, options: WholeOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#drawn = new MapPicture(container, options, this.#now, {
      isStill: () => this.#hand.isStill,
      onFrame: (atRest) => this.#look(atRest),
    })
    const { shapes, frame, camera, radius } = this.#drawn
    const seated = shapes.filter((shape) => shape.section.kind !== "general-admission")
    const large = options.allSeats !== true && isLargeVenue(seated)
    this.#closed = large ? [] : [...shapes]
    this.#loading = new SectionLoading(seated, large, rowNameReach(radius))
    this.#pointer = new MapPointer(this.#drawn, options, (sectionId) => this.zoomTo(sectionId))
    this.#hand = new Hand(frame.canvas, frame.root, camera.glides, (command) => this.#obey(command))
    setTimeout(() => this.#picture)
  }

  setSection(sectionId: string, rows: readonly MapRow[], details: readonly SeatDetail[]): void {
    const shape = this.#picture.shape(sectionId)
    // Open, an area without seats would be an empty floor.
    if (shape === undefined || shape.section.kind === "general-admission") return
    // Seats that the plan brought get their details: only what changed is drawn, and names keep their places.
    const loaded = this.#picture.book.sections.get(sectionId)
    if (loaded?.rows === rows && loaded.spots.every(({ detail }) => detail === undefined))
      this.setDetails(sectionId, details)
    else this.#picture.open(shape, rows, details)
    this.#loading.came(sectionId)
  }

  dropSection(sectionId: string): void {
    this.#loading.forget(sectionId)
    if (!this.#picture.book.sections.has(sectionId)) return
    this.#pointer.leave(sectionId)
    this.#picture.close(sectionId)
  }

  setDetails(_sectionId: string, details: readonly SeatDetail[]): void {
    this.#picture.repaint(this.#picture.book.change(details))
  }

  setSelection(selection: Selection): void {
    this.#picture.select(selection)
  }

  setHovered(seatIds: Iterable<string> | undefined): void {
    this.#picture.marked.group(seatIds)
    this.#picture.marksChanged()
  }

  setDimmed(dimmed: Iterable<string> | ((seatId: string) => boolean) | undefined): void {
    const ids = new Set(typeof dimmed === "function" ? [] : dimmed)
    this.#picture.repaint(this.#picture.book.dim(typeof dimmed === "function" ? dimmed : (id) => ids.has(id)))
  }

  setPlacesLeft(placesLeft: ReadonlyMap<string, number>): void {
    if (this.#picture.states.setPlacesLeft(placesLeft)) this.#picture.told()
  }

  setPriceLevels(priceLevels: readonly MapPriceLevel[]): void {
    this.#picture.states.setPriceLevels(priceLevels)
    this.#picture.told()
  }

  setFilter(priceLevelIds: readonly string[] | undefined): void {
    this.#picture.filter(priceLevelIds)
  }

  zoomIn(): void {
    this.#obey({ type: "zoom-in" })
  }

  zoomOut(): void {
    this.#obey({ type: "zoom-out" })
  }

  zoomHome(): void {
    this.#obey({ type: "home" })
  }

  pan(dx: number, dy: number): void {
    this.#obey({ type: "pan", dx, dy })
  }

  zoomTo(sectionId: string): void {
    const shape = this.#picture.shape(sectionId)
    if (shape === undefined) return
    const { camera } = this.#picture
    // Just above the threshold, so that a large section shows its seats and not only its outline, if it has any.
    const isShape =
      shape.section.kind === "general-admission" ||
      this.#loading.mode(visibleBounds(camera.view), 0) === "full"
    const min = isShape ? 0 : SEATS_ABOVE_SCALE * 1.07
    camera.show(shape.bounds, { min, max: USER_SCALE.max })
    this.#picture.viewChanged()
  }

  showSeats(seatIds: Iterable<string>): void {
    const { book, camera, radius } = this.#picture
    const box = boundsOf([...seatIds].flatMap((id) => book.spot(id) ?? []))
    if (box === undefined) return
    // What is around a party tells where it is; but its seats are drawn, unless they are too far apart to be seen at once.
    const min = Math.min(SEATS_ABOVE_SCALE * 1.07, camera.fitOf(grown(box, radius * 2)))
    camera.show(grown(box, radius * SEATS_AROUND), { min, max: READABLE_PX / radius })
    this.#pointer.hover(undefined)
    this.#picture.viewChanged()
  }

  focusSeat(seatId: string | undefined): void {
    const { marked, book, camera, radius } = this.#picture
    marked.focus(seatId)
    const spot = seatId === undefined ? undefined : book.spot(seatId)
    if (spot !== undefined) {
      const box = grown({ left: spot.x, right: spot.x, top: spot.y, bottom: spot.y }, 1)
      camera.show(box, { min: 0, max: Math.max(camera.view.scale, READABLE_PX / radius) })
    }
    this.#picture.marksChanged()
    this.#picture.viewChanged()
  }

  resize(): void {
    this.#picture.resize()
  }

  view() {
    const { view } = this.#picture.camera
    const frame = visibleBounds(view)
    return {
      scale: view.scale,
      mode: this.#loading.mode(frame, view.scale),
      visibleSections: sectionsInView(this.#picture.shapes, frame).map((section) => section.id),
    }
  }

  destroy(): void {
    this.#hand.destroy()
    this.#drawn.destroy()
  }

  get #picture(): MapPicture {
    for (const { id, section } of this.#closed.splice(0))
      if (section.rows !== undefined) this.setSection(id, section.rows, [])
    return this.#drawn
  }

  #obey(command: ViewCommand) {
    const { camera } = this.#picture
    switch (command.type) {
      case "hover":
        return this.#pointer.hover(command.at)
      case "tap":
        return this.#pointer.tap(command.at, command.kind)
      case "double-tap":
        if (this.#picture.seatAt(command.at) !== undefined) return this.#pointer.tap(command.at, command.kind)
        camera.zoomTo(camera.view.scale * ZOOM_IN, command.at)
        break
      case "drag":
        camera.drag(command.dx, command.dy)
        break
      case "fling":
        camera.fling(command.vx, command.vy, GLIDE_MS)
        break
      case "hold":
        camera.hold()
        break
      case "zoom-at":
        camera.zoomBy(command.factor, command.at)
        break
      case "pan":
        camera.pan(command.dx, command.dy)
        break
      case "zoom-in":
        camera.zoomInto(ZOOM_IN, this.#picture.zoomAim())
        break
      case "zoom-out":
        camera.zoomBy(ZOOM_OUT)
        break
      case "home":
        camera.home()
    }
    this.#pointer.hover(undefined)
    this.#picture.viewChanged()
  }

  #look(atRest: boolean) {
    const time = this.#now()
    if (!atRest && time - this.#lookedAt < LOOK_MS) return
    this.#lookedAt = time
    const { view } = this.#drawn.camera
    const { mode, needed, dropped } = this.#loading.look(visibleBounds(view), view.scale)
    for (const id of dropped) this.dropSection(id)
    if (this.#told?.scale !== view.scale || this.#told.mode !== mode) {
      this.#told = { scale: view.scale, mode }
      this.#options.onEvent({ type: "view", scale: view.scale, mode })
    }
    if (dropped.length > 0) this.#options.onEvent({ type: "sections-dropped", sectionIds: dropped })
    if (needed.length > 0) this.#options.onEvent({ type: "sections-needed", sectionIds: needed })
  }
}
