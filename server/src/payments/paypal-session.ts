import { integerAt, textAt } from "@parterre/domain/json-fields"
import { type Answer, type Exchange, type ExchangeRequest, exchange, harmless } from "./exchange.ts"
import type { AdapterContext, Rejected, Unavailable } from "./processor.ts"
import { jsonFormat, type WireFormat } from "./wire-formats.ts"

export interface PayPalCredentials {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** A call of the REST API; `path` begins with a slash. */
export interface PayPalCall extends Omit<ExchangeRequest, "url" | "headers"> {
  readonly path: string
  /** What a repetition is known by: the same key is carried out once. */
  readonly key?: string
}

/** Signing in sends a form, and is answered JSON. */
const formFormat: WireFormat = {
  ...jsonFormat,
  sends: "application/x-www-form-urlencoded",
  write: (body) => new URLSearchParams(body as Record<string, string>).toString(),
}

/** Calls PayPal in the name of the app; its access token is kept until a minute before its end. */
export function paypalSession(
  { baseUrl, clientId, clientSecret }: PayPalCredentials,
  context: AdapterContext,
) {
  const base = baseUrl.replace(/\/$/, "")
  let kept: { readonly token: string; readonly expiresAt: number } | undefined

  async function signIn(): Promise<
    { readonly kind: "token"; readonly token: string } | Rejected | Unavailable
  > {
    if (kept !== undefined && kept.expiresAt - 60_000 > context.now())
      return { kind: "token", token: kept.token }
    const answer = harmless(
      await exchange("PAYPAL", context, {
        operation: "sign-in",
        method: "POST",
        url: `${base}/v1/oauth2/token`,
        headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
        body: { grant_type: "client_credentials" },
        format: formFormat,
      }),
    )
    if (answer.kind !== "answer") return answer
    const token = textAt(answer.body, "access_token")
    const seconds = integerAt(answer.body, "expires_in")
    if (answer.status >= 300 || token === undefined || seconds === undefined) return rejectionOf(answer)
    kept = { token, expiresAt: context.now() + seconds * 1000 }
    return { kind: "token", token }
  }

  /** A token that PayPal has ended early is taken for no answer once: a refused call did nothing. */
  async function call(request: PayPalCall, isSecond = false): Promise<Exchange | Rejected> {
    const { path, key, ...rest } = request
    const signed = await signIn()
    if (signed.kind !== "token") return signed
    const answer = await exchange("PAYPAL", context, {
      ...rest,
      url: `${base}${path}`,
      headers: {
        authorization: `Bearer ${signed.token}`,
        prefer: "return=representation",
        ...(key === undefined ? {} : { "paypal-request-id": key }),
      },
    })
    if (answer.kind !== "answer" || answer.status !== 401 || isSecond) return answer
    kept = undefined
    return call(request, true)
  }

  return { call }
}

/** Why PayPal did not do it: the issue where it names one, which says more than the error's name. */
export const issueOf = ({ body, status }: Answer): string =>
  textAt(body, "details", "0", "issue") ?? textAt(body, "name") ?? textAt(body, "error") ?? `http-${status}`

export const rejectionOf = (answer: Answer): Rejected => ({
  kind: "rejected",
  code: issueOf(answer),
  message: textAt(answer.body, "message") ?? textAt(answer.body, "error_description") ?? "",
})
