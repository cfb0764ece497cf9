import type { CartElement } from "@parterre/contract"
import { storedFields } from "@parterre/domain/json-fields"
import { browserStorage } from "@parterre/react"

/** A payment that has had no answer. */
interface Mark {
  /** What is being paid, as `holdsOf` says it. */
  readonly holds: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Milliseconds that a mark is believed: nobody who comes back later still waits for that answer. */
const LASTS = 3_600_000

const key = (subdomain: string) => `parterre.${subdomain}.paying`

const readers = {
  holds: (value: unknown): value is string => typeof value === "string",
  at: (value: unknown): value is number => typeof value === "number",
}

/** What a cart or a receipt holds, by its holds: the same for no other. */
export const holdsOf = (elements: readonly CartElement[]): string =>
  elements
    .flatMap(({ prices }) => prices.map(({ reservationId }) => reservationId))
    .toSorted()
    .join()

/**
 * Notes which cart is being paid, until the answer is here: a page that is left meanwhile never hears it. Noted for the whole
 * browser, for its tab may be closed.
 */
export function markPayment(subdomain: string, elements: readonly CartElement[] | undefined): void {
  const mark = elements && ({ holds: holdsOf(elements), at: Date.now() } satisfies Mark)
  if (mark === undefined) browserStorage().remove(key(subdomain))
  else browserStorage().write(key(subdomain), JSON.stringify(mark))
}

/** The holds of a payment that has had no answer. */
export function markedPayment(subdomain: string): string | undefined {
  const { holds, at = 0 } = storedFields<Mark>(browserStorage().read(key(subdomain)) ?? null, readers)
  return Date.now() - at < LASTS ? holds : undefined
}
