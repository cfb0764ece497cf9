import { type Bounds, boundsOf, middleOf, type Point } from "../geometry/points.ts"
import { type SvgElement, SvgRefused, unreadable } from "./svg-element.ts"
import { type SvgReferences, svgReferences } from "./svg-references.ts"
import { type Matrix, numberOf, placed, transformOf, unmoved, within } from "./transform.ts"

/** A closed shape or a text of the drawing, in the drawing's own units. */
export interface DrawnThing {
  readonly element: SvgElement
  /** From the nearest to the outermost, without the root. */
  readonly groups: readonly SvgElement[]
  readonly centre: Point
  readonly width: number
  readonly height: number
  /** Of a shape; empty for a text. */
  readonly outline: readonly Point[]
  /** A colour as the drawing has it, or none. */
  readonly fill: string | undefined
}

export interface DrawnThings {
  readonly shapes: readonly DrawnThing[]
  readonly texts: readonly DrawnThing[]
  /** Elements that are left out: scripts, pictures, pages within the page. */
  readonly ignored: number
}

const MOST_ELEMENTS = 300_000
const MOST_DEEP = 60
const MOST_OUT = 100_000

const skipped = new Set([
  "defs",
  "symbol",
  "clippath",
  "mask",
  "pattern",
  "marker",
  "style",
  "metadata",
  "title",
  "desc",
])
const hostile = new Set(["script", "foreignobject", "image", "iframe", "animate", "set", "audio", "video"])
const closed = new Set(["circle", "ellipse", "rect", "polygon", "path", "use"])

interface Entry {
  readonly element: SvgElement
  readonly matrix: Matrix
  readonly groups: readonly SvgElement[]
  readonly fill: string | undefined
}

/** Every shape and text of a drawing where it is seen, transforms of its groups applied. Throws `SvgRefused`. */
export function drawnThings(root: SvgElement): DrawnThings {
  const shapes: DrawnThing[] = []
  const texts: DrawnThing[] = []
  const references = svgReferences(root)
  let [ignored, count] = [0, 0]
  const left: Entry[] = [{ element: root, matrix: unmoved, groups: [], fill: undefined }]
  for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
    const { element, groups } = entry
    const tag = element.tag.toLowerCase()
    count += 1
    if (count > MOST_ELEMENTS) throw tooMany
    if (groups.length > MOST_DEEP) throw tooDeep
    if (hostile.has(tag)) ignored += 1
    if (hostile.has(tag) || skipped.has(tag)) continue
    const matrix = within(entry.matrix, transformOf(element.attributes.transform))
    const fill = fillOf(element, references) ?? entry.fill
    if (closed.has(tag)) {
      const used = tag === "use" ? references.usedBy(element) : undefined
      const drawn = used === undefined ? outlineOf(tag, element) : usedOutline(element, used)
      const outline = drawn.map((point) => placed(matrix, point))
      const own = fill ?? (used && fillOf(used.element, references))
      if (outline.length > 1) shapes.push({ element, groups, fill: own, outline, ...sizeOf(outline) })
    } else if (tag === "text") {
      const { x, y } = textPlace(element)
      const centre = near(placed(matrix, { x, y }))
      texts.push({ element, groups, fill, outline: [], centre, width: 0, height: 0 })
    } else {
      const inner = element === root ? groups : [element, ...groups]
      // Taken from the end, so that the drawing's order is kept.
      for (const child of element.children.toReversed())
        left.push({ element: child, matrix, groups: inner, fill })
      if (left.length > MOST_ELEMENTS) throw tooMany
    }
  }
  return { shapes, texts, ignored }
}

const tooMany = new SvgRefused(
  "too-many-elements",
  `Le dessin a plus de ${MOST_ELEMENTS} éléments. Retirez-en ce qui n’est pas le plan, ou importez une zone à la fois.`,
  `The drawing has more than ${MOST_ELEMENTS} elements. Take out what isn’t part of the plan, or import one zone at a time.`,
)
const tooDeep = new SvgRefused(
  "too-deep",
  `Le dessin a des groupes imbriqués sur plus de ${MOST_DEEP} niveaux. Dégroupez-le, puis enregistrez-le de nouveau.`,
  `The drawing has groups nested more than ${MOST_DEEP} deep. Ungroup it, then save it again.`,
)

function near(point: Point): Point {
  if (Math.abs(point.x) <= MOST_OUT && Math.abs(point.y) <= MOST_OUT) return point
  throw new SvgRefused(
    "too-far-out",
    `Le dessin a un point à plus de ${MOST_OUT} unités. Retirez ce qui est loin du plan, ou réduisez le dessin.`,
    `The drawing has a point more than ${MOST_OUT} units out. Take out whatever lies far from the plan, or scale it down.`,
  )
}

function sizeOf(outline: readonly Point[]): { centre: Point; width: number; height: number } {
  for (const point of outline) near(point)
  const { width, height, x, y }: Bounds = boundsOf(outline, 0)
  return { centre: { x: x + width / 2, y: y + height / 2 }, width, height }
}

/** Of its style, its class or its own, as browsers rank them. */
function fillOf({ attributes }: SvgElement, { fillOf: ofClass }: SvgReferences): string | undefined {
  const styled = /(?:^|;)\s*fill\s*:\s*([^;]+)/i.exec(attributes.style ?? "")?.[1]?.trim()
  const fill = (styled ?? ofClass(attributes.class) ?? attributes.fill)?.trim().toLowerCase()
  return fill === undefined || fill === "" || fill.length > 40 ? undefined : fill
}

function outlineOf(tag: string, { attributes }: SvgElement): readonly Point[] {
  const at = (name: string) => numberOf(attributes[name])
  switch (tag) {
    case "circle":
      return around(at("cx"), at("cy"), at("r"), at("r"))
    case "ellipse":
      return around(at("cx"), at("cy"), at("rx"), at("ry"))
    case "use":
      // What it uses is not to be found, or is no shape: its place is what matters for a seat.
      return around(
        at("x") + at("width") / 2,
        at("y") + at("height") / 2,
        at("width") / 2 || 1,
        at("height") / 2 || 1,
      )
    case "rect": {
      const [x, y, width, height] = [at("x"), at("y"), at("width"), at("height")]
      return [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ]
    }
    case "polygon":
      return pairs(numbersOf(attributes.points ?? ""))
    default:
      return pathPoints(attributes.d ?? "")
  }
}

/** What a `use` draws, at its place. */
function usedOutline(
  { attributes }: SvgElement,
  { element, matrix }: NonNullable<ReturnType<SvgReferences["usedBy"]>>,
): readonly Point[] {
  const moved = within([1, 0, 0, 1, numberOf(attributes.x), numberOf(attributes.y)], matrix)
  return outlineOf(element.tag.toLowerCase(), element).map((point) => placed(moved, point))
}

const around = (x: number, y: number, rx: number, ry: number): readonly Point[] =>
  rx <= 0 || ry <= 0
    ? []
    : [
        { x: x - rx, y },
        { x, y: y - ry },
        { x: x + rx, y },
        { x, y: y + ry },
      ]

function textPlace(element: SvgElement): Point {
  const own = [element, ...element.children].find(({ attributes }) => attributes.x !== undefined)
  // A list of places is one for each letter.
  const first = (value: string | undefined) => numberOf(value?.trim().split(/[\s,]+/)[0])
  return { x: first(own?.attributes.x), y: first(own?.attributes.y) }
}

const MOST_NUMBERS = 100_000

function numbersOf(text: string): readonly number[] {
  const found = text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []
  if (/nan|inf/i.test(text) || found.length > MOST_NUMBERS) throw unreadable(text)
  return found.map(numberOf)
}

const pairs = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index]!,
    y: numbers[2 * index + 1]!,
  }))

/** Numbers that each command of a path takes; the last two are where it ends. */
const taken: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/** The points that a path passes: its curves by their ends, which is enough to know its size and place. */
function pathPoints(text: string): readonly Point[] {
  if (/nan|inf/i.test(text)) throw unreadable(text)
  const points: Point[] = []
  let [here, start]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  for (const [, letter = "", rest = ""] of text.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const command = letter.toLowerCase()
    const isRelative = letter === command
    const size = taken[command] ?? 0
    const numbers = command === "a" ? arcNumbers(rest) : numbersOf(rest)
    if (command === "z") here = start
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const step = numbers.slice(at, at + size)
      const from = isRelative ? here : { x: 0, y: 0 }
      if (command === "h") here = { x: from.x + step[0]!, y: here.y }
      else if (command === "v") here = { x: here.x, y: from.y + step[0]! }
      else here = { x: from.x + step.at(-2)!, y: from.y + step.at(-1)! }
      if (command === "m" && at === 0) start = here
      points.push(here)
    }
  }
  // Two half circles end where they begin: their middle is known from both ends.
  return points.length > 0 && points.length < 3 ? [...points, middleOf(points)] : points
}

/** The flags of an arc may be written without blanks: 01 is 0 and 1. */
function arcNumbers(text: string): readonly number[] {
  const number = "([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)"
  const gap = "[\\s,]*"
  const arc = new RegExp([number, number, number, "([01])", "([01])", number, number].join(gap), "gi")
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(numberOf))
}
