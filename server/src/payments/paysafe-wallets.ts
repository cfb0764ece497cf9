import { listAt, textAt } from "@parterre/domain/json-fields"
import type { Wallet } from "@parterre/domain/wallets"
import { type Answer, exchange, harmless } from "./exchange.ts"
import { brandOf, failureOf } from "./paysafe-fields.ts"
import type { AdapterContext, ToldCard, Unavailable } from "./processor.ts"
import { walletContent, walletRefused } from "./wallet-token.ts"

export type Opened =
  | {
      readonly kind: "opened"
      readonly token: string
      readonly isProven: boolean
      readonly told: ToldCard
    }
  | ReturnType<typeof failureOf>
  | Unavailable

/** Where Customer Vault makes tokens of wallets' cards. */
const VAULT = {
  google_pay: { path: "googlepaysingleusetokens", field: "googlePayPaymentToken" },
  apple_pay: { path: "applepaysingleusetokens", field: "applePayPaymentToken" },
} as const satisfies Record<Wallet, object>

/**
 * Has Customer Vault open wallets' tokens, with the key that browsers have: what it makes of one pays once, within fifteen
 * minutes. Nothing is charged by it.
 */
export const walletOpener =
  (baseUrl: string, publicKey: string | undefined, context: AdapterContext) =>
  async (wallet: Wallet, token: string, reference: string): Promise<Opened> => {
    const { path, field } = VAULT[wallet]
    const content = walletContent(wallet, token)
    if (content === undefined) return walletRefused
    const result = harmless(
      await exchange("PAYSAFE", context, {
        operation: "open-wallet",
        method: "POST",
        url: `${baseUrl}/customervault/v1/${path}`,
        headers: { authorization: `Basic ${publicKey ?? ""}` },
        reference,
        body: { [field]: content },
      }),
    )
    if (result.kind !== "answer") return result
    const made = textAt(result.body, "paymentToken")
    if (result.status < 300 && made !== undefined)
      return {
        kind: "opened",
        token: made,
        isProven: wallet === "apple_pay" || isProven(result.body),
        told: {
          brand: brandOf(textAt(result.body, "card", "cardType")),
          bin: textAt(result.body, "card", "cardBin"),
        },
      }
    return isRefusedToken(result, field) ? walletRefused : failureOf(result)
  }

/**
 * Whether the device has made a cryptogram, which stands for 3-D Secure; whatever does not say so has not. The answer may
 * repeat what was sent: `walletContent` sends no such word.
 */
const isProven = (body: unknown): boolean =>
  textAt(body, "googlePayPaymentToken", "authMethod") === "CRYPTOGRAM_3DS"

const isRefusedToken = ({ body }: Answer, field: string): boolean =>
  listAt(body, "error", "fieldErrors").some((entry) => textAt(entry, "field")?.startsWith(field) === true)
