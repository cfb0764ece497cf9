import * as fc from "fast-check"
import { expect, it } from "vitest"
import { plainCertificateCode } from "./certificate-code.ts"

it.each([
  ["CADEAU-7K2M-94QX", "CADEAU7K2M94QX"],
  [" cadeau 7k2m\u00a094qx ", "CADEAU7K2M94QX"],
  ["cadeau–7k2m‐94qx", "CADEAU7K2M94QX"],
  ["12345678", "12345678"],
  ["A".repeat(40), "A".repeat(40)],
])("reads %j as %s [PAY-002]", (typed, plain) => {
  expect(plainCertificateCode(typed)).toBe(plain)
})

it.each(["", "1234567", "A".repeat(41), "CADEAU_7K2M", "CADEÂU-7K2M", "x' OR 1=1 --"])(
  "takes %j for no code [PAY-002]",
  (typed) => {
    expect(plainCertificateCode(typed)).toBeUndefined()
  },
)

it("does not care how a code is grouped, and changes no plain one [PAY-002]", () => {
  const code = fc.stringMatching(/^[A-Z0-9]{8,20}$/)
  fc.assert(
    fc.property(code, fc.nat(19), fc.constantFrom(" ", "-", "\u00a0"), (plain, at, gap) => {
      expect(plainCertificateCode(plain)).toBe(plain)
      expect(plainCertificateCode(`${plain.slice(0, at)}${gap}${plain.slice(at)}`.toLowerCase())).toBe(plain)
    }),
  )
})
