import type { Dependencies } from "../dependencies.ts"

export interface ClientDependencies extends Dependencies {
  /** Where shoppers reach a website, such as `https://billets.example/?subdomain=belvedere` for a path. */
  readonly shopUrl: (websiteId: string, path: string) => string
}
