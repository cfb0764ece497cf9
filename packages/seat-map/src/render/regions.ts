import { mixed, regionStrength } from "@parterre/domain/seat-looks"
import { type Bounds, overlaps } from "../geometry/bounds.ts"
import { bandsFrom } from "../geometry/polygon.ts"
import { tableTop } from "../geometry/rows.ts"
import { known } from "../scene/known.ts"
import type { LoadedSection } from "../scene/loaded-section.ts"
import type { SectionShape } from "../scene/section-shapes.ts"
import type { SectionState } from "../scene/section-states.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"
import { planPath } from "./plan-path.ts"

/** Share of its own colour in the fill of a region that a filter leaves out. */
const FILTERED = 0.18

/** What a region is filled with while that share of its places is left; grey when none is. */
export const regionFill = (color: string, { surface, inkMuted }: MapTheme, left: number): string =>
  mixed(left <= 0 ? inkMuted : color, surface, regionStrength(left))

interface Region {
  readonly shape: SectionShape
  readonly outlines: readonly Path2D[]
  /** One filled band per price level, from the front outwards. */
  readonly bands: readonly { readonly path: Path2D; readonly color: string }[]
}

interface RegionsNow {
  /** The ground to draw. */
  readonly ground: Bounds
  /** CSS pixels per plan unit. */
  readonly scale: number
  /** The sections whose seats are drawn: these regions are only floors. */
  readonly open: ReadonlyMap<string, LoadedSection>
  readonly stateOf: (shape: SectionShape) => SectionState
}

/** The sections' polygons, and the tops of tables whose seats are drawn. */
export class Regions {
  readonly #theme: MapTheme
  readonly #radius: number
  readonly #regions: readonly Region[]
  readonly #tables = new WeakMap<LoadedSection, Path2D>()

  /** `eye` is the middle of the plan: sections with several price levels are banded from there outwards. */
  constructor(shapes: readonly SectionShape[], theme: MapTheme, radius: number, eye: Point) {
    this.#theme = theme
    this.#radius = radius
    this.#regions = shapes.map((shape) => {
      const { polygons, colors } = shape.section
      const shown = colors.length === 0 ? [theme.inkMuted] : colors
      const bands = polygons.flatMap((polygon) =>
        bandsFrom(eye, polygon, shown.length).map((band, i) => ({
          path: planPath(band),
          color: shown[i]!,
        })),
      )
      return { shape, bands, outlines: polygons.map(planPath) }
    })
  }

  /** The floors of open sections; they lie under the decorations. */
  paintFloors(context: CanvasRenderingContext2D, now: RegionsNow): void {
    context.fillStyle = this.#theme.surfaceRaised
    this.#edge(context, this.#theme.line, 1 / now.scale)
    for (const { outlines } of this.#inSight(now, true))
      for (const path of outlines) {
        context.fill(path)
        context.stroke(path)
      }
  }

  /** The filled regions of closed sections, and the tables of open ones. */
  paint(context: CanvasRenderingContext2D, now: RegionsNow): void {
    this.#edge(context, this.#theme.surface, 1.5 / now.scale)
    for (const { shape, bands, outlines } of this.#inSight(now, false)) {
      const { isFilteredOut, left } = now.stateOf(shape)
      for (const { path, color } of bands) {
        context.fillStyle = isFilteredOut
          ? mixed(color, this.#theme.surface, FILTERED)
          : regionFill(color, this.#theme, left)
        context.fill(path)
      }
      for (const path of outlines) context.stroke(path)
    }
    const { inkMuted, surface } = this.#theme
    context.fillStyle = mixed(inkMuted, surface, 0.16)
    this.#edge(context, mixed(inkMuted, surface, 0.4), 1 / now.scale)
    for (const loaded of now.open.values()) {
      const tops = this.#tops(loaded)
      context.fill(tops)
      context.stroke(tops)
    }
  }

  #inSight({ ground, open }: RegionsNow, isOpen: boolean) {
    return this.#regions.filter(
      ({ shape }) => open.has(shape.id) === isOpen && overlaps(shape.bounds, ground),
    )
  }

  #edge(context: CanvasRenderingContext2D, color: string, width: number) {
    context.strokeStyle = color
    context.lineWidth = width
    context.lineJoin = "round"
  }

  #tops(loaded: LoadedSection): Path2D {
    return known(this.#tables, loaded, () => {
      const tops = new Path2D()
      for (const row of loaded.rows) {
        const top = tableTop(row, this.#radius)
        if (top === undefined) continue
        tops.moveTo(top.center.x + top.radius, top.center.y)
        tops.arc(top.center.x, top.center.y, top.radius, 0, Math.PI * 2)
      }
      return tops
    })
  }
}
