import { type Camera, camera, type Dot, PICTURE, type Place } from "./camera.ts"
import { type Chair, eyeOf, type Hall, STAGE_HEIGHT } from "./hall.ts"

export interface Palette {
  readonly accent: string
  readonly surface: string
  readonly ink: string
}

/** The opening of the stage and the room around it, in metres. */
const OPENING = { half: 7, height: 7.4 }
const ROOM = { half: 15, spread: 0.24, height: 17, depth: 52 }
const BACKDROP = -5
const RAIL = { height: 0.82, before: 0.75 }
/** Chairs nearer than an arm's length are beside the eye, not before it. */
const CHAIR = { half: 0.24, from: 0.4, to: 1.02, nearest: 1.1 }

/** The stage as somebody in a chair sees it before the doors open: an SVG, computed from the plan. */
export function viewSvg(hall: Hall, from: Chair, palette: Palette): string {
  const view = camera(eyeOf(from), { x: 0, y: 2.7, z: hall.front.z * 0.55 })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">`,
    `<defs>${gradients(palette)}</defs>`,
    `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="url(#room)"/>`,
    ...room(view, palette),
    ...opening(view, palette),
    ...stage(view, hall),
    ...person(view, hall),
    ...chairs(view, hall, from, palette),
    ...rail(view, hall, from),
    "</svg>\n",
  ].join("\n")
}

function gradients({ accent, ink }: Palette): string {
  const colours: readonly (readonly [id: string, top: string, bottom: string])[] = [
    ["room", ink, mixed(ink, accent, 0.35)],
    ["sky", "#20304f", "#d8a15c"],
    ["curtain", mixed(accent, "#000000", 0.15), accent],
    ["wood", mixed("#6b4128", ink, 0.45), "#a8703f"],
  ]
  return colours
    .map(
      ([id, top, bottom]) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    )
    .join("")
}

function room(view: Camera, { accent, ink }: Palette): string[] {
  const { half, height, depth, spread } = ROOM
  const far = half + depth * spread
  const wall = (side: 1 | -1) => [
    { x: side * half, y: 0, z: 0 },
    { x: side * half, y: height, z: 0 },
    { x: side * far, y: height, z: depth },
    { x: side * far, y: 0, z: depth },
  ]
  const level = (y: number) => [
    { x: -half, y, z: 0 },
    { x: half, y, z: 0 },
    { x: far, y, z: depth },
    { x: -far, y, z: depth },
  ]
  const front = [-half, half].flatMap((x) => [0, height].map((y) => ({ x, y: x < 0 ? y : height - y, z: 0 })))
  return [
    shape(view, level(0), mixed(ink, accent, 0.12)),
    shape(view, level(height), mixed(ink, "#000000", 0.35)),
    shape(view, wall(-1), mixed(ink, accent, 0.3)),
    shape(view, wall(1), mixed(ink, accent, 0.3)),
    shape(view, front, mixed(accent, ink, 0.55)),
  ]
}

/** The frame of the stage: gilt around, curtain drawn aside, and the painted cloth behind. */
function opening(view: Camera, palette: Palette): string[] {
  const { half, height } = OPENING
  const frame = (more: number, z = 0.02) =>
    upright(-half - more, half + more, STAGE_HEIGHT, STAGE_HEIGHT + height + more, z)
  const floor = [
    { x: -half, y: STAGE_HEIGHT, z: 0 },
    { x: half, y: STAGE_HEIGHT, z: 0 },
    { x: half * 0.9, y: STAGE_HEIGHT, z: BACKDROP },
    { x: -half * 0.9, y: STAGE_HEIGHT, z: BACKDROP },
  ]
  const cloth = upright(-half * 0.9, half * 0.9, STAGE_HEIGHT, STAGE_HEIGHT + height, BACKDROP)
  return [
    shape(view, frame(0.5), "#c39a53"),
    shape(view, frame(0.32), "#7d5c2c"),
    shape(view, frame(0), "#0d0a0f"),
    `<clipPath id="in"><path d="${path(view.outline(frame(0)))}"/></clipPath><g clip-path="url(#in)">`,
    shape(view, cloth, "url(#sky)"),
    shape(view, hills(half * 0.9), "#2c2a3d"),
    shape(view, floor, "#5a3a26"),
    ...curtain(view, palette),
    "</g>",
  ]
}

const upright = (left: number, right: number, bottom: number, top: number, z: number): Place[] => [
  { x: left, y: bottom, z },
  { x: left, y: top, z },
  { x: right, y: top, z },
  { x: right, y: bottom, z },
]

const hills = (half: number): Place[] => {
  const line = Array.from({ length: 17 }, (_, step) => {
    const x = -half + (step / 16) * 2 * half
    return {
      x,
      y: STAGE_HEIGHT + 1.1 + 0.7 * Math.sin(step * 0.9) + 0.35 * Math.sin(step * 2.3),
      z: BACKDROP,
    }
  })
  return [{ x: -half, y: STAGE_HEIGHT, z: BACKDROP }, ...line, { x: half, y: STAGE_HEIGHT, z: BACKDROP }]
}

/** Drawn aside in folds, with a border above. */
function curtain(view: Camera, { accent }: Palette): string[] {
  const { half, height } = OPENING
  const top = STAGE_HEIGHT + height
  const fold = 0.34
  const shade = (index: number) => (index % 2 === 0 ? "url(#curtain)" : mixed(accent, "#000000", 0.32))
  const sides = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: 5 }, (_, index) => {
      const [outer, inner] = [half - index * fold, half - (index + 1) * fold].map((x) => side * x) as [
        number,
        number,
      ]
      return shape(view, upright(outer, inner, STAGE_HEIGHT, top, -0.3), shade(index))
    }),
  )
  const width = (2 * half) / 20
  const border = Array.from({ length: 20 }, (_, index) => {
    const left = -half + index * width
    return shape(view, upright(left, left + width, top - 1.15 - (index % 2) * 0.1, top, -0.2), shade(index))
  })
  return [...sides, ...border]
}

function stage(view: Camera, { stage: floor }: Hall): string[] {
  const edge = floor.filter(({ z }) => z > 0.5).toSorted((a, b) => a.x - b.x)
  const apron = [...edge, ...edge.toReversed().map((place) => ({ ...place, y: 0 }))]
  return [shape(view, floor, "url(#wood)"), shape(view, apron, "#2a1a14")]
}

/** Somebody on stage and the light on the boards: how large things look is what one wants to know. */
function person(view: Camera, { front }: Hall): string[] {
  const z = front.z * 0.5
  const light = Array.from({ length: 24 }, (_, step) => {
    const turn = (step / 24) * 2 * Math.PI
    return { x: 2.6 * Math.cos(turn), y: STAGE_HEIGHT + 0.01, z: z + 2 * Math.sin(turn) }
  })
  const body: readonly (readonly [number, number])[] = [
    [0.16, 0],
    [0.2, 0.85],
    [0.27, 1.05],
    [0.23, 1.42],
    [0.08, 1.5],
  ]
  const line = (side: 1 | -1) => body.map(([x, y]) => ({ x: side * x, y: STAGE_HEIGHT + y, z }))
  const head = view.dot({ x: 0, y: STAGE_HEIGHT + 1.62, z })
  const radius = view.scale(view.depth({ x: 0, y: STAGE_HEIGHT + 1.6, z })) * 0.12
  return [
    `<path d="${path(view.outline(light))}" fill="#ffe2a6" opacity=".55"/>`,
    shape(view, [...line(-1), ...line(1).toReversed()], "#1a1216"),
    head === undefined
      ? ""
      : `<circle cx="${tenth(head.x)}" cy="${tenth(head.y)}" r="${tenth(radius)}" fill="#1a1216"/>`,
  ]
}

/** The backs of the chairs before the eye, far ones first, a path a row. */
function chairs(view: Camera, { chairs: all }: Hall, from: Chair, { accent, ink }: Palette): string[] {
  const rows = [...Map.groupBy(all, ({ zone, row }) => `${zone} ${row}`).values()]
    .map((row) => ({ row, depth: row.reduce((sum, chair) => sum + view.depth(chair), 0) / row.length }))
    .toSorted((a, b) => b.depth - a.depth)
  const line = mixed(ink, "#000000", 0.45)
  return rows.flatMap(({ row, depth }) => {
    const backs = row.flatMap((chair) => (chair === from ? [] : (chairBack(view, chair) ?? [])))
    const dusk = Math.min(0.6, 0.1 + 5 / Math.max(6, depth))
    const fill = mixed(accent, ink, dusk)
    return backs.length === 0
      ? []
      : [`<path d="${backPath(backs)}" fill="${fill}" stroke="${line}" stroke-width=".8"/>`]
  })
}

/** A chair's back as a rectangle of whole pixels. */
interface Back extends Dot {
  readonly width: number
  readonly height: number
}

function chairBack(view: Camera, chair: Chair): Back | undefined {
  const depth = view.depth(chair)
  const top = depth < CHAIR.nearest ? undefined : view.dot({ ...chair, y: chair.y + CHAIR.to })
  if (top === undefined) return undefined
  const half = CHAIR.half * view.scale(depth)
  const height = Math.round((CHAIR.to - CHAIR.from) * view.scale(depth))
  const isSeen = top.x > -half && top.x < PICTURE.width + half && top.y > -height && top.y < PICTURE.height
  return isSeen
    ? { x: Math.round(top.x - half), y: Math.round(top.y), width: Math.round(2 * half), height }
    : undefined
}

/** Each back from where the one before began: a picture of a thousand chairs stays small. */
function backPath(backs: readonly Back[]): string {
  return backs
    .map(({ x, y, width, height }, index) => {
      const before = backs[index - 1] ?? { x: 0, y: 0 }
      const start = `m${x - before.x} ${y - before.y}`
      const r = Math.round(width / 4)
      if (r < 4) return `${start}h${width}v${height}h-${width}z`
      const [flat, side] = [width - 2 * r, height - r]
      return `${start}m0 ${r}q0-${r} ${r}-${r}h${flat}q${r} 0 ${r} ${r}v${side}h-${width}zm0-${r}`
    })
    .join("")
}

/** The rail of the level one sits on, before its first row. */
function rail(view: Camera, { chairs: all }: Hall, from: Chair): string[] {
  const level = from.zone.split(" ")[0] ?? ""
  if (!["Corbeille", "Balcon", "Loges"].includes(level)) return []
  const firstRow = level === "Loges" ? all.filter(({ zone }) => zone === from.zone) : firstRowOf(all, level)
  const line = firstRow.map((chair) => railBefore(chair, level === "Loges"))
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined) return []
  const top = line.map((place) => ({ ...place, y: place.y + RAIL.height }))
  const cap = line.map((place) => ({ ...place, y: place.y + RAIL.height - 0.09 }))
  return [
    shape(view, [...top, ...line.toReversed()], "#241318"),
    shape(view, [...top, ...cap.toReversed()], "#b48a48"),
  ]
}

const firstRowOf = (all: readonly Chair[], level: string): readonly Chair[] =>
  all.filter(({ zone, row }) => zone.startsWith(level) && row === "A").toSorted((a, b) => a.x - b.x)

/** A step toward the stage; from a box on the side, toward the middle of the house. */
function railBefore(chair: Chair, isBox: boolean): Place {
  if (isBox) return { ...chair, x: chair.x - Math.sign(chair.x) * RAIL.before }
  const away = Math.hypot(chair.x, chair.z)
  const share = (away - RAIL.before) / away
  return { x: chair.x * share, y: chair.y, z: chair.z * share }
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
const path = (dots: readonly Dot[]): string =>
  dots.length < 3 ? "" : `M${dots.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join("L")}z`
const shape = (view: Camera, places: readonly Place[], fill: string): string => {
  const outline = path(view.outline(places))
  return outline === "" ? "" : `<path d="${outline}" fill="${fill}"/>`
}

function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round(a * (1 - share) + b * share)
      .toString(16)
      .padStart(2, "0")
  })
  return `#${parts.join("")}`
}
