import { useClient } from "@parterre/react"
import { useCallback, useEffect, useState } from "react"
import { useSite } from "../site/site.ts"
import { tabMemory } from "../site/tab-memory.ts"
import { withClient } from "./client-draft.ts"
import { type Draft, draftKey, readDraft } from "./draft.ts"

/** What was typed, kept for the tab: a reload or a change of language loses nothing. */
export function useDraft(): readonly [Draft, (change: Partial<Draft>) => void] {
  const key = draftKey(useSite().config.subdomain)
  const { client } = useClient()
  const [draft, setDraft] = useState(() => readDraft(tabMemory().getItem(key)))
  const change = useCallback(
    (changed: Partial<Draft>) =>
      setDraft((before) => {
        const next = { ...before, ...changed }
        tabMemory().setItem(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  useEffect(() => {
    if (client !== undefined) setDraft((before) => withClient(before, client))
  }, [client])
  return [draft, change]
}
