import { createHash } from "node:crypto"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { Handlers } from "../http/handler.ts"
import type { StripeEvent, StripeProcessor } from "../payments/stripe.ts"
import { Refusal } from "../refusal.ts"
import { confirmSale } from "./confirm-sale.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { handleOnce } from "./processor-events.ts"
import { captureAttempt, voidAttempt } from "./settle-attempt.ts"

/** Stripe tells us what happened. It may confirm a sale, never release one; what it says is read again from Stripe. */
export function webhookHandlers(dependencies: PaymentDependencies): Handlers {
  const { db, clock, processors } = dependencies
  return {
    receiveStripeEvent: async ({ website, headers, rawBody }) => {
      const { processor } = await processors.of(website.id)
      const signature = headers["stripe-signature"]
      if (processor.type !== "STRIPE" || rawBody === undefined || typeof signature !== "string")
        throw new Refusal("signature-invalid")
      const event = processor.verifyWebhook(rawBody, signature)
      if (event === undefined) throw new Refusal("signature-invalid")
      const row = {
        processor: "STRIPE",
        event_id: event.id,
        website_id: website.id,
        payload_hash: createHash("sha256").update(rawBody).digest("hex"),
        received_at: clock.now(),
      }
      await handleOnce(db, row, () => confirm(dependencies, website.id, processor, event))
      return { received: true }
    },
  }
}

/** Events of money that is there; the others change nothing here. */
const confirming: readonly string[] = ["payment_intent.amount_capturable_updated", "payment_intent.succeeded"]

async function confirm(
  dependencies: PaymentDependencies,
  websiteId: string,
  processor: StripeProcessor,
  { type, reference, processorId }: StripeEvent,
): Promise<void> {
  if (!confirming.includes(type) || reference === undefined || processorId === undefined) return
  const attempt = await dependencies
    .db<PaymentAttemptRow>("payment_attempts")
    .where({ website_id: websiteId, reference })
    .first()
  if (attempt === undefined || attempt.state === "captured") return
  const { sale_id: saleToken, amount, currency } = attempt
  const outcome = await processor.readIntent(processorId, { saleToken, amount, currency })
  // Unread, the event is not handled: it is to come again.
  if (outcome.kind === "unavailable" || outcome.kind === "unknown") throw new Refusal("service-unavailable")
  if (outcome.kind !== "approved") return
  const confirmed = await confirmSale(dependencies, attempt, outcome, "webhook-confirms")
  if (confirmed.kind === "impossible") await voidAttempt(dependencies, attempt, outcome)
  else if (confirmed.record.attempt?.state === "authorised")
    await captureAttempt(dependencies, confirmed.record.attempt)
}
