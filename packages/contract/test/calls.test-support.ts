import { describe, expect, it } from "vitest"
import {
  altered,
  contract,
  type Json,
  listAt,
  namesAt,
  type Place,
  read,
  type Spoilt,
  written,
} from "./document.test-support.ts"
import { type Fields, fieldComplaints, itemsOf, kindOf, spoiltFields } from "./fields.test-support.ts"

export interface Shape {
  /** Kind of the whole, such as `HoldGroup[]`. */
  readonly is: string
  /** Content type; application/json when absent. */
  readonly media?: string
  /** Of the object, or of the list's items. */
  readonly fields?: Fields
}

/** What one row of the requirements says of a call. */
export interface Call {
  /** The requirement's id in brackets, then what the call is for. */
  readonly title: string
  /** Method and literal path, as in `GET /v1/cart/self`. */
  readonly call: string
  readonly tag: string
  /** Parameters beside those every call has, by kind; `!` when required. */
  readonly query?: Fields
  readonly headers?: Fields
  /** Kinds of the path's parameters; `string` when absent. */
  readonly path?: Fields
  readonly body?: Shape
  /** `nothing` for an answer without content. */
  readonly answer: Shape | "nothing"
  readonly status?: number
  /** The alternatives; empty when the call is open to all, `""` for the alternative without any. */
  readonly security: readonly string[]
  readonly permission?: string
  /** Milliseconds a client may keep the answer. */
  readonly cache?: number
  /** Failures the row names. */
  readonly problems?: readonly string[]
}

/** The parameters that every call of a tenant has [CALL-001], and the client cache's [CALL-004]. */
export const commonParameters = [
  "language",
  "context",
  "accountId",
  "accountCode",
  "subdomain",
  "member",
  "cache",
]

const parts = (call: Call) => {
  const [method = "", path = ""] = call.call.split(" ")
  const item: Place = ["paths", path]
  return { path, item, operation: [...item, method.toLowerCase()] }
}

interface Parameter {
  readonly place: Place
  readonly name: string
  readonly in: string
  readonly kind: string
}

function parametersOf(document: Json, call: Call): Parameter[] {
  const { item, operation } = parts(call)
  return [item, operation].flatMap((owner) =>
    listAt(document, [...owner, "parameters"]).map((_, index) => {
      const place = [...owner, "parameters", index]
      const kind = kindOf(written(document, [...place, "schema"]))
      const required = read(document, [...place, "required"]) === true
      return {
        place,
        name: String(read(document, [...place, "name"])),
        in: String(read(document, [...place, "in"])),
        kind: required ? `${kind}!` : kind,
      }
    }),
  )
}

function ownParameters(call: Call): Record<"query" | "header" | "path", Fields> {
  const names = [...parts(call).path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "")
  return {
    query: call.query ?? {},
    header: call.headers ?? {},
    path: Object.fromEntries(names.map((name) => [name, `${call.path?.[name] ?? "string"}!`])),
  }
}

function parameterComplaints(document: Json, call: Call): string[] {
  const found = parametersOf(document, call)
  const own = ownParameters(call)
  const missing = commonParameters.filter(
    (name) => !found.some((one) => one.in === "query" && one.name === name),
  )
  return [
    ...missing.map((name) => `lacks the common parameter ${name}`),
    ...(["query", "header", "path"] as const).flatMap((where) => {
      const there = found.filter(
        (one) => one.in === where && !(where === "query" && isCommon(call, one.name)),
      )
      const wrong = there.filter(({ name, kind }) => own[where][name] !== kind)
      const lost = Object.keys(own[where]).filter((name) => !there.some((one) => one.name === name))
      return [
        ...wrong.map(({ name, kind }) => `${where} ${name} is ${kind}, not ${own[where][name] ?? "there"}`),
        ...lost.map((name) => `lacks ${name} in ${where}`),
      ]
    }),
  ]
}

const isCommon = (call: Call, name: string) =>
  commonParameters.includes(name) && !(name in (call.query ?? {}))

const contentOf = (operation: Place, call: Call, part: "body" | "answer"): Place =>
  part === "body"
    ? [...operation, "requestBody", "content"]
    : [...operation, "responses", String(call.status ?? 200), "content"]

function shapeComplaints(document: Json, call: Call, part: "body" | "answer"): string[] {
  const wanted = call[part]
  const content = contentOf(parts(call).operation, call, part)
  const media = namesAt(document, content)
  if (wanted === undefined || wanted === "nothing")
    return media.length === 0 ? [] : [`${part} is ${media.join()}, not nothing`]
  const type = wanted.media ?? "application/json"
  if (!media.includes(type)) return [`${part} is ${media.join() || "nothing"}, not ${type}`]
  const schema = [...content, type, "schema"]
  const kind = kindOf(written(document, schema))
  return [
    ...(kind === wanted.is ? [] : [`${part} is ${kind}, not ${wanted.is}`]),
    ...fieldComplaints(document, itemsOf(document, schema), wanted.fields ?? {}).map(
      (text) => `${part}: ${text}`,
    ),
  ]
}

function securityOf(document: Json, operation: Place): string[] {
  const own = read(document, [...operation, "security"])
  const place = own === undefined ? ["security"] : [...operation, "security"]
  return listAt(document, place).map((_, index) => namesAt(document, [...place, index]).join(" and "))
}

/** How the document differs from what the row says; empty when it agrees. */
function callComplaints(document: Json, call: Call): string[] {
  const { operation } = parts(call)
  if (read(document, operation) === undefined) return [`there is no ${call.call}`]
  const security = securityOf(document, operation)
  const facts: [string, unknown, unknown][] = [
    ["tags", listAt(document, [...operation, "tags"]).join(), call.tag],
    ["security", security.join(" or "), call.security.join(" or ")],
    ["permission", read(document, [...operation, "x-permission"]), call.permission],
    ["cache", read(document, [...operation, "x-cache"]), call.cache],
    ["answered", read(document, [...operation, "responses", String(call.status ?? 200)]) !== undefined, true],
  ]
  const problems = listAt(document, [...operation, "x-problems"])
  return [
    ...facts.flatMap(([name, found, wanted]) =>
      found === wanted ? [] : [`${name}: ${found}, not ${wanted}`],
    ),
    ...parameterComplaints(document, call),
    ...shapeComplaints(document, call, "body"),
    ...shapeComplaints(document, call, "answer"),
    ...(call.problems ?? [])
      .filter((code) => !problems.includes(code))
      .map((code) => `lacks the problem ${code}`),
  ]
}

/** The document spoilt in every way the row speaks of. */
function spoiltCalls(document: Json, call: Call): Spoilt[] {
  const { operation } = parts(call)
  const away = (how: string, place: Place) => ({ how, document: altered(document, place, undefined) })
  const parameters = parametersOf(document, call)
  const secured = securityOf(document, operation).length > 0
  const shapes = (["body", "answer"] as const).flatMap((part) => {
    const wanted = call[part]
    if (wanted === undefined || wanted === "nothing") return []
    const content = [...contentOf(operation, call, part), wanted.media ?? "application/json"]
    const schema = [...content, "schema"]
    return [
      away(`without ${part}`, content),
      ...spoiltFields(document, itemsOf(document, schema), wanted.fields ?? {}),
    ]
  })
  return [
    away("without the operation", operation),
    away("without its tag", [...operation, "tags", 0]),
    {
      how: "with other guards",
      document: altered(document, [...operation, "security"], secured ? [] : [{ staff: [] }]),
    },
    { how: "kept for another time", document: altered(document, [...operation, "x-cache"], 1) },
    ...parameters.map(({ place, name }) => away(`without ${name}`, place)),
    ...shapes,
    ...(call.problems ?? []).map((code) =>
      away(`without ${code}`, [
        ...operation,
        "x-problems",
        listAt(document, [...operation, "x-problems"]).indexOf(code),
      ]),
    ),
  ]
}

/** One case a row, and for each row the proof that its case fails when the contract no longer keeps it. */
export function describeCalls(area: string, calls: readonly Call[]): void {
  describe(`calls: ${area}`, () => {
    it.each(calls)("$title", (call) => {
      expect(callComplaints(contract, call)).toEqual([])
    })

    const spoilt = calls.flatMap((call) => spoiltCalls(contract, call).map((one) => ({ call, ...one })))
    it(`are missed when they change: ${calls.length} calls, ${spoilt.length} ways`, () => {
      expect(spoilt.length).toBeGreaterThan(calls.length)
      const unnoticed = spoilt.filter(({ call, document }) => callComplaints(document, call).length === 0)
      expect(unnoticed.map(({ call, how }) => `${call.call} ${how}`)).toEqual([])
    })
  })
}
