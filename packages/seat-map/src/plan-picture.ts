import { regionStrength, safeColour, seatRadius } from "@parterre/domain/seat-looks"
import { escapeHtml } from "@parterre/domain/site-html"
import { type Bounds, center, height, width } from "./geometry/bounds.ts"
import { bandsFrom, type Polygon } from "./geometry/polygon.ts"
import { FIT_MAX_SCALE } from "./geometry/view.ts"
import { type DecorationWords, decorationLook, LINE_HEIGHT } from "./scene/decoration-look.ts"
import { planBounds, type SectionShape, sectionShapes } from "./scene/section-shapes.ts"
import { shareLeft } from "./scene/section-states.ts"
import type { MapTheme } from "./theme.ts"
import type { MapVenue, Point } from "./venue.ts"

export interface PlanPictureOptions {
  readonly venue: MapVenue
  /** Any colours of CSS, such as `var(--surface)`: one picture serves light and dark. */
  readonly theme: MapTheme
  /** Places left by section, as far as they are known. */
  readonly placesLeft: ReadonlyMap<string, number>
}

/**
 * The plan as SVG, whole, with its sections as regions, whether or not the map then shows their seats. For a page that a server
 * draws, where it stands until the map's code has come. It fits its element as the map fits its own, less a margin that is the
 * element's to give. A background picture is left to the map.
 */
export function planPicture({ venue, theme, placesLeft }: PlanPictureOptions): string {
  const shapes = sectionShapes(venue, seatRadius(venue.seatSizeFactor))
  const bounds = planBounds(venue, shapes)
  const looks = (venue.decorations ?? []).map((decoration) => decorationLook(decoration, theme))
  const outlines = shapes.flatMap(({ section }) => section.polygons)
  return [
    opening(bounds, theme),
    ...looks.map((look) =>
      path(outline(look.outline), { fill: look.fill ?? "none", stroke: look.edge, ...EDGE }),
    ),
    ...looks.flatMap(({ text }) => (text === undefined ? [] : words(text, theme))),
    // What is under a region is not seen through it.
    ...outlines.map((polygon) => path(outline(polygon), { fill: theme.surface })),
    ...shapes.map((shape) => region(shape, theme, placesLeft.get(shape.id), center(bounds))),
    "</svg>",
  ].join("")
}

/** Outlines are as wide as a pixel of the screen, whatever the scale. */
const EDGE = { "vector-effect": "non-scaling-stroke", "stroke-linejoin": "round" }

function opening(bounds: Bounds, theme: MapTheme): string {
  const [across, down] = [Math.max(width(bounds), 1), Math.max(height(bounds), 1)]
  const box = [bounds.left, bounds.top, across, down].map(round).join(" ")
  // The plan of a small room is no closer than the map would come to it.
  return tag("svg", {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: box,
    width: round(across * FIT_MAX_SCALE),
    height: round(down * FIT_MAX_SCALE),
    // Of whatever has a colour that no browser knows.
    fill: theme.surfaceRaised,
  })
}

function region({ section }: SectionShape, theme: MapTheme, placesLeft: number | undefined, eye: Point) {
  const left = shareLeft(section, placesLeft)
  const colors = left <= 0 || section.colors.length === 0 ? [theme.inkMuted] : section.colors
  const strength = { "fill-opacity": round(regionStrength(left)) }
  const edge = { fill: "none", stroke: theme.surface, "stroke-width": 1.5, ...EDGE }
  return section.polygons
    .flatMap((polygon) => [
      ...bandsFrom(eye, polygon, colors.length).map((band, i) =>
        path(outline(band), { fill: safeColour(colors[i], theme.inkMuted), ...strength }),
      ),
      path(outline(polygon), edge),
    ])
    .join("")
}

function words({ lines, position, rotation, offset, size, color }: DecorationWords, theme: MapTheme): string {
  const rows = lines.map((line, i) => {
    const below = (i - (lines.length - 1) / 2) * LINE_HEIGHT
    const y = round(offset.y + size * (0.35 + below))
    return `${tag("tspan", { x: round(offset.x), y })}${escapeHtml(line)}</tspan>`
  })
  const text = tag("text", {
    transform: `translate(${round(position.x)} ${round(position.y)}) rotate(${round(rotation)})`,
    fill: color,
    "font-family": theme.font,
    "font-size": round(size),
    "font-weight": 600,
    "text-anchor": "middle",
  })
  return `${text}${rows.join("")}</text>`
}

type Attributes = Readonly<Record<string, string | number>>

const path = (d: string, attributes: Attributes): string =>
  d === "" ? "" : `${tag("path", { d, ...attributes })}</path>`

const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(String(value))}"`)
    .join("")}>`

/** From corner to corner, each told by how far it is from the one before: short. Tenths of a unit are enough for a picture. */
function outline(polygon: Polygon): string {
  let [x, y] = [0, 0]
  const steps = polygon.map((corner, i) => {
    const [right, down] = [Math.round(corner.x * 10), Math.round(corner.y * 10)]
    const step = `${i === 0 ? "M" : "l"}${(right - x) / 10} ${(down - y) / 10}`
    ;[x, y] = [right, down]
    return step
  })
  return steps.length === 0 ? "" : `${steps.join("")}z`
}

const round = (value: number) => Math.round(value * 100) / 100
