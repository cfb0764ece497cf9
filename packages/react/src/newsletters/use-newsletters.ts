import type { Newsletter, NewsletterChange } from "@parterre/contract"
import { NEWSLETTER_REFRESH_MS } from "@parterre/domain/newsletters"
import { useEffect, useState } from "react"
import { useClient } from "../clients/use-client.ts"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

/** Where newsletters are offered [NEWS-003]. */
export type NewsletterPlace =
  | { readonly type: "profile" }
  | {
      readonly type: "sale"
      /** Ids of the events that are bought; none where nothing is. */
      readonly performanceIds: readonly string[]
    }

export interface NewslettersView {
  /** As the shopper stands with them; none of a profile before somebody is logged in. */
  readonly offered: Loaded<readonly Newsletter[]>
  /** Asks for some and leaves some; a guest says by what address. */
  readonly change: (change: Omit<NewsletterChange, "clientId">) => Promise<readonly Newsletter[]>
}

/** The newsletters that are offered somewhere, to a guest even where somebody is logged in if asked so; read again two seconds after a login or a logout [NEWS-004]. */
export function useNewsletters(
  place: NewsletterPlace,
  { asGuest = false }: { readonly asGuest?: boolean } = {},
): NewslettersView {
  const { client: shop, language } = useShop()
  const own = useClient().client?.id
  const shown = useShownClient()
  const clientId = asGuest ? undefined : own
  const shownId = asGuest ? undefined : shown
  const [changes, setChanges] = useState(0)
  const events = place.type === "sale" ? place.performanceIds : []
  const key = `newsletters ${place.type} ${events.join()} ${shownId} ${changes} ${language}`
  const offered = useLoaded(key, async () => {
    if (place.type === "sale") return shop.newsletters.ofSale(events, shownId)
    return shownId === undefined ? [] : shop.newsletters.ofProfile(shownId)
  })
  return {
    offered,
    change: async (change) => {
      const answer = await shop.newsletters.change({
        ...change,
        ...(clientId === undefined ? {} : { clientId }),
      })
      setChanges((count) => count + 1)
      return answer
    },
  }
}

/** Whose newsletters are shown: who is logged in, a while after that changed. */
function useShownClient(): string | undefined {
  const { status, client } = useClient()
  const id = client?.id
  const [shown, setShown] = useState({ status, id })
  useEffect(() => {
    if (status === "unknown" || (shown.status !== "unknown" && shown.id === id)) return
    // Who somebody is, once that is known, is no login.
    const wait = shown.status === "unknown" ? 0 : NEWSLETTER_REFRESH_MS
    const timer = setTimeout(() => setShown({ status, id }), wait)
    return () => clearTimeout(timer)
  }, [status, id, shown])
  return shown.id
}
