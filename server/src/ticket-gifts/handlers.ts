import type { Dependencies } from "../dependencies.ts"
import type { Counters } from "../http/counters.ts"
import { type Handlers, sessionOf } from "../http/handler.ts"
import type { GiftTokens } from "./gift-tokens.ts"
import { declineGift, giveTicket, receivedGift } from "./ticket-gifts.ts"

/** Tickets that clients give away, and that whoever was given one sees and gives back. */
export function ticketGiftsHandlers(
  dependencies: Pick<Dependencies, "db" | "clock" | "newId">,
  tokens: GiftTokens,
  counters: Counters,
): Handlers {
  const { db, clock } = dependencies
  const gifts = counters("ticket gifts", 3_600_000)
  return {
    sendTicketAsGift: async (request) => {
      const { website, language, body } = request
      return giveTicket(dependencies, { website, language, session: sessionOf(request), gifts }, body)
    },

    getTicketGift: async ({ website, language, path }) =>
      receivedGift({ db, clock, tokens }, website, path.token, language),

    declineTicketGift: async ({ website, path }) => {
      await declineGift({ ...dependencies, tokens }, website, path.token)
      return undefined
    },
  }
}
