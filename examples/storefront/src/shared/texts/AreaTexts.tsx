import { type ReactNode, use, useMemo } from "react"
import { IntlProvider, useIntl } from "react-intl"
import { loadTexts, type TextArea } from "./load-texts.ts"
import type { Language } from "./TextsProvider.tsx"

interface AreaTextsProps {
  areas: readonly TextArea[]
  children: ReactNode
}

/** Around screens whose texts are not in the first load: they are fetched with the screen. */
export function AreaTexts({ areas, children }: AreaTextsProps) {
  const { locale, messages } = useIntl()
  const language: Language = locale.startsWith("fr") ? "fr" : "en"
  const own = use(loadTexts(areas, language))
  const all = useMemo(() => ({ ...messages, ...own }) as Record<string, string>, [messages, own])
  return (
    <IntlProvider locale={locale} messages={all} defaultLocale="fr-CA">
      {children}
    </IntlProvider>
  )
}
