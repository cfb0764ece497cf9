import type { Language } from "@parterre/contract"
import IntlMessageFormat from "intl-messageformat"
import { createContext, type ReactNode, use, useEffect, useMemo } from "react"
import en from "./en.json" with { type: "json" }
import fr from "./fr.json" with { type: "json" }

export type TextKey = keyof typeof fr
export type TextValues = Readonly<Record<string, string | number>>
export type Say = (key: TextKey, values?: TextValues) => string

const messages: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { fr, en }

/** Reads each text once. */
function sayIn(language: Language): Say {
  const read = new Map<TextKey, IntlMessageFormat>()
  return (key, values) => {
    let format = read.get(key)
    if (format === undefined) {
      format = new IntlMessageFormat(messages[language][key], `${language}-CA`)
      read.set(key, format)
    }
    return String(format.format(values))
  }
}

interface Speech {
  readonly language: Language
  readonly t: Say
}

const SpeechContext = createContext<Speech | undefined>(undefined)

export function Texts({ language, children }: { language: Language; children: ReactNode }) {
  const speech = useMemo(() => ({ language, t: sayIn(language) }), [language])
  useEffect(() => {
    document.documentElement.lang = `${language}-CA`
    document.title = speech.t("app.title")
  }, [language, speech])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useTexts(): Speech {
  const speech = use(SpeechContext)
  if (speech === undefined) throw new Error("There are no texts around this component.")
  return speech
}
