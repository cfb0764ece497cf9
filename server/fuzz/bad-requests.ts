import { type OperationId, operations } from "@parterre/contract"
import * as fc from "fast-check"
import { bodyText, valuesOf } from "../test/contract-bodies.ts"
import { allowedRequest, allowedWord, parametersOf } from "../test/contract-requests.ts"
import { shops } from "./house.ts"
import { oddPieces } from "./odd-values.ts"
import { spoilBody } from "./spoilt-bodies.ts"
import type { Visitor } from "./visitor.ts"

/** A request as it goes over the wire. */
export interface BadRequest {
  readonly id: OperationId
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Buffer | undefined
  /** Whether it may be that no operation, or another one, hears of it. */
  readonly strays: boolean
  /** What was done to it, for the report. */
  readonly spoilt: readonly string[]
}

/** A request while it is being spoilt. */
export interface Draft {
  method: string
  /** The path's words by name, as they stand on the wire. */
  path: Record<string, string>
  query: (readonly [string, string])[]
  headers: Record<string, string | readonly string[]>
  body: { readonly type: string; readonly text: string | Buffer } | undefined
  strays: boolean
}

/** One way to make a request worse. */
export interface Spoil {
  readonly name: string
  readonly apply: (draft: Draft) => void
}

/** A request of the operation by a visitor: nearly right, and then spoilt in none, one or several ways. */
export function badRequest(id: OperationId, visitor: Visitor): fc.Arbitrary<BadRequest> {
  const spoils = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Spoil[]>([]) },
    { weight: 6, arbitrary: fc.tuple(spoilOf(id, visitor)) },
    { weight: 2, arbitrary: fc.array(spoilOf(id, visitor), { minLength: 2, maxLength: 4 }) },
  )
  return fc.tuple(draftOf(id, visitor), spoils).map(([draft, chosen]) => {
    for (const { apply } of chosen) apply(draft)
    return written(id, draft, chosen)
  })
}

/** The request the contract allows, mostly with the words that belong there. */
function draftOf(id: OperationId, { website, headers, known, words }: Visitor): fc.Arbitrary<Draft> {
  const { method, query } = allowedRequest(id)
  const { path } = operations[id]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "")
  // The longest beginning of the path that has a word of its own says what `id` means.
  const [meant] = Object.keys(words)
    .filter((name) => path.startsWith(name))
    .sort((one, other) => other.length - one.length)
  const rightWord = (name: string) => (name === "id" && meant !== undefined ? words[meant] : words[name])
  const near = valuesOf(id, known)
  const wordAt = (name: string) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(rightWord(name) ?? allowedWord(id, name)) },
      { weight: 1, arbitrary: fc.constantFrom(...known.words) },
    )
  return fc
    .record({
      path: fc.record(Object.fromEntries(names.map((name) => [name, wordAt(name)]))),
      body: fc.record({ value: near?.values ?? fc.constant(undefined) }),
    })
    .map(({ path: chosen, body }) => ({
      method,
      path: Object.fromEntries(
        Object.entries(chosen).map(([name, word]) => [name, encodeURIComponent(word) || "x"]),
      ),
      query: [
        ["subdomain", website.id],
        ...Object.entries(query).map(
          ([name, sample]) => [name, encodeURIComponent(words[name] ?? sample)] as const,
        ),
      ],
      headers: { ...headers },
      body: near === undefined ? undefined : { type: near.type, text: bodyText(near.type, body.value) },
      strays: false,
    }))
}

function spoilOf(id: OperationId, visitor: Visitor): fc.Arbitrary<Spoil> {
  const inPath = operations[id].path.includes("{")
  const hasBody = valuesOf(id, visitor.known) !== undefined
  return fc.oneof(
    { weight: inPath ? 4 : 0, arbitrary: spoilPath(id) },
    { weight: 4, arbitrary: spoilQuery(id) },
    { weight: 2, arbitrary: spoilHeaders(visitor) },
    { weight: 1, arbitrary: spoilTenant(visitor) },
    { weight: 1, arbitrary: spoilMethod },
    { weight: hasBody ? 10 : 1, arbitrary: spoilBody(id, visitor) },
  )
}

function spoilPath(id: OperationId): fc.Arbitrary<Spoil> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "")
  return fc.record({ name: fc.constantFrom(...names, "x"), piece: fc.constantFrom(...oddPieces) }).map(
    ({ name, piece }): Spoil => ({
      name: `path ${name} ${piece.slice(0, 20)}`,
      apply(draft) {
        if (name in draft.path) draft.path[name] = piece
        draft.strays = true
      },
    }),
  )
}

function spoilQuery(id: OperationId): fc.Arbitrary<Spoil> {
  const names = parametersOf(id)
    .filter((one) => one.in === "query")
    .map((one) => one.name)
  const value = fc.constantFrom(...oddPieces, "")
  const name = fc.constantFrom(...names, ...names, "x", "__proto__", "limit[]", "a[b]", "toString")
  const add = fc.record({ name, value }).map(
    ({ name: added, value: given }): Spoil => ({
      name: `query ${added}=${given.slice(0, 20)}`,
      apply: (draft) => void draft.query.push([added, given]),
    }),
  )
  const replace = fc.record({ at: fc.nat(9), value }).map(
    ({ at, value: given }): Spoil => ({
      name: `query's ${at} replaced by ${given.slice(0, 20)}`,
      apply(draft) {
        // The tenant has spoils of its own.
        const place = at % draft.query.length
        const [known] = draft.query[place] ?? []
        if (known !== undefined && known !== "subdomain") draft.query[place] = [known, given]
      },
    }),
  )
  const drop = fc.nat(9).map(
    (at): Spoil => ({
      name: `query's ${at} dropped`,
      apply: (draft) => void draft.query.splice(1 + (at % draft.query.length), 1),
    }),
  )
  const many = fc.nat(9).map(
    (at): Spoil => ({
      name: "query repeated",
      apply(draft) {
        const again = draft.query[1 + (at % draft.query.length)]
        // What is longer than a head may be is refused before any operation hears of it.
        if (again !== undefined && again[1].length < 100)
          draft.query.push(...Array.from({ length: 50 }, () => again))
      },
    }),
  )
  return fc.oneof({ weight: 4, arbitrary: add }, { weight: 3, arbitrary: replace }, drop, many)
}

function spoilHeaders({ tokens }: Visitor): fc.Arbitrary<Spoil> {
  const set = (name: string, value: string | readonly string[] | undefined): Spoil => ({
    name: `${name}: ${String(value).slice(0, 20)}`,
    apply(draft) {
      if (value === undefined) delete draft.headers[name]
      else draft.headers[name] = value
    },
  })
  const session = fc
    .constantFrom(undefined, "", " ", "x".repeat(4000), "é", [tokens[0] ?? "", "x"], ...tokens)
    .map((value) => set("x-session-token", typeof value === "string" ? latin(value) : value))
  const bearers = ["", "Bearer", "Bearer  ", "Basic YWRhOng=", `Bearer ${"x".repeat(4000)}`, "Bearer é"]
  const staff = fc
    .constantFrom(undefined, ...bearers, ...tokens.map((token) => `Bearer ${token}`))
    .map((value) => set("authorization", value === undefined ? value : latin(value)))
  const others = fc
    .constantFrom<[string, string]>(
      ["accept", "text/html"],
      ["accept", "*/*;q=x"],
      ["accept-encoding", "br;q=0, gzip;q=1, x"],
      ["accept-language", "de, fr;q=0.1, *;q=9"],
      ["if-none-match", '"x", W/"y", *'],
      ["if-modified-since", "yesterday"],
      ["range", "bytes=0-0"],
      ["host", "nowhere.example"],
      ["x-forwarded-for", "'; --"],
      ["x-http-method-override", "DELETE"],
      ["stripe-signature", "t=1,v1=00"],
      ["origin", "null"],
      ["cookie", "a=b; __proto__=c"],
    )
    .map(([name, value]) => set(name, value))
  return fc.oneof(
    { weight: 3, arbitrary: session },
    { weight: 2, arbitrary: staff },
    { weight: 2, arbitrary: others },
  )
}

/** What a header line can carry. */
const latin = (value: string): string => value.replaceAll(/[^\x20-\xff]/g, "?")

function spoilTenant({ website }: Visitor): fc.Arbitrary<Spoil> {
  const others = shops.map((shop) => shop.website.id).filter((id) => id !== website.id)
  return fc.constantFrom(undefined, "", "nobody", "%00", "PETIT", "x".repeat(64), "voisin", ...others).map(
    (value): Spoil => ({
      name: `tenant ${value}`,
      apply(draft) {
        draft.query = draft.query.filter(([name]) => name !== "subdomain")
        if (value !== undefined) draft.query.unshift(["subdomain", value])
      },
    }),
  )
}

const spoilMethod: fc.Arbitrary<Spoil> = fc
  .constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")
  .map((method) => ({
    name: method,
    apply(draft) {
      if (draft.method !== method) draft.strays = true
      draft.method = method
    },
  }))

function written(id: OperationId, draft: Draft, spoils: readonly Spoil[]): BadRequest {
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => draft.path[name] ?? "x")
  const query = draft.query.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&")
  const { body } = draft
  const typed = body === undefined || body.type === "" ? {} : { "content-type": body.type }
  return {
    id,
    method: draft.method,
    target: `${path}${query === "" ? "" : `?${query}`}`,
    headers: { ...draft.headers, ...typed },
    body: body === undefined ? undefined : Buffer.from(body.text),
    strays: draft.strays,
    spoilt: spoils.map((spoil) => spoil.name),
  }
}
