import { writeXml } from "@parterre/domain/xml"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readXml } from "./read-xml.ts"

/** Whether XML 1.0 calls it a character; whole texts have no halves of pairs. */
const isCarried = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : [0x9, 0xa, 0xd].includes(code)
}

describe("XML", () => {
  it("is written in the order of its fields, without those that are absent", () => {
    expect(
      writeXml({ request: { store: "1", none: undefined, card: { pan: "42", name: "L’Œil & <fils>" } } }),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><request><store>1</store><card><pan>42</pan><name>L’Œil &#38; &#60;fils&#62;</name></card></request>',
    )
  })

  it("carries any text of whole characters that it can, and no others", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const read = readXml(writeXml({ a: { b: text } }))
        const carried = [...text].filter(isCarried).join("")
        expect(read).toEqual({ a: { b: carried.replace(/\r\n?/g, "\n").trim() } })
      }),
    )
    expect(readXml(writeXml({ a: "1\u0000\u001b2\ud800" }))).toEqual({ a: "12" })
  })

  it("is read without attributes and comments, the last of a name", () => {
    const text = '<?xml version="1.0"?><r a="1"><!-- c --><x>1</x><x><![CDATA[<2>]]></x><empty/></r>'
    expect(readXml(text)).toEqual({ r: { x: "<2>", empty: "" } })
  })

  it.each(["", "no", "<a>", "<a></b>", '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', '{"a":1}'])(
    "does not read %j",
    (text) => expect(() => readXml(text)).toThrow(),
  )
})
