import { mixed } from "../colour.ts"
import { bandsFrom } from "../geometry/polygon.ts"
import { tableTop } from "../geometry/rows.ts"
import type { LoadedSection } from "../scene/loaded-section.ts"
import type { SectionShape } from "../scene/section-shapes.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"
import type { Stage } from "./stage.ts"

/** Share of its own colour in a region's fill: enough for the letters upon it to read by 4.5:1. */
export const REGION_STRENGTH = 0.94

/** What a region shows at the moment. */
export interface RegionLook {
  /** Its seats are drawn, so the region is only their floor. */
  readonly open: boolean
  readonly dimmed: boolean
}

interface Region {
  readonly shape: SectionShape
  readonly outlines: readonly paper.Path[]
  /** One filled band per price level, from the front outwards. */
  readonly bands: readonly { readonly path: paper.Path; readonly color: string }[]
  tables: paper.Group | undefined
}

/** The sections' polygons, and the tops of tables whose seats are drawn. */
export class Regions {
  readonly #stage: Stage
  readonly #theme: MapTheme
  readonly #regions = new Map<string, Region>()

  /** `eye` is the middle of the plan: sections with several price levels are banded from there outwards. */
  constructor(stage: Stage, shapes: readonly SectionShape[], theme: MapTheme, eye: Point) {
    this.#stage = stage
    this.#theme = theme
    for (const shape of shapes) {
      const { polygons, colors } = shape.section
      const shown = colors.length === 0 ? [theme.inkMuted] : colors
      const bands = polygons.flatMap((polygon) =>
        bandsFrom(eye, polygon, shown.length).map((band, i) => ({
          path: this.#path(band),
          color: shown[i]!,
        })),
      )
      const outlines = polygons.map((polygon) => this.#path(polygon))
      this.#regions.set(shape.id, { shape, outlines, bands, tables: undefined })
    }
  }

  paint(sectionId: string, look: RegionLook): void {
    const region = this.#regions.get(sectionId)
    if (region === undefined) return
    const { Color } = this.#stage.paper
    const { surface, surfaceRaised, line } = this.#theme
    const strength = look.dimmed ? 0.18 : REGION_STRENGTH
    for (const { path, color } of region.bands) {
      path.visible = !look.open
      path.fillColor = new Color(mixed(color, surface, strength))
    }
    // Floors lie under the decorations, filled regions over them.
    const layer = this.#stage.layer(look.open ? "floors" : "regions")
    for (const path of region.outlines) {
      layer.addChild(path)
      path.fillColor = look.open ? new Color(surfaceRaised) : null
      path.strokeColor = new Color(look.open ? line : surface)
      path.strokeWidth = look.open ? 1 : 1.5
    }
  }

  /** Draws the tops of a section's tables; a section without any costs nothing. */
  furnish(loaded: LoadedSection, radius: number): void {
    const region = this.#regions.get(loaded.section.id)
    if (region === undefined) return
    region.tables?.remove()
    const tops = loaded.rows.map((row) => tableTop(row, radius)).filter((top) => top !== undefined)
    if (tops.length === 0) return
    this.#stage.activate("regions")
    const fillColor = mixed(this.#theme.inkMuted, this.#theme.surface, 0.16)
    const strokeColor = mixed(this.#theme.inkMuted, this.#theme.surface, 0.4)
    region.tables = new this.#stage.paper.Group(
      tops.map(
        (top) =>
          new this.#stage.paper.Path.Circle({
            center: [top.center.x, top.center.y],
            radius: top.radius,
            fillColor,
            strokeColor,
            strokeWidth: 1,
            strokeScaling: false,
          }),
      ),
    )
  }

  clear(sectionId: string): void {
    const region = this.#regions.get(sectionId)
    region?.tables?.remove()
    if (region !== undefined) region.tables = undefined
  }

  #path(polygon: readonly Point[]): paper.Path {
    this.#stage.activate("regions")
    const segments = polygon.map(({ x, y }) => [x, y])
    return new this.#stage.paper.Path({ segments, closed: true, strokeScaling: false, strokeJoin: "round" })
  }
}
