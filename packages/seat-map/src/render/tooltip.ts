import type { TooltipText } from "../labels.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"

const GAP = 14
const CARD =
  "position:absolute;left:0;top:0;z-index:2;display:none;max-width:260px;padding:8px 12px;border-radius:8px;box-shadow:0 6px 20px rgb(0 0 0/.22);pointer-events:none"

/** A small card beside the pointer. It is decoration for the eye: the list says the same to everyone. */
export class Tooltip {
  readonly #card = document.createElement("div")
  readonly #title = document.createElement("strong")
  readonly #lines = document.createElement("div")

  constructor(parent: HTMLElement, theme: MapTheme) {
    this.#card.className = "parterre-map-tooltip"
    this.#card.ariaHidden = "true"
    this.#card.style.cssText = CARD
    Object.assign(this.#card.style, {
      background: theme.ink,
      color: theme.surface,
      font: `13px/1.4 ${theme.font}`,
      fontVariantNumeric: "tabular-nums",
    })
    this.#title.style.display = "block"
    this.#card.append(this.#title, this.#lines)
    parent.append(this.#card)
  }

  /** Above the point, or below it near the top edge; always inside the map. */
  show(text: TooltipText, at: Point, clearance: number, size: { width: number; height: number }): void {
    this.#title.textContent = text.title
    this.#lines.replaceChildren(...text.lines.map(lineOf))
    this.#card.style.display = "block"
    const { offsetWidth, offsetHeight } = this.#card
    const left = Math.min(Math.max(4, at.x - offsetWidth / 2), Math.max(4, size.width - offsetWidth - 4))
    const above = at.y - clearance - GAP - offsetHeight
    const top = above >= 4 ? above : at.y + clearance + GAP
    this.#card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  }

  hide(): void {
    this.#card.style.display = "none"
  }
}

function lineOf(text: string) {
  const line = document.createElement("div")
  line.textContent = text
  return line
}
