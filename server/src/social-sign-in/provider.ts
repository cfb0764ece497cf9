import * as oidc from "openid-client"

/** Milliseconds a provider is waited for. */
export const TIMEOUT = 8_000
/** Seconds that clocks may differ. */
export const SKEW = 30

/** What one sign-in is known by: none of it is kept, all of it follows from the state and a key of the server. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Of the verifier, as the provider is shown it. */
  readonly challenge: string
}

/** What a browser brings from a provider. */
export interface BrowserReturn {
  readonly state: string
  readonly code: string
  readonly iss?: string | undefined
}

/** A provider, or a check of what it sent, says no; `reason` holds no token and nobody's name. */
export class ProviderRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = "ProviderRefused"
  }
}

/** A provider did not answer, or not with what it has to. */
export class ProviderAway extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = "ProviderAway"
  }
}

/** Runs calls to a provider: fails with `ProviderRefused` where it says no, else with `ProviderAway`. */
export async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderRefused) throw error
    if (error instanceof oidc.ResponseBodyError && error.status < 500) throw new ProviderRefused(error.error)
    if (error instanceof oidc.AuthorizationResponseError) throw new ProviderRefused(error.error)
    // Facebook says no in a form of its own.
    if (error instanceof oidc.ClientError && error.cause instanceof Response && error.cause.status < 500)
      throw new ProviderRefused(`status ${error.cause.status}`)
    const code = error instanceof Error && "code" in error ? String(error.code) : undefined
    if (error instanceof oidc.ClientError && !isAway(code)) throw new ProviderRefused(code ?? error.name)
    throw new ProviderAway(code ?? (error instanceof Error ? error.name : "unknown"))
  }
}

/** Codes of openid-client for an answer that did not come, or was none of the protocol. */
const isAway = (code: string | undefined): boolean =>
  code === undefined ||
  ["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_PARSE_ERROR", "OAUTH_RESPONSE_IS_NOT_JSON"].includes(code) ||
  code === "OAUTH_RESPONSE_IS_NOT_CONFORM"
