import { hash } from "node:crypto"

/** The idempotency key of one payment attempt of a sale. Raise `attempt` only after a definite refusal. */
export const attemptReference = (saleToken: string, attempt: number): string => `sale:${saleToken}:${attempt}`

/** Our reference of one 3-D Secure authentication of a sale. */
export const authenticationReference = (saleToken: string, sequence: number): string =>
  `3ds:${saleToken}:${sequence}`

/** The sale token inside a reference made here, or undefined for a foreign one. */
export const saleTokenOf = (reference: string): string | undefined =>
  /^(?:sale|3ds):(.+):\d+$/.exec(reference)?.[1]

/**
 * The same few letters and digits for a reference each time, for processors that take none as long as ours. Twelve tell
 * apart some millions of payments, nineteen any number.
 */
export const shortReference = (reference: string, length: number): string =>
  BigInt(`0x${hash("sha256", reference)}`)
    .toString(36)
    .slice(0, length)

/** Stands for the processor of an attempt that has nothing to charge. */
export const NO_PROCESSOR = "NONE"
