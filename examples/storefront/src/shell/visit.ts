import type { NavigationType } from "react-router-dom"

/** An arrival at an address. */
export interface Arrival {
  /** Another one at each arrival. */
  readonly key: string
  readonly address: string
  readonly way: `${NavigationType}`
}

export interface Visit extends Arrival {
  /** How many times the screen was asked for again while it was shown. */
  readonly reloads: number
}

/**
 * The visit after an arrival: going where one already is asks for the screen anew [SHELL-039]. A jump to a `#part`
 * and a step back in history do not.
 */
export function nextVisit(before: Visit, arrival: Arrival): Visit {
  const again =
    arrival.key !== before.key &&
    arrival.address === before.address &&
    arrival.way !== "POP" &&
    !arrival.address.includes("#")
  return { ...arrival, reloads: before.reloads + (again ? 1 : 0) }
}
