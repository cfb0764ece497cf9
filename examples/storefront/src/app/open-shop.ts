import { type ChallengeStore, createBrowserParterre } from "@parterre/react"
import type { Parterre } from "@parterre/sdk"
import { tabMemory } from "../shared/site/tab-memory.ts"
import { readTenant, type Tenant } from "../shared/site/tenant.ts"
import { languageOf } from "./language-of.ts"

/** What one visit shares: who sells, and the client that talks to them. */
export interface Shop {
  readonly tenant: Tenant
  readonly client: Parterre
  readonly challenge: ChallengeStore
}

export function openShop(): Shop {
  const tenant = readTenant(window.location.search, tabMemory())
  const { subdomain } = tenant
  return {
    tenant,
    ...createBrowserParterre({
      baseUrl: window.location.origin,
      language: languageOf(window.location.pathname),
      ...(subdomain === undefined ? {} : { subdomain }),
    }),
  }
}
