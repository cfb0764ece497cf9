import type { TicketElement } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { listUpcomingTickets } from "../generated/api.ts"

/** The tickets of a logged-in client. */
export class Tickets extends Context.Service<
  Tickets,
  {
    /** For events to come, one element an event, the soonest first. */
    readonly upcoming: Effect.Effect<readonly TicketElement[], ApiFailure<"listUpcomingTickets">>
  }
>()("@parterre/sdk/tickets/Tickets") {
  static readonly layer = Layer.effect(
    Tickets,
    Effect.map(TicketingApi, (api) => Tickets.of({ upcoming: api.call(listUpcomingTickets) })),
  )
}
