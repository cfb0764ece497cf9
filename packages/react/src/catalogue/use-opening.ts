import { useEffect, useRef } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { watchOpenings } from "./watch-openings.ts"

/**
 * Reads anew each time one of some openings (ISO 8601) has passed by the server's clock, without a reload. `read` answers
 * whether it was open; an event that is waited for tells the server's time, without one the shopper's clock is gone by.
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
  const told = moments.filter((moment) => moment !== undefined).join(" ")
  useEffect(() => {
    if (told === "") return
    return watchOpenings({
      moments: told.split(" ").map((moment) => Date.parse(moment)),
      now: client.session.serverNow,
      learn: async () => eventId !== undefined && client.catalogue.event(eventId, { fresh: true }),
      read: () => latest.current(),
    })
  }, [client, told, eventId])
}
