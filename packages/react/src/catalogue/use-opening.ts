import { useEffect, useRef, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { nextOpening, watchOpening } from "./watch-opening.ts"

/**
 * Reads anew once the soonest of some openings (ISO 8601) has passed by the server's clock, without a reload. `read` answers
 * whether it was open; an event that is waited for tells the server's time.
 */
export function useOpening(
  moments: readonly (string | undefined)[],
  eventId: string | undefined,
  read: () => Promise<boolean>,
): void {
  const { client } = useShop()
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  const [since] = useState(client.session.serverNow)
  const at = nextOpening(moments, since)
  useEffect(() => {
    if (at === undefined) return
    return watchOpening({
      at,
      now: client.session.serverNow,
      learn: async () => eventId !== undefined && client.catalogue.event(eventId, { fresh: true }),
      read: () => latest.current(),
    })
  }, [client, at, eventId])
}
