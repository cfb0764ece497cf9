import * as domain from "../src/index.ts"

/** What a vector's input goes through, by the name of its file. */
type Rule = (input: never) => unknown

const { ON_SALE_FILTERS, onSaleRange, DATE_PRESETS, presetRange } = domain
const BRANDS = ["visa", "mastercard", "amex", "discover", "jcb"] as const

export const RULES: Readonly<Record<string, Rule>> = {
  "allocate.json": ({ total, weights }: { total: number; weights: number[] }) =>
    domain.allocate(total, weights),
  "rates.json": ({ amount, rate }: { amount: number; rate: domain.Rate }) => domain.applyRate(amount, rate),
  "money-texts.json": ({ cents }: { cents: number }) => {
    const [fr, en] = [domain.formatMoney(cents, "fr"), domain.formatMoney(cents, "en")]
    return { fr, en, readBack: [domain.parseCents(fr, "fr"), domain.parseCents(en, "en")] }
  },
  "taxes.json": (sale: domain.TaxRequest) => domain.computeTaxes(sale),
  "sale-taxes.json": (sale: domain.SaleTaxRequest) => domain.computeSaleTaxes(sale),
  "refunds.json": ({ line, refunds }: { line: domain.ChargedLine; refunds: number[] }) =>
    refunds.map((now, i) => {
      const before = refunds.slice(0, i).reduce((sum, amount) => sum + amount, 0)
      return domain.refundShares(line, before, now)
    }),
  "gift-certificates.json": (asked: { total: number; certificates: domain.GiftCertificate[] }) =>
    domain.redeemCertificates(asked.total, asked.certificates),
  "shipping.json": ({
    modes,
    destination,
    ...need
  }: Omit<domain.ShippingNeed, "territories"> & {
    modes: domain.ShippingMode[]
    destination: domain.ShippingDestination
  }) => {
    const territories = domain.shippingTerritories(destination)
    return domain.offeredShippingModes(modes, { ...need, territories }).map(({ code }) => code)
  },
  "quantities.json": (asked: {
    quantity: number
    rule: domain.QuantityRule
    price: { price: number; serviceCharge: number }
  }) => {
    const { quantity, rule, price } = asked
    const checked = domain.checkQuantity(quantity, rule)
    if (!checked.ok) return { checked }
    return {
      checked,
      increased: domain.increase(quantity, rule),
      decreased: domain.decrease(quantity, rule),
      lineTotal: domain.lineTotal(price, quantity),
    }
  },
  "combos.json": (asked: { combo: domain.Combo; picks: domain.ComboPick[]; comboQty: number }) => ({
    judgement: domain.judgeCombo(asked.combo, asked.picks, asked.comboQty),
    optionalGroupsOpen: domain.areOptionalGroupsOpen(asked.combo, asked.picks),
  }),
  "seats.json": (asked: {
    sections: domain.SectionPicture[]
    parties: domain.HoldParty[]
    rule: domain.SingleSeats
  }) => domain.judgeHold(asked.sections, asked.parties, asked.rule),
  "releases.json": ({
    prices,
    asked,
    ...cart
  }: Omit<domain.HeldCart, "prices"> & { prices: Record<string, domain.QuantityRule>; asked: string[] }) =>
    domain.wholeRelease({ ...cart, prices: new Map(Object.entries(prices)) }, new Set(asked)),
  "days.json": ({ today }: { today: string }) => ({
    presets: Object.fromEntries(DATE_PRESETS.map((preset) => [preset, presetRange(preset, today) ?? null])),
    filters: Object.fromEntries(ON_SALE_FILTERS.map((filter) => [filter, onSaleRange(filter, today)])),
    weekend: domain.weekendRange(today),
  }),
  "sale-states.json": ({ states }: { states: string[] }) => domain.dayState(states) ?? null,
  "cards.json": ({ typed }: { typed: string }) => ({
    spec: domain.checkCardNumber(typed, BRANDS, "spec"),
    extended: domain.checkCardNumber(typed, BRANDS, "extended"),
  }),
  "form-texts.json": ({ text }: { text: string }) => ({
    postalCode: domain.normalisePostalCode(text) ?? null,
    postalCodeSoFar: domain.isPartialPostalCode(text),
    province: domain.findProvince(text) ?? null,
    phone: domain.formatPhone(text),
    email: domain.isEmail(text),
    number: { fr: domain.parseNumber(text, "fr") ?? null, en: domain.parseNumber(text, "en") ?? null },
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
