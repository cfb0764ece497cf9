import type { GiftAnswer, TicketElement, TicketGift } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import {
  declineTicketGift,
  getTicketGift,
  getTicketGiftPdf,
  listUpcomingTickets,
  sendTicketAsGift,
  takeBackTicketGift,
} from "../generated/api.ts"

/** The tickets of a logged-in client, and those that somebody was given. */
export class Tickets extends Context.Service<
  Tickets,
  {
    /** For events to come, one element an event, the soonest first. */
    readonly upcoming: Effect.Effect<readonly TicketElement[], ApiFailure<"listUpcomingTickets">>
    /** Gives one away: whoever has the address is mailed it with a code of its own, and the client's ends. */
    readonly sendAsGift: (
      ticketId: string,
      email: string,
    ) => Effect.Effect<GiftAnswer, ApiFailure<"sendTicketAsGift">>
    /** The ticket of the link in such a mail. No account is needed. */
    readonly gift: (token: string) => Effect.Effect<TicketGift, ApiFailure<"getTicketGift">>
    /** The same as a PDF. */
    readonly giftPdf: (token: string) => Effect.Effect<Blob, ApiFailure<"getTicketGiftPdf">>
    /** Takes one back that was given, as long as its `giftOpenUntil` says. */
    readonly takeBackGift: (ticketId: string) => Effect.Effect<void, ApiFailure<"takeBackTicketGift">>
    /** Gives it back to the client, as long as `declineUntil` says. */
    readonly declineGift: (token: string) => Effect.Effect<void, ApiFailure<"declineTicketGift">>
  }
>()("@parterre/sdk/tickets/Tickets") {
  static readonly layer = Layer.effect(
    Tickets,
    Effect.map(TicketingApi, (api) =>
      Tickets.of({
        upcoming: api.call(listUpcomingTickets),
        sendAsGift: (ticketId, email) => api.call(sendTicketAsGift, { body: { ticketId, email } }),
        gift: (token) => api.call(getTicketGift, { path: { token } }),
        giftPdf: (token) => api.call(getTicketGiftPdf, { path: { token } }),
        takeBackGift: (id) => api.call(takeBackTicketGift, { path: { id } }),
        declineGift: (token) => api.call(declineTicketGift, { path: { token } }),
      }),
    ),
  )
}
