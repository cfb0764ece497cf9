import { toldProblems } from "@parterre/contract"
import type { ChallengeOutcome, ChallengeRequest } from "@parterre/sdk"
import type { Stripe, StripeConstructorOptions } from "@stripe/stripe-js"

import { loadScript } from "./load-script.ts"

const HOSTED = "https://js.stripe.com/v3/"

/** Stripe's own options, and where the sandbox's stand-in opens its challenge. */
type LibraryOptions = StripeConstructorOptions & { readonly challengeContainer?: HTMLElement }

export async function stripeLibrary(
  sdkUrl: string | undefined,
  key: string,
  options: LibraryOptions,
): Promise<Stripe> {
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

type StripeChallenge = Extract<ChallengeRequest, { kind: "stripe" }>

export async function challengeWithStripe(
  { sdkUrl, apiKey, payload }: StripeChallenge,
  challengeContainer: HTMLElement,
): Promise<ChallengeOutcome> {
  try {
    const stripe = await stripeLibrary(sdkUrl, apiKey, { challengeContainer })
    const { error } = await stripe.handleNextAction({ clientSecret: payload })
    return error === undefined ? "completed" : "failed"
  } catch {
    return "failed"
  }
}
