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

export interface PlanFault {
  readonly rule: FaultRule
  /** In words: section, row, seats. */
  readonly where: string
  readonly reason: string
  /** What the organiser can do. */
  readonly advice: string
  /** Where on the plan, in its units; empty when no place is at fault. */
  readonly at: readonly Point[]
  /** Names of categories at fault, which are marked in the legend. */
  readonly categories?: readonly string[]
}

/** A fault in a line, as the import tells it. */
export const faultText = ({ where, reason, advice }: PlanFault): string => `${where}: ${reason}; ${advice}`

export const inSection = ({ zone }: Pick<LaidSection, "zone">): string => zone

export const inRow = (section: LaidSection, row: LaidRow): string =>
  `${inSection(section)}, ${row.type === "TABLE" ? "table" : "row"} ${row.name === "" ? "without a name" : row.name}`

/** Names in a sentence, the first few of many. */
export function some(names: readonly string[], most = 6): string {
  const shown = names.slice(0, most).join(", ")
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
