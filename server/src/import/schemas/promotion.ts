import { cents, key, localized, text } from "./parts.ts"

const code = { type: "string", format: "offer-code" } as const
const keys = { type: "array", minItems: 1, maxItems: 500, uniqueItems: true, items: key } as const
const tickets = { type: "integer", minimum: 1, maximum: 1_000_000 } as const

const promotion = {
  type: "object",
  required: ["code", "name"],
  additionalProperties: false,
  properties: {
    code,
    name: localized,
    percent: { type: "integer", minimum: 1, maximum: 100 },
    amount: { ...cents, minimum: 1 },
    waivesServiceCharge: { type: "boolean" },
    memberships: keys,
    events: keys,
    prices: keys,
    categories: { type: "array", minItems: 1, maxItems: 100, uniqueItems: true, items: text },
    uses: tickets,
    usesPerShopper: { ...tickets, maximum: 1000 },
    from: { type: "string", format: "local-time" },
    until: { type: "string", format: "local-time" },
  },
} as const

export const promotions = { type: "array", minItems: 1, maxItems: 200, items: promotion } as const

/** Of a page or of one of its events. */
export const presale = {
  type: "object",
  required: ["from"],
  additionalProperties: false,
  properties: {
    from: { type: "string", format: "local-time" },
    codes: { type: "array", minItems: 1, maxItems: 20_000, items: code },
    ticketsPerCode: { ...tickets, maximum: 100_000 },
    memberships: keys,
  },
} as const
