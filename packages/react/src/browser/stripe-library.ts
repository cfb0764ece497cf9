import { toldProblems } from "@parterre/contract"
import type { ChallengeOutcome, ChallengeRequest, Language } from "@parterre/sdk"
import type { Stripe, StripeConstructorOptions, StripeError } from "@stripe/stripe-js"

import { loadScript } from "./load-script.ts"

const HOSTED = "https://js.stripe.com/v3/"

/** Stripe's own options, and where the sandbox's stand-in opens its challenge. */
type LibraryOptions = StripeConstructorOptions & { readonly challengeContainer?: HTMLElement }

async function library(sdkUrl: string | undefined, key: string, options: LibraryOptions): Promise<Stripe> {
  await loadScript(sdkUrl ?? HOSTED)
  if (window.Stripe === undefined) throw new Error(toldProblems["payment-script-missing"].says)
  try {
    return window.Stripe(key, options)
  } catch (cause) {
    throw new StripeKeyRefused({ cause })
  }
}

/** The site's publishable key is not one. Stripe's library says so by throwing, or when it is first used. */
export class StripeKeyRefused extends Error {
  constructor(options?: ErrorOptions) {
    super("the publishable key is refused", options)
    this.name = "StripeKeyRefused"
  }
}

/** A refused key comes without a code of its own: only its kind tells it from what is wrong with a card. */
const codeOf = ({ type, code }: StripeError): string =>
  code ??
  (type === "invalid_request_error" || type === "authentication_error" ? KEY_REFUSED : "processing_error")

/** The code Stripe has for a key that is no longer taken; a key that never was is told in the same words. */
const KEY_REFUSED = "api_key_expired"

export interface StripeCardField {
  /** The token that stands for the card, or the code of what is wrong with it. */
  token(nameOnCard: string): Promise<{ readonly stripeToken: string } | { readonly error: string }>
  unmount(): void
}

/** Puts Stripe's own card field into the container: the numbers never reach our page. */
export async function mountStripeCard(
  container: HTMLElement,
  options: {
    readonly sdkUrl?: string | undefined
    readonly publishableKey: string
    readonly language: Language
  },
): Promise<StripeCardField> {
  const stripe = await library(options.sdkUrl, options.publishableKey, { locale: options.language })
  const element = stripe.elements().create("card", { hidePostalCode: true })
  element.mount(container)
  return {
    async token(name) {
      const { token, error } = await stripe.createToken(element, { name })
      return token === undefined ? { error: codeOf(error) } : { stripeToken: token.id }
    },
    unmount: () => element.destroy(),
  }
}

type StripeChallenge = Extract<ChallengeRequest, { kind: "stripe" }>

export async function challengeWithStripe(
  { sdkUrl, apiKey, payload }: StripeChallenge,
  challengeContainer: HTMLElement,
): Promise<ChallengeOutcome> {
  try {
    const stripe = await library(sdkUrl, apiKey, { challengeContainer })
    const { error } = await stripe.handleNextAction({ clientSecret: payload })
    return error === undefined ? "completed" : "failed"
  } catch {
    return "failed"
  }
}
