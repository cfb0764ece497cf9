import * as fc from "fast-check"
import { expect, it } from "vitest"
import { ticketBarcodes } from "./ticket-barcodes.ts"

const barcodes = ticketBarcodes("a key of the tests, of thirty-two characters")
const ticket = { id: "6f0c0c9e-5b0d-4f5e-9d3a-2a4f6a1d9b10", website_id: "belvedere", code_number: 0 }

it("reads back the tickets it wrote", () => {
  const code = barcodes.write(ticket)
  expect(code.startsWith(`${ticket.id}.`)).toBe(true)
  expect(code.length).toBeLessThan(64)
  expect(barcodes.read("belvedere", code)).toEqual({ id: ticket.id, code_number: 0 })
})

it("takes no code of another website, another key or another ticket", () => {
  const code = barcodes.write(ticket)
  expect(barcodes.read("harbour", code)).toBeUndefined()
  expect(ticketBarcodes("another key of thirty-two characters").read("belvedere", code)).toBeUndefined()
  expect(barcodes.read("belvedere", code.replace("6f0c", "6f0d"))).toBeUndefined()
})

it("takes one spelling of a code", () => {
  const code = barcodes.write(ticket)
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
  const lastOnes = [...alphabet].map((last) => `${code.slice(0, -1)}${last}`)
  expect(lastOnes.filter((text) => barcodes.read("belvedere", text) !== undefined)).toEqual([code])
  for (const text of [`${code}!!`, `${code}=`, `${code} `, `${code}\u00e9`, code.replace(".", ".!")])
    expect(barcodes.read("belvedere", text)).toBeUndefined()
})

it("takes no code it did not write, whatever its shape", () => {
  const code = barcodes.write(ticket)
  const shapes = fc.oneof(
    fc.string(),
    fc.string().map((text) => `${ticket.id}.${text}`),
    fc.nat(code.length - 1).map((at) => code.slice(0, at)),
  )
  fc.assert(fc.property(shapes, (text) => text === code || barcodes.read("belvedere", text) === undefined))
})

it("tells which of a ticket's codes it reads, and takes none for another", () => {
  const codeNumbers = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999_999_999 }))
  fc.assert(
    fc.property(fc.uuid(), codeNumbers, codeNumbers, (id, code_number, other) => {
      const code = barcodes.write({ id, website_id: "belvedere", code_number })
      expect(barcodes.read("belvedere", code)).toEqual({ id, code_number })
      const signature = code.slice(code.lastIndexOf("."))
      const forged = `${id}${other === 0 ? "" : `.${other}`}${signature}`
      if (other !== code_number) expect(barcodes.read("belvedere", forged)).toBeUndefined()
    }),
  )
  // No second spelling of the number, and none of the first code.
  const first = barcodes.write(ticket)
  const third = barcodes.write({ ...ticket, code_number: 3 })
  expect(barcodes.read("belvedere", third.replace(".3.", ".03."))).toBeUndefined()
  expect(barcodes.read("belvedere", first.replace(".", ".0."))).toBeUndefined()
})
