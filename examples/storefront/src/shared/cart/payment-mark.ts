import { tabMemory } from "../site/tab-memory.ts"

const key = (subdomain: string) => `parterre.${subdomain}.paying`

/** Notes that a payment is under way in this tab, until its answer is here: a page that is left meanwhile never hears it. */
export function markPayment(subdomain: string, isUnderWay: boolean): void {
  if (isUnderWay) tabMemory().setItem(key(subdomain), "1")
  else tabMemory().removeItem(key(subdomain))
}

/** Whether a payment of this tab has had no answer. */
export const hasPaymentMark = (subdomain: string): boolean => tabMemory().getItem(key(subdomain)) !== null
