import { useCallback } from "react"
import { useIntl } from "react-intl"
import type { TextKey } from "./TextsProvider.tsx"

/** Whether a key that came over the wire is one of our texts. */
export function useTextKeys() {
  const { messages } = useIntl()
  return useCallback((key: string): key is TextKey => key in messages, [messages])
}
