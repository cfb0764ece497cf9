import type { Localized } from "@parterre/contract"

/** An element of an SVG file, as a page's or a server's own parser gives it. Nothing of it is run or fetched. */
export interface SvgElement {
  /** Without a prefix, such as `circle`. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** What is written in it, in its children too for `text` and `title`. */
  readonly text: string
  readonly children: readonly SvgElement[]
}

export type SvgRule = "too-deep" | "too-many-elements" | "number-unreadable" | "too-far-out" | "no-seats"

export interface SvgFault {
  readonly rule: SvgRule
  /** What is wrong and what to do. */
  readonly message: Localized
}

/** Thrown within, where a drawing cannot be read on; `planFromSvg` answers the fault. */
export class SvgRefused extends Error {
  readonly fault: SvgFault

  constructor(rule: SvgRule, fr: string, en: string) {
    super(en)
    this.fault = { rule, message: { fr, en } }
  }
}

export const unreadable = (what: string): SvgRefused =>
  new SvgRefused(
    "number-unreadable",
    `Le dessin a une mesure illisible, «\u00A0${what.slice(0, 40)}\u00A0». Enregistrez-le de nouveau comme SVG simple.`,
    `The drawing has a measure that can’t be read, “${what.slice(0, 40)}”. Save it again as plain SVG.`,
  )
