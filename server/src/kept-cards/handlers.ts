import { signedIn } from "../clients/client-checks.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import { paymentNeeds } from "../payments/payment-needs.ts"
import { NO_CARDS } from "../processor-type.ts"
import { Refusal } from "../refusal.ts"
import { type KeptCardDependencies, settleKeptCard } from "./keep-card.ts"
import {
  type CardOwner,
  changeKeptCard,
  hasRoomForCard,
  keptCardsOf,
  readKeptCard,
} from "./kept-card-store.ts"
import { isUsable, keepsCards } from "./usable-card.ts"

/** The cards that the processor keeps for a client, and their removal. */
export function keptCardsHandlers(dependencies: KeptCardDependencies): Handlers {
  const { db, clock, processors } = dependencies
  return {
    getKeptCards: async (request) => {
      const owner = ownerIn(request)
      const payments = await processors.of(owner.website_id)
      const cards = await keptCardsOf(db, owner)
      const { type } = payments.processor
      return {
        cards: cards.map((row) => ({
          id: row.id,
          brand: row.brand ?? "other",
          lastFour: row.last_four ?? "",
          expiry: row.expiry ?? "",
          state: row.state === "leaving" ? "leaving" : isUsable(row, payments) ? "usable" : "unusable",
        })),
        canKeep:
          keepsCards(payments) &&
          (await hasRoomForCard(db, owner, { processor: type, account: payments.account })),
        keeper: keepsCards(payments) && type !== NO_CARDS ? paymentNeeds[type].name : "",
      }
    },

    removeKeptCard: async (request) => {
      const row = await readKeptCard(db, ownerIn(request), request.path.id)
      if (row === undefined || row.state === "asked") throw new Refusal("kept-card-unknown")
      const leaving = { ...row, state: "leaving", changed_at: clock.now() } as const
      // It pays nothing any more from here, whatever the processor answers.
      if (row.state === "kept") await changeKeptCard(db, row, { state: "leaving", changed_at: clock.now() })
      return { removed: await settleKeptCard(dependencies, leaving) }
    },
  }
}

const ownerIn = (request: Pick<OperationRequest<"getKeptCards">, "website" | "session">): CardOwner => ({
  website_id: request.website.id,
  client_id: signedIn(sessionOf(request)),
})
