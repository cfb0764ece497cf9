/** A notice to the shopper: a dialog waits for OK, a snackbar leaves by itself. */
export interface Message {
  readonly id: string
  readonly kind: "dialog" | "snackbar"
  readonly text: string
  readonly title?: string
  /** Offered beside the text; the message stays longer for it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** The first is open, the others wait [MSG-004]. */
export type MessageQueue = readonly Message[]

const same = (one: Message, other: Message) =>
  one.kind === other.kind && one.text === other.text && one.title === other.title

/** A message that is open or waiting already is not said twice [MSG-003]. */
export const enqueue = (queue: MessageQueue, message: Message): MessageQueue =>
  queue.some((waiting) => same(waiting, message)) ? queue : [...queue, message]

export const dismiss = (queue: MessageQueue, id: string): MessageQueue =>
  queue.filter((message) => message.id !== id)

/** Milliseconds a snackbar stays [MSG-002]; one that can be answered gives the time of WCAG 2.2.1 to do so. */
export const lifetime = (message: Message): number => (message.action === undefined ? 2500 : 20_000)
