import type { ExplanationStep, JournalCitation } from "@parterre/contract"
import { byocReduction, type ComboReduction, comboPrice } from "@parterre/domain/combos"
import { promotedPrice } from "@parterre/domain/promotions"
import { lineTotal } from "@parterre/domain/quantities"
import type { ShownTickets } from "../carts/hold-details.ts"
import { byocTerms, comboTerms, isByoc, isCombo } from "../combos/combo-offer.ts"
import type { ComboRow } from "../database/combo-tables.ts"
import { type PromotionRow, termsOf } from "../database/promotion-tables.ts"
import type { Telling } from "./telling.ts"

/** What prices are made from, as it is set up today. */
export interface PriceSetup {
  readonly promotion: (id: string) => PromotionRow | undefined
  readonly combo: (id: string) => ComboRow | undefined
  /** Cents of a hold's own price when it was made, as the journal kept it; it keeps none where nothing was taken off. */
  readonly ownPrice: (holdId: string) => number | undefined
  /** Whether a ticket of a flex pass paid for a hold. */
  readonly isOfFlexPass: (holdId: string) => boolean
  /** Cents of a price of an event; undefined where there is none any more. */
  readonly listed: (priceId: string) => number | undefined
  /** Events of the combo that goes by this hold. */
  readonly comboEvents: (holdId: string) => number
}

export interface Cited {
  readonly tell: Telling
  readonly entry: JournalCitation | undefined
}

const cited = ({ entry }: Cited) => (entry === undefined ? {} : { entry })

/** How the price of one ticket came about, its own price first. */
export function ticketSteps(held: ShownTickets, setup: PriceSetup, at: Cited): ExplanationStep[] {
  const { hold } = held
  const listed = setup.listed(hold.price_id)
  // The original price of a ticket without its service charge holds that charge; the journal tells the price alone.
  const own = setup.ownPrice(hold.id) ?? hold.original_price ?? hold.price
  const reduced = comboStep(held, own, setup, at)
  return [
    ownPriceStep(held, own, at),
    ...(listed === undefined || listed === own ? [] : [listedStep(listed, at)]),
    ...reduced.steps,
    ...(setup.isOfFlexPass(hold.id) ? [flexPassStep(own, at)] : []),
    ...promotionStep(held, reduced.price, setup, at),
    ...presaleStep(held, at),
  ]
}

function ownPriceStep({ priceType, priceLevel }: ShownTickets, amount: number, at: Cited): ExplanationStep {
  const { say, text } = at.tell
  const of = [text(priceType), text(priceLevel)].filter((part) => part !== "").join(", ")
  const changed = at.entry?.command === "holds.split"
  return {
    fact: changed ? "ticket-type" : "regular-price",
    explanation: changed
      ? say(`Prix du tarif choisi ensuite\u00a0: ${of}.`, `Price of the type chosen since: ${of}.`)
      : say(`Prix courant d’un billet\u00a0: ${of}.`, `Regular price of one ticket: ${of}.`),
    amount,
    ...cited(at),
  }
}

const listedStep = (listed: number, { tell: { say, money } }: Cited): ExplanationStep => ({
  fact: "listed-price",
  explanation: say(
    `Le prix courant est maintenant de ${money(listed)}\u202f; le panier garde celui de la réservation.`,
    `The regular price is now ${money(listed)}; the cart keeps the one it was held at.`,
  ),
})

const flexPassStep = (own: number, at: Cited): ExplanationStep => ({
  fact: "flex-pass",
  explanation: at.tell.say(
    "Un billet d’un passeport a tout payé.",
    "A ticket of a flex pass paid all of it.",
  ),
  amount: -own,
  ...cited(at),
})

/** The price inside a combo; what a promotion takes off comes after it. */
function comboStep(
  { hold, combo, promotion }: ShownTickets,
  own: number,
  setup: PriceSetup,
  at: Cited,
): { readonly price: number; readonly steps: ExplanationStep[] } {
  if (combo === undefined) return { price: own, steps: [] }
  const { say, text } = at.tell
  const row = setup.combo(combo.id)
  const reduction = row && reductionOf(row, combo.groupId, setup.comboEvents(combo.holdId))
  const today = comboPrice(own, reduction)
  const price = promotion === undefined ? hold.price : today
  const name = text(combo.title)
  const isSame = row !== undefined && today === price
  const less =
    price === own
      ? say("prix courant", "regular price")
      : reductionText(isSame || price > own ? reduction : { amountOff: own - price }, at.tell)
  const since = isSame
    ? ""
    : say(
        " Le forfait a changé depuis\u202f; ce prix reste.",
        " The package has changed since; this price stays.",
      )
  return {
    price,
    steps: [
      {
        fact: "combo",
        explanation: `${say(`Dans le forfait «\u00a0${name}\u00a0»\u00a0: ${less}.`, `In the package “${name}”: ${less}.`)}${since}`,
        amount: price - own,
        rule: "comboPrice",
        ...cited(at),
      },
    ],
  }
}

function reductionOf(row: ComboRow, groupId: string | null, events: number): ComboReduction | undefined {
  if (isByoc(row)) return byocReduction(byocTerms(row), events)
  return isCombo(row) ? comboTerms(row).groups.find(({ id }) => id === groupId)?.reduction : undefined
}

function reductionText(reduction: ComboReduction | undefined, { say, money, percent }: Telling): string {
  if (reduction === undefined) return say("rabais", "discount")
  if ("price" in reduction) return say("prix du forfait", "package price")
  const off = "percentOff" in reduction ? percent(reduction.percentOff) : money(reduction.amountOff)
  return say(`${off} de rabais`, `${off} off`)
}

function promotionStep(
  { hold, promotion }: ShownTickets,
  before: number,
  setup: PriceSetup,
  at: Cited,
): ExplanationStep[] {
  if (promotion === undefined) return []
  const { say, text, money, percent } = at.tell
  const row = setup.promotion(promotion.id)
  const terms = row && termsOf(row)
  const isSame = terms !== undefined && promotedPrice(before, terms.discount) === hold.price
  const name = say(`«\u00a0${text(promotion.name)}\u00a0»`, `“${text(promotion.name)}”`)
  const code = row === undefined ? "" : ` (code ${row.code})`
  const discount = terms?.discount
  const off =
    discount === undefined || !isSame
      ? money(before - hold.price)
      : "percent" in discount
        ? percent(discount.percent)
        : money(discount.amount)
  const waives =
    terms?.waivesServiceCharge === true && hold.service_charge === 0
      ? say(", sans frais de service", ", no service fee")
      : ""
  const since = isSame
    ? ""
    : row === undefined
      ? say(
          " Elle n’existe plus\u202f; le rabais promis reste.",
          " It no longer exists; the discount promised stays.",
        )
      : say(
          " Elle a changé depuis\u202f; le rabais promis reste.",
          " It has changed since; the discount promised stays.",
        )
  return [
    {
      fact: "promotion",
      explanation: `${say(`Promotion ${name}${code}\u00a0: ${off} de rabais${waives}.`, `Promotion ${name}${code}: ${off} off${waives}.`)}${since}`,
      amount: hold.price - before,
      rule: "promotedPrice",
      ...cited(at),
    },
  ]
}

function presaleStep({ hold: { presale_code: code } }: ShownTickets, at: Cited): ExplanationStep[] {
  if (code === null || code === undefined) return []
  const { say } = at.tell
  return [
    {
      fact: "presale",
      explanation: say(
        `Acheté en prévente avec le code ${code}.`,
        `Bought in the presale with code ${code}.`,
      ),
      ...cited(at),
    },
  ]
}

/** Service charges of one, and what the line comes to before taxes; one piece without charges is its price. */
export function lineSteps(
  {
    price,
    serviceCharge,
    qty,
  }: { readonly price: number; readonly serviceCharge: number; readonly qty: number },
  { say, money }: Telling,
): ExplanationStep[] {
  if (serviceCharge === 0 && qty === 1) return []
  const each = serviceCharge === 0 ? money(price) : `(${money(price)} + ${money(serviceCharge)})`
  const charge: ExplanationStep = {
    fact: "service-charge",
    explanation: say("Frais de service de chacun.", "Service fees on each."),
    amount: serviceCharge,
  }
  return [
    ...(serviceCharge === 0 ? [] : [charge]),
    {
      fact: "line-total",
      explanation: `${qty} × ${each}${say(", avant taxes.", ", before taxes.")}`,
      amount: lineTotal({ price, serviceCharge }, qty),
      rule: "lineTotal",
    },
  ]
}
