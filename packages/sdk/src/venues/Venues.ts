import type { VenueOfSite, VenuePlan, VenuePlanSave, VenuePlanVerdict } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getVenuePlan, listVenues, saveVenuePlan } from "../generated/api.ts"

/** Venues for staff who draw them: their plans, whose seats are taken, and a plan judged and saved. */
export class Venues extends Context.Service<
  Venues,
  {
    /** The venues of the site. Takes the permission admin (28), as all of these. */
    readonly list: Effect.Effect<readonly VenueOfSite[], ApiFailure<"listVenues">>
    /** A venue's files as they were imported, and its seats that are sold or held. */
    readonly plan: (venueId: string) => Effect.Effect<VenuePlan, ApiFailure<"getVenuePlan">>
    /** What an import would say of the plan; nothing is saved. */
    readonly judge: (
      venueId: string,
      plan: Omit<VenuePlanSave, "dryRun">,
    ) => Effect.Effect<VenuePlanVerdict, ApiFailure<"saveVenuePlan">>
    /** Imports the plan, all or nothing: the verdict's outcome says which. Without a revision the venue is a new one. Takes full admin (100) too. */
    readonly save: (
      venueId: string,
      plan: Omit<VenuePlanSave, "dryRun">,
    ) => Effect.Effect<VenuePlanVerdict, ApiFailure<"saveVenuePlan">>
  }
>()("@parterre/sdk/venues/Venues") {
  static readonly layer = Layer.effect(
    Venues,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return Venues.of({
        list: api.call(listVenues),
        plan: Effect.fn("Venues.plan")((id) => api.call(getVenuePlan, { path: { id } })),
        judge: Effect.fn("Venues.judge")((id, plan) =>
          api.call(saveVenuePlan, { path: { id }, body: { ...plan, dryRun: true } }),
        ),
        save: Effect.fn("Venues.save")((id, plan) =>
          api.call(saveVenuePlan, { path: { id }, body: { ...plan, dryRun: false } }),
        ),
      })
    }),
  )
}
