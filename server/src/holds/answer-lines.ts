import type { TicketAnswer } from "@parterre/contract"
import type { Knex } from "knex"
import { changeCart, hasLapsed, refuseWhilePaying } from "../carts/cart-store.ts"
import { answerHoldLines, isTicketHold, liveHolds } from "../carts/hold-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { Website } from "../http/handler.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"

/** Writes what the holders of tickets of a locked cart answered. The journal tells which tickets, and keeps no answer. */
export async function answerLines(
  trx: Knex.Transaction,
  website: Website,
  cart: CartRow | undefined,
  answers: readonly TicketAnswer[],
  now: number,
): Promise<CartRow> {
  if (website.holderSurvey === undefined) throw new Refusal("holders-not-asked")
  if (cart === undefined || cart.state === "empty") throw new Refusal("hold-unknown")
  refuseWhilePaying(cart)
  if (cart.state !== "held" || hasLapsed(cart, now)) throw new Refusal("cart-expired")
  const holds = await liveHolds(trx, cart.id)
  const own = new Set(holds.filter(isTicketHold).flatMap(({ lines }) => lines.map(({ id }) => id)))
  if (answers.some(({ idCartLine }) => !own.has(idCartLine))) throw new Refusal("hold-unknown")
  // The last of two answers for one ticket.
  const byLine = new Map(answers.map((answer) => [answer.idCartLine, answer.questionResponse.trim()]))
  const written = [...byLine].map(([id, response]) => ({ id, response: response === "" ? null : response }))
  await answerHoldLines(trx, website.id, written)
  await journalDone(trx, {
    websiteId: website.id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: "shopper",
    command: "holds.answer",
    outcome: "done",
    data: { lines: [...byLine.keys()] },
  })
  return changeCart(trx, cart, {}, now)
}
