import { type DecorationWords, decorationLook, LINE_HEIGHT } from "../scene/decoration-look.ts"
import { isRound, radiiOf } from "../scene/decorations.ts"
import type { MapTheme } from "../theme.ts"
import type { Decoration, MapVenue } from "../venue.ts"
import { planPath } from "./plan-path.ts"

const MIN_TEXT_PX = 9
const DEGREE = Math.PI / 180

interface GroundShape {
  readonly path: Path2D
  readonly fill: string | undefined
  readonly edge: string
}

/** The background picture and the decorations: stage, bars, walls. */
export class Ground {
  readonly #shapes: GroundShape[] = []
  readonly #texts: DecorationWords[] = []
  readonly #font: string
  #image: { readonly element: HTMLImageElement; readonly scale: number } | undefined

  constructor(venue: MapVenue, theme: MapTheme, onImage: () => void) {
    this.#font = theme.font
    for (const decoration of venue.decorations ?? []) {
      const { outline, text, ...look } = decorationLook(decoration, theme)
      if (outline.length > 0)
        this.#shapes.push({ ...look, path: isRound(decoration) ? roundPath(decoration) : planPath(outline) })
      if (text !== undefined) this.#texts.push(text)
    }
    if (venue.imageUrl === undefined) return
    const element = new Image()
    element.crossOrigin = "anonymous"
    element.onload = () => {
      this.#image = { element, scale: venue.scaleImage ?? 1 }
      onImage()
    }
    element.src = venue.imageUrl
  }

  paintImage(context: CanvasRenderingContext2D): void {
    if (this.#image === undefined) return
    const { element, scale } = this.#image
    context.drawImage(element, 0, 0, element.width * scale, element.height * scale)
  }

  paint(context: CanvasRenderingContext2D, scale: number): void {
    context.lineWidth = 1 / scale
    for (const { path, fill, edge } of this.#shapes) {
      context.strokeStyle = edge
      if (fill !== undefined) {
        context.fillStyle = fill
        context.fill(path)
      }
      context.stroke(path)
    }
    context.textAlign = "center"
    context.textBaseline = "alphabetic"
    for (const text of this.#texts) this.#write(context, text, scale)
  }

  /** Texts keep their plan size but never shrink into noise: too small to read, they go. */
  #write(
    context: CanvasRenderingContext2D,
    { lines, position, rotation, offset, size, room, color }: DecorationWords,
    scale: number,
  ) {
    const px = Math.max(size * scale, MIN_TEXT_PX)
    const wide = Math.max(...lines.map((line) => line.length)) * px * 0.6
    if (size * scale < MIN_TEXT_PX && wide > room * scale) return
    context.save()
    context.translate(position.x, position.y)
    context.rotate(rotation * DEGREE)
    context.fillStyle = color
    context.font = `600 ${px / scale}px ${this.#font}`
    const high = px / scale
    lines.forEach((line, i) => {
      const below = (i - (lines.length - 1) / 2) * LINE_HEIGHT
      context.fillText(line, offset.x, offset.y + high * (0.35 + below))
    })
    context.restore()
  }
}

function roundPath(decoration: Decoration): Path2D {
  const { position, rotation = 0 } = decoration
  const { x, y } = radiiOf(decoration)
  const path = new Path2D()
  path.ellipse(position.x, position.y, Math.abs(x), Math.abs(y), rotation * DEGREE, 0, Math.PI * 2)
  return path
}
