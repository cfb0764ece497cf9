import type { WalletSettings } from "@parterre/contract"
import type { Config } from "../config.ts"
import type { PaymentColumn } from "../database/tables.ts"
import { defined } from "../defined.ts"
import { browserAddresses, STRIPE_API_VERSION, walletScripts } from "../processor-addresses.ts"
import { NO_CARDS } from "../processor-type.ts"
import { offersWallet, walletSupport } from "../wallet-support.ts"

/** What browsers open the sheets of a website's wallets with; undefined where it offers none. */
export function walletSettings(
  payment: PaymentColumn,
  settings: Pick<Config, "sandbox" | "processors">,
): WalletSettings | undefined {
  const { processor, wallets } = payment
  if (processor === NO_CARDS || wallets === undefined) return undefined
  const scripts = walletScripts(processor, settings)
  const { environment } = browserAddresses(processor, settings)
  const { merchantName, applePay, googlePay } = wallets
  const offered = {
    applePay: offersWallet("apple_pay", payment) ? applePay : undefined,
    googlePay: offersWallet("google_pay", payment) ? googlePay : undefined,
  }
  if (offered.applePay === undefined && offered.googlePay === undefined) return undefined
  return defined({
    merchantName,
    applePay:
      offered.applePay &&
      defined({ merchantIdentifier: offered.applePay.merchantIdentifier, sdkUrl: scripts.applePay }),
    googlePay:
      offered.googlePay &&
      defined({
        sdkUrl: scripts.googlePay,
        environment: environment === "LIVE" ? ("PRODUCTION" as const) : ("TEST" as const),
        merchantId: offered.googlePay.merchantId,
        tokenization: tokenizationOf(payment),
      }),
  })
}

/** Stripe opens the tokens that name its publishable key; the others know their accounts by a number. */
function tokenizationOf({ processor, publicKey = "", wallets }: PaymentColumn): Record<string, string> {
  const gateway = walletSupport(processor)?.gateway ?? ""
  return processor === "STRIPE"
    ? { gateway, "stripe:version": STRIPE_API_VERSION, "stripe:publishableKey": publicKey }
    : { gateway, gatewayMerchantId: wallets?.googlePay?.gatewayMerchantId ?? "" }
}
