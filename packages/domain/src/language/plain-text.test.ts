import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { plainText } from "./plain-text.ts"
import { textMatches } from "./text-match.ts"

describe("plainText", () => {
  it.each([
    ["Québec", "quebec"],
    ["Les Fées ont SOIF", "les fees ont soif"],
    ["Cœur et Æsculape", "coeur et aesculape"],
    ["L’Île-du-Prince-Édouard", "l'ile-du-prince-edouard"],
    ["Que\u0301bec", "quebec"],
    ["8ᵉ rang", "8e rang"],
  ])("reads %s as %s [CAT-005]", (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => plainText(plainText(text)) === plainText(text)),
    )
  })
})

describe("textMatches", () => {
  const text = "Le Cœur a ses raisons, Théâtre du Belvédère, Québec"

  it.each([
    ["coeur", true],
    ["CŒUR theatre", true],
    ["québec  raisons", true],
    ["  belvedere ", true],
    ["", true],
    ["coeur montréal", false],
    ["raisons!", false],
  ])("finds « %s »: %s [CAT-005]", (asked, found) => {
    expect(textMatches(text, asked)).toBe(found)
  })

  it("finds each word of a text, whatever its case [CAT-005]", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zéàœç]{1,8}$/), { minLength: 1 }), fc.nat(), (words, at) =>
        textMatches(words.join(" "), (words[at % words.length] ?? "").toUpperCase()),
      ),
    )
  })
})
