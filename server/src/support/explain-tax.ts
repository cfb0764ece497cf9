import type { ExplainedLine, ExplanationStep } from "@parterre/contract"
import { writtenDay } from "@parterre/domain/dates"
import { PROVINCE_NAMES, PROVINCES, type Province } from "@parterre/domain/provinces"
import { type LineTaxes, type TaxFree, taxFreeLaws, taxLaw, taxRoundingLaw } from "@parterre/domain/taxes"
import { detailToken } from "../carts/cart-elements.ts"
import type { TaxedHold } from "../carts/hold-details.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { TaxedDelivery } from "../pricing/delivery-taxes.ts"
import type { OrderAtHand } from "./order-at-hand.ts"
import { eventTitle, lineTitle, type Telling, tellingOf } from "./telling.ts"

type Tax = LineTaxes["taxes"][number]
type Told = { readonly lines: ExplainedLine[]; readonly steps: ExplanationStep[] }

/** Each tax on each line, as it is stored: its rate, the place that decides it and the law it rests on. */
export function explainTax(viewer: Viewer, order: OrderAtHand): Told {
  const tell = tellingOf(viewer)
  const { holds, deliveries, isPart } = order
  return {
    lines: [
      ...holds.map((held) => ({
        holdId: held.hold.id,
        title: titleOf(held, viewer),
        qty: held.hold.qty,
        seats:
          held.product === undefined ? held.places.map((place) => detailToken(place, viewer.language)) : [],
        total: taxTotal(held.taxes),
        steps: [placeOfHold(held, tell), ...taxSteps(held.taxes, freeBecause(held), tell)],
      })),
      ...deliveries.map((delivery) => ({
        title: delivery.name === undefined ? delivery.code : tell.text(delivery.name),
        qty: 1,
        seats: [],
        total: taxTotal(delivery.taxes),
        steps: [placeOfDelivery(delivery, tell), ...taxSteps(delivery.taxes, freeAbroad(delivery), tell)],
      })),
    ],
    steps: isPart ? [] : [dayStep(order, viewer, tell), ...sumSteps(order, tell)],
  }
}

/** Each event of a subscription is taxed where it is. */
const titleOf = (held: TaxedHold, viewer: Viewer): string =>
  held.product === undefined && held.subscription !== undefined
    ? `${lineTitle(held, viewer)} · ${eventTitle(held, viewer)}`
    : lineTitle(held, viewer)

const taxTotal = ({ tax1, tax2, tax3 }: LineTaxes): number => tax1 + tax2 + tax3

function provinceName(code: string | undefined, { text }: Telling): string {
  const province = PROVINCES.find((known): known is Province => known === code)
  return province === undefined ? (code ?? "") : text(PROVINCE_NAMES[province])
}

function placeOfHold(held: TaxedHold, tell: Telling): ExplanationStep {
  const { say, text } = tell
  if (held.product !== undefined) {
    const name = provinceName(held.product.province, tell)
    return {
      fact: "place",
      explanation: say(`Lieu de taxation de l’article\u00a0: ${name}.`, `Place of taxation: ${name}.`),
      rule: "taxesInForce",
    }
  }
  const { venue, province } = held.event
  const at = `${text({ fr: venue.name_fr, en: venue.name_en })}, ${venue.city}, ${provinceName(province, tell)}`
  const hasProvincial = held.taxes.taxes.some(({ slot, code }) => slot === 2 || code === "HST")
  return {
    fact: "place",
    explanation: `${say(`Lieu de l’événement\u00a0: ${at}.`, `Where the event is: ${at}.`)}${
      hasProvincial
        ? ""
        : say(
            " Aucune taxe provinciale n’y vise les billets.",
            " No provincial tax applies to tickets there.",
          )
    }`,
    rule: "taxesInForce",
  }
}

function placeOfDelivery({ destination }: TaxedDelivery, tell: Telling): ExplanationStep {
  const { say } = tell
  const to =
    destination === "HORS_CANADA" ? say("à l’étranger", "outside Canada") : provinceName(destination, tell)
  return {
    fact: "place",
    explanation: say(`Destination de l’envoi\u00a0: ${to}.`, `Destination: ${to}.`),
    rule: "computeDeliveryTaxes",
  }
}

/** Why a line bears no tax; undefined where it is taxed. */
function freeBecause({ product }: TaxedHold): TaxFree | undefined {
  if (product === undefined || product.taxable) return undefined
  if (product.kind === "giftcertificate") return "certificate"
  return product.kind === "donation" ? "donation" : "exempt"
}

const freeAbroad = ({ destination }: TaxedDelivery): TaxFree | undefined =>
  destination === "HORS_CANADA" ? "sent-abroad" : undefined

/** What bears no tax says why, even where a tax is in force. */
function taxSteps(taxes: LineTaxes, because: TaxFree | undefined, tell: Telling): ExplanationStep[] {
  if (because !== undefined) return [freeStep(because, tell)]
  return taxes.taxes.map((tax) => {
    const law = taxLaw(tax)
    return {
      fact: "tax",
      explanation: `${rateOf(tax, tell)} ${tell.say("sur", "on")} ${tell.money(baseOf(taxes, tax))}${withoutCharge(tax, tell)}.${bylaw(tax, tell)}`,
      amount: taxes[`tax${tax.slot}`],
      rule: "computeSaleTaxes",
      ...(law === undefined ? {} : { law: tell.text(law) }),
    }
  })
}

/** What a tax is on, of a line. */
const baseOf = ({ amount, serviceCharge }: LineTaxes, { onServiceCharge }: Tax): number =>
  amount + (onServiceCharge ? serviceCharge : 0)

const rateOf = ({ name, rate }: Tax, { text, percent }: Telling): string =>
  `${text(name)} ${percent((rate.numerator * 100) / rate.denominator)}`

const withoutCharge = ({ onServiceCharge }: Tax, { say }: Telling): string =>
  onServiceCharge ? "" : say(", sans les frais de service", ", service fees left out")

const bylaw = ({ code }: Tax, { say }: Telling): string =>
  code === "MUNICIPAL"
    ? say(
        " Règlement de la municipalité, saisi avec la salle.",
        " By-law of the town, set up with the venue.",
      )
    : ""

function freeStep(because: TaxFree, { say, text }: Telling): ExplanationStep {
  const words: Readonly<Record<TaxFree, string>> = {
    certificate: say(
      "Aucune taxe\u00a0: vendre un chèque-cadeau n’est pas une fourniture\u202f; ce qu’il paie sera taxé.",
      "No tax: selling a gift certificate isn’t a supply; what it pays for is taxed.",
    ),
    donation: say(
      "Aucune taxe\u00a0: un don n’est la contrepartie d’aucune fourniture.",
      "No tax: a gift isn’t consideration for a supply.",
    ),
    exempt: say(
      "Aucune taxe\u00a0: l’article est exonéré, selon sa fiche.",
      "No tax: it’s set up as exempt.",
    ),
    "sent-abroad": say(
      "Taux de 0\u00a0%\u00a0: l’envoi sort du Canada.",
      "Zero-rated: the delivery leaves Canada.",
    ),
  }
  return { fact: "no-tax", explanation: words[because], amount: 0, law: text(taxFreeLaws[because]) }
}

function dayStep({ day, sale }: OrderAtHand, { language }: Viewer, { say }: Telling): ExplanationStep {
  const written = writtenDay(Date.parse(day), "UTC", language, "short")
  return {
    fact: "day",
    explanation:
      sale?.state === "paid"
        ? say(`Taux du jour du paiement, le ${written}.`, `Rates of the day of the payment, ${written}.`)
        : say(
            `Taux d’aujourd’hui, le ${written}\u202f; ceux du jour du paiement compteront.`,
            `Today’s rates, ${written}; those of the day of the payment will count.`,
          ),
  }
}

/** Each tax over the whole order: it is rounded once, and shared over the lines. */
function sumSteps({ holds, deliveries }: OrderAtHand, tell: Telling): ExplanationStep[] {
  const taxed = [
    ...holds.filter((held) => freeBecause(held) === undefined),
    ...deliveries.filter((delivery) => freeAbroad(delivery) === undefined),
  ]
  const shares = taxed.flatMap(({ taxes }) =>
    taxes.taxes.map((tax) => ({ tax, base: baseOf(taxes, tax), cents: taxes[`tax${tax.slot}`] })),
  )
  const byTax = Map.groupBy(shares, ({ tax }) => JSON.stringify([tax.name, tax.rate, tax.onServiceCharge]))
  return [...byTax.values()].flatMap((ofTax): ExplanationStep[] => {
    const [first] = ofTax
    if (first === undefined) return []
    const base = ofTax.reduce((sum, one) => sum + one.base, 0)
    return [
      {
        fact: "tax",
        explanation: `${rateOf(first.tax, tell)} ${tell.say("sur", "on")} ${tell.money(base)}, ${tell.say("arrondie une fois pour toute la commande.", "rounded once for the whole order.")}`,
        amount: ofTax.reduce((sum, { cents }) => sum + cents, 0),
        rule: "shareTaxes",
        // It is the law of these two; the others are rounded alike.
        ...(["GST", "HST"].includes(first.tax.code) ? { law: tell.text(taxRoundingLaw) } : {}),
      },
    ]
  })
}
