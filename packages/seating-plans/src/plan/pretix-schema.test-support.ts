import { Ajv } from "ajv"

/** Their own code keeps below it. */
const number = { type: "number", exclusiveMinimum: -10_000, exclusiveMaximum: 10_000 } as const
const integer = { ...number, type: "integer" } as const
const text = { type: "string" } as const
const maybeText = { type: ["string", "null"] } as const

const object = (required: readonly string[], properties: Readonly<Record<string, object>>) => ({
  type: "object",
  required,
  additionalProperties: false,
  properties,
})

const point = object(["x", "y"], { x: number, y: number })

const seat = object(["seat_guid", "seat_number", "position", "category"], {
  seat_guid: text,
  seat_number: text,
  position: point,
  category: text,
  uuid: text,
  start_direction: { enum: ["<", ">", "<>"] },
  radius: integer,
})

const row = object(["row_number", "seats", "position"], {
  row_number: text,
  seats: { type: "array", items: seat },
  position: point,
  row_label: maybeText,
  seat_label: maybeText,
  row_number_position: { enum: ["start", "end", "both", null] },
  uuid: text,
})

const area = object([], {
  shape: { enum: ["polygon", "rectangle", "ellipse", "circle", "text"] },
  position: point,
  rotation: number,
  color: text,
  border_color: text,
  uuid: text,
  polygon: object(["points"], { points: { type: "array", items: point } }),
  circle: object(["radius"], { radius: integer }),
  ellipse: object(["radius"], { radius: point }),
  rectangle: object(["width", "height"], { width: integer, height: integer }),
  text: object(["text", "position"], { text, position: point, color: text, size: integer }),
})

/**
 * pretix's schema of a seating plan, written from its description: no keys but these, decimals where it has them. A
 * zone's name and a row's position are read by pretix without a default, so they are required here.
 */
const pretixSchema = object(["name", "zones", "categories", "size"], {
  name: text,
  categories: { type: "array", items: object(["name", "color"], { name: text, color: text }) },
  zones: {
    type: "array",
    items: object(["position", "rows", "name"], {
      position: point,
      rows: { type: "array", items: row },
      name: text,
      zone_id: text,
      uuid: text,
      areas: { type: "array", items: area },
    }),
  },
  size: object(["width", "height"], { width: integer, height: integer }),
})

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(pretixSchema)

/** What pretix would refuse about a plan's text; empty when it takes it. */
export function pretixRefusals(text: string): readonly string[] {
  const plan: unknown = JSON.parse(text)
  const shape = validate(plan)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      )
  const uuids = [...text.matchAll(/"uuid"\s*:\s*"([^"]*)"/g)].map(([, uuid]) => uuid)
  return new Set(uuids).size === uuids.length ? shape : [...shape, "a uuid is given twice"]
}
