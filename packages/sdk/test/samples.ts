import type {
  Cart,
  CartElement,
  CartPrice,
  Receipt,
  SaleStart,
  TaxSummary,
  WebsiteConfig,
} from "@parterre/contract"

export const START = Date.parse("2026-11-21T15:00:00Z")
export const at = (milliseconds: number) => new Date(milliseconds).toISOString()

const tax: TaxSummary = {
  subtotal: 13000,
  serviceCharge: 900,
  tax1: 695,
  tax2: 1387,
  tax3: 0,
  descriptionTax1: "TPS",
  descriptionTax2: "TVQ",
  descriptionTax3: "",
  totalBeforeTaxes: 13900,
  totalAfterTaxes: 15982,
}

export const line: CartPrice = {
  id: "belvedere.le-cid.parterre-a.adulte",
  reservationId: "hold-1",
  name: "Adulte",
  priceLevelId: "belvedere.salle.parterre-a",
  priceType: "adulte",
  price: 6500,
  serviceCharges: 450,
  qty: 2,
  total: 13900,
  eventId: "le-cid",
  seatIds: ["s1", "s2"],
  confirmed: true,
  cartDetailToken: [],
  rs: true,
  title: "Le Cid",
  abandonedCartActive: false,
}

export const element: CartElement = {
  _type: "event",
  eventId: "le-cid",
  title: "Le Cid",
  eventStart: "2026-12-05T19:30:00-05:00",
  location: { id: "salle", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" },
  prices: [line],
  tax,
}

export const fullCart = (fields: Partial<Cart> = {}): Cart => ({
  id: "cart-1",
  state: "held",
  version: 1,
  cartElements: [element],
  tax,
  totalQty: 2,
  reservationTime: 900,
  remainingTime: 840,
  serverTime: at(START),
  renewalsLeft: 3,
  ...fields,
})

export const emptyCart = (fields: Partial<Cart> = {}): Cart =>
  fullCart({ state: "empty", cartElements: [], totalQty: 0, reservationTime: 0, remainingTime: 0, ...fields })

export const session = (serverTime = START) => ({
  sessionToken: "session-1",
  expiration: at(serverTime + 86_400_000),
  serverTime: at(serverTime),
})

export const sale: SaleStart = {
  saleToken: "sale-1",
  amount: 15982,
  tax,
  hash: "hash-1",
  remainingTime: 900,
  serverTime: at(START),
}

export const config = (processor: Partial<WebsiteConfig["processorConfig"]> = {}): WebsiteConfig => ({
  accountId: "belvedere",
  accountCode: "BELV",
  subdomain: "belvedere",
  name: "Théâtre Belvédère",
  cart: true,
  clientAccount: "NO",
  languages: ["fr", "en"],
  themePalette: {},
  images: [],
  processorConfig: {
    type: "PAYSAFE",
    threeDSecure: true,
    threeDSecureToken: "key",
    accountId: "1001",
    environment: "TEST",
    ...processor,
  },
  reservationTime: 900,
  timeZone: "America/Toronto",
})

export const receipt: Receipt = {
  saleId: "V-1",
  date: at(START),
  client: { firstname: "Ada", lastname: "Roy", email: "ada@example.com" },
  tax,
  cartElements: [element],
  shipping: [],
  deferred: false,
  payment: { amount: 15982 },
  tickets: [],
  organiser: { name: "Théâtre Belvédère", taxNumbers: [] },
}

export const card = { number: "4000000000001091", expiry: "1230", cvd: "123", nameOnCard: "Ada Roy" }
export const client = receipt.client
