import type { Config } from "../config.ts"
import type { Dependencies } from "../dependencies.ts"
import type { SessionTokens } from "../sessions/session-tokens.ts"
import { shopUrl } from "../shop-url.ts"

export interface ClientDependencies extends Dependencies {
  readonly sessionTokens: SessionTokens
  /** Where shoppers reach a website, such as `https://billets.example/?subdomain=belvedere` for a path. */
  readonly shopUrl: (websiteId: string, path: string) => string
}

export const clientDependencies = (
  given: Dependencies & Pick<ClientDependencies, "sessionTokens">,
  config: Pick<Config, "publicOrigin" | "hosts">,
): ClientDependencies => ({ ...given, shopUrl: (websiteId, path) => shopUrl(config, websiteId, path) })
