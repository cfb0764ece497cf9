import fc from "fast-check"
import { expect, it } from "vitest"
import { isEntriesOf, isTextUpTo, storedFields } from "./stored-json.ts"

interface Note {
  readonly title: string
  readonly pages: Readonly<Record<string, string>>
}
const fields = { title: isTextUpTo(5), pages: isEntriesOf(isTextUpTo(5)) }
const read = (text: string | null | undefined) => storedFields<Note>(text, fields)

it("reads the fields that fit, and leaves out what is not one of them", () => {
  const note = { title: "Neige", pages: { a: "un", b: "deux" } }
  expect(read(JSON.stringify({ ...note, card: "4242424242424242" }))).toEqual(note)
  expect(read(JSON.stringify({ ...note, title: 12 }))).toEqual({ pages: note.pages })
})

it.each([
  ["nothing", undefined],
  ["no text", null],
  ["an empty text", ""],
  ["half an object", '{"title":'],
  ["a list", '["title"]'],
  ["a number", "12"],
  ["null", "null"],
  ["wrong types", '{"title":["Neige"],"pages":"a"}'],
  ["a text that is too long", '{"title":"Neiges","pages":{"a":"longer than five"}}'],
  ["a list of pages", '{"pages":["un"]}'],
  ["a page that is none among others", '{"pages":{"a":"un","b":2}}'],
  ["what only a prototype has", '{"__proto__":{"title":"Neige","pages":{}}}'],
  ["a text longer than a shop writes", `{"title":"Neige","rest":"${"x".repeat(100_000)}"}`],
])("reads nothing of %s", (_, text) => {
  expect(read(text)).toEqual({})
})

it("takes nothing that an object inherits for a field", () => {
  const isAnything = (value: unknown): value is unknown => value !== undefined
  const names = { constructor: isAnything, toString: isAnything, __proto__: isAnything }
  expect(Object.keys(storedFields<object>("{}", names))).toEqual([])
})

it("changes no prototype, whatever the keys are", () => {
  read('{"__proto__":{"spoilt":true},"constructor":{"prototype":{"spoilt":true}}}')
  expect("spoilt" in {}).toBe(false)
})

it("never throws, and never gives a field of another shape", () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object().map((value) => JSON.stringify(value)),
  )
  const nearly = fc.record({ title: fc.anything(), pages: fc.dictionary(fc.string(), fc.anything()) })
  const stored = fc.oneof(
    anyText,
    nearly.map((value) => safeJson(value)),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const { title = "", pages = {} } = read(text)
      expect(fields.title(title) && fields.pages(pages)).toBe(true)
    }),
  )
})

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ""
  } catch {
    return ""
  }
}
