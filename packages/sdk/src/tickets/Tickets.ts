import type { GiftAnswer, TicketElement, TicketGift } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { AnswerInvalid, type ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import {
  declineTicketGift,
  getAppleWalletPass,
  getGoogleWalletLink,
  getTicketGift,
  getTicketGiftPdf,
  listUpcomingTickets,
  sendTicketAsGift,
  takeBackTicketGift,
} from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"

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
    /** The https address, to open in a new tab, at which a ticket's `addToGoogleWalletLink` adds it [TICK-017]. */
    readonly googleWalletAddress: (link: string) => Effect.Effect<string, ApiFailure<"getGoogleWalletLink">>
    /** The pass of a ticket's `addToAppleWalletLink`, to save as a file [TICK-018]. */
    readonly appleWalletPass: (link: string) => Effect.Effect<Blob, ApiFailure<"getAppleWalletPass">>
    /** Gives it back to the client, as long as `declineUntil` says. */
    readonly declineGift: (token: string) => Effect.Effect<void, ApiFailure<"declineTicketGift">>
  }
>()("@parterre/sdk/tickets/Tickets") {
  static readonly layer = Layer.effect(
    Tickets,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const session = yield* Session
      return Tickets.of({
        upcoming: api.call(listUpcomingTickets),
        sendAsGift: (ticketId, email) => api.call(sendTicketAsGift, { body: { ticketId, email } }),
        gift: (token) => api.call(getTicketGift, { path: { token } }),
        giftPdf: (token) => api.call(getTicketGiftPdf, { path: { token } }),
        takeBackGift: (id) => api.call(takeBackTicketGift, { path: { id } }),
        googleWalletAddress: (link) =>
          api.call(getGoogleWalletLink, { path: { link: nameIn(link) } }).pipe(
            // What is opened is Google's page, and nothing that a browser would run.
            Effect.flatMap((address) =>
              address.startsWith("https://")
                ? Effect.succeed(address)
                : Effect.flatMap(session.language, (language) =>
                    Effect.fail(new AnswerInvalid("getGoogleWalletLink", NOT_HTTPS, language)),
                  ),
            ),
          ),
        appleWalletPass: (link) => api.call(getAppleWalletPass, { path: { link: nameIn(link) } }),
        declineGift: (token) => api.call(declineTicketGift, { path: { token } }),
      })
    }),
  )
}

const NOT_HTTPS = { path: [], message: "must be an https address" }

/** The signed name of a ticket at the end of its wallet link. */
const nameIn = (link: string): string => decodeURIComponent(new URL(link).pathname.split("/").at(-1) ?? "")
