import { seatRadius } from "@parterre/domain/seat-looks"
import { center } from "./geometry/bounds.ts"
import { rowNameReach } from "./geometry/detail-level.ts"
import { toPlan, type View } from "./geometry/view.ts"
import type { Selection, WholeOptions } from "./handle.ts"
import { type Dress, dressed } from "./render/dress.ts"
import { EdgeSigns } from "./render/edge-signs.ts"
import { MapFrame } from "./render/frame.ts"
import { RowNames } from "./render/row-names.ts"
import { watchContrast } from "./render/screen-contrast.ts"
import { watchSharpness } from "./render/screen-sharpness.ts"
import { paintMarks } from "./render/seat-marks.ts"
import { SeatPictures } from "./render/seat-pictures.ts"
import { Stage } from "./render/stage.ts"
import { Camera } from "./scene/camera.ts"
import { type ChosenMark, chosenMarks, floorMark, isSeenFromAfar, markGround } from "./scene/chosen-marks.ts"
import { MarkedSeats, type SeatMarkings } from "./scene/marked-seats.ts"
import { SeatBook } from "./scene/seat-book.ts"
import type { SeatSpot } from "./scene/seat-spot.ts"
import { planBounds, type SectionShape, sectionAt, sectionShapes } from "./scene/section-shapes.ts"
import { SectionStates } from "./scene/section-states.ts"
import { zoomAim } from "./scene/zoom-aim.ts"
import type { MapTheme } from "./theme.ts"
import type { MapRow, Point, SeatDetail } from "./venue.ts"

/** Time for drawing seat pictures in one frame, milliseconds: little under a moving hand, more while nothing moves. */
const PAINT_MS = { moving: 4, still: 8 }
/** While seats are still being drawn, the plate takes them over this often. */
const PLATE_MS = { moving: 150, still: 80 }

interface PictureHooks {
  /** No finger moves the plan at the moment. */
  readonly isStill: () => boolean
  /** After each repaint. */
  readonly onFrame: (atRest: boolean) => void
}

/** What is seen and when it is painted: the layers bottom to top, one repaint a frame. */
export class MapPicture {
  readonly radius: number
  readonly shapes: readonly SectionShape[]
  readonly frame: MapFrame
  readonly camera: Camera
  readonly book: SeatBook
  readonly marked: MarkedSeats
  readonly states: SectionStates
  readonly #options: WholeOptions
  readonly #hooks: PictureHooks
  readonly #now: () => number
  readonly #byId: ReadonlyMap<string, SectionShape>
  readonly #eye: Point
  readonly #stage: Stage
  readonly #pictures: SeatPictures
  readonly #rowNames: RowNames
  readonly #edgeSigns: EdgeSigns
  readonly #listening = new AbortController()
  #dress: Dress
  #pointed: SectionShape | undefined
  #request: number | undefined
  #markings: SeatMarkings
  #selection: Selection | undefined
  /** Where places without numbers are chosen or in the cart. */
  #floors: readonly SectionShape[] = []
  #chosen: { of: SeatMarkings; scale: number; marks: readonly ChosenMark[] } | undefined
  #namesAreStale = true
  #plateIsStale = true
  #frameIsStale = true
  #shown: View | undefined
  #platedAt = 0
  /** Seats are still to be drawn. */
  #hasMore = true

  constructor(container: HTMLElement, options: WholeOptions, now: () => number, hooks: PictureHooks) {
    const { venue } = options
    this.#options = options
    this.#hooks = hooks
    this.#now = now
    this.radius = seatRadius(venue.seatSizeFactor)
    this.shapes = sectionShapes(venue, this.radius)
    this.#byId = new Map(this.shapes.map((shape) => [shape.id, shape]))
    const plan = planBounds(venue, this.shapes)
    this.#eye = center(plan)
    this.frame = new MapFrame(container, options.labels, () => this.resize())
    this.#stage = new Stage(this.frame.canvas, plan, () => this.#sceneChanged())
    this.book = new SeatBook(
      this.radius,
      venue.priceLevels.map((level) => level.id),
    )
    this.marked = new MarkedSeats(this.book)
    this.states = new SectionStates(options)
    this.#markings = this.marked.markings()
    this.#rowNames = new RowNames(this.book, this.radius, {
      shapes: this.shapes,
      decorations: venue.decorations,
    })
    this.#edgeSigns = new EdgeSigns(this.#rowNames, venue.decorations)
    this.#dress = this.#dressed()
    this.#stage.resize(this.frame.size())
    this.#pictures = new SeatPictures(this.#stage, this.radius, this.#dress.palette)
    this.camera = new Camera(plan, this.frame.size(), { now, reducedMotion: prefersStillness(options) })
    const { signal } = this.#listening
    watchSharpness(signal, (sharpness) => {
      this.#stage.resize(this.frame.size(), sharpness)
      this.#frameIsStale = true
      this.viewChanged()
    })
    const dressAnew = () => {
      this.#dress = this.#dressed()
      this.#pictures.dress(this.#dress.palette)
      this.viewChanged()
    }
    watchContrast(signal, dressAnew)
    // Letters were measured and drawn in another font until their own had come.
    document.fonts.addEventListener("loadingdone", dressAnew, { signal })
    this.#wake()
  }

  /** As the shopper's system asks for it. */
  get theme(): MapTheme {
    return this.#dress.theme
  }

  shape(sectionId: string): SectionShape | undefined {
    return this.#byId.get(sectionId)
  }

  seatAt(at: Point): SeatSpot | undefined {
    if (this.#edgeSigns.cover(toPlan(this.camera.view, at))) return undefined
    return this.book.at(toPlan(this.camera.view, at))
  }

  /** What a button to come closer leads to, if not to the middle of the view. */
  zoomAim(): Point | undefined {
    const { mine, temporary } = this.#markings
    const chosen = temporary.length > 0 ? temporary : mine
    const isWanted = (shape: SectionShape) => {
      const { left, isFilteredOut } = this.states.of(shape)
      return left > 0 && !isFilteredOut
    }
    return zoomAim(this.camera.view, chosen, this.shapes, { aisle: rowNameReach(this.radius), isWanted })
  }

  /** The section under a point of the screen, unless its seats are drawn. */
  closedSectionAt(at: Point): SectionShape | undefined {
    const shape = sectionAt(this.shapes, toPlan(this.camera.view, at))
    return shape === undefined || this.book.sections.has(shape.id) ? undefined : shape
  }

  /** The section whose name is written there. */
  sectionNamedAt(at: Point): SectionShape | undefined {
    const { view } = this.camera
    return this.#dress.names.namedAt(toPlan(view, at), view.scale)
  }

  open(shape: SectionShape, rows: readonly MapRow[], details: readonly SeatDetail[]): void {
    const loaded = this.book.load(shape.level, shape.section, rows, details)
    this.#pictures.add(loaded)
    this.#sectionChanged()
  }

  close(sectionId: string): void {
    this.#pictures.remove(sectionId)
    this.book.drop(sectionId)
    this.#sectionChanged()
  }

  repaint(spots: readonly SeatSpot[]): void {
    this.#pictures.repaint(spots)
    this.#sceneChanged()
  }

  filter(priceLevelIds: readonly string[] | undefined): void {
    this.states.filter(priceLevelIds)
    this.repaint(this.book.filter(priceLevelIds))
    this.viewChanged()
  }

  /** Draws anew what the states tell. */
  told(): void {
    this.#plateIsStale = true
    this.viewChanged()
  }

  /** The section under the pointer stands out. */
  point(section: SectionShape | undefined): void {
    if (this.#pointed === section) return
    this.#pointed = section
    this.#frameIsStale = true
    this.#wake()
  }

  select(selection: Selection): void {
    // Names stand clear of seats that are drawn; only marks larger than their seats, or without them, reach one.
    const isAfar = isSeenFromAfar(this.radius, this.camera.view.scale)
    const before = this.marked.reachingNames(isAfar)
    this.marked.select(selection)
    if (this.marked.reachingNames(isAfar) !== before || selection.places !== this.#selection?.places)
      this.#namesAreStale = true
    this.#selection = selection
    this.#floors = this.shapes.filter(({ id }) => selection.places?.has(id))
    this.marksChanged()
  }

  marksChanged(): void {
    this.#markings = this.marked.markings()
    this.#frameIsStale = true
    this.#wake()
  }

  viewChanged(): void {
    this.#namesAreStale = true
    this.#wake()
  }

  resize(): void {
    const size = this.frame.size()
    const { width, height } = this.camera.view
    if (size.width === width && size.height === height) return
    this.#stage.resize(size)
    this.camera.resize(size)
    this.viewChanged()
  }

  destroy(): void {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request)
    this.#request = -1
    this.#listening.abort()
    for (const id of [...this.book.sections.keys()]) this.#pictures.remove(id)
    this.#stage.destroy()
    this.frame.destroy()
  }

  #sectionChanged() {
    this.told()
    this.marksChanged()
  }

  #sceneChanged() {
    this.#plateIsStale = true
    this.#wake()
  }

  #wake() {
    if (this.#request === undefined) this.#request = requestAnimationFrame(() => this.#draw())
  }

  #draw() {
    this.#request = undefined
    this.camera.advance()
    const { view } = this.camera
    const atRest = this.camera.hasRested && this.#hooks.isStill()
    const pace = atRest ? "still" : "moving"
    const end = this.#now() + PAINT_MS[pace]
    const isDue = () => !this.#hasMore || this.#now() - this.#platedAt > PLATE_MS[pace]
    // A frame does one thing, or would be long on a phone: the first shows the plan, the next its seats, and another places
    // names, which takes as long as everything else together. What they are drawn with has its turn before they are placed again.
    const isShown = view === this.#shown && !this.#frameIsStale
    const comesToRest = this.#namesAreStale && atRest && isShown && isDue()
    if (comesToRest) {
      this.#nameSections(view)
      this.#plateIsStale = this.#frameIsStale = true
    } else if (this.#shown !== undefined) {
      const worked = this.#pictures.work(this.#stage.reach(view), view, atRest, () => this.#now() < end)
      this.#hasMore = worked.hasMore
      if (worked.drawn) this.#plateIsStale = true
    }
    if ((isDue() && this.#plateIsStale && !comesToRest) || !this.#stage.serves(view)) this.#plate(view)
    if ((this.#frameIsStale && !comesToRest) || view !== this.#shown) this.#show(view)
    const isDone =
      atRest && !this.#frameIsStale && !this.#hasMore && !this.#plateIsStale && !this.#namesAreStale
    if (!isDone) this.#wake()
    this.#hooks.onFrame(atRest)
  }

  #nameSections(view: View) {
    this.#namesAreStale = false
    const around = this.#stage.reach(view)
    const marked = [
      ...this.#chosenMarks().flatMap((mark) => markGround(mark, this.radius, view.scale)),
      ...this.#edgeSigns.ground(view),
    ]
    this.#dress.names.place(view, around, marked, (shape) => this.states.of(shape))
  }

  #show(view: View) {
    this.#frameIsStale = false
    this.#shown = view
    this.#stage.show(view, (context) => {
      this.#edgeSigns.paint(context, view, this.theme)
      this.#paintMarks(context)
    })
  }

  #plate(view: View) {
    this.#plateIsStale = false
    this.#frameIsStale = true
    this.#platedAt = this.#now()
    const { scale } = view
    const inReach = this.#stage.reach(view)
    const { theme, ground, regions, names } = this.#dress
    const stateOf = (shape: SectionShape) => this.states.of(shape)
    const now = { ground: inReach, scale, open: this.book.sections, stateOf }
    this.#stage.plate(view, (context) => {
      ground.paintImage(context)
      regions.paintFloors(context, now)
      ground.paint(context, scale)
      regions.paint(context, now)
      this.#pictures.paint(context, inReach)
      this.#rowNames.paint(context, inReach, scale, theme)
      names.paint(context, scale)
    })
  }

  #paintMarks(context: CanvasRenderingContext2D) {
    const region = this.#pointed?.section.polygons ?? []
    const { scale } = this.camera.view
    const look = { theme: this.theme, radius: this.radius, scale }
    const floors = this.#floors.flatMap(({ id, section }) => (this.#isMine(id) ? [] : section.polygons))
    paintMarks(context, { ...this.#markings, region, floors, chosen: this.#chosenMarks() }, look)
  }

  /** Put together anew where the marks or the scale change, and not in the frames of a pan. */
  #chosenMarks(): readonly ChosenMark[] {
    const { scale } = this.camera.view
    const of = this.#markings
    if (this.#chosen?.of === of && this.#chosen.scale === scale) return this.#chosen.marks
    const floors = this.#floors.map(({ id, bounds }) =>
      floorMark(bounds, this.#selection!.places!.get(id)!, scale, this.#isMine(id)),
    )
    this.#chosen = { of, scale, marks: [...chosenMarks(of, this.radius, scale), ...floors] }
    return this.#chosen.marks
  }

  #isMine(floorId: string) {
    return this.#selection?.minePlaces?.has(floorId)
  }

  #dressed() {
    const { frame, shapes, book, radius } = this
    const { root } = frame
    const [rowNames, eye] = [this.#rowNames, this.#eye]
    const onImage = () => this.#sceneChanged()
    const dress = dressed(this.#options, { root, shapes, book, rowNames, radius, eye, onImage })
    frame.dress(dress.theme)
    this.#stage.dress(dress.theme.surface)
    return dress
  }
}

function prefersStillness({ reducedMotion }: WholeOptions): boolean {
  return reducedMotion ?? window.matchMedia("(prefers-reduced-motion: reduce)").matches
}
