import { type ReactNode, useEffect, useState } from "react"
import { IntlProvider } from "react-intl"
import type client from "./client.fr.json"
import type fr from "./fr.json"
import { type LocalTextKey, localTexts } from "./local-texts.ts"

export type Language = "fr" | "en"
export type TextKey = keyof typeof fr | keyof typeof client | LocalTextKey

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
