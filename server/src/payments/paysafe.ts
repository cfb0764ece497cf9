import { integerAt, listAt, textAt } from "@parterre/domain/json-fields"
import { type Answer, brief, type ExchangeRequest, exchange, harmless } from "./exchange.ts"
import { paysafeAuthentication } from "./paysafe-authentication.ts"
import { brandOf, cardFields, failureOf, isDuplicate, profileFields, rejection } from "./paysafe-fields.ts"
import { paysafeKeeper, storedCredential } from "./paysafe-keeper.ts"
import { walletOpener } from "./paysafe-wallets.ts"
import type {
  AdapterContext,
  AuthenticationOutcome,
  AuthoriseOutcome,
  CardKeeper,
  CardProcessor,
  CardToAuthenticate,
  ChargeRef,
  CredentialCheck,
  LookupOutcome,
  RefundRequest,
  SettleOutcome,
  Unavailable,
} from "./processor.ts"

export interface PaysafeConfig {
  readonly type: "PAYSAFE"
  readonly baseUrl: string
  readonly accountId: string
  /** Server key for HTTP Basic, as `user:password`. */
  readonly apiKey: string
  /** Base64, as browsers have it: makes tokens of cards in wallets. */
  readonly publicKey?: string | undefined
}

export interface PaysafeAuthenticateRequest {
  /** From `authenticationReference`. */
  readonly reference: string
  /** What the browser SDK's `start` gave. */
  readonly deviceFingerprintingId: string
  /** cents */
  readonly amount: number
  readonly currency: string
  readonly card: CardToAuthenticate
  /** The shop's public address. */
  readonly merchantUrl: string
  readonly email?: string
}

export interface PaysafeProcessor extends CardProcessor {
  readonly type: "PAYSAFE"
  readonly keeper: CardKeeper
  readonly readAuthentication: NonNullable<CardProcessor["readAuthentication"]>
  /** Runs 3-D Secure; a challenge carries the `sdkChallengePayload` for the browser SDK. */
  authenticate(request: PaysafeAuthenticateRequest): Promise<AuthenticationOutcome>
}

/** The Paysafe Card Payments and 3-D Secure 2 adapter. */
export function createPaysafe(config: PaysafeConfig, context: AdapterContext): PaysafeProcessor {
  const base = config.baseUrl.replace(/\/$/, "")
  const payments = `${base}/cardpayments/v1/accounts/${encodeURIComponent(config.accountId)}`
  const authentications = `${base}/threedsecure/v2/accounts/${encodeURIComponent(config.accountId)}/authentications`
  const headers = { authorization: `Basic ${Buffer.from(config.apiKey).toString("base64")}` }
  const call = (request: Omit<ExchangeRequest, "headers">, within = context) =>
    exchange("PAYSAFE", within, { ...request, headers })

  const find = async (list: string, reference: string): Promise<Answer | Unavailable> =>
    harmless(
      await call({
        operation: `find-${list}`,
        method: "GET",
        url: `${payments}/${list}?merchantRefNum=${encodeURIComponent(reference)}`,
        reference,
      }),
    )

  async function settle(
    operation: string,
    path: string,
    list: string,
    body: { readonly merchantRefNum: string; readonly amount: number },
  ): Promise<SettleOutcome> {
    const url = `${payments}/${path}`
    const reference = body.merchantRefNum
    const result = await call({
      operation,
      method: "POST",
      url,
      body: { ...body, dupCheck: true },
      reference,
    })
    if (result.kind !== "answer") return result
    const id = textAt(result.body, "id")
    if (result.status < 300 && id !== undefined && !isRefused(result.body))
      return { kind: "done", processorId: id }
    if (!isDuplicate(result)) return rejection(result)
    const found = await find(list, reference)
    // The list may trail behind: it was asked for, and what came of it is not known yet.
    const isListed = found.kind !== "answer" || listAt(found.body, list).length > 0
    return isListed ? repeated(found, list) : { kind: "unknown", reason: "duplicate" }
  }

  const openWallet = walletOpener(base, config.publicKey, context)

  return {
    type: "PAYSAFE",
    keeper: paysafeKeeper(`${base}/customervault/v1/profiles`, (request) => call(request, brief(context))),
    lookupLag: 60_000,
    // A single-use token, which carries the expiry and the security code; never digits alone, which could be a card's.
    cardToken: { pattern: /^(?=.*[A-Za-z])[\w-]{10,80}$/, isOnly: false, needsExpiry: false },

    async authorise(request): Promise<AuthoriseOutcome> {
      const { reference, amount, authentication, needsProof } = request
      let { card } = request
      if ("token" in card && card.wallet !== undefined) {
        const opened = await openWallet(card.wallet, card.token, reference)
        if (opened.kind !== "opened") return opened
        if (request.accepts?.(opened.told) === false) return { kind: "brand-refused" }
        if (needsProof && !opened.isProven) return { kind: "unproven", token: opened.token }
        card = { token: opened.token }
      }
      const result = await call({
        operation: "authorise",
        method: "POST",
        url: `${payments}/auths`,
        reference,
        body: {
          merchantRefNum: reference,
          amount,
          settleWithAuth: false,
          dupCheck: true,
          card: cardFields(card),
          profile: profileFields(card, request.email),
          ...storedCredential(card),
          ...(authentication === undefined ? {} : { authentication: proofFields(authentication) }),
        },
      })
      if (result.kind !== "answer") return result
      return approvedOf(result.body) ?? (isUnsettled(result) ? unsettled(result.body) : failureOf(result))
    },

    capture: (charge: ChargeRef) =>
      settle("capture", `auths/${encodeURIComponent(charge.processorId)}/settlements`, "settlements", {
        merchantRefNum: `${charge.reference}:capture`,
        amount: charge.amount,
      }),

    voidAuthorisation: (charge: ChargeRef) =>
      settle("void", `auths/${encodeURIComponent(charge.processorId)}/voidauths`, "voidauths", {
        merchantRefNum: `${charge.reference}:void`,
        amount: charge.amount,
      }),

    async refund(charge: ChargeRef, refund: RefundRequest): Promise<SettleOutcome> {
      const found = repeated(await find("settlements", `${charge.reference}:capture`), "settlements")
      if (found.kind !== "done") return found
      return settle("refund", `settlements/${encodeURIComponent(found.processorId)}/refunds`, "refunds", {
        merchantRefNum: refund.reference,
        amount: refund.amount,
      })
    },

    async lookup(reference): Promise<LookupOutcome> {
      const result = await find("auths", reference)
      if (result.kind !== "answer") return result
      if (result.status >= 300) return rejection(result)
      const auth = listAt(result.body, "auths").find((item) => textAt(item, "merchantRefNum") === reference)
      if (auth === undefined) return { kind: "not-found" }
      const approved = approvedOf(auth)
      const amount = integerAt(auth, "amount")
      if (approved === undefined || amount === undefined)
        return isRefused(auth) ? declinedOf(auth) : { kind: "unavailable", reason: unsettled(auth).reason }
      const currency = textAt(auth, "currencyCode") ?? "CAD"
      if ((integerAt(auth, "availableToSettle") ?? 0) > 0)
        return { ...approved, state: "authorised", amount, currency }
      const settlements = await find("settlements", `${reference}:capture`)
      if (settlements.kind === "unavailable") return settlements
      if (settlements.status >= 300) return rejection(settlements)
      const state = repeated(settlements, "settlements").kind === "done" ? "captured" : "voided"
      return { ...approved, state, amount, currency }
    },

    async checkCredentials(publicKey) {
      const listed = judged(await find("auths", CHECK_REFERENCE))
      // Without a key that opens the door, nothing behind it can be tried.
      if (listed.kind === "rejected" && KEY_REFUSED.has(listed.code))
        return [{ of: "secrets", outcome: listed }]
      if (listed.kind === "unavailable") return [{ of: "secrets", outcome: listed }]
      const checks: CredentialCheck[] = [
        { of: "secrets", outcome: { kind: "works" } },
        { of: "accountId", outcome: listed },
      ]
      if (publicKey === undefined || listed.kind === "rejected") return checks
      // What the browser library asks first; a fingerprint nobody uses lapses.
      const started = judged(
        harmless(
          await exchange("PAYSAFE", context, {
            operation: "check-public-key",
            method: "POST",
            url: `${base}/threedsecure/v2/jwt`,
            headers: { authorization: `Basic ${publicKey}` },
            body: { accountId: config.accountId, card: { cardBin: "400000" } },
          }),
        ),
      )
      const isOfKey = started.kind !== "rejected" || KEY_REFUSED.has(started.code)
      return [...checks, { of: isOfKey ? "publicKey" : "accountId", outcome: started }]
    },

    async authenticate(request): Promise<AuthenticationOutcome> {
      const { reference, deviceFingerprintingId, amount, currency, card, merchantUrl } = request
      const result = harmless(
        await call({
          operation: "authenticate",
          method: "POST",
          url: authentications,
          reference,
          body: {
            merchantRefNum: reference,
            deviceFingerprintingId,
            amount,
            currency,
            card: cardFields(card),
            merchantUrl,
            authenticationPurpose: "PAYMENT_TRANSACTION",
            deviceChannel: "BROWSER",
            messageCategory: "PAYMENT",
            ...(request.email === undefined ? {} : { profile: { email: request.email } }),
            orderItemDetails: { shippingIndicator: "TRAVEL_AND_EVENT_TICKETS" },
          },
        }),
      )
      return result.kind === "answer" ? paysafeAuthentication(result) : result
    },

    async readAuthentication(id): Promise<AuthenticationOutcome> {
      const url = `${authentications}/${encodeURIComponent(id)}`
      const result = harmless(await call({ operation: "read-authentication", method: "GET", url }))
      return result.kind === "answer" ? paysafeAuthentication(result) : result
    },
  }
}

/** Nothing is ever charged under it. */
const CHECK_REFERENCE = "parterre:check"

/** The key is none of Paysafe's, or not one for this. */
const KEY_REFUSED: ReadonlySet<string> = new Set(["5279", "http-401"])

function judged(answer: Answer | Unavailable): CredentialCheck["outcome"] {
  if (answer.kind !== "answer") return answer
  return answer.status < 300 ? { kind: "works" } : rejection(answer)
}

const proofFields = (
  authentication: NonNullable<Parameters<CardProcessor["authorise"]>[0]["authentication"]>,
) => ({
  eci: Number(authentication.eci),
  cavv: authentication.cavv,
  threeDResult: authentication.result,
  threeDSecureVersion: authentication.version,
  directoryServerTransactionId: authentication.directoryServerId,
})

function approvedOf(auth: unknown) {
  const processorId = textAt(auth, "id")
  if (textAt(auth, "status") !== "COMPLETED" || processorId === undefined) return undefined
  const lastFour = textAt(auth, "card", "lastDigits") ?? ""
  return { kind: "approved" as const, processorId, brand: brandOf(textAt(auth, "card", "type")), lastFour }
}

/** Nothing is reserved, and nothing will be. */
const isRefused = (entry: unknown): boolean =>
  textAt(entry, "error", "code") !== undefined ||
  ["FAILED", "CANCELLED", "EXPIRED"].includes(textAt(entry, "status") ?? "")

/** Taken in, but neither approved nor refused: held for review, or an answer one cannot read. */
const isUnsettled = ({ status, body }: Answer): boolean => status < 300 && !isRefused(body)

const unsettled = (auth: unknown) => ({
  kind: "unknown" as const,
  reason: textAt(auth, "status") ?? "no-status",
})

const declinedOf = (auth: unknown): LookupOutcome => ({
  kind: "declined",
  code: textAt(auth, "error", "code") ?? "declined",
  retry: false,
})

/** The entry that an earlier call with the same reference left. */
function repeated(found: Answer | Unavailable, list: string): SettleOutcome {
  if (found.kind !== "answer") return found
  const id = textAt(
    listAt(found.body, list).find((entry) => !isRefused(entry)),
    "id",
  )
  return id === undefined ? rejection(found) : { kind: "done", processorId: id }
}
