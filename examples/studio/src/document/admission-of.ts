import { admissionHomes } from "@parterre/seating-plans/layout"
import type { StudioDocument } from "./studio-document.ts"

/** What is sold without numbers in a zone, where the shoppers' map draws it. */
export function admissionOf({ plan, venue }: Pick<StudioDocument, "plan" | "venue">, z: number) {
  const entries = venue.generalAdmission ?? []
  const homes = admissionHomes(entries, plan.zones)
  return entries.find((entry) => homes.get(entry) === z)
}
