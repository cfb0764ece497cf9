import { type Json, listAt, namesAt, type Place, read, written } from "./document.test-support.ts"
import { type Fields, kindOf } from "./fields.test-support.ts"

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

/** Where the path and the operation of a call are. */
export const placesOf = (call: Call) => {
  const [method = "", path = ""] = call.call.split(" ")
  const item: Place = ["paths", path]
  return { path, item, operation: [...item, method.toLowerCase()] }
}

export interface Parameter {
  readonly place: Place
  readonly name: string
  readonly in: "query" | "header" | "path"
  readonly kind: string
}

/** The parameters of a call, its path's and its own, with the common ones among them. */
export function parametersOf(document: Json, call: Call): Parameter[] {
  const { item, operation } = placesOf(call)
  return [item, operation].flatMap((owner) =>
    listAt(document, [...owner, "parameters"]).map((_, index) => {
      const place = [...owner, "parameters", index]
      const kind = kindOf(document, written(document, [...place, "schema"]))
      const required = read(document, [...place, "required"]) === true
      return {
        place,
        name: String(read(document, [...place, "name"])),
        in: String(read(document, [...place, "in"])) as Parameter["in"],
        kind: required ? `${kind}!` : kind,
      }
    }),
  )
}

/** The parameters that only this call has, as its row wants them. */
export function ownParameters(call: Call): Record<Parameter["in"], Fields> {
  const names = [...placesOf(call).path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "")
  return {
    query: call.query ?? {},
    header: call.headers ?? {},
    path: Object.fromEntries(names.map((name) => [name, `${call.path?.[name] ?? "string"}!`])),
  }
}

export const contentOf = (operation: Place, call: Call, part: "body" | "answer"): Place =>
  part === "body"
    ? [...operation, "requestBody", "content"]
    : [...operation, "responses", String(call.status ?? 200), "content"]

/** The alternatives of a call's guards. */
export function securityOf(document: Json, operation: Place): string[] {
  const own = read(document, [...operation, "security"])
  const place = own === undefined ? ["security"] : [...operation, "security"]
  return listAt(document, place).map((_, index) => namesAt(document, [...place, index]).join(" and "))
}
