import { messageClosedBy, type ShopperMessage } from "@parterre/domain"

/** A notice to the shopper, and what can be answered to it. */
export interface Message extends ShopperMessage {
  /** Tells two showings apart. */
  readonly key: string
  /** Offered beside the text; the message stays longer for it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Milliseconds a message that can be answered stays: the time WCAG 2.2.1 gives to do so. */
const TIME_TO_ANSWER = 20_000

/** Milliseconds until a message leaves by itself [MSG-002]; undefined for one that waits for OK [MSG-001]. */
export function lifetime(message: Message): number | undefined {
  const end = messageClosedBy(message)
  if (end === "ok") return undefined
  return message.action === undefined ? end : TIME_TO_ANSWER
}
