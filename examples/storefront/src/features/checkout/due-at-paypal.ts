import { browserNote } from "../../shared/site/browser-note.ts"

/**
 * The token of the sale that is being paid at PayPal, whose way back must not say which: the token would stand in its records.
 * Whoever approves in PayPal's own app comes back in another tab. An order waits three hours for its approval.
 */
export const dueAtPayPal = browserNote("due-at-paypal", 3 * 3_600_000)
