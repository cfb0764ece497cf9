import { inkOn } from "../colour.ts"
import { decorationBounds } from "../scene/section-shapes.ts"
import type { MapTheme } from "../theme.ts"
import type { Decoration, MapVenue } from "../venue.ts"
import type { Stage } from "./stage.ts"

const MIN_TEXT_PX = 9

interface GroundText {
  readonly item: paper.PointText
  readonly size: number
  readonly room: number
}

/** The background picture and the decorations: stage, bars, walls. */
export class Ground {
  readonly #texts: GroundText[] = []
  readonly #stage: Stage

  constructor(stage: Stage, venue: MapVenue, theme: MapTheme, onImage: () => void) {
    this.#stage = stage
    stage.activate("image")
    if (venue.imageUrl !== undefined) this.#image(venue.imageUrl, venue.scaleImage ?? 1, onImage)
    stage.activate("ground")
    for (const decoration of venue.decorations ?? []) this.#decoration(decoration, theme)
  }

  /** Texts keep their plan size but never shrink into noise: too small to read, they go. */
  scaled(scale: number): void {
    for (const { item, size, room } of this.#texts) {
      const px = Math.max(size * scale, MIN_TEXT_PX)
      const wide = String(item.content).length * px * 0.6
      item.visible = size * scale >= MIN_TEXT_PX || wide <= room * scale
      if (item.visible) item.fontSize = px / scale
    }
  }

  #image(url: string, scale: number, onImage: () => void) {
    const raster = new this.#stage.paper.Raster({ source: url, crossOrigin: "anonymous" })
    raster.onLoad = () => {
      raster.matrix = new this.#stage.paper.Matrix(
        scale,
        0,
        0,
        scale,
        (raster.width * scale) / 2,
        (raster.height * scale) / 2,
      )
      onImage()
    }
  }

  #decoration(decoration: Decoration, theme: MapTheme) {
    const fill = decoration.color ?? (decoration.shape === "text" ? undefined : theme.surfaceRaised)
    const shape = this.#shape(decoration)
    const pivot = new this.#stage.paper.Point(decoration.position)
    if (shape !== undefined) {
      if (fill !== undefined) shape.fillColor = new this.#stage.paper.Color(fill)
      shape.strokeColor = new this.#stage.paper.Color(decoration.borderColor ?? theme.line)
      shape.strokeWidth = 1
      shape.strokeScaling = false
      shape.rotate(decoration.rotation ?? 0, pivot)
    }
    const text = decoration.text
    if (text === undefined || text.text === "") return
    const box = decorationBounds({ ...decoration, rotation: 0 })
    const place = text.position ?? (box === undefined ? { x: 0, y: 0 } : middleOf(box, decoration))
    const size = text.size ?? 14
    const item = new this.#stage.paper.PointText({
      point: [pivot.x + place.x, pivot.y + place.y + size * 0.35],
      content: text.text,
      justification: "center",
      fontFamily: theme.font,
      fontWeight: "600",
      fontSize: size,
      fillColor: text.color ?? (fill === undefined ? theme.inkMuted : inkOn(fill)),
    })
    item.rotate(decoration.rotation ?? 0, pivot)
    this.#texts.push({ item, size, room: box === undefined ? Infinity : box.right - box.left })
  }

  #shape(decoration: Decoration): paper.Path | undefined {
    const { Path, Point, Size, Rectangle } = this.#stage.paper
    const { x, y } = decoration.position
    switch (decoration.shape) {
      case "polygon": {
        const points = decoration.polygon?.points ?? []
        return new Path({ segments: points.map((point) => [x + point.x, y + point.y]), closed: true })
      }
      case "circle":
        return new Path.Circle(new Point(x, y), decoration.circle?.radius ?? 0)
      case "ellipse": {
        const radius = decoration.ellipse?.radius ?? { x: 0, y: 0 }
        return new Path.Ellipse({ center: [x, y], radius: [radius.x, radius.y] })
      }
      case "rectangle": {
        const size = decoration.rectangle ?? { width: 0, height: 0 }
        return new Path.Rectangle(
          new Rectangle(new Point(x, y), new Size(size.width, size.height)),
          new Size(2, 2),
        )
      }
      case "text":
        return undefined
    }
  }
}

function middleOf(
  box: { left: number; top: number; right: number; bottom: number },
  { position }: Decoration,
) {
  return { x: (box.left + box.right) / 2 - position.x, y: (box.top + box.bottom) / 2 - position.y }
}
