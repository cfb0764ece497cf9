import fc from "fast-check"
import { expect, it } from "vitest"
import { parseTicketCode, signedTicketText, type TicketCode, ticketCodeText } from "./ticket-code.ts"

const codes: fc.Arbitrary<TicketCode> = fc.record({
  ticketId: fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 60 })),
  codeNumber: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4_294_967_295 })),
  keyId: fc
    .uint8Array({ minLength: 3, maxLength: 3 })
    .map((bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")),
  signature: fc.uint8Array({ minLength: 64, maxLength: 64 }),
})

it("reads back what it writes, in small letters too", () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(parseTicketCode(ticketCodeText(code))).toEqual(code)
      expect(parseTicketCode(ticketCodeText(code).toLowerCase())).toEqual(code)
    }),
  )
})

it("is 141 capitals and digits for a ticket of ours, whatever its number", () => {
  fc.assert(
    fc.property(fc.uuid(), codes, (ticketId, code) => {
      expect(ticketCodeText({ ...code, ticketId })).toMatch(/^[A-Z2-7]{141}$/)
    }),
  )
})

it("has one spelling, and is read from nothing else", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z2-7]{141}$/)), (text) => {
      const code = parseTicketCode(text)
      return code === undefined || ticketCodeText(code) === text.toUpperCase()
    }),
    { numRuns: 1000 },
  )
  fc.assert(
    fc.property(codes, (code) => {
      const text = ticketCodeText(code)
      for (const other of [`${text} `, `${text}A`, `${text}=`, text.slice(0, -2)])
        expect(other === text ? undefined : parseTicketCode(other)).not.toEqual(code)
    }),
  )
})

it("takes no letter that only a capital would make one", () => {
  const text = ticketCodeText({
    ticketId: "6f0c0c9e-5b0d-4f5e-9d3a-2a4f6a1d9b10",
    codeNumber: 0,
    keyId: "93cb68",
    signature: new Uint8Array(64).fill(0x48),
  })
  expect(text).toMatch(/[SI]/)
  for (const [letter, other] of [
    ["S", "ſ"],
    ["I", "ı"],
  ] as const)
    if (text.includes(letter)) expect(parseTicketCode(text.replace(letter, other))).toBeUndefined()
})

it("signs a ticket for its website, and each of its codes apart", () => {
  const ticket = { ticketId: "t-1", codeNumber: 0 }
  expect(signedTicketText("belvedere", ticket)).toBe("belvedere\nt-1\n0")
  expect(signedTicketText("belvedere", { ...ticket, codeNumber: 2 })).toBe("belvedere\nt-1\n2")
  // No id is taken for another one with a number.
  expect(signedTicketText("belvedere", { ticketId: "t-1.2", codeNumber: 0 })).not.toBe(
    signedTicketText("belvedere", { ...ticket, codeNumber: 2 }),
  )
  expect(signedTicketText("harbour", ticket)).not.toBe(signedTicketText("belvedere", ticket))
})
