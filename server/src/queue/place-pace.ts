import type { Counters } from "../http/counters.ts"
import { tooMany } from "../http/refusal-limit.ts"

const hour = 3_600_000

/** Takes a place for a caller of a network, and counts it when it is a new one. */
export type PlacePace = <Result>(
  network: string,
  isNew: boolean,
  take: () => Promise<Result>,
) => Promise<Result>

/** Against filling a queue from one network, with however many sessions. */
export function placePace(mostAnHour: number, counters: Counters): PlacePace {
  const places = counters("queue places", hour)
  return async (network, isNew, take) => {
    if (isNew) {
      const counted = await places.add(network)
      if (counted.count > mostAnHour) throw tooMany(counted.endsIn)
    }
    return take()
  }
}
