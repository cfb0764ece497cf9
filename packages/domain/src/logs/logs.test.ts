import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isKept, LOG_LEVELS } from "./log-level.ts"
import { redactContext, redactText } from "./redact.ts"

describe("a text for a log", () => {
  it.each([
    ["card 4111 1111 1111 1111 refused", "card [digits] refused"],
    ["card 4111-1111-1111-1111", "card [digits]"],
    ["reach Ada at ada.b+x@exemple.ca or 418 555-0142", "reach Ada at [email] or [digits]"],
    ["password=Corneille1637! sent", "password=[secret] sent"],
    ["Authorization: Bearer abc.def", "Authorization: [secret]"],
    ["token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.aa", "token [secret]"],
    ["at /fr/ticket-gift/4fK9aaBBccDDeeFF0011223344", "at /fr/ticket-gift/[secret]"],
    ["/fr/checkout?sale=S-12&x=y", "/fr/checkout?sale=[secret]&x=[secret]"],
    [
      "Unexpected token 'M', \"Marie Trem\"... is not JSON",
      "Unexpected token '[secret]', \"[secret]\"... is not JSON",
    ],
    [
      "Cannot read properties of undefined (reading 'seatIds')",
      "Cannot read properties of undefined (reading 'seatIds')",
    ],
    ["l’adresse « 1, rue Principale » manque", 'l’adresse "[secret]" manque'],
  ])("%s [SHELL-065]", (text, told) => expect(redactText(text)).toBe(told))

  it("has no card number in it, however it is written [SHELL-065]", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 19 })
    const gap = fc.constantFrom("", " ", "-")
    fc.assert(
      fc.property(fc.string(), digits, gap, fc.string(), (before, number, between, after) => {
        const told = redactText(`${before} ${number.join(between)} ${after}`)
        expect(told).not.toContain(number.join(between))
      }),
    )
  })

  it("changes nothing when it is told twice [SHELL-065]", () => {
    for (const text of ["a 4111 1111 1111 1111", "x@y.ca", "reading 'map'"])
      expect(redactText(redactText(text))).toBe(redactText(text))
  })
})

it("tells nothing of fields that say who somebody is [SHELL-065]", () => {
  expect(
    redactContext({
      firstname: "Marie",
      email: "marie@exemple.ca",
      sessionToken: "abc",
      cardNumber: 4_111_111_111_111_111,
      amount: 4_111_111_111_111,
      route: "/fr/pages?code=AMI",
      seats: 4200,
      webgl: false,
      problemCode: "seats-taken",
      operation: null,
    }),
  ).toEqual({
    firstname: "[secret]",
    email: "[secret]",
    sessionToken: "[secret]",
    cardNumber: "[secret]",
    amount: "[secret]",
    route: "/fr/pages?code=[secret]",
    seats: 4200,
    webgl: false,
    problemCode: "seats-taken",
    operation: null,
  })
})

it("keeps what is as grave as the site asks, and graver [CALL-058]", () => {
  for (const [index, least] of LOG_LEVELS.entries())
    expect(LOG_LEVELS.filter((level) => isKept(level, least))).toEqual(LOG_LEVELS.slice(index))
})
