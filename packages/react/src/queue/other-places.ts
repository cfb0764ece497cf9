import type { Guarded } from "@parterre/domain/queues"
import type { AccessSnapshot } from "@parterre/sdk"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useAccess } from "./use-needed-key.ts"

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
    .filter(({ keyserver, goodUntil = Infinity }) => keyserver !== undefined && now < goodUntil)
    .filter(needsKey)
    .map(({ type, id }) => ({ type, id }))
}

/** The same, as it is when the component renders. */
export function useOtherPlaces(thing: Guarded): readonly Guarded[] {
  const { session } = useShop().client
  return otherPlaces(useAccess(), thing, session.serverNow())
}
