import { type LocalProblemCode, localProblems } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { type ReactNode, use, useEffect, useMemo } from "react"
import { IntlProvider } from "react-intl"
import type client from "./client.fr.json"
import type fr from "./fr.json"
import { loadTexts } from "./load-texts.ts"
import type purchase from "./purchase.fr.json"
import type queue from "./queue.fr.json"
import type seats from "./seats.fr.json"

export type { Language }

const shop = ["shop"] as const

export type TextKey =
  | keyof typeof fr
  | keyof typeof seats
  | keyof typeof purchase
  | keyof typeof client
  | keyof typeof queue
  | LocalTextKey

/** The texts of every screen in the active language; those of some screens only are their `AreaTexts`. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = `${language}-CA`
  }, [language])
  const own = use(loadTexts(shop, language))
  const messages = useMemo(() => ({ ...localTexts(language), ...own }), [own, language])
  return (
    <IntlProvider locale={`${language}-CA`} messages={messages} defaultLocale="fr-CA">
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
