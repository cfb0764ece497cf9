import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { suggestedEmail } from "./suggested-email.ts"

describe("suggestedEmail [ACC-007]", () => {
  it.each([
    ["marie@gmial.com", "marie@gmail.com"],
    ["marie@gmail.con", "marie@gmail.com"],
    ["Marie@GMAI.com", "Marie@gmail.com"],
    ["marie@hotmaill.com", "marie@hotmail.com"],
    ["marie@videotron.co", "marie@videotron.ca"],
    ["marie@videtron.ca", "marie@videotron.ca"],
    ["marie@gmail", undefined],
    ["marie@theatre-du-cap.ca", undefined],
    ["@gmial.com", undefined],
    ["gmial.com", undefined],
    ["", undefined],
  ])("of %s is %s", (typed, meant) => {
    expect(suggestedEmail(typed)).toBe(meant)
  })

  it("is content with what it suggests", () => {
    const domain = fc.constantFrom(
      "gmial.com",
      "hotmial.com",
      "yaho.ca",
      "icloud.co",
      "bel.net",
      "exemple.ca",
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), domain, (name, typed) => {
        const meant = suggestedEmail(`${name}@${typed}`)
        return meant === undefined || suggestedEmail(meant) === undefined
      }),
    )
  })
})
