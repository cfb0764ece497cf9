import type { CartSnapshot } from "@parterre/sdk"

/** The seats of an event that are in the cart, on their own or with a subscription. */
export const seatsOfEvent = ({ cart }: CartSnapshot, eventId: string): ReadonlySet<string> =>
  new Set(
    (cart?.cartElements ?? []).flatMap(({ events, prices }) => {
      const isPart = events?.some((event) => event.eventId === eventId) ?? false
      return prices.flatMap((line) => (isPart || line.eventId === eventId ? line.seatIds : []))
    }),
  )

/** The seats of a subscription that are in the cart. */
export const seatsOfSubscription = ({ cart }: CartSnapshot, subscriptionId: string): ReadonlySet<string> =>
  new Set(
    (cart?.cartElements ?? [])
      .flatMap(({ prices }) => prices)
      .flatMap((line) => (line.subscriptionId === subscriptionId ? line.seatIds : [])),
  )

export const sameSeats = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((seatId) => b.has(seatId))
