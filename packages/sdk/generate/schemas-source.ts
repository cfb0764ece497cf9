import { operations, problemActions, problems } from "@parterre/contract"
import { document } from "@parterre/contract/document"
import { idBrand, isCents } from "./branded-types.ts"

/** The part of JSON Schema that the contract uses; anything else fails the generator. */
interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
}

/** Where a schema stands: it decides of its brand. */
interface Place {
  readonly entity?: string
  readonly property?: string
}

interface ContractDocument {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
  readonly paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> } | undefined> }
    >
  >
}
const contract = document as unknown as ContractDocument
const entities = contract.components.schemas
/** Closed lists that stand in the catalogue of failures, not in the document. */
const catalogued: Readonly<Record<string, { readonly name: string; readonly values: readonly string[] }>> = {
  "Problem.code": { name: "ProblemCode", values: Object.keys(problems) },
  "Problem.action": { name: "ProblemAction", values: Object.keys(problemActions) },
}
const nameOf = (ref: string) => ref.replace("#/components/schemas/", "")

/**
 * The source of src/generated/schemas.ts: a Schema for each entity of the contract, with branded ids, cents and instants,
 * and for each operation the Schema of its answer.
 */
export function schemasSource(): string {
  const brands = new Set<string>()
  const written = new Set<string>()
  const lines: string[] = []
  const write = (name: string) => {
    if (written.has(name)) return
    written.add(name)
    const schema = entities[name]
    if (schema === undefined) throw new Error(`The contract has no entity ${name}`)
    for (const used of refsOf(schema)) write(used)
    lines.push(`export const ${name} = ${schemaOf(schema, { entity: name }, brands)}`)
    lines.push(`export type ${name} = typeof ${name}.Type`)
  }
  for (const name of Object.keys(entities).toSorted()) write(name)
  const answers = Object.entries(operations).flatMap(([id, { method, path, status }]) => {
    const schema =
      contract.paths[path]?.[method.toLowerCase()]?.responses[status]?.content?.["application/json"]?.schema
    return schema === undefined ? [] : [`  ${id}: ${schemaOf(schema, {}, brands)},`]
  })
  const lists = Object.values(catalogued).flatMap(({ name, values }) => [
    `export const ${name} = Schema.Literals(${JSON.stringify(values)})`,
    `export type ${name} = typeof ${name}.Type`,
  ])
  const branded = [...brands]
    .toSorted()
    .flatMap((name) => [
      `export const ${name} = Schema.String.pipe(Schema.brand("${name}"))`,
      `export type ${name} = typeof ${name}.Type`,
    ])
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import * as Schema from "effect/Schema"
import { CentsAmount, Instant } from "../schemas/amounts-and-instants.ts"

${[...branded, ...lists, ...lines].join("\n")}

/** What each operation answers; those that answer no JSON are left out. */
export const answers = {
${answers.join("\n")}
}
`
}

/** The entities a schema is made of. They come first in the file, so none may lead back to itself. */
function refsOf(schema: JsonSchema): string[] {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items === undefined ? [] : [schema.items]),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : []),
  ]
  return [...(schema.$ref === undefined ? [] : [nameOf(schema.$ref)]), ...parts.flatMap(refsOf)]
}

function schemaOf(schema: JsonSchema, place: Place, brands: Set<string>): string {
  const one = (part: JsonSchema, where: Place = place) => schemaOf(part, where, brands)
  const { property, entity } = place
  const list = catalogued[`${entity}.${property}`]
  if (list !== undefined) return list.name
  const brand = property === undefined ? undefined : idBrand(entity, property)
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref)
    return (name === "Id" || name === "OptionalId") && brand !== undefined ? branded(brand, brands) : name
  }
  const union = schema.anyOf ?? schema.oneOf
  if (union !== undefined) return `Schema.Union([${union.map((part) => one(part)).join(", ")}])`
  if (schema.enum !== undefined) return `Schema.Literals(${JSON.stringify(schema.enum)})`
  if (schema.const !== undefined) return `Schema.Literal(${JSON.stringify(schema.const)})`
  if (Array.isArray(schema.type)) {
    const members = schema.type.map((type: string) =>
      type === "null" ? "Schema.Null" : one({ ...schema, type }),
    )
    return `Schema.Union([${members.join(", ")}])`
  }
  switch (schema.type) {
    case "string":
      return text(schema, brand, brands)
    case "integer":
      return number(isAmount(schema, place) ? "CentsAmount" : "Schema.Int", schema)
    case "number":
      return number("Schema.Finite", schema)
    case "boolean":
      return "Schema.Boolean"
    case "array":
      return checked(`Schema.Array(${one(schema.items ?? {})})`, [
        ["isMinLength", schema.minItems],
        ["isMaxLength", schema.maxItems],
      ])
    case "object":
      return object(schema, place, one)
    case undefined:
      return "Schema.Unknown"
    default:
      throw new Error(`${entity}.${property}: the generator knows no ${schema.type}`)
  }
}

const isAmount = ({ enum: listed }: JsonSchema, { entity, property }: Place) =>
  listed === undefined && (entity === "Cents" || (property !== undefined && isCents(entity, property)))

function text(schema: JsonSchema, brand: string | undefined, brands: Set<string>): string {
  if (schema.format === "date-time") return "Instant"
  if (brand !== undefined) return branded(brand, brands)
  return checked("Schema.String", [
    ["isMinLength", schema.minLength],
    ["isMaxLength", schema.maxLength],
    [
      "isPattern",
      schema.pattern === undefined ? undefined : `new RegExp(${JSON.stringify(schema.pattern)}, "u")`,
    ],
  ])
}

const number = (base: string, { minimum, maximum }: JsonSchema) =>
  checked(base, [
    ["isGreaterThanOrEqualTo", minimum],
    ["isLessThanOrEqualTo", maximum],
  ])

function object(schema: JsonSchema, place: Place, one: (part: JsonSchema, where?: Place) => string): string {
  const { properties, required = [], additionalProperties } = schema
  const fields = Object.entries(properties ?? {}).map(([property, part]) => {
    const type = one(part, { ...place, property })
    const key = /^\w+$/.test(property) ? property : JSON.stringify(property)
    return `${key}: ${required.includes(property) ? type : `Schema.optionalKey(${type})`}`
  })
  const struct = `Schema.Struct({ ${fields.join(", ")} })`
  if (typeof additionalProperties !== "object") return struct
  const rest = `Schema.Record(Schema.String, ${one(additionalProperties)})`
  return fields.length === 0 ? rest : `Schema.StructWithRest(${struct}, [${rest}])`
}

function branded(brand: string, brands: Set<string>): string {
  brands.add(brand)
  return brand
}

function checked(base: string, limits: readonly (readonly [string, number | string | undefined])[]): string {
  const checks = limits.flatMap(([name, limit]) => (limit === undefined ? [] : [`Schema.${name}(${limit})`]))
  return checks.length === 0 ? base : `${base}.check(${checks.join(", ")})`
}
