import type { SocialProvider } from "@parterre/contract"
import type { Config } from "../config.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { loadSandboxes } from "../sandboxes.ts"
import { shopUrl } from "../shop-url.ts"
import { FACEBOOK_VERSION, socialVariables } from "../social-config.ts"

export type SocialSurroundings = Pick<Config, "social" | "sandbox" | "publicOrigin" | "hosts">

/** The application of a website at a provider. */
export interface SocialApp {
  readonly clientId: string
  readonly secret: string
  /** Where the provider is instead of at its live addresses; the sandbox, or a test. */
  readonly baseUrl: string | undefined
  /** Of Facebook's interface, such as `v3.2`. */
  readonly version: string
  /** Where the provider sends browsers back, the same whatever a request says: it is registered there. */
  readonly redirectUri: string
}

/** The application of a website; refuses where the website has none, or its secret was not given. */
export async function socialApp(
  provider: SocialProvider,
  { id, accountCode, socialProviders = [], facebookVersion = FACEBOOK_VERSION }: Website,
  config: SocialSurroundings,
): Promise<SocialApp> {
  const app = socialProviders.find((one) => one.provider === provider)
  if (app === undefined) throw new Refusal("social-provider-unknown")
  const { baseUrl, secret } = config.social[provider]
  const { secret: name } = socialVariables[provider]
  const given = secret(name, accountCode) ?? (await sandboxSecret(provider, config))
  if (given === undefined) throw new Refusal("social-provider-unknown")
  return {
    clientId: app.clientId,
    secret: given,
    baseUrl:
      baseUrl ?? (config.sandbox ? `${config.publicOrigin}/sandbox/${provider.toLowerCase()}` : undefined),
    version: facebookVersion,
    redirectUri: `${new URL(shopUrl(config, id, "/")).origin}${returnRoute(id, provider)}`,
  }
}

/** Each provider has an address of its own to come back to, so that the answer of one is never taken for another's. */
const returnRoute = (websiteId: string, provider: SocialProvider): string =>
  `/social/${websiteId}/${provider.toLowerCase()}`

async function sandboxSecret(provider: SocialProvider, { sandbox }: SocialSurroundings) {
  if (!sandbox) return undefined
  const { google, facebook } = (await loadSandboxes()).sandboxCredentials
  return provider === "GOOGLE" ? google.clientSecret : facebook.appSecret
}
