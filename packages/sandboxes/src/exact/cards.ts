import { approvedCard, type DeclinableCard, declinedCard } from "../declinable-card.ts"

/** Test cards of the E-xact sandbox; every other number is refused. Those that are declined are the sandbox's own. */
export const exactCards: readonly DeclinableCard[] = [
  approvedCard("4111111111111111"),
  approvedCard("5500000000000004"),
  approvedCard("2223000148400010"),
  declinedCard("4000000000000002", "byBank", "303"),
  declinedCard("4000000000009995", "funds", "302"),
  declinedCard("4000000000000069", "expired", "522"),
]
