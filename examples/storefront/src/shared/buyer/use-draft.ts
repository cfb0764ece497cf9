import type { Client } from "@parterre/contract"
import { isBlank } from "@parterre/domain/clients"
import { useClient } from "@parterre/react"
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useSite } from "../site/site.ts"
import { draftKey, tabMemory } from "../site/tab-memory.ts"
import { useBrowserValue } from "../site/use-browser-value.ts"
import { type Draft, emptyDraft, readDraft } from "./draft.ts"

/**
 * What was typed, kept for the tab: a reload or a change of language loses nothing. `mayBeDrawn` is for the form of a page that a
 * server draws.
 */
export function useDraft(mayBeDrawn = false): readonly [Draft, (change: Partial<Draft>) => void] {
  const key = draftKey(useSite().config.subdomain)
  const { client } = useClient()
  const keptDraft = () => {
    const kept = readDraft(tabMemory().getItem(key))
    return client === undefined ? kept : withClient(kept, client)
  }
  // A form that a server drew is empty, and is taken over as it is. What was kept comes in that same moment; what was typed before
  // it comes after, by `early-input.ts`, and stands.
  const [wasDrawn] = useState(useBrowserValue(isDrawnNow, mayBeDrawn))
  const [draft, setDraft] = useState(() => (wasDrawn ? emptyDraft : keptDraft()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is taken over
  useLayoutEffect(() => {
    if (wasDrawn) setDraft(keptDraft())
  }, [])
  const change = useCallback(
    (changed: Partial<Draft>) =>
      setDraft((before) => {
        const next = { ...before, ...changed }
        tabMemory().setItem(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  const filledFor = useRef(client?.email)
  useEffect(() => {
    // Once for each client: what they emptied since stays empty, though their record is read anew.
    if (client === undefined || filledFor.current === client.email) return
    filledFor.current = client.email
    setDraft((before) => withClient(before, client))
  }, [client])
  return [draft, change]
}

const isDrawnNow = () => false

/** A draft with what is known of a logged-in client where nothing was typed. */
export function withClient(draft: Draft, client: Client): Draft {
  const [address] = client.addresses ?? []
  const known = {
    firstname: client.firstname,
    lastname: client.lastname,
    email: client.email,
    phone: client.phones?.[0]?.number ?? "",
    ...(address?.country === "CA" && {
      street: address.addressLine1,
      apartment: address.appartment ?? "",
      city: address.city,
      postalCode: address.zipCode,
    }),
  }
  const blank = Object.entries(known).filter(([field]) => isBlank(String(draft[field as keyof typeof known])))
  return { ...draft, ...Object.fromEntries(blank) }
}
