import { parse } from "@formatjs/icu-messageformat-parser"
import { describe, expect, it } from "vitest"
import en from "./en.json"
import fr from "./fr.json"

interface TextNode {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly TextNode[] }>>
}
const literal = 0
const pound = 7

/** Names of the values a text is filled with, nested choices included. */
const named = (nodes: readonly TextNode[]): string[] =>
  nodes.flatMap(({ type, value, options = {} }) => [
    ...(type !== literal && type !== pound && value !== undefined ? [value] : []),
    ...Object.values(options).flatMap((option) => named(option.value)),
  ])

const values = (text: string) => [...new Set(named(parse(text) as readonly TextNode[]))].sort().join(" ")

const french = Object.entries(fr)
const english: Readonly<Record<string, string>> = en

const files = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
})
const source = Object.values(files).join("\n")

/** Keys built from a value, such as `saleState.${state}`: what stands before and after it. */
const patterns = [...source.matchAll(/`([\w.-]*\.)\$\{[^}]+\}([\w.-]*)`/g)].map(
  ([, before = "", after = ""]) => ({
    before,
    after,
  }),
)
const isUsed = (key: string) =>
  source.includes(`"${key}"`) ||
  patterns.some(({ before, after }) => key.startsWith(before) && key.endsWith(after))

/** Keys of messages that the server or the SDK sends. */
const fromTheWire = /^(success|holds|formMsg|confirmation\.transactionFalse)/

describe("the texts [I18N-003]", () => {
  it("have the same keys in both languages, in the same order", () => {
    expect(Object.keys(en)).toEqual(Object.keys(fr))
  })

  it("are never empty", () => {
    expect([...french, ...Object.entries(en)].filter(([, text]) => text.trim() === "")).toEqual([])
  })

  it("are filled with the same values in both languages", () => {
    expect(french.filter(([key, text]) => values(text) !== values(english[key] ?? ""))).toEqual([])
  })

  it("keep French typography: no-break spaces before : ? ! ; » and after «, and curly apostrophes", () => {
    const faults = [/[\p{L}\d)] [:?!;»]/u, /« /, /\p{L}'\p{L}/u, /\d \$/]
    expect(french.filter(([, text]) => faults.some((fault) => fault.test(text)))).toEqual([])
  })

  it("are all used", () => {
    expect(Object.keys(fr).filter((key) => !fromTheWire.test(key) && !isUsed(key))).toEqual([])
  })
})
