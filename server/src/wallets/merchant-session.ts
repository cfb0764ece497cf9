import { request } from "node:https"
import type { AdapterContext } from "../payments/processor.ts"
import { watched } from "../watched.ts"
import type { MerchantIdentity } from "./merchant-identity.ts"

/** Who asks for a sheet, as Apple has them on its books. */
export interface SheetOfMerchant {
  readonly merchantIdentifier: string
  /** At most 64 characters. */
  readonly displayName: string
  /** The host that shows the sheet, registered with Apple. */
  readonly host: string
}

export type MerchantSession =
  /** Opens one sheet, within five minutes: JSON, for the browser alone. */
  | { readonly kind: "session"; readonly json: string }
  /** Apple does not know the merchant, its certificate or its host: our configuration is at fault. */
  | { readonly kind: "rejected"; readonly reason: string }
  | { readonly kind: "unavailable"; readonly reason: string }

/** Characters; Apple's sessions have some four thousand. */
const longestSession = 64_000

/** Asks Apple for a merchant session, with the merchant's certificate. Nothing of the answer is logged. */
export async function merchantSession(
  identity: MerchantIdentity,
  { merchantIdentifier, displayName, host }: SheetOfMerchant,
  { log, now, timeout = 30_000 }: AdapterContext,
): Promise<MerchantSession> {
  const started = now()
  const about = { processor: "APPLE_PAY", call: "merchant-session" } as const
  const body = JSON.stringify({ merchantIdentifier, displayName, initiative: "web", initiativeContext: host })
  const result = await watched.processorCall.around(about, () =>
    answerOf(identity, body, timeout).catch((failure: unknown) => unavailable(failure)),
  )
  const fields = { ...about, merchantIdentifier, host, duration: now() - started }
  if (result.kind === "session") log.info(fields, "Apple validated the merchant")
  else
    log.warn(
      { ...fields, outcome: result.kind, reason: result.reason },
      "Apple did not validate the merchant",
    )
  return result
}

async function answerOf(
  { baseUrl, certificate, key, authority }: MerchantIdentity,
  body: string,
  timeout: number,
): Promise<MerchantSession> {
  const asked = request(new URL("/paymentservices/paymentSession", baseUrl), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    cert: certificate,
    key,
    ...(authority === undefined ? {} : { ca: authority }),
    signal: AbortSignal.timeout(timeout),
    agent: false,
  })
  asked.end(body)
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    asked.once("response", resolve)
    asked.once("error", reject)
  })
  const json = await bounded(response)
  const status = response.statusCode ?? 0
  if (status >= 500 || status === 429) return { kind: "unavailable", reason: `http-${status}` }
  if (status >= 300) return { kind: "rejected", reason: `http-${status}` }
  return isObject(json) ? { kind: "session", json } : { kind: "unavailable", reason: "unreadable-answer" }
}

/** The text of an answer, as far as a session may go: what is longer is none. */
async function bounded(response: import("node:http").IncomingMessage): Promise<string> {
  let read = ""
  for await (const part of response.setEncoding("utf8")) {
    read += part
    if (read.length > longestSession) break
  }
  return read
}

function isObject(json: string): boolean {
  try {
    const read: unknown = JSON.parse(json)
    return json.length <= longestSession && typeof read === "object" && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

/** What is wrong with our certificate, in the words of OpenSSL and Node. */
const OF_CERTIFICATE = /^(ERR_SSL_|ERR_OSSL_|EPROTO)|ALERT|CERT/

/** A certificate that Apple refuses, or that none can be read of, ends the call as ours; all else passes by waiting. */
function unavailable(failure: unknown): MerchantSession {
  const code = failure instanceof Error && "code" in failure ? String(failure.code) : "no answer"
  return OF_CERTIFICATE.test(code)
    ? { kind: "rejected", reason: code }
    : { kind: "unavailable", reason: code }
}
