import { boundsOf, contains, type Point } from "@parterre/seating-plans/geometry"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { type PlacedSeat, planIndex } from "../document/plan-index.ts"
import type { Session } from "../document/session.ts"
import type { SessionStore } from "../document/session-store.ts"
import type { Desk, Tool } from "../tools/tool.ts"
import { areaOutlines } from "./area-outlines.ts"
import { type Camera, fitted, panned, toScreen, zoomedAt } from "./camera.ts"
import type { Ground } from "./drawing-layer.ts"
import { groundOf } from "./ground.ts"
import { noOverlay, type Overlay } from "./overlay.ts"
import { Pointers } from "./pointers.ts"
import { SeatGrid } from "./seat-grid.ts"
import type { SeatPicture } from "./seat-painter.ts"
import { seatPictureOf } from "./seat-picture.ts"
import { type Carried, StagePainter, withSpots } from "./stage-painter.ts"
import type { Surroundings } from "./surroundings.ts"

/** Milliseconds without a move after which everything is drawn sharply. */
const REST = 140
/** Seats of a choice that is worked on at leisure. */
const MANY = 1_000

/** The drawing and who works on it: what is seen of it, where its camera is, pointers and keys. It is drawn once a frame at most. */
export class Stage {
  readonly #host: HTMLElement
  readonly #store: SessionStore
  readonly #toolOf: (name: Session["tool"]) => Tool
  readonly #painter: StagePainter
  readonly #ends: (() => void)[] = []
  #camera: Camera = { x: 0, y: 0, scale: 1, width: 1, height: 1 }
  #surroundings: Surroundings
  #picture: SeatPicture
  #ground: Ground
  #grid: { readonly plan: SeatingPlan; readonly grid: SeatGrid<PlacedSeat> } | undefined
  #overlay: Overlay = noOverlay
  #carried: Carried | undefined
  #frame: number | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  /** The camera that shows the whole drawing, until somebody looks elsewhere. */
  #fitted: Camera | undefined
  readonly #pointers: Pointers
  readonly #cameraWatchers = new Set<(camera: Camera) => void>()
  #told: Camera | undefined
  readonly desk: Desk

  constructor(host: HTMLElement, store: SessionStore, toolOf: Stage["toolFor"], surroundings: Surroundings) {
    this.#host = host
    this.#store = store
    this.#toolOf = toolOf
    this.#surroundings = surroundings
    this.#painter = new StagePainter(host, () => {
      // A picture that has come is drawn with the rest.
      this.#ground = { ...this.#ground }
      this.#ask(true)
    })
    this.#picture = this.#pictured()
    this.#ground = groundOf(this.#store.state(), this.#surroundings, undefined)
    this.desk = {
      state: store.state,
      act: store.act,
      change: store.change,
      camera: () => this.#camera,
      pitch: () => planIndex(this.#plan).pitch,
      seatAt: (at) =>
        this.#gridNow().nearest(at, Math.max(this.#picture.radius * 1.3, 6 / this.#camera.scale)),
      areaAt: (at) => areaOutlines(this.#plan).findLast(({ outline }) => contains(outline, at))?.key,
      seatsIn: (box) => this.#gridNow().within(box),
      handleAt: (at) => this.#handleAt(at),
      carry: (seats, by) => this.#carry(seats, by),
      say: (...words) => this.#surroundings.say(...words),
    }
    this.#pointers = new Pointers(host, {
      desk: this.desk,
      toolOf,
      look: (camera) => this.#look(camera),
      show: (overlay) => {
        this.#overlay = overlay
        this.#ask()
      },
      rest: () => {
        this.#refreshRest()
        this.#ask()
      },
    })
    this.#ends.push(() => this.#pointers.leave())
    const observer = new ResizeObserver(() => this.#resize())
    observer.observe(host)
    this.#ends.push(() => observer.disconnect())
    this.#ends.push(store.watch(() => this.#changed()))
    this.#resize()
  }

  readonly toolFor = (name: Session["tool"]): Tool => this.#toolOf(name)

  get #plan() {
    return this.#store.state().history.present.plan
  }
  get #tool() {
    return this.#pointers.tool
  }

  surround(surroundings: Surroundings): void {
    this.#surroundings = surroundings
    this.#changed()
  }

  /** Shows the whole drawing. */
  fit(): void {
    const { seats } = planIndex(this.#plan)
    const size = this.#plan.size ?? { width: 1000, height: 800 }
    const sheet = [
      { x: 0, y: 0 },
      { x: size.width, y: size.height },
    ]
    this.#fitted = fitted(this.#camera, boundsOf([...sheet, ...seats], 0))
    this.#look(this.#fitted)
  }

  /** Brings places near the middle, close enough to tell seats apart. */
  show(places: readonly Point[]): void {
    if (places.length === 0) return
    const pitch = planIndex(this.#plan).pitch
    this.#look(fitted(this.#camera, boundsOf(places, pitch * 3), 28 / pitch))
  }

  zoom(factor: number, at: Point = { x: this.#camera.width / 2, y: this.#camera.height / 2 }): void {
    this.#look(zoomedAt(this.#camera, factor, at))
  }

  pan(dx: number, dy: number): void {
    this.#look(panned(this.#camera, dx, dy))
  }

  /** Calls now, and in each frame in which the camera is another: what lies over the drawing moves with it. */
  watchCamera(watcher: (camera: Camera) => void): () => void {
    this.#cameraWatchers.add(watcher)
    watcher(this.#camera)
    return () => this.#cameraWatchers.delete(watcher)
  }

  camera(): Camera {
    return this.#camera
  }

  destroy(): void {
    for (const end of this.#ends) end()
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    clearTimeout(this.#resting)
    clearTimeout(this.#later)
    this.#painter.remove()
  }

  #look(camera: Camera): void {
    const isMoved = camera.scale === this.#camera.scale
    this.#camera = camera
    // Handles keep their size on the screen: those of another scale are others, those of another place are not.
    if (!isMoved) this.#refreshRest()
    this.#ask()
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => {
      this.#refreshRest()
      this.#ask(this.#painter.isStretched(this.#camera))
    }, REST)
  }

  #gridNow(): SeatGrid<PlacedSeat> {
    const plan = this.#plan
    if (this.#grid?.plan !== plan) {
      const { seats, pitch } = planIndex(plan)
      this.#grid = { plan, grid: new SeatGrid(seats, pitch) }
    }
    return this.#grid.grid
  }

  #changed(): void {
    this.#picture = this.#pictured()
    this.#ground = groundOf(this.#store.state(), this.#surroundings, this.#ground)
    this.#host.style.cursor = this.#tool.cursor
    clearTimeout(this.#later)
    if (this.#store.state().selection.seats.size < MANY) this.#refreshRest()
    else {
      // The handles of a large block take longer than a frame: they follow its picture.
      if (!this.#pointers.isBusy) this.#overlay = noOverlay
      this.#later = setTimeout(() => {
        this.#refreshRest()
        this.#ask()
      }, REST)
    }
    this.#ask(true)
  }
  #later: ReturnType<typeof setTimeout> | undefined

  #pictured(): SeatPicture {
    return seatPictureOf(
      this.#store.state(),
      this.#surroundings,
      this.#gridNow(),
      this.#carried?.seats,
      this.#picture,
    )
  }

  #carry(seats: ReadonlySet<string> | undefined, by: Point): void {
    this.#carried = seats && { seats, by }
    this.#picture = this.#pictured()
    this.#ask(true)
  }

  #handleAt(at: Point): string | undefined {
    const reach = 10 / this.#camera.scale
    return this.#overlay.shapes
      .filter((shape) => shape.type === "handle")
      .findLast((handle) => Math.hypot(handle.at.x - at.x, handle.at.y - at.y) <= reach)?.id
  }

  #refreshRest(): void {
    if (!this.#pointers.isBusy)
      this.#overlay = this.#tool.rest?.(this.desk, this.#pointers.hover) ?? noOverlay
  }

  #isSharp = false
  #ask(isSharp = false): void {
    this.#isSharp ||= isSharp
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined
      this.#paint()
    })
  }

  #paint(): void {
    const { spots } = this.#surroundings
    this.#painter.paint({
      camera: this.#camera,
      plan: this.#plan,
      picture: this.#picture,
      ground: this.#ground,
      overlay: withSpots(this.#overlay, spots),
      carried: this.#carried,
      isSharp: this.#isSharp,
    })
    this.#isSharp = false
    if (this.#told === this.#camera) return
    this.#told = this.#camera
    for (const watcher of this.#cameraWatchers) watcher(this.#camera)
  }

  #resize(): void {
    const { width, height } = this.#host.getBoundingClientRect()
    if (width < 1 || height < 1) return
    this.#painter.resize(width, height)
    const before = this.#camera
    // The bar below grows while somebody draws: what is drawn stays where it is, held by its corner.
    this.#camera = {
      ...before,
      x: before.x + (width - before.width) / 2 / before.scale,
      y: before.y + (height - before.height) / 2 / before.scale,
      width,
      height,
    }
    const isWhole = before === this.#fitted
    // A panel beside it is opened by hand: who saw the whole drawing sees it still.
    if (this.#fitted === undefined || (isWhole && width !== before.width)) this.fit()
    else if (isWhole) this.#fitted = this.#camera
    this.#changed()
  }

  /** A held space bar is a hand. */
  hold(isSpace: boolean): void {
    this.#pointers.isSpace = isSpace
    this.#host.style.cursor = this.#tool.cursor
  }

  /** Gives a key to the tool, or lets a gesture go. */
  key(key: string): boolean {
    if (key === "Escape" && this.#pointers.isBusy) {
      this.#pointers.end()
      return true
    }
    const isFor = this.#tool.key?.(this.desk, key) === true
    if (isFor) {
      this.#refreshRest()
      this.#ask()
    }
    return isFor
  }

  /** Where a place of the plan is on the page, for tests that press it. */
  screenOf(point: Point): Point {
    const { left, top } = this.#host.getBoundingClientRect()
    const { x, y } = toScreen(this.#camera, point)
    return { x: x + left, y: y + top }
  }
}
