import type { SvgElement } from "./svg-element.ts"
import { type Matrix, transformOf, unmoved, within } from "./transform.ts"

/** A shape that `use` draws, and where it is in what it was taken from. */
interface UsedShape {
  readonly element: SvgElement
  readonly matrix: Matrix
}

/** What elements of a drawing say of one another: which shape a `use` draws, and which colour a class has. */
export interface SvgReferences {
  readonly usedBy: (use: SvgElement) => UsedShape | undefined
  readonly fillOf: (classes: string | undefined) => string | undefined
}

const outlined = new Set(["circle", "ellipse", "rect", "polygon", "path"])
/** Elements of one group or symbol that are looked through for its shape; a seat has a few. */
const MOST_PARTS = 50
/** Rules and classes that are read; an editor writes one for each look. */
const MOST_RULES = 2_000
/** Characters of a style sheet. */
const MOST_STYLE = 100_000
const MOST_ELEMENTS = 300_000

/** Reads what a drawing refers to. A `use` of a `use` is not followed, so that none leads in a circle. */
export function svgReferences(root: SvgElement): SvgReferences {
  const byId = new Map<string, SvgElement>()
  const fills = new Map<string, string>()
  const all = [root]
  for (const element of all) {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    if (element.tag.toLowerCase() === "style") readFills(element.text.slice(0, MOST_STYLE), fills)
    for (const child of element.children) if (all.length < MOST_ELEMENTS) all.push(child)
  }
  const shapes = new Map<string, UsedShape | undefined>()
  return {
    usedBy({ attributes }) {
      const id = (attributes.href ?? attributes["xlink:href"])?.trim().replace(/^#/, "") ?? ""
      if (!shapes.has(id)) shapes.set(id, shapeIn(byId.get(id)))
      return shapes.get(id)
    },
    fillOf: (classes) =>
      classes?.split(/\s+/).reduce<string | undefined>((found, name) => fills.get(name) ?? found, undefined),
  }
}

/** The first shape of what is used, with the transforms on the way to it. */
function shapeIn(target: SvgElement | undefined): UsedShape | undefined {
  const left = target === undefined ? [] : [{ element: target, matrix: unmoved }]
  for (let count = 0; count < MOST_PARTS; count += 1) {
    const next = left.shift()
    if (next === undefined) return undefined
    const matrix = within(next.matrix, transformOf(next.element.attributes.transform))
    const tag = next.element.tag.toLowerCase()
    if (outlined.has(tag)) return { element: next.element, matrix }
    if (tag !== "use")
      left.unshift(...next.element.children.slice(0, MOST_PARTS).map((element) => ({ element, matrix })))
  }
  return undefined
}

/** Colours of rules for a class alone, as editors export them; what else a style sheet says is left. */
function readFills(text: string, fills: Map<string, string>): void {
  for (const [, selectors = "", body = ""] of text.matchAll(/([^{}]{1,2000})\{([^{}]{0,2000})\}/g)) {
    const fill = /(?:^|;)\s*fill\s*:\s*([^;!]+)/i.exec(body)?.[1]?.trim()
    if (fill === undefined) continue
    for (const selector of selectors.split(",")) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]
      if (name !== undefined && fills.size < MOST_RULES) fills.set(name, fill)
    }
  }
}
