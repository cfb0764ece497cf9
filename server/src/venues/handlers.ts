import { hasPermission, permissionIds } from "@parterre/domain/permissions"
import type { Dependencies } from "../dependencies.ts"
import { type Handlers, staffOf } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { saveVenuePlan, venueFiles } from "./save-venue-plan.ts"
import { venuePlanStore } from "./venue-plan-store.ts"

/** Venues for whoever draws them: their files, whose seats they are, and a plan saved. */
export const venuesHandlers = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Handlers => ({
  listVenues: async ({ website, language }) =>
    (await venuePlanStore(db, website.id).venues()).map(({ id, name_fr, name_en, city, seat_count }) => ({
      ...{ id, city, seatCount: seat_count },
      name: language === "fr" ? name_fr : name_en,
    })),

  getVenuePlan: async ({ website, path }) => {
    const { venuePath, venue, planPath, plan, revision } = await venueFiles(db, website.id, path.id)
    const states = await venuePlanStore(db, website.id).seatStates(path.id, clock.now())
    return {
      ...{ venueId: path.id, venueFile: venuePath, venue, planFile: planPath, plan, revision },
      seats: [...states].map(([seatId, state]) => ({ seatId, state })),
    }
  },

  saveVenuePlan: async (request) => {
    const { website, language, path, body } = request
    const mayWrite = hasPermission(staffOf(request).permissions, permissionIds.fullAdmin)
    if (body.dryRun !== true && !mayWrite) throw new Refusal("permission-missing")
    return saveVenuePlan({ db, website, language, now: () => clock.now() }, path.id, body)
  },
})
