import * as fc from "fast-check"
import { expect, it } from "vitest"
import { ticketBarcodes } from "./ticket-barcodes.ts"

const barcodes = ticketBarcodes("a key of the tests, of thirty-two characters")
const ticket = { id: "6f0c0c9e-5b0d-4f5e-9d3a-2a4f6a1d9b10", website_id: "belvedere" }

it("reads back the tickets it wrote", () => {
  const code = barcodes.write(ticket)
  expect(code.startsWith(`${ticket.id}.`)).toBe(true)
  expect(code.length).toBeLessThan(64)
  expect(barcodes.read("belvedere", code)).toBe(ticket.id)
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
