import { COMBO_GROUP_KINDS } from "@parterre/domain/combos"
import { cents, imagePath, key, localized, text } from "./parts.ts"

const count = { type: "integer", minimum: 1, maximum: 50 } as const
const localTime = { type: "string", format: "local-time" } as const
const keys = { type: "array", minItems: 1, maxItems: 100, uniqueItems: true, items: key } as const

const shared = {
  key,
  title: localized,
  description: localized,
  image: imagePath,
  perCart: count,
  onSaleFrom: localTime,
  onSaleUntil: localTime,
} as const

const tickets = {
  events: keys,
  shows: keys,
  categories: { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: text },
  prices: keys,
} as const

const reduction = {
  percentOff: { type: "integer", minimum: 1, maximum: 100 },
  amountOff: { ...cents, minimum: 1 },
  price: cents,
} as const

const group = {
  type: "object",
  required: ["key", "kind", "name"],
  additionalProperties: false,
  properties: {
    key,
    kind: { enum: COMBO_GROUP_KINDS },
    name: localized,
    required: count,
    min: { ...count, minimum: 0 },
    max: count,
    ...tickets,
    ...reduction,
  },
} as const

export const combo = {
  type: "object",
  required: ["key", "title", "groups"],
  additionalProperties: false,
  properties: {
    ...shared,
    onePerShow: { type: "boolean" },
    onePerPerformance: { type: "boolean" },
    groups: { type: "array", minItems: 1, maxItems: 12, items: group },
  },
} as const

const tier = {
  type: "object",
  required: ["from"],
  additionalProperties: false,
  properties: { from: { ...count, minimum: 2 }, ...reduction },
} as const

export const buildYourOwn = {
  type: "object",
  required: ["key", "title", "most", "tiers"],
  additionalProperties: false,
  properties: {
    ...shared,
    ...tickets,
    most: { ...count, minimum: 2 },
    tiers: { type: "array", minItems: 1, maxItems: 10, items: tier },
  },
} as const

/** What a page sells of several events as one. */
export const comboLists = {
  combos: { type: "array", minItems: 1, maxItems: 50, items: combo },
  buildYourOwn: { type: "array", minItems: 1, maxItems: 20, items: buildYourOwn },
} as const
