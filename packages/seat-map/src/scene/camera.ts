import type { Bounds } from "../geometry/bounds.ts"
import {
  between,
  FIT_MAX_SCALE,
  fitted,
  keptInSight,
  panned,
  type ScaleRange,
  userRange,
  type View,
  zoomedAt,
} from "../geometry/view.ts"
import type { Point } from "../venue.ts"

interface Move {
  readonly from: View
  readonly to: View
  readonly start: number
  readonly ms: number
}

const MOVE_MS = 180
/** The hand or wheel counts as at rest after this long without a change. */
const REST_MS = 90

interface CameraOptions {
  readonly now: () => number
  readonly reducedMotion: boolean
}

/** Where the shopper looks, and the short moves from one view to the next. Time comes from outside. */
export class Camera {
  readonly #plan: Bounds
  readonly #options: CameraOptions
  #view: View
  #move: Move | undefined
  #isHome = true
  #changed: number

  constructor(plan: Bounds, size: { width: number; height: number }, options: CameraOptions) {
    this.#plan = plan
    this.#options = options
    this.#view = fitted(plan, size)
    this.#changed = -REST_MS
  }

  /** Whether a thrown plan goes on. */
  get glides(): boolean {
    return !this.#options.reducedMotion
  }

  get view(): View {
    return this.#view
  }

  get hasRested(): boolean {
    return this.#move === undefined && this.#options.now() - this.#changed >= REST_MS
  }

  /** The whole plan again, centred [MAP-009]. */
  home(): void {
    this.#goTo(fitted(this.#plan, this.#view))
    this.#isHome = true
  }

  /** Zooms about a screen point; without one about the middle, gliding there. */
  zoomBy(factor: number, at?: Point): void {
    const target = this.#target()
    if (at !== undefined) this.#set(zoomedAt(this.#settledAt(), factor, at, this.#range()))
    else this.#goTo(zoomedAt(target, factor, { x: target.width / 2, y: target.height / 2 }, this.#range()))
  }

  /** Zooms into the middle, gliding; `aim` comes there unless the scale stays as it is. */
  zoomInto(factor: number, aim: Point | undefined): void {
    const { scale } = this.#target()
    this.zoomBy(factor)
    const target = this.#target()
    if (aim !== undefined && target.scale !== scale) this.#goTo({ ...target, center: aim })
  }

  /** Glides so that a screen point keeps its place while the scale becomes `scale`. */
  zoomTo(scale: number, at: Point): void {
    this.#goTo(zoomedAt(this.#view, scale / this.#view.scale, at, this.#range()))
  }

  /** Moves the eye by CSS pixels, gliding. */
  pan(dx: number, dy: number): void {
    this.#goTo(panned(this.#target(), dx, dy))
  }

  /** The plan follows the hand at once. */
  drag(dx: number, dy: number): void {
    this.#set(panned(this.#settledAt(), -dx, -dy))
  }

  /** Goes on as fast as the finger that let go, slowing down; speeds in CSS pixels per millisecond. */
  fling(vx: number, vy: number, ms: number): void {
    // The ease of a glide starts at three times its mean speed.
    if (this.glides) this.#goTo(panned(this.#view, (-vx * ms) / 3, (-vy * ms) / 3), ms)
  }

  /** Stops a glide where it is. */
  hold(): void {
    this.#move = undefined
  }

  /** The scale at which a box is seen whole. */
  fitOf(box: Bounds): number {
    return this.#fit(box).scale
  }

  /** Shows a box whole, but within the scales given. */
  show(box: Bounds, scales: ScaleRange): void {
    const fit = this.#fit(box)
    const range = this.#range()
    const scale = Math.min(Math.max(fit.scale, scales.min), scales.max, range.max)
    this.#goTo({ ...fit, scale })
  }

  /** A new canvas size keeps the middle in the middle, and a move under way goes on; the home view stays the home view. */
  resize(size: { width: number; height: number }): void {
    const [move, isHome] = [this.#move, this.#isHome]
    this.#set(isHome ? fitted(this.#plan, size) : { ...this.#view, ...size })
    this.#isHome = isHome
    if (move !== undefined && !isHome)
      this.#move = { ...move, from: { ...move.from, ...size }, to: { ...move.to, ...size } }
  }

  /** Brings the view up to the present moment of a glide. */
  advance(): void {
    if (this.#move === undefined) return
    const share = (this.#options.now() - this.#move.start) / this.#move.ms
    this.#changed = this.#options.now()
    if (share >= 1) {
      this.#view = this.#move.to
      this.#move = undefined
      return
    }
    this.#view = between(this.#move.from, this.#move.to, 1 - (1 - Math.max(0, share)) ** 3)
  }

  #fit(box: Bounds) {
    return fitted(box, this.#view, 32, FIT_MAX_SCALE)
  }

  #range() {
    return userRange(fitted(this.#plan, this.#view).scale)
  }

  #target() {
    return this.#move?.to ?? this.#view
  }

  /** A hand that takes hold stops a glide where it is. */
  #settledAt() {
    this.#move = undefined
    return this.#view
  }

  #set(view: View) {
    this.#move = undefined
    this.#view = keptInSight(view, this.#plan)
    this.#isHome = false
    this.#changed = this.#options.now()
  }

  #goTo(view: View, ms = MOVE_MS) {
    if (this.#options.reducedMotion) return this.#set(view)
    this.#move = { from: this.#view, to: keptInSight(view, this.#plan), start: this.#options.now(), ms }
    this.#isHome = false
  }
}
