import { isSdkFailure } from "@parterre/sdk"
import { useState } from "react"
import { useSay } from "../../shared/messages/use-messages.ts"

/** Sends a form; a refusal of the server is a dialog with its message, and what was typed stays [ERR-023]. */
export function useSubmit() {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const submit = async <Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> => {
    setBusy(true)
    try {
      return { answer: await act() }
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: error.message, dialog: {} })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, submit }
}
