import type { Language } from "@parterre/domain/language"
import { type ReactNode, use, useEffect, useMemo } from "react"
import type cards from "./cards.fr.json"
import type cart from "./cart.fr.json"
import type client from "./client.fr.json"
import type finder from "./finder.fr.json"
import type flex from "./flex.fr.json"
import type fr from "./fr.json"
import { loadTexts } from "./load-texts.ts"
import type { LocalTextKey } from "./local-texts.ts"
import type location from "./location.fr.json"
import type newsletter from "./newsletter.fr.json"
import type offers from "./offers.fr.json"
import type page from "./page.fr.json"
import type payment from "./payment.fr.json"
import type products from "./products.fr.json"
import type purchase from "./purchase.fr.json"
import type queue from "./queue.fr.json"
import type renewal from "./renewal.fr.json"
import type seats from "./seats.fr.json"
import type site from "./site.fr.json"
import { SpeechContext, speechOf } from "./texts-context.ts"
import type venue from "./venue.fr.json"
import type ways from "./ways.fr.json"

export type { Language }

const shop = ["shop"] as const

export type TextKey =
  | keyof typeof fr
  | keyof typeof page
  | keyof typeof seats
  | keyof typeof purchase
  | keyof typeof client
  | keyof typeof queue
  | keyof typeof products
  | keyof typeof offers
  | keyof typeof cart
  | keyof typeof venue
  | keyof typeof location
  | keyof typeof flex
  | keyof typeof site
  | keyof typeof payment
  | keyof typeof ways
  | keyof typeof cards
  | keyof typeof newsletter
  | keyof typeof finder
  | keyof typeof renewal
  | LocalTextKey

/** The texts of every screen in the active language; those of some screens only are their `AreaTexts`. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    const lang = `${language}-CA`
    // Even the same language, told again, styles the whole page anew.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang
  }, [language])
  const messages = use(loadTexts(shop, language))
  const speech = useMemo(() => speechOf(language, messages), [language, messages])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}
