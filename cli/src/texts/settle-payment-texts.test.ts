import { expect, it } from "vitest"
import { settledText, settlePaymentTexts } from "./settle-payment-texts.ts"

it("says of an order whose tickets are out that they stay good, and of no seat that it is sold or on sale again", () => {
  const { en, fr } = settlePaymentTexts
  expect(en.consequence.ticketsOut.charged).toMatch(
    /^This payment is settled; the tickets stay good\. No money/,
  )
  expect(en.consequence.ticketsOut.notCharged).toMatch(
    /^Nothing was charged: the payment is due again, and the tickets stay good\. No money/,
  )
  expect(fr.consequence.ticketsOut.charged).toMatch(
    /^Ce paiement est réglé\u202f; les billets restent valables\. Aucun argent/,
  )
  expect(fr.consequence.ticketsOut.notCharged).toMatch(
    /^Rien n’a été encaissé\u00a0: le paiement est dû de nouveau et les billets restent valables\. Aucun argent/,
  )
  expect(en.consequence.unpaid.charged).toContain("the buyer gets the tickets")
  expect(fr.consequence.unpaid.notCharged).toContain("remises en vente")
  for (const language of ["en", "fr"] as const)
    for (const kind of ["ticketsOut", "reserved"] as const)
      for (const outcome of ["charged", "notCharged", "givenBack"] as const) {
        const { consequence } = settlePaymentTexts[language]
        const done = settledText(language, kind, outcome, { amount: "10 $", cart: "C", unpaid: "10 $" })
        for (const said of [consequence[kind][outcome], done])
          expect(said).not.toMatch(/seats|places|order|commande/)
      }
})

it("says of one payment of several that it is paid, and what is left, and of a single one that the order is", () => {
  const said = { amount: "10 $", cart: "C" }
  expect(settledText("en", "unpaid", "charged", said)).toBe(
    "Settled: 10 $ was charged. The order of cart C is paid.",
  )
  expect(settledText("en", "unpaid", "charged", { ...said, unpaid: "20 $" })).toBe(
    "Settled: 10 $ was charged. This payment for cart C’s order is settled. 20 $ is left to pay.",
  )
  expect(settledText("fr", "unpaid", "charged", { ...said, unpaid: "20 $" })).toBe(
    "Réglé\u00a0: 10 $ ont été débités. Ce paiement est fait\u202f; la commande du panier C n’est pas encore payée en entier. Il reste 20 $ à payer.",
  )
  expect(settledText("fr", "ticketsOut", "charged", { ...said, unpaid: "20 $" })).toMatch(
    /restent valables\. Il reste 20 \$ à payer\.$/,
  )
})

it("says of a payment that a later one has replaced neither that it is due again nor that seats go back on sale", () => {
  for (const language of ["en", "fr"] as const)
    for (const outcome of ["notCharged", "givenBack"] as const) {
      const { consequence } = settlePaymentTexts[language]
      const done = settledText(language, "replaced", outcome, { amount: "10 $", cart: "C" })
      for (const said of [consequence.replaced[outcome], done])
        expect(said).not.toMatch(/due|dû|seats|places|tickets|billets/)
    }
})
