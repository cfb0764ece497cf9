import { themeUnder, venueUnder } from "./contrast.ts"
import { center } from "./geometry/bounds.ts"
import { seatRadius } from "./geometry/detail-level.ts"
import { toPlan, type View } from "./geometry/view.ts"
import type { SeatMapOptions } from "./handle.ts"
import { MapFrame } from "./render/frame.ts"
import { Ground } from "./render/ground.ts"
import { Regions } from "./render/regions.ts"
import { RowNames } from "./render/row-names.ts"
import { askedContrast, systemColor } from "./render/screen-contrast.ts"
import { watchSharpness } from "./render/screen-sharpness.ts"
import { paintMarks } from "./render/seat-marks.ts"
import { seatPalette } from "./render/seat-paint.ts"
import { SeatPictures } from "./render/seat-pictures.ts"
import { SectionNames } from "./render/section-names.ts"
import { Stage } from "./render/stage.ts"
import { Camera } from "./scene/camera.ts"
import { MarkedSeats, type SeatMarkings } from "./scene/marked-seats.ts"
import { SeatBook } from "./scene/seat-book.ts"
import type { SeatSpot } from "./scene/seat-spot.ts"
import { planBounds, type SectionShape, sectionAt, sectionShapes } from "./scene/section-shapes.ts"
import type { MapTheme } from "./theme.ts"
import type { MapRow, Point, SeatDetail } from "./venue.ts"

/** Time for drawing seat pictures in one frame, milliseconds: little under a moving hand, more while nothing moves. */
const PAINT_MS = { moving: 4, still: 16 }
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
  /** As the shopper's system asks for it. */
  readonly theme: MapTheme
  readonly shapes: readonly SectionShape[]
  readonly frame: MapFrame
  readonly camera: Camera
  readonly book: SeatBook
  readonly marked: MarkedSeats
  readonly #hooks: PictureHooks
  readonly #now: () => number
  readonly #byId: ReadonlyMap<string, SectionShape>
  readonly #stage: Stage
  readonly #ground: Ground
  readonly #regions: Regions
  readonly #pictures: SeatPictures
  readonly #names: SectionNames
  readonly #rowNames: RowNames
  readonly #stopWatching: () => void
  #pointed: SectionShape | undefined
  #filter: ReadonlySet<string> | undefined
  #request: number | undefined
  #markings: SeatMarkings
  #namesAreStale = true
  #plateIsStale = true
  #platedAt = 0

  constructor(container: HTMLElement, options: SeatMapOptions, now: () => number, hooks: PictureHooks) {
    const asked = askedContrast()
    const theme = themeUnder(asked, options.theme, (name) => systemColor(name, container))
    const venue = venueUnder(asked, options.venue, theme)
    this.#hooks = hooks
    this.#now = now
    this.radius = seatRadius(venue.seatSizeFactor)
    this.shapes = sectionShapes(venue, this.radius)
    this.#byId = new Map(this.shapes.map((shape) => [shape.id, shape]))
    const plan = planBounds(venue, this.shapes)
    this.frame = new MapFrame(container, theme, options.labels, () => this.resize())
    this.theme = theme
    this.#stage = new Stage(this.frame.canvas, plan)
    this.#stage.resize(this.frame.size())
    this.#ground = new Ground(this.#stage, venue, theme, () => this.#sceneChanged())
    this.#regions = new Regions(this.#stage, this.shapes, theme, center(plan))
    this.#pictures = new SeatPictures(this.#stage, this.radius, seatPalette(theme, venue.priceLevels))
    this.book = new SeatBook(
      this.radius,
      venue.priceLevels.map((level) => level.id),
    )
    this.#rowNames = new RowNames(this.book, this.radius)
    this.#names = new SectionNames(venue, this.shapes, theme, {
      book: this.book,
      rowNames: this.#rowNames,
      radius: this.radius,
    })
    this.marked = new MarkedSeats(this.book)
    this.#markings = this.marked.markings()
    this.camera = new Camera(plan, this.frame.size(), { now, reducedMotion: prefersStillness(options) })
    this.#stopWatching = watchSharpness((sharpness) => {
      this.#stage.resize(this.frame.size(), sharpness)
      this.viewChanged()
    })
    for (const shape of this.shapes) this.#paintRegion(shape)
    this.#wake()
  }

  shape(sectionId: string): SectionShape | undefined {
    return this.#byId.get(sectionId)
  }

  seatAt(at: Point): SeatSpot | undefined {
    return this.book.at(toPlan(this.camera.view, at))
  }

  /** The section under a point of the screen, unless its seats are drawn. */
  closedSectionAt(at: Point): SectionShape | undefined {
    const shape = sectionAt(this.shapes, toPlan(this.camera.view, at))
    return shape === undefined || this.book.sections.has(shape.id) ? undefined : shape
  }

  open(shape: SectionShape, rows: readonly MapRow[], details: readonly SeatDetail[]): void {
    const loaded = this.book.load(shape.level, shape.section, rows, details)
    this.#pictures.add(loaded)
    this.#regions.furnish(loaded, this.radius)
    this.#sectionChanged(shape)
  }

  close(shape: SectionShape): void {
    this.#pictures.remove(shape.id)
    this.#regions.clear(shape.id)
    this.book.drop(shape.id)
    this.#sectionChanged(shape)
  }

  repaint(spots: readonly SeatSpot[]): void {
    this.#pictures.repaint(spots)
    this.#sceneChanged()
  }

  filter(priceLevelIds: readonly string[] | undefined): void {
    this.#filter = priceLevelIds === undefined ? undefined : new Set(priceLevelIds)
    this.repaint(this.book.filter(priceLevelIds))
    for (const shape of this.shapes) this.#paintRegion(shape)
    this.viewChanged()
  }

  /** The section under the pointer stands out. */
  point(section: SectionShape | undefined): void {
    if (this.#pointed === section) return
    this.#pointed = section
    this.#wake()
  }

  marksChanged(): void {
    this.#markings = this.marked.markings()
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
    this.#stopWatching()
    for (const id of [...this.book.sections.keys()]) this.#pictures.remove(id)
    this.#stage.destroy()
    this.frame.destroy()
  }

  #sectionChanged(shape: SectionShape) {
    this.#paintRegion(shape)
    this.#namesAreStale = true
    this.#sceneChanged()
    this.marksChanged()
  }

  #sceneChanged() {
    this.#plateIsStale = true
    this.#wake()
  }

  #paintRegion(shape: SectionShape) {
    this.#regions.paint(shape.id, {
      open: this.book.sections.has(shape.id),
      dimmed: this.#isFilteredOut(shape),
    })
  }

  #isFilteredOut({ section }: SectionShape) {
    return this.#filter !== undefined && !section.priceLevels.some((id) => this.#filter?.has(id))
  }

  #wake() {
    if (this.#request === undefined) this.#request = requestAnimationFrame(() => this.#draw())
  }

  #draw() {
    this.#request = undefined
    this.camera.advance()
    const { view } = this.camera
    const atRest = this.camera.hasRested && this.#hooks.isStill()
    const comesToRest = this.#namesAreStale && atRest
    const pace = atRest ? "still" : "moving"
    const end = this.#now() + PAINT_MS[pace]
    const { drawn, hasMore } = this.#pictures.work(
      this.#stage.reach(view),
      view,
      atRest,
      () => this.#now() < end,
    )
    if (drawn) this.#plateIsStale = true
    if (comesToRest) this.#nameSections(view)
    const isDue = this.#plateIsStale && (!hasMore || this.#now() - this.#platedAt > PLATE_MS[pace])
    if (isDue || comesToRest || !this.#stage.serves(view)) this.#plate(view)
    this.#stage.show(view, (context) => this.#paintMarks(context))
    if (!atRest || hasMore || this.#plateIsStale || this.camera.isMoving) this.#wake()
    this.#hooks.onFrame(atRest)
  }

  #nameSections(view: View) {
    this.#namesAreStale = false
    const around = this.#stage.reach(view)
    this.#names.place(view, around, (shape) => this.#isFilteredOut(shape))
  }

  #plate(view: View) {
    this.#plateIsStale = false
    this.#platedAt = this.#now()
    this.#ground.scaled(view.scale)
    this.#stage.plate(view, (context) => {
      this.#rowNames.paint(context, this.#stage.reach(view), view.scale, this.theme)
      this.#names.paint(context, view.scale)
    })
  }

  #paintMarks(context: CanvasRenderingContext2D) {
    const region = this.#pointed?.section.polygons ?? []
    const { scale } = this.camera.view
    paintMarks(context, this.#markings, region, { theme: this.theme, radius: this.radius, scale })
  }
}

function prefersStillness({ reducedMotion }: SeatMapOptions): boolean {
  return reducedMotion ?? window.matchMedia("(prefers-reduced-motion: reduce)").matches
}
