import { DEFAULT_SIZE } from "../geometry/view.ts"
import type { MapLabels } from "../labels.ts"
import type { MapTheme } from "../theme.ts"

const HIDDEN_FROM_EYES =
  "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"

let frames = 0

/** The elements of a map: a focusable frame with a name and instructions, and the canvas inside. */
export class MapFrame {
  readonly root = document.createElement("div")
  readonly canvas = document.createElement("canvas")
  readonly #container: HTMLElement
  readonly #watch: ResizeObserver

  constructor(container: HTMLElement, labels: MapLabels, onResize: () => void) {
    this.#container = container
    const help = document.createElement("p")
    frames += 1
    help.id = `parterre-map-help-${frames}`
    help.textContent = labels.instructions
    help.style.cssText = HIDDEN_FROM_EYES
    this.root.className = "parterre-map"
    this.root.tabIndex = 0
    this.root.role = "application"
    this.root.ariaLabel = labels.map
    this.root.setAttribute("aria-describedby", help.id)
    this.root.style.cssText =
      "position:relative;isolation:isolate;width:100%;height:100%;overflow:hidden;outline:3px none;outline-offset:-3px"
    // Under the outline, which an opaque picture would hide.
    this.canvas.style.cssText = "position:absolute;z-index:-1;left:0;top:0;cursor:grab"
    this.canvas.ariaHidden = "true"
    this.root.append(help, this.canvas)
    container.append(this.root)
    if (container.clientHeight === 0) this.root.style.height = `${this.size().height}px`
    for (const type of ["focus", "blur"])
      this.root.addEventListener(type, () => {
        this.root.style.outlineStyle = this.root.matches(":focus-visible") ? "solid" : "none"
      })
    this.#watch = new ResizeObserver(onResize)
    this.#watch.observe(this.root)
  }

  /** In CSS pixels; the default where the page gives none [MAP-013]. */
  size(): { width: number; height: number } {
    return {
      width: this.root.clientWidth || this.#container.clientWidth || DEFAULT_SIZE.width,
      height: this.root.clientHeight || this.#container.clientHeight || DEFAULT_SIZE.height,
    }
  }

  dress({ surface, focus }: MapTheme): void {
    this.root.style.background = surface
    this.root.style.outlineColor = focus
  }

  destroy(): void {
    this.#watch.disconnect()
    this.root.remove()
  }
}
