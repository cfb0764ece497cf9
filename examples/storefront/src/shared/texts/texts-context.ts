import type { Language } from "@parterre/domain/language"
import { IntlMessageFormat } from "intl-messageformat"
import { createContext } from "react"
import { isPlain } from "./is-plain.ts"
import type { Messages, TextValues } from "./load-texts.ts"

/** The texts that a component may say, in the language of the shop. */
export interface Speech {
  readonly language: Language
  readonly has: (key: string) => boolean
  /** Filled with values. A key without a text says itself, and is a fault. */
  readonly say: (key: string, values?: TextValues) => string
  readonly messages: Messages
}

export const SpeechContext = createContext<Speech | undefined>(undefined)

export function speechOf(language: Language, messages: Messages): Speech {
  /** Read once, for as long as the language stays. */
  const formats = new Map<string, IntlMessageFormat>()
  const formatOf = (key: string): IntlMessageFormat | undefined => {
    const known = formats.get(key)
    const message = messages[key]
    if (known !== undefined || message === undefined) return known
    const format = new IntlMessageFormat(message, `${language}-CA`)
    formats.set(key, format)
    return format
  }
  return {
    language,
    messages,
    has: (key) => key in messages,
    say(key, values) {
      const message = messages[key]
      if (typeof message === "string" && isPlain(message)) return message
      const format = formatOf(key)
      if (format === undefined) {
        console.error(`There is no text ${key} in ${language}`)
        return key
      }
      return String(format.format(values))
    },
  }
}
