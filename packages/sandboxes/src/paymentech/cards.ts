import { approvedCard, type DeclinableCard, declinedCard } from "../declinable-card.ts"

/** Test cards of the Orbital sandbox; every other number is refused. */
export const paymentechCards: readonly DeclinableCard[] = [
  approvedCard("4788250000028291"),
  approvedCard("4556761029983886"),
  approvedCard("5454545454545454"),
  approvedCard("371449635398431"),
  approvedCard("6011000995500000"),
  declinedCard("4000300011112220", "byBank", "05"),
  declinedCard("4000000000009995", "funds", "51"),
  declinedCard("4000000000000069", "expired", "33"),
]
