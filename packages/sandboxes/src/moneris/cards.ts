import { approvedCard, type DeclinableCard, declinedCard } from "../declinable-card.ts"

/** Test cards of the Moneris sandbox; every other number is refused. Those that are declined are the sandbox's own. */
export const monerisCards: readonly DeclinableCard[] = [
  approvedCard("4242424242424242"),
  approvedCard("5454545454545454"),
  approvedCard("373599005095005"),
  approvedCard("36462462742008"),
  approvedCard("6011000992927602"),
  declinedCard("4000000000000002", "byBank", "481"),
  declinedCard("4000000000009995", "funds", "076"),
  declinedCard("4000000000000069", "expired", "482"),
]
