import { type OperationId, operations } from "@parterre/contract"
import { document } from "@parterre/contract/document"

interface Reference {
  readonly $ref?: string
}
interface Schema extends Reference {
  readonly enum?: readonly string[]
}
export interface Parameter extends Reference {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: boolean
  readonly schema: Schema
}
interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly object[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly examples: Readonly<Record<string, Reference>> }>>
  }
}
interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | Operation["parameters"]>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
const { paths, components } = document as unknown as Documented

/** Texts for parameters that take no word, by name. */
const samples: Readonly<Record<string, string>> = {
  amount: "12.50",
  country: "CA",
  latitude: "46.8",
  longitude: "-71.2",
}
/** Three letters in base64, which is a word where any word will do. */
const anyWord = "QUJD"

function followed<Part extends Reference>(part: Part): Part {
  if (part.$ref === undefined) return part
  const [, , group = "", name = ""] = part.$ref.split("/")
  return components[group]?.[name] as Part
}

/** The operation as it is written, with its parameters and those of its path. */
function described(id: OperationId) {
  const { method, path } = operations[id]
  const item = paths[path] ?? {}
  const operation = (item[method.toLowerCase()] ?? {}) as Operation
  const shared = (item.parameters ?? []) as readonly Parameter[]
  return { operation, parameters: [...shared, ...(operation.parameters ?? [])].map(followed) }
}

const sampleOf = ({ name, schema }: Parameter): string =>
  followed(schema).enum?.[0] ?? samples[name] ?? anyWord

/** What a caller may put into the operation's path, query and headers. */
export const parametersOf = (id: OperationId): readonly Parameter[] => described(id).parameters

/** A text that fits a parameter of the operation. */
export const allowedWord = (id: OperationId, name: string): string =>
  sampleOf(parametersOf(id).find((one) => one.name === name) ?? { name, in: "path", schema: {} })

/** A request of the operation that the contract allows: its example body and no parameter that may be left out. */
export function allowedRequest(id: OperationId, headers: Readonly<Record<string, string>> = {}) {
  const { operation, parameters } = described(id)
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const example = followed(Object.values(content?.examples ?? {})[0] ?? {}) as { readonly value?: unknown }
  const needed = (where: Parameter["in"]) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === where && one.required).map((one) => [one.name, sampleOf(one)]),
    )
  const words = needed("path")
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "")
  return {
    method: operations[id].method,
    path,
    query: needed("query"),
    headers: { ...needed("header"), ...headers, ...(type === undefined ? {} : { "content-type": type }) },
    ...(type === undefined ? {} : { payload: JSON.stringify(example.value) }),
  }
}

/** Whether the operation does without any token. */
export function isOpenToAll(id: OperationId): boolean {
  const { security } = described(id).operation
  return (
    security !== undefined && (security.length === 0 || security.some((one) => Object.keys(one).length === 0))
  )
}
