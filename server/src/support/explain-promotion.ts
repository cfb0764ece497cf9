import type { Finding, PromotionExplanation, PromotionUse } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { offerCode, type PromotionTerms } from "@parterre/domain/promotions"
import type { Knex } from "knex"
import { hasLapsed } from "../carts/cart-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { PromotionRow } from "../database/promotion-tables.ts"
import { defined } from "../defined.ts"
import { numbered } from "../journal/entry.ts"
import { ticketsInWords } from "../journal/explanations.ts"
import { readJournal } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { redacted } from "./findings.ts"
import { citationOf } from "./order-at-hand.ts"
import { promotedOrder } from "./promoted-order.ts"
import { type PromotedCart, promotionStoryStore } from "./promotion-story-store.ts"
import { latestSales, orderNumber } from "./shown-carts.ts"
import { supportStore } from "./support-store.ts"
import { type Telling, tellingOf } from "./telling.ts"

/** Carts of one answer. */
const mostUses = 100

/** What a promotion is and who used it; of an order, also why it did or did not apply. */
export async function explainPromotion(
  db: Knex,
  viewer: Viewer,
  { id, order }: { readonly id: string; readonly order: string | undefined },
): Promise<PromotionExplanation> {
  const { website, language, now } = viewer
  const store = promotionStoryStore(db, website.id)
  const promotion = await store.promotion(id, offerCode(id))
  if (promotion === undefined) throw new Refusal("promotion-unknown")
  const terms: PromotionTerms = JSON.parse(promotion.terms)
  const limit = await store.limit(promotion.id)
  const used = limit?.taken ?? (await store.used(promotion.id))
  const left = limit === undefined ? undefined : Math.max(0, limit.capacity - limit.taken)
  const state: PromotionExplanation["state"] =
    terms.from !== undefined && now < terms.from
      ? "to-come"
      : terms.until !== undefined && now >= terms.until
        ? "over"
        : left === 0
          ? "used-up"
          : "open"
  return defined({
    promoId: promotion.id,
    code: promotion.code,
    name: language === "fr" ? promotion.name_fr : promotion.name_en,
    state,
    used,
    capacity: limit?.capacity,
    left,
    perShopper: promotion.per_shopper ?? undefined,
    findings: [
      ...(await termFindings(db, viewer, terms)),
      ...limitFindings(promotion, { capacity: limit?.capacity, left }, tellingOf(viewer)),
    ],
    uses: await usesOf(db, viewer, await store.carts(promotion.id, mostUses), promotion.id),
    order:
      order === undefined || order === "" ? undefined : await promotedOrder(db, viewer, promotion, order),
  })
}

async function termFindings(db: Knex, viewer: Viewer, terms: PromotionTerms): Promise<Finding[]> {
  const store = promotionStoryStore(db, viewer.website.id)
  const { say, percent, money } = tellingOf(viewer)
  const { discount, eventIds, priceTypes, priceLevelIds, membershipIds } = terms
  const off = "percent" in discount ? percent(discount.percent) : money(discount.amount)
  const namesIn = (names: readonly { readonly fr: string; readonly en: string }[]) =>
    [...new Set(names.map((name) => name[viewer.language]))].join(", ")
  const events = eventIds && namesIn(await store.names("events", eventIds))
  const types = priceTypes && namesIn(await store.ticketTypes(priceTypes))
  const members = membershipIds && namesIn(await store.names("products", membershipIds))
  const levels = priceLevelIds && namesIn(await store.names("venue_price_levels", priceLevelIds))
  return [
    {
      fact: "discount",
      explanation:
        terms.waivesServiceCharge === true
          ? say(
              `${off} de rabais sur chaque billet, sans frais de service.`,
              `${off} off each ticket, and no service fee.`,
            )
          : say(
              `${off} de rabais sur chaque billet\u202f; les frais de service restent.`,
              `${off} off each ticket; the service fee stays.`,
            ),
      rule: "promotedPrice",
    },
    periodFinding(terms, viewer),
    {
      fact: "events",
      explanation:
        events === undefined
          ? say("Pour tous les événements.", "For every event.")
          : say(`Pour ces événements seulement\u00a0: ${events}.`, `For these events only: ${events}.`),
      rule: "promotionAt",
    },
    ...(types === undefined
      ? []
      : [
          {
            fact: "ticket-types" as const,
            explanation: say(
              `Pour ces tarifs seulement\u00a0: ${types}.`,
              `For these ticket types only: ${types}.`,
            ),
            rule: "isPromoted",
          },
        ]),
    ...(levels === undefined
      ? []
      : [
          {
            fact: "price-levels" as const,
            explanation: say(
              `Pour ces catégories de prix seulement\u00a0: ${levels}.`,
              `For these price levels only: ${levels}.`,
            ),
            rule: "isPromoted",
          },
        ]),
    ...(members === undefined
      ? []
      : [
          {
            fact: "members" as const,
            explanation: say(`Réservée aux membres\u00a0: ${members}.`, `For members only: ${members}.`),
            rule: "isForMember",
          },
        ]),
  ]
}

function periodFinding({ from, until }: PromotionTerms, { website, language, now }: Viewer): Finding {
  const { say } = tellingOf({ language })
  const written = (at: number) => writtenDayAndHour(at, website.timeZone, language, "short")
  const starts =
    from === undefined
      ? ""
      : say(`${now < from ? "À partir" : "Depuis"} du ${written(from)}`, `From ${written(from)}`)
  const ends = until === undefined ? "" : say(`jusqu’au ${written(until)}`, `until ${written(until)}`)
  const both = [starts, ends].filter((part) => part !== "").join(" ")
  return {
    fact: "period",
    explanation:
      both === ""
        ? say("Sans date de début ni de fin.", "No start or end date.")
        : `${both.charAt(0).toUpperCase()}${both.slice(1)}.`.replace(/\.\.$/, "."),
    rule: "promotionAt",
  }
}

function limitFindings(
  { per_shopper }: PromotionRow,
  { capacity, left }: { readonly capacity: number | undefined; readonly left: number | undefined },
  { say }: Telling,
): Finding[] {
  return [
    {
      fact: "uses",
      explanation:
        capacity === undefined
          ? say("Sans limite de billets en tout.", "No limit on the number of tickets.")
          : say(
              `Pour ${ticketsInWords(capacity, "fr")} en tout\u202f; il en reste ${left}. Un panier expiré rend les siens à la prochaine tournée du serveur.`,
              `For ${ticketsInWords(capacity, "en")} in all; ${left} left. A lapsed cart gives its tickets back at the server’s next round.`,
            ),
    },
    {
      fact: "per-shopper",
      explanation:
        per_shopper === null
          ? say("Sans limite par personne.", "No limit per shopper.")
          : say(
              `${ticketsInWords(per_shopper, "fr")} au plus par personne, achats payés compris.`,
              `At most ${ticketsInWords(per_shopper, "en")} per shopper, paid orders included.`,
            ),
    },
  ]
}

async function usesOf(
  db: Knex,
  viewer: Viewer,
  carts: readonly PromotedCart[],
  promotionId: string,
): Promise<PromotionUse[]> {
  const { website, now } = viewer
  const ids = carts.map(({ cart }) => cart.id)
  const sales = await latestSales(db, viewer, ids)
  const store = supportStore(db, website.id)
  const uses: PromotionUse[] = []
  for (const { cart, qty, off } of carts) {
    const held = (await store.holdsOfCart(cart.id)).filter(
      ({ promotion_id, state }) => promotion_id === promotionId && state !== "released",
    )
    const entries = numbered(await readJournal(db, cart))
    const cited = held.flatMap(({ id }) => citationOf(entries, id, website.timeZone) ?? [])
    const sale = sales.get(cart.id)
    uses.push(
      defined({
        cartId: cart.id,
        ...orderNumber(sale),
        shopper: redacted(cart.session_id),
        state: hasLapsed(cart, now) ? ("expired" as const) : cart.state,
        qty,
        off,
        entry: cited.toSorted((one, other) => one.number - other.number).at(-1),
      }),
    )
  }
  return uses
}
