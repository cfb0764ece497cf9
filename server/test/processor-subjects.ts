import type { SandboxName } from "@parterre/sandboxes"
import { createCardConnect } from "../src/payments/cardconnect.ts"
import { createExact } from "../src/payments/exact.ts"
import { createGlobalPayments } from "../src/payments/global-payments.ts"
import { createMoneris } from "../src/payments/moneris.ts"
import { createPaymentech } from "../src/payments/paymentech.ts"
import { createPayPal } from "../src/payments/paypal.ts"
import { createPaysafe } from "../src/payments/paysafe.ts"
import type { AdapterContext, CardPayment } from "../src/payments/processor.ts"
import type { Processor } from "../src/payments/processors.ts"
import { createStripe } from "../src/payments/stripe.ts"
import { type Bench, cardOf } from "./processors-on-sandboxes.ts"

/** A processor as the suite that all pass looks at it. */
interface ProcessorSubject {
  readonly name: SandboxName
  readonly approved: CardPayment
  readonly declined: CardPayment
  readonly declineCode: string
  readonly lastFour: string
  readonly brand: string
  /** A dropped call is repeated once, under the same key, and so hears the answer after all. */
  readonly repeatsDrops: boolean
  /** A decline leaves no trace to be found later: nothing was charged. */
  readonly forgetsDeclines?: true
  create(bench: Bench, context: AdapterContext, baseUrl?: string): Processor
  createWithBadKey(bench: Bench): Processor
}

export const processorSubjects: readonly ProcessorSubject[] = [
  {
    name: "paysafe",
    approved: cardOf("4111111111111111"),
    declined: cardOf("4000000000009995"),
    declineCode: "3022",
    lastFour: "1111",
    brand: "visa",
    repeatsDrops: false,
    create: ({ paysafeConfig }, context, baseUrl = paysafeConfig.baseUrl) =>
      createPaysafe({ ...paysafeConfig, baseUrl }, context),
    createWithBadKey: ({ paysafeConfig, context }) =>
      createPaysafe({ ...paysafeConfig, apiKey: "someone:else" }, context),
  },
  {
    name: "globalpayments",
    approved: cardOf("5425230000004415"),
    declined: cardOf("4000120000001154"),
    declineCode: "101",
    lastFour: "4415",
    brand: "mastercard",
    repeatsDrops: false,
    create: ({ globalPaymentsConfig }, context, baseUrl = globalPaymentsConfig.baseUrl) =>
      createGlobalPayments({ ...globalPaymentsConfig, baseUrl }, context),
    createWithBadKey: ({ globalPaymentsConfig, context }) =>
      createGlobalPayments({ ...globalPaymentsConfig, appKey: "another" }, context),
  },
  {
    name: "stripe",
    approved: { token: "tok_amex" },
    declined: { token: "tok_chargeDeclined" },
    declineCode: "card_declined",
    lastFour: "0005",
    brand: "amex",
    repeatsDrops: true,
    create: ({ stripeConfig }, context, baseUrl = stripeConfig.baseUrl) =>
      createStripe({ ...stripeConfig, baseUrl }, context),
    createWithBadKey: ({ stripeConfig, context }) =>
      createStripe({ ...stripeConfig, secretKey: "sk_test_else" }, context),
  },
  {
    name: "moneris",
    approved: cardOf("4242424242424242"),
    declined: cardOf("4000000000009995"),
    declineCode: "076",
    lastFour: "4242",
    brand: "visa",
    repeatsDrops: false,
    create: ({ monerisConfig }, context, baseUrl = monerisConfig.baseUrl) =>
      createMoneris({ ...monerisConfig, baseUrl }, context),
    createWithBadKey: ({ monerisConfig, context }) =>
      createMoneris({ ...monerisConfig, apiToken: "another" }, context),
  },
  {
    name: "cardconnect",
    approved: cardOf("4788250000121443"),
    declined: cardOf("4387751111111053"),
    declineCode: "NU",
    lastFour: "1443",
    brand: "visa",
    repeatsDrops: false,
    create: ({ cardConnectConfig }, context, baseUrl = cardConnectConfig.baseUrl) =>
      createCardConnect({ ...cardConnectConfig, baseUrl }, context),
    createWithBadKey: ({ cardConnectConfig, context }) =>
      createCardConnect({ ...cardConnectConfig, login: "someone:else" }, context),
  },
  {
    name: "paymentech",
    approved: cardOf("4788250000028291"),
    declined: cardOf("4000300011112220"),
    declineCode: "05",
    lastFour: "8291",
    brand: "visa",
    repeatsDrops: true,
    create: ({ paymentechConfig }, context, baseUrl) =>
      createPaymentech(
        baseUrl === undefined ? paymentechConfig : { ...paymentechConfig, baseUrl, secondBaseUrl: baseUrl },
        context,
      ),
    createWithBadKey: ({ paymentechConfig, context }) =>
      createPaymentech({ ...paymentechConfig, login: "someone:else" }, context),
  },
  {
    name: "exact",
    approved: cardOf("4111111111111111"),
    declined: cardOf("4000000000009995"),
    declineCode: "302",
    lastFour: "1111",
    brand: "visa",
    repeatsDrops: false,
    create: ({ exactConfig }, context, baseUrl = exactConfig.baseUrl) =>
      createExact({ ...exactConfig, baseUrl }, context),
    createWithBadKey: ({ exactConfig, context }) =>
      createExact({ ...exactConfig, password: "another", reportLogin: "someone:else" }, context),
  },
  {
    name: "paypal",
    approved: { token: "buyer-ok" },
    declined: { token: "buyer-declined" },
    declineCode: "INSTRUMENT_DECLINED",
    lastFour: "",
    brand: "paypal",
    repeatsDrops: false,
    forgetsDeclines: true,
    create: ({ paypalConfig }, context, baseUrl = paypalConfig.baseUrl) =>
      createPayPal({ ...paypalConfig, baseUrl }, context),
    createWithBadKey: ({ paypalConfig, context }) =>
      createPayPal({ ...paypalConfig, clientSecret: "another" }, context),
  },
]
