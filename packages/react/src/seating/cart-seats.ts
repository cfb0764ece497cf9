import type { CartSnapshot } from "@parterre/sdk"

/** The seats of an event that are in the cart. */
export const cartSeats = ({ cart }: CartSnapshot, eventId: string): ReadonlySet<string> =>
  new Set(
    (cart?.cartElements ?? [])
      .flatMap(({ prices }) => prices)
      .flatMap((line) => (line.eventId === eventId ? line.seatIds : [])),
  )

export const sameSeats = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((seatId) => b.has(seatId))
