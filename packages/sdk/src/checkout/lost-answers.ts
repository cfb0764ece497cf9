import { type ProblemCode, type ProblemOf, toldProblems } from "@parterre/contract"
import * as Effect from "effect/Effect"
import type { AnswerInvalid, ApiProblem, ApiUnreachable, Language } from "../client/failures.ts"
import { ContractProblem } from "../client/failures.ts"
import type { payments } from "../client/payments.ts"

type PaymentProblem = ProblemOf<(typeof payments)[number]>

/** Answers to a payment after which no money of it is taken or reserved: refused before a bank was asked, by the bank, or let go. */
type ProofOfNoCharge =
  | "amount-changed"
  | "authentication-failed"
  | "authentication-mismatch"
  | "authentication-needed"
  | "card-brand-not-accepted"
  | "card-declined"
  | "card-invalid"
  | "cart-changed"
  | "cart-empty"
  | "cart-expired"
  | "certificate-balance-short"
  | "client-invalid"
  | "delivery-not-offered"
  | "event-cancelled"
  | "kept-card-unknown"
  | "kept-cards-full"
  | "login-needed"
  | "network-refused"
  | "nothing-due"
  | "overloaded"
  | "payment-method-not-offered"
  | "payment-misconfigured"
  | "payment-voided"
  | "processor-unavailable"
  | "promotion-limit"
  | "rate-limited"
  | "raw-card-not-accepted"
  | "renewal-done"
  | "renewal-ended"
  | "request-invalid"
  | "sale-needed"
  | "sale-unknown"
  | "sale-voided"
  | "session-expired"
  | "session-missing"
  | "website-not-found"
  | "website-unknown"

/**
 * All other answers leave open whether money was taken. A problem that is new in the contract has to be put here or above; one
 * that this client does not know yet comes as `unexpected`.
 */
const openProblems: Readonly<Record<Exclude<PaymentProblem, ProofOfNoCharge>, true>> = {
  "payment-in-progress": true,
  "payment-pending": true,
  "service-unavailable": true,
  unexpected: true,
}

type Open = ApiProblem<keyof typeof openProblems> | ApiUnreachable | AnswerInvalid

const isOpen = <Failure extends { readonly _tag: string }>(
  failure: Failure,
): failure is Extract<Failure, Open> =>
  failure._tag === "api-unreachable" || failure._tag === "answer-invalid" || failure._tag in openProblems

/** A problem that the server has not sent, in the contract's words. */
export const toldProblem = <Code extends ProblemCode & keyof typeof toldProblems>(
  code: Code,
  language: Language,
): ContractProblem<Code> => {
  const { status, action, text } = toldProblems[code]
  return new ContractProblem(code, { status, message: text[language] }, action)
}

/**
 * What a look tells of a payment: that it took nothing and may be sent, that it was made and answers the same when it is sent
 * again, or its answer itself; undefined when it tells nothing.
 */
type Look<Paid> = "not-made" | "made" | { readonly paid: Paid } | undefined

interface PaymentToMake<Paid, Failure, LookFailure> {
  /** May be sent again: it is the same payment each time. */
  readonly send: Effect.Effect<Paid, Failure>
  /** It fails with what ends the payment. */
  readonly look: Effect.Effect<Look<Paid>, LookFailure>
  readonly language: Effect.Effect<Language>
}

const LOOK_UP_PAUSE = "2 seconds"
const LOOK_UPS = 15

const lookUp = Effect.fnUntraced(function* <Paid, Failure>(look: Effect.Effect<Look<Paid>, Failure>) {
  for (let tries = 0; tries < LOOK_UPS; tries++) {
    if (tries > 0) yield* Effect.sleep(LOOK_UP_PAUSE)
    const told = yield* look
    if (told !== undefined) return told
  }
  return undefined
})

/**
 * Makes a payment. After an answer that leaves open whether money was taken, it is looked up before it is sent once more. It fails
 * with `payment-pending` where that stays open.
 */
export const payOnce = <Paid, Failure extends { readonly _tag: string }, LookFailure>(
  { send, look, language }: PaymentToMake<Paid, Failure, LookFailure>,
  isRepetition = false,
): Effect.Effect<Paid, Failure | LookFailure | ContractProblem<"payment-pending">> =>
  Effect.catchIf(send, isOpen, (failure) =>
    Effect.flatMap(
      lookUp(look),
      (told): Effect.Effect<Paid, Failure | LookFailure | ContractProblem<"payment-pending">> => {
        if (typeof told === "object") return Effect.succeed(told.paid)
        if (told !== undefined && !isRepetition) return payOnce({ send, look, language }, true)
        // The server has ended its work, and nothing was taken.
        if (told === "not-made" && hasEnded(failure)) return Effect.fail(failure)
        return Effect.flatMap(language, (spoken) => Effect.fail(toldProblem("payment-pending", spoken)))
      },
    ),
  )

const hasEnded = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === "unexpected" || _tag === "service-unavailable"
