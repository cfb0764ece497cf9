import { createServer } from "node:net"
import type { SandboxName } from "@parterre/sandboxes"
import { sandboxCredentials, scriptedShopper, startSandboxes } from "@parterre/sandboxes"
import { pino } from "pino"
import { createCardConnect } from "../src/payments/cardconnect.ts"
import { createExact } from "../src/payments/exact.ts"
import { createGlobalPayments } from "../src/payments/global-payments.ts"
import { createMoneris } from "../src/payments/moneris.ts"
import { createPaymentech } from "../src/payments/paymentech.ts"
import { createPayPal } from "../src/payments/paypal.ts"
import { createPaysafe } from "../src/payments/paysafe.ts"
import type {
  AdapterContext,
  AuthoriseRequest,
  CardDetails,
  PaymentExpectation,
} from "../src/payments/processor.ts"
import type { ProcessorConfig } from "../src/payments/processors.ts"
import { saleTokenOf, shortReference } from "../src/payments/references.ts"
import { createStripe } from "../src/payments/stripe.ts"

const START = Date.UTC(2026, 10, 21, 17)

/** The adapters over running sandboxes, with a clock to turn and the log they write. */
export async function startBench() {
  let time = START
  const now = () => time
  const sandboxes = await startSandboxes({ clock: now })
  const { origin } = sandboxes
  const lines: string[] = []
  // No time or process fields: every long number in the log would be one of ours.
  const log = pino(
    { level: "trace", timestamp: false, base: null },
    { write: (line: string) => lines.push(line) },
  )
  const context: AdapterContext = { now, log, timeout: 5_000 }
  const impatient: AdapterContext = { ...context, timeout: 500 }
  const { paysafe, globalPayments, stripe, moneris, cardConnect, paymentech, exact, paypal } =
    sandboxCredentials

  const paysafeConfig = {
    type: "PAYSAFE",
    baseUrl: `${origin}/sandbox/paysafe`,
    accountId: "1001",
    apiKey: paysafe.apiKey,
  } as const
  const globalPaymentsConfig = {
    type: "GLOBALPAYMENTS",
    baseUrl: `${origin}/sandbox/globalpayments`,
    ...globalPayments,
    accountName: "transaction_processing",
  } as const
  const stripeConfig = { type: "STRIPE", baseUrl: `${origin}/sandbox/stripe`, ...stripe } as const

  const monerisConfig = { type: "MONERIS", baseUrl: `${origin}/sandbox/moneris`, ...moneris } as const

  const cardConnectConfig = {
    type: "CARDCONNECT",
    baseUrl: `${origin}/sandbox/cardconnect`,
    ...cardConnect,
  } as const

  const paymentechConfig = {
    type: "PAYMENTECH",
    baseUrl: `${origin}/sandbox/paymentech`,
    secondBaseUrl: `${origin}/sandbox/paymentech/second`,
    ...paymentech,
  } as const

  const exactConfig = { type: "EXACT", baseUrl: `${origin}/sandbox/exact`, ...exact } as const

  const paypalConfig = { type: "PAYPAL", baseUrl: `${origin}/sandbox/paypal`, ...paypal } as const

  const configs: Readonly<Record<SandboxName, ProcessorConfig>> = {
    paysafe: paysafeConfig,
    globalpayments: globalPaymentsConfig,
    stripe: stripeConfig,
    moneris: monerisConfig,
    cardconnect: cardConnectConfig,
    paymentech: paymentechConfig,
    exact: exactConfig,
    paypal: paypalConfig,
  }

  return {
    ...sandboxes,
    configs,
    shopper: scriptedShopper(origin),
    context,
    impatient,
    paysafeConfig,
    globalPaymentsConfig,
    stripeConfig,
    monerisConfig,
    cardConnectConfig,
    paymentechConfig,
    exactConfig,
    paypalConfig,
    paysafe: createPaysafe(paysafeConfig, context),
    globalPayments: createGlobalPayments(globalPaymentsConfig, context),
    stripe: createStripe(stripeConfig, context),
    moneris: createMoneris(monerisConfig, context),
    cardConnect: createCardConnect(cardConnectConfig, context),
    paymentech: createPaymentech(paymentechConfig, context),
    exact: createExact(exactConfig, context),
    paypal: createPayPal(paypalConfig, context),
    now,
    advance: (milliseconds: number) => {
      time += milliseconds
    },
    logged: () => lines.join(""),
  }
}

export type Bench = Awaited<ReturnType<typeof startBench>>

export const CVD = "907"

export const cardOf = (number: string): CardDetails => ({
  number,
  expiry: "1228",
  cvd: CVD,
  nameOnCard: "Marie Tremblay",
})

let sales = 0

/** An authorisation request of a new sale. */
export function requestFor(card: AuthoriseRequest["card"], amount = 14_945): AuthoriseRequest {
  sales += 1
  const reference = `sale:s${sales}:1`
  return { reference, amount, currency: "CAD", card, needsProof: false, email: "marie@example.com" }
}

/** The request as its processor takes it: at PayPal its account approves an order for it. */
export async function readyRequest(bench: Bench, request: AuthoriseRequest): Promise<AuthoriseRequest> {
  const { card, amount, currency, reference } = request
  if (!("token" in card) || !card.token.startsWith("buyer-")) return request
  const orderId = await approvedOrder(bench, card.token, {
    saleToken: saleTokenOf(reference) ?? "",
    amount,
    currency,
  })
  return { ...request, card: { token: orderId, isOrder: true } }
}

/** An order that an account of the sandbox has approved. */
export async function approvedOrder(
  bench: Bench,
  account: string,
  expected: PaymentExpectation,
): Promise<string> {
  const made = await bench.paypal.createOrder({
    ...expected,
    key: `order:${crypto.randomUUID()}`,
    language: "fr",
    merchantName: "Petit Théâtre",
    returnUrl: "https://petit.example/fr/checkout/mode",
  })
  if (made.kind !== "order" || !bench.approvePayPal(made.orderId, account)) throw new Error("no order")
  return made.orderId
}

/** What an attempt would keep of a processor's own to be found by. */
export const keptOf = ({ card }: AuthoriseRequest): string | undefined =>
  "token" in card && card.isOrder === true ? card.token : undefined

/** Whether a reference in a processor's ledger is this one, or the short form that E-xact is given. */
export const isLedgerOf = (reference: string, own: string): boolean =>
  reference === own || reference === shortReference(own, 20)

/** An address on which nobody listens. */
export async function deadAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/sandbox`
}
