import type { CartElement } from "@parterre/contract"
import { browserNote } from "../site/browser-note.ts"

/** What a cart or a receipt holds, by its holds: the same for no other. */
export const holdsOf = (elements: readonly CartElement[]): string =>
  elements
    .flatMap(({ prices }) => prices.map(({ reservationId }) => reservationId))
    .toSorted()
    .join()

/** Believed for an hour: nobody who comes back later still waits for that answer. */
const paying = browserNote("paying", 3_600_000)

/**
 * Notes which cart is being paid, until the answer is here: a page that is left meanwhile never hears it. Noted for the whole
 * browser, for its tab may be closed.
 */
export function markPayment(subdomain: string, elements: readonly CartElement[] | undefined): void {
  if (elements === undefined) paying.forget(subdomain)
  else paying.write(subdomain, holdsOf(elements))
}

/** The holds of a payment that has had no answer. */
export const markedPayment = paying.read
