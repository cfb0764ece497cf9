import { type OperationId, operations } from "@parterre/contract"
import { document } from "@parterre/contract/document"
import * as fc from "fast-check"

interface Content {
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>
}

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> }
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
}

const { paths, components } = document as unknown as Documented

/** What a caller may know: ids, tokens and amounts that exist. */
export interface Known {
  readonly words: readonly string[]
  readonly numbers: readonly number[]
  /** Bodies to begin with instead of the contract's examples. */
  readonly examples?: Readonly<Partial<Record<OperationId, unknown>>>
}

export interface AnyBody {
  readonly type: string
  readonly text: string
}

/** Values near an operation's example, with parts left out or replaced, and the type they are sent as. */
export function valuesOf(
  id: OperationId,
  known: Known,
): { readonly type: string; readonly values: fc.Arbitrary<unknown> } | undefined {
  const { method, path } = operations[id]
  const [body] = Object.entries(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {})
  if (body === undefined) return undefined
  const [type, content] = body
  return { type, values: vary(known.examples?.[id] ?? exampleOf(content), known) }
}

/** A value as a body of a type is written; what no text can be made of is empty. */
export function bodyText(type: string, value: unknown): string {
  if (type === "application/json") return JSON.stringify(value) ?? ""
  const fields = Object.entries(Object(value)).map(([name, field]): [string, string] => [
    name,
    typeof field === "string" ? field : (JSON.stringify(field) ?? ""),
  ])
  return new URLSearchParams(fields).toString()
}

/** Bodies of an operation: its example with parts left out or replaced, or anything at all. */
export function bodiesOf(id: OperationId, known: Known): fc.Arbitrary<AnyBody | undefined> {
  const near = valuesOf(id, known)
  if (near === undefined) return fc.constant(undefined)
  const { type, values } = near
  const any =
    type === "application/json"
      ? fc.oneof({ weight: 9, arbitrary: values }, { weight: 1, arbitrary: fc.jsonValue() })
      : values
  return any.map((value) => ({ type, text: bodyText(type, value) }))
}

function exampleOf({ examples }: Content): unknown {
  const [example] = Object.values(examples ?? {})
  return example?.$ref === undefined
    ? (example?.value ?? {})
    : components.examples[example.$ref.split("/").at(-1) ?? ""]?.value
}

function vary(value: unknown, known: Known): fc.Arbitrary<unknown> {
  const kept = { weight: 40, arbitrary: fc.constant(value) }
  const anything = { weight: 1, arbitrary: fc.jsonValue() }
  if (typeof value === "string") {
    const text = fc.string({ unit: "binary", maxLength: 30 }).map((binary) => binary.toWellFormed())
    return fc.oneof(
      kept,
      { weight: 6, arbitrary: fc.constantFrom(...known.words) },
      { weight: 1, arbitrary: text },
    )
  }
  if (typeof value === "number")
    return fc.oneof(
      kept,
      { weight: 6, arbitrary: fc.constantFrom(0, 1, 2, ...known.numbers) },
      { weight: 1, arbitrary: fc.integer() },
    )
  if (Array.isArray(value)) return fc.tuple(...value.map((item) => vary(item, known)))
  if (typeof value !== "object" || value === null) return fc.oneof(kept, anything)
  const fields = Object.entries(value).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
    name,
    vary(field, known),
  ])
  const leftOut = fc.oneof(
    { weight: 6, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray(Object.keys(value), { maxLength: Math.min(2, fields.length) }) },
  )
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), leftOut)
    .map(([whole, names]: [object, readonly string[]]) =>
      Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name))),
    )
}
