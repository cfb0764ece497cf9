import * as fc from "fast-check"
import { byocReduction } from "../combos/byoc.ts"
import { type ComboReduction, comboPrice } from "../combos/combo-price.ts"
import { type Discount, promotedPrice } from "../promotions/promoted-price.ts"
import { PROVINCES } from "../provinces/provinces.ts"
import { subscriptionShares } from "../subscriptions/subscription.ts"
import { TERRITORIES } from "../territories/territory.ts"
import type { MunicipalTax } from "./municipal-tax.ts"
import type { TaxedPlace } from "./sale-taxes.ts"

/** What a cart holds at one place: a line of a hold. Cents for one, before taxes. */
export interface HeldLine {
  readonly price: number
  readonly serviceCharge: number
  readonly qty: number
  readonly taxable: boolean
  readonly place: TaxedPlace
}

const cents = fc.nat(40_000)
const charge = fc.nat(1_500)
const qty = fc.integer({ min: 1, max: 8 })
const percent = fc.integer({ min: 1, max: 100 })

const discount: fc.Arbitrary<Discount> = fc.oneof(
  percent.map((percentOff) => ({ percent: percentOff })),
  cents.map((amount) => ({ amount })),
)
const reduction: fc.Arbitrary<ComboReduction | undefined> = fc.oneof(
  fc.constant(undefined),
  percent.map((percentOff) => ({ percentOff })),
  cents.map((amountOff) => ({ amountOff })),
  cents.map((price) => ({ price })),
)

/** A town may tax admissions, with the service charge or without, from a day that may not have come. */
const municipalTax: fc.Arbitrary<MunicipalTax> = fc.record({
  name: fc.constant({ fr: "Taxe d’amusement", en: "Amusement tax" }),
  rate: fc.record({ numerator: fc.integer({ min: 1, max: 1_000 }), denominator: fc.constant(10_000) }),
  from: fc.constantFrom("2020-01-01", "2027-01-01"),
  onServiceCharge: fc.boolean(),
})
const venue: fc.Arbitrary<TaxedPlace> = fc.record({
  province: fc.constantFrom(...PROVINCES),
  municipalTaxes: fc.array(municipalTax, { maxLength: 1 }),
})

const tickets = fc
  .record({
    ...{ own: cents, serviceCharge: charge, qty, place: venue },
    discount: fc.option(discount, { nil: undefined }),
  })
  .map(({ own, discount: promotion, ...rest }): HeldLine[] => [
    { ...rest, price: promotion === undefined ? own : promotedPrice(own, promotion), taxable: true },
  ])

const eventsOf = fc.array(fc.record({ own: cents, serviceCharge: charge, place: venue, reduction }), {
  minLength: 2,
  maxLength: 4,
})

const combo = fc.record({ events: eventsOf, qty }).map(({ events, qty: bought }): HeldLine[] =>
  events.map(({ own, reduction: off, ...rest }) => ({
    ...rest,
    ...{ price: comboPrice(own, off), qty: bought, taxable: true },
  })),
)

const byoc = fc
  .record({ events: eventsOf, qty, off: percent })
  .map(({ events, qty: bought, off }): HeldLine[] => {
    const tiers = [{ events: 2, reduction: { percentOff: off } }]
    return events.map(({ own, serviceCharge, place }) => ({
      price: comboPrice(own, byocReduction({ tiers }, events.length)),
      ...{ serviceCharge, place, qty: bought, taxable: true },
    }))
  })

const subscription = fc
  .record({
    ...{ price: cents, serviceCharge: charge, qty },
    places: fc.array(venue, { minLength: 2, maxLength: 6 }),
  })
  .map(({ price, serviceCharge, qty: bought, places }): HeldLine[] =>
    subscriptionShares({ price, serviceCharge }, places.length).flatMap((share, at) => {
      const place = places[at]
      return place === undefined ? [] : [{ ...share, place, qty: bought, taxable: true }]
    }),
  )

/** Memberships, flex passes, parking: taxed by the province alone, or exempt. */
const product = fc
  .record({
    price: cents,
    serviceCharge: charge,
    qty,
    taxable: fc.boolean(),
    province: fc.constantFrom(...PROVINCES),
  })
  .map(({ province, ...rest }): HeldLine[] => [{ ...rest, place: { province } }])

/** Gift certificates and donations: an amount that the shopper chooses, without taxes. */
const chosen = fc
  .record({ price: fc.integer({ min: 500, max: 100_000 }), province: fc.constantFrom(...PROVINCES) })
  .map(({ price, province }): HeldLine[] => [
    { price, serviceCharge: 0, qty: 1, taxable: false, place: { province } },
  ])

/** Carts with lines of every kind, and the deliveries of their sale. */
export const wholeCart = fc.record({
  day: fc.constantFrom("2026-11-25", "2026-12-31", "2027-01-01"),
  lines: fc
    .array(fc.oneof(tickets, combo, byoc, subscription, product, chosen), { minLength: 1, maxLength: 6 })
    .map((lines) => lines.flat()),
  origin: fc.constantFrom("QC" as const, "ON" as const, "NS" as const, undefined),
  deliveries: fc.array(fc.record({ amount: fc.nat(5_000), destination: fc.constantFrom(...TERRITORIES) }), {
    maxLength: 2,
  }),
})

export type WholeCart = typeof wholeCart extends fc.Arbitrary<infer Cart> ? Cart : never
