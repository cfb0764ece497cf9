import type { Language } from "@parterre/contract"
import { allTexts } from "../examples/storefront/src/shared/texts/all-texts.test-support.ts"

export type { Language }

type Key = keyof typeof allTexts.fr

/** The storefront's own words, so that a test reads what a shopper reads; values fill plain `{name}` places. */
export function words(language: Language) {
  const texts: Record<Key, string> = allTexts[language]
  return (key: Key, values: Record<string, string> = {}): string =>
    texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
