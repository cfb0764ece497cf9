import type { KeptCardRow } from "../database/checkout-tables.ts"
import { type KeptCardDependencies, settleKeptCard } from "./keep-card.ts"
import { changeKeptCard, dueKeptCards } from "./kept-card-store.ts"

/** Goes on with cards of which nobody knows yet that they are kept, or gone; answers how many it looked at. */
export async function resumeKeptCards(
  dependencies: KeptCardDependencies,
  now: number,
  atMost: number,
): Promise<number> {
  const due = await dueKeptCards(dependencies.db, now, atMost)
  // A processor that does not answer keeps its own website waiting, and no other.
  const ofWebsite = [...Map.groupBy(due, ({ website_id }) => website_id).values()]
  await Promise.all(ofWebsite.map((cards) => resumeInTurn(dependencies, cards, now)))
  return due.length
}

async function resumeInTurn(
  dependencies: KeptCardDependencies,
  cards: readonly KeptCardRow[],
  now: number,
): Promise<void> {
  for (const card of cards) {
    if (dependencies.isStopping?.()) return
    try {
      await settleKeptCard(dependencies, card)
    } catch (error) {
      // One card must not keep the others waiting.
      dependencies.log.error({ err: error, keptCard: card.id }, "a kept card could not be settled")
      await changeKeptCard(dependencies.db, card, { changed_at: now })
    }
  }
}
