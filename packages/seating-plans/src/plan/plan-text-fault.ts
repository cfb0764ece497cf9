import type { Localized } from "@parterre/contract"

/** Where a value is within its file: keys and positions from the top. */
export type Path = readonly (string | number)[]

export interface Place {
  /** Both from 1. */
  readonly line: number
  readonly column: number
}

/** Why a text is no plan that can be opened or imported. */
export type PlanTextRule =
  | "too-large"
  | "too-deep"
  | "not-json"
  | "wrong-shape"
  | "duplicate-guid"
  | "unknown-category"
  | "too-many-seats"

export interface PlanTextFault {
  readonly rule: PlanTextRule
  /** Of the value at fault. */
  readonly path: Path
  readonly place: Place
  /** What is wrong and, where that does not say it, what to do. */
  readonly message: Localized
}

/** A fault whose place in the text is not looked up yet. */
export type PlanValueFault = Omit<PlanTextFault, "place">
