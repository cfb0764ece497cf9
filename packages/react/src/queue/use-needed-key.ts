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

/**
 * What a shopper must have a key of to be shown a thing, and has none: the thing itself or its page. A key that ends while
 * the thing is on screen sends nobody away; a hold that is refused for it does.
 */
export function useNeededKey({ type, id }: Guarded): Guarded | undefined {
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
      },
    )
    return () => {
      current = false
    }
  }, [accessKeys, type, id, thing, guarded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment at which this thing was opened
  const openedAt = useMemo(() => session.serverNow(), [session, thing])
  const guard = found?.thing === thing ? found.guard : undefined
  if (guard === undefined) return undefined
  return letsIn(accessKeyOf(keys, guard.type, guard.id), openedAt) ? undefined : guard
}
