import { text } from "./parts.ts"

const point = {
  type: "object",
  required: ["x", "y"],
  properties: { x: { type: "number" }, y: { type: "number" } },
} as const

const seat = {
  type: "object",
  required: ["seat_guid", "seat_number", "position", "category"],
  properties: { seat_guid: text, seat_number: { type: "string" }, position: point, category: text },
} as const

const row = {
  type: "object",
  required: ["row_number", "seats"],
  properties: {
    row_number: { type: "string" },
    row_label: { type: ["string", "null"] },
    position: point,
    seats: { type: "array", items: seat },
  },
} as const

const size = {
  type: "object",
  required: ["width", "height"],
  properties: { width: { type: "number" }, height: { type: "number" } },
} as const

const radius = { type: "number", exclusiveMinimum: 0 } as const

const area = {
  type: "object",
  properties: {
    shape: { enum: ["polygon", "circle", "ellipse", "rectangle", "text"] },
    position: point,
    rotation: { type: "number" },
    color: { type: "string" },
    border_color: { type: "string" },
    polygon: {
      type: "object",
      required: ["points"],
      properties: { points: { type: "array", items: point } },
    },
    circle: { type: "object", required: ["radius"], properties: { radius } },
    ellipse: { type: "object", required: ["radius"], properties: { radius: point } },
    rectangle: size,
    text: {
      type: ["object", "string"],
      required: ["text"],
      properties: {
        text: { type: "string" },
        color: { type: "string" },
        size: { type: "number" },
        position: point,
      },
    },
    width: { type: "number" },
    height: { type: "number" },
  },
} as const

/** Other keys are left alone: the format grows, and editors add their own. */
export const seatingPlanSchema = {
  type: "object",
  required: ["name", "categories", "zones"],
  properties: {
    name: { type: "string" },
    categories: {
      type: "array",
      items: { type: "object", required: ["name"], properties: { name: text, color: { type: "string" } } },
    },
    zones: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["position", "rows"],
        properties: {
          name: { type: "string" },
          zone_id: { type: "string" },
          position: point,
          rows: { type: "array", items: row },
          areas: { type: "array", items: area },
        },
      },
    },
    size,
  },
} as const
