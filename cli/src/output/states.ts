import type { CartState, CartSummary, PaymentAttempt, SupportHold } from "@parterre/contract"
import { formatCountdown, isEndingSoon } from "@parterre/domain/holds"
import type { Texts } from "../texts.ts"
import { type Span, span, type Tone } from "./lines.ts"

export const cartTones: Readonly<Record<CartState, Tone>> = {
  empty: "label",
  held: "good",
  paying: "warning",
  paid: "good",
  expired: "bad",
}
const standingTones: Readonly<Record<NonNullable<CartSummary["standing"]>, Tone>> = {
  due: "bad",
  refunded: "label",
  voided: "label",
}

/** What a cart is, or what became of the order that it is by now. */
export const stateSpan = (
  { state, standing }: Pick<CartSummary, "state" | "standing">,
  { cartStates, standings }: Texts,
): Span =>
  standing === undefined
    ? span(cartStates[state], cartTones[state])
    : span(standings[standing], standingTones[standing])

export const holdTones: Readonly<Record<SupportHold["state"], Tone>> = {
  live: "good",
  paying: "warning",
  lapsed: "bad",
  released: "label",
  sold: "good",
  refunded: "label",
  voided: "label",
}
export const attemptTones: Readonly<Record<PaymentAttempt["state"], Tone>> = {
  created: "warning",
  authenticating: "warning",
  authorising: "warning",
  challenging: "warning",
  authorised: "good",
  declined: "bad",
  unknown: "warning",
  captured: "good",
  lapsed: "bad",
  voiding: "warning",
  voided: "label",
  refunding: "warning",
  refunded: "label",
}

/** Enough of an id to tell it from others: it begins with the time, and many of one hour begin alike. */
export const endOf = (id: string): string => `…${id.slice(-8)}`

/** Seconds left now, of those there were when the answer came; the server's figure, so no clock of ours counts. */
export const secondsLeft = (remainingTime: number, elapsed: number): number =>
  Math.max(0, Math.ceil(remainingTime - elapsed))

/** The countdown of something that still runs, a dash for what does not. */
export function leftSpan(runs: boolean, seconds: number): Span {
  if (!runs) return span("—", "label")
  return span(
    formatCountdown(seconds, "small"),
    seconds === 0 ? "bad" : isEndingSoon(seconds) ? "warning" : undefined,
  )
}
