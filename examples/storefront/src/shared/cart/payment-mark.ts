import type { CartElement } from "@parterre/contract"
import { tabMemory } from "../site/tab-memory.ts"

const key = (subdomain: string) => `parterre.${subdomain}.paying`

/** What a cart or a receipt holds, by its holds: the same for no other. */
export const holdsOf = (elements: readonly CartElement[]): string =>
  elements
    .flatMap(({ prices }) => prices.map(({ reservationId }) => reservationId))
    .toSorted()
    .join()

/** Notes which cart is being paid in this tab, until the answer is here: a page that is left meanwhile never hears it. */
export function markPayment(subdomain: string, elements: readonly CartElement[] | undefined): void {
  if (elements === undefined) tabMemory().removeItem(key(subdomain))
  else tabMemory().setItem(key(subdomain), holdsOf(elements))
}

/** The holds of a payment of this tab that has had no answer. */
export const markedPayment = (subdomain: string): string | undefined =>
  tabMemory().getItem(key(subdomain)) ?? undefined
