import { FORM_ERRORS, formErrorKey } from "@parterre/domain/form-errors"
import type { PasswordForm } from "@parterre/domain/passwords"
import { describe, expect, it } from "vitest"
import { rendered } from "../../shared/selection/spoken.test-support.tsx"
import { allTexts } from "../../shared/texts/all-texts.test-support.ts"
import { NewPasswordFields } from "./NewPasswordFields.tsx"
import { useFaults } from "./use-faults.ts"

const { en, fr } = allTexts

const languages = ["fr", "en"] as const
type FormErrorName = (typeof FORM_ERRORS)[number]
type FormErrorKey = `formMsg.errors.${FormErrorName}`

/** A text as the markup writes it. */
const text = (language: "fr" | "en", key: FormErrorKey, values: Readonly<Record<string, string>> = {}) =>
  ({ fr, en })[language][key]
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("&", "&amp;")

/** What stands beside each of the two fields once the form was sent. */
function faults(password: string, confirmation: string, form: PasswordForm, language: "fr" | "en" = "fr") {
  const { markup } = rendered(
    language,
    <NewPasswordFields value={{ password, confirmation }} form={form} sent onChange={() => undefined} />,
  )
  return [...markup.matchAll(/<[^>]*data-fault=""[^>]*>(.*?)<\/[^>]*>/g)].map(([, text]) => text)
}
const fault = (password: string, form: PasswordForm = "change", language: "fr" | "en" = "fr") =>
  faults(password, password, form, language)[0]

describe("a new password", () => {
  it.each(languages)(
    "has to be given, and nothing else is said of an empty one, in %s [VAL-016]",
    (language) => {
      const required = text(language, "formMsg.errors.required")
      expect(faults("", "", "change", language)).toEqual([required, required])
      expect(faults("", "", "sign-up", language)).toEqual([required, required])
    },
  )

  it.each([
    [
      "fr",
      "Entrez au moins 8 caractères.",
      "Entrez au plus 18 caractères.",
      "Entrez au plus 180 caractères.",
    ],
    ["en", "Enter at least 8 characters.", "Enter at most 18 characters.", "Enter at most 180 characters."],
  ] as const)(
    "is 8 to 18 characters long when it is changed, to 180 at sign-up, in %s [VAL-017] [ERR-021]",
    (language, ...told) => {
      const [short, long, longest] = told
      const of = (length: number) => `Abc1!${"x".repeat(length - 5)}`
      expect([fault(of(7), "change", language), fault(of(7), "sign-up", language)]).toEqual([short, short])
      expect([8, 18, 19].map((length) => fault(of(length), "change", language))).toEqual([
        undefined,
        undefined,
        long,
      ])
      expect([19, 180, 181].map((length) => fault(of(length), "sign-up", language))).toEqual([
        undefined,
        undefined,
        longest,
      ])
    },
  )

  it.each([
    ["corneille1!", "minOneUppercase"],
    ["CORNEILLE1!", "minOneLowerCase"],
    ["Corneille!", "minNumber"],
    ["Corneille1", "minOnSpecialCharacter"],
  ] as const)("holds one character of each kind: %s lacks %s [VAL-018]", (password, name) => {
    for (const language of languages)
      expect(fault(password, "change", language)).toBe(text(language, formErrorKey(name)))
    for (const special of "!@#$%^&*-_=+~") expect(fault(`Corneille1${special}`)).toBeUndefined()
  })

  it.each(languages)("has eight characters or more and no space, in %s [VAL-019]", (language) => {
    expect(fault("Abcd 123!", "change", language)).toBe(text(language, "formMsg.errors.pattern"))
    expect(fault("Abcd12!", "change", language)).toBe(
      text(language, "formMsg.errors.minlength", { requiredLength: "8" }),
    )
    expect(fault("Abcd123!", "change", language)).toBeUndefined()
  })

  it("says of a space that it goes, and of what lacks that it is not met", () => {
    expect(fault("Abcd 123!", "sign-up", "fr")).toBe("Retirez l’espace : un mot de passe n’en contient pas.")
    expect(fault("Abcd 123!", "sign-up", "en")).toBe("Remove the space: passwords can’t have any.")
    const rules = (language: "fr" | "en", password: string) =>
      [
        ...rendered(
          language,
          <NewPasswordFields
            value={{ password, confirmation: "" }}
            form="sign-up"
            sent={false}
            onChange={() => undefined}
          />,
        ).markup.matchAll(/<li[^>]*>(.*?)<\/li>/g),
      ].map(([, rule = ""]) => rule.replace(/<[^>]*>/g, ""))
    expect(rules("fr", "corneille1!")).toContain("une lettre majuscule (il en manque une)")
    expect(rules("en", "corneille1!")).toContain("an uppercase letter (still missing)")
    expect(rules("fr", "Ab1!")).toContain("au moins 8 caractères (règle non respectée)")
    expect(rules("fr", "").join()).not.toContain("manque")
    expect(rules("fr", "corneille1!")).toContain("une lettre minuscule, règle respectée")
  })

  it.each(languages)("is typed the same twice, in %s [VAL-025]", (language) => {
    const differs = text(language, "formMsg.errors.notSamePassword")
    expect(faults("Corneille1!", "Corneille1?", "sign-up", language)).toEqual([differs])
    expect(faults("Corneille1!", "Corneille1!", "sign-up", language)).toEqual([])
  })
})

const Said = ({ errors }: { errors: readonly FormErrorName[] }) =>
  useFaults()(
    errors.map((error) => ({
      error,
      requiredLength: 8,
      characters: ["é"],
      suggestion: "zoe@exemple.ca",
    })),
  )

describe("what a form says", () => {
  it.each(FORM_ERRORS)("of %s is the text of its name, in both languages [ERR-022]", (error) => {
    const values = { requiredLength: "8", characters: "é", suggestion: "zoe@exemple.ca" }
    for (const language of languages)
      expect(rendered(language, <Said errors={[error]} />).markup).toContain(
        text(language, `formMsg.errors.${error}`, values),
      )
  })

  it.each(languages)("is only that a field is required, whatever else is wrong, in %s", (language) => {
    const said = (...errors: FormErrorName[]) => rendered(language, <Said errors={errors} />).markup
    const [required, short] = [said("required"), said("minlength")]
    expect(said("minlength", "required")).toBe(required)
    expect(said("minlength", "minNumber")).toContain(short.slice(0, short.indexOf("<")))
    expect(said("minlength", "minNumber")).not.toBe(short)
  })
})
