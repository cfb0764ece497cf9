import {
  type Bounds,
  boundsOf,
  center,
  contains,
  grown,
  height,
  overlaps,
  width,
} from "../geometry/bounds.ts"
import { boxAround } from "../geometry/name-ground.ts"
import { entrance } from "../geometry/rows.ts"
import { type View, visibleBounds } from "../geometry/view.ts"
import { decorationOutline, writtenGround } from "../scene/decorations.ts"
import type { MapTheme } from "../theme.ts"
import type { Decoration, Point } from "../venue.ts"
import type { RowNames } from "./row-names.ts"

/** CSS pixels. */
const SIZE = 11
const HIGH = 18
const FROM_EDGE = { row: 10, stage: 18 }
/** Behind the name of a row its seats fade into the ground, which is all there is of the last part. */
const FADE = 26
const GROUND_SHARE = 0.65
/** The arrow to the stage is drawn: of those that are letters, each machine has another, and phones show a coloured picture. */
const ARROW_ROOM = 13
/** Half an arrow is as long as each side of its head. */
const HALF = 4.5

/** `px` is a CSS pixel in plan units. Letters are as wide as they usually are; `before` is room left of them, in CSS pixels. */
const boxOf = (text: string, at: Point, px: number, before = 0) =>
  boxAround(at, 0, Math.max(text.length * SIZE * 0.6 + before + 8, HIGH) * px, HIGH * px)

/** What is out of sight and must be known: along the edge of the map, the names of rows that go on there, and the way to the stage. */
export class EdgeSigns {
  readonly #rowNames: RowNames
  readonly #fronts: readonly { readonly text: string; readonly bounds: Bounds }[]
  /** Where rows are named instead of drawn, as last painted. */
  #margins: readonly Bounds[] = []

  constructor(rowNames: RowNames, decorations: readonly Decoration[] = []) {
    this.#rowNames = rowNames
    this.#fronts = decorations.flatMap((decoration) => {
      const bounds = boundsOf([...decorationOutline(decoration), ...writtenGround(decoration)])
      const text = decoration.text?.text ?? ""
      return decoration.front === true && bounds !== undefined && text !== "" ? [{ text, bounds }] : []
    })
  }

  /** The boxes that ways to the stage cover. */
  ground(view: View): Bounds[] {
    return this.#ways(view).map(({ text, at }) => boxOf(text, at, 1 / view.scale, ARROW_ROOM))
  }

  /** Whether there is the name of a row at the place instead of its seats. */
  cover(at: Point): boolean {
    return this.#margins.some((margin) => contains(margin, at))
  }

  #ways(view: View) {
    const seen = visibleBounds(view)
    return this.#fronts.flatMap(({ text, bounds }) => {
      if (overlaps(bounds, seen)) return []
      const to = center(bounds)
      const inner = grown(seen, -FROM_EDGE.stage / view.scale)
      const half = width(boxOf(text, to, 1 / view.scale, ARROW_ROOM)) / 2
      const x = Math.min(Math.max(to.x, inner.left + half), inner.right - half)
      const y = Math.min(Math.max(to.y, inner.top), inner.bottom)
      return [{ text, at: { x, y }, turn: Math.atan2(to.y - y, to.x - x) }]
    })
  }

  /** Paints onto a context in plan units. */
  paint(context: CanvasRenderingContext2D, view: View, theme: MapTheme): void {
    const { scale } = view
    const seen = visibleBounds(view)
    const px = 1 / scale
    const taken: Bounds[] = []
    context.textAlign = "center"
    context.textBaseline = "middle"
    context.strokeStyle = theme.line
    context.lineWidth = px
    context.font = `600 ${SIZE * px}px ${theme.font}`
    for (const { text, at, turn } of this.#ways(view)) {
      const box = boxOf(text, at, px, ARROW_ROOM)
      if (taken.some((other) => overlaps(other, box))) continue
      taken.push(box)
      context.fillStyle = theme.ink
      context.beginPath()
      context.roundRect(box.left, box.top, width(box), HIGH * px, (HIGH / 2) * px)
      context.fill()
      context.stroke()
      context.fillStyle = theme.surface
      context.fillText(text, at.x + (ARROW_ROOM / 2) * px, at.y + 0.6 * px)
      context.save()
      context.translate(box.left + (4 + ARROW_ROOM / 2) * px, at.y)
      context.rotate(turn)
      context.scale(px, px)
      context.beginPath()
      context.moveTo(-HALF, 0)
      context.lineTo(HALF, 0)
      context.lineTo(0, -HALF)
      context.moveTo(HALF, 0)
      context.lineTo(0, HALF)
      context.strokeStyle = theme.surface
      context.lineWidth = 1.5
      context.stroke()
      context.restore()
    }
    const inner = grown(seen, -FROM_EDGE.row * px)
    const named = this.#rowNames.cutBy(seen, scale).flatMap((row) => {
      const at = entrance(row, this.#rowNames.pitch, inner)
      if (at === undefined || !contains(seen, at)) return []
      const box = boxOf(row.name, at, px)
      if (taken.some((other) => overlaps(other, box))) return []
      taken.push(box)
      return [
        {
          name: row.name,
          at,
          ...marginAt(at, seen, FADE * px, Math.max(this.#rowNames.depth, height(box))),
        },
      ]
    })
    for (const { margin, from, to } of named) {
      const ground = context.createLinearGradient(from.x, from.y, to.x, to.y)
      ground.addColorStop(GROUND_SHARE, theme.surface)
      ground.addColorStop(1, `${theme.surface}00`)
      context.fillStyle = ground
      context.fillRect(margin.left, margin.top, width(margin), height(margin))
    }
    context.fillStyle = theme.inkMuted
    for (const { name, at } of named) context.fillText(name, at.x, at.y + 0.6 * px)
    this.#margins = named.map(({ margin }) => margin)
  }
}

/** What is covered where a row leaves what is seen: so deep from the edge nearest to the place, and so far `across`. */
function marginAt({ x, y }: Point, { left, right, top, bottom }: Bounds, depth: number, across: number) {
  const ways = [
    [x - left, 1, 0],
    [right - x, -1, 0],
    [y - top, 0, 1],
    [bottom - y, 0, -1],
  ] as const
  const [away, dx, dy] = ways.reduce((nearest, way) => (way[0] < nearest[0] ? way : nearest))
  const beyond = (by: number) => ({ x: x + dx * by, y: y + dy * by })
  const reach = (along: number) => Math.abs(along * depth) || across
  const margin = boxAround(beyond(depth / 2 - away), 0, reach(dx), reach(dy))
  return { margin, from: beyond(-away), to: beyond(depth - away) }
}
