import { randomBytes, randomUUID } from "node:crypto"
import { sandboxBrand } from "../card-numbers.ts"
import type { ChallengeStatus } from "../issuer/challenges.ts"
import type { LedgerEntry } from "../ledger.ts"
import type { World } from "../world.ts"
import { cardProblem, problemBody, type StripeProblem } from "./errors.ts"
import type { StripeEvents } from "./events.ts"
import { type StripeMethod, type StripeMethods, shownCard } from "./methods.ts"

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "requires_capture"
  | "succeeded"
  | "canceled"

export interface Intent {
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly currency: string
  readonly captureMethod: string
  readonly metadata: Readonly<Record<string, string>>
  /** epoch milliseconds */
  readonly at: number
  readonly keepsFor?: string | undefined
  status: IntentStatus
  method?: StripeMethod
  entry?: LedgerEntry
  problem?: StripeProblem
  challenge?: { readonly acsTransId: string; readonly creq: string }
}

export interface NewIntent {
  readonly amount: number
  readonly currency: string
  readonly captureMethod: string
  readonly metadata: Readonly<Record<string, string>>
  /** Whose card is kept once its bank has said yes. */
  readonly keepsFor?: string | undefined
}

/** Payment intents and their life. */
export function stripeIntents(world: World, events: StripeEvents, methods: Pick<StripeMethods, "attach">) {
  const intents = new Map<string, Intent>()

  function create(request: NewIntent): Intent {
    const id = world.newId("pi")
    const clientSecret = `${id}_secret_${randomBytes(9).toString("hex")}`
    const intent: Intent = {
      ...request,
      id,
      clientSecret,
      at: world.clock(),
      status: "requires_payment_method",
    }
    intents.set(id, intent)
    return intent
  }

  /** Starts the payment: straight to the card, or to the issuer first. */
  function confirm(intent: Intent, method: StripeMethod, origin: string): void {
    intent.method = method
    delete intent.problem
    if (method.card.challenge === true && method.isProven !== true) challenge(intent, method, origin)
    else authorise(intent, method)
  }

  function challenge(intent: Intent, method: StripeMethod, origin: string): void {
    const acsTransId = randomUUID()
    const creq = world.issuer.open({
      acsTransId,
      serverTransId: randomUUID(),
      version: "2.2.0",
      merchant: "Parterre",
      amount: intent.amount,
      currency: intent.currency.toUpperCase(),
      lastFour: method.card.number.slice(-4),
      ending: "Y",
      notificationUrl: `${origin}/sandbox/stripe/return`,
      startedAt: world.clock(),
      report: (status) => afterChallenge(intent, method, status),
    })
    intent.status = "requires_action"
    intent.challenge = { acsTransId, creq }
  }

  function afterChallenge(intent: Intent, method: StripeMethod, status: ChallengeStatus): void {
    if (intent.status !== "requires_action") return
    delete intent.challenge
    if (status === "Y") authorise(intent, method)
    else fail(intent, cardProblem("payment_intent_authentication_failure"))
  }

  function authorise(intent: Intent, method: StripeMethod): void {
    const named = /\b(DECLINE|RISK)\b/.test(method.name)
      ? (["card_declined", "generic_decline"] as const)
      : undefined
    const declined = method.card.decline ?? named
    intent.entry = world.ledger.add({
      processor: "stripe",
      id: intent.id,
      reference: intent.metadata.reference ?? intent.id,
      amount: intent.amount,
      currency: intent.currency.toUpperCase(),
      brand: sandboxBrand(method.card.number),
      lastFour: method.card.number.slice(-4),
      at: world.clock(),
      state: declined === undefined ? "authorised" : "declined",
      refunded: 0,
      ...(declined === undefined ? {} : { declineCode: declined[1] ?? declined[0] }),
    })
    if (declined === undefined && intent.keepsFor !== undefined) methods.attach(method, intent.keepsFor)
    if (declined !== undefined) fail(intent, cardProblem(declined[0], declined[1]))
    else if (intent.captureMethod === "manual") {
      intent.status = "requires_capture"
      events.happen("payment_intent.amount_capturable_updated", intentBody(intent))
    } else capture(intent)
  }

  function fail(intent: Intent, problem: StripeProblem): void {
    intent.status = "requires_payment_method"
    intent.problem = problem
    events.happen("payment_intent.payment_failed", intentBody(intent))
  }

  function capture(intent: Intent): void {
    intent.status = "succeeded"
    if (intent.entry !== undefined) intent.entry.state = "captured"
    events.happen("payment_intent.succeeded", intentBody(intent))
  }

  function cancel(intent: Intent): void {
    intent.status = "canceled"
    if (intent.entry?.state === "authorised") intent.entry.state = "voided"
    events.happen("payment_intent.canceled", intentBody(intent))
  }

  return {
    create,
    confirm,
    capture,
    cancel,
    byId: (id: string) => intents.get(id),
    byMetadata: (name: string, value: string) =>
      [...intents.values()].filter((each) => each.metadata[name] === value),
    reset: () => intents.clear(),
  }
}

export type StripeIntents = ReturnType<typeof stripeIntents>

/** The intent as the API shows it, its charge expanded. */
export function intentBody(intent: Intent) {
  const { entry, method, challenge, problem } = intent
  const charged = entry !== undefined && entry.state !== "declined" && method !== undefined
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    currency: intent.currency,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    created: Math.floor(intent.at / 1000),
    livemode: false,
    metadata: intent.metadata,
    status: intent.status,
    next_action:
      challenge === undefined
        ? null
        : {
            type: "use_stripe_sdk",
            use_stripe_sdk: {
              type: "stripe_3ds2_challenge",
              acs_trans_id: challenge.acsTransId,
              creq: challenge.creq,
            },
          },
    last_payment_error: problem === undefined ? null : problemBody(problem).error,
    latest_charge: charged
      ? {
          id: `ch_${intent.id}`,
          object: "charge",
          amount: intent.amount,
          captured: entry.state === "captured",
          payment_method_details: { type: "card", card: shownCard(method.card) },
        }
      : null,
  }
}
