import { inkOn, mixed } from "../colour.ts"
import { type Bounds, boundsOf, center, overlaps, shareInside } from "../geometry/bounds.ts"
import { seatDetailLevel } from "../geometry/detail-level.ts"
import { type NameRequest, type PlacedName, placeNames } from "../geometry/name-places.ts"
import { clipped, isInside, type LabelRoom, labelRoom, type Polygon } from "../geometry/polygon.ts"
import { tableTop } from "../geometry/rows.ts"
import { type View, visibleBounds } from "../geometry/view.ts"
import { decorationOutline, touches } from "../scene/decorations.ts"
import type { SeatBook } from "../scene/seat-book.ts"
import type { SectionShape } from "../scene/section-shapes.ts"
import type { MapTheme } from "../theme.ts"
import type { MapVenue } from "../venue.ts"
import { REGION_STRENGTH } from "./regions.ts"
import type { RowNames } from "./row-names.ts"

const HALO_PX = 3

interface DrawnName extends PlacedName {
  readonly ink: string
  /** Drawn around the letters where they lie across an outline or several colours. */
  readonly halo: string | undefined
}

/** Names of sections and tables, at a constant size on screen; placed anew when the view comes to rest. */
export class SectionNames {
  readonly #theme: MapTheme
  readonly #shapes: readonly SectionShape[]
  readonly #rooms: ReadonlyMap<string, LabelRoom | undefined>
  readonly #obstacles: readonly Polygon[]
  readonly #book: SeatBook
  readonly #rowNames: RowNames
  readonly #radius: number
  readonly #ruler = document.createElement("canvas").getContext("2d")!
  readonly #widths = new Map<string, number>()
  #drawn: readonly DrawnName[] = []

  constructor(
    { decorations = [] }: MapVenue,
    shapes: readonly SectionShape[],
    theme: MapTheme,
    { book, rowNames, radius }: { book: SeatBook; rowNames: RowNames; radius: number },
  ) {
    this.#theme = theme
    this.#shapes = shapes
    this.#book = book
    this.#rowNames = rowNames
    this.#radius = radius
    this.#rooms = new Map(shapes.map((shape) => [shape.id, labelRoom(shape.section.polygons)]))
    // Walls and floors surround sections; everything else can be in a name's way.
    this.#obstacles = decorations
      .map(decorationOutline)
      .filter((outline) => !shapes.some(({ bounds }) => isInside(outline, center(bounds))))
  }

  /** Finds the places on the ground around the view. */
  place(view: View, around: Bounds, isDimmed: (shape: SectionShape) => boolean): void {
    const visible = this.#shapes.filter((shape) => overlaps(shape.bounds, around))
    const byId = new Map(visible.map((shape) => [shape.id, shape]))
    const seatPx = this.#radius * view.scale
    const names = placeNames(
      visible.map((shape) => this.#request(shape, visibleBounds(view))),
      {
        scale: view.scale,
        radius: this.#radius,
        view: visibleBounds(view),
        mayCover: seatDetailLevel(seatPx) === "dot",
        measure: (text, size) => this.#width(text) * size,
        isFree: (box) =>
          !this.#rowNames.covers(box, view.scale) &&
          this.#book.isClear(box) &&
          !this.#obstacles.some((outline) => touches(outline, box)),
      },
    )
    this.#drawn = [...names, ...this.#tableNames(view.scale, around)].map((name) => {
      const shape = byId.get(name.id)
      return { ...name, ...this.#inks(name, shape, shape !== undefined && isDimmed(shape)) }
    })
  }

  /** Paints onto a context in plan units. */
  paint(context: CanvasRenderingContext2D, scale: number): void {
    context.textAlign = "center"
    context.textBaseline = "middle"
    context.lineJoin = "round"
    for (const { text, at, size, standing, ink, halo } of this.#drawn) {
      const px = size / scale
      const y = at.y + px * 0.05
      context.font = `600 ${px}px ${this.#theme.font}`
      if (standing === "upon") {
        const wide = this.#width(text) * px + px * 0.8
        context.fillStyle = this.#theme.surface
        context.beginPath()
        context.roundRect(at.x - wide / 2, at.y - px * 0.7, wide, px * 1.4, px * 0.4)
        context.fill()
      }
      if (halo !== undefined) {
        context.strokeStyle = halo
        context.lineWidth = HALO_PX / scale
        context.strokeText(text, at.x, y)
      }
      context.fillStyle = ink
      context.fillText(text, at.x, y)
    }
  }

  #request(shape: SectionShape, seen: Bounds): NameRequest {
    const loaded = this.#book.sections.get(shape.id)
    const bounds = loaded === undefined ? undefined : boundsOf(loaded.spots)
    const name = { id: shape.id, text: shape.section.name }
    return bounds === undefined
      ? { ...name, room: this.#room(shape, seen), bounds: shape.bounds }
      : { ...name, seats: loaded?.spots, bounds }
  }

  /** In a region that goes on beyond the edge of the map, the name stands in the part that is seen. */
  #room({ id, bounds, section }: SectionShape, seen: Bounds): LabelRoom | undefined {
    const isCut = overlaps(bounds, seen) && shareInside(bounds, seen) < 1
    return isCut ? labelRoom(section.polygons.map((polygon) => clipped(polygon, seen))) : this.#rooms.get(id)
  }

  #tableNames(scale: number, around: Bounds): PlacedName[] {
    return [...this.#book.sections.values()].flatMap(({ rows, section }) =>
      rows.flatMap((row): PlacedName[] => {
        const top = tableTop(row, this.#radius)
        if (top === undefined || top.name === "" || !overlaps(around, boundsOf([top.center])!)) return []
        const size = Math.min(14, top.radius * scale * 0.9)
        const fits = size >= 8 && this.#width(top.name) * size <= top.radius * 1.7 * scale
        return fits
          ? [{ id: `${section.id}/${row.id}`, text: top.name, at: top.center, size, standing: "beside" }]
          : []
      }),
    )
  }

  #inks({ standing }: PlacedName, shape: SectionShape | undefined, dimmed: boolean) {
    // Beside its seats a name can lie across the outline of a floor, which gives way.
    if (standing === "beside" && shape !== undefined)
      return { ink: this.#theme.ink, halo: this.#theme.surface }
    if (standing !== "region") return { ink: this.#theme.ink, halo: undefined }
    if (dimmed) return { ink: this.#theme.inkMuted, halo: undefined }
    const colors = shape?.section.colors ?? []
    const color = colors[0] ?? this.#theme.inkMuted
    const ink = inkOn(mixed(color, this.#theme.surface, REGION_STRENGTH))
    const halo = colors.length < 2 ? undefined : mixed(ink === "#ffffff" ? "#000000" : "#ffffff", color, 0.6)
    return { ink, halo }
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
