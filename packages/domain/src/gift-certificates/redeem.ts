import { assertCents, type Cents } from "../money/cents.ts"
import { LEAST_CHARGE } from "../payments/least-charge.ts"

/** A certificate with what is left on it, in cents. */
export type GiftCertificate = { code: string; balance: Cents }

/** What one certificate pays and what stays on it, in cents. */
export type CertificateUse = { code: string; used: Cents; remainder: Cents }

export type Redemption = { discount: Cents; grandTotal: Cents; uses: CertificateUse[] }

/**
 * Pays a total, taxes and shipping included, with certificates in the order given. A certificate is money, so it never
 * lowers what is taxed; what is not needed stays on it, and a code given twice counts once. What is left to pay is nothing, or enough for a card
 * to be charged: the last certificates pay that much less [PAY-028].
 */
export function redeemCertificates(total: Cents, certificates: readonly GiftCertificate[]): Redemption {
  assertAmount(total, "A total to pay")
  for (const { balance } of certificates) assertAmount(balance, "A certificate's balance")
  const byCode = new Map(certificates.map((one) => [one.code, one]))
  const worth = [...byCode.values()].reduce((sum, { balance }) => sum + balance, 0)
  const discount = worth >= total ? total : Math.min(worth, Math.max(0, total - LEAST_CHARGE))
  const uses: CertificateUse[] = []
  let left = discount
  for (const { code, balance } of byCode.values()) {
    const used = Math.min(balance, left)
    uses.push({ code, used, remainder: balance - used })
    left -= used
  }
  return { discount, grandTotal: total - discount, uses }
}

function assertAmount(amount: Cents, what: string): void {
  assertCents(amount, what)
  if (amount < 0) throw new RangeError(`${what} is never negative`)
}
