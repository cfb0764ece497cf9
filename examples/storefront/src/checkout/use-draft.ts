import { useCallback, useState } from "react"
import { useSite } from "../shell/site.ts"
import { tabMemory } from "../shell/tab-memory.ts"
import { type Draft, readDraft } from "./draft.ts"

/** What was typed, kept for the tab: a reload or a change of language loses nothing. */
export function useDraft(): readonly [Draft, (change: Partial<Draft>) => void] {
  const key = `parterre.${useSite().config.subdomain}.checkout`
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
  return [draft, change]
}
