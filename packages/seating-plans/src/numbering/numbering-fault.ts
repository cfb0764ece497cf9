import type { Localized } from "@parterre/contract"

/** Why seats or rows cannot be numbered as asked. */
export type NumberingRule =
  | "start-unreadable"
  | "start-skipped"
  | "step-unreadable"
  | "expression-unreadable"
  | "too-few-names"
  | "too-many-names"
  | "duplicate-name"
  | "names-run-out"

export interface NumberingFault {
  readonly rule: NumberingRule
  /** What is wrong and what to do. */
  readonly message: Localized
}

export type Numbered = { readonly names: readonly string[] } | { readonly fault: NumberingFault }

export const refused = (rule: NumberingRule, fr: string, en: string): { readonly fault: NumberingFault } => ({
  fault: { rule, message: { fr, en } },
})
