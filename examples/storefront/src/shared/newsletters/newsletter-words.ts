import type { Newsletter } from "@parterre/contract"
import type { Language } from "../texts/TextsProvider.tsx"

const codes = { fr: "FR", en: "EN" } as const

/** What a newsletter is called and brings: its texts are kept by upper-case codes [I18N-011]. */
export const wordsOf = ({ title, newsletterText }: Newsletter, language: Language) => ({
  title: title[codes[language]],
  text: newsletterText[codes[language]],
})
