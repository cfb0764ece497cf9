import { tokenHash } from "../ids.ts"
import type { PayPalConfig } from "./paypal.ts"
import type { ProcessorConfig } from "./processors.ts"

/**
 * SHA-256 of what names a website's account at its processor. Two that differ know neither the same cards nor the same payments;
 * a new secret for the same account makes no difference.
 */
export const processorAccount = (
  config: ProcessorConfig | PayPalConfig,
  publicKey: string | undefined,
): string => tokenHash(JSON.stringify([config.type, ...namesOf(config, publicKey)]))

function namesOf(config: ProcessorConfig | PayPalConfig, publicKey = ""): readonly string[] {
  switch (config.type) {
    case "PAYSAFE":
      return [config.accountId]
    case "GLOBALPAYMENTS":
      // Many apps call their account the same.
      return [config.appId, config.accountName]
    case "STRIPE":
      return [stripeAccount.exec(publicKey)?.[0] ?? publicKey]
    case "MONERIS":
      return [config.storeId]
    case "CARDCONNECT":
    case "PAYMENTECH":
      return [config.merchantId]
    case "PAYPAL":
      return [config.clientId]
    case "EXACT":
      return [config.gatewayId]
    default:
      // The website takes no cards.
      return []
  }
}

/** The beginning of a publishable key, which the keys of one account share in each mode. */
const stripeAccount = /^pk_(test|live)_51\w{14}/
