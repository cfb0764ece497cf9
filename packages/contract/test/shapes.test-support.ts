/** A part of the contract's document, as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/** The whole contract as one bundled document. */
export type ContractDocument = JsonObject

/**
 * A schema as a test writes it: "string", "integer = 50", "fr | en"; an object by its fields, those that may be absent
 * with a question mark; a list in brackets; a map under "*"; a named entity by its name.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A field of an object that must be an object; an empty one when there is none. */
export const within = (parent: JsonObject, ...names: readonly string[]): JsonObject =>
  names.reduce<JsonObject>((object, name) => {
    const value = object[name]
    return isObject(value) ? value : {}
  }, parent)

const nameOf = (reference: string) => reference.split("/").at(-1) ?? ""

/** What a `$ref` stands for; anything else is itself. */
export function resolved(document: ContractDocument, part: JsonObject): JsonObject {
  const { $ref: reference } = part
  if (typeof reference !== "string") return part
  return resolved(document, within(document, ...reference.split("/").slice(1)))
}

/** Reads schemas of a document; those in `named` stand by their names, all others are opened. */
export function shapeReader(document: ContractDocument, named: ReadonlySet<string> = new Set()) {
  const shapeOf = (schema: JsonObject): Shape => {
    const { $ref: reference, type, items, enum: values, additionalProperties: map } = schema
    if (typeof reference === "string" && named.has(nameOf(reference))) return nameOf(reference)
    if (typeof reference === "string") return shapeOf(resolved(document, schema))
    if (Array.isArray(values)) return withDefault(values.join(" | "), schema)
    if (type === "array") return [isObject(items) ? shapeOf(items) : "anything"]
    if (isObject(schema.properties)) return fieldsOf(schema, schema.properties)
    if (type === "object" && isObject(map)) return { "*": shapeOf(map) }
    if (Array.isArray(type)) return type.join(" | ")
    if (typeof type !== "string") return "anything"
    return withDefault(typeof schema.format === "string" ? schema.format : type, schema)
  }
  const fieldsOf = ({ required }: JsonObject, properties: JsonObject): Shape => {
    const needed = Array.isArray(required) ? required : []
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]): [string, Shape] => [
        needed.includes(name) ? name : `${name}?`,
        isObject(property) ? shapeOf(property) : "anything",
      ]),
    )
  }
  return shapeOf
}

const withDefault = (text: string, schema: JsonObject): string =>
  "default" in schema ? `${text} = ${schema.default}` : text

/** The shape of an entity by its name; other entities in it stand by their names when listed. */
export const entityShape = (document: ContractDocument, name: string, named: readonly string[] = []): Shape =>
  shapeReader(document, new Set(named))(within(document, "components", "schemas", name))
