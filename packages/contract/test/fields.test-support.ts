import {
  altered,
  type Json,
  listAt,
  type Place,
  read,
  type Spoilt,
  written,
} from "./document.test-support.ts"

/**
 * What a schema is, in a word: `Venue` for a reference, `integer`, `date-time`, `SeatDetail[]`, `string | null`,
 * `full | polygons` for values, `integer = 50` with its default. A text or a number is one, wherever its limits stand.
 */
export function kindOf(document: Json, schema: Json | undefined): string {
  if (
    typeof schema !== "object" ||
    schema === null ||
    !("type" in schema || "$ref" in schema || "anyOf" in schema)
  )
    return "nothing"
  const { $ref, anyOf, enum: values, type, format, items, default: preset } = schema
  if (typeof $ref === "string") {
    const meant = read(document, $ref.slice(2).split("/"))
    return isPlain(meant) ? kindOf(document, meant) : ($ref.split("/").at(-1) ?? "")
  }
  if (Array.isArray(anyOf)) return anyOf.map((one) => kindOf(document, one)).join(" | ")
  if (Array.isArray(values)) return values.join(" | ")
  if (Array.isArray(type)) return type.join(" | ")
  if (type === "array") return `${kindOf(document, items)}[]`
  const kind = typeof format === "string" ? format : String(type)
  return preset === undefined ? kind : `${kind} = ${preset}`
}

const isPlain = (schema: Json | undefined): boolean =>
  typeof schema === "object" &&
  schema !== null &&
  "type" in schema &&
  !("enum" in schema) &&
  ["string", "integer", "number"].includes(String(schema.type))

/** Field → kind; `!` after the kind when it is required. A field inside another is `outer.inner`, or `list[].inner`. */
export type Fields = Readonly<Record<string, string>>

/** The schema that holds a field, and the field's own name there. */
function holderOf(schema: Place, field: string): { readonly holder: Place; readonly name: string } {
  const steps = field.split(".")
  const name = steps.pop() ?? ""
  const holder = steps.flatMap((step) =>
    step.endsWith("[]") ? ["properties", step.slice(0, -2), "items"] : ["properties", step],
  )
  return { holder: [...schema, ...holder], name }
}

/** How a schema differs from the fields it should have. */
export function fieldComplaints(document: Json, schema: Place, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, wanted]) => {
    const { holder, name } = holderOf(schema, field)
    const kind = kindOf(document, written(document, [...holder, "properties", name]))
    const required = listAt(document, [...holder, "required"]).includes(name)
    const found = required ? `${kind}!` : kind
    return found === wanted ? [] : [`${field} is ${found}, not ${wanted}`]
  })
}

/** The document without each of the fields, with each of another kind, and with each required or not against the wish. */
export function spoiltFields(document: Json, schema: Place, fields: Fields): Spoilt[] {
  return Object.keys(fields).flatMap((field) => {
    const { holder, name } = holderOf(schema, field)
    const place = [...holder, "properties", name]
    const list = [...holder, "required"]
    const required = listAt(document, list)
    const turned = required.includes(name) ? required.filter((one) => one !== name) : [...required, name]
    return [
      { how: `without ${field}`, document: altered(document, place, undefined) },
      { how: `with ${field} of another kind`, document: altered(document, place, { type: "null" }) },
      {
        how: `with ${field} ${required.includes(name) ? "optional" : "required"}`,
        document: altered(document, list, turned),
      },
    ]
  })
}

/** The schema a list's items have, or the schema itself. */
export const itemsOf = (document: Json, schema: Place): Place =>
  read(document, [...schema, "type"]) === "array" ? [...schema, "items"] : schema
