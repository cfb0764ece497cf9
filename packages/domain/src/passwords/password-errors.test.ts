import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { managerRules, type PasswordForm, passwordErrors } from "./password-errors.ts"

const namesOf = (password: string, form: PasswordForm = "change") =>
  passwordErrors(password, form).map(({ error }) => error)

describe("a new password", () => {
  it.each([
    ["", "required", "[VAL-016]"],
    ["   ", "required", "[VAL-016]"],
    ["Abcdefg!", "minNumber", "[VAL-020]"],
    ["ABCDEF1!", "minOneLowerCase", "[VAL-021]"],
    ["abcdef1!", "minOneUppercase", "[VAL-022]"],
    ["Abcdefg1", "minOnSpecialCharacter", "[VAL-023]"],
  ])("%j has one error, %s %s [VAL-018]", (password, error) => {
    expect(namesOf(password)).toEqual([error])
  })

  it("takes every printable character of ASCII that is neither letter, digit nor space for a special one [VAL-018]", () => {
    const specials = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(0x21 + at)).filter(
      (character) => /[^A-Za-z0-9]/.test(character),
    )
    expect(specials.join("")).toBe("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
    for (const special of specials) expect(namesOf(`Abcdef1${special}`)).toEqual([])
  })

  it("has 8 to 18 characters on change and 8 to 180 on sign-up [VAL-017]", () => {
    const ofLength = (length: number) => `Ab1!${"x".repeat(length - 4)}`
    expect(passwordErrors(ofLength(7), "sign-up")).toContainEqual({ error: "minlength", requiredLength: 8 })
    expect(namesOf(ofLength(8))).toEqual([])
    expect(namesOf(ofLength(18))).toEqual([])
    expect(passwordErrors(ofLength(19), "change")).toEqual([{ error: "maxlength", requiredLength: 18 }])
    expect(namesOf(ofLength(180), "sign-up")).toEqual([])
    expect(passwordErrors(ofLength(181), "sign-up")).toEqual([{ error: "maxlength", requiredLength: 180 }])
  })

  it("follows a pattern of 8 or more without whitespace [VAL-019]", () => {
    expect(namesOf("Abcd12!")).toEqual(["minlength", "pattern"])
    for (const spaced of ["Abcd 123!", " Abcd123!", "Abcd123! "]) expect(namesOf(spaced)).toContain("pattern")
  })

  it("lists the characters it does not accept, each once [VAL-024]", () => {
    expect(passwordErrors("Abcd123!é?é€", "change")).toEqual([
      { error: "notAcceptSpecialCharacter", characters: ["é", "€"] },
    ])
    expect(passwordErrors("Abcd 123\u007f!", "change")).toContainEqual({
      error: "notAcceptSpecialCharacter",
      characters: [" ", "\u007f"],
    })
  })

  it("is told to password managers in their language, with the length of each form", () => {
    const kinds = "required: lower; required: upper; required: digit; required: [-!#$%&*+=?@^_~]"
    expect(managerRules("sign-up")).toBe(`minlength: 8; maxlength: 180; ${kinds}`)
    expect(managerRules("change")).toBe(`minlength: 8; maxlength: 18; ${kinds}`)
  })

  it("is good when it has every kind, whatever the order [VAL-018]", () => {
    const good = fc
      .tuple(
        fc.stringMatching(/^[a-z]{2,4}$/),
        fc.stringMatching(/^[A-Z]{2,4}$/),
        fc.stringMatching(/^[0-9]{2,4}$/),
        fc.stringMatching(/^[!-/:-@[-`{-~]{2,4}$/),
      )
      .chain((parts) => fc.shuffledSubarray([...parts.join("")], { minLength: parts.join("").length }))
    fc.assert(
      fc.property(good, (letters) => {
        expect(namesOf(letters.join(""))).toEqual([])
      }),
    )
  })
})
