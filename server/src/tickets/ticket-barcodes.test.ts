import { parseTicketCode, ticketCodeText } from "@parterre/domain/tickets"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { websiteSignatures } from "../website-signatures.ts"
import { qrRuns } from "./qr-code.ts"
import { ticketBarcodes } from "./ticket-barcodes.ts"

const ticketSigningKey = "a key of the tests, of thirty-two characters"
const barcodes = ticketBarcodes({ ticketSigningKey, ticketCodeKeys: [] })
const ticket = { id: "6f0c0c9e-5b0d-4f5e-9d3a-2a4f6a1d9b10", website_id: "belvedere", code_number: 0 }

it("reads back the tickets it wrote, in a QR code of 41 modules", () => {
  const code = barcodes.write(ticket)
  expect(barcodes.read("belvedere", code)).toEqual({ id: ticket.id, code_number: 0, isEarlier: false })
  expect(qrRuns(code).size).toBe(41)
})

it("takes no code of another website, another key or another ticket", () => {
  const code = barcodes.write(ticket)
  expect(barcodes.read("harbour", code)).toBeUndefined()
  const other = ticketBarcodes({
    ticketSigningKey: "another key of thirty-two characters",
    ticketCodeKeys: [],
  })
  expect(other.read("belvedere", code)).toBeUndefined()
  const read = parseTicketCode(code)
  if (read === undefined) throw new Error("the code is none")
  const forged = ticketCodeText({ ...read, ticketId: ticket.id.replace("6f0c", "6f0d") })
  expect(barcodes.read("belvedere", forged)).toBeUndefined()
})

it("takes one spelling of a code, in capitals or not", () => {
  const code = barcodes.write(ticket)
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
  const lastOnes = [...alphabet].map((last) => `${code.slice(0, -1)}${last}`)
  expect(lastOnes.filter((text) => barcodes.read("belvedere", text) !== undefined)).toEqual([code])
  expect(barcodes.read("belvedere", code.toLowerCase())).toBeDefined()
  for (const text of [`${code}!!`, `${code}=`, `${code} `, `${code}\u00e9`, `${code}A`])
    expect(barcodes.read("belvedere", text)).toBeUndefined()
})

it("takes no code it did not write, whatever its shape", () => {
  const code = barcodes.write(ticket)
  const shapes = fc.oneof(
    fc.string(),
    fc.string().map((text) => `${ticket.id}.${text}`),
    fc.stringMatching(/^[A-Z2-7]{141}$/),
    fc.nat(code.length - 1).map((at) => code.slice(0, at)),
  )
  fc.assert(fc.property(shapes, (text) => text === code || barcodes.read("belvedere", text) === undefined))
})

it("tells which of a ticket's codes it reads, and takes none for another", () => {
  const codeNumbers = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999_999_999 }))
  fc.assert(
    fc.property(fc.uuid(), codeNumbers, codeNumbers, (id, code_number, other) => {
      const code = barcodes.write({ id, website_id: "belvedere", code_number })
      expect(barcodes.read("belvedere", code)).toEqual({ id, code_number, isEarlier: false })
      const read = parseTicketCode(code)
      if (read === undefined || other === code_number) return
      const forged = ticketCodeText({ ...read, codeNumber: other })
      expect(barcodes.read("belvedere", forged)).toBeUndefined()
    }),
  )
})

it("is checked by the public key alone, which an earlier code is not", () => {
  const code = barcodes.write({ ...ticket, code_number: 2 })
  expect(barcodes.readByPublicKey("belvedere", code)).toEqual({ id: ticket.id, code_number: 2 })
  expect(barcodes.readByPublicKey("harbour", code)).toBeUndefined()
  expect(barcodes.keys("harbour")[0].id).not.toBe(barcodes.keys("belvedere")[0].id)
})

it("takes the codes of older keys once a newer one signs, and none of a key that is gone", () => {
  const [first, second] = [
    "the first key, of thirty-two characters",
    "the second key, of thirty-two characters",
  ]
  const signedBy = (...ticketCodeKeys: string[]) => ticketBarcodes({ ticketSigningKey, ticketCodeKeys })
  const [early, late] = [signedBy(first).write(ticket), signedBy(second, first).write(ticket)]
  expect(late).not.toBe(early)
  for (const code of [early, late])
    expect(signedBy(second, first).read("belvedere", code)).toEqual({
      id: ticket.id,
      code_number: 0,
      isEarlier: false,
    })
  expect(signedBy(second).read("belvedere", early)).toBeUndefined()
  // What the signing key signed before there were others stays good.
  expect(signedBy(second).read("belvedere", barcodes.write(ticket))).toBeDefined()
  expect(signedBy(second).keys("belvedere")).toHaveLength(2)
})

it("still takes the codes that were printed before there were public keys", () => {
  const sign = websiteSignatures(ticketSigningKey, "tickets")
  for (const [named, code_number] of [
    [ticket.id, 0],
    [`${ticket.id}.4`, 4],
  ] as const) {
    const printed = `${named}.${sign("belvedere", named).subarray(0, 16).toString("base64url")}`
    expect(barcodes.read("belvedere", printed)).toEqual({ id: ticket.id, code_number, isEarlier: true })
    expect(barcodes.read("harbour", printed)).toBeUndefined()
  }
})
