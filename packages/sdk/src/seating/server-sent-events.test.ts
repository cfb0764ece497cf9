import * as fc from "fast-check"
import { expect, it } from "vitest"
import { eventReader } from "./server-sent-events.ts"

const text = [
  ":\n\n",
  'id: 1.2\nevent: change\ndata: {"a":1}\n\n',
  "data: one\ndata:two\r\n\r\n",
  "retry: 10\n\n",
  "event: empty\n\n",
].join("")

it("reads the same events wherever the pieces are cut", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), text.length]
      const read = eventReader()
      const events = ends.flatMap((end, index) => read(text.slice(ends[index - 1] ?? 0, end)))
      expect(events).toEqual([
        { event: "change", data: '{"a":1}' },
        { event: "message", data: "one\ntwo" },
      ])
    }),
  )
})

it("does not gather an event without an end", () => {
  const read = eventReader()
  const piece = `data: ${"x".repeat(1_000_000)}`
  expect(() => Array.from({ length: 5 }, () => read(piece))).toThrow("without an end")
})
