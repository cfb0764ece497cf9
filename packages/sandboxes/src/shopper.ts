import type { Language } from "@parterre/domain/language"
import { sandboxCredentials } from "./credentials.ts"

/** Field values of the hidden inputs of a page. */
const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map((match) => [
      match[1] ?? "",
      (match[2] ?? "").replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code))),
    ]),
  )

export interface IssuerReply {
  readonly status: number
  readonly html: string
  /** Where the page sends the browser back to, with the fields it posts. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** Posts a form as a browser's frame does, and reads the form of the page that comes back. */
export async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<IssuerReply> {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(fields) })
  const html = await response.text()
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? ""
  return {
    status: response.status,
    html,
    action: action.replaceAll("&#38;", "&"),
    fields: hiddenFields(html),
  }
}

/** A shopper without a browser: opens the issuer page and answers it over HTTP. */
export function scriptedShopper(origin: string) {
  return {
    openChallenge: (creq: string, language: Language = "fr", threeDSSessionData = "") =>
      postForm(`${origin}/sandbox/issuer/challenge?lang=${language}`, { creq, threeDSSessionData }),

    /** Answers a page that `openChallenge` gave. */
    answer: (page: IssuerReply, action: "submit" | "cancel" | "nothing", code = "") =>
      postForm(`${origin}${page.action}`, { ...page.fields, action, code }),

    /** Opens the page and enters one code. */
    async enterCode(creq: string, code: string): Promise<IssuerReply> {
      return this.answer(await this.openChallenge(creq), "submit", code)
    },

    /** What Paysafe's hosted fields do with a card; the token, or what they say of it. */
    async paysafeToken(
      number: string,
      browserKey = sandboxCredentials.paysafe.browserKeys[0],
      cvv = "907",
    ): Promise<{ readonly paymentToken?: string; readonly error?: { readonly code: string } }> {
      const response = await fetch(`${origin}/sandbox/paysafe/customervault/v1/singleusetokens`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Basic ${browserKey}` },
        body: JSON.stringify({ card: { cardNum: number, cardExpiry: { month: 12, year: 2028 }, cvv } }),
      })
      return (await response.json()) as { paymentToken?: string }
    },

    /** What Global Payments' hosted fields do with a card, opened by an access token. */
    async globalPaymentsToken(
      number: string,
      accessToken: string,
    ): Promise<{ readonly id?: string; readonly error_code?: string }> {
      const response = await fetch(`${origin}/sandbox/globalpayments/payment-methods`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-gp-version": "2021-03-22",
          authorization: `Bearer ${accessToken}`,
        },
        body: JSON.stringify({
          usage_mode: "SINGLE",
          card: { number, expiry_month: "12", expiry_year: "28", cvv: "907" },
        }),
      })
      return (await response.json()) as { id?: string }
    },

    /** What the Paysafe browser script's `start` does. */
    async startPaysafe(
      card: { readonly cardBin: string } | { readonly paymentToken: string },
      browserKey = sandboxCredentials.paysafe.browserKeys[0],
    ): Promise<string> {
      const response = await fetch(`${origin}/sandbox/paysafe/threedsecure/v2/jwt`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Basic ${browserKey}` },
        body: JSON.stringify({ accountId: "1001", card }),
      })
      const answer = (await response.json()) as { deviceFingerprintingId?: string }
      return answer.deviceFingerprintingId ?? ""
    },
  }
}

/** The `creq` inside a Paysafe challenge payload. */
export const creqOfPaysafe = (sdkChallengePayload: string): string =>
  (JSON.parse(Buffer.from(sdkChallengePayload, "base64").toString("utf8")) as { payload: string }).payload
