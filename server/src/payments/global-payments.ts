import { integerAt, listAt, textAt } from "@parterre/domain/json-fields"
import { brief, type Exchange, exchange, harmless } from "./exchange.ts"
import {
  type BrowserData,
  browserFields,
  type EnrolmentOutcome,
  globalPaymentsAuthentication,
  globalPaymentsEnrolment,
} from "./global-payments-authentication.ts"
import { approvedOf, cardFields, chargeState, outcomeOf } from "./global-payments-fields.ts"
import { globalPaymentsKeeper, storedCredential } from "./global-payments-keeper.ts"
import {
  type AccessTokenOutcome,
  type GlobalPaymentsCall,
  type GlobalPaymentsCredentials,
  GP_VERSION,
  rejectionOf,
  signIn,
  tokenKeeper,
} from "./global-payments-session.ts"
import type {
  AdapterContext,
  AuthenticationOutcome,
  AuthoriseOutcome,
  CardKeeper,
  CardProcessor,
  CardToAuthenticate,
  ChargeRef,
  ChargeState,
  LookupOutcome,
  Rejected,
  SettleOutcome,
} from "./processor.ts"
import { walletContent, walletRefused } from "./wallet-token.ts"

export interface GlobalPaymentsConfig extends GlobalPaymentsCredentials {
  readonly type: "GLOBALPAYMENTS"
  readonly accountName: string
}

export interface CheckEnrolmentRequest {
  /** From `authenticationReference`. */
  readonly reference: string
  /** cents */
  readonly amount: number
  readonly currency: string
  readonly card: CardToAuthenticate
  /** Our challenge notification page: gets `cres`. */
  readonly challengeReturnUrl: string
  /** Our method notification page: gets `threeDSMethodData`. */
  readonly methodReturnUrl: string
}

export interface InitiateRequest {
  readonly authenticationId: string
  readonly amount: number
  readonly currency: string
  readonly card: CheckEnrolmentRequest["card"]
  /** YES: the method page notified; NO: it did not in time; UNAVAILABLE: there was none. */
  readonly methodCompletion: "YES" | "NO" | "UNAVAILABLE"
  readonly browser: BrowserData
  readonly version?: string
  readonly email?: string
}

export interface GlobalPaymentsProcessor extends CardProcessor {
  readonly type: "GLOBALPAYMENTS"
  readonly keeper: CardKeeper
  readonly readAuthentication: NonNullable<CardProcessor["readAuthentication"]>
  /** A short-lived token for browsers, good for single-use tokenisation only. */
  accessToken(): Promise<AccessTokenOutcome>
  checkEnrolment(request: CheckEnrolmentRequest): Promise<EnrolmentOutcome>
  /** Sends the authentication request; a challenge carries the ACS address and `creq`. */
  initiate(request: InitiateRequest): Promise<AuthenticationOutcome>
}

/** The Global Payments GP API adapter. */
export function createGlobalPayments(
  config: GlobalPaymentsConfig,
  context: AdapterContext,
): GlobalPaymentsProcessor {
  const base = config.baseUrl.replace(/\/$/, "")
  const tokens = tokenKeeper(config, context)

  async function call(request: GlobalPaymentsCall, within = context): Promise<Exchange | Rejected> {
    const first = await callOnce(request, within)
    const expired = first.kind === "answer" && first.status === 401
    if (!expired) return first
    // Only a refused token gets a second try: nothing was done with the first.
    tokens.forget()
    return callOnce(request, within)
  }

  async function callOnce(
    { path, key, method = undefined, ...request }: GlobalPaymentsCall,
    within: AdapterContext,
  ): Promise<Exchange | Rejected> {
    const access = await tokens.current()
    if (access.kind !== "token") return access
    return exchange("GLOBALPAYMENTS", within, {
      ...request,
      method: method ?? "POST",
      url: `${base}${path}`,
      headers: {
        authorization: `Bearer ${access.token}`,
        "x-gp-version": GP_VERSION,
        ...(key === undefined ? {} : { "x-gp-idempotency": key }),
      },
    })
  }

  async function settle(operation: string, charge: ChargeRef, amount: number, key: string) {
    const path = `/transactions/${encodeURIComponent(charge.processorId)}/${operation}`
    const result = await call({ operation, path, key, reference: key, body: { amount: String(amount) } })
    return settled(result)
  }

  /** A capture or void that was asked for before: what came of it is looked up, for it may have failed. */
  async function settleOnce(
    operation: string,
    charge: ChargeRef,
    key: string,
    wanted: ChargeState,
  ): Promise<SettleOutcome> {
    const outcome = await settle(operation, charge, charge.amount, key)
    if (outcome.kind !== "rejected" || outcome.code !== SEEN_BEFORE) return outcome
    const found = await lookup(charge.reference)
    if (found.kind === "unavailable") return found
    const isDone = found.kind === "approved" && found.state === wanted
    return isDone ? { kind: "done", processorId: charge.processorId } : outcome
  }

  async function lookup(reference: string): Promise<LookupOutcome> {
    const path = `/transactions?page=1&page_size=10&reference=${encodeURIComponent(reference)}`
    const found = await call({ operation: "lookup", method: "GET", path, reference })
    if (found.kind === "rejected") return found
    const answer = harmless(found)
    if (answer.kind !== "answer") return answer
    if (answer.status >= 300) return rejectionOf(answer)
    const transactions = listAt(answer.body, "transactions")
    const transaction = transactions.find((item) => textAt(item, "reference") === reference)
    if (transaction === undefined) return { kind: "not-found" }
    const id = textAt(transaction, "id")
    const state = chargeState(textAt(transaction, "status"))
    const amount = integerAt(transaction, "amount")
    if (state !== undefined && id !== undefined && amount !== undefined)
      return {
        ...approvedOf(transaction, id),
        state,
        amount,
        currency: textAt(transaction, "currency") ?? "CAD",
      }
    const outcome = outcomeOf({ kind: "answer", status: 200, body: transaction })
    if (outcome.kind === "declined") return { ...outcome, retry: false }
    return { kind: "unavailable", reason: "reason" in outcome ? outcome.reason : "unreadable-answer" }
  }

  async function authenticationCall(request: GlobalPaymentsCall): Promise<AuthenticationOutcome> {
    const result = await call(request)
    if (result.kind === "rejected") return result
    const answer = harmless(result)
    return answer.kind === "answer" ? globalPaymentsAuthentication(answer) : answer
  }

  return {
    type: "GLOBALPAYMENTS",
    keeper: globalPaymentsKeeper((request) => call(request, brief(context))),
    lookupLag: 60_000,
    // A payment method for one use, which carries the expiry and the security code.
    cardToken: { pattern: /^PMT_[\w-]{6,80}$/, isOnly: false, needsExpiry: false },

    async authorise(request): Promise<AuthoriseOutcome> {
      const { reference, amount, currency, card, authentication } = request
      const wallet = "token" in card ? card.wallet : undefined
      if (wallet !== undefined && "token" in card && walletContent(wallet, card.token) === undefined)
        return walletRefused
      const result = await call({
        operation: "authorise",
        path: "/transactions",
        key: reference,
        reference,
        body: {
          account_name: config.accountName,
          type: "SALE",
          channel: "CNP",
          capture_mode: "LATER",
          amount: String(amount),
          currency,
          country: "CA",
          reference,
          ...storedCredential(card),
          payment_method: {
            ...cardFields(card),
            entry_mode: "ECOM",
            ...(authentication === undefined ? {} : { authentication: { id: authentication.id } }),
          },
        },
      })
      if (result.kind !== "answer") return result
      const outcome = outcomeOf(result)
      return wallet !== undefined && outcome.kind === "card-invalid" ? walletRefused : outcome
    },

    capture: (charge) => settleOnce("capture", charge, `${charge.reference}:capture`, "captured"),
    voidAuthorisation: (charge) => settleOnce("reversal", charge, `${charge.reference}:void`, "voided"),
    async refund(charge, refund) {
      const outcome = await settle("refund", charge, refund.amount, refund.reference)
      return outcome.kind === "rejected" && outcome.code === SEEN_BEFORE
        ? refundedBefore(outcome, charge.processorId)
        : outcome
    },

    lookup,

    accessToken: () => signIn(config, context, { lifetime: 600, permissions: ["PMT_POST_Create_Single"] }),

    async checkCredentials() {
      const access = await signIn(config, context)
      if (access.kind !== "token") return [{ of: "secrets", outcome: access }]
      const { accountNames } = access
      const isKnown = accountNames.includes(config.accountName)
      const unknown = {
        kind: "rejected",
        code: "account-unknown",
        message: `the app has the accounts ${accountNames.join(", ")}`,
      } as const
      return [
        { of: "secrets", outcome: { kind: "works" } },
        { of: "accountId", outcome: isKnown ? { kind: "works" } : unknown },
      ]
    },

    async checkEnrolment(request): Promise<EnrolmentOutcome> {
      const { reference, amount, currency, card } = request
      const result = await call({
        operation: "check-enrolment",
        path: "/authentications",
        reference,
        body: {
          account_name: config.accountName,
          channel: "CNP",
          country: "CA",
          amount: String(amount),
          currency,
          reference,
          preference: "NO_PREFERENCE",
          source: "BROWSER",
          payment_method: cardFields(card),
          notifications: {
            challenge_return_url: request.challengeReturnUrl,
            three_ds_method_return_url: request.methodReturnUrl,
          },
        },
      })
      if (result.kind === "rejected") return result
      const answer = harmless(result)
      return answer.kind === "answer" ? globalPaymentsEnrolment(answer) : answer
    },

    initiate: ({ authenticationId, amount, currency, card, methodCompletion, browser, version, email }) =>
      authenticationCall({
        operation: "initiate",
        path: `/authentications/${encodeURIComponent(authenticationId)}/initiate`,
        body: {
          three_ds: {
            source: "BROWSER",
            preference: "NO_PREFERENCE",
            message_category: "PAYMENT_AUTHENTICATION",
            ...(version === undefined ? {} : { message_version: version }),
          },
          method_url_completion_status: methodCompletion,
          order: { amount: String(amount), currency },
          ...(email === undefined ? {} : { payer: { email } }),
          payment_method: cardFields(card),
          browser_data: browserFields(browser),
        },
      }),

    readAuthentication: (authenticationId) =>
      authenticationCall({
        operation: "authentication-result",
        path: `/authentications/${encodeURIComponent(authenticationId)}/result`,
        body: {},
      }),
  }
}

/** This very capture, void or refund was asked for by an earlier call. */
const SEEN_BEFORE = "40039"

/** A refund that was asked for before: the refusal of the repetition names the status that the first one came to. */
function refundedBefore({ message }: Rejected, processorId: string): SettleOutcome {
  const status = /\bstatus=(\w+)/.exec(message)?.[1]
  if (status === undefined) return { kind: "unknown", reason: "seen before" }
  return chargeState(status) === "captured"
    ? { kind: "done", processorId }
    : { kind: "rejected", code: SEEN_BEFORE, message }
}

function settled(result: Exchange | Rejected): SettleOutcome {
  if (result.kind !== "answer") return result
  const id = textAt(result.body, "id")
  const success = textAt(result.body, "action", "result_code") === "SUCCESS"
  return result.status < 300 && success && id !== undefined
    ? { kind: "done", processorId: id }
    : rejectionOf(result)
}
