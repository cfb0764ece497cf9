import { messageClosedBy, type ShopperMessage } from "@parterre/domain/messages"

/** A notice to the shopper, and what can be answered to it. */
export type Notice = ShopperMessage & {
  /** Offered beside the text, the message stays longer for it; the name begins with the label and says the rest. */
  readonly action?: { readonly label: string; readonly name: string; readonly run: () => void }
}

/** A notice once said; the key tells two showings apart. */
export type Message = Notice & { readonly key: string }

/** Milliseconds a message that can be answered stays: the time WCAG 2.2.1 gives to do so. */
const TIME_TO_ANSWER = 20_000

/** Milliseconds until a message leaves by itself [MSG-002]; undefined for one that waits for OK [MSG-001]. */
export function lifetime(message: Message): number | undefined {
  const end = messageClosedBy(message)
  if (end === "ok") return undefined
  return message.action === undefined ? end : TIME_TO_ANSWER
}
