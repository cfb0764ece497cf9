import type { Dependencies } from "../dependencies.ts"
import type { Counters } from "../http/counters.ts"
import { FileAnswer, type Handlers, sessionOf } from "../http/handler.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import type { GiftTokens } from "./gift-tokens.ts"
import { declineGift, giveTicket, receivedGift, receivedGiftPdf, takeBackGift } from "./ticket-gifts.ts"

/** Tickets that clients give away, and that whoever was given one sees and gives back. */
export function ticketGiftsHandlers(
  dependencies: Pick<Dependencies, "db" | "clock" | "newId">,
  { tokens, barcodes }: { readonly tokens: GiftTokens; readonly barcodes: TicketBarcodes },
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

    getTicketGiftPdf: async ({ website, language, path }) => {
      const pdf = await receivedGiftPdf({ db, tokens, barcodes }, website, path.token, language)
      const name = language === "fr" ? "billet" : "ticket"
      return new FileAnswer("application/pdf", pdf, {
        "content-disposition": `inline; filename="${name}.pdf"`,
        "cache-control": "no-store",
      })
    },

    takeBackTicketGift: async (request) => {
      await takeBackGift(dependencies, request.website, sessionOf(request), request.path.id)
      return undefined
    },

    declineTicketGift: async ({ website, path }) => {
      await declineGift({ ...dependencies, tokens }, website, path.token)
      return undefined
    },
  }
}
