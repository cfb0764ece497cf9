import { NO_CARDS } from "../processor-type.ts"
import { type CardConnectConfig, type CardConnectProcessor, createCardConnect } from "./cardconnect.ts"
import { createExact, type ExactConfig, type ExactProcessor } from "./exact.ts"
import {
  createGlobalPayments,
  type GlobalPaymentsConfig,
  type GlobalPaymentsProcessor,
} from "./global-payments.ts"
import { createMoneris, type MonerisConfig, type MonerisProcessor } from "./moneris.ts"
import { createNoCards, type NoCards } from "./no-cards.ts"
import { createPaymentech, type PaymentechConfig, type PaymentechProcessor } from "./paymentech.ts"
import { createPayPal, type PayPalConfig, type PayPalProcessor } from "./paypal.ts"
import { createPaysafe, type PaysafeConfig, type PaysafeProcessor } from "./paysafe.ts"
import type { AdapterContext } from "./processor.ts"
import { createStripe, type StripeConfig, type StripeProcessor } from "./stripe.ts"

export type Processor =
  | PaysafeProcessor
  | GlobalPaymentsProcessor
  | StripeProcessor
  | MonerisProcessor
  | CardConnectProcessor
  | PaymentechProcessor
  | ExactProcessor
  | PayPalProcessor
  | NoCards
export type ProcessorConfig =
  | PaysafeConfig
  | GlobalPaymentsConfig
  | StripeConfig
  | MonerisConfig
  | CardConnectConfig
  | PaymentechConfig
  | ExactConfig
  | PayPalConfig
  | { readonly type: typeof NO_CARDS }

/** The adapter for a website's configuration. */
export function createProcessor(config: ProcessorConfig, context: AdapterContext): Processor {
  switch (config.type) {
    case "PAYSAFE":
      return createPaysafe(config, context)
    case "GLOBALPAYMENTS":
      return createGlobalPayments(config, context)
    case "STRIPE":
      return createStripe(config, context)
    case "MONERIS":
      return createMoneris(config, context)
    case "CARDCONNECT":
      return createCardConnect(config, context)
    case "PAYMENTECH":
      return createPaymentech(config, context)
    case NO_CARDS:
      return createNoCards()
    case "EXACT":
      return createExact(config, context)
    case "PAYPAL":
      return createPayPal(config, context)
  }
}
