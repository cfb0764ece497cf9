import Stripe from "stripe"
import { watched } from "../watched.ts"
import { brief } from "./exchange.ts"
import type {
  AdapterContext,
  AuthoriseOutcome,
  CardProcessor,
  ChargeRef,
  CredentialCheck,
  KeptUse,
  LookupOutcome,
  ProcessorEvent,
  ReadOutcome,
  Rejected,
  SettleOutcome,
} from "./processor.ts"
import { saleTokenOf } from "./references.ts"
import { connectStripe } from "./stripe-http-client.ts"
import { stripeKeeper } from "./stripe-keeper.ts"
import { approvedOf, brandOf, failureOf, intentOutcome, intentState } from "./stripe-outcomes.ts"
import { ofWallet, ofWalletFailure, openingFailure } from "./stripe-wallets.ts"
import { walletRefused } from "./wallet-token.ts"

/** What a wallet's token has become. */
interface OpenedByStripe {
  readonly id: string
  readonly card?: { readonly brand?: string | null } | null
}

export interface StripeConfig {
  readonly type: "STRIPE"
  readonly baseUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
}

/** Stripe asks the bank inside the payment, shows the challenge by itself, and tells of payments by webhook. */
export type StripeProcessor = CardProcessor & { readonly type: "STRIPE" } & Required<
    Pick<CardProcessor, "cardToken" | "keeper" | "readPayment" | "verifyWebhook">
  >

/** The Stripe adapter: Payment Intents, captured by hand. */
export function createStripe(config: StripeConfig, context: AdapterContext): StripeProcessor {
  const stripe = connectStripe(config, context)

  /** Logs a call and turns a thrown Stripe error into a value. */
  async function attempt<T, F>(
    operation: string,
    reference: string | undefined,
    call: () => Promise<T>,
    onFailure: (failure: unknown) => F,
  ): Promise<T | F> {
    const started = context.now()
    const fields = () => ({ processor: "STRIPE", operation, reference, duration: context.now() - started })
    try {
      const result = await watched.processorCall.around({ processor: "STRIPE", call: operation }, call)
      context.log.info(fields(), "processor answered")
      return result
    } catch (failure) {
      const outcome = onFailure(failure)
      context.log.warn({ ...fields(), ...describe(failure) }, "processor refused or did not answer")
      return outcome
    }
  }

  const settle = (operation: string, reference: string, call: (key: string) => Promise<{ id: string }>) =>
    attempt<SettleOutcome, SettleOutcome>(
      operation,
      reference,
      async () => ({ kind: "done", processorId: (await call(reference)).id }),
      settleFailure,
    )

  /** A token of no card is refused, with a key that is taken and with one that is not, by different errors. */
  const tryPublicKey = (publicKey: string) =>
    attempt<CredentialCheck["outcome"], CredentialCheck["outcome"]>(
      "check-public-key",
      undefined,
      async () => {
        await connectStripe({ ...config, secretKey: publicKey }, context).tokens.create({})
        return works
      },
      (failure) => {
        const { errors } = Stripe
        if (failure instanceof errors.StripeInvalidRequestError && failure.statusCode !== 401) return works
        const outcome = settleFailure(failure)
        return outcome.kind === "rejected"
          ? outcome
          : { kind: "unavailable", reason: "reason" in outcome ? outcome.reason : "no answer" }
      },
    )

  return {
    type: "STRIPE",
    keeper: stripeKeeper(connectStripe(config, brief(context)), attempt),
    // Search results may trail behind the payment by about a minute.
    lookupLag: 180_000,
    cardToken: { pattern: /^(tok|pm)_\w+$/, isOnly: true, needsExpiry: false },

    async authorise({ reference, amount, currency, card, email, accepts }): Promise<AuthoriseOutcome> {
      if (!("token" in card)) {
        return {
          kind: "rejected",
          code: "token-required",
          message: "Stripe takes a token, not a card number",
        }
      }
      const saleToken = saleTokenOf(reference) ?? ""
      const { token, wallet, kept } = card
      const method = wallet === undefined ? { id: token } : ofWallet(wallet, token)
      if (method === undefined) return walletRefused
      const opened =
        "id" in method
          ? method
          : await attempt<OpenedByStripe, AuthoriseOutcome>(
              "open-wallet",
              reference,
              () => stripe.tokens.create(method),
              openingFailure,
            )
      if (!("id" in opened)) return opened
      // Google's token, which Stripe has opened before, tells us nothing.
      const { card: made }: OpenedByStripe = opened
      if (accepts?.({ brand: brandOf(made?.brand) }) === false) return { kind: "brand-refused" }
      return attempt<AuthoriseOutcome, AuthoriseOutcome>(
        "authorise",
        reference,
        async () =>
          intentOutcome(
            await stripe.paymentIntents.create(
              {
                amount,
                currency: currency.toLowerCase(),
                capture_method: "manual",
                confirm: true,
                ...presence(kept),
                automatic_payment_methods: { enabled: true, allow_redirects: "never" },
                expand: ["latest_charge"],
                metadata: { reference, saleToken },
                ...(email === undefined ? {} : { receipt_email: email }),
                ...methodFields(opened.id),
                ...keptFields(kept),
              },
              { idempotencyKey: reference },
            ),
          ),
        wallet === undefined ? failureOf : ofWalletFailure,
      )
    },

    capture: (charge: ChargeRef) =>
      settle("capture", `${charge.reference}:capture`, (idempotencyKey) =>
        stripe.paymentIntents.capture(charge.processorId, {}, { idempotencyKey }),
      ),

    voidAuthorisation: (charge) =>
      settle("void", `${charge.reference}:void`, (idempotencyKey) =>
        stripe.paymentIntents.cancel(charge.processorId, {}, { idempotencyKey }),
      ),

    refund: (charge, refund) =>
      attempt<SettleOutcome, SettleOutcome>(
        "refund",
        refund.reference,
        async () => {
          // Stripe forgets a key after a day: what was asked for before is found by its reference.
          const asked = await stripe.refunds.list({ payment_intent: charge.processorId, limit: 100 })
          const found = asked.data.find(({ metadata }) => metadata?.reference === refund.reference)
          return refundOutcome(
            found ??
              (await stripe.refunds.create(
                {
                  payment_intent: charge.processorId,
                  amount: refund.amount,
                  metadata: { reference: refund.reference },
                },
                { idempotencyKey: refund.reference },
              )),
          )
        },
        settleFailure,
      ),

    lookup: (reference) =>
      attempt<LookupOutcome, LookupOutcome>(
        "lookup",
        reference,
        async () => {
          const query = `metadata['reference']:'${reference.replace(/['\\]/g, "\\$&")}'`
          const found = await stripe.paymentIntents.search({ query })
          const known = found.data.find((each) => each.metadata.reference === reference)
          if (known === undefined) return { kind: "not-found" }
          // A search tells how the intent was a while ago.
          return lookupOutcome(await stripe.paymentIntents.retrieve(known.id, { expand: ["latest_charge"] }))
        },
        lookupFailure,
      ),

    async checkCredentials(publicKey) {
      const found = await this.lookup(CHECK_REFERENCE)
      const secrets = found.kind === "rejected" || found.kind === "unavailable" ? found : works
      if (secrets !== works || publicKey === undefined) return [{ of: "secrets", outcome: secrets }]
      return [
        { of: "secrets", outcome: works },
        {
          of: "publicKey",
          outcome: modeFault(config.secretKey, publicKey) ?? (await tryPublicKey(publicKey)),
        },
      ]
    },

    readPayment: (id, expected) =>
      attempt<ReadOutcome, ReadOutcome>(
        "read-payment",
        undefined,
        async () => {
          const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] })
          const ours =
            intent.metadata.saleToken === expected.saleToken &&
            intent.amount === expected.amount &&
            intent.currency === expected.currency.toLowerCase()
          return ours ? intentOutcome(intent) : { kind: "mismatch" }
        },
        failureOf,
      ),

    verifyWebhook(body, signature): ProcessorEvent | undefined {
      try {
        return eventOf(
          stripe.webhooks.constructEvent(
            body,
            signature,
            config.webhookSecret,
            undefined,
            undefined,
            context.now(),
          ),
        )
      } catch {
        return undefined
      }
    },
  }
}

/** Nothing is ever charged under it. */
const CHECK_REFERENCE = "parterre:check"

const works = { kind: "works" } as const

/** A test key beside a live one; keys without either mark are left to Stripe. */
function modeFault(secretKey: string, publicKey: string): Rejected | undefined {
  const [ofSecret, ofPublic] = [secretKey, publicKey].map((key) => /^[a-z]+_(live|test)_/.exec(key)?.[1])
  if (ofSecret === undefined || ofPublic === undefined || ofSecret === ofPublic) return undefined
  return { kind: "rejected", code: "mode", message: `a ${ofPublic} key beside a ${ofSecret} secret key` }
}

/** A card is kept for the customer once its bank has said yes; the next time the customer is named beside it. */
const keptFields = (
  kept: KeptUse | undefined,
): Pick<Stripe.PaymentIntentCreateParams, "customer" | "setup_future_usage"> => ({
  ...(kept?.customer === undefined ? {} : { customer: kept.customer }),
  ...(kept?.isFirst ? { setup_future_usage: kept.isForInstalments ? "off_session" : "on_session" } : {}),
})

/** Without the shopper nobody can pass a challenge: a bank that wants one declines. */
const presence = (
  kept: KeptUse | undefined,
): Pick<Stripe.PaymentIntentCreateParams, "use_stripe_sdk" | "off_session"> =>
  kept?.isForInstalments && !kept.isFirst ? { off_session: true } : { use_stripe_sdk: true }

const methodFields = (
  token: string,
): Pick<Stripe.PaymentIntentCreateParams, "payment_method" | "payment_method_data"> =>
  token.startsWith("pm_")
    ? { payment_method: token }
    : {
        payment_method_data: {
          type: "card",
          card: { token },
        } as Stripe.PaymentIntentCreateParams.PaymentMethodData,
      }

function lookupOutcome(intent: Stripe.PaymentIntent): LookupOutcome {
  const outcome = intentOutcome(intent)
  const state = intentState(intent)
  if (state !== undefined) {
    return { ...approvedOf(intent), state, amount: intent.amount, currency: intent.currency.toUpperCase() }
  }
  if (outcome.kind === "authentication-needed" || outcome.kind === "declined") return outcome
  if (outcome.kind === "card-invalid") return { kind: "declined", code: outcome.code, retry: true }
  return { kind: "unavailable", reason: intent.status }
}

/** A refund on its way is as good as done: Stripe gives it back or says that it failed. */
const refundOutcome = ({ id, status, failure_reason }: Stripe.Refund): SettleOutcome =>
  status === "failed" || status === "canceled"
    ? { kind: "rejected", code: failure_reason ?? status, message: "the refund failed" }
    : { kind: "done", processorId: id }

function settleFailure(failure: unknown): SettleOutcome {
  const outcome = failureOf(failure)
  if (outcome.kind === "rejected" || outcome.kind === "unavailable" || outcome.kind === "unknown")
    return outcome
  // The same request is under way, or was carried out: its own answer tells.
  if (outcome.kind === "duplicate") return { kind: "unknown", reason: outcome.kind }
  return { kind: "rejected", code: outcome.kind, message: "the intent cannot be settled" }
}

function lookupFailure(failure: unknown): LookupOutcome {
  const outcome = settleFailure(failure)
  if (outcome.kind === "rejected") return outcome
  return { kind: "unavailable", reason: "reason" in outcome ? outcome.reason : "no answer" }
}

/** Type, code and status only: the message may quote what was sent. */
const describe = (failure: unknown) =>
  failure instanceof Stripe.errors.StripeError
    ? { error: failure.type, code: failure.code, status: failure.statusCode }
    : { error: "unexpected" }

/** Events of money that is there; the others change nothing here. */
const APPROVALS: readonly string[] = ["payment_intent.amount_capturable_updated", "payment_intent.succeeded"]

function eventOf(event: Stripe.Event): ProcessorEvent {
  const object: { id?: unknown; metadata?: Record<string, unknown> | null; payment_intent?: unknown } = event
    .data.object as object
  const reference = object.metadata?.reference
  const processorId = event.type.startsWith("payment_intent.") ? object.id : object.payment_intent
  return {
    id: event.id,
    type: event.type,
    isApproval: APPROVALS.includes(event.type),
    ...(typeof reference === "string" ? { reference } : {}),
    ...(typeof processorId === "string" ? { processorId } : {}),
  }
}
