import { inkOn, mixed } from "@parterre/domain/seat-looks"
import { type Bounds, boundsOf, center, overlaps, shareInside, union } from "../geometry/bounds.ts"
import { seatDetailLevel } from "../geometry/detail-level.ts"
import { apartFrom } from "../geometry/name-apart.ts"
import { boxAround, isClearOf, standing } from "../geometry/name-ground.ts"
import { placeNames } from "../geometry/name-places.ts"
import type { NameRequest, PlacedName } from "../geometry/placed-name.ts"
import { clipped, isInside, type Polygon } from "../geometry/polygon.ts"
import { edgesOf, type SeatEdges } from "../geometry/seat-edges.ts"
import { type View, visibleBounds } from "../geometry/view.ts"
import { LINE_HEIGHT, shortNames, worded } from "../geometry/wording.ts"
import { decorationOutline, touches, writtenGround } from "../scene/decorations.ts"
import { known } from "../scene/known.ts"
import type { LoadedSection } from "../scene/loaded-section.ts"
import { type NamedBlock, namedBlocks, rowsOf } from "../scene/named-blocks.ts"
import type { SeatBook } from "../scene/seat-book.ts"
import type { SectionShape } from "../scene/section-shapes.ts"
import type { SectionState } from "../scene/section-states.ts"
import { tableNames } from "../scene/table-names.ts"
import type { MapTheme } from "../theme.ts"
import type { MapRow, MapVenue, Point } from "../venue.ts"
import { ColorBands } from "./color-bands.ts"
import { RegionRooms } from "./region-rooms.ts"
import { regionFill } from "./regions.ts"
import type { RowNames } from "./row-names.ts"

const HALO_PX = 3

interface DrawnName extends PlacedName {
  readonly ink: string
  /** Drawn around the letters where they lie across an outline or several colours. */
  readonly halo: string | undefined
}

/** The part of a block whose seats are drawn. */
interface OpenBlock {
  readonly bounds: Bounds | undefined
  readonly rows: readonly MapRow[]
  readonly seats: readonly Point[]
  edges?: readonly SeatEdges[]
}

/** Names of sections and tables, at a constant size on screen; placed anew when the view comes to rest. */
export class SectionNames {
  readonly #theme: MapTheme
  readonly #blocks: readonly NamedBlock[]
  readonly #short: ReadonlyMap<string, string>
  readonly #middle: Point
  readonly #rooms = new RegionRooms()
  readonly #bands: ColorBands
  readonly #open = new WeakMap<LoadedSection, Map<string, OpenBlock>>()
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
    { book, rowNames, radius, eye }: { book: SeatBook; rowNames: RowNames; radius: number; eye: Point },
  ) {
    this.#theme = theme
    this.#bands = new ColorBands(eye)
    this.#blocks = shapes.flatMap(namedBlocks)
    this.#short = shortNames(shapes.map(({ section }) => section.name))
    const plan = union(shapes.map(({ bounds }) => bounds))
    this.#middle = plan === undefined ? { x: 0, y: 0 } : center(plan)
    this.#book = book
    this.#rowNames = rowNames
    this.#radius = radius
    // Walls and floors surround sections; everything else can be in a name's way.
    const outlines = decorations.map(decorationOutline)
    const isGround = (outline: Polygon) => shapes.some(({ bounds }) => isInside(outline, center(bounds)))
    this.#obstacles = [...outlines.filter((outline) => !isGround(outline)), ...decorations.map(writtenGround)]
  }

  /** Finds the places on the ground around the view; names give way to what is `marked`. */
  place(
    view: View,
    around: Bounds,
    marked: readonly Bounds[],
    stateOf: (shape: SectionShape) => SectionState,
  ): void {
    const measure = (text: string) => this.#width(text)
    const visible = this.#blocks.filter((shape) => overlaps(shape.bounds, around))
    const byId = new Map(visible.map((shape) => [shape.id, shape]))
    const seen = visibleBounds(view)
    const names = placeNames(
      visible.map((block) => this.#request(block, seen, stateOf(block.whole).details)),
      {
        scale: view.scale,
        radius: this.#radius,
        view: seen,
        middle: this.#middle,
        mayCover: seatDetailLevel(this.#radius * view.scale) === "dot",
        measure,
        isClear: (box) => this.#book.isClear(box),
        isFree: (box) =>
          !this.#rowNames.covers(box, view.scale) &&
          this.#book.isClear(box) &&
          !marked.some((mark) => overlaps(mark, box)) &&
          !this.#obstacles.some((outline) => touches(outline, box)),
      },
    )
    const ground = { radius: this.#radius, scale: view.scale, around }
    const tables = tableNames(this.#book, ground, measure)
    const bands = this.#bands.places(names, byId, { scale: view.scale, seen, measure })
    /** Clear of the marks, and of the other names still. */
    const apartOf = (name: PlacedName, { section: { polygons }, bounds }: SectionShape) => {
      const ground = overlaps(bounds, seen) ? seen : around
      const moved = apartFrom(marked, name, worded(name.lines, measure), { polygons, ground }, view.scale)
      if (moved === undefined || moved === name) return moved
      const others = [...names, ...tables]
        .filter(({ id }) => id !== name.id)
        .map((name) => this.#groundOf(name, view.scale))
      return isClearOf(this.#groundOf(moved, view.scale), others, 0) ? moved : undefined
    }
    this.#drawn = [...names, ...tables].flatMap((found) => {
      const shape = byId.get(found.id)
      const state = shape === undefined ? undefined : stateOf(shape.whole)
      const { color, ...place } = bands.get(found.id) ?? {}
      const name = { ...found, ...place }
      const apart =
        shape !== undefined && (name.standing === "region" || name.standing === "upon")
          ? apartOf(name, shape)
          : name
      if (apart === undefined) return []
      return color === undefined || apart !== name
        ? { ...apart, ...this.#inks(apart, shape, state) }
        : { ...name, ink: this.#inkUpon(color, state), halo: undefined }
    })
  }

  /** The section whose name is written at a point of the plan. */
  namedAt(point: Point, scale: number): SectionShape | undefined {
    const there = boxAround(point, 0, 0, 0)
    const found = this.#drawn.find((name) =>
      this.#groundOf(name, scale).slices.some((slice) => overlaps(slice, there)),
    )
    return this.#blocks.find(({ id }) => id === found?.id)?.whole
  }

  /** Paints onto a context in plan units. */
  paint(context: CanvasRenderingContext2D, scale: number): void {
    context.textAlign = "center"
    context.textBaseline = "middle"
    context.lineJoin = "round"
    context.lineWidth = HALO_PX / scale
    let written = 0
    for (const { lines, at, angle, size, ink, halo } of this.#drawn) {
      const px = size / scale
      if (px !== written) context.font = `600 ${px}px ${this.#theme.font}`
      written = px
      context.save()
      context.translate(at.x, at.y)
      context.rotate(angle)
      context.strokeStyle = halo ?? ""
      context.fillStyle = ink
      const write = (draw: "strokeText" | "fillText") =>
        lines.forEach((line, i) => {
          // The middle of the line box sits a little high for figures and capitals.
          context[draw](line, 0, ((i - (lines.length - 1) / 2) * LINE_HEIGHT + 0.05) * px)
        })
      if (halo !== undefined) write("strokeText")
      write("fillText")
      context.restore()
    }
  }

  #groundOf(name: PlacedName, scale: number) {
    return standing(
      name.id,
      worded(name.lines, (text) => this.#width(text)),
      name.size,
      name,
      scale,
    )
  }

  #request(block: NamedBlock, seen: Bounds, details: SectionState["details"]): NameRequest {
    const { id, section, level, bounds, whole } = block
    const name = { id, text: section.name, short: this.#short.get(section.name), group: level.id }
    const loaded = this.#book.sections.get(whole.id)
    const open = loaded && this.#openBlock(block, loaded)
    if (open?.bounds !== undefined)
      return {
        ...name,
        bounds: open.bounds,
        edges: () => {
          open.edges ??= edgesOf(open.rows, open.seats, this.#radius * 2)
          return open.edges
        },
        rows: open.rows.map((row) => (row.type === "TABLE" ? [] : row.seats)),
      }
    // In a region that goes on beyond the edge of the map, the name stands in the part that is seen.
    const isCut = overlaps(bounds, seen) && shareInside(bounds, seen) < 1
    const part = isCut ? section.polygons.map((polygon) => clipped(polygon, seen)) : undefined
    return {
      ...name,
      details,
      bounds,
      room: (aspect, along, enough) => this.#rooms.find(section, aspect, along, enough, part),
    }
  }

  #openBlock(block: NamedBlock, loaded: LoadedSection): OpenBlock {
    return known(
      known(this.#open, loaded, () => new Map<string, OpenBlock>()),
      block.id,
      () => {
        const rows = rowsOf(block, loaded)
        const seats = rows === loaded.rows ? loaded.spots : rows.flatMap((row) => row.seats)
        return { rows, seats, bounds: boundsOf(seats) }
      },
    )
  }

  #inks({ standing }: PlacedName, shape: SectionShape | undefined, state: SectionState | undefined) {
    const { ink, inkMuted, surface } = this.#theme
    const isGrey = standing !== "region" && state?.left === 0
    if (state?.isFilteredOut || isGrey || standing === "between") return { ink: inkMuted, halo: undefined }
    // Beside its seats a name can lie across the outline of a floor, which gives way; the name of a table cannot.
    if (standing !== "region") return { ink, halo: shape === undefined ? undefined : surface }
    const colors = shape?.section.colors ?? []
    const color = colors[0] ?? inkMuted
    const letters = this.#inkUpon(color, state)
    const halo =
      colors.length < 2 || state?.left === 0
        ? undefined
        : mixed(letters === "#ffffff" ? "#000000" : "#ffffff", color, 0.6)
    return { ink: letters, halo }
  }

  #inkUpon(color: string, state: SectionState | undefined): string {
    return state?.isFilteredOut
      ? this.#theme.inkMuted
      : inkOn(regionFill(color, this.#theme, state?.left ?? 1))
  }

  /** Width of the text in ems, letter by letter: hundreds of names share a few dozen. */
  #width(text: string): number {
    let width = 0
    for (const letter of text) width += this.#letterWidth(letter)
    return width
  }

  #letterWidth(letter: string): number {
    return known(this.#widths, letter, () => {
      this.#ruler.font = `600 100px ${this.#theme.font}`
      return this.#ruler.measureText(letter).width / 100
    })
  }
}
