import { type ReactNode, useEffect, useMemo, useState } from "react"
import { IntlProvider, useIntl } from "react-intl"
import type { Language } from "./TextsProvider.tsx"

type Loaders = Record<Language, () => Promise<{ default: Record<string, string> }>>

const clientLoaders: Loaders = {
  fr: () => import("./client.fr.json"),
  en: () => import("./client.en.json"),
}
const queueLoaders: Loaders = {
  fr: () => import("./queue.fr.json"),
  en: () => import("./queue.en.json"),
}

interface AreaProps {
  children: ReactNode
}

/** The texts of the account area, fetched with its first screen. */
export const ClientTexts = ({ children }: AreaProps) => <Area loaders={clientLoaders}>{children}</Area>

/** The texts of the waiting screen, fetched with it. */
export const QueueTexts = ({ children }: AreaProps) => <Area loaders={queueLoaders}>{children}</Area>

function Area({ loaders, children }: AreaProps & { loaders: Loaders }) {
  const { locale, messages } = useIntl()
  const language: Language = locale.startsWith("fr") ? "fr" : "en"
  const [texts, setTexts] = useState<{ language: Language; own: Record<string, string> }>()
  useEffect(() => {
    let current = true
    loaders[language]().then(({ default: own }) => {
      if (current) setTexts({ language, own })
    })
    return () => {
      current = false
    }
  }, [loaders, language])
  // Read into their parts when the shop was built, or plain: the shop hands on both alike.
  const all = useMemo(() => ({ ...messages, ...texts?.own }) as Record<string, string>, [messages, texts])
  if (texts?.language !== language) return null
  return (
    <IntlProvider locale={locale} messages={all} defaultLocale="fr-CA">
      {children}
    </IntlProvider>
  )
}
