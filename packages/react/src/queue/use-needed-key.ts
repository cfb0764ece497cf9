import { accessKeyOf, type Guarded, letsIn } from "@parterre/domain/queues"
import { type AccessSnapshot, isSdkFailure } from "@parterre/sdk"
import { useEffect, useMemo, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

/** What needs a key, and the keys that this session has. */
export function useAccess(): AccessSnapshot {
  const { client, first } = useShop()
  return useSnapshot(client.accessKeys, first.accessKeys)
}

export interface KeyNeed {
  /** Whether it has been asked: a thing that is shown before may have to go again. */
  readonly isKnown: boolean
  /** What a shopper must have a key of to be shown the thing, and has none: the thing itself or its page. */
  readonly needed: Guarded | undefined
}

/** What a shopper must have a key of; nothing too while that is not known. */
export const useNeededKey = (thing: Guarded): Guarded | undefined => useKeyNeed(thing).needed

/** A key that ends while the thing is on screen sends nobody away; a hold that is refused for it does. */
export function useKeyNeed({ type, id }: Guarded): KeyNeed {
  const { accessKeys, session } = useShop().client
  const { guarded, keys } = useAccess()
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
  const openedAt = useMemo(() => session.serverNow(), [session, thing])
  const isKnown = found?.thing === thing
  const guard = isKnown ? found.guard : undefined
  const isIn = guard === undefined || letsIn(accessKeyOf(keys, guard.type, guard.id), openedAt)
  return { isKnown, needed: isIn ? undefined : guard }
}
