import type { OperationId } from "@parterre/contract"
import * as fc from "fast-check"
import { bodyText, valuesOf } from "../test/contract-bodies.ts"
import type { Spoil } from "./bad-requests.ts"
import { oddTexts, oddValues } from "./odd-values.ts"
import type { Visitor } from "./visitor.ts"

/** A body with another value in it, or one that no serialiser would write. */
export const spoilBody = (id: OperationId, visitor: Visitor): fc.Arbitrary<Spoil> =>
  fc.oneof({ weight: 3, arbitrary: spoilValue(id, visitor) }, { weight: 1, arbitrary: spoilText })

/** Another value, another field or one field less, somewhere in the body. */
function spoilValue(id: OperationId, { known }: Visitor): fc.Arbitrary<Spoil> {
  const near = valuesOf(id, known)
  if (near === undefined) return spoilText
  const texts = fc.constantFrom<unknown>(...oddTexts.map((text) => text.slice(0, 200)))
  return fc
    .record({
      value: near.values,
      at: fc.nat(200),
      how: fc.constantFrom("replace", "replace", "replace", "drop", "add", "repeat"),
      odd: fc.oneof(oddValues, texts),
    })
    .map(({ value, at, how, odd }) => ({
      name: `body ${how} ${at}`,
      apply(draft) {
        draft.body = { type: near.type, text: bodyText(near.type, spoiltAt(value, at, how, odd)) }
      },
    }))
}

/** The value with its `at`-th part, counted through, made wrong; the places come round again. */
function spoiltAt(value: unknown, at: number, how: string, odd: unknown): unknown {
  const places: { readonly holder: Record<string, unknown> | unknown[]; readonly key: string }[] = []
  const copy: { value: unknown } = { value: structuredClone(value) }
  const walk = (holder: Record<string, unknown> | unknown[], key: string) => {
    places.push({ holder, key })
    const inside = (holder as Record<string, unknown>)[key]
    if (typeof inside !== "object" || inside === null) return
    for (const name of Object.keys(inside)) walk(inside as Record<string, unknown>, name)
  }
  walk(copy, "value")
  const place = places[at % places.length]
  if (place === undefined) return odd
  const { holder, key } = place
  const fields = holder as Record<string, unknown>
  if (how === "drop") {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete fields[key]
  } else if (how === "add") {
    if (Array.isArray(holder)) holder.push(odd)
    else fields[typeof odd === "string" ? odd : "colour"] = odd
  } else if (how === "repeat" && Array.isArray(holder)) {
    holder.push(...Array.from({ length: 60 }, () => holder[Number(key)]))
  } else fields[key] = odd
  return copy.value
}

interface SentBody {
  readonly type: string
  readonly text: string | Buffer
}

const otherTypes = [
  "text/plain",
  "application/xml",
  "multipart/form-data; boundary=x",
  "application/json-patch+json",
  "application/octet-stream",
  "x",
]

/** Bodies broken in ways no serialiser would write them. */
const breaks: Readonly<Record<string, (body: { type: string; text: string }, at: number) => SentBody>> = {
  cut: ({ type, text }, at) => ({ type, text: text.slice(0, at % Math.max(1, text.length)) }),
  twice: ({ type, text }) => ({ type, text: text + text }),
  empty: ({ type }) => ({ type, text: "" }),
  null: ({ type }) => ({ type, text: "null" }),
  text: ({ type }) => ({ type, text: '"text"' }),
  "byte order mark": ({ type, text }) => ({ type, text: `\ufeff${text}` }),
  "bad bytes": ({ type, text }, at) => ({
    type,
    text: Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xff, 0xc0, 0xaf, 0x00])]),
  }),
  "huge number": ({ type, text }) => ({ type, text: text.replace(/\d+/, "1e999") }),
  spaces: ({ type, text }, at) => ({ type, text: `${" ".repeat(at * 500)}${text}` }),
  brackets: ({ type }, at) => ({ type, text: "[".repeat(at * 20) + "]".repeat(at * 20) }),
  "own prototype": ({ type }) => ({ type, text: '{"__proto__":{"a":1},"constructor":1}' }),
  "other type": ({ text }, at) => ({ type: otherTypes[at % otherTypes.length] ?? "x", text }),
  "no type": ({ text }) => ({ type: "", text }),
  form: () => ({ type: "application/x-www-form-urlencoded", text: "a=b&a=c&%zz=%00&__proto__=x" }),
  charset: ({ type, text }) => ({ type: `${type}; charset=utf-16`, text }),
}

const spoilText: fc.Arbitrary<Spoil> = fc
  .record({ how: fc.constantFrom(...Object.keys(breaks)), at: fc.nat(400) })
  .map(({ how, at }) => ({
    name: `body ${how}`,
    apply(draft) {
      const { type, text } = draft.body ?? { type: "application/json", text: "{}" }
      draft.body = breaks[how]?.({ type, text: text.toString() }, at)
    },
  }))
