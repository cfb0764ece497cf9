import { describe, expect, expectTypeOf, it } from "vitest"
import type { CardFormError } from "../cards/card-form.ts"
import type { ClientFieldError } from "../clients/required-fields.ts"
import { type PasswordError, passwordErrors } from "../passwords/password-errors.ts"
import type { ConfirmationError } from "../passwords/password-form.ts"
import { cardFormKey } from "./card-form-key.ts"
import { type FormErrorKey, type FormErrorName, formMessages } from "./form-error.ts"

describe("what a form says of a field", () => {
  it("[ERR-020] says only that it is required, whatever else is wrong", () => {
    const errors = [{ error: "minlength", requiredLength: 8 }, { error: "required" }] as const
    expect(formMessages(errors)).toEqual([{ key: "formMsg.errors.required", values: {} }])
  })

  it("[ERR-021] tells the length that is asked for", () => {
    expect(formMessages(passwordErrors("Abc1!", "change"))).toContainEqual({
      key: "formMsg.errors.minlength",
      values: { requiredLength: 8 },
    })
    expect(formMessages(passwordErrors(`Abc1!${"x".repeat(14)}`, "change"))).toEqual([
      { key: "formMsg.errors.maxlength", values: { requiredLength: 18 } },
    ])
  })

  it("[ERR-022] names each key after the validator's error, in the validators' order", () => {
    const keys = formMessages(passwordErrors("é", "sign-up")).map(({ key }) => key)
    expect(keys).toEqual([
      "formMsg.errors.minlength",
      "formMsg.errors.pattern",
      "formMsg.errors.minNumber",
      "formMsg.errors.minOneLowerCase",
      "formMsg.errors.minOneUppercase",
      "formMsg.errors.minOnSpecialCharacter",
      "formMsg.errors.notAcceptSpecialCharacter",
    ])
  })

  it("lists the characters a password may not hold", () => {
    expect(formMessages(passwordErrors("Abcdefg1!é€", "sign-up"))).toEqual([
      { key: "formMsg.errors.notAcceptSpecialCharacter", values: { characters: "é €" } },
    ])
  })

  it("offers the address that was meant", () => {
    expect(formMessages([{ error: "suggestedEmail", suggestion: "zoe@videotron.ca" }])).toEqual([
      { key: "formMsg.errors.suggestedEmail", values: { suggestion: "zoe@videotron.ca" } },
    ])
  })

  it("has a key for every error of the validators", () => {
    expectTypeOf<PasswordError["error"]>().toExtend<FormErrorName>()
    expectTypeOf<ClientFieldError["error"]>().toExtend<FormErrorName>()
    expectTypeOf<ConfirmationError["message"]>().toExtend<FormErrorKey>()
  })
})

describe("what a card form says", () => {
  const cases: readonly (readonly [CardFormError, FormErrorName])[] = [
    [{ field: "cvd", error: "required" }, "required"],
    [{ field: "number", error: "characters" }, "cardNumber"],
    [{ field: "number", error: "check-digit" }, "cardNumber"],
    [{ field: "number", error: "brand" }, "cardBrand"],
    [{ field: "number", error: "brand-not-accepted" }, "cardBrand"],
    [{ field: "month", error: "expired" }, "cardExpired"],
    [{ field: "month", error: "invalid" }, "cardExpiry"],
    [{ field: "year", error: "invalid" }, "cardExpiry"],
    [{ field: "cvd", error: "invalid" }, "cvd"],
  ]
  it.each(cases)("%o is %s", (error, name) => {
    expect(cardFormKey(error)).toBe(`formMsg.errors.${name}`)
  })
})
