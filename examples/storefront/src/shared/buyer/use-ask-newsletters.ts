import { useClient, useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"
import type { Draft } from "./draft.ts"

/**
 * Asks for the newsletters that a buyer ticked, once for each address; a purchase does not wait for it. For the address in
 * the form unless another is given.
 */
export function useAskNewsletters(
  draft: Draft,
  change: (change: Partial<Draft>) => void,
): (address?: string) => void {
  const { newsletters } = useParterre()
  const { client } = useClient()
  const { language } = useTexts()
  const say = useSay()
  const { newsletters: ids } = draft
  const ask = async (email: string, newslettersAsked: string) => {
    try {
      await newsletters.change({
        subscribe: [...ids],
        unsubscribe: [],
        source: "checkout",
        ...(client?.id === undefined ? { email, language } : { clientId: client.id, language }),
      })
      change({ newslettersAsked })
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: error.message, snackBar: {} })
    }
  }
  return (address = draft.email) => {
    const email = address.trim()
    const newslettersAsked = [email, ...ids].join(" ")
    if (ids.length > 0 && draft.newslettersAsked !== newslettersAsked) void ask(email, newslettersAsked)
  }
}
