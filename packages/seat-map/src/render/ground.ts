import { inkOn } from "../colour.ts"
import { boundsOf, center, width } from "../geometry/bounds.ts"
import { decorationOutline, isRound } from "../scene/decorations.ts"
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
      const { width: wide, height: high } = raster
      raster.matrix = new this.#stage.paper.Matrix(scale, 0, 0, scale, (wide * scale) / 2, (high * scale) / 2)
      onImage()
    }
  }

  #decoration(decoration: Decoration, theme: MapTheme) {
    const { position, rotation = 0, text, shape } = decoration
    const fillColor = decoration.color ?? (shape === "text" ? undefined : theme.surfaceRaised)
    const outline = decorationOutline(decoration)
    if (outline.length > 0) {
      const path = new this.#stage.paper.Path({
        segments: outline.map(({ x, y }) => [x, y]),
        closed: true,
        fillColor,
        strokeColor: decoration.borderColor ?? theme.line,
        strokeWidth: 1,
        strokeScaling: false,
      })
      if (isRound(decoration)) path.smooth()
    }
    if (text === undefined || text.text === "") return
    const box = boundsOf(decorationOutline({ ...decoration, rotation: 0 }))
    const place =
      text.position === undefined
        ? box === undefined
          ? position
          : center(box)
        : { x: position.x + text.position.x, y: position.y + text.position.y }
    const size = text.size ?? 14
    const item = new this.#stage.paper.PointText({
      point: [place.x, place.y + size * 0.35],
      content: text.text,
      justification: "center",
      fontFamily: theme.font,
      fontWeight: "600",
      fontSize: size,
      fillColor: text.color ?? (fillColor === undefined ? theme.inkMuted : inkOn(fillColor)),
    })
    item.rotate(rotation, new this.#stage.paper.Point(position))
    this.#texts.push({ item, size, room: box === undefined ? Infinity : width(box) })
  }
}
