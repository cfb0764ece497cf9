import type { Language } from "@parterre/contract"
import { boundsOf, contains, type Point } from "@parterre/seating-plans/geometry"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { type PlacedSeat, planIndex } from "../document/plan-index.ts"
import type { Session } from "../document/session.ts"
import type { SessionStore } from "../document/session-store.ts"
import type { Say } from "../texts/texts.tsx"
import type { Scheme } from "../theme/theme.ts"
import { type Desk, type Gesture, type Press, type Tool, TREMBLE } from "../tools/tool.ts"
import { areaOutlines } from "./area-outlines.ts"
import { type Camera, fitted, panned, toPlan, toScreen, zoomedAt } from "./camera.ts"
import { DrawingLayer, type Ground } from "./drawing-layer.ts"
import { focalPoint } from "./focal-point.ts"
import { accessibleOf, admissionsOf, areaNamesOf, colorsOf, fillsOf, notedOf, tableZonesOf } from "./looks.ts"
import { noOverlay, type Overlay } from "./overlay.ts"
import { SeatGrid } from "./seat-grid.ts"
import { SeatLayer } from "./seat-layer.ts"
import { paintGhosts, paintSeats, type SeatPicture } from "./seat-painter.ts"

/** What the editor knows and a session does not: colours, faults, sales. */
export interface Surroundings {
  readonly language: Language
  readonly scheme: Scheme
  readonly say: Say
  readonly faulty: ReadonlySet<string>
  readonly locked: ReadonlySet<string>
  readonly pictureUrl: string | undefined
  /** What a list led to. */
  readonly spots: readonly Point[]
}

/** Milliseconds without a move after which everything is drawn sharply. */
const REST = 140
/** Seats of a choice that is worked on at leisure. */
const MANY = 1_000
const FONT = '"Source Sans 3 Variable", system-ui, sans-serif'
/** Of the pitch: seats touch no neighbour. */
const SEAT_SHARE = 0.4

/** The drawing on two canvases, the seats' own upon Paper's ground and Paper's overlay, drawn together once a frame at most. */
export class Stage {
  readonly #host: HTMLElement
  readonly #store: SessionStore
  readonly #toolOf: (name: Session["tool"]) => Tool
  readonly #canvases: readonly HTMLCanvasElement[]
  readonly #seats: CanvasRenderingContext2D
  readonly #layer = new SeatLayer()
  readonly #drawing: DrawingLayer
  readonly #ends: (() => void)[] = []
  #camera: Camera = { x: 0, y: 0, scale: 1, width: 1, height: 1 }
  #surroundings: Surroundings
  #picture: SeatPicture
  #ground: Ground
  #grid: { readonly plan: SeatingPlan; readonly grid: SeatGrid<PlacedSeat> } | undefined
  #overlay: Overlay = noOverlay
  #gesture: { readonly gesture: Gesture; readonly from: Point; isMoving: boolean } | undefined
  #hover: Press | undefined
  #carried: { readonly seats: ReadonlySet<string>; by: Point } | undefined
  #carriedPicture: { readonly seats: ReadonlySet<string>; readonly picture: SeatPicture } | undefined
  #frame: number | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #isFitted = false
  readonly #pointers = new Map<number, Point>()
  #isSpace = false
  readonly desk: Desk

  constructor(host: HTMLElement, store: SessionStore, toolOf: Stage["toolFor"], surroundings: Surroundings) {
    this.#host = host
    this.#store = store
    this.#toolOf = toolOf
    this.#surroundings = surroundings
    this.#canvases = [0, 1].map(() => {
      const canvas = document.createElement("canvas")
      Object.assign(canvas.style, {
        position: "absolute",
        inset: "0",
        width: "100%",
        height: "100%",
        pointerEvents: "none",
      })
      canvas.setAttribute("aria-hidden", "true")
      host.append(canvas)
      return canvas
    })
    this.#seats = this.#canvases[0]!.getContext("2d", { alpha: false })!
    this.#drawing = new DrawingLayer(this.#canvases[1]!, () => {
      // A picture that has come is drawn with the rest.
      this.#ground = { ...this.#ground }
      this.#ask(true)
    })
    this.#picture = this.#seatPicture()
    this.#ground = this.#groundOf()
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
      get say() {
        return surroundings.say
      },
    }
    this.#listen()
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
    return this.#toolOf(this.#isSpace ? "hand" : this.#store.state().tool)
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
    this.#look(fitted(this.#camera, boundsOf([...sheet, ...seats], 0)))
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

  camera(): Camera {
    return this.#camera
  }

  destroy(): void {
    for (const end of this.#ends) end()
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    clearTimeout(this.#resting)
    clearTimeout(this.#later)
    this.#drawing.remove()
    for (const canvas of this.#canvases) canvas.remove()
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
      this.#ask(this.#layer.isStretched(this.#camera))
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
    this.#picture = this.#seatPicture()
    this.#ground = this.#groundOf()
    this.#host.style.cursor = this.#tool.cursor
    clearTimeout(this.#later)
    if (this.#store.state().selection.seats.size < MANY) this.#refreshRest()
    else {
      // The handles of a large block take longer than a frame: they follow its picture.
      if (this.#gesture === undefined) this.#overlay = noOverlay
      this.#later = setTimeout(() => {
        this.#refreshRest()
        this.#ask()
      }, REST)
    }
    this.#ask(true)
  }
  #later: ReturnType<typeof setTimeout> | undefined

  #seatPicture(): SeatPicture {
    const { history, selection, showsDistance, tool } = this.#store.state()
    const { plan, venue } = history.present
    const { scheme, faulty, locked } = this.#surroundings
    const index = planIndex(plan)
    const before = this.#picture as SeatPicture | undefined
    const grid = this.#gridNow()
    const next: SeatPicture = {
      grid,
      rows: index.rows,
      radius: index.pitch * SEAT_SHARE,
      fills: fillsOf(plan),
      selected: selection.seats,
      carried: this.#carried?.seats,
      accessible: accessibleOf(venue.accessible),
      noted: notedOf(venue.notes),
      faulty,
      locked,
      focal: showsDistance ? focalPoint(history.present) : undefined,
      colors: colorsOf(scheme),
      font: FONT,
      tableZones: tableZonesOf(plan, venue.tables),
      // Its threads say the names of rows themselves.
      hasRowNames: tool !== "number",
    }
    if (before === undefined) return next
    const isSame = (Object.keys(next) as (keyof SeatPicture)[]).every((part) => next[part] === before[part])
    return isSame ? before : next
  }

  #groundOf(): Ground {
    const { history, selection } = this.#store.state()
    const { plan, venue, picture } = history.present
    const before = this.#ground as Ground | undefined
    const next: Ground = {
      plan,
      selectedAreas: selection.areas,
      picture,
      pictureUrl: this.#surroundings.pictureUrl,
      admissions: admissionsOf(plan, venue.generalAdmission),
      areaNames: areaNamesOf(venue.areas, this.#surroundings.language),
      colors: colorsOf(this.#surroundings.scheme),
      font: FONT,
    }
    if (before === undefined) return next
    // Of the plan, only its areas and its sheet lie under the seats.
    const isSame =
      before.plan.size === plan.size &&
      before.plan.zones.length === plan.zones.length &&
      plan.zones.every((zone, z) => {
        const old = before.plan.zones[z]
        return zone === old || (zone.areas === old?.areas && zone.position === old?.position)
      }) &&
      before.admissions === next.admissions &&
      before.areaNames === next.areaNames &&
      (["selectedAreas", "picture", "pictureUrl", "colors"] as const).every(
        (part) => next[part] === before[part],
      )
    return isSame ? before : next
  }

  #carry(seats: ReadonlySet<string> | undefined, by: Point): void {
    if (seats === undefined) {
      this.#carried = undefined
      this.#carriedPicture = undefined
    } else if (this.#carried?.seats === seats) this.#carried.by = by
    else this.#carried = { seats, by }
    this.#picture = this.#seatPicture()
    this.#ask(true)
  }

  #handleAt(at: Point): string | undefined {
    const reach = 10 / this.#camera.scale
    return this.#overlay.shapes
      .filter((shape) => shape.type === "handle")
      .findLast((handle) => Math.hypot(handle.at.x - at.x, handle.at.y - at.y) <= reach)?.id
  }

  #refreshRest(): void {
    if (this.#gesture === undefined) this.#overlay = this.#tool.rest?.(this.desk, this.#hover) ?? noOverlay
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
    const sharpness = window.devicePixelRatio
    const { width, height } = this.#camera
    const context = this.#seats
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    context.fillStyle = this.#picture.colors.surfaceSunken
    context.fillRect(0, 0, width, height)
    const ground = this.#ground
    const { pitch } = planIndex(this.#plan)
    const underneath = {
      key: ground,
      draw: (wide: Camera, sharp: number) => this.#drawing.under(wide, ground, pitch, sharp),
    }
    this.#layer.paint(context, this.#camera, this.#picture, underneath, sharpness, this.#isSharp)
    this.#isSharp = false
    if (this.#carried !== undefined) this.#paintCarried(context, this.#carried)
    if (this.#overlay.ghosts.length > 0)
      paintGhosts(context, this.#camera, this.#overlay.ghosts, this.#picture.radius, this.#picture.colors)
    const { spots } = this.#surroundings
    const overlay =
      spots.length === 0
        ? this.#overlay
        : {
            ...this.#overlay,
            shapes: [...this.#overlay.shapes, ...spots.map((at) => ({ type: "spot" as const, at }))],
          }
    this.#drawing.over(this.#camera, this.#ground, overlay)
  }

  #paintCarried(
    context: CanvasRenderingContext2D,
    { seats, by }: { seats: ReadonlySet<string>; by: Point },
  ): void {
    if (this.#carriedPicture?.seats !== seats) {
      const { byGuid, pitch } = planIndex(this.#plan)
      const own = [...seats].flatMap((guid) => byGuid.get(guid) ?? [])
      const picture = { ...this.#picture, grid: new SeatGrid(own, pitch), rows: [], carried: undefined }
      this.#carriedPicture = { seats, picture }
    }
    const { picture } = this.#carriedPicture
    paintSeats(context, { ...this.#camera, x: this.#camera.x - by.x, y: this.#camera.y - by.y }, picture)
  }

  #resize(): void {
    const { width, height } = this.#host.getBoundingClientRect()
    if (width < 1 || height < 1) return
    const canvas = this.#canvases[0]!
    canvas.width = Math.round(width * window.devicePixelRatio)
    canvas.height = Math.round(height * window.devicePixelRatio)
    // What is drawn stays where it is when a panel beside it grows: the corner is held, not the middle.
    const { scale } = this.#camera
    this.#camera = {
      ...this.#camera,
      x: this.#camera.x + (width - this.#camera.width) / 2 / scale,
      y: this.#camera.y + (height - this.#camera.height) / 2 / scale,
      width,
      height,
    }
    if (!this.#isFitted) {
      this.#isFitted = true
      this.fit()
    }
    this.#changed()
  }

  #listen(): void {
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      options?: AddEventListenerOptions,
    ) => {
      this.#host.addEventListener(name, listener, options)
      this.#ends.push(() => this.#host.removeEventListener(name, listener, options))
    }
    on("pointerdown", (event) => this.#down(event))
    on("pointermove", (event) => this.#move(event))
    on("pointerup", (event) => this.#up(event))
    on("pointercancel", (event) => this.#leave(event))
    on("pointerleave", () => {
      this.#hover = undefined
      this.#refreshRest()
      this.#ask()
    })
    on("wheel", (event) => this.#wheel(event), { passive: false })
    on("dblclick", (event) => event.preventDefault())
    on("contextmenu", (event) => event.preventDefault())
  }

  /** A held space bar is a hand. */
  hold(isSpace: boolean): void {
    this.#isSpace = isSpace
    this.#host.style.cursor = this.#tool.cursor
  }

  /** Gives a key to the tool, or lets a gesture go. */
  key(key: string): boolean {
    if (key === "Escape" && this.#gesture !== undefined) {
      this.#end()
      return true
    }
    const isFor = this.#tool.key?.(this.desk, key) === true
    if (isFor) {
      this.#refreshRest()
      this.#ask()
    }
    return isFor
  }

  #placeOf(event: MouseEvent): Point {
    const { left, top } = this.#host.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  #press(event: MouseEvent): Press {
    return {
      at: toPlan(this.#camera, this.#placeOf(event)),
      shift: event.shiftKey,
      alt: event.altKey,
      isDouble: event.detail >= 2,
    }
  }

  #down(event: PointerEvent): void {
    this.#host.focus({ preventScroll: true })
    try {
      this.#host.setPointerCapture(event.pointerId)
    } catch {
      // A pointer that has gone already is not held.
    }
    this.#pointers.set(event.pointerId, this.#placeOf(event))
    if (this.#pointers.size > 1) {
      this.#end()
      return
    }
    const press = this.#press(event)
    const tool = event.button === 1 || event.button === 2 ? this.#toolOf("hand") : this.#tool
    const gesture = tool.down(this.desk, press)
    this.#gesture =
      gesture === undefined ? undefined : { gesture, from: this.#placeOf(event), isMoving: false }
    this.#refreshRest()
    this.#ask()
  }

  #move(event: PointerEvent): void {
    const place = this.#placeOf(event)
    const before = this.#pointers.get(event.pointerId)
    if (before !== undefined && this.#pointers.size === 2) {
      this.#pinch(event.pointerId, before, place)
      return
    }
    if (before !== undefined) this.#pointers.set(event.pointerId, place)
    const press = this.#press(event)
    this.#hover = press
    const held = this.#gesture
    if (held === undefined) {
      this.#refreshRest()
      this.#ask()
      return
    }
    held.isMoving ||= Math.hypot(place.x - held.from.x, place.y - held.from.y) >= TREMBLE
    if (!held.isMoving) return
    this.#overlay = held.gesture.move(press)
    this.#ask()
  }

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#pointers].find(([pointer]) => pointer !== id)?.[1]
    this.#pointers.set(id, now)
    if (other === undefined) return
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const zoomed = zoomedAt(this.#camera, apart(now) / apart(before), middle)
    this.#look(panned(zoomed, (now.x - before.x) / 2, (now.y - before.y) / 2))
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
    const held = this.#gesture
    if (held === undefined) return
    this.#gesture = undefined
    held.gesture.up(this.#press(event))
    this.#refreshRest()
    this.#ask()
  }

  #leave(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
    this.#end()
  }

  #end(): void {
    this.#gesture?.gesture.cancel?.()
    this.#gesture = undefined
    this.#carry(undefined, { x: 0, y: 0 })
    this.#refreshRest()
    this.#ask()
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault()
    const isTrackpad = event.deltaMode === 0 && event.deltaX !== 0 && !event.ctrlKey
    if (isTrackpad || event.shiftKey) {
      const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      this.pan(-dx, -dy)
      return
    }
    const step = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30
    this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), this.#placeOf(event))
  }

  /** Where a place of the plan is on the page, for tests that press it. */
  screenOf(point: Point): Point {
    const { left, top } = this.#host.getBoundingClientRect()
    const { x, y } = toScreen(this.#camera, point)
    return { x: x + left, y: y + top }
  }
}
