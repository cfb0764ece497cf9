import type { AuthenticationRow } from "../database/checkout-tables.ts"
import { tokenHash } from "../ids.ts"
import type { CardToAuthenticate } from "../payments/processor.ts"

/** What is written down of a card beside its authentication. */
interface Details {
  /** Of 3-D Secure. */
  readonly version?: string
  /** SHA-256 of the token that stood for the card. */
  readonly token?: string
}

export const detailsOf = ({ details }: Pick<AuthenticationRow, "details">): Details =>
  JSON.parse(details ?? "{}")

/** The columns of a card about to be authenticated. Of a token's card its processor tells the ends. */
export const columnsOf = (
  card: CardToAuthenticate,
): Pick<AuthenticationRow, "bin" | "last_four" | "details"> =>
  "token" in card
    ? { bin: "", last_four: "", details: JSON.stringify({ token: tokenHash(card.token) } satisfies Details) }
    : { bin: card.number.slice(0, 6), last_four: card.number.slice(-4), details: null }

/** Whether an authentication was asked for with this very token, or with a number of the same ends. */
export function isOfCard(row: AuthenticationRow, card: CardToAuthenticate): boolean {
  const { token } = detailsOf(row)
  if ("token" in card) return token === tokenHash(card.token)
  return token === undefined && row.bin === card.number.slice(0, 6) && row.last_four === card.number.slice(-4)
}
