import type { Cart, CartPrice, TaxSummary } from "@parterre/contract"

export const adult: CartPrice = {
  id: "adult",
  reservationId: "r",
  name: "Adulte",
  priceType: "adult",
  price: 5000,
  serviceCharges: 450,
  qty: 2,
  total: 10900,
  eventId: "e",
  seatIds: [],
  confirmed: true,
  cartDetailToken: [],
  rs: true,
  pageUrl: "/fr/pages/le-cid",
  title: "Le Cid",
  abandonedCartActive: false,
}

export const tax = (more: Partial<TaxSummary> = {}): TaxSummary => ({
  subtotal: 10000,
  serviceCharge: 900,
  tax1: 545,
  tax2: 1087,
  tax3: 0,
  descriptionTax1: "TPS",
  descriptionTax2: "TVQ",
  descriptionTax3: "",
  totalBeforeTaxes: 10900,
  totalAfterTaxes: 12532,
  ...more,
})

/** A cart of these lines, all of one event. */
export const cartOf = (...prices: readonly CartPrice[]): Cart => ({
  id: "c",
  state: "held",
  version: 1,
  cartElements:
    prices.length === 0
      ? []
      : [
          {
            _type: "event",
            eventId: "e",
            title: "Le Cid",
            eventStart: "2026-12-05T19:30:00-05:00",
            location: { id: "p", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" },
            prices: [...prices],
            tax: tax(),
          },
        ],
  tax: tax(),
  totalQty: prices.reduce((sum, { qty }) => sum + qty, 0),
  reservationTime: 900,
  remainingTime: 900,
  serverTime: "2026-12-01T12:00:00Z",
  renewalsLeft: 1,
})
