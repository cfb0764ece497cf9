import type { Guarded } from "@parterre/domain/queues"
import { isSdkFailure, type QueuePlace, type SdkFailure } from "@parterre/sdk"
import { useCallback, useEffect, useRef, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"

export interface FollowedPlace {
  /** Undefined before the first answer. */
  readonly place: QueuePlace | undefined
  /** The shopper has just given the place up. */
  readonly left: boolean
  readonly busy: boolean
  readonly failure: SdkFailure | undefined
  /** Uses the key, once the turn has come. */
  readonly enter: () => void
  /** Gives the place up, with every hold of the session. */
  readonly leave: () => void
  /** Takes a place, or asks again after a failure. */
  readonly join: () => void
}

/** The place of this session in the queue of a thing, followed while the screen is open. */
export function useQueuePlace({ type, id }: Guarded): FollowedPlace {
  const { client, cart } = useShop()
  const [place, setPlace] = useState<QueuePlace>()
  const [failure, setFailure] = useState<SdkFailure>()
  const [left, setLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const shown = useRef(place)
  shown.current = place
  const again = useCallback(() => setRound((before) => before + 1), [])

  const fail = useCallback((error: unknown) => {
    if (isSdkFailure(error)) return setFailure(error)
    setFailure(() => {
      throw error
    })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    if (left) return
    setFailure(undefined)
    return client.queue.follow({ type, id }, setPlace, fail, shown.current)
  }, [client, type, id, round, left, fail])

  const isEnded = place?.status === "expired" || place?.status === "gone"
  // A phone that was locked, a tab in the background and a network that was lost asked nothing for a while.
  useEffect(() => {
    if (isEnded) return
    const onShown = () => {
      if (document.visibilityState === "visible") again()
    }
    document.addEventListener("visibilitychange", onShown)
    window.addEventListener("online", again)
    window.addEventListener("offline", again)
    return () => {
      document.removeEventListener("visibilitychange", onShown)
      window.removeEventListener("online", again)
      window.removeEventListener("offline", again)
    }
  }, [again, isEnded])

  const act = (work: () => Promise<void>) => {
    setBusy(true)
    work()
      .catch(fail)
      .finally(() => setBusy(false))
  }
  return {
    place,
    left,
    busy,
    failure,
    enter: () =>
      act(async () => {
        setPlace(await client.queue.ask({ type, id }))
        again()
      }),
    leave: () =>
      act(async () => {
        await client.queue.leave()
        setLeft(true)
        setPlace({ status: "gone", again: false, offline: false })
        await cart.reload()
      }),
    join: () => {
      setPlace(undefined)
      shown.current = undefined
      setLeft(false)
      again()
    },
  }
}
