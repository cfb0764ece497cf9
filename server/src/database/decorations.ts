import type { Decoration, Language } from "@parterre/contract"
import type { DecorationColumn } from "./venue-tables.ts"

/** What a venue's plan draws beside its seats, with its words in the language. */
export const decorationsIn = (stored: string, language: Language): Decoration[] =>
  (JSON.parse(stored) as DecorationColumn[]).map(({ text, ...drawn }) => {
    if (text === undefined) return drawn
    const { names, ...written } = text
    return { ...drawn, text: { ...written, text: names?.[language] ?? text.text } }
  })
