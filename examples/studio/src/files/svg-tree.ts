import type { Localized } from "@parterre/contract"
import type { SvgElement } from "@parterre/seating-plans/svg"
import { parseXml, XmlElement, XmlError } from "@rgrove/parse-xml"

export type SvgReading =
  | {
      readonly root: SvgElement
      /** Whether it has something that would run or be fetched on a page; here it is data, and left out. */
      readonly isHostile: boolean
    }
  | { readonly fault: Localized }

const MOST_CHARACTERS = 20_000_000
const MOST_DEEP = 200
const runs = /^(script|foreignobject|image|iframe|object|embed|handler)$/i

/** The tree of an SVG file, read as data alone: no part of it ever is in a page, so that nothing can run or be fetched. */
export function readSvg(text: string): SvgReading {
  if (text.length > MOST_CHARACTERS) return { fault: tooLarge }
  if (isDeep(text)) return { fault: tooDeep }
  let parsed: XmlElement | null
  try {
    parsed = parseXml(text.replace(/^\uFEFF/, ""), { ignoreUndefinedEntities: true }).root
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return { fault: unreadable(error.line) }
  }
  if (parsed === null || localName(parsed.name) !== "svg") return { fault: noSvg }
  const found = { isHostile: false }
  return { root: elementOf(parsed, found), isHostile: found.isHostile }
}

/** A parser that calls itself for each group would not come back from a million of them. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [tag] of text.matchAll(/<\/?[a-z][^>]*>/gi)) {
    if (tag.startsWith("</")) depth -= 1
    else if (!tag.endsWith("/>")) depth += 1
    if (depth > MOST_DEEP) return true
  }
  return false
}

const localName = (name: string): string => name.replace(/^(?:svg|sodipodi):/, "")

function elementOf(element: XmlElement, found: { isHostile: boolean }): SvgElement {
  const tag = localName(element.name)
  const names = Object.keys(element.attributes)
  if (runs.test(tag) || names.some((name) => /^on/i.test(name))) found.isHostile = true
  const children = element.children.flatMap((child) =>
    child instanceof XmlElement ? [elementOf(child, found)] : [],
  )
  const isWritten = /^(text|tspan|title|style)$/i.test(tag)
  return { tag, attributes: element.attributes, text: isWritten ? element.text : "", children }
}

export const tooLarge: Localized = {
  fr: "Ce dessin SVG est trop gros (20 millions de caractères au plus). Enlevez-en les images, puis réessayez.",
  en: "This SVG drawing is too large (20 million characters at most). Remove its pictures, then try again.",
}
export const noSvg: Localized = {
  fr: "Ce fichier n’est pas un dessin SVG. Enregistrez le plan en SVG, puis réessayez.",
  en: "This file isn’t an SVG drawing. Save the plan as SVG, then try again.",
}
const tooDeep: Localized = {
  fr: "Ce dessin a trop de groupes les uns dans les autres. Enregistrez-le comme SVG simple, puis réessayez.",
  en: "This drawing has too many groups within groups. Save it as plain SVG, then try again.",
}
const unreadable = (line: number): Localized => ({
  fr: `Ce dessin SVG ne se lit pas, ligne ${line}. Enregistrez-le de nouveau comme SVG simple, puis réessayez.`,
  en: `This SVG drawing can’t be read at line ${line}. Save it again as plain SVG, then try again.`,
})
