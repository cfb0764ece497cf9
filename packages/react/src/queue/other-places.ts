import type { Guarded } from "@parterre/domain/queues"
import type { AccessSnapshot } from "@parterre/sdk"
import { useMemo } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useStore } from "../stores/use-store.ts"

/**
 * What else this session has a place or a key for, as far as the device knows: leaving one line gives up all of them. `now`
 * in epoch milliseconds of the server's clock.
 */
export function otherPlaces(
  { keys, guarded }: AccessSnapshot,
  thing: Guarded,
  now: number,
): readonly Guarded[] {
  const needsKey = ({ type, id }: Guarded) =>
    guarded === undefined || guarded.some((one) => one.type === type && one.id === id)
  return [...keys.pages, ...keys.others]
    .filter((key) => key.type !== thing.type || key.id !== thing.id)
    .filter(
      ({ keyserver, goodUntil = Number.POSITIVE_INFINITY }) => keyserver !== undefined && now < goodUntil,
    )
    .filter(needsKey)
    .map(({ type, id }) => ({ type, id }))
}

/** The same, as it is when the component renders. */
export function useOtherPlaces(thing: Guarded): readonly Guarded[] {
  const { accessKeys, session } = useShop().client
  const snapshot = useStore(
    useMemo(
      () => ({ get: accessKeys.current, subscribe: (tell: () => void) => accessKeys.subscribe(tell) }),
      [accessKeys],
    ),
  )
  return otherPlaces(snapshot, thing, session.serverNow())
}
