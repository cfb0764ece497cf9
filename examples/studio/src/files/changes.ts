import type { Localized } from "@parterre/contract"
import { readPlan, type SeatingPlan } from "@parterre/seating-plans/plan"
import type { StudioDocument } from "../document/studio-document.ts"

let lastRead: { readonly text: string; readonly plan: SeatingPlan } | undefined

/** What a plan's file says, read once for the same text. */
export function originalPlan(text: string): SeatingPlan | undefined {
  if (lastRead?.text === text) return lastRead.plan
  const reading = readPlan(text)
  if ("faults" in reading) return undefined
  lastRead = { text, plan: reading.plan }
  return reading.plan
}

/** What is another than in the file that was opened; nothing to compare with where none was. */
export function changesSinceOpened({ plan, source }: StudioDocument): readonly Localized[] | undefined {
  const before = source.planText === undefined ? undefined : originalPlan(source.planText)
  if (before === undefined) return undefined
  return before === plan ? [] : []
}
