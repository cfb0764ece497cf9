import { DEFAULT_SIZE } from "../geometry/view.ts"
import type { MapLabels } from "../labels.ts"
import type { MapTheme } from "../theme.ts"

let frames = 0

/** The elements of a map: a focusable frame with a name and instructions, and the canvas inside. */
export class MapFrame {
  readonly root = document.createElement("div")
  readonly canvas = document.createElement("canvas")
  readonly #container: HTMLElement
  readonly #watch: ResizeObserver

  constructor(container: HTMLElement, theme: MapTheme, labels: MapLabels, onResize: () => void) {
    this.#container = container
    const help = document.createElement("p")
    frames += 1
    help.id = `parterre-map-help-${frames}`
    help.textContent = labels.instructions
    hideFromEyes(help)
    this.root.className = "parterre-map"
    this.root.tabIndex = 0
    for (const [name, value] of [
      ["role", "application"],
      ["aria-label", labels.map],
      ["aria-describedby", help.id],
    ] as const)
      this.root.setAttribute(name, value)
    Object.assign(this.root.style, {
      position: "relative",
      width: "100%",
      height: "100%",
      overflow: "hidden",
      background: theme.surface,
    })
    Object.assign(this.canvas.style, { position: "absolute", left: "0", top: "0", cursor: "grab" })
    this.canvas.setAttribute("aria-hidden", "true")
    this.root.append(help, this.canvas)
    container.append(this.root)
    const { width, height } = this.size()
    if (container.clientHeight === 0) this.root.style.height = `${height}px`
    // Paper reads the canvas' own size once; from then on the view sets it.
    Object.assign(this.canvas, { width, height })
    this.root.addEventListener("focus", () => this.#outline(this.root.matches(":focus-visible"), theme.focus))
    this.root.addEventListener("blur", () => this.#outline(false, theme.focus))
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

  destroy(): void {
    this.#watch.disconnect()
    this.root.remove()
  }

  #outline(visible: boolean, color: string) {
    this.root.style.outline = visible ? `3px solid ${color}` : "none"
    this.root.style.outlineOffset = "-3px"
  }
}

function hideFromEyes(element: HTMLElement) {
  Object.assign(element.style, {
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  })
}
