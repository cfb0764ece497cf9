import type { PointColumn } from "../../database/tables.ts"
import type { Document } from "../printing.ts"
import { centred, luminance } from "./draw-decorations.ts"

/** Tells one section from another in words, on the plan and in its close-up: a letter. */
export type Badge = string

/** Draws a text that screen readers say by itself, as a heading or a paragraph. */
export type Say = (kind: "H1" | "P", draw: () => void) => void

export interface PageStyle {
  readonly ink: string
  /** Dark enough for white letters. */
  readonly strong: string
  /** The same, as light as paper. */
  readonly tint: string
}

/** Luminance above which white letters cannot be read: 4.5 to 1. */
const darkEnough = 0.183

/** The colours of a website as this page needs them. */
export function pageStyle({ accent, ink }: { readonly accent: string; readonly ink: string }): PageStyle {
  const strong = [accent, ink].find((colour) => luminance(colour) <= darkEnough) ?? "#1a1a1a"
  return { ink, strong, tint: mixed(strong, "#ffffff", 0.84) }
}

/** A badge's letter, or a plain dot where there is nothing to tell apart; white, on a strong ground. */
export function pointOut(pdf: Document, badge: Badge | undefined, at: PointColumn, size: number): void {
  pdf.fillColor("#ffffff")
  if (badge === undefined) pdf.circle(at.x, at.y, size * 0.36).fill()
  else centred(pdf.font("Helvetica-Bold"), badge, at, size)
}

function mixed(one: string, other: string, share: number): string {
  const part = (start: number) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, "0")
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
