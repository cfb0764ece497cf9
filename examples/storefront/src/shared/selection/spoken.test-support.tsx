import type { SeatSelection, SeatSelectionState } from "@parterre/react"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { ServerStyleSheet, ThemeProvider } from "styled-components"
import { Messages } from "../messages/Messages.tsx"
import { allTexts } from "../texts/all-texts.test-support.ts"
import { localTexts } from "../texts/local-texts.ts"
import type { Language } from "../texts/TextsProvider.tsx"
import { SpeechContext, speechOf } from "../texts/texts-context.ts"
import { theme } from "../theme/theme.ts"

/** A component as markup and style in a language, with plain spaces. */
export function rendered(language: Language, element: ReactNode) {
  const sheet = new ServerStyleSheet()
  const messages = { ...localTexts(language), ...allTexts[language] }
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <ThemeProvider theme={theme}>
        <SpeechContext value={speechOf(language, messages)}>
          <Messages>{element}</Messages>
        </SpeechContext>
      </ThemeProvider>,
    ),
  ).replaceAll(/[\u00a0\u202f]/g, " ")
  return { markup, style: sheet.getStyleTags() }
}

/** What a screen reader says of each button. */
export const buttonNames = (markup: string): readonly string[] =>
  [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name = ""]) => name)

/** What is said in paragraphs. */
export const paragraphs = (markup: string): readonly string[] =>
  [...markup.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = ""]) => text.replaceAll(/<[^>]*>/g, "").trim())

/** A selection that stands still. */
export function stillSelection(state: Partial<SeatSelectionState>, more: Partial<SeatSelection> = {}) {
  const still = {
    seats: [],
    priceLevels: [],
    placesLeft: new Map(),
    lost: [],
    nearest: [],
    atFault: [],
    refusal: undefined,
    addFailure: undefined,
    partySize: 2,
    admissions: new Map(),
    ...state,
  }
  // Only what the components read is here.
  return { get: () => still, subscribe: () => () => undefined, ...more } as unknown as SeatSelection
}
