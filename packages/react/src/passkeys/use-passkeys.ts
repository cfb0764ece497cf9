import type { Passkey } from "@parterre/contract"
import type { PasskeyToAdd } from "@parterre/sdk"
import { useState } from "react"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

export interface PasskeysShown {
  readonly passkeys: Loaded<readonly Passkey[]>
  /** Has the device make one; the list is read again then, as after every change. */
  readonly add: (asked: PasskeyToAdd) => Promise<Passkey>
  readonly rename: (id: string, name: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** The passkeys of the client who is logged in. */
export function usePasskeys(): PasskeysShown {
  const { client, first } = useShop()
  const who = useSnapshot(client.clients, first.client).client?.id
  const [round, setRound] = useState(0)
  const reload = () => setRound((before) => before + 1)
  const passkeys = useLoaded(`passkeys ${who} ${round}`, client.passkeys.list)
  return {
    passkeys,
    add: (asked) => client.passkeys.add(asked).finally(reload),
    rename: (id, name) => client.passkeys.rename(id, name).finally(reload),
    remove: (id) => client.passkeys.remove(id).finally(reload),
  }
}
