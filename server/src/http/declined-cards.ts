import type { ProblemCode } from "@parterre/contract"
import type { Clock } from "../clock.ts"
import { Refusal } from "../refusal.ts"

const hour = 3_600_000
/** Addresses remembered before those that are forgiven are dropped. */
const mostAddresses = 10_000
/** What a thief who tries stolen numbers hears. */
const declining: ReadonlySet<ProblemCode> = new Set([
  "card-declined",
  "card-invalid",
  "authentication-failed",
])

export interface DeclinedCards {
  /** Does the work of a payment, unless too many from this address were declined within the hour. */
  watch<Result>(address: string, work: () => Promise<Result>): Promise<Result>
}

/** Against trying stolen cards: only declined payments count, whatever the session. Counted per process. */
export function declinedCards(mostAnHour: number, clock: Clock): DeclinedCards {
  const declinedAt = new Map<string, number[]>()

  const recent = (address: string): number[] =>
    (declinedAt.get(address) ?? []).filter((at) => clock.now() - at < hour)

  function count(address: string): void {
    if (declinedAt.size >= mostAddresses)
      for (const known of declinedAt.keys()) if (recent(known).length === 0) declinedAt.delete(known)
    declinedAt.set(address, [...recent(address), clock.now()])
  }

  return {
    async watch(address, work) {
      const declined = recent(address)
      const first = declined.at(-mostAnHour)
      if (first !== undefined)
        throw new Refusal("rate-limited", { retryAfter: Math.ceil((first + hour - clock.now()) / 1000) })
      try {
        return await work()
      } catch (error) {
        if (error instanceof Refusal && declining.has(error.code)) count(address)
        throw error
      }
    },
  }
}
