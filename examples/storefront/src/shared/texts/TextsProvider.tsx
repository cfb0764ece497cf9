import { type LocalProblemCode, localProblems } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { type ReactNode, useEffect, useState } from "react"
import { IntlProvider } from "react-intl"
import type client from "./client.fr.json"
import type fr from "./fr.json"
import type queue from "./queue.fr.json"

export type { Language }
export type TextKey = keyof typeof fr | keyof typeof client | keyof typeof queue | LocalTextKey

const loaders: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  fr: () => import("./fr.json"),
  en: () => import("./en.json"),
}

/** Texts of the active language; the other one is never fetched. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const [texts, setTexts] = useState<{ language: Language; messages: Record<string, string> }>()
  useEffect(() => {
    let current = true
    document.documentElement.lang = `${language}-CA`
    loaders[language]().then(({ default: messages }) => {
      if (current) setTexts({ language, messages: { ...localTexts(language), ...messages } })
    })
    return () => {
      current = false
    }
  }, [language])
  if (texts === undefined) return null
  return (
    <IntlProvider locale={`${texts.language}-CA`} messages={texts.messages} defaultLocale="fr-CA">
      {children}
    </IntlProvider>
  )
}

type Keyed = Extract<(typeof localProblems)[LocalProblemCode], { readonly key: string }>

/** The message keys of failures that no server answers. */
type LocalTextKey = Keyed["key"]

/** Texts of the failures that happen in the browser, by their message keys; they stand in the contract's catalogue. */
export const localTexts = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(localProblems).flatMap((problem) =>
      "key" in problem ? [[problem.key, problem.text[language]]] : [],
    ),
  )
