import { COUNTRIES, findCountry } from "@parterre/domain/countries"
import type { Language } from "../client/failures.ts"

export type Country = { readonly code: string; readonly name: string }

const LOCALES: Readonly<Record<Language, string>> = { fr: "fr-CA", en: "en-CA" }

const namesIn = (language: Language) => new Intl.DisplayNames([LOCALES[language]], { type: "region" })

/** Every country with its name in a language, in the order of that language: what a list in a form offers [ENUM-011]. */
export function countriesIn(language: Language): readonly Country[] {
  const names = namesIn(language)
  const { compare } = new Intl.Collator(LOCALES[language])
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  )
}

/** The code of the country a text means, by code or by name in either language [VAL-015]. */
export function countryOf(text: string): string | undefined {
  const names = [namesIn("fr"), namesIn("en")]
  return findCountry(text, (code) => names.map((of) => of.of(code)))
}
