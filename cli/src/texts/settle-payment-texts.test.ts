import { expect, it } from "vitest"
import { settlePaymentTexts } from "./settle-payment-texts.ts"

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
  for (const { consequence, done } of [en, fr])
    for (const outcome of ["charged", "notCharged"] as const)
      for (const said of [consequence.ticketsOut[outcome], done.ticketsOut[outcome]("10 $", "C")])
        expect(said).not.toMatch(/seats|places|order|commande/)
})
