import type { Point } from "../geometry/points.ts"
import type { LaidRow, LaidSection } from "../layout/venue-layout.ts"

/** What may be wrong with a plan that can be imported all the same. */
export type FaultRule =
  | "overlapping-seats"
  | "duplicate-seat-number"
  | "duplicate-row-name"
  | "rows-out-of-order"
  | "seats-out-of-order"
  | "gap-in-row"
  | "single-seat-row"
  | "nameless-row"
  | "seat-outside-plan"
  | "far-seats"
  | "unused-category"

export interface FaultWords {
  /** In words: section, row, seats. */
  readonly where: string
  readonly reason: string
  /** What the organiser can do. */
  readonly advice: string
}

/** Its own words are English, as the import and the preview tell them. */
export interface PlanFault extends FaultWords {
  readonly rule: FaultRule
  readonly french: FaultWords
  /** Guids of the seats at fault; of a row at fault, those of all its seats. */
  readonly seats: readonly string[]
  /** Where on the plan, in its units; empty when no place is at fault. */
  readonly at: readonly Point[]
  /** Names of categories at fault, which are marked in the legend. */
  readonly categories?: readonly string[]
}

/** A fault in a line, as the import tells it. */
export const faultText = ({ where, reason, advice }: FaultWords): string => `${where}: ${reason}; ${advice}`

export const inSection = ({ zone }: Pick<LaidSection, "zone">): string => zone

export const inRow = (section: LaidSection, row: LaidRow): string =>
  `${inSection(section)}, ${row.type === "TABLE" ? "table" : "row"} ${row.name === "" ? "without a name" : row.name}`

export const inFrenchRow = (section: LaidSection, row: LaidRow): string =>
  `${inSection(section)}, ${row.type === "TABLE" ? "table" : "rangée"} ${row.name === "" ? "sans nom" : row.name}`

/** Names in a sentence, the first few of many. */
export function some(names: readonly string[], most = 6, language: "en" | "fr" = "en"): string {
  const shown = names.slice(0, most).join(", ")
  const left = names.length - most
  if (left <= 0) return shown
  return language === "fr"
    ? `${shown} et ${left} ${left === 1 ? "autre" : "autres"}`
    : `${shown} and ${left} more`
}

export const guidsOf = (rows: readonly LaidRow[]): readonly string[] =>
  rows.flatMap(({ seats }) => seats.map(({ id }) => id))
