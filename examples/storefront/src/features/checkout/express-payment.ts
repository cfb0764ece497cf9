import type { WalletToken } from "@parterre/react"
import { useEffect, useEffectEvent, useState } from "react"

/** Milliseconds that a token waits for the checkout's screen to be fetched. */
const WAITS = 30_000

let waiting: { readonly given: WalletToken; readonly at: number } | undefined

/** Keeps what a wallet gave for the payment that it leads to: in memory alone, and not for another visit of the checkout. */
export function keepGiven(given: WalletToken | undefined, now: number): void {
  waiting = given && { given, at: now }
}

/** What was given and is still good; who uses it has it forgotten. `now` is milliseconds of the same clock. */
export const keptGiven = (now: number): WalletToken | undefined =>
  waiting === undefined || now - waiting.at > WAITS ? undefined : waiting.given

interface ExpressPayment {
  /** Whether it is known how the tickets go. */
  readonly isReady: boolean
  /** Whether the payment is the open step. */
  readonly isOpen: boolean
  /** Cents; undefined while they are not known, or a payment is under way. */
  readonly amount: number | undefined
  readonly pay: (given: WalletToken) => void
}

/** Milliseconds for the payment to begin: what comes later is no answer to the shopper's press any more. */
const BEGINS = 10_000

/**
 * Pays with what a wallet gave before the payment's step was open: once, and only the amount that its sheet showed.
 * `cameToNothing` where it was not used, so that nobody takes the sheet's word for it.
 */
export function useExpressPayment({ isReady, isOpen, amount, pay }: ExpressPayment) {
  const [given, give] = useState(() => keptGiven(performance.now()))
  // Once it is shown: a rendering that came to nothing, for a part was still on its way, has used nothing up.
  useEffect(() => keepGiven(undefined, performance.now()), [])
  const [cameToNothing, setCameToNothing] = useState(false)
  const use = useEffectEvent((token: WalletToken) => {
    give(undefined)
    if (amount === token.amount) pay(token)
    else setCameToNothing(true)
  })
  const isNow = isReady && isOpen && amount !== undefined
  useEffect(() => {
    if (given !== undefined && isNow) use(given)
  }, [given, isNow])
  useEffect(() => {
    if (given === undefined) return
    const timer = setTimeout(() => {
      give(undefined)
      setCameToNothing(true)
    }, BEGINS)
    return () => clearTimeout(timer)
  }, [given])
  return { give, cameToNothing }
}
