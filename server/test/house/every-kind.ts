import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import type { ComboTerms } from "../../src/database/combo-tables.ts"
import type { Website } from "../../src/http/handler.ts"
import type { Guest } from "./shopper.ts"
import { cards, typedCard } from "./shops.ts"
import { buildCombo, comboLine } from "./small-combo.ts"
import { buildEvent, eventId, levelId, priceId, smallHouse } from "./small-house.ts"
import { offerPromotion } from "./small-offers.ts"
import { buildSeason, seasonLine } from "./small-season.ts"
import { fillShelf, productId } from "./small-shelf.ts"

/** Puts one of everything that is sold on sale at a shop that is built, and sends tickets by mail for a price. */
export async function sellEveryKind(db: Knex, shop: Website): Promise<void> {
  await buildEvent(db, shop, { key: "matinee" }, { places: [100] }, ["a", "b", "ga"])
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] }, shop)
  await buildCombo(db, ["soir", "matinee"], shop)
  await buildByoc(db, shop)
  await offerPromotion(
    db,
    { code: "DIX", discount: { percent: 10 }, priceTypes: ["adulte"], uses: 1000 },
    shop,
  )
  await fillShelf(
    db,
    [
      { key: "carte", kind: "membership", service_charge: 200, terms: { months: 12, benefits: [] } },
      { key: "cadeau", kind: "giftcertificate", min_amount: 1000, max_amount: 50_000, taxable: 0 },
      {
        ...{ key: "don", kind: "donation", min_amount: 500, max_amount: 100_000, taxable: 0 },
        terms: { receipt: { fr: "Merci de votre appui.", en: "Thank you for your support." } },
      },
      { key: "passe", kind: "flexpass", price: 9000, terms: { credits: 5 }, places: 200 },
      {
        ...{ key: "place", kind: "parking", price: 1800, places: 200 },
        event_id: eventId("soir", shop),
        terms: {
          address: { fr: "1, rue du Quai", en: "1 Quai Street" },
          date: "2026-12-05",
          type: "STANDARD",
        },
      },
    ],
    shop,
  )
  const mail = { code: "POSTE", name: { fr: "Par la poste", en: "By mail" }, prices: { QC: 1250, ON: 1475 } }
  await db("websites")
    .where({ id: shop.id })
    .update({
      client_account: "OPTIONAL",
      delivery: '["E_TICKETS","MAIL"]',
      delivery_modes: JSON.stringify({ paid: [mail], excluded: [] }),
      contact: JSON.stringify({ address: { city: "Québec", provinceState: "QC", country: "CA" } }),
      revision: db.raw("revision + 1"),
    })
}

const byocId = ({ id }: Pick<Website, "id">) => `${id}.carte-blanche`

/** A combo that shoppers build of both evenings. */
async function buildByoc(db: Knex, shop: Website): Promise<void> {
  const terms: ComboTerms["byoc"] = {
    tiers: [{ events: 2, reduction: { percentOff: 15 } }],
    most: 3,
    details: ["soir", "matinee"].map((event) => ({
      id: `${byocId(shop)}.${event}`,
      showId: event,
      eventId: eventId(event, shop),
      priceLevelId: levelId("ga", shop),
      priceIds: [priceId(event, "ga", "adulte", shop)],
    })),
  }
  await db("combos").insert({
    ...{ id: byocId(shop), website_id: shop.id, kind: "byoc", page_id: eventId("soir", shop) },
    ...{ title_fr: "Carte blanche", title_en: "Your pick", ordinal: 1, max_tickets: null },
    terms: JSON.stringify(terms),
  })
}

const product = (shop: Website, type: HoldGroup["type"], key: string, more: object = {}): HoldGroup => ({
  type,
  id: productId(key, shop),
  prices: [{ id: productId(key, shop), qty: 1, ...more }],
})

/** Hold groups of one line of everything. Seats come in fours of one row: promoted, of the subscription. */
export function oneOfEach(shop: Website, seats: readonly string[]): HoldGroup[] {
  const [one = "", two = "", three = "", four = ""] = seats
  const adult = priceId("soir", "a", "adulte", shop)
  return [
    {
      ...{ type: "show", id: eventId("soir", shop) },
      prices: [{ id: adult, qty: 2, seatIds: [one, two], promoId: `${shop.id}.promotion.DIX` }],
    },
    seasonLine("saison", [three, four], "a", "adulte", shop),
    ...comboLine({ soir: "places", matinee: "places" }, 2, shop),
    {
      ...{ type: "BYOC", id: byocId(shop), byocId: byocId(shop) },
      prices: ["soir", "matinee"].map((event) => ({ id: priceId(event, "ga", "adulte", shop), qty: 1 })),
    },
    product(shop, "MEMBER", "carte"),
    product(shop, "GIFT_CERTTIFICATES", "cadeau", {
      amount: 7500,
      recipient: { name: "Luc Roy", email: "luc@example.com" },
    }),
    product(shop, "show", "don", { amount: 2500 }),
    product(shop, "show", "passe"),
    product(shop, "parking", "place", { parkingId: productId("place", shop), parkingDate: "2026-12-05" }),
  ]
}

/** Pays a cart whose tickets go by mail to Québec; answers the sale. */
export async function payByMail(guest: Guest, shop: Website = smallHouse) {
  const shippingCarts = [{ eventId: eventId("soir", shop), code: "POSTE" }]
  const { body: sale } = await guest.call<{ saleToken: string; hash: string; amount: number }>(
    "PUT",
    "/v1/session/sale/deliveries",
    { shippingCarts, country: "CA", province: "QC" },
  )
  const { body } = await guest.authenticate(sale, cards.paysafe.frictionless)
  const address = {
    ...{ type: "BILLING", addressLine1: "1, rue du Port", city: "Québec" },
    ...{ province: "QC", country: "CA", zipCode: "G1R 4P5" },
  }
  const paid = await guest.pay(sale, typedCard(cards.paysafe.frictionless, String(body.authenticationId)), {
    client: { ...guest.client, addresses: [address] },
    shippingCarts,
  })
  if (paid.status !== 200) throw new Error(`not paid: ${JSON.stringify([sale, paid.body])}`)
  return sale
}
