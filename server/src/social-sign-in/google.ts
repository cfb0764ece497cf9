import { createRemoteJWKSet, errors, jwtVerify } from "jose"
import * as oidc from "openid-client"
import { defined } from "../defined.ts"
import { addressOf, type Identity, nameOf } from "./identity.ts"
import { asked, type BrowserReturn, ProviderRefused, type SignInSecrets, SKEW, TIMEOUT } from "./provider.ts"
import type { SocialApp } from "./social-app.ts"

const LIVE_ISSUER = "https://accounts.google.com"
/** Milliseconds that what Google says of its addresses is believed. */
const believeFor = 3_600_000

interface Google {
  readonly metadata: oidc.ServerMetadata
  readonly keys: ReturnType<typeof createRemoteJWKSet>
  readonly readAt: number
}

/** Google by OpenID Connect: the page it is asked at, the code it gives, and the tokens it signs. */
export function googleSignIn(now: () => number) {
  const known = new Map<string, Promise<Google>>()

  /** Google's addresses and keys, read anew after an hour or after they could not be. */
  async function discovered({ baseUrl = LIVE_ISSUER, clientId }: SocialApp): Promise<Google> {
    const before = known.get(baseUrl)
    if (before !== undefined && (await before).readAt + believeFor > now()) return before
    const reading = read(baseUrl, clientId)
    known.set(baseUrl, reading)
    reading.catch(() => known.delete(baseUrl))
    return reading
  }

  async function read(baseUrl: string, clientId: string): Promise<Google> {
    const execute = baseUrl.startsWith("http://") ? [oidc.allowInsecureRequests] : []
    const config = await oidc.discovery(new URL(baseUrl), clientId, undefined, undefined, {
      timeout: TIMEOUT / 1000,
      execute,
    })
    const metadata = config.serverMetadata()
    if (metadata.jwks_uri === undefined) throw new TypeError("no keys are named")
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT })
    return { metadata, keys, readAt: now() }
  }

  async function configured(app: SocialApp): Promise<oidc.Configuration> {
    const { metadata } = await discovered(app)
    const own = { [oidc.clockSkew]: Math.round((now() - Date.now()) / 1000), [oidc.clockTolerance]: SKEW }
    const config = new oidc.Configuration(metadata, app.clientId, own, oidc.ClientSecretPost(app.secret))
    config.timeout = TIMEOUT / 1000
    if (metadata.issuer.startsWith("http://")) oidc.allowInsecureRequests(config)
    return config
  }

  /** Who a token says somebody is; only one that Google signed for this application, for this nonce, and not long ago. */
  async function readVerified(
    app: SocialApp,
    idToken: string,
  ): Promise<{ identity: Identity; nonce: string }> {
    const { metadata, keys } = await discovered(app)
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ["RS256"],
      // Google writes its name with or without the protocol.
      issuer: [metadata.issuer, metadata.issuer.replace(/^https:\/\//, "")],
      audience: app.clientId,
      currentDate: new Date(now()),
      clockTolerance: SKEW,
      requiredClaims: ["sub", "exp", "iat", "nonce"],
    })
    const { sub = "", azp, nonce, email, email_verified, given_name, family_name, name } = payload
    // One made for several applications is another's where that one asked for it.
    if (azp !== undefined && azp !== app.clientId) throw new ProviderRefused("another application asked")
    if (typeof nonce !== "string") throw new ProviderRefused("no nonce")
    const identity: Identity = defined({
      provider: "GOOGLE" as const,
      subject: sub,
      email: addressOf(email),
      isVerified: email_verified === true,
      firstname: nameOf(given_name ?? name),
      lastname: nameOf(family_name),
    })
    return { identity, nonce }
  }

  const readToken = (app: SocialApp, idToken: string) =>
    asked(() =>
      readVerified(app, idToken).catch((error: unknown) => {
        if (error instanceof errors.JOSEError && !isAway(error)) throw new ProviderRefused(error.code)
        throw error
      }),
    )

  return {
    /** The page that a browser is led to. */
    page: (app: SocialApp, { state, nonce, challenge }: SignInSecrets, language: string): Promise<URL> =>
      asked(async () =>
        oidc.buildAuthorizationUrl(await configured(app), {
          redirect_uri: app.redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: challenge,
          code_challenge_method: "S256",
          // Who has several accounts says with which.
          prompt: "select_account",
          hl: language,
        }),
      ),

    /** Trades a code for who it is about. */
    async identity(app: SocialApp, given: BrowserReturn, secrets: SignInSecrets): Promise<Identity> {
      const tokens = await asked(async () =>
        oidc.authorizationCodeGrant(await configured(app), returnUrl(app, given), {
          pkceCodeVerifier: secrets.verifier,
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          idTokenExpected: true,
        }),
      )
      const { identity, nonce } = await readToken(app, tokens.id_token ?? "")
      if (nonce !== secrets.nonce) throw new ProviderRefused("another nonce")
      return identity
    },

    readToken,
  }
}

export type GoogleSignIn = ReturnType<typeof googleSignIn>

/** Where the browser came back, with what it brought. */
export function returnUrl({ redirectUri }: SocialApp, { code, state, iss }: BrowserReturn): URL {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(defined({ code, state, iss }))) url.searchParams.set(name, value)
  return url
}

/** `jose` names an address of keys that fails, or answers with something else, only by its general code. */
const isAway = (error: errors.JOSEError): boolean =>
  error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC"
