import { ON_SALE_FILTERS, onSaleRange } from "../src/calendar/on-sale-filters.ts"
import { checkCardNumber } from "../src/cards/card-number.ts"
import { type HeldCart, wholeRelease } from "../src/carts/whole-release.ts"
import { isEmail } from "../src/clients/email.ts"
import { formatPhone } from "../src/clients/phone.ts"
import type { Combo, ComboPick } from "../src/combos/combo.ts"
import { areOptionalGroupsOpen } from "../src/combos/completion.ts"
import { judgeCombo } from "../src/combos/judge-combo.ts"
import { DATE_PRESETS } from "../src/dates/date-presets.ts"
import { presetRange } from "../src/dates/preset-range.ts"
import { weekendRange } from "../src/dates/weekend.ts"
import { type GiftCertificate, redeemCertificates } from "../src/gift-certificates/redeem.ts"
import { parseNumber } from "../src/language/parse-number.ts"
import { allocate } from "../src/money/allocate.ts"
import { formatMoney } from "../src/money/format-money.ts"
import { parseCents } from "../src/money/parse-cents.ts"
import { applyRate, type Rate } from "../src/money/rate.ts"
import { isPartialPostalCode, normalisePostalCode } from "../src/postal-codes/postal-code.ts"
import { findProvince } from "../src/provinces/provinces.ts"
import {
  checkQuantity,
  decrease,
  increase,
  lineTotal,
  type QuantityRule,
} from "../src/quantities/quantity.ts"
import { type RefundMeans, refundByMeans } from "../src/refunds/refund-means.ts"
import { dayState } from "../src/sale-states/day-state.ts"
import { judgeHold, type Party, type SectionPicture } from "../src/seats/judge-hold.ts"
import type { OrphanRule } from "../src/seats/orphan-rule.ts"
import { offeredShippingModes, type ShippingMode, type ShippingNeed } from "../src/shipping/shipping-mode.ts"
import { type ChargedLine, refundShares } from "../src/taxes/refund-shares.ts"
import { computeSaleTaxes, type SaleTaxRequest } from "../src/taxes/sale-taxes.ts"
import { type SaleInOnePlace, taxesInOnePlace } from "../src/taxes/taxes.test-support.ts"
import { type ShippingDestination, shippingTerritories } from "../src/territories/territory.ts"

/** What a vector's input goes through, by the name of its file. */
type Rule = (input: never) => unknown

const BRANDS = ["visa", "mastercard", "amex", "discover", "jcb"] as const

export const RULES: Readonly<Record<string, Rule>> = {
  "allocate.json": ({ total, weights }: { total: number; weights: number[] }) => allocate(total, weights),
  "rates.json": ({ amount, rate }: { amount: number; rate: Rate }) => applyRate(amount, rate),
  "money-texts.json": ({ cents }: { cents: number }) => {
    const [fr, en] = [formatMoney(cents, "fr"), formatMoney(cents, "en")]
    return { fr, en, readBack: [parseCents(fr, "fr"), parseCents(en, "en")] }
  },
  "taxes.json": (sale: SaleInOnePlace) => taxesInOnePlace(sale),
  "sale-taxes.json": (sale: SaleTaxRequest) => computeSaleTaxes(sale),
  "refunds.json": ({ line, refunds }: { line: ChargedLine; refunds: number[] }) =>
    refunds.map((now, i) => {
      const before = refunds.slice(0, i).reduce((sum, amount) => sum + amount, 0)
      return refundShares(line, before, now)
    }),
  "refund-means.json": (asked: { amount: number; means: RefundMeans[] }) =>
    refundByMeans(asked.amount, asked.means),
  "gift-certificates.json": (asked: { total: number; certificates: GiftCertificate[] }) =>
    redeemCertificates(asked.total, asked.certificates),
  "shipping.json": ({
    modes,
    destination,
    ...need
  }: Omit<ShippingNeed, "territories"> & {
    modes: ShippingMode[]
    destination: ShippingDestination
  }) => {
    const territories = shippingTerritories(destination)
    return offeredShippingModes(modes, { ...need, territories }).map(({ code }) => code)
  },
  "quantities.json": (asked: {
    quantity: number
    rule: QuantityRule
    price: { price: number; serviceCharge: number }
  }) => {
    const { quantity, rule, price } = asked
    const checked = checkQuantity(quantity, rule)
    if (!checked.ok) return { checked }
    return {
      checked,
      increased: increase(quantity, rule),
      decreased: decrease(quantity, rule),
      lineTotal: lineTotal(price, quantity),
    }
  },
  "combos.json": (asked: { combo: Combo; picks: ComboPick[]; comboQty: number }) => ({
    judgement: judgeCombo(asked.combo, asked.picks, asked.comboQty),
    optionalGroupsOpen: areOptionalGroupsOpen(asked.combo, asked.picks),
  }),
  "seats.json": (asked: { sections: SectionPicture[]; parties: Party[]; rule: OrphanRule }) =>
    judgeHold(asked.sections, asked.parties, asked.rule),
  "releases.json": ({
    prices,
    asked,
    ...cart
  }: Omit<HeldCart, "prices"> & { prices: Record<string, QuantityRule>; asked: string[] }) =>
    wholeRelease({ ...cart, prices: new Map(Object.entries(prices)) }, new Set(asked)),
  "days.json": ({ today }: { today: string }) => ({
    presets: Object.fromEntries(DATE_PRESETS.map((preset) => [preset, presetRange(preset, today) ?? null])),
    filters: Object.fromEntries(ON_SALE_FILTERS.map((filter) => [filter, onSaleRange(filter, today)])),
    weekend: weekendRange(today),
  }),
  "sale-states.json": ({ states }: { states: string[] }) => dayState(states) ?? null,
  "cards.json": ({ typed }: { typed: string }) => ({
    spec: checkCardNumber(typed, BRANDS, "spec"),
    extended: checkCardNumber(typed, BRANDS, "extended"),
  }),
  "form-texts.json": ({ text }: { text: string }) => ({
    postalCode: normalisePostalCode(text) ?? null,
    postalCodeSoFar: isPartialPostalCode(text),
    province: findProvince(text) ?? null,
    phone: formatPhone(text),
    email: isEmail(text),
    number: { fr: parseNumber(text, "fr") ?? null, en: parseNumber(text, "en") ?? null },
  }),
}

/** A rule's answer as JSON has it; a refusal of bad input is an answer too. */
export function answerOf(file: string, input: unknown): unknown {
  const rule = RULES[file]
  if (rule === undefined) throw new Error(`No rule for ${file}`)
  try {
    return JSON.parse(JSON.stringify(rule(input as never)))
  } catch (error) {
    if (error instanceof RangeError) return { error: error.name }
    throw error
  }
}
