import type { SignIn } from "@parterre/contract"
import { useState } from "react"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

export interface SignInsShown {
  readonly signIns: Loaded<readonly SignIn[]>
  /** Signs out whoever uses it; the list is read again then, as after every change. */
  readonly end: (id: string) => Promise<void>
  readonly endOthers: () => Promise<void>
}

/** Where the client who is logged in is signed in. */
export function useSignIns(): SignInsShown {
  const { client, first } = useShop()
  const who = useSnapshot(client.clients, first.client).client?.id
  const [round, setRound] = useState(0)
  const reload = () => setRound((before) => before + 1)
  const signIns = useLoaded(`sign-ins ${who} ${round}`, client.signIns.list)
  return {
    signIns,
    end: (id) => client.signIns.end(id).finally(reload),
    endOthers: () => client.signIns.endOthers().finally(reload),
  }
}
