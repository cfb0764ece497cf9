import type { HoldGroup } from "../holds/hold-group.ts"
import type { Cents } from "../money/cents.ts"
import type { TaxableLine } from "../taxes/sale-taxes.ts"

/** A kind of certificate on sale; the shopper chooses a value within its bounds, in cents, both inclusive. */
export type CertificateOffer = { id: string; min: Cents; max: Cents }

export type CertificateSale =
  | { ok: true; group: HoldGroup; line: TaxableLine }
  | { ok: false; error: { code: "invalid-amount"; min: Cents; max: Cents } | { code: "invalid-quantity" } }

/** Certificates bought: how they are held [PAY-029], and their line, untaxed because taxes come when they are spent. */
export function sellCertificates(offer: CertificateOffer, amount: Cents, qty: number): CertificateSale {
  const { id, min, max } = offer
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount < min || amount > max)
    return { ok: false, error: { code: "invalid-amount", min, max } }
  if (!Number.isSafeInteger(qty) || qty < 1) return { ok: false, error: { code: "invalid-quantity" } }
  return {
    ok: true,
    group: {
      type: "GIFT_CERTTIFICATES",
      id,
      giftCertificatesId: id,
      prices: [{ id, qty, amount, giftCertificatesId: id }],
    },
    line: { amount: amount * qty, serviceCharge: 0, taxable: false },
  }
}
