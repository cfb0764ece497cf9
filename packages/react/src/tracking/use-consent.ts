import type { ConsentSnapshot } from "@parterre/sdk"
import { useCallback, useEffect } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

export interface AskedConsent {
  /** `unread` until the device was asked: before, nobody is to be asked again. */
  readonly consent: ConsentSnapshot
  readonly agree: () => void
  /** Says no. After a yes, what tags kept is forgotten, and the page begins anew: what they started runs until it ends. */
  readonly refuse: () => void
}

/** Whether the shopper agrees to be counted by the tenant's tag managers; they may change it at any time. */
export function useConsent(): AskedConsent {
  const { client } = useShop()
  const consent = useSnapshot<ConsentSnapshot>(client.consent, "unread")
  useEffect(() => {
    // A tag that was at work when it was refused may have written once more.
    if (consent === "no") void import("./forget-tags.ts").then(({ forgetTags }) => forgetTags(document))
  }, [consent])
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      // Answered in another tab. Somebody may be paying in this one: it takes the answer over and stays as it is.
      if (key?.endsWith(".consent") && (newValue === "yes" || newValue === "no"))
        void client.consent.answer(newValue)
    }
    window.addEventListener("storage", hear)
    return () => window.removeEventListener("storage", hear)
  }, [client])
  const agree = useCallback(() => void client.consent.answer("yes"), [client])
  const refuse = useCallback(() => {
    const saying = Promise.all([import("./forget-tags.ts"), client.consent.answer("no")])
    saying.then(([{ forgetTags }]) => {
      if (forgetTags(document)) window.location.reload()
    })
  }, [client])
  return { consent, agree, refuse }
}
