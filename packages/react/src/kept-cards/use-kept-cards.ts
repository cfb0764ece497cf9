import type { KeptCardRemoval, KeptCards } from "@parterre/contract"
import { useState } from "react"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

export interface KeptCardsShown {
  readonly cards: Loaded<KeptCards>
  /** Asks anew which there are. */
  readonly reload: () => void
  /** `removed` is false while the processor has not confirmed it; the list is read again either way. */
  readonly remove: (id: string) => Promise<KeptCardRemoval>
}

/** The cards that the site's processor keeps for the client who is logged in. */
export function useKeptCards(): KeptCardsShown {
  const { client, first } = useShop()
  const who = useSnapshot(client.clients, first.client).client?.id
  const [round, setRound] = useState(0)
  const reload = () => setRound((before) => before + 1)
  const cards = useLoaded(`kept cards ${who} ${round}`, client.keptCards.list)
  return {
    cards,
    reload,
    // Where it was refused, the card is gone already.
    remove: (id) => client.keptCards.remove(id).finally(reload),
  }
}
