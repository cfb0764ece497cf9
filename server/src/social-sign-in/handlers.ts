import type { SocialProvider } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import { clientAnswers } from "../clients/client-answer.ts"
import { requireAccounts } from "../clients/client-checks.ts"
import type { Visitor } from "../clients/create-client.ts"
import { type ClientDependencies, clientDependencies } from "../clients/dependencies.ts"
import { socialStore } from "../clients/social-store.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import { newToken, tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { enterAsIdentity } from "./enter-as-identity.ts"
import { facebookSignIn } from "./facebook.ts"
import { googleSignIn } from "./google.ts"
import type { Identity } from "./identity.ts"
import { ProviderAway, ProviderRefused } from "./provider.ts"
import { signInSecrets } from "./sign-in-secrets.ts"
import { type SocialApp, type SocialSurroundings, socialApp } from "./social-app.ts"

/** Milliseconds a shopper has at the provider's page. */
const signInTime = 10 * 60_000

type SocialRequest = OperationRequest<
  "beginSocialSignIn" | "finishSocialSignIn" | "logInWithGoogle" | "logInWithFacebook"
>

/** Signing in with Google and Facebook: begun and finished by the server, or with what a provider's own library was given. */
export function socialSignInHandlers(
  given: Dependencies & Pick<ClientDependencies, "sessionTokens">,
  config: SocialSurroundings & { readonly ticketSigningKey: string },
): Handlers {
  const dependencies = clientDependencies(given, config)
  const { db, clock } = dependencies
  const answers = clientAnswers(db)
  const now = () => clock.now()
  const providers = { GOOGLE: googleSignIn(now), FACEBOOK: facebookSignIn(now) }
  const secretsOf = signInSecrets(config.ticketSigningKey)

  async function appOf(provider: SocialProvider, { website }: SocialRequest): Promise<SocialApp> {
    requireAccounts(website)
    return socialApp(provider, website, config)
  }

  /** What a provider says, or the refusal that the shopper is told; why, the log alone is. */
  async function told<Answer>(
    provider: SocialProvider,
    { log, website }: Pick<SocialRequest, "log" | "website">,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      const isRefused = error instanceof ProviderRefused
      if (!isRefused && !(error instanceof ProviderAway)) throw error
      log.warn({ provider, website: website.id, reason: error.message }, "a social sign-in failed")
      throw new Refusal(isRefused ? "social-login-refused" : "social-provider-unreachable")
    }
  }

  const enter = async (request: SocialRequest, identity: Identity, stateHash: string) =>
    answers.bound(request, await enterAsIdentity(dependencies, visitorOf(request), identity, stateHash))

  return {
    beginSocialSignIn: async (request) => {
      const { website, language, body } = request
      const app = await appOf(body.provider, request)
      const secrets = secretsOf(website.id, newToken())
      const page = await told(body.provider, request, () =>
        providers[body.provider].page(app, secrets, language),
      )
      const expires = now() + signInTime
      await socialStore(db, website.id).begin({
        state_hash: tokenHash(secrets.state),
        session_id: sessionOf(request).id,
        provider: body.provider,
        nonce_hash: tokenHash(secrets.nonce),
        language,
        return_path: body.returnPath ?? null,
        created_at: now(),
        expires_at: expires,
      })
      return {
        authorizationUrl: page.href,
        nonce: secrets.nonce,
        expiration: new Date(expires).toISOString(),
      }
    },

    finishSocialSignIn: async (request) => {
      const { website, body } = request
      const { provider, state } = body
      const app = await appOf(provider, request)
      const key = { state_hash: tokenHash(state) }
      const by = { session_id: sessionOf(request).id, provider }
      // Used up before the provider is asked: of two who come with one state, one gets an answer.
      if ((await socialStore(db, website.id).take(key, by, now())) === undefined)
        throw new Refusal("social-login-refused")
      const identity = await told(provider, request, () =>
        providers[provider].identity(app, body, secretsOf(website.id, state)),
      )
      return enter(request, identity, key.state_hash)
    },

    logInWithGoogle: async (request) => {
      const { website, body } = request
      const app = await appOf("GOOGLE", request)
      const { identity, nonce } = await told("GOOGLE", request, () =>
        providers.GOOGLE.readToken(app, body.idToken),
      )
      requireSame(identity, body)
      const by = { session_id: sessionOf(request).id, provider: "GOOGLE" } as const
      const key = { nonce_hash: tokenHash(nonce) }
      const begun = await socialStore(db, website.id).take(key, by, now())
      if (begun === undefined) throw new Refusal("social-login-refused")
      return enter(request, named(identity, body), begun.state_hash)
    },

    logInWithFacebook: async (request) => {
      const { website, language, body } = request
      const app = await appOf("FACEBOOK", request)
      const identity = await told("FACEBOOK", request, () =>
        providers.FACEBOOK.readSignedRequest(app, body.signedRequest),
      )
      requireSame(identity, body)
      // One that is written otherwise, and says the same, is the same one.
      const key = tokenHash(body.signedRequest.split(".")[1] ?? "")
      const isFirst = await socialStore(db, website.id).useOnce({
        state_hash: key,
        session_id: sessionOf(request).id,
        provider: "FACEBOOK",
        nonce_hash: key,
        language,
        return_path: null,
        created_at: now(),
        // For as long as it could be taken for a young one, on both sides of the clock.
        expires_at: now() + 2 * signInTime,
        spent_at: now(),
      })
      if (!isFirst) throw new Refusal("social-login-refused")
      return enter(request, named(identity, body), key)
    },
  }
}

const visitorOf = (request: SocialRequest): Visitor => ({
  website: request.website,
  language: request.language,
  session: sessionOf(request),
})

interface Claimed {
  readonly userID: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** What the caller says of the person has to be what the provider says. */
function requireSame({ subject, email }: Identity, claimed: Claimed): void {
  const isSame =
    subject === claimed.userID && (email === undefined || emailKey(email) === emailKey(claimed.email))
  if (!isSame) throw new Refusal("social-login-refused")
}

/** The names a provider leaves out are the caller's to say. */
const named = (identity: Identity, { first_name, last_name }: Claimed): Identity =>
  defined({
    ...identity,
    firstname: identity.firstname || first_name.trim(),
    lastname: identity.lastname || last_name.trim(),
  })
