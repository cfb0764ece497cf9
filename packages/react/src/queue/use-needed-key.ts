import type { Guarded } from "@parterre/domain/queues"
import { type AccessSnapshot, isSdkFailure } from "@parterre/sdk"
import { useEffect, useMemo, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot, useStore } from "../stores/use-store.ts"
import { type KeyNeed, keyNeed } from "./key-need.ts"

/** What needs a key, and the keys that this session has. */
export function useAccess(): AccessSnapshot {
  const { client, first } = useShop()
  return useSnapshot(client.accessKeys, first.accessKeys)
}

/** What a shopper must have a key of; nothing too while that is not known. */
export const useNeededKey = (thing: Guarded): Guarded | undefined => useKeyNeed(thing).needed

/** A key that ends while the thing is on screen sends nobody away; a hold that is refused for it does. */
export function useKeyNeed({ type, id }: Guarded): KeyNeed {
  const { client, cart } = useShop()
  const { accessKeys, session } = client
  const { guarded, keys } = useAccess()
  // Whoever has a key has a session, and its cart is read when the shop opens: that answer tells the server's time.
  const { status, unread } = useStore(cart.view)
  const isTimed = status !== "unloaded"
  const thing = `${type} ${id}`
  const [found, setFound] = useState<{ readonly thing: string; readonly guard: Guarded | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of what needs a key is a reason to ask again
  useEffect(() => {
    let current = true
    accessKeys.guard({ type, id }).then(
      (guard) => {
        if (current) setFound({ thing, guard })
      },
      (error: unknown) => {
        // The server holds nothing without a key: what cannot be asked is shown.
        if (!isSdkFailure(error)) throw error
        if (current) setFound((known) => (known?.thing === thing ? known : { thing, guard: undefined }))
      },
    )
    return () => {
      current = false
    }
  }, [accessKeys, type, id, thing, guarded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment at which this thing was opened
  const moment = useMemo(() => session.serverNow(), [session, thing, isTimed])
  const openedAt = isTimed ? moment : unread && 0
  return found?.thing === thing
    ? keyNeed({ guard: found.guard, keys, openedAt })
    : { isKnown: false, needed: undefined }
}
