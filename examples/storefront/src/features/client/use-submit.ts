import type { ProblemCode } from "@parterre/contract"
import { isProblem, isSdkFailure } from "@parterre/sdk"
import { useState } from "react"
import { useSay } from "../../shared/messages/use-messages.ts"

/**
 * Sends a form; a refusal of the server is a dialog with its message, and what was typed stays [ERR-023]. The one that
 * is about a field is `told` there until `forget`, and takes the shopper to the field.
 */
export function useSubmit(ofField?: { readonly code: ProblemCode; readonly id: string }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<string>()
  const submit = async <Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> => {
    setBusy(true)
    setTold(undefined)
    try {
      return { answer: await act() }
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      if (ofField !== undefined && isProblem(error, ofField.code)) {
        setTold(error.message)
        document.getElementById(ofField.id)?.focus()
      } else say({ message: error.message, dialog: {} })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, submit, told, forget: () => setTold(undefined) }
}
