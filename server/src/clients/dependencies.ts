import type { Dependencies } from "../dependencies.ts"
import type { SessionTokens } from "../sessions/session-tokens.ts"

export interface ClientDependencies extends Dependencies {
  readonly sessionTokens: SessionTokens
  /** Where shoppers reach a website, such as `https://billets.example/?subdomain=belvedere` for a path. */
  readonly shopUrl: (websiteId: string, path: string) => string
}
