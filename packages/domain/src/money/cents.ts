/** An amount of money in integer cents; the only money type there is. */
export type Cents = number

/** Refuses anything but an integer number of cents: a fraction here is a fault in the caller. */
export function assertCents(amount: Cents, what: string): void {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${what} must be an integer number of cents, not ${amount}`)
}
