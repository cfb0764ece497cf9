import { expect, it } from "vitest"
import { writeXml } from "./write-xml.ts"
import { xmlValue } from "./xml-value.ts"

it("is written in the order of its fields, without those that are absent", () => {
  const fields = { store: "1", none: undefined, card: { pan: "42", name: "L’Œil & <fils>" } }
  expect(writeXml({ request: fields })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><request><store>1</store><card><pan>42</pan><name>L’Œil &#38; &#60;fils&#62;</name></card></request>',
  )
})

it("leaves out what XML cannot carry", () => {
  expect(writeXml({ a: "1\u0000\u001b2\ud800\ufffe" })).toContain("<a>12</a>")
})

it("is texts and elements by name, the last of a name", () => {
  const text = (of: string) => ({ text: of })
  const leaf = (name: string, of: string) => ({ name, text: of, children: [text(of)] })
  const root = { name: "r", text: "12", children: [leaf("x", "1"), text("\n"), leaf("x", " 2 ")] }
  expect(xmlValue(root)).toEqual({ x: "2" })
  expect(xmlValue(leaf("x", ""))).toBe("")
})
