import { type HoldPace, holdPace } from "@parterre/domain/holds"
import type { Clock } from "../clock.ts"
import { Refusal } from "../refusal.ts"
import type { Placed } from "./place-holds.ts"

/** Addresses remembered before those whose hour is over are dropped. */
const mostAddresses = 10_000

/** Places tickets for a caller at an address, and counts them. */
export type AddressPace = (address: string, place: () => Promise<Placed>) => Promise<Placed>

/**
 * Against filling the database from one address, with however many sessions: tickets that were placed are counted, per
 * process. A refused request is not, it leaves no lines.
 */
export function addressPace(mostAnHour: number, clock: Clock): AddressPace {
  const paces = new Map<string, HoldPace>()
  const judge = (pace: HoldPace | undefined, tickets: number, most: number) =>
    holdPace(pace, tickets, { most, now: clock.now() })

  function count(address: string, tickets: number): void {
    const counted = judge(paces.get(address), tickets, Number.POSITIVE_INFINITY)
    if (!counted.ok) return
    if (paces.size >= mostAddresses)
      for (const [known, pace] of paces) if (judge(pace, 1, pace.tickets).ok) paces.delete(known)
    paces.set(address, counted.pace)
  }

  return async (address, place) => {
    const judged = judge(paces.get(address), 1, mostAnHour)
    if (!judged.ok) throw new Refusal("rate-limited", { retryAfter: judged.retryAfter })
    const placed = await place()
    count(address, placed.tickets)
    return placed
  }
}
