import { isDeepStrictEqual } from "node:util"
import { type ContractDocument, isObject, type JsonObject, resolved, type Shape, shapeReader, within } from "./shapes.test-support.ts"

type Method = "GET" | "POST" | "PUT" | "DELETE"
type Place = "query" | "path" | "header"

/** What the specification, or the decision in its place, says of one call. */
export interface ExpectedCall {
  readonly id: string
  /** Method and literal path. */
  readonly call: `${Method} /${string}`
  /** Beside those of every call: "query limit?" → "integer = 50". */
  readonly parameters?: { readonly [parameter: `${Place} ${string}`]: Shape }
  readonly body?: Shape
  /** By status; a JSON answer by its shape, another by its content type, none as "nothing". */
  readonly answers: { readonly [status: number]: Shape }
  /** Alternatives in order; "none" for the empty one. */
  readonly security: readonly string[]
  /** Milliseconds an answer may be kept. */
  readonly cache?: number
  readonly permission?: string
  /** Failures that must be in its closed list, by code and HTTP status. */
  readonly problems?: { readonly [code: string]: number }
}

/** Parameters that every call carries [CALL-001] [CALL-004]. */
const common = ["language", "context", "accountId", "accountCode", "subdomain", "member", "cache"]

const objects = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((one): one is JsonObject => isObject(one)) : []

/** Where the document differs from what is expected of a call; empty when it does not. */
export function complaintsAbout(
  document: ContractDocument,
  expected: ExpectedCall,
  named: ReadonlySet<string>,
  statusOf: (problem: string) => number | undefined,
): string[] {
  const [method = "", path = ""] = expected.call.split(" ")
  const item = within(document, "paths", path)
  const operation = item[method.toLowerCase()]
  if (!isObject(operation)) return [`there is no ${expected.call}`]
  const shapeOf = shapeReader(document, named)
  const shapeIn = ({ content }: JsonObject): Shape => {
    const [[type, media] = []] = isObject(content) ? Object.entries(content) : []
    if (type === undefined) return "nothing"
    return type === "application/json" && isObject(media) ? shapeOf(within(media, "schema")) : type
  }
  const given = [...objects(item.parameters), ...objects(operation.parameters)].map((one) => resolved(document, one))
  const isCommon = (one: JsonObject) => one.in === "query" && common.includes(`${one.name}`)
  const facts = {
    "common parameters": given.filter(isCommon).map(({ name }) => name),
    parameters: Object.fromEntries(
      given.filter((one) => !isCommon(one)).map((one) => [
        `${one.in} ${one.name}${one.required === true ? "" : "?"}`,
        shapeOf(within(one, "schema")),
      ]),
    ),
    body: isObject(operation.requestBody) ? shapeIn(operation.requestBody) : undefined,
    answers: Object.fromEntries(
      Object.entries(within(operation, "responses"))
        .filter(([status]) => status !== "default")
        .map(([status, answer]) => [status, shapeIn(isObject(answer) ? answer : {})]),
    ),
    security: securityOf(document, operation),
    cache: operation["x-cache"],
    permission: operation["x-permission"],
    tags: objects(document.tags).filter(({ name }) => [operation.tags].flat().includes(name ?? "")).length,
  }
  const wanted: Record<keyof typeof facts, unknown> = {
    "common parameters": common,
    parameters: expected.parameters ?? {},
    body: expected.body,
    answers: expected.answers,
    security: expected.security,
    cache: expected.cache ?? facts.cache,
    permission: expected.permission,
    tags: 1,
  }
  const differences = Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(facts[name as keyof typeof facts], value))
    .map(([name, value]) => `${name}: ${show(facts[name as keyof typeof facts])}, not ${show(value)}`)
  return [...differences, ...missingProblems(document, operation, expected, statusOf)]
}

const show = (value: unknown) => JSON.stringify(value) ?? "nothing"

function securityOf(document: ContractDocument, operation: JsonObject): string[] {
  const alternatives = objects(operation.security ?? document.security)
  return alternatives.map((one) => Object.keys(one).join("+") || "none")
}

function missingProblems(
  document: ContractDocument,
  operation: JsonObject,
  { problems = {} }: ExpectedCall,
  statusOf: (problem: string) => number | undefined,
): string[] {
  const guards = securityOf(document, operation).map((name) =>
    within(document, "components", "securitySchemes", name)["x-problems"],
  )
  const listed = [operation["x-problems"], document["x-problems-common"], ...guards].flat()
  return Object.entries(problems).flatMap(([code, status]) => {
    if (!listed.includes(code)) return [`${code} is not among its problems`]
    return statusOf(code) === status ? [] : [`${code} answers ${statusOf(code)}, not ${status}`]
  })
}
