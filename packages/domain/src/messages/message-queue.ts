export type DialogOptions = { panelClass?: string | undefined }

/** `duration` is how long it stays, in milliseconds; the usual time when absent [MSG-002]. */
export type SnackBarOptions = { duration?: number | undefined; panelClass?: string | undefined }

/** A notice to the shopper: a dialog waits for OK, a snackbar leaves by itself [MSG-001] [ENT-027]. */
export type ShopperMessage = {
  /** What makes two messages the same, when the sender knows; else the words and the title do [MSG-003]. */
  id?: string | undefined
  message: string
  title?: string | undefined
  /** The message is a key to translate [MSG-005]. */
  translate?: boolean | undefined
} & ({ dialog: DialogOptions; snackBar?: never } | { snackBar: SnackBarOptions; dialog?: never })

/** How long a snackbar stays, in milliseconds, and where [MSG-002]. */
const SNACKBAR_MS = 2500
export const SNACKBAR_PLACE = { vertical: "top", horizontal: "center" } as const

/** Whether two messages say the same [MSG-003]. */
export const isSameMessage = (one: ShopperMessage, other: ShopperMessage): boolean =>
  one.id !== undefined || other.id !== undefined
    ? one.id === other.id
    : one.message === other.message && one.title === other.title

/** The first is open, the others wait in order [MSG-004]; one that is open or waiting is not said twice [MSG-003]. */
export const enqueueMessage = <Said extends ShopperMessage>(
  queue: readonly Said[],
  message: Said,
): readonly Said[] => (queue.some((waiting) => isSameMessage(waiting, message)) ? queue : [...queue, message])

/** The queue once a message is closed; one that is closed already closes no other. */
export const closeMessage = <Said extends ShopperMessage>(
  queue: readonly Said[],
  closed: Said,
): readonly Said[] => queue.filter((waiting) => waiting !== closed)

/** What closes a message: OK, or its time in milliseconds [MSG-001] [MSG-002]. */
export const messageClosedBy = (message: ShopperMessage): "ok" | number =>
  message.snackBar === undefined ? "ok" : (message.snackBar.duration ?? SNACKBAR_MS)

/** The words of a message [MSG-005]. */
export const messageWords = (said: ShopperMessage, translate: (key: string) => string): string =>
  said.translate === true ? translate(said.message) : said.message
