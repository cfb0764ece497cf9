import type { Localized } from "@parterre/contract"
import { writePlan } from "@parterre/seating-plans/plan"
import type { StudioDocument } from "../document/studio-document.ts"
import { openPlan } from "./open-plan.ts"
import { readVenue, writeVenue } from "./venue-yaml.ts"

export type SavedFiles = { readonly plan: string; readonly venue: string } | { readonly fault: Localized }

/** The files as they are saved: what was not touched stays byte for byte. They are read again first, so that no file is saved that does not open. */
export function savedFiles({ plan, venue, source }: StudioDocument, planFile: string): SavedFiles {
  const { planText, venueText } = source
  let written: string
  try {
    written = writePlan(planText, plan)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { fault: unwritable }
  }
  const opened = openPlan(written, undefined, planFile)
  if ("faults" in opened) return { fault: opened.faults[0] ?? unwritable }
  const before = venueText === undefined ? undefined : readVenue(venueText, plan.name)
  return {
    plan: written,
    venue: writeVenue(
      venueText,
      before !== undefined && "venue" in before ? before.venue : undefined,
      venue,
      planFile,
    ),
  }
}

const unwritable: Localized = {
  fr: "Une position du plan n’est plus un nombre. Annulez la dernière étape, puis enregistrez.",
  en: "A position in the plan is no longer a number. Undo the last step, then save.",
}
