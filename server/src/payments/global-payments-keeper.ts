import { textAt } from "@parterre/domain/json-fields"
import { type Exchange, harmless } from "./exchange.ts"
import { brandNamed } from "./global-payments-fields.ts"
import { type GlobalPaymentsCall, rejectionOf } from "./global-payments-session.ts"
import type { CardKeeper, CardPayment, KeptReading, Rejected, RemovalOutcome } from "./processor.ts"

/** A payment method of one use becomes one of many, under the same id, and is deleted by it. */
export function globalPaymentsKeeper(
  call: (request: GlobalPaymentsCall) => Promise<Exchange | Rejected>,
): CardKeeper {
  const at = (token: string) => `/payment-methods/${encodeURIComponent(token)}`
  return {
    async keep(reference, card) {
      const kept = { token: card.token }
      const result = await call({
        operation: "keep-card",
        method: "PATCH",
        path: at(card.token),
        body: { usage_mode: "MULTIPLE" },
        reference,
      })
      if (result.kind === "rejected") return { kind: "not-kept", reason: result.code }
      if (result.kind !== "answer") return { kind: "not-kept", reason: result.reason, kept }
      if (result.status >= 300) return { kind: "not-kept", reason: rejectionOf(result).code }
      return { kind: "keeping", kept, card: { ...card, kept: { isFirst: true } } }
    },

    async read({ token }): Promise<KeptReading> {
      if (token === undefined) return { kind: "gone" }
      const read = await call({ operation: "read-kept-card", method: "GET", path: at(token) })
      if (read.kind === "rejected") return read
      const result = harmless(read)
      if (result.kind !== "answer") return result
      if (result.status === 404) return { kind: "gone" }
      if (result.status >= 300) return rejectionOf(result)
      const { body } = result
      // A payment method of one use was spent by its payment.
      if (textAt(body, "usage_mode") !== "MULTIPLE") return { kind: "gone" }
      return {
        kind: "kept",
        token,
        brand: brandNamed(textAt(body, "card", "brand")),
        lastFour: (textAt(body, "card", "masked_number_last4") ?? "").slice(-4),
        expiry: `${textAt(body, "card", "expiry_month") ?? ""}${(textAt(body, "card", "expiry_year") ?? "").slice(-2)}`,
      }
    },

    async remove({ token }): Promise<RemovalOutcome> {
      if (token === undefined) return { kind: "removed" }
      const removed = await call({ operation: "remove-kept-card", method: "DELETE", path: at(token) })
      if (removed.kind === "rejected") return removed
      const result = harmless(removed)
      if (result.kind !== "answer") return result
      return result.status < 300 || result.status === 404 ? { kind: "removed" } : rejectionOf(result)
    },
  }
}

/** Tells the bank whether the shopper is there, or has agreed to instalments, and whether the card was kept before. */
export const storedCredential = (card: CardPayment) =>
  "token" in card && card.kept !== undefined
    ? {
        initiator: card.kept.isForInstalments && !card.kept.isFirst ? "MERCHANT" : "PAYER",
        stored_credential: {
          model: card.kept.isForInstalments ? "INSTALLMENT" : "UNSCHEDULED",
          sequence: card.kept.isFirst ? "FIRST" : "SUBSEQUENT",
        },
      }
    : {}
