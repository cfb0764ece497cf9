import type { Point } from "@parterre/seating-plans/geometry"
import type { ToolName } from "../document/session.ts"
import { type Desk, type Gesture, type Press, type Tool, TREMBLE } from "../tools/tool.ts"
import { type Camera, panned, toPlan, zoomedAt } from "./camera.ts"
import type { Overlay } from "./overlay.ts"

/** What pointers work on. */
interface Surface {
  readonly desk: Desk
  readonly toolOf: (name: ToolName) => Tool
  readonly look: (camera: Camera) => void
  /** Shows what a gesture is about to do. */
  readonly show: (overlay: Overlay) => void
  /** Shows what the tool shows while nothing is pressed. */
  readonly rest: () => void
}

/** Pointers and the wheel over the canvas: presses go to the tool, two fingers and the wheel to the camera. */
export class Pointers {
  readonly #host: HTMLElement
  readonly #surface: Surface
  readonly #ends: (() => void)[] = []
  readonly #pointers = new Map<number, Point>()
  #gesture: { readonly gesture: Gesture; readonly from: Point; isMoving: boolean } | undefined
  #hover: Press | undefined
  /** A held space bar is a hand. */
  isSpace = false

  constructor(host: HTMLElement, surface: Surface) {
    this.#host = host
    this.#surface = surface
    this.#listen()
  }

  get isBusy(): boolean {
    return this.#gesture !== undefined
  }
  get hover(): Press | undefined {
    return this.#hover
  }
  get tool(): Tool {
    const { desk, toolOf } = this.#surface
    return toolOf(this.isSpace ? "hand" : desk.state().tool)
  }

  /** Lets a gesture go without its step. */
  end(): void {
    this.#gesture?.gesture.cancel?.()
    this.#gesture = undefined
    this.#surface.desk.carry(undefined, { x: 0, y: 0 })
    this.#surface.rest()
  }

  /** Stops listening. */
  leave(): void {
    for (const end of this.#ends) end()
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
    on("pointercancel", (event) => {
      this.#pointers.delete(event.pointerId)
      this.end()
    })
    on("pointerleave", () => {
      this.#hover = undefined
      this.#surface.rest()
    })
    on("wheel", (event) => this.#wheel(event), { passive: false })
    on("dblclick", (event) => event.preventDefault())
    on("contextmenu", (event) => event.preventDefault())
  }

  #placeOf(event: MouseEvent): Point {
    const { left, top } = this.#host.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  #press(event: MouseEvent): Press {
    return {
      at: toPlan(this.#surface.desk.camera(), this.#placeOf(event)),
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
      this.end()
      return
    }
    const { desk, toolOf, rest } = this.#surface
    const tool = event.button === 1 || event.button === 2 ? toolOf("hand") : this.tool
    const gesture = tool.down(desk, this.#press(event))
    this.#gesture =
      gesture === undefined ? undefined : { gesture, from: this.#placeOf(event), isMoving: false }
    rest()
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
      this.#surface.rest()
      return
    }
    held.isMoving ||= Math.hypot(place.x - held.from.x, place.y - held.from.y) >= TREMBLE
    if (held.isMoving) this.#surface.show(held.gesture.move(press))
  }

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#pointers].find(([pointer]) => pointer !== id)?.[1]
    this.#pointers.set(id, now)
    if (other === undefined) return
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const { desk, look } = this.#surface
    const zoomed = zoomedAt(desk.camera(), apart(now) / apart(before), middle)
    look(panned(zoomed, (now.x - before.x) / 2, (now.y - before.y) / 2))
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
    const held = this.#gesture
    if (held === undefined) return
    this.#gesture = undefined
    held.gesture.up(this.#press(event))
    this.#surface.rest()
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault()
    const { desk, look } = this.#surface
    const isTrackpad = event.deltaMode === 0 && event.deltaX !== 0 && !event.ctrlKey
    if (isTrackpad || event.shiftKey) {
      const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      look(panned(desk.camera(), -dx, -dy))
      return
    }
    const step = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30
    look(zoomedAt(desk.camera(), Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), this.#placeOf(event)))
  }
}
