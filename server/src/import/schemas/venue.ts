import { frontSides } from "@parterre/seating-plans/layout"
import { address, imagePath, key, localized, localizedOrText, text } from "./parts.ts"

/** Rows called by a number may be written without quotes. */
const rowName = { type: ["string", "integer"] } as const

const pageHtml = { ...text, maxLength: 20_000 } as const

export const venueSchema = {
  type: "object",
  required: ["name", "address"],
  additionalProperties: false,
  properties: {
    name: localized,
    address,
    image: imagePath,
    page: {
      type: "object",
      minProperties: 1,
      additionalProperties: false,
      properties: { fr: pageHtml, en: pageHtml },
    },
    plan: { type: "string", format: "plan-file" },
    levels: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["name", "zones"],
        additionalProperties: false,
        properties: { name: localized, zones: { type: "array", items: text } },
      },
    },
    zones: { type: "object", additionalProperties: localizedOrText },
    areas: { type: "object", additionalProperties: localized },
    tables: { type: "array", items: text },
    // Coordinates as a plan may have them.
    focalPoint: {
      type: "object",
      required: ["x", "y"],
      additionalProperties: false,
      properties: {
        x: { type: "number", minimum: -100_000, maximum: 100_000 },
        y: { type: "number", minimum: -100_000, maximum: 100_000 },
      },
    },
    front: { enum: [...frontSides, "none"] },
    generalAdmission: {
      type: "array",
      items: {
        type: "object",
        required: ["key", "name", "category", "capacity"],
        additionalProperties: false,
        properties: {
          key,
          name: localized,
          category: text,
          capacity: { type: "integer", minimum: 1, maximum: 200_000 },
        },
      },
    },
    municipalTaxes: {
      type: "array",
      items: {
        type: "object",
        required: ["name", "percent", "from", "onServiceCharge"],
        additionalProperties: false,
        properties: {
          name: localized,
          percent: { type: "number", exclusiveMinimum: 0, maximum: 100 },
          from: { type: "string", format: "local-day" },
          until: { type: "string", format: "local-day" },
          onServiceCharge: { type: "boolean" },
        },
      },
    },
    seatSizeFactor: { type: "number", exclusiveMinimum: 0, maximum: 10 },
    categories: { type: "object", additionalProperties: localized },
    accessible: { type: "array", uniqueItems: true, items: text },
    notes: { type: "object", additionalProperties: localized },
    views: {
      type: "array",
      items: {
        type: "object",
        required: ["zone", "image", "description"],
        additionalProperties: false,
        properties: {
          zone: text,
          image: imagePath,
          description: localized,
          rows: {
            type: "object",
            required: ["from", "to"],
            additionalProperties: false,
            properties: { from: rowName, to: rowName },
          },
          seats: { type: "array", minItems: 1, uniqueItems: true, items: text },
        },
      },
    },
  },
} as const
