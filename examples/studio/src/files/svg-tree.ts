import type { Localized } from "@parterre/contract"
import DOMPurify from "dompurify"

/** An element of a drawing, as data: nothing of it is put on a page. */
export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** What is written in it, in its children too. */
  readonly text: string
  readonly children: readonly SvgNode[]
}

export type SvgReading =
  | { readonly root: SvgNode; readonly isCleaned: boolean }
  | { readonly fault: Localized }

const MOST_CHARACTERS = 20_000_000
const MOST_DEEP = 200

/** What runs or is fetched has no place in a drawing. */
const purifying = {
  USE_PROFILES: { svg: true },
  FORBID_TAGS: ["script", "foreignObject", "image", "style", "a", "animate", "set"],
  ADD_TAGS: ["use"],
  ADD_ATTR: ["xlink:href", "href"],
  ALLOWED_URI_REGEXP: /^#/,
}

/**
 * The tree of an SVG file. It is parsed as a document of its own, which runs nothing, and cleaned before it is read:
 * scripts, handlers, foreign objects and remote pictures are left out.
 */
export function readSvg(text: string): SvgReading {
  if (text.length > MOST_CHARACTERS) return { fault: tooLarge }
  const isSvg = /<svg[\s>]/i.test(text)
  if (!isSvg) return { fault: noSvg }
  const clean = DOMPurify.sanitize(text, purifying)
  const isCleaned =
    DOMPurify.removed.some(
      (one) => "element" in one && /^(script|foreignobject|image)$/i.test(one.element.nodeName),
    ) || DOMPurify.removed.some((one) => "attribute" in one && /^on|href/i.test(one.attribute?.name ?? ""))
  const parsed = new DOMParser().parseFromString(clean, "text/html")
  const root = parsed.querySelector("svg")
  if (root === null) return { fault: noSvg }
  const tree = nodeOf(root, 0)
  return tree === undefined ? { fault: tooDeep } : { root: tree, isCleaned }
}

function nodeOf(element: Element, depth: number): SvgNode | undefined {
  if (depth > MOST_DEEP) return undefined
  const children: SvgNode[] = []
  for (const child of element.children) {
    const node = nodeOf(child, depth + 1)
    if (node === undefined) return undefined
    children.push(node)
  }
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const isText = /^(text|tspan|title)$/i.test(element.localName)
  return { tag: element.localName, attributes, text: isText ? (element.textContent ?? "") : "", children }
}

const tooLarge: Localized = {
  fr: "Ce dessin SVG est trop gros (20 millions de caractères au plus). Enlevez-en les images, puis réessayez.",
  en: "This SVG drawing is too large (20 million characters at most). Remove its pictures, then try again.",
}
const noSvg: Localized = {
  fr: "Ce fichier n’est pas un dessin SVG. Enregistrez le plan en SVG, puis réessayez.",
  en: "This file isn’t an SVG drawing. Save the plan as SVG, then try again.",
}
const tooDeep: Localized = {
  fr: "Ce dessin a trop de groupes les uns dans les autres. Enregistrez-le comme SVG simple, puis réessayez.",
  en: "This drawing has too many groups within groups. Save it as plain SVG, then try again.",
}
