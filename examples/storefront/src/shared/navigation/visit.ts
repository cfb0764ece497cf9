import type { NavigationType } from "./router.tsx"

/** State of a navigation that only writes into the address what the screen already shows, a filter as it is typed. */
export const WRITTEN_DOWN = "written-down"

/** State of a navigation to an evening that is known to open without a map: its screen waits in that shape. */
export const WITHOUT_MAP = "without-map"

/** An arrival at an address. */
export interface Arrival {
  /** Another one at each arrival. */
  readonly key: string
  readonly address: string
  readonly way: `${NavigationType}`
  /** The state that the navigation came with. */
  readonly state: unknown
}

export interface Visit extends Arrival {
  /** How many times the screen was asked for again while it was shown. */
  readonly reloads: number
}

/**
 * The visit after an arrival: going where one already is asks for the screen anew [SHELL-039]. A jump to a `#part`, a
 * step back in history and a filter do not: of addresses that follow each other fast, the page sees only some.
 */
export function nextVisit(before: Visit, arrival: Arrival): Visit {
  const again =
    arrival.key !== before.key &&
    arrival.address === before.address &&
    arrival.way !== "POP" &&
    arrival.state !== WRITTEN_DOWN &&
    !arrival.address.includes("#")
  return { ...arrival, reloads: before.reloads + (again ? 1 : 0) }
}
