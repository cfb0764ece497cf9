import { key, text } from "./parts.ts"

const seat = { ...text, maxLength: 200 } as const
const name = { ...text, maxLength: 100 } as const

/** A season to renew: `parterre-server renewals plan <file>`. */
export const renewalsSchema = {
  type: "object",
  required: ["website", "subscription", "deadline"],
  additionalProperties: false,
  properties: {
    website: key,
    subscription: key,
    deadline: { type: "string", format: "local-time" },
    instalments: { type: "integer", minimum: 1, maximum: 12 },
    instalmentDates: {
      type: "array",
      minItems: 1,
      maxItems: 11,
      items: { type: "string", format: "local-day" },
    },
    reminder: { type: "integer", minimum: 1, maximum: 60 },
    from: key,
    holders: {
      type: "array",
      minItems: 1,
      maxItems: 20_000,
      items: {
        type: "object",
        required: ["email", "firstname", "lastname", "language", "seats"],
        additionalProperties: false,
        properties: {
          email: { type: "string", format: "email", maxLength: 254 },
          firstname: name,
          lastname: name,
          language: { type: "string", enum: ["fr", "en"] },
          seats: {
            type: "object",
            minProperties: 1,
            additionalProperties: { type: "array", minItems: 1, maxItems: 100, items: seat },
          },
        },
      },
    },
    moves: { type: "object", additionalProperties: seat },
  },
} as const
