import { createHmac, timingSafeEqual } from "node:crypto"
import { integerAt, textAt } from "@parterre/domain/json-fields"
import * as oidc from "openid-client"
import { defined } from "../defined.ts"
import { returnUrl } from "./google.ts"
import { addressOf, type Identity, nameOf } from "./identity.ts"
import {
  asked,
  type BrowserReturn,
  ProviderAway,
  ProviderRefused,
  type SignInSecrets,
  TIMEOUT,
} from "./provider.ts"
import type { SocialApp } from "./social-app.ts"

/** Seconds a signed request is good. */
const SIGNED_FOR = 600

/**
 * Facebook by OAuth 2.0 and its Graph: who somebody is, is what the Graph answers to their own token. It tells an address,
 * and of none that it is verified.
 */
export function facebookSignIn(now: () => number) {
  function configured({ baseUrl, version, clientId, secret }: SocialApp): oidc.Configuration {
    const metadata: oidc.ServerMetadata = {
      issuer: baseUrl ?? "https://www.facebook.com",
      authorization_endpoint: `${baseUrl ?? "https://www.facebook.com"}/${version}/dialog/oauth`,
      token_endpoint: `${graphOf(baseUrl)}/${version}/oauth/access_token`,
    }
    const config = new oidc.Configuration(metadata, clientId, undefined, oidc.ClientSecretPost(secret))
    config.timeout = TIMEOUT / 1000
    if (baseUrl?.startsWith("http://")) oidc.allowInsecureRequests(config)
    return config
  }

  /** The record of whom an access token is about, asked for with a proof that the application asks. */
  async function personOf(app: SocialApp, config: oidc.Configuration, token: string): Promise<Identity> {
    const url = new URL(`${graphOf(app.baseUrl)}/${app.version}/me`)
    url.searchParams.set("fields", "id,email,first_name,last_name")
    url.searchParams.set("appsecret_proof", createHmac("sha256", app.secret).update(token).digest("hex"))
    const answer = await oidc.fetchProtectedResource(config, token, url, "GET")
    if (!answer.ok) throw new ProviderAway(`status ${answer.status}`)
    const person: unknown = await answer.json()
    const subject = textAt(person, "id")
    if (subject === undefined || subject === "") throw new ProviderRefused("nobody is named")
    return defined({
      provider: "FACEBOOK" as const,
      subject,
      email: addressOf(textAt(person, "email")),
      isVerified: false,
      firstname: nameOf(textAt(person, "first_name")),
      lastname: nameOf(textAt(person, "last_name")),
    })
  }

  return {
    page: async (app: SocialApp, { state, challenge }: SignInSecrets, language: string): Promise<URL> =>
      oidc.buildAuthorizationUrl(configured(app), {
        redirect_uri: app.redirectUri,
        scope: "email public_profile",
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        locale: `${language}_CA`,
      }),

    identity: (app: SocialApp, given: BrowserReturn, { state, verifier }: SignInSecrets): Promise<Identity> =>
      asked(async () => {
        const config = configured(app)
        const { access_token } = await oidc.authorizationCodeGrant(config, returnUrl(app, given), {
          pkceCodeVerifier: verifier,
          expectedState: state,
        })
        return personOf(app, config, access_token)
      }),

    /** Who a signed request is about: the code in it, which Facebook takes once, is traded for the person's record. */
    readSignedRequest: (app: SocialApp, signedRequest: string): Promise<Identity> =>
      asked(async () => {
        const { code, userId } = openedRequest(signedRequest, app.secret, now())
        const config = configured(app)
        // A code that Facebook's script was given has no address to come back to.
        const { access_token } = await oidc.genericGrantRequest(config, "authorization_code", {
          code,
          redirect_uri: "",
        })
        const person = await personOf(app, config, access_token)
        if (person.subject !== userId) throw new ProviderRefused("the code is another person's")
        return person
      }),
  }
}

export type FacebookSignIn = ReturnType<typeof facebookSignIn>

const graphOf = (baseUrl: string | undefined): string => baseUrl ?? "https://graph.facebook.com"

/** What a signed request says, once its signature is the application's and it is young. */
function openedRequest(signedRequest: string, secret: string, now: number) {
  const [signature = "", payload = "", ...rest] = signedRequest.split(".")
  const given = Buffer.from(signature, "base64url")
  const ours = createHmac("sha256", secret).update(payload).digest()
  if (rest.length > 0 || given.length !== ours.length || !timingSafeEqual(given, ours))
    throw new ProviderRefused("the signature is not the application's")
  let said: unknown
  try {
    said = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))
  } catch {
    throw new ProviderRefused("not a signed request")
  }
  const issuedAt = integerAt(said, "issued_at") ?? 0
  if (textAt(said, "algorithm")?.toUpperCase() !== "HMAC-SHA256")
    throw new ProviderRefused("another algorithm")
  if (Math.abs(now / 1000 - issuedAt) > SIGNED_FOR) throw new ProviderRefused("too old")
  const [code, userId] = [textAt(said, "code"), textAt(said, "user_id")]
  if (!code || !userId) throw new ProviderRefused("no code, or nobody")
  return { code, userId }
}
