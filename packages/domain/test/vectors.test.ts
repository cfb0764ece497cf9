import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { type ByocTier, byocReduction } from "../src/combos/byoc.ts"
import { type ComboReduction, comboPrice } from "../src/combos/combo-price.ts"
import { donate } from "../src/donations/donation.ts"
import { type GiftCertificate, redeemCertificates } from "../src/gift-certificates/redeem.ts"
import { sellCertificates } from "../src/gift-certificates/sell.ts"
import { allocate } from "../src/money/allocate.ts"
import { totalToPay } from "../src/payment-methods/total-to-pay.ts"
import { type Discount, promotedPrice } from "../src/promotions/promoted-price.ts"
import { lineTotal } from "../src/quantities/quantity.ts"
import { type SubscriptionPrice, subscriptionShares } from "../src/subscriptions/subscription.ts"
import { computeDeliveryTaxes, type DeliveryTaxRequest } from "../src/taxes/delivery-taxes.ts"
import { type ChargedLine, refundShares } from "../src/taxes/refund-shares.ts"
import {
  computeSaleTaxes,
  type LineTaxes,
  type SaleTaxRequest,
  type TaxableLine,
  type TaxShares,
} from "../src/taxes/sale-taxes.ts"
import { taxSummary } from "../src/taxes/tax-summary.ts"

type TicketInCombo = { price: number; serviceCharge: number; reduction?: ComboReduction }

/** A refund of so many cents of the line at this place. */
type CartRefund = { line: number; amount: number }

const noLine = (line: number): never => {
  throw new RangeError(`No line ${line}`)
}

const sharesOf = ({ tax1, tax2, tax3 }: LineTaxes) => ({ tax1, tax2, tax3 })

const summaryOf = (sale: SaleTaxRequest) => taxSummary(computeSaleTaxes(sale))

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function comboFigures(tickets: readonly TicketInCombo[], qty: number) {
  const priced = tickets.map(({ price, serviceCharge, reduction }) => ({
    price: comboPrice(price, reduction),
    serviceCharge,
  }))
  return {
    prices: priced.map(({ price }) => price),
    total: sumOf(priced.map((ticket) => lineTotal(ticket, qty))),
  }
}

function productLine(asked: {
  kind: "donation" | "giftcertificate"
  amount: number
  qty?: number
  bounds: { min: number; max: number }
}): TaxableLine {
  const { kind, amount, qty = 1, bounds } = asked
  const sold =
    kind === "donation"
      ? donate(amount, bounds)
      : sellCertificates({ id: "certificate", ...bounds }, amount, qty)
  if (!sold.ok) throw new Error(sold.error.code)
  return sold.line
}

/** What the vectors of a file go through. */
const FIGURES: Readonly<Record<string, (given: never) => unknown>> = {
  "ticket-taxes.json": summaryOf,
  "municipal-taxes.json": summaryOf,
  "memberships-passes-parking.json": summaryOf,
  "sales-of-several-lines.json": (sale: SaleTaxRequest) => {
    const taxed = computeSaleTaxes(sale)
    return { ...taxSummary(taxed), shares: taxed.map(sharesOf) }
  },
  "donations-and-certificates.json": ({
    date,
    ticket,
    ...product
  }: Parameters<typeof productLine>[0] & { date: string; ticket: SaleTaxRequest["lines"][number] }) =>
    summaryOf({ date, lines: [ticket, { ...productLine(product), province: ticket.province }] }),
  "deliveries.json": (request: DeliveryTaxRequest) =>
    computeDeliveryTaxes(request).map((delivery) => ({ amount: delivery.amount, ...sharesOf(delivery) })),
  "subscription-shares.json": ({ events, ...price }: SubscriptionPrice & { events: number }) =>
    subscriptionShares(price, events),
  "shares-to-the-cent.json": ({ total, weights }: { total: number; weights: number[] }) =>
    allocate(total, weights),
  "combo-prices.json": ({ events, qty }: { events: TicketInCombo[]; qty: number }) =>
    comboFigures(events, qty),
  "build-your-own-combos.json": ({
    tiers,
    events,
    qty,
  }: {
    tiers: ByocTier[]
    events: TicketInCombo[]
    qty: number
  }) => {
    const reduction = byocReduction({ tiers }, events.length)
    return comboFigures(
      events.map((ticket) => ({ ...ticket, ...(reduction === undefined ? {} : { reduction }) })),
      qty,
    )
  },
  "promoted-prices.json": ({
    price: own,
    serviceCharge,
    discount,
    qty,
  }: {
    price: number
    serviceCharge: number
    discount: Discount
    qty: number
  }) => {
    const price = promotedPrice(own, discount)
    return { price, total: lineTotal({ price, serviceCharge }, qty) }
  },
  "partial-refunds.json": ({ line, refunds }: { line: ChargedLine; refunds: number[] }) =>
    refunds.map((now, index) => refundShares(line, sumOf(refunds.slice(0, index)), now)),
  "refunds-of-carts.json": ({ refunds, ...sale }: SaleTaxRequest & { refunds: CartRefund[] }) => {
    const charged = computeSaleTaxes(sale).map((line) => ({
      amount: line.amount + line.serviceCharge,
      shares: sharesOf(line),
    }))
    const given = refunds.map(({ line, amount }, index) => {
      const earlier = refunds.slice(0, index).filter((one) => one.line === line)
      const before = sumOf(earlier.map((one) => one.amount))
      return refundShares(charged[line] ?? noLine(line), before, amount)
    })
    const left = (tax: keyof TaxShares) =>
      sumOf(charged.map(({ shares }) => shares[tax])) - sumOf(given.map((shares) => shares[tax]))
    return { refunds: given, left: { tax1: left("tax1"), tax2: left("tax2"), tax3: left("tax3") } }
  },
  "orders-with-certificates.json": ({
    certificates,
    ...order
  }: DeliveryTaxRequest & { certificates: GiftCertificate[] }) => {
    const { totalAfterTaxes } = summaryOf(order)
    const deliveryAfterTaxes = taxSummary(computeDeliveryTaxes(order)).totalAfterTaxes
    const { discount, uses } = redeemCertificates(totalAfterTaxes + deliveryAfterTaxes, certificates)
    const toPay = totalToPay({
      totalAfterTaxes,
      totalShippingSelected: deliveryAfterTaxes,
      giftCertificateDiscount: discount,
    })
    return { totalAfterTaxes, deliveryAfterTaxes, discount, toPay, uses }
  },
  "line-totals.json": ({ quantity, ...price }: { price: number; serviceCharge: number; quantity: number }) =>
    lineTotal(price, quantity),
}

type Vectors = {
  rule: string
  vectors: { name: string; rule: string; given: unknown; expect: unknown }[]
}

const folder = join(import.meta.dirname, "../vectors/independent")
const files = globSync("*.json", { cwd: folder }).toSorted()
const read = (file: string): Vectors => JSON.parse(readFileSync(join(folder, file), "utf8"))

describe("figures calculated apart from the domain", () => {
  it("are at least 300, each file with a function to run and a line in the README", () => {
    expect(files).toEqual(Object.keys(FIGURES).toSorted())
    expect(sumOf(files.map((file) => read(file).vectors.length))).toBeGreaterThanOrEqual(300)
    const readme = readFileSync(join(folder, "README.md"), "utf8")
    for (const file of files) expect(readme).toContain(`\`${file}\``)
  })

  describe.each(files)("%s", (file) => {
    const { rule, vectors } = read(file)

    it("names the rule or the law of each figure, under a name of its own", () => {
      for (const text of [rule, ...vectors.flatMap((vector) => [vector.name, vector.rule])])
        expect(text).toMatch(/\S/)
      expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length)
    })

    it.each(vectors)("$name", ({ given, expect: figures }) => {
      expect(FIGURES[file]?.(given as never)).toEqual(figures)
    })
  })
})
