import type { Localized } from "@parterre/contract"
import type { PlanFault } from "@parterre/seating-plans/faults"
import type { StudioDocument } from "../document/studio-document.ts"
import { fittedSheet } from "./sheet.ts"

export type Mending = { readonly document: StudioDocument } | { readonly refusal: Localized }

/** The drawing without a fault, as far as a click can mend it. */
export function mended(document: StudioDocument, fault: PlanFault): Mending {
  if (fault.rule === "seat-outside-plan") return { document: fittedSheet(document) }
  return { document }
}
