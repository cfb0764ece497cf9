import { comboLists } from "./combo.ts"
import { cents, imagePath, key, localized, queue, text, webAddress } from "./parts.ts"
import { parking, productLists } from "./product.ts"
import { presale, promotions } from "./promotion.ts"

const price = {
  type: "object",
  required: ["key", "name", "price", "serviceCharge"],
  additionalProperties: false,
  properties: {
    key,
    name: localized,
    price: cents,
    serviceCharge: cents,
    originalPrice: cents,
    soldOut: { type: "boolean" },
    minTickets: { type: "integer", minimum: 0, maximum: 100 },
    maxTickets: { type: "integer", minimum: 1, maximum: 100 },
    divisor: { type: "integer", minimum: 1, maximum: 100 },
  },
} as const

const saleState = {
  enum: ["ONSALE", "SOLDOUT", "WASONSALE", "NOTAVAILABLE", "CANCELLED", "INVISIBLE"],
} as const

const hours = {
  type: "array",
  minItems: 1,
  maxItems: 48,
  items: {
    type: ["string", "object"],
    format: "time-of-day",
    required: ["at"],
    additionalProperties: false,
    properties: {
      at: { type: "string", format: "time-of-day" },
      places: { type: "integer", minimum: 1, maximum: 100_000 },
      saleState,
    },
  },
} as const

const event = {
  type: "object",
  required: ["key", "start", "saleState"],
  additionalProperties: false,
  properties: {
    key,
    start: { type: "string", format: "local-time" },
    doors: { type: "string", format: "time-of-day" },
    hours,
    saleState,
    onSaleFrom: { type: "string", format: "local-time" },
    note: localized,
    altExhibit: { type: "boolean" },
    avoidSingle: { type: "boolean" },
    blocked: { type: "array", items: text },
    sold: {
      type: "array",
      items: {
        type: ["string", "object"],
        required: ["zone", "row", "from", "to"],
        additionalProperties: false,
        properties: {
          zone: text,
          row: text,
          from: { type: ["string", "integer"] },
          to: { type: ["string", "integer"] },
        },
      },
    },
    soldOut: {
      type: "array",
      items: {
        type: "object",
        required: ["category"],
        additionalProperties: false,
        properties: { category: text, price: key },
      },
    },
    soldShare: { type: "number", minimum: 0, maximum: 1 },
    parking,
    presale,
    queue,
  },
} as const

const prices = {
  type: "object",
  minProperties: 1,
  additionalProperties: { type: "array", minItems: 1, items: price },
} as const

const show = {
  type: "object",
  required: ["key", "title", "venue", "prices", "events"],
  additionalProperties: false,
  properties: {
    key,
    title: localized,
    durationMinutes: { type: "integer", minimum: 1, maximum: 14_400 },
    venue: key,
    prices,
    events: { type: "array", items: event },
    parking,
  },
} as const

const subscription = {
  type: "object",
  required: ["key", "title", "events", "prices"],
  additionalProperties: false,
  properties: {
    key,
    title: localized,
    description: localized,
    events: { type: "array", minItems: 2, maxItems: 50, items: key },
    prices,
    queue,
  },
} as const

export const pageSchema = {
  type: "object",
  required: ["title", "description", "category", "image", "display"],
  additionalProperties: false,
  properties: {
    title: localized,
    subtitle: localized,
    description: localized,
    category: { enum: ["show", "sport", "music", "comedy", "festival", "art", "exhibition"] },
    image: imagePath,
    featured: { type: "boolean" },
    display: { enum: ["ITEMS", "DATES", "CALENDAR_ONLY", "PRICES"] },
    sameTicketCount: { type: "boolean" },
    redirectUrl: { type: "string", maxLength: 500, format: "page-address" },
    saleState: { enum: ["SOLDOUT", "WASONSALE", "NOTAVAILABLE", "CANCELLED", "INVISIBLE"] },
    suggestions: {
      type: "array",
      maxItems: 10,
      items: {
        type: "object",
        required: ["title"],
        additionalProperties: false,
        properties: {
          title: localized,
          page: key,
          url: webAddress,
          notEvents: { type: "array", maxItems: 100, uniqueItems: true, items: key },
        },
      },
    },
    shows: { type: "array", items: show, default: [] },
    subscriptions: { type: "array", items: subscription },
    ...comboLists,
    ...productLists,
    promotions,
    presale,
    queue,
  },
} as const
