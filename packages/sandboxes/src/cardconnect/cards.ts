import { approvedCard, type DeclinableCard, declinedCard } from "../declinable-card.ts"

/** Test cards of the CardPointe sandbox; every other number is refused. */
export const cardConnectCards: readonly DeclinableCard[] = [
  approvedCard("4788250000121443"),
  approvedCard("5454545454545454"),
  approvedCard("371449635398431"),
  approvedCard("6011000995500000"),
  declinedCard("4387751111111053", "funds", "NU"),
  declinedCard("4000000000000002", "byBank", "05"),
  declinedCard("4000000000000069", "expired", "54"),
]
