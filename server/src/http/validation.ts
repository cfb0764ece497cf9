import type { ValidateFunction } from "ajv"
import { Ajv2020 } from "ajv/dist/2020.js"
import ajvFormats from "ajv-formats"
import type { FastifyRequest, FastifySchemaCompiler } from "fastify"
import { Refusal } from "../refusal.ts"

const addFormats = ajvFormats.default

/** Compiles each schema once: every app of a process has the same, those of the contract. */
function compiler(coerceTypes: boolean) {
  const ajv = new Ajv2020({ strict: false, coerceTypes, useDefaults: true, allErrors: false })
  addFormats(ajv)
  const known = new WeakMap<object, ValidateFunction>()
  return (schema: object): ValidateFunction => {
    const validate = known.get(schema) ?? ajv.compile(schema)
    known.set(schema, validate)
    return validate
  }
}

const strict = compiler(false)
const coercing = compiler(true)

/**
 * Text in a query stands for numbers and booleans; in a body a wrong type is an error. Nothing is removed. A schema is
 * compiled when it is first needed: the contract has hundreds, and a server that starts needs none of them yet.
 */
export const requestValidators: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const compile = httpPart === "querystring" ? coercing : strict
  const validate = Object.assign(
    (data: unknown): boolean => {
      const compiled = compile(schema)
      const holds = compiled(data)
      validate.errors = compiled.errors ?? null
      return holds
    },
    { errors: null as NonNullable<ValidateFunction["errors"]> | null },
  )
  return validate
}

/** Checks what a handler answers against the contract; tells the first difference. */
export function differenceOf(schema: object, answer: unknown): string | undefined {
  const validate = strict(schema)
  if (validate(answer)) return undefined
  const error = validate.errors?.[0]
  return `answer${error?.instancePath ?? ""} ${error?.message ?? "differs from the contract"} ${JSON.stringify(error?.params)}`
}

/** PostgreSQL takes no NUL, not even to look for, and no id or text of the contract has it. */
export async function refuseNul({ params, query, headers, body }: FastifyRequest): Promise<void> {
  if (holdsNul([params, query, headers, body])) throw new Refusal("request-invalid")
}

/** Keeps its own list of what is left to look at: half a megabyte of brackets nests deeper than the call stack. */
function holdsNul(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const item = left.pop()
    if (typeof item === "string" && item.includes("\0")) return true
    if (typeof item !== "object" || item === null) continue
    for (const [key, inside] of Object.entries(item)) {
      if (key.includes("\0")) return true
      left.push(inside)
    }
  }
  return false
}
