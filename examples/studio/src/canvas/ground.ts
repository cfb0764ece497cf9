import type { Session } from "../document/session.ts"
import type { Ground } from "./drawing-layer.ts"
import { admissionsOf, areaNamesOf, CANVAS_FONT, colorsOf } from "./looks.ts"
import type { Surroundings } from "./surroundings.ts"

/** What lies under the seats now; the ground from before when nothing in it is another. */
export function groundOf(
  { history, selection }: Session,
  { scheme, language, pictureUrl }: Surroundings,
  before: Ground | undefined,
): Ground {
  const { plan, venue, picture } = history.present
  const next: Ground = {
    plan,
    selectedAreas: selection.areas,
    picture,
    pictureUrl,
    admissions: admissionsOf(plan, venue.generalAdmission),
    areaNames: areaNamesOf(venue.areas, language),
    colors: colorsOf(scheme),
    font: CANVAS_FONT,
  }
  if (before === undefined) return next
  // Of the plan, only its areas and its sheet lie under the seats.
  const isSame =
    before.plan.size === plan.size &&
    before.plan.zones.length === plan.zones.length &&
    plan.zones.every((zone, z) => {
      const old = before.plan.zones[z]
      return zone === old || (zone.areas === old?.areas && zone.position === old?.position)
    }) &&
    before.admissions === next.admissions &&
    before.areaNames === next.areaNames &&
    (["selectedAreas", "picture", "pictureUrl", "colors"] as const).every(
      (part) => next[part] === before[part],
    )
  return isSame ? before : next
}
