import { cents, imagePath, key, localized, localizedOrText, queue, text } from "./parts.ts"

const amount = { ...cents, minimum: 1 } as const
const places = { type: "integer", minimum: 0, maximum: 200_000 } as const
const taxable = { type: "boolean" } as const

/** What everything sold without a seat has. */
const shared = {
  key,
  title: localized,
  description: localized,
  image: imagePath,
  perCart: { type: "integer", minimum: 1, maximum: 100 },
  onSaleFrom: { type: "string", format: "local-time" },
  onSaleUntil: { type: "string", format: "local-time" },
  taxable,
} as const

const amounts = {
  type: "object",
  required: ["min", "max"],
  additionalProperties: false,
  properties: {
    min: amount,
    max: amount,
    suggested: { type: "array", maxItems: 8, uniqueItems: true, items: amount },
  },
} as const

const priced = { ...shared, price: cents, serviceCharge: cents, places } as const

export const membership = {
  type: "object",
  required: ["key", "title", "price"],
  additionalProperties: false,
  properties: {
    ...priced,
    until: { type: "string", format: "local-day" },
    months: { type: "integer", minimum: 1, maximum: 120 },
    benefits: { type: "array", maxItems: 12, items: localized },
  },
} as const

export const giftCertificate = {
  type: "object",
  required: ["key", "title"],
  additionalProperties: false,
  properties: { ...shared, price: amount, amounts },
} as const

export const donation = {
  type: "object",
  required: ["key", "title", "amounts"],
  additionalProperties: false,
  properties: { ...shared, amounts, receipt: localized },
} as const

export const flexPass = {
  type: "object",
  required: ["key", "title", "price", "credits", "events"],
  additionalProperties: false,
  properties: {
    ...priced,
    credits: { type: "integer", minimum: 1, maximum: 100 },
    events: { type: "array", minItems: 1, maxItems: 200, items: key },
    categories: { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: text },
    queue,
  },
} as const

const list = <Item extends object>(items: Item) =>
  ({ type: "array", minItems: 1, maxItems: 50, items }) as const

/** What a page sells without a seat. */
export const productLists = {
  memberships: list(membership),
  giftCertificates: list(giftCertificate),
  donations: list(donation),
  flexPasses: list(flexPass),
} as const

export const parkingPlace = {
  type: "object",
  required: ["key", "name", "address", "price", "places"],
  additionalProperties: false,
  properties: {
    key,
    name: localized,
    address: localizedOrText,
    price: cents,
    serviceCharge: cents,
    places,
    // A hold names it.
    type: { ...text, maxLength: 40 },
    logo: imagePath,
    perCart: shared.perCart,
    taxable,
  },
} as const

/** Parking at the events of a show, or at one of them. */
export const parking = list(parkingPlace)
