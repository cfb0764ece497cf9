import type { TooltipText } from "../labels.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"

const GAP = 14
const CARD =
  "position:absolute;left:0;top:0;z-index:2;display:none;gap:12px;max-width:260px;padding:8px 12px;border-radius:8px;box-shadow:0 6px 20px rgb(0 0 0/.22);pointer-events:none;white-space:pre-line"

/** Its size is known before it is loaded, so that the card does not jump. */
const PICTURE =
  "display:none;flex:none;width:144px;height:81px;border-radius:4px;object-fit:cover;background:rgb(128 128 128/.3)"

/** A small card beside the pointer. It is decoration for the eye: the list and the panel say and show the same to everyone. */
export class Tooltip {
  readonly #card = document.createElement("div")
  readonly #title = document.createElement("strong")
  readonly #lines = document.createElement("div")
  readonly #picture = document.createElement("img")
  #shown: string | undefined

  constructor(parent: HTMLElement, theme: MapTheme) {
    this.#card.className = "parterre-map-tooltip"
    this.#card.ariaHidden = "true"
    this.#card.style.cssText = `${CARD};background:${theme.ink};color:${theme.surface};font:13px/1.4 ${theme.font};font-variant-numeric:tabular-nums`
    this.#picture.alt = ""
    this.#picture.decoding = "async"
    this.#picture.style.cssText = PICTURE
    this.#picture.onerror = () => {
      this.#picture.style.display = "none"
    }
    const words = document.createElement("div")
    words.append(this.#title, this.#lines)
    this.#card.append(words, this.#picture)
    parent.append(this.#card)
  }

  /** Above the point, or below it near the top edge; always inside the map. `picture` is what one sees from there. */
  show(
    text: TooltipText,
    at: Point,
    clearance: number,
    size: { width: number; height: number },
    picture?: string,
  ): void {
    this.#title.textContent = text.title
    this.#lines.textContent = text.lines.join("\n")
    this.#illustrate(picture)
    this.#card.style.display = "flex"
    const { offsetWidth, offsetHeight } = this.#card
    const left = Math.min(Math.max(4, at.x - offsetWidth / 2), Math.max(4, size.width - offsetWidth - 4))
    const above = at.y - clearance - GAP - offsetHeight
    const top = above >= 4 ? above : at.y + clearance + GAP
    this.#card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  }

  hide(): void {
    this.#card.style.display = "none"
  }

  /** A picture is asked for when it is first to be seen, and not again while the pointer stays with it. */
  #illustrate(picture: string | undefined): void {
    if (picture === this.#shown) return
    this.#shown = picture
    this.#picture.style.display = picture === undefined ? "none" : "block"
    this.#card.style.maxWidth = picture === undefined ? "260px" : "340px"
    if (picture === undefined) this.#picture.removeAttribute("src")
    else this.#picture.src = picture
  }
}
