import type { Finding, PromotedLine, PromotedOrder } from "@parterre/contract"
import { isPromoted, type PromotionTerms, promotedTicket, promotionAt } from "@parterre/domain/promotions"
import type { Knex } from "knex"
import { isOfTickets, type TaxedHold } from "../carts/hold-details.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { PromotionRow } from "../database/promotion-tables.ts"
import { isDone, type NumberedEntry } from "../journal/entry.ts"
import { findingOf } from "./findings.ts"
import { citationOf, orderAtHand } from "./order-at-hand.ts"
import { orderNumber } from "./shown-carts.ts"
import { lineTitle, tellingOf } from "./telling.ts"

/** Why a promotion did or did not apply to each line of an order, by its terms at the time of the hold. */
export async function promotedOrder(
  db: Knex,
  viewer: Viewer,
  promotion: PromotionRow,
  orderId: string,
): Promise<PromotedOrder> {
  const { cart, sale, holds, entries } = await orderAtHand(db, viewer, orderId)
  return {
    cartId: cart.id,
    ...orderNumber(sale),
    lines: holds.map((held) => promotedLine(held, promotion, entries, viewer)),
    refusals: entries
      .filter(({ outcome }) => outcome.startsWith("promotion-"))
      .map((entry) => findingOf(entry, viewer)),
  }
}

function promotedLine(
  held: TaxedHold,
  promotion: PromotionRow,
  entries: readonly NumberedEntry[],
  viewer: Viewer,
): PromotedLine {
  const { hold } = held
  const entry = citationOf(entries, hold.id, viewer.website.timeZone)
  const applied = isOfTickets(held) && held.promotion?.id === promotion.id
  const off = applied ? (held.hold.original_price ?? hold.price) - hold.price : 0
  const { say, money } = tellingOf(viewer)
  const because: Pick<Finding, "explanation" | "rule"> = applied
    ? {
        explanation: say(
          `Elle s’applique\u00a0: ${money(off)} de moins par billet.`,
          `It applies: ${money(off)} off each ticket.`,
        ),
        rule: "promotedPrice",
      }
    : whyNot(held, promotion, entries, viewer)
  return {
    holdId: hold.id,
    title: lineTitle(held, viewer),
    qty: hold.qty,
    off: off * hold.qty,
    findings: [
      {
        fact: applied ? "applied" : "not-applied",
        ...because,
        ...(entry === undefined ? {} : { at: entry.at, entry }),
      },
    ],
  }
}

/** The first reason against it, in the order in which holds ask. */
function whyNot(
  held: TaxedHold,
  promotion: PromotionRow,
  entries: readonly NumberedEntry[],
  viewer: Viewer,
): Pick<Finding, "explanation" | "rule"> {
  const { say, text, money } = tellingOf(viewer)
  if (!isOfTickets(held))
    return { explanation: say("Elle ne vise que les billets.", "It’s for tickets only.") }
  if (held.subscription !== undefined)
    return { explanation: say("Elle ne vise pas les abonnements.", "It isn’t for subscriptions.") }
  const terms: PromotionTerms = JSON.parse(promotion.terms)
  const heldAt = entries.findLast(
    (entry) =>
      isDone(entry) &&
      entry.command === "holds.place" &&
      entry.data.holds.some(({ id }) => id === held.hold.id),
  )?.at
  const fault = promotionAt(terms, { eventId: held.event.id, now: heldAt ?? viewer.now })
  if (fault !== undefined) {
    const because = {
      "promotion-not-yet": say("Elle n’avait pas commencé.", "It hadn’t started yet."),
      "promotion-over": say("Elle avait pris fin.", "It had ended."),
      "promotion-not-for-event": say("Elle ne vise pas cet événement.", "It isn’t for this event."),
    }
    return { explanation: because[fault], rule: "promotionAt" }
  }
  if (!isPromoted(terms, { priceType: held.priceKey, priceLevelId: held.hold.price_level_id }))
    return {
      explanation: say(
        `Elle ne vise pas ${text(held.priceType)}, ${text(held.priceLevel)}.`,
        `It isn’t for ${text(held.priceType)}, ${text(held.priceLevel)}.`,
      ),
      rule: "isPromoted",
    }
  if (held.promotion !== undefined)
    return {
      explanation: say(
        `Un billet n’a qu’une promotion\u00a0: c’est «\u00a0${text(held.promotion.name)}\u00a0».`,
        `A ticket has one promotion: it’s “${text(held.promotion.name)}”.`,
      ),
    }
  const { price, originalPrice } = promotedTicket(
    { price: held.hold.price, serviceCharge: held.hold.service_charge },
    terms,
  )
  // A service charge that it waives is taken off as well.
  const would = originalPrice - price
  if (would === 0)
    return {
      explanation: say("Elle n’enlève rien à ce prix.", "It takes nothing off this price."),
      rule: "promotedTicket",
    }
  return {
    explanation:
      terms.membershipIds === undefined
        ? say(
            `Réservé sans son code, qui enlève ${money(would)} par billet.`,
            `Held without its code, which takes ${money(would)} off each ticket.`,
          )
        : say(
            `Réservé sans le prix des membres, qui enlève ${money(would)} par billet.`,
            `Held without the members’ price, which takes ${money(would)} off each ticket.`,
          ),
    rule: "promotedTicket",
  }
}
