import { admissionOf } from "../document/admission-of.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { withZones } from "./plan-parts.ts"

/** An edit after which a zone is still the home of what is sold there without numbers: where it lost the name for it, by key. */
export function withHomesKept(before: StudioDocument, after: StudioDocument): StudioDocument {
  const entries = after.venue.generalAdmission ?? []
  if (entries.length === 0 || before.plan.zones.length !== after.plan.zones.length) return after
  const plan = withZones(after.plan, (zone, z) => {
    const key = admissionOf(before, z)?.key
    const isLost =
      zone.rows === before.plan.zones[z]?.rows &&
      entries.some((entry) => entry.key === key) &&
      admissionOf(after, z)?.key !== key
    return isLost && key !== undefined ? { ...zone, zone_id: key } : zone
  })
  return plan === after.plan ? after : { ...after, plan }
}
