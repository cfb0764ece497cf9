/** No hall is drawn that far out; pretix stays below 10,000. */
const MOST = 100_000

const text = { type: "string", minLength: 1, maxLength: 200 } as const
const maybeEmpty = { type: "string", maxLength: 200 } as const
const label = { type: ["string", "null"], maxLength: 200 } as const
const coordinate = { type: "number", minimum: -MOST, maximum: MOST } as const
const length = { type: "number", minimum: 0, maximum: MOST } as const
const radius = { type: "number", exclusiveMinimum: 0, maximum: MOST } as const

const point = {
  type: "object",
  required: ["x", "y"],
  properties: { x: coordinate, y: coordinate },
} as const

const seat = {
  type: "object",
  required: ["seat_guid", "seat_number", "position", "category"],
  properties: {
    seat_guid: text,
    seat_number: maybeEmpty,
    position: point,
    category: text,
    uuid: maybeEmpty,
  },
} as const

const row = {
  type: "object",
  required: ["row_number", "seats"],
  properties: {
    row_number: maybeEmpty,
    row_label: label,
    seat_label: label,
    uuid: maybeEmpty,
    position: point,
    seats: { type: "array", maxItems: 5_000, items: seat },
  },
} as const

const size = {
  type: "object",
  required: ["width", "height"],
  properties: { width: length, height: length },
} as const

const area = {
  type: "object",
  properties: {
    shape: { enum: ["polygon", "circle", "ellipse", "rectangle", "text"] },
    uuid: maybeEmpty,
    position: point,
    rotation: coordinate,
    color: maybeEmpty,
    border_color: maybeEmpty,
    polygon: {
      type: "object",
      required: ["points"],
      properties: { points: { type: "array", maxItems: 10_000, items: point } },
    },
    circle: { type: "object", required: ["radius"], properties: { radius } },
    ellipse: { type: "object", required: ["radius"], properties: { radius: point } },
    rectangle: size,
    text: {
      type: ["object", "string"],
      maxLength: 2_000,
      required: ["text"],
      properties: {
        text: { type: "string", maxLength: 2_000 },
        color: maybeEmpty,
        size: length,
        position: point,
      },
    },
    width: length,
    height: length,
  },
} as const

/**
 * What a plan has to be to be read, as a JSON schema. Other keys are left alone: the format grows, and editors add their
 * own. The import hands it to ajv; `planShapeFaults` reads it where a page may not make code from text.
 */
export const seatingPlanSchema = {
  type: "object",
  required: ["name", "categories", "zones"],
  properties: {
    name: maybeEmpty,
    categories: {
      type: "array",
      maxItems: 1_000,
      items: { type: "object", required: ["name"], properties: { name: text, color: maybeEmpty } },
    },
    zones: {
      type: "array",
      minItems: 1,
      maxItems: 5_000,
      items: {
        type: "object",
        required: ["position", "rows"],
        properties: {
          name: maybeEmpty,
          zone_id: maybeEmpty,
          uuid: maybeEmpty,
          position: point,
          rows: { type: "array", maxItems: 5_000, items: row },
          areas: { type: "array", maxItems: 5_000, items: area },
        },
      },
    },
    size,
  },
} as const
