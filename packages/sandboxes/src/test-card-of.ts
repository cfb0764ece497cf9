import { isExpired, passesLuhn } from "./card-numbers.ts"

export type FoundCard<Card> =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "expired" }
  | { readonly kind: "unknown" }

/**
 * The test card of a number and its expiry as MMYY. A number outside of the table is unknown, so that a real card cannot
 * pass.
 */
export function testCardOf<Card extends { readonly number: string }>(
  cards: readonly Card[],
  { number, expiry, now }: { readonly number: string; readonly expiry: string; readonly now: number },
): FoundCard<Card> {
  const card = cards.find((each) => each.number === number)
  if (card === undefined || !passesLuhn(number)) return { kind: "unknown" }
  const month = Number(expiry.slice(0, 2))
  const isWrong = !/^\d{4}$/.test(expiry) || month < 1 || month > 12
  return isWrong || isExpired(month, 2000 + Number(expiry.slice(2)), now)
    ? { kind: "expired" }
    : { kind: "card", card }
}

/** Whether the name on a card asks for a refusal, for amounts and cards that trigger none. */
export const isRefusedByName = (name: string): boolean => /\b(DECLINE|RISK)\b/.test(name)
