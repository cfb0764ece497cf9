import type { Language } from "@parterre/contract"
import { regionStrength, safeColour } from "@parterre/domain/seat-looks"
import type { PlanFault } from "../faults/plan-fault.ts"
import { boundsOf, type Point } from "../geometry/points.ts"
import type { LaidDecoration } from "../layout/laid-venue.ts"
import type { VenueFront } from "../layout/venue-front.ts"
import type { LaidSection, VenueLayout } from "../layout/venue-layout.ts"
import { type CategoryMark, short } from "./category-marks.ts"
import { drawnSeats, drawnSigns, type SeatLook, tableTops } from "./drawn-seats.ts"
import { type FaultFlag, faultFlags, flagRadius } from "./fault-flags.ts"
import { pictureWords } from "./picture-words.ts"
import { drawnNumbers } from "./seat-numbers.ts"
import { detailSize, type SectionLabel, sectionLabels } from "./section-labels.ts"

const paper = "#ffffff"
const ink = "#1d1a1b"
const muted = "#5c5659"
const alarm = "#b3001b"
/** Of the picture's longer side. */
const margin = 0.03
const legendShare = 0.24
/** What a viewer takes of it depends on its machine; the PNG brings its own font. */
export const fontFamilies = "Helvetica, Arial, sans-serif"

export interface PictureParts {
  readonly title: string
  readonly layout: VenueLayout
  readonly marks: readonly CategoryMark[]
  /** Seats or places a category. */
  readonly counts: ReadonlyMap<string, number>
  readonly faults: readonly PlanFault[]
  readonly seatLook: SeatLook
  /** Of what the picture says beside the plan; English unless told. */
  readonly language?: Language
  /** Whether each seat bears its number and each row its name, as ushers want it. */
  readonly hasNumbers?: boolean
  /** Whether it says how many places are suspicious; it does unless told. */
  readonly hasVerdict?: boolean
}

/** A picture of a plan: sections with names and counts, seats as on the map, a legend, and what is suspicious in red. */
export function planSvg(parts: PictureParts): string {
  const {
    title,
    layout,
    marks,
    counts,
    faults,
    seatLook,
    language = "en",
    hasNumbers = false,
    hasVerdict = true,
  } = parts
  const bounds = layout.bounds ?? boundsOf([{ x: 0, y: 0 }], 50)
  const longer = Math.max(bounds.width, bounds.height)
  const unit = longer / 100
  const pad = longer * margin
  const legendWidth = longer * legendShare
  const view = {
    x: bounds.x - pad,
    y: bounds.y - pad - 4 * unit,
    width: bounds.width + 3 * pad + legendWidth,
    height: Math.max(bounds.height + 2 * pad + 4 * unit, (marks.length * 3 + 14) * unit),
  }
  const scale = 2000 / Math.max(view.width, view.height)
  const { labels } = sectionLabels(layout.sections, 2.6 * unit, 0.75 * unit, language)
  const taken = labels.map(({ box }) => box)
  const sheet = {
    left: view.x,
    top: bounds.y - pad,
    right: bounds.x + bounds.width + pad / 2,
    bottom: view.y + view.height,
  }
  const legendAt = { x: bounds.x + bounds.width + pad, y: bounds.y + unit }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(view.width * scale)}" height="${Math.round(view.height * scale)}"`,
    ` viewBox="${[view.x, view.y, view.width, view.height].map(short).join(" ")}" role="img" font-family="${fontFamilies}">`,
    `<title>${escaped(title)}</title>`,
    drawnSigns(marks, seatLook.radius),
    `<rect x="${short(view.x)}" y="${short(view.y)}" width="${short(view.width)}" height="${short(view.height)}" fill="${paper}"/>`,
    text(title, { x: bounds.x, y: bounds.y - pad }, 3.2 * unit, { fill: ink, weight: 700 }),
    ...layout.decorations.flatMap((decoration) => drawnDecoration(decoration, unit, language)),
    ...layout.sections.map((section) => drawnOutline(section, marks, unit)),
    ...tableTops(layout.sections, seatLook.radius).map((top) => drawnTop(top, unit)),
    drawnSeats(layout.sections, marks, seatLook, !hasNumbers),
    hasNumbers ? drawnNumbers(layout.sections, marks, seatLook.radius) : "",
    ...(hasNumbers ? [] : drawnNames(labels)),
    drawnMarks(faults, unit),
    ...faultFlags(faults, taken, sheet, unit).map((flag) => drawnFlag(flag, unit)),
    drawnLegend(marks, counts, { faults, front: layout.front, language, hasVerdict }, legendAt, unit),
    "</svg>\n",
  ].join("\n")
}

const outlinePath = (polygon: readonly Point[]): string =>
  `M${polygon.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`

/** General admission is one region in the colour of its price level, as on the map. */
function drawnOutline(
  { polygons, generalAdmission }: LaidSection,
  marks: readonly CategoryMark[],
  unit: number,
): string {
  const mark = marks.find(({ name }) => name === generalAdmission?.category)
  const fill =
    mark === undefined ? 'fill="#f3f0ec"' : `fill="${mark.color}" fill-opacity="${short(regionStrength(1))}"`
  return `<path d="${polygons.map(outlinePath).join("")}" ${fill} stroke="#cfc8c1" stroke-width="${short(unit / 8)}"/>`
}

const drawnTop = ({ x, y, radius }: Point & { radius: number }, unit: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="#e9e5e0" stroke="#b8b1aa" stroke-width="${short(unit / 8)}"/>`

function drawnNames(labels: readonly SectionLabel[]): readonly string[] {
  return labels.flatMap(({ text: name, detail, at, size }) => [
    // Drawn twice: a halo first, so that the name is read over seats of any colour.
    text(name, at, size, { fill: ink, weight: 700, anchor: "middle", halo: size * 0.28 }),
    detail === undefined
      ? ""
      : text(detail, { x: at.x, y: at.y + size * 0.8 }, size * detailSize, {
          fill: muted,
          weight: 600,
          anchor: "middle",
          halo: size * 0.24,
        }),
  ])
}

/** At most so many marks a fault: one wrong number may concern every seat of a stadium. */
const marksPerFault = 2_000

/** A ring around every place at fault, one path for all. */
function drawnMarks(faults: readonly PlanFault[], unit: number): string {
  const radius = short(unit * 0.9)
  const ring = `m-${radius} 0a${radius} ${radius} 0 1 0 ${short(unit * 1.8)} 0a${radius} ${radius} 0 1 0 -${short(unit * 1.8)} 0`
  const rings = faults
    .flatMap(({ at }) => at.slice(0, marksPerFault))
    .map(({ x, y }) => `M${short(x)} ${short(y)}${ring}`)
  if (rings.length === 0) return ""
  return `<path d="${rings.join("")}" fill="none" stroke="${alarm}" stroke-width="${short(unit * 0.28)}"/>`
}

/** A number, with a line to what it is about; the line ends at the ring. */
function drawnFlag({ text: number, anchor, at, halfWidth }: FaultFlag, unit: number): string {
  const far = Math.hypot(at.x - anchor.x, at.y - anchor.y) || 1
  const edge = {
    x: anchor.x + ((at.x - anchor.x) / far) * 0.9 * unit,
    y: anchor.y + ((at.y - anchor.y) / far) * 0.9 * unit,
  }
  return [
    `<path d="M${short(edge.x)} ${short(edge.y)}L${short(at.x)} ${short(at.y)}" stroke="${alarm}" stroke-width="${short(unit * 0.2)}"/>`,
    drawnNumber(number, at, halfWidth, unit),
  ].join("")
}

function drawnNumber(number: string, { x, y }: Point, halfWidth: number, unit: number): string {
  const height = flagRadius * unit
  const pill = `x="${short(x - halfWidth)}" y="${short(y - height)}" width="${short(2 * halfWidth)}" height="${short(2 * height)}" rx="${short(height)}"`
  return [
    `<rect ${pill} fill="${alarm}" stroke="${paper}" stroke-width="${short(unit * 0.2)}"/>`,
    text(number, { x, y: y + unit * 0.42 }, unit * 1.25, { fill: paper, weight: 700, anchor: "middle" }),
  ].join("")
}

function drawnLegend(
  marks: readonly CategoryMark[],
  counts: ReadonlyMap<string, number>,
  {
    faults,
    front,
    language,
    hasVerdict,
  }: { faults: readonly PlanFault[]; front: VenueFront | undefined; language: Language; hasVerdict: boolean },
  at: Point,
  unit: number,
): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const lines = marks.map(({ name, color, ink: inkOn, sign }, index) => {
    const y = at.y + index * 3 * unit
    return [
      `<g transform="translate(${short(at.x + unit)} ${short(y - unit * 0.5)}) scale(${short(unit * 0.9)})"><circle r="1" fill="${color}"/><path d="${sign}" fill="${inkOn}" fill-rule="evenodd" transform="scale(0.52)"/></g>`,
      text(name, { x: at.x + 2.8 * unit, y }, 1.7 * unit, { fill: ink, weight: 600 }),
      text(`${counts.get(name) ?? 0}`, { x: at.x + 2.8 * unit, y: y + 1.3 * unit }, 1.2 * unit, {
        fill: muted,
        weight: 400,
      }),
      ...faults.flatMap(({ categories }, fault) =>
        categories?.includes(name) === true
          ? [
              drawnNumber(
                String(fault + 1),
                { x: at.x - flagRadius * unit, y: y - unit * 0.5 },
                flagRadius * unit,
                unit,
              ),
            ]
          : [],
      ),
    ].join("")
  })
  const end = at.y + (marks.length * 3 + 1) * unit
  const words = pictureWords[language]
  return [
    ...lines,
    text(words.inAll(total), { x: at.x, y: end }, 1.7 * unit, { fill: ink, weight: 700 }),
    text(hasVerdict ? words.verdict(faults.length) : "", { x: at.x, y: end + 2.4 * unit }, 1.5 * unit, {
      fill: faults.length === 0 ? muted : alarm,
      weight: 600,
    }),
    front?.isGuessed
      ? text(words.stageGuessed(front.side), { x: at.x, y: end + 4.4 * unit }, 1.5 * unit, {
          fill: muted,
          weight: 600,
        })
      : "",
  ].join("")
}

function drawnDecoration(decoration: LaidDecoration, unit: number, language: Language): readonly string[] {
  const { shape, position, rotation, color, borderColor, polygon, circle, ellipse, rectangle } = decoration
  const paint = `fill="${safeColour(color, "#e9e5e0")}" stroke="${safeColour(borderColor, "#b8b1aa")}" stroke-width="${short(unit / 8)}"`
  const body =
    (shape === "polygon" && polygon && `<path d="${outlinePath(polygon.points)}" ${paint}/>`) ||
    (circle && `<circle r="${short(circle.radius)}" ${paint}/>`) ||
    (ellipse && `<ellipse rx="${short(ellipse.radius.x)}" ry="${short(ellipse.radius.y)}" ${paint}/>`) ||
    (rectangle && `<rect width="${short(rectangle.width)}" height="${short(rectangle.height)}" ${paint}/>`) ||
    ""
  const words = decoration.text
  const label =
    words === undefined
      ? ""
      : text(
          words.names?.[language] ?? words.text,
          words.position ?? middleOfArea(decoration),
          words.size ?? 1.8 * unit,
          {
            fill: safeColour(words.color, muted),
            weight: 600,
            anchor: "middle",
          },
        )
  const turn = rotation === undefined ? "" : ` rotate(${short(rotation)})`
  return [`<g transform="translate(${short(position.x)} ${short(position.y)})${turn}">${body}${label}</g>`]
}

/** Where words stand that say no place: as on the map, in the middle of their shape. */
function middleOfArea({ shape, polygon, rectangle }: LaidDecoration): Point {
  if (rectangle !== undefined) return { x: rectangle.width / 2, y: rectangle.height / 2 }
  if (shape !== "polygon" || polygon === undefined) return { x: 0, y: 0 }
  const { x, y, width, height } = boundsOf(polygon.points, 0)
  return { x: x + width / 2, y: y + height / 2 }
}

interface Writing {
  readonly fill: string
  readonly weight: number
  readonly anchor?: "middle"
  readonly halo?: number
}

function text(words: string, { x, y }: Point, size: number, { fill, weight, anchor, halo }: Writing): string {
  const place = `x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-weight="${weight}"${anchor ? ` text-anchor="${anchor}"` : ""}`
  const around = halo
    ? `<text ${place} fill="none" stroke="${paper}" stroke-width="${short(halo)}" stroke-linejoin="round">${escaped(words)}</text>`
    : ""
  return `${around}<text ${place} fill="${fill}">${escaped(words)}</text>`
}

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
