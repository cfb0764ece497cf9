import type { Config } from "./config.ts"
import type { Website } from "./http/handler.ts"
import type { PaymentOrigins } from "./http/security-headers.ts"
import type { ProcessorType } from "./processor-type.ts"

/** Where the APIs of the live processors are. */
export const liveAddresses = {
  PAYSAFE: "https://api.paysafe.com",
  GLOBALPAYMENTS: "https://apis.globalpay.com/ucp",
  STRIPE: "https://api.stripe.com",
  MONERIS: "https://www3.moneris.com",
  CARDCONNECT: "https://fts.cardconnect.com",
  PAYMENTECH: "https://orbital1.chasepaymentech.com",
  EXACT: "https://api.e-xact.com",
  PAYPAL: "https://api-m.paypal.com",
} as const satisfies Readonly<Record<ProcessorType, string>>

/** The shapes of Stripe's API that our code knows; a browser whose wallet makes tokens for Stripe names it too. */
export const STRIPE_API_VERSION = "2026-10-28.endive"

/** What a shopper's browser loads from a processor. */
export interface BrowserAddresses {
  /** Its card fields, which keep the card's numbers from us: a script, or the page of a frame. Absent where it has none. */
  readonly fields?: string
  readonly threeDSecure?: string
  readonly environment: "LIVE" | "TEST"
  /** Whether the page of a shopper's bank stands in a frame of ours; elsewhere it is within the processor's own. */
  readonly framesBanks: boolean
  /** Origins of scripts, frames and calls that a page with its card fields needs. */
  readonly origins: Omit<PaymentOrigins, "anyBank" | "forms">
}

const PAYSAFE_HOST = "https://hosted.paysafe.com"
const GLOBAL_PAYMENTS_HOST = "https://js.globalpay.com"
const STRIPE_HOST = "https://js.stripe.com"

/** What browsers load of the processors; `api` is where the server calls, of which the frames of two are neighbours. */
const addressesOf: Readonly<Record<ProcessorType, (api: string) => Omit<BrowserAddresses, "environment">>> = {
  PAYSAFE: (api) => ({
    fields: `${PAYSAFE_HOST}/js/v1/latest/paysafe.min.js`,
    threeDSecure: `${PAYSAFE_HOST}/threedsecure/js/latest/paysafe.threedsecure.min.js`,
    framesBanks: true,
    origins: { scripts: [PAYSAFE_HOST], frames: [PAYSAFE_HOST], connections: [PAYSAFE_HOST, originOf(api)] },
  }),
  GLOBALPAYMENTS: () => ({
    fields: `${GLOBAL_PAYMENTS_HOST}/v1/globalpayments.js`,
    framesBanks: true,
    origins: { scripts: [GLOBAL_PAYMENTS_HOST], frames: [GLOBAL_PAYMENTS_HOST], connections: [] },
  }),
  STRIPE: (api) => ({
    fields: `${STRIPE_HOST}/v3/`,
    threeDSecure: `${STRIPE_HOST}/v3/`,
    framesBanks: false,
    origins: {
      scripts: [STRIPE_HOST],
      frames: [STRIPE_HOST, "https://hooks.stripe.com"],
      connections: [originOf(api)],
    },
  }),
  MONERIS: (api) => ({
    fields: `${originOf(api)}/HPPtoken/index.php`,
    framesBanks: false,
    origins: { scripts: [], frames: [originOf(api)], connections: [] },
  }),
  CARDCONNECT: (api) => ({
    fields: `${originOf(api)}/itoke/ajax-tokenizer.html`,
    framesBanks: false,
    origins: { scripts: [], frames: [originOf(api)], connections: [] },
  }),
  PAYMENTECH: () => ({ framesBanks: false, origins: NO_ORIGINS }),
  EXACT: () => ({ framesBanks: false, origins: NO_ORIGINS }),
  PAYPAL: () => ({ framesBanks: false, origins: NO_ORIGINS }),
}

const NO_ORIGINS = { scripts: [], frames: [], connections: [] } as const

const originOf = (url: string): string => new URL(url).origin

/** The stand-ins, whose addresses are those of the shop itself. */
const sandboxes: Readonly<Record<ProcessorType, Pick<BrowserAddresses, "fields" | "threeDSecure">>> = {
  PAYSAFE: { fields: "/sandbox/paysafe/fields.js", threeDSecure: "/sandbox/paysafe/sdk.js" },
  STRIPE: { fields: "/sandbox/stripe/sdk.js", threeDSecure: "/sandbox/stripe/sdk.js" },
  GLOBALPAYMENTS: { fields: "/sandbox/globalpayments/fields.js" },
  MONERIS: { fields: "/sandbox/moneris/HPPtoken/index.php" },
  CARDCONNECT: { fields: "/sandbox/cardconnect/itoke/ajax-tokenizer.html" },
  PAYMENTECH: {},
  EXACT: {},
  PAYPAL: {},
}

/** What browsers load of a processor. Where the server calls another address than the live one, nothing is charged. */
export function browserAddresses(
  type: ProcessorType,
  { sandbox, processors }: Pick<Config, "sandbox" | "processors">,
): BrowserAddresses {
  const { baseUrl } = processors[type]
  if (sandbox && baseUrl === undefined)
    return { ...sandboxes[type], environment: "TEST", framesBanks: false, origins: NO_ORIGINS }
  const live = addressesOf[type](baseUrl ?? liveAddresses[type])
  const isLive = baseUrl === undefined || originOf(baseUrl) === originOf(liveAddresses[type])
  return { ...live, environment: isLive ? "LIVE" : "TEST" }
}

/** Where browsers post the form of Interac Online: a page at E-xact, at the operator's own address of it, or the stand-in. */
export function interacAddress({
  sandbox,
  publicOrigin,
  processors,
}: Pick<Config, "sandbox" | "publicOrigin" | "processors">): string {
  const { secondBaseUrl = "https://checkout.e-xact.com", baseUrl } = processors.EXACT
  const pages = sandbox && baseUrl === undefined ? `${publicOrigin}/sandbox/exact/second` : secondBaseUrl
  return `${pages.replace(/\/$/, "")}/payment`
}

const GOOGLE_PAY_HOST = "https://pay.google.com"

/** Where browsers find the wallets that they do not have by themselves: Google Pay's script, or the stand-ins of both. */
export const walletScripts = (
  type: ProcessorType,
  { sandbox, processors }: Pick<Config, "sandbox" | "processors">,
): { readonly googlePay: string; readonly applePay?: string } =>
  sandbox && processors[type].baseUrl === undefined
    ? { googlePay: "/sandbox/wallets/google-pay.js", applePay: "/sandbox/wallets/apple-pay.js" }
    : { googlePay: `${GOOGLE_PAY_HOST}/gp/p/js/pay.js` }

/** What Google's script loads, calls and shows; it writes the style of its button into the page. */
const googlePayOrigins: Pick<
  PaymentOrigins,
  "scripts" | "frames" | "connections" | "pictures" | "ownStyles"
> = {
  scripts: [GOOGLE_PAY_HOST],
  frames: [GOOGLE_PAY_HOST],
  // The second names the payment method, which browsers look up.
  connections: [GOOGLE_PAY_HOST, "https://google.com"],
  pictures: ["https://www.gstatic.com"],
  ownStyles: true,
}

const PAYPAL_HOST = "https://www.paypal.com"

/** Where browsers find PayPal's script, which takes the app's client id; the stand-in opens its own approval page. */
export const paypalScript = ({ sandbox, processors }: Pick<Config, "sandbox" | "processors">): string =>
  sandbox && processors.PAYPAL.baseUrl === undefined ? "/sandbox/paypal/sdk.js" : `${PAYPAL_HOST}/sdk/js`

/** Where PayPal's script takes test accounts to. */
const PAYPAL_SANDBOX_HOST = "https://www.sandbox.paypal.com"

/** What PayPal's script loads, calls and shows; it writes the style of its button into the page. */
function paypalOrigins({
  processors,
}: Pick<Config, "processors">): Required<Omit<PaymentOrigins, "forms" | "anyBank">> {
  const { baseUrl = liveAddresses.PAYPAL } = processors.PAYPAL
  const isLive = originOf(baseUrl) === originOf(liveAddresses.PAYPAL)
  const hosts = isLive ? [PAYPAL_HOST] : [PAYPAL_HOST, PAYPAL_SANDBOX_HOST]
  return {
    scripts: [PAYPAL_HOST, "https://www.paypalobjects.com"],
    frames: hosts,
    connections: hosts,
    pictures: ["https://www.paypalobjects.com"],
    ownStyles: true,
  }
}

/** Whether an address is of the checkout: PayPal's script runs there, and on no other page. */
const isOfCheckout = (path: string): boolean => /^\/(fr|en)\/checkout\//.test(path)

type SiteToPay = Pick<Website, "cards" | "interac"> & Partial<Pick<Website, "googlePay" | "paypal">>

/** What a page of a website may load for its card fields and send forms to, with the pages of banks where it asks them. */
export function paymentOrigins(
  { cards, interac, googlePay = false, paypal = false }: SiteToPay,
  settings: Pick<Config, "sandbox" | "publicOrigin" | "processors">,
  path: string,
): PaymentOrigins {
  const browser = cards && browserAddresses(cards.processor, settings)
  const loadsGoogle =
    googlePay && cards && walletScripts(cards.processor, settings).googlePay.startsWith(GOOGLE_PAY_HOST)
  const loaded: readonly Omit<PaymentOrigins, "forms">[] = [
    ...(browser === undefined ? [] : [browser.origins]),
    ...(loadsGoogle ? [googlePayOrigins] : []),
    ...(paypal && isOfCheckout(path) && paypalScript(settings).startsWith(PAYPAL_HOST)
      ? [paypalOrigins(settings)]
      : []),
  ]
  return {
    scripts: loaded.flatMap(({ scripts }) => scripts),
    frames: loaded.flatMap(({ frames }) => frames),
    connections: loaded.flatMap(({ connections }) => connections),
    pictures: loaded.flatMap(({ pictures = [] }) => pictures),
    ownStyles: loaded.some(({ ownStyles = false }) => ownStyles),
    forms: interac ? [originOf(interacAddress(settings))] : [],
    anyBank: cards?.threeDSecure === true && browser?.framesBanks === true,
  }
}

/** Whether a processor keeps the numbers of a card in fields of its own. */
export const hasCardFields = (type: ProcessorType): boolean =>
  addressesOf[type](liveAddresses[type]).fields !== undefined
