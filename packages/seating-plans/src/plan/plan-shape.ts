import type { Localized } from "@parterre/contract"
import { seatingPlanSchema } from "./plan-schema.ts"
import type { Path, PlanValueFault } from "./plan-text-fault.ts"

/** As much of JSON schema as the plan's needs. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** A plan that is wrong throughout would give a fault per seat. */
export const MOST_FAULTS = 100

/** What is wrong with the shape of a parsed plan, its limits included; the first hundred. */
export function planShapeFaults(value: unknown): readonly PlanValueFault[] {
  const faults: PlanValueFault[] = []
  check(seatingPlanSchema, value, [], faults)
  return faults
}

function check(schema: Schema, value: unknown, path: Path, faults: PlanValueFault[]): void {
  if (faults.length >= MOST_FAULTS) return
  const found = faultOf(schema, value)
  if (found !== undefined) {
    faults.push({ rule: "wrong-shape", path, message: found })
    return
  }
  if (Array.isArray(value)) {
    if (schema.items === undefined) return
    for (const [index, item] of value.entries()) check(schema.items, item, [...path, index], faults)
  } else if (typeof value === "object" && value !== null) {
    for (const key of schema.required ?? [])
      if (!Object.hasOwn(value, key))
        faults.push({ rule: "wrong-shape", path: [...path, key], message: missing })
    for (const [key, inner] of Object.entries(schema.properties ?? {}))
      if (Object.hasOwn(value, key))
        check(inner, (value as Record<string, unknown>)[key], [...path, key], faults)
  }
}

const missing: Localized = { fr: "manque", en: "missing" }

function faultOf(schema: Schema, value: unknown): Localized | undefined {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.includes(typeOf(value))) return notOfType(value, types)
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value))
    return {
      fr: `${shown(value)} n’est pas l’une des valeurs ${schema.enum.join(", ")}`,
      en: `${shown(value)} isn’t one of ${schema.enum.join(", ")}`,
    }
  if (typeof value === "string") return lengthFault(schema, characters(value))
  if (typeof value === "number") return numberFault(schema, value)
  if (Array.isArray(value)) return itemsFault(schema, value.length)
  return undefined
}

/** As JSON schema counts: an accent or an emoji made of one code point is one. */
const characters = (text: string): number => [...text].length

function lengthFault({ minLength = 0, maxLength = Infinity }: Schema, length: number): Localized | undefined {
  if (length < minLength) return { fr: "est vide", en: "empty" }
  if (length > maxLength)
    return { fr: `a plus de ${maxLength} caractères`, en: `longer than ${maxLength} characters` }
  return undefined
}

function numberFault(schema: Schema, value: number): Localized | undefined {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema
  if (value < minimum)
    return { fr: `${value} est inférieur à ${minimum}`, en: `${value} must be >= ${minimum}` }
  if (value > maximum)
    return { fr: `${value} est supérieur à ${maximum}`, en: `${value} must be <= ${maximum}` }
  if (value <= exclusiveMinimum)
    return {
      fr: `${value} n’est pas supérieur à ${exclusiveMinimum}`,
      en: `${value} must be > ${exclusiveMinimum}`,
    }
  return undefined
}

function itemsFault({ minItems = 0, maxItems = Infinity }: Schema, length: number): Localized | undefined {
  if (length < minItems) return { fr: "est vide", en: "empty" }
  if (length > maxItems) return { fr: `a plus de ${maxItems} éléments`, en: `more than ${maxItems} entries` }
  return undefined
}

const typeOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  // JSON can write a number too large to be one.
  return typeof value === "number" && !Number.isFinite(value) ? "infinity" : typeof value
}

const frenchTypes: Readonly<Record<string, string>> = {
  string: "un texte",
  number: "un nombre",
  object: "un objet",
  array: "une liste",
  null: "null",
}

const notOfType = (value: unknown, types: readonly string[]): Localized => ({
  fr: `${shown(value)} n’est pas ${types.map((type) => frenchTypes[type] ?? type).join(" ou ")}`,
  en: `${shown(value)} isn’t of type ${types.join(" or ")}`,
})

/** A value as the file shows it, cut when long. */
function shown(value: unknown): string {
  if (typeof value === "number") return String(value)
  // Of a long list, only the beginning is made.
  const json = JSON.stringify(Array.isArray(value) ? value.slice(0, 10) : value) ?? "nothing"
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
