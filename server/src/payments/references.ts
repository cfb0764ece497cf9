/** The idempotency key of one payment attempt of a sale. Raise `attempt` only after a definite refusal. */
export const attemptReference = (saleToken: string, attempt: number): string => `sale:${saleToken}:${attempt}`

/** Our reference of one 3-D Secure authentication of a sale. */
export const authenticationReference = (saleToken: string, sequence: number): string =>
  `3ds:${saleToken}:${sequence}`

/** The sale token inside a reference made here, or undefined for a foreign one. */
export const saleTokenOf = (reference: string): string | undefined =>
  /^(?:sale|3ds):(.+):\d+$/.exec(reference)?.[1]

/** Stands for the processor of an attempt that has nothing to charge. */
export const NO_PROCESSOR = "NONE"
