import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { PaymentColumn } from "../database/tables.ts"
import { defined } from "../defined.ts"
import { type ProcessorSettings, secretNames } from "../payment-config.ts"
import { interacAddress, liveAddresses } from "../processor-addresses.ts"
import { NO_CARDS, PAYPAL, type ProcessorType } from "../processor-type.ts"
import { Refusal } from "../refusal.ts"
import { loadSandboxes } from "../sandboxes.ts"
import { readWebsite } from "../websites/website-store.ts"
import { type InteracPage, interacTerminal, isAtBank } from "./interac-page.ts"
import { createNoCards } from "./no-cards.ts"
import { createPayPal, type PayPalConfig, type PayPalProcessor } from "./paypal.ts"
import type { AdapterContext, CardProcessor, PaymentLog } from "./processor.ts"
import { processorAccount } from "./processor-account.ts"
import { createProcessor, type Processor, type ProcessorConfig } from "./processors.ts"

export interface PaymentsLog extends PaymentLog {
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}

/** How a website is paid. */
export interface WebsitePayments {
  readonly settings: PaymentColumn
  readonly processor: Processor
  /** Tells its account there from another: see `processorAccount`. */
  readonly account: string
  /** The page at which Interac Online pays, where there is one. */
  readonly interac?: InteracPage
  /** Where accounts of PayPal are taken. */
  readonly paypal?: PayPalProcessor
  /** As `account`, at PayPal. */
  readonly paypalAccount?: string
  /** Whether the numbers of a card are taken, where its processor's own fields did not make a token of it. */
  readonly takesNumbers: boolean
}

export interface WebsiteProcessors {
  of(websiteId: string): Promise<WebsitePayments>
  /** The processor that an attempt was made at; undefined where the website has no more to do with it. */
  ownOf(attempt: MadeAttempt): Promise<CardProcessor | undefined>
  /**
   * The same. Where the website has changed it or its account since, or lacks the keys of
   * its Interac page or of PayPal, one that never tells that a payment is unknown: nobody else can say that nothing was charged.
   */
  ofAttempt(attempt: MadeAttempt): Promise<CardProcessor>
}

type MadeAttempt = Pick<
  PaymentAttemptRow,
  "website_id" | "brand" | "processor" | "processor_account" | "reference"
>

export interface ProcessorSurroundings {
  readonly db: Knex
  readonly clock: Clock
  readonly config: Pick<Config, "processors" | "sandbox" | "port" | "publicOrigin" | "cardNumbers">
  /** Asked for when a call is logged: the log comes to life with the server. */
  readonly log: () => PaymentsLog
  /** Milliseconds before a call to a processor is given up. */
  readonly timeout?: number
}

/** The second host of Orbital. */
const secondLiveAddress = "https://orbital2.chasepaymentech.com"

/** The processor of each website, made once per configuration: it may keep an access token. */
export function websiteProcessors(surroundings: ProcessorSurroundings): WebsiteProcessors {
  const { db, clock, log, timeout } = surroundings
  const made = new Map<string, { readonly configured: string; readonly payments: WebsitePayments }>()
  const context = defined({
    now: () => clock.now(),
    log: {
      info: (fields: Readonly<Record<string, unknown>>, message: string) => log().info(fields, message),
      warn: (fields: Readonly<Record<string, unknown>>, message: string) => log().warn(fields, message),
    },
    timeout,
  })
  /** Cards are taken although another way to pay lacks a key. */
  async function unlessMissing<Way>(websiteId: string, make: () => Promise<Way>): Promise<Way | undefined> {
    try {
      return await make()
    } catch (error) {
      if (!(error instanceof SecretMissing)) throw error
      log().error({ website: websiteId }, error.message)
      return undefined
    }
  }
  /** What of the website is of the type that an attempt was made at, under whatever account. */
  async function waysOf(attempt: MadeAttempt) {
    const { interac, paypal, paypalAccount, ...ofCards } = await processors.of(attempt.website_id)
    const ofPayPal = paypal && { processor: paypal, account: paypalAccount }
    // One terminal of E-xact may take the cards and stand behind the page.
    const ways = isAtBank(attempt) ? [interac, ofCards] : [ofCards, interac, ofPayPal]
    return ways.flatMap((way) => (way?.processor.type === attempt.processor ? way : []))
  }
  const processors: WebsiteProcessors = {
    async of(websiteId) {
      const row = await readWebsite(db, websiteId, "account_code", "payment")
      if (row === undefined) throw new Error(`There is no website ${websiteId}`)
      const known = made.get(websiteId)
      if (known?.configured === row.payment) return known.payments
      const settings: PaymentColumn = JSON.parse(row.payment)
      const ofCards = await processorConfig(settings, row.account_code, surroundings.config).catch(
        (error: unknown) => {
          if (!(error instanceof SecretMissing)) throw error
          log().error({ website: websiteId }, error.message)
          throw new Refusal("payment-misconfigured")
        },
      )
      const processor = createProcessor(ofCards, context)
      const account = processorAccount(ofCards, settings.publicKey)
      const { config } = surroundings
      const interac = await unlessMissing(websiteId, () =>
        interacPage(settings, row.account_code, config, context),
      )
      const ofPayPal = await unlessMissing(websiteId, () => paypalConfig(settings, row.account_code, config))
      const payments = defined({
        ...{ settings, processor, account, interac, takesNumbers: config.cardNumbers },
        paypal: ofPayPal && createPayPal(ofPayPal, context),
        paypalAccount: ofPayPal && processorAccount(ofPayPal, undefined),
      })
      made.set(websiteId, { configured: row.payment, payments })
      return payments
    },
    ownOf: async (attempt) => ownAmong(await waysOf(attempt), attempt)?.processor,
    async ofAttempt(attempt) {
      const ofType = await waysOf(attempt)
      const own = ownAmong(ofType, attempt)
      if (own !== undefined) return own.processor
      const { website_id: website, reference, processor: type } = attempt
      log().error({ website, reference, processor: type }, "a payment was made at another account")
      const [other] = ofType
      return other === undefined ? createNoCards() : distrusted(other.processor)
    },
  }
  return processors
}

const ownAmong = <Way extends { readonly account: string | undefined }>(
  ways: readonly Way[],
  { processor_account: account }: MadeAttempt,
): Way | undefined => ways.find((way) => account === null || account === way.account)

/** Another account, or the same by another name: what it does not know may be charged all the same. */
const distrusted = (processor: CardProcessor): CardProcessor => ({
  ...processor,
  async lookup(...asked) {
    const found = await processor.lookup(...asked)
    return found.kind === "not-found" ? { kind: "unavailable", reason: "other-account" } : found
  },
})

/** A website's page at E-xact and the terminal behind it; none where Interac is not taken. */
async function interacPage(
  settings: PaymentColumn,
  accountCode: string,
  config: ProcessorSurroundings["config"],
  context: AdapterContext,
): Promise<InteracPage | undefined> {
  const { interac } = settings
  if (interac === undefined) return undefined
  const accountId = interacTerminal(settings)
  const terminal = await processorConfig({ processor: "EXACT", accountId }, accountCode, config)
  const local = config.sandbox ? (await loadSandboxes()).sandboxCredentials.exact : undefined
  const key = secretReader("EXACT", config.processors.EXACT, accountCode)
  return {
    processor: createProcessor(terminal, context),
    account: processorAccount(terminal, undefined),
    url: interacAddress(config),
    id: interac.page,
    hash: interac.hash ?? "SHA1",
    transactionKey: key("TRANSACTION_KEY", local?.transactionKey),
    responseKey: key("RESPONSE_KEY", local?.responseKey),
    isTest: config.sandbox,
  }
}

/** The app at PayPal of a website; none where accounts are not taken. */
export async function paypalConfig(
  { paypal }: Pick<PaymentColumn, "paypal">,
  accountCode: string,
  config: ProcessorSurroundings["config"] | Pick<Config, "processors" | "sandbox" | "port">,
): Promise<PayPalConfig | undefined> {
  if (paypal === undefined) return undefined
  const local = config.sandbox ? (await loadSandboxes()).sandboxCredentials.paypal : undefined
  const secret = secretReader(PAYPAL, config.processors.PAYPAL, accountCode)
  return {
    type: PAYPAL,
    baseUrl: baseUrlOf(PAYPAL, config),
    clientId: paypal.clientId,
    clientSecret: secret("CLIENT_SECRET", local?.clientSecret),
    webhookId: secret("WEBHOOK_ID", local?.webhookId),
  }
}

const baseUrlOf = (
  type: ProcessorType,
  { sandbox, processors, port }: Pick<Config, "processors" | "sandbox" | "port">,
): string => {
  const { baseUrl } = processors[type]
  return sandbox && baseUrl === undefined
    ? `http://127.0.0.1:${port}/sandbox/${type.toLowerCase()}`
    : (baseUrl ?? liveAddresses[type])
}

/** How a website's processor is reached: its own settings, with the secrets of the environment. */
export async function processorConfig(
  {
    processor: type,
    accountId = "",
    publicKey,
  }: Pick<PaymentColumn, "processor" | "accountId" | "publicKey">,
  accountCode: string,
  config: Pick<Config, "processors" | "sandbox" | "port">,
): Promise<ProcessorConfig> {
  // PayPal stands beside a processor of cards, never in its place.
  if (type === NO_CARDS || type === PAYPAL) return { type: NO_CARDS }
  const settings = config.processors[type]
  const isLocal = config.sandbox && settings.baseUrl === undefined
  const baseUrl = baseUrlOf(type, config)
  const local = config.sandbox ? (await loadSandboxes()).sandboxCredentials : undefined
  const secret = secretReader(type, settings, accountCode)
  switch (type) {
    case "PAYSAFE":
      return { type, baseUrl, accountId, apiKey: secret("API_KEY", local?.paysafe.apiKey), publicKey }
    case "GLOBALPAYMENTS": {
      const appId = secret("APP_ID", local?.globalPayments.appId)
      const appKey = secret("APP_KEY", local?.globalPayments.appKey)
      return { type, baseUrl, appId, appKey, accountName: accountId }
    }
    case "MONERIS":
      return { type, baseUrl, storeId: accountId, apiToken: secret("API_TOKEN", local?.moneris.apiToken) }
    case "CARDCONNECT":
      return { type, baseUrl, merchantId: accountId, login: secret("LOGIN", local?.cardConnect.login) }
    case "PAYMENTECH": {
      const live = settings.baseUrl === undefined ? secondLiveAddress : baseUrl
      const secondBaseUrl = isLocal ? `${baseUrl}/second` : (settings.secondBaseUrl ?? live)
      const login = secret("LOGIN", local?.paymentech.login)
      return { type, baseUrl, secondBaseUrl, merchantId: accountId, login }
    }
    case "EXACT": {
      const password = secret("PASSWORD", local?.exact.password)
      const reportLogin = secret("REPORT_LOGIN", local?.exact.reportLogin)
      return { type, baseUrl, gatewayId: accountId, password, reportLogin }
    }
    case "STRIPE": {
      const secretKey = secret("SECRET_KEY", local?.stripe.secretKey)
      return {
        type,
        baseUrl,
        secretKey,
        webhookSecret: secret("WEBHOOK_SECRET", local?.stripe.webhookSecret),
      }
    }
  }
}

/** The environment lacks what a website is paid with. */
export class SecretMissing extends Error {
  constructor(names: readonly string[]) {
    super(`the environment has neither ${names.join(" nor ")}`)
    this.name = "SecretMissing"
  }
}

const secretReader =
  (type: ProcessorType, settings: ProcessorSettings, accountCode: string) =>
  (name: string, local?: string) => {
    const found = settings.secret(name, accountCode) ?? local
    if (found === undefined) throw new SecretMissing(secretNames(type, name, accountCode))
    return found
  }
