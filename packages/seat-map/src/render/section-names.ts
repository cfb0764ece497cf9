import { inkOn, mixed } from "../colour.ts"
import { type Bounds, boundsOf, grown, overlaps } from "../geometry/bounds.ts"
import { type NameRequest, type PlacedName, placeNames } from "../geometry/name-places.ts"
import { type LabelRoom, labelRoom } from "../geometry/polygon.ts"
import { tableTop } from "../geometry/rows.ts"
import type { View } from "../geometry/view.ts"
import type { SeatBook } from "../scene/seat-book.ts"
import { decorationBounds, type SectionShape } from "../scene/section-shapes.ts"
import type { MapTheme } from "../theme.ts"
import type { MapVenue } from "../venue.ts"
import type { RowNames } from "./row-names.ts"
import type { Stage } from "./stage.ts"

const HALO_PX = 3

interface DrawnName extends PlacedName {
  readonly items: readonly paper.PointText[]
}

/** Names of sections and tables, at a constant size on screen; placed anew when the view comes to rest. */
export class SectionNames {
  readonly #stage: Stage
  readonly #theme: MapTheme
  readonly #shapes: readonly SectionShape[]
  readonly #rooms: ReadonlyMap<string, LabelRoom | undefined>
  readonly #decorations: readonly Bounds[]
  readonly #radius: number
  readonly #ruler = document.createElement("canvas").getContext("2d")!
  readonly #widths = new Map<string, number>()
  #drawn: DrawnName[] = []

  constructor(
    stage: Stage,
    venue: MapVenue,
    shapes: readonly SectionShape[],
    theme: MapTheme,
    radius: number,
  ) {
    this.#stage = stage
    this.#theme = theme
    this.#shapes = shapes
    this.#radius = radius
    this.#rooms = new Map(shapes.map((shape) => [shape.id, labelRoom(shape.section.polygons)]))
    // Walls and floors surround sections; only what is smaller than them all can be in a name's way.
    this.#decorations = (venue.decorations ?? [])
      .map(decorationBounds)
      .filter((box) => box !== undefined)
      .filter((box) => !shapes.some((shape) => overlaps(grown(shape.bounds, -1), box)))
  }

  /** Keeps the size on screen while the scale changes; places stay. */
  scaled(scale: number): void {
    for (const { items, size, at } of this.#drawn) {
      for (const item of items) {
        item.fontSize = size / scale
        item.strokeWidth = HALO_PX / scale
        item.point = new this.#stage.paper.Point(at.x, at.y + (size * 0.35) / scale)
      }
    }
  }

  place(
    view: View,
    frame: Bounds,
    book: SeatBook,
    rowNames: RowNames,
    isDimmed: (shape: SectionShape) => boolean,
  ): void {
    for (const name of this.#drawn) for (const item of name.items) item.remove()
    this.#stage.activate("names")
    const visible = this.#shapes.filter((shape) => overlaps(shape.bounds, frame))
    const names = placeNames(
      visible.map((shape) => this.#request(shape, book)),
      {
        scale: view.scale,
        radius: this.#radius,
        measure: (text, size) => this.#width(text) * size,
        isFree: (box) => !rowNames.covers(box, view.scale) && book.isClear(box),
        taken: this.#decorations,
      },
    )
    const byId = new Map(visible.map((shape) => [shape.id, shape]))
    const tables = this.#tableNames(view, frame, book)
    this.#drawn = [...names, ...tables].map((name) => ({
      ...name,
      items: this.#items(name, byId.get(name.id), byId.has(name.id) && isDimmed(byId.get(name.id)!)),
    }))
    this.scaled(view.scale)
  }

  #request(shape: SectionShape, book: SeatBook): NameRequest {
    const loaded = book.sections.get(shape.id)
    const open = loaded !== undefined && loaded.spots.length > 0
    const bounds = open ? boundsOf(loaded.spots)! : shape.bounds
    const text = shape.section.name
    return open
      ? { id: shape.id, text, seats: loaded.spots, bounds }
      : { id: shape.id, text, room: this.#rooms.get(shape.id), bounds }
  }

  #tableNames(view: View, frame: Bounds, book: SeatBook): PlacedName[] {
    return [...book.sections.values()].flatMap(({ rows, section }) =>
      rows.flatMap((row): PlacedName[] => {
        const top = tableTop(row, this.#radius)
        if (top === undefined || top.name === "" || !overlaps(frame, boundsOf([top.center])!)) return []
        const size = Math.min(14, top.radius * view.scale * 0.9)
        const fits = size >= 8 && this.#width(top.name) * size <= top.radius * 1.7 * view.scale
        return fits
          ? [{ id: `${section.id}/${row.id}`, text: top.name, at: top.center, size, beside: true }]
          : []
      }),
    )
  }

  /** The text; over several colours it gets a halo first, since no one ink reads on all of them. */
  #items(
    { text, at, beside }: PlacedName,
    shape: SectionShape | undefined,
    dimmed: boolean,
  ): paper.PointText[] {
    const colors = shape?.section.colors ?? []
    const color = colors[0] ?? this.#theme.inkMuted
    const over = dimmed ? this.#theme.inkMuted : inkOn(mixed(color, this.#theme.surface, 0.88))
    const options = {
      point: [at.x, at.y],
      content: text,
      justification: "center",
      fontFamily: this.#theme.font,
      fontWeight: "600",
    }
    const fill = new this.#stage.paper.PointText({ ...options, fillColor: beside ? this.#theme.ink : over })
    if (beside || dimmed || colors.length < 2) return [fill]
    const strokeColor = mixed(over === "#ffffff" ? "#000000" : "#ffffff", color, 0.6)
    const halo = new this.#stage.paper.PointText({ ...options, strokeColor, strokeJoin: "round" })
    halo.insertBelow(fill)
    return [halo, fill]
  }

  /** Width of the text at one pixel of size. */
  #width(text: string): number {
    let width = this.#widths.get(text)
    if (width === undefined) {
      this.#ruler.font = `600 100px ${this.#theme.font}`
      width = this.#ruler.measureText(text).width / 100
      this.#widths.set(text, width)
    }
    return width
  }
}
