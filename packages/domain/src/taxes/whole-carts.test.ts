import * as fc from "fast-check"
import { it } from "vitest"
import { allocate } from "../money/allocate.ts"
import { allInPrice } from "../pricing/all-in-price.ts"
import { lineTotal } from "../quantities/quantity.ts"
import { computeDeliveryTaxes } from "./delivery-taxes.ts"
import { refundShares } from "./refund-shares.ts"
import { computeSaleTaxes, type LineTaxes } from "./sale-taxes.ts"
import { taxSummary } from "./tax-summary.ts"
import { type HeldLine, type WholeCart, wholeCart } from "./whole-carts.test-support.ts"

const taxes = ["tax1", "tax2", "tax3"] as const

const taxableLine = ({ price, serviceCharge, qty, taxable, place }: HeldLine) => ({
  ...place,
  ...{ amount: price * qty, serviceCharge: serviceCharge * qty, taxable },
})

/** A cart as the server charges it: the taxes of its lines, and on top of them those of its deliveries. */
function charged({ day: date, lines, origin, deliveries }: WholeCart) {
  const taxable = lines.map(taxableLine)
  const ofLines = computeSaleTaxes({ date, lines: taxable })
  const ofDeliveries = computeDeliveryTaxes({ date, lines: taxable, origin, deliveries })
  return { ofLines, ofDeliveries, all: taxSummary([...ofLines, ...ofDeliveries]) }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** What the first price of each line and the price of each delivery come to. */
const firstPrices = ({ lines, deliveries }: WholeCart): number =>
  sum(lines.map(({ price, serviceCharge, qty }) => allInPrice(price, serviceCharge) * qty)) +
  sum(deliveries.map(({ amount }) => amount))

/** Each tax by name and rate, computed here by another way than the rule's: half a cent up, on all that it is on. */
function expectedTaxes({ lines }: WholeCart, ofLines: readonly LineTaxes[]): number {
  const bases = new Map<string, { base: number; numerator: number; denominator: number }>()
  for (const [at, { amount, serviceCharge, taxes: inForce }] of ofLines.entries())
    for (const { name, rate, slot, onServiceCharge } of lines[at]?.taxable === true ? inForce : []) {
      const key = JSON.stringify([name, rate, slot, onServiceCharge])
      const { base } = bases.get(key) ?? { base: 0 }
      bases.set(key, { base: base + amount + (onServiceCharge ? serviceCharge : 0), ...rate })
    }
  return sum(
    [...bases.values()].map(({ base, numerator, denominator }) =>
      Number((2n * BigInt(base) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator))),
    ),
  )
}

/** Gives every line back in parts, in the order that the picks say; answers what is left and the least there ever was. */
function refundAll(lines: readonly LineTaxes[], picks: readonly { line: number; part: number }[]) {
  const left = lines.map((line) => ({ line, refunded: 0, ...line }))
  let least = 0
  const give = (at: number, amount: number) => {
    const one = left[at]
    if (one === undefined) return
    const { line, refunded } = one
    const whole = { amount: line.amount + line.serviceCharge, shares: line }
    const back = refundShares(whole, refunded, amount)
    one.refunded += amount
    for (const tax of taxes) {
      one[tax] -= back[tax]
      least = Math.min(least, one[tax], back[tax])
    }
  }
  const rest = (at: number) => {
    const one = left[at]
    return one === undefined ? 0 : one.line.amount + one.line.serviceCharge - one.refunded
  }
  for (const { line, part } of picks) give(line % left.length, Math.floor(rest(line % left.length) * part))
  // The rest, from the last line to the first.
  for (const at of [...left.keys()].reverse()) give(at, rest(at))
  return { left: left.map((one) => ({ shares: taxes.map((tax) => one[tax]), line: one.line })), least }
}

/** What of a cart does not add up, in words; ten thousand carts have no time for an assertion a figure. */
function faultsOf(cart: WholeCart, refunds: readonly { line: number; part: number }[]): string[] {
  const { ofLines, ofDeliveries, all } = charged(cart)
  const shown = firstPrices(cart)
  const ofTaxes = sum(taxes.map((tax) => all[tax]))
  const { left, least } = refundAll([...ofLines, ...ofDeliveries], refunds)
  const isWhole = (total: number, parts: number) =>
    sum(
      allocate(
        total,
        Array.from({ length: parts }, () => 1),
      ),
    ) === total
  const laws: readonly (readonly [string, boolean])[] = [
    ["what was shown first is charged before taxes", all.totalBeforeTaxes === shown],
    ["the receipt's total less its taxes is what was shown first", all.totalAfterTaxes - ofTaxes === shown],
    [
      "lines add up",
      sum(cart.lines.map((line) => lineTotal(line, line.qty))) === taxSummary(ofLines).totalBeforeTaxes,
    ],
    [
      "shares add up to each tax",
      taxes.every((tax) => all[tax] === sum([...ofLines, ...ofDeliveries].map((line) => line[tax]))),
    ],
    [
      "each tax is rounded once over all that it is on",
      sum(taxes.map((tax) => taxSummary(ofLines)[tax])) === expectedTaxes(cart, ofLines),
    ],
    [
      "what bears no tax has none",
      ofLines.every((line, at) => cart.lines[at]?.taxable === true || taxes.every((tax) => line[tax] === 0)),
    ],
    [
      "tickets of a line share its taxes whole",
      ofLines.every((line, at) => taxes.every((tax) => isWhole(line[tax], cart.lines[at]?.qty ?? 1))),
    ],
    ["no refund gives back more than is left", least === 0],
    [
      "refunds end at nothing",
      left.every(({ shares, line }) => line.amount + line.serviceCharge === 0 || sum(shares) === 0),
    ],
  ]
  return laws.flatMap(([law, holds]) => (holds ? [] : [law]))
}

const runs = 10_000
const seed = Date.now() % 2 ** 31

it(`adds up from the first price to the receipt and to the last refund: ${runs} carts, seed ${seed}`, () => {
  const picks = fc.array(fc.record({ line: fc.nat(30), part: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(wholeCart, picks, (cart, refunds) => {
      const faults = faultsOf(cart, refunds)
      if (faults.length > 0) throw new Error(faults.join("; "))
    }),
    { numRuns: runs, seed },
  )
})
