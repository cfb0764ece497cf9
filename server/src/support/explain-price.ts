import type { ExplainedLine, ExplanationStep } from "@parterre/contract"
import { cardBrandName } from "@parterre/domain/cards"
import { subscriptionShares } from "@parterre/domain/subscriptions"
import { taxLines } from "@parterre/domain/taxes"
import { walletName } from "@parterre/domain/wallets"
import type { Knex } from "knex"
import { detailToken } from "../carts/cart-elements.ts"
import type { ShownProduct } from "../carts/held-products.ts"
import { isOfTickets, type ShownTickets, type TaxedHold } from "../carts/hold-details.ts"
import { holdDetailsStore } from "../carts/hold-details-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import { usesOfAttempts } from "../gift-certificates/certificate-use-store.ts"
import { isDone } from "../journal/entry.ts"
import { printedTaxes } from "../pricing/tax-summaries.ts"
import { citationOf, type OrderAtHand } from "./order-at-hand.ts"
import { type Cited, lineSteps, type PriceSetup, ticketSteps } from "./price-steps.ts"
import { summaryOfTaxes } from "./shown-carts.ts"
import { lineTitle, type Telling, tellingOf } from "./telling.ts"

type Told = { readonly lines: ExplainedLine[]; readonly steps: ExplanationStep[] }

/** How each amount of an order came about, from what is stored: nothing is computed anew. */
export async function explainPrice(db: Knex, viewer: Viewer, order: OrderAtHand): Promise<Told> {
  const tell = tellingOf(viewer)
  const setup = await readSetup(db, viewer.website.id, order)
  // A subscription is a line, whatever its events are.
  const lines = Map.groupBy(order.holds, ({ hold }) => hold.subscription_hold_id ?? hold.id)
  return {
    lines: [
      ...[...lines.values()].map((parts) => explainedLine(parts, setup, order, viewer)),
      ...deliveryLines(order, tell),
    ],
    steps: order.isPart ? [] : [...totalSteps(order, viewer), ...(await paymentSteps(db, viewer, order))],
  }
}

async function readSetup(db: Knex, websiteId: string, { holds, entries }: OrderAtHand): Promise<PriceSetup> {
  const tickets = holds.filter(isOfTickets)
  const store = holdDetailsStore(db, websiteId)
  const promotions = await store.promotions(tickets.flatMap(({ promotion }) => promotion?.id ?? []))
  const combos = await store.combos(tickets.flatMap(({ combo }) => combo?.id ?? []))
  const singles = tickets.filter(({ subscription }) => subscription === undefined)
  const prices = await store.eventPrices(singles.map(({ hold }) => hold.price_id))
  const made = entries.flatMap((entry) =>
    isDone(entry) && entry.command === "holds.place" ? entry.data.holds : [],
  )
  return {
    ownPrice: (holdId) => made.find(({ id }) => id === holdId)?.terms?.own,
    isOfFlexPass: (holdId) => made.find(({ id }) => id === holdId)?.terms?.flexPass === true,
    promotion: (id) => promotions.get(id),
    combo: (id) => combos.get(id),
    listed: (id) => prices.get(id)?.price,
    comboEvents: (holdId) => tickets.filter(({ combo }) => combo?.holdId === holdId).length,
  }
}

function explainedLine(
  parts: readonly TaxedHold[],
  setup: PriceSetup,
  { entries }: OrderAtHand,
  viewer: Viewer,
): ExplainedLine {
  const [held] = parts
  if (held === undefined) throw new Error("A line has one hold at least")
  const tell = tellingOf(viewer)
  const at: Cited = { tell, entry: citationOf(entries, held.hold.id, viewer.website.timeZone) }
  const price = parts.reduce((sum, { hold }) => sum + hold.price, 0)
  const serviceCharge = parts.reduce((sum, { hold }) => sum + hold.service_charge, 0)
  const own =
    held.product !== undefined
      ? productSteps(held, at)
      : held.subscription === undefined
        ? ticketSteps(held, setup, at)
        : subscriptionSteps(parts.filter(isOfTickets), { price, serviceCharge }, at)
  return {
    holdId: held.hold.id,
    title: lineTitle(held, viewer),
    qty: held.hold.qty,
    seats: held.product === undefined ? held.places.map((place) => detailToken(place, viewer.language)) : [],
    total: held.hold.qty * (price + serviceCharge),
    steps: [...own, ...lineSteps({ price, serviceCharge, qty: held.hold.qty }, tell)],
  }
}

function subscriptionSteps(
  parts: readonly ShownTickets[],
  amounts: { readonly price: number; readonly serviceCharge: number },
  { tell: { say, money, text }, entry }: Cited,
): ExplanationStep[] {
  const byStart = parts.toSorted((one, other) => one.event.startsAt - other.event.startsAt)
  const shares = byStart.map(({ event, hold }) => `${text(event.title)} ${money(hold.price)}`).join(", ")
  const expected = subscriptionShares(amounts, parts.length)
  const isEqual = byStart.every(({ hold }, index) => hold.price === expected[index]?.price)
  const odd = isEqual
    ? say("Parts égales", "Equal shares")
    : say("Parts de l’abonnement tel qu’il était", "Shares of the subscription as it was")
  return [
    {
      fact: "regular-price",
      explanation: say("Prix d’un abonnement.", "Price of one subscription."),
      amount: amounts.price,
      ...(entry === undefined ? {} : { entry }),
    },
    {
      fact: "subscription",
      explanation: `${odd}${say("\u00a0: ", ": ")}${shares}.`,
      rule: "subscriptionShares",
    },
  ]
}

function productSteps({ hold, product }: ShownProduct, { tell: { say }, entry }: Cited): ExplanationStep[] {
  const isChosen = product.kind === "donation" || product.kind === "giftcertificate"
  return [
    {
      fact: isChosen ? "chosen-amount" : "regular-price",
      explanation: isChosen
        ? say("Montant choisi par la personne.", "Amount chosen by the shopper.")
        : say("Prix courant.", "Regular price."),
      amount: hold.price,
      ...(entry === undefined ? {} : { entry }),
    },
  ]
}

const deliveryLines = ({ deliveries }: OrderAtHand, { say, text }: Telling): ExplainedLine[] =>
  deliveries.map(({ code, name, price }) => ({
    title: name === undefined ? code : text(name),
    qty: 1,
    seats: [],
    total: price,
    steps: [
      {
        fact: "delivery",
        explanation: say(
          "Envoi choisi à la caisse, avant taxes.",
          "Delivery chosen at checkout, before taxes.",
        ),
        amount: price,
      },
    ],
  }))

function totalSteps({ holds, deliveries, cart }: OrderAtHand, viewer: Viewer): ExplanationStep[] {
  const { say } = tellingOf(viewer)
  if (holds.length === 0)
    return [
      {
        fact: "total",
        explanation:
          cart.state === "empty"
            ? say("Rien n’est dans ce panier.", "Nothing is in this cart.")
            : say(
                "Le temps est écoulé\u00a0: rien n’est plus réservé.",
                "Time ran out: nothing is held any more.",
              ),
        amount: 0,
      },
    ]
  const sums = summaryOfTaxes([...holds, ...deliveries])
  return [
    {
      fact: "subtotal",
      explanation:
        deliveries.length === 0 ? say("Prix.", "Prices.") : say("Prix et envois.", "Prices and deliveries."),
      amount: sums.subtotal,
    },
    {
      fact: "service-charge",
      explanation: say("Frais de service.", "Service fees."),
      amount: sums.serviceCharge,
    },
    ...taxLines(printedTaxes(sums, viewer.language)).map(
      ({ name, cents }): ExplanationStep => ({
        fact: "tax",
        explanation: `${name}.`,
        amount: cents,
        rule: "computeSaleTaxes",
      }),
    ),
    {
      fact: "total",
      explanation: say("Total, taxes comprises.", "Total, taxes included."),
      amount: sums.totalAfterTaxes,
    },
  ]
}

/** How a paid sale was paid: gift certificates first, a card for the rest. */
async function paymentSteps(db: Knex, viewer: Viewer, order: OrderAtHand): Promise<ExplanationStep[]> {
  const attempt = order.attempts.findLast(({ instalment }) => instalment === 0)
  if (order.sale?.state !== "paid" || attempt === undefined) return []
  const { say } = tellingOf(viewer)
  const uses = (await usesOfAttempts(db, viewer.website.id, [attempt.id])).get(attempt.id) ?? []
  const card = [cardBrandName(attempt.brand ?? undefined), attempt.last_four && `…${attempt.last_four}`]
    .filter((part) => part !== undefined && part !== null && part !== "")
    .join(" ")
  const wallet = attempt.wallet === null ? undefined : walletName[attempt.wallet]
  const withWallet = [wallet, card].filter((part) => part !== undefined && part !== "").join(", ")
  return [
    ...uses.map(
      ({ amount, lastFour }): ExplanationStep => ({
        fact: "payment",
        explanation: say(`Payé par chèque-cadeau …${lastFour}.`, `Paid by gift certificate …${lastFour}.`),
        amount,
      }),
    ),
    ...(attempt.amount === 0
      ? []
      : [
          {
            fact: "payment" as const,
            explanation:
              attempt.kept_card_id !== null
                ? say(
                    `Payé par la carte enregistrée${card && ` ${card}`}.`,
                    `Paid by the saved card${card && ` ${card}`}.`,
                  )
                : wallet === undefined
                  ? say(`Payé par carte${card && ` ${card}`}.`, `Paid by card${card && ` ${card}`}.`)
                  : say(`Payé par ${withWallet}.`, `Paid by ${withWallet}.`),
            amount: attempt.amount,
          },
        ]),
  ]
}
