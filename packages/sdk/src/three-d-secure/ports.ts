import type { BrowserData } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** CSS pixels; what issuers expect of a challenge window. */
export const CHALLENGE_SIZE = { width: 390, height: 400 } as const

interface ProcessorLibrary {
  /** Where the processor's browser library is served. */
  readonly sdkUrl: string | undefined
  /** The browser key: public, but only good for starting an authentication. */
  readonly apiKey: string
  readonly environment: "LIVE" | "TEST"
}

/** What a challenge window is asked to show. */
export type ChallengeRequest = { readonly size: typeof CHALLENGE_SIZE } & (
  | ({ readonly kind: "paysafe"; readonly accountId: string; readonly payload: string } & ProcessorLibrary)
  /** `payload` is posted to `url` as `creq`; our notification page then posts `challengeNotification`. */
  | { readonly kind: "globalpayments"; readonly url: string; readonly payload: string }
  | ({ readonly kind: "stripe"; readonly payload: string } & ProcessorLibrary)
)

/** `completed` only wakes us up: the server reads the result from the processor. */
export type ChallengeOutcome = "completed" | "failed" | "cancelled" | "timeout"

/** Shows the issuer's challenge to the shopper: a lightbox, a link in a terminal, a script in a test. */
export class ChallengeWindow extends Context.Service<
  ChallengeWindow,
  { readonly open: (request: ChallengeRequest) => Effect.Effect<ChallengeOutcome> }
>()("@parterre/sdk/three-d-secure/ChallengeWindow") {
  static readonly layer = (
    open: (request: ChallengeRequest, signal: AbortSignal) => Promise<ChallengeOutcome>,
  ) =>
    Layer.succeed(ChallengeWindow, { open: (request) => Effect.promise((signal) => open(request, signal)) })
}

export interface PaysafeStart extends ProcessorLibrary {
  readonly accountId: string
  /** First six digits of a card whose numbers are known; the token of any other. */
  readonly card: { readonly cardBin: string } | { readonly paymentToken: string }
}

/** A fingerprinting id, or why there is none: the library cannot run now, or the site's key or account is refused. */
export type PaysafeStarted =
  | { readonly deviceFingerprintingId: string }
  | { readonly failed: "unavailable" | "misconfigured"; readonly cause?: unknown }

/** The device check of Paysafe's library. */
export class PaysafeBrowser extends Context.Service<
  PaysafeBrowser,
  { readonly start: (start: PaysafeStart) => Effect.Effect<PaysafeStarted> }
>()("@parterre/sdk/three-d-secure/PaysafeBrowser") {
  static readonly layer = (start: (start: PaysafeStart) => Promise<PaysafeStarted>) =>
    Layer.succeed(PaysafeBrowser, { start: (options) => Effect.promise(() => start(options)) })
}

export interface MethodRequest {
  readonly url: string
  /** Posted as `threeDSMethodData`. */
  readonly data: string
}

/** The issuer's device check in a hidden frame; it ends with the message of our notification page. */
export class MethodFrame extends Context.Service<
  MethodFrame,
  { readonly run: (request: MethodRequest) => Effect.Effect<void> }
>()("@parterre/sdk/three-d-secure/MethodFrame") {
  static readonly layer = (run: (request: MethodRequest, signal: AbortSignal) => Promise<void>) =>
    Layer.succeed(MethodFrame, { run: (request) => Effect.promise((signal) => run(request, signal)) })
}

/** What issuers want to know of the shopper's browser. */
export class BrowserProfile extends Context.Service<
  BrowserProfile,
  { readonly read: Effect.Effect<BrowserData> }
>()("@parterre/sdk/three-d-secure/BrowserProfile") {
  static readonly layer = (read: PaymentPorts["browserProfile"]) =>
    Layer.succeed(BrowserProfile, { read: Effect.promise(async () => read()) })
}

export interface PaymentPorts {
  readonly openChallenge: (request: ChallengeRequest, signal: AbortSignal) => Promise<ChallengeOutcome>
  readonly startPaysafe: (start: PaysafeStart) => Promise<PaysafeStarted>
  readonly runMethod: (request: MethodRequest, signal: AbortSignal) => Promise<void>
  readonly browserProfile: () => BrowserData | Promise<BrowserData>
}

/** Without a browser there is nobody to challenge: authentication stops and the shopper is told. */
export const noPaymentPorts: PaymentPorts = {
  openChallenge: () => Promise.resolve("cancelled"),
  startPaysafe: () =>
    Promise.resolve({
      failed: "unavailable",
      cause: new Error("Paysafe is asked about the device first: give createParterre a port startPaysafe"),
    }),
  runMethod: () => Promise.resolve(),
  browserProfile: () => ({
    colorDepth: 24,
    javaEnabled: false,
    javascriptEnabled: true,
    language: "fr-CA",
    screenHeight: 400,
    screenWidth: 390,
    timezoneOffset: 0,
    userAgent: "parterre",
  }),
}

export const paymentPortsLayer = (ports: PaymentPorts) =>
  Layer.mergeAll(
    ChallengeWindow.layer(ports.openChallenge),
    PaysafeBrowser.layer(ports.startPaysafe),
    MethodFrame.layer(ports.runMethod),
    BrowserProfile.layer(ports.browserProfile),
  )
