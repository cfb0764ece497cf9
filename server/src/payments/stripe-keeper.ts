import type Stripe from "stripe"
import type {
  CardKeeper,
  KeepOutcome,
  KeptReading,
  Rejected,
  RemovalOutcome,
  Unavailable,
} from "./processor.ts"
import { BRANDS, failureOf } from "./stripe-outcomes.ts"

/** Logs a call and turns a thrown error into a value. */
type Attempt = <Result, Failure>(
  operation: string,
  reference: string | undefined,
  call: () => Promise<Result>,
  onFailure: (failure: unknown) => Failure,
) => Promise<Result | Failure>

/**
 * A customer of Stripe for each card: the payment that is made for it has the card kept, and with the customer the card is
 * gone. Stripe is told nothing of who it is.
 */
export const stripeKeeper = (stripe: Stripe, attempt: Attempt): CardKeeper => ({
  keep: (reference, card) =>
    attempt<KeepOutcome, KeepOutcome>(
      "keep-card",
      reference,
      async () => {
        const { id } = await stripe.customers.create(
          { metadata: { reference } },
          { idempotencyKey: `${reference}:customer` },
        )
        return {
          kind: "keeping",
          kept: { customer: id },
          card: { ...card, kept: { isFirst: true, customer: id } },
        }
      },
      (failure) => ({ kind: "not-kept", reason: failureOf(failure).kind }),
    ),

  async read({ customer = "" }) {
    return attempt<KeptReading, KeptReading>(
      "read-kept-card",
      undefined,
      async () => {
        const { data } = await stripe.customers.listPaymentMethods(customer, { type: "card", limit: 1 })
        const card = data[0]?.card
        if (data[0] === undefined || card == null) return { kind: "gone" }
        const month = String(card.exp_month).padStart(2, "0")
        return {
          kind: "kept",
          token: data[0].id,
          brand: BRANDS[card.brand] ?? "other",
          lastFour: card.last4,
          expiry: `${month}${String(card.exp_year).slice(-2)}`,
        }
      },
      (failure) => (isMissing(failure) ? { kind: "gone" } : harmlessly(failure)),
    )
  },

  async remove({ customer }) {
    if (customer === undefined) return { kind: "removed" }
    return attempt<RemovalOutcome, RemovalOutcome>(
      "remove-kept-card",
      undefined,
      async () => {
        await stripe.customers.del(customer)
        return { kind: "removed" }
      },
      (failure) => (isMissing(failure) ? { kind: "removed" } : harmlessly(failure)),
    )
  },
})

const isMissing = (failure: unknown): boolean => {
  const outcome = failureOf(failure)
  return outcome.kind === "rejected" && outcome.code === "resource_missing"
}

/** Nothing is charged here: an answer that was lost is one to ask for again. */
function harmlessly(failure: unknown): Rejected | Unavailable {
  const outcome = failureOf(failure)
  if (outcome.kind === "rejected") return outcome
  return { kind: "unavailable", reason: "reason" in outcome ? outcome.reason : outcome.kind }
}
