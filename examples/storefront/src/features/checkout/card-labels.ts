/** What the fields of a card are called, whoever serves them. */
export const cardLabels = {
  number: "checkout.card.number",
  expiry: "checkout.card.expiry",
  cvd: "checkout.card.cvd",
  nameOnCard: "checkout.card.name",
} as const
