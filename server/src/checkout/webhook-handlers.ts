import { createHash } from "node:crypto"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { Handlers } from "../http/handler.ts"
import type { CardProcessor, ProcessorEvent } from "../payments/processor.ts"
import { Refusal } from "../refusal.ts"
import { attemptOfReference } from "../sales/attempt-store.ts"
import { confirmOrUndo } from "./confirm-or-undo.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { handleOnce } from "./processor-event-store.ts"

/** A processor tells us what happened. It may confirm a sale, never release one; what it says is read again from it. */
export function webhookHandlers(dependencies: PaymentDependencies): Handlers {
  const { db, clock, processors } = dependencies
  return {
    receiveStripeEvent: async ({ website, headers, rawBody }) => {
      const { processor } = await processors.of(website.id)
      const signature = headers["stripe-signature"]
      if (rawBody === undefined || typeof signature !== "string") throw new Refusal("signature-invalid")
      const event = processor.verifyWebhook?.(rawBody, signature)
      if (event === undefined) throw new Refusal("signature-invalid")
      const row = {
        processor: processor.type,
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

async function confirm(
  dependencies: PaymentDependencies,
  websiteId: string,
  processor: CardProcessor,
  { isApproval, reference, processorId }: ProcessorEvent,
): Promise<void> {
  if (!isApproval || reference === undefined || processorId === undefined) return
  const attempt = await attemptOfReference(dependencies.db, websiteId, reference)
  if (attempt !== undefined) await confirmToldPayment(dependencies, processor, attempt, processorId)
}

/** Reads a payment that its processor told of, and confirms its sale with what is read. */
export async function confirmToldPayment(
  dependencies: PaymentDependencies,
  processor: CardProcessor,
  attempt: PaymentAttemptRow,
  processorId: string,
): Promise<void> {
  if (attempt.state === "captured") return
  const { sale_id: saleToken, amount, currency } = attempt
  const outcome = await processor.readPayment?.(processorId, { saleToken, amount, currency })
  // Unread, the event is not handled: it is to come again.
  if (outcome?.kind === "unavailable" || outcome?.kind === "unknown") throw new Refusal("service-unavailable")
  if (outcome?.kind === "approved") await confirmOrUndo(dependencies, attempt, outcome, "webhook-confirms")
}
