import {
  atRest,
  type Gesture,
  type HandInput,
  LONG_PRESS_MS,
  type PointerKind,
  type ViewCommand,
} from "../gestures/gesture.ts"
import { keyCommand } from "../gestures/keys.ts"
import { nextGesture } from "../gestures/next-gesture.ts"
import { wheelCommand } from "../gestures/wheel.ts"
import type { Point } from "../venue.ts"

/** Listens to the canvas and the keyboard, and tells what the shopper wants of the view. */
export class Hand {
  readonly #canvas: HTMLCanvasElement
  readonly #glides: boolean
  readonly #onCommand: (command: ViewCommand) => void
  readonly #listening = new AbortController()
  #gesture: Gesture = atRest
  #longPress: ReturnType<typeof setTimeout> | undefined

  /** Without `glides` the plan stays where a finger leaves it. */
  constructor(
    canvas: HTMLCanvasElement,
    keys: HTMLElement,
    glides: boolean,
    onCommand: (command: ViewCommand) => void,
  ) {
    this.#canvas = canvas
    this.#glides = glides
    this.#onCommand = onCommand
    // What follows a tap, a wheel and a long press is the browser's, unless it is kept from it.
    const options = { signal: this.#listening.signal, passive: false }
    canvas.style.touchAction = "none"
    canvas.addEventListener("pointerdown", (event) => this.#down(event), options)
    canvas.addEventListener("pointermove", (event) => this.#feed(this.#input("move", event)), options)
    canvas.addEventListener("pointerup", (event) => this.#feed(this.#input("up", event)), options)
    canvas.addEventListener(
      "pointercancel",
      (event) => this.#feed({ type: "cancel", pointer: event.pointerId }),
      options,
    )
    canvas.addEventListener("pointerleave", () => this.#feed({ type: "leave" }), options)
    // The mouse that browsers make up after a tap would take the focus from what the tap has opened.
    canvas.addEventListener("touchend", (event) => event.preventDefault(), options)
    canvas.addEventListener("contextmenu", (event) => this.#menu(event), options)
    canvas.addEventListener("wheel", (event) => this.#wheel(event), options)
    keys.addEventListener("keydown", (event) => this.#key(event), options)
  }

  /** No finger moves the plan at the moment. */
  get isStill(): boolean {
    return this.#gesture.state !== "panning" && this.#gesture.state !== "pinching"
  }

  destroy(): void {
    this.#listening.abort()
    clearTimeout(this.#longPress)
  }

  #down(event: PointerEvent) {
    // Other mouse buttons belong to the browser.
    if (event.pointerType === "mouse" && event.button !== 0) return
    this.#canvas.setPointerCapture(event.pointerId)
    this.#feed(this.#input("down", event))
  }

  #feed(input: HandInput) {
    const { gesture: next, commands } = nextGesture(this.#gesture, input)
    const gesture = next.state === "gliding" && !this.#glides ? atRest : next
    if (gesture.state !== this.#gesture.state) {
      clearTimeout(this.#longPress)
      if (gesture.state === "pressing" && gesture.kind !== "mouse")
        this.#longPress = setTimeout(() => this.#feed({ type: "held" }), LONG_PRESS_MS)
    }
    this.#gesture = gesture
    if (gesture.state === "panning") this.#canvas.style.cursor = "grabbing"
    else if (this.#canvas.style.cursor === "grabbing") this.#canvas.style.cursor = "grab"
    for (const command of commands) this.#onCommand(command)
  }

  #input(type: "down" | "move" | "up", event: PointerEvent): HandInput {
    // Of a device that it cannot tell, a browser says nothing.
    const kind = (event.pointerType || "mouse") as PointerKind
    return { type, pointer: event.pointerId, kind, at: this.#place(event), time: event.timeStamp }
  }

  #place(event: MouseEvent): Point {
    const corner = this.#canvas.getBoundingClientRect()
    return { x: event.clientX - corner.left, y: event.clientY - corner.top }
  }

  /** A resting finger reads the map; the browser's menu for it would cover what it reads. */
  #menu(event: Event) {
    if (this.#gesture.state === "pressing" || this.#gesture.state === "peeking") event.preventDefault()
  }

  #wheel(event: WheelEvent) {
    event.preventDefault()
    this.#onCommand(wheelCommand(event, this.#place(event)))
  }

  #key(event: KeyboardEvent) {
    const command = keyCommand(event.key, event.ctrlKey || event.metaKey || event.altKey)
    if (command === undefined) return
    event.preventDefault()
    this.#onCommand(command)
  }
}
