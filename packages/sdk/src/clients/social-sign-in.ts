import type {
  Client,
  FacebookSignIn,
  GoogleSignIn,
  SocialProvider,
  SocialSignInStarted,
} from "@parterre/contract"
import {
  type SocialSignInEvent,
  type SocialSignInState,
  socialSignInMachine,
} from "@parterre/domain/accounts"
import { step } from "@parterre/domain/machines"
import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { ApiFailure, Language } from "../client/failures.ts"
import type { TicketingApi } from "../client/TicketingApi.ts"
import {
  beginSocialSignIn,
  finishSocialSignIn,
  logInWithFacebook,
  logInWithGoogle,
} from "../generated/api.ts"
import { failureAt, SocialSignInFailed } from "./social-sign-in-failed.ts"

/** What the browser brings back from a provider: the fragment of the shop's page `client/social`. */
export interface SocialReturn {
  readonly provider: SocialProvider
  readonly state?: string
  readonly code?: string
  readonly iss?: string
  /** Why there is no code. */
  readonly error?: string
}

type Entering<Id extends "finishSocialSignIn" | "logInWithFacebook" | "logInWithGoogle"> = ApiFailure<
  Id | "checkAuthentication" | "getOwnClient" | "getWebsiteConfig"
>

export interface SocialSignIn {
  /** How far signing in at a provider is, in this visit; whatever fails returns to `ready`. */
  readonly social: SubscriptionRef.SubscriptionRef<SocialSignInState>
  /** The provider's page that the whole window is to be led to; `returnPath` is where the shop leads afterwards. */
  readonly beginSocialSignIn: (
    provider: SocialProvider,
    returnPath?: string,
  ) => Effect.Effect<
    SocialSignInStarted,
    ApiFailure<"beginSocialSignIn" | "getWebsiteConfig"> | SocialSignInFailed
  >
  /** Logs in with what the provider sent back. */
  readonly finishSocialSignIn: (
    brought: SocialReturn,
  ) => Effect.Effect<Client, Entering<"finishSocialSignIn"> | SocialSignInFailed>
  /** Logs in with what Google's own library was given for the nonce of `beginSocialSignIn`. */
  readonly logInWithGoogle: (given: GoogleSignIn) => Effect.Effect<Client, Entering<"logInWithGoogle">>
  /** Logs in with what Facebook's own library was given. */
  readonly logInWithFacebook: (given: FacebookSignIn) => Effect.Effect<Client, Entering<"logInWithFacebook">>
}

interface Surroundings<E> {
  readonly api: TicketingApi["Service"]
  readonly language: Effect.Effect<Language>
  /** The providers the website has set up. */
  readonly offered: Effect.Effect<readonly SocialProvider[], ApiFailure<"getWebsiteConfig">>
  /** Logs in as whoever the session is bound to by an effect: asks who it is, reads the record anew and keeps the cart. */
  readonly enterBy: <A, E1>(binding: Effect.Effect<A, E1>) => Effect.Effect<Client, E | E1>
}

/** Signing in with Google and Facebook, as far as it is not a login like any other. */
export const socialSignIn = Effect.fnUntraced(function* <E extends Entering<never>>({
  api,
  language,
  offered,
  enterBy,
}: Surroundings<E>) {
  const social = yield* SubscriptionRef.make<SocialSignInState>(socialSignInMachine.initial)
  const on = (event: SocialSignInEvent) =>
    SubscriptionRef.update(social, (state) => {
      const next = step(socialSignInMachine, state, event)
      return next.ok ? next.state : state
    })
  /** Whatever fails returns to the beginning. */
  const tracked = <A, F>(work: Effect.Effect<A, F>) => Effect.tapError(work, () => on("failed"))
  const fail = (code: SocialSignInFailed["_tag"]) =>
    Effect.flatMap(language, (spoken) => Effect.fail(new SocialSignInFailed(code, spoken)))
  const entering = <A, F>(binding: Effect.Effect<A, F>) =>
    tracked(Effect.tap(enterBy(binding), () => on("sign-in")))

  return {
    /** The client has left. */
    left: on("sign-out"),
    social,
    beginSocialSignIn: (provider: SocialProvider, returnPath?: string) =>
      tracked(
        Effect.gen(function* () {
          if (!(yield* offered).includes(provider)) return yield* fail("social-provider-missing")
          const body = { provider, ...(returnPath === undefined ? {} : { returnPath }) }
          return yield* api.call(beginSocialSignIn, { body })
        }),
      ).pipe(Effect.withSpan("Clients.beginSocialSignIn")),
    finishSocialSignIn: ({ provider, state, code, iss, error }: SocialReturn) =>
      tracked(
        Effect.gen(function* () {
          if (state === undefined || code === undefined) return yield* fail(failureAt(provider, error ?? ""))
          const body = { provider, state, code, ...(iss === undefined ? {} : { iss }) }
          return yield* entering(api.call(finishSocialSignIn, { body }))
        }),
      ).pipe(Effect.withSpan("Clients.finishSocialSignIn")),
    logInWithGoogle: Effect.fn("Clients.logInWithGoogle")((body: GoogleSignIn) =>
      entering(api.call(logInWithGoogle, { body })),
    ),
    logInWithFacebook: Effect.fn("Clients.logInWithFacebook")((body: FacebookSignIn) =>
      entering(api.call(logInWithFacebook, { body })),
    ),
  }
})
