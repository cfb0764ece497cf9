import { createHash } from "node:crypto"
import { integerAt, listAt, textAt } from "@parterre/domain/json-fields"
import { type Answer, exchange, harmless } from "./exchange.ts"
import type { AdapterContext, Rejected, Unavailable } from "./processor.ts"

export const GP_VERSION = "2021-03-22"

export interface GlobalPaymentsCredentials {
  readonly baseUrl: string
  readonly appId: string
  readonly appKey: string
}

export interface GlobalPaymentsCall {
  readonly operation: string
  /** POST when absent. */
  readonly method?: "GET" | "PATCH" | "DELETE"
  readonly path: string
  readonly body?: unknown
  readonly reference?: string
  /** Sent as the idempotency key. */
  readonly key?: string
}

export interface AccessToken {
  readonly kind: "token"
  readonly token: string
  /** epoch milliseconds */
  readonly expiresAt: number
  /** Of the accounts that the app may use. */
  readonly accountNames: readonly string[]
}

export type AccessTokenOutcome = AccessToken | Rejected | Unavailable

export interface AccessTokenLimits {
  /** seconds */
  readonly lifetime: number
  readonly permissions: readonly string[]
}

/** Signs in. With limits the token is fit for a browser, without it is the server's own. */
export async function signIn(
  credentials: GlobalPaymentsCredentials,
  context: AdapterContext,
  limits?: AccessTokenLimits,
): Promise<AccessTokenOutcome> {
  const nonce = new Date(context.now()).toISOString()
  const result = harmless(
    await exchange("GLOBALPAYMENTS", context, {
      operation: "sign-in",
      method: "POST",
      url: `${credentials.baseUrl.replace(/\/$/, "")}/accesstoken`,
      headers: { "x-gp-version": GP_VERSION },
      body: {
        app_id: credentials.appId,
        nonce,
        secret: createHash("sha512")
          .update(nonce + credentials.appKey)
          .digest("hex"),
        grant_type: "client_credentials",
        ...(limits === undefined
          ? {}
          : { seconds_to_expire: limits.lifetime, permissions: limits.permissions }),
      },
    }),
  )
  return result.kind === "answer" ? readToken(result, context.now()) : result
}

function readToken(answer: Answer, now: number): AccessTokenOutcome {
  const token = textAt(answer.body, "token")
  const seconds = integerAt(answer.body, "seconds_to_expire")
  if (answer.status >= 300 || token === undefined || seconds === undefined) return rejectionOf(answer)
  const accountNames = listAt(answer.body, "scope", "accounts").flatMap((each) => textAt(each, "name") ?? [])
  return { kind: "token", token, expiresAt: now + seconds * 1000, accountNames }
}

export const rejectionOf = (answer: Answer): Rejected => ({
  kind: "rejected",
  code:
    textAt(answer.body, "detailed_error_code") ??
    textAt(answer.body, "error_code") ??
    `http-${answer.status}`,
  message: textAt(answer.body, "detailed_error_description") ?? "",
})

/** Keeps the server's token until a minute before its end; `forget` after the processor refuses it. */
export function tokenKeeper(credentials: GlobalPaymentsCredentials, context: AdapterContext) {
  let kept: AccessToken | undefined
  return {
    async current(): Promise<AccessTokenOutcome> {
      if (kept !== undefined && kept.expiresAt - 60_000 > context.now()) return kept
      const outcome = await signIn(credentials, context)
      kept = outcome.kind === "token" ? outcome : undefined
      return outcome
    },
    forget() {
      kept = undefined
    },
  }
}
