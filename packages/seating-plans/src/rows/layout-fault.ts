import type { Localized } from "@parterre/contract"
import type { PlanRow } from "../plan/seating-plan.ts"

/** Why rows cannot be laid out as asked. */
export type LayoutRule = "count-out-of-range" | "distance-out-of-range" | "curve-too-tight"

export interface LayoutFault {
  readonly rule: LayoutRule
  /** What is wrong and what to do. */
  readonly message: Localized
}

export type LaidOutRows = { readonly rows: readonly PlanRow[] } | { readonly fault: LayoutFault }

const refused = (rule: LayoutRule, fr: string, en: string): LayoutFault => ({ rule, message: { fr, en } })

export const MOST_SEATS_IN_ROW = 1_000
const MOST_ROWS = 1_000

export const countFault = (counts: readonly number[]): LayoutFault | undefined =>
  counts.length > MOST_ROWS ||
  counts.some((count) => !Number.isInteger(count) || count < 0 || count > MOST_SEATS_IN_ROW)
    ? refused(
        "count-out-of-range",
        `Un bloc a ${MOST_ROWS} rangées au plus, et une rangée, de 0 à ${MOST_SEATS_IN_ROW} sièges. Corrigez le nombre.`,
        `A block has up to ${MOST_ROWS} rows, and a row 0 to ${MOST_SEATS_IN_ROW} seats. Correct the number.`,
      )
    : undefined

export const distanceFault = (distances: readonly number[]): LayoutFault | undefined =>
  distances.every((distance) => distance > 0 && distance <= 10_000)
    ? undefined
    : refused(
        "distance-out-of-range",
        "Une distance est nulle ou dépasse 10 000. Donnez la distance entre deux sièges ou deux rangées.",
        "A distance is zero or beyond 10,000. Give the distance between two seats or two rows.",
      )

export const tightCurve: LayoutFault = refused(
  "curve-too-tight",
  "La courbe est trop serrée pour ces rangées, des sièges se toucheraient. Ouvrez la courbe, ou mettez moins de sièges ou de rangées.",
  "The curve is too tight for these rows, so seats would touch. Open the curve, or use fewer seats or rows.",
)
