import { useCallback } from "react"
import type { TextKey } from "./TextsProvider.tsx"
import { useSpeech } from "./use-texts.ts"

/** Whether a key that came over the wire is one of our texts. */
export function useTextKeys() {
  const { has } = useSpeech()
  return useCallback((key: string): key is TextKey => has(key), [has])
}
