import * as fc from "fast-check"
import { expect, it } from "vitest"
import { interacAmount } from "./interac-amount.ts"
import { totalToPay } from "./total-to-pay.ts"

it("is in dollars, shipping included, less the certificate [PAY-027]", () => {
  const amounts = { totalAfterTaxes: 16_097, totalShippingSelected: 350, giftCertificateDiscount: 5_000 }
  expect(interacAmount(amounts)).toBe("114.47")
  expect(interacAmount({ ...amounts, giftCertificateDiscount: 16_442 })).toBe("0.05")
  expect(interacAmount({ ...amounts, giftCertificateDiscount: 20_000 })).toBe("0.00")
})

it("loses no cent [PAY-027]", () => {
  const cents = fc.nat(100_000_000)
  fc.assert(
    fc.property(cents, cents, cents, (totalAfterTaxes, totalShippingSelected, giftCertificateDiscount) => {
      const amounts = { totalAfterTaxes, totalShippingSelected, giftCertificateDiscount }
      expect(interacAmount(amounts)).toMatch(/^\d+\.\d\d$/)
      expect(Number(interacAmount(amounts).replace(".", ""))).toBe(totalToPay(amounts))
    }),
  )
})
