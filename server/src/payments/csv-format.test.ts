import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readCsv } from "./csv-format.ts"

describe("comma-separated values", () => {
  it("are records by the names of their columns", () => {
    expect(readCsv('Tag,Name\r\n12,"Tremblay, ""M"""\r\n13,\r\n')).toEqual([
      { Tag: "12", Name: 'Tremblay, "M"' },
      { Tag: "13", Name: "" },
    ])
    expect(readCsv("Tag,Name\n12")).toEqual([{ Tag: "12", Name: "" }])
    expect(readCsv("Tag,Name\n12,")).toEqual([{ Tag: "12", Name: "" }])
    expect(readCsv("")).toEqual([])
  })

  it("carry any text in quotes", () => {
    const cell = fc.string().map((text) => text.replaceAll("\r", ""))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = [["a", "b"], ...rows].map((cells) => `${cells.map(quoted).join(",")}\n`).join("")
        expect(readCsv(text)).toEqual(rows.map(([a, b]) => ({ a, b })))
      }),
    )
  })

  it.each(['a,"b', 'a,"b"c', '<html>"</html>'])("are not read from %j", (text) => {
    expect(() => readCsv(text)).toThrow()
  })
})
