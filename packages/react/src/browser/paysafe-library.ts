import type { ChallengeOutcome, ChallengeRequest, PaysafeStart, PaysafeStarted } from "@parterre/sdk"
import { loadScript } from "./load-script.ts"

/** Where the library is served when the site does not name a place. */
const HOSTED = "https://hosted.paysafe.com/threedsecure/js/latest/paysafe.threedsecure.min.js"

interface PaysafeError {
  readonly code?: string
}

type Callback = (id: string | undefined, error: PaysafeError | undefined) => void

interface PaysafeThreeDSecure {
  start(apiKey: string, options: object, callback: Callback): void
  challenge(apiKey: string, options: object, callback: Callback): void
}

declare global {
  interface Window {
    paysafe?: { readonly threedsecure?: PaysafeThreeDSecure }
  }
}

async function library(sdkUrl: string | undefined): Promise<PaysafeThreeDSecure> {
  await loadScript(sdkUrl ?? HOSTED)
  const found = window.paysafe?.threedsecure
  if (found === undefined) throw new Error("The Paysafe library is not there.")
  return found
}

/** What the library answers to a key, an option or an account that is not right: nothing that passes by waiting. */
const SET_UP_CODES: readonly string[] = ["9013", "9015", "9501"]

/** The device fingerprinting id, or why the library gives none. */
export async function startPaysafe({
  sdkUrl,
  apiKey,
  environment,
  accountId,
  card,
}: PaysafeStart): Promise<PaysafeStarted> {
  try {
    const paysafe = await library(sdkUrl)
    return await new Promise((resolve) => {
      paysafe.start(apiKey, { environment, accountId, card }, (id, error) =>
        resolve(
          id !== undefined
            ? { deviceFingerprintingId: id }
            : { failed: SET_UP_CODES.includes(error?.code ?? "") ? "misconfigured" : "unavailable" },
        ),
      )
    })
  } catch {
    return { failed: "unavailable" }
  }
}

type PaysafeChallenge = Extract<ChallengeRequest, { kind: "paysafe" }>

export async function challengeWithPaysafe(
  { sdkUrl, apiKey, environment, accountId, payload }: PaysafeChallenge,
  container: HTMLElement,
): Promise<ChallengeOutcome> {
  try {
    const paysafe = await library(sdkUrl)
    const options = { environment, accountId, sdkChallengePayload: payload, container }
    return await new Promise((resolve) => {
      // 9601: failed or cancelled.
      paysafe.challenge(apiKey, options, (id, error) =>
        resolve(id !== undefined ? "completed" : error?.code === "9601" ? "cancelled" : "failed"),
      )
    })
  } catch {
    return "failed"
  }
}
