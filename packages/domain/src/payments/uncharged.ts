/** How the code of an attempt begins whose processor could not be reached, or took no part in it: no bank refused a card. */
export const UNREACHED = "unreached:"

/** The code of an attempt whose answer was lost and of which its processor knows nothing. */
export const NOT_CHARGED = "not-charged"

/** Why an attempt is let go: the shopper left the processor's challenge. */
export const ABANDONED = "abandoned"

/** The code of an attempt whose reserved money the bank let go before it was taken. */
export const LAPSED = "lapsed"

/** The code of an attempt at tickets that are out which staff saw taken and given back: what is told of it later pays nothing. */
export const GIVEN_BACK = "given-back"

/**
 * Why a payment ended without money: the payment service did nothing, the shopper left, the card was refused, or what was
 * taken went back.
 */
export type Uncharged = "unanswered" | "left" | "refused" | typeof GIVEN_BACK

export function whyUncharged(code: string): Uncharged {
  if (code === NOT_CHARGED || code.startsWith(UNREACHED)) return "unanswered"
  if (code === GIVEN_BACK) return code
  return code === ABANDONED ? "left" : "refused"
}

/** A code as the processor gave it, for whoever asks there; none of ours. */
export const processorCode = (code: string | undefined): string | undefined =>
  code === undefined || code === LAPSED || whyUncharged(code) !== "refused" ? undefined : code
