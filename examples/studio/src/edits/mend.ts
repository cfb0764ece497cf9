import { type Mend, mendFault, type PlanFault, sheetFit } from "@parterre/seating-plans/faults"
import type { StudioDocument } from "../document/studio-document.ts"
import { movedDrawing, withSheet } from "./sheet.ts"

/** A drawing with a fault mended; where that moves the plan, all that lies on the sheet moves with it. */
export function mended(document: StudioDocument, fault: PlanFault, mend: Mend): StudioDocument {
  const fit = mend === "fit-size" ? sheetFit(document.plan) : undefined
  if (fit !== undefined) return withSheet(movedDrawing(document, fit.by), fit.size)
  const plan = mendFault(document.plan, fault, { mend, newGuid: () => crypto.randomUUID() })
  return { ...document, plan }
}
