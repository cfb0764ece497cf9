import { answersOfPage, type ChallengeStore, createBrowserParterre, type PageAnswers } from "@parterre/react"
import type { Parterre } from "@parterre/sdk"
import type { KnownHtml } from "../shared/site/safe-html.ts"
import { tabMemory } from "../shared/site/tab-memory.ts"
import { readTenant, type Tenant } from "../shared/site/tenant.ts"
import { languageOf } from "./language-of.ts"

/** What a server drew a page with, for the browser that takes over: nothing of a session. */
export interface PageContent {
  /** By the keys they are loaded under. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Epoch milliseconds at which the time alone changes one of them; absent when it changes none. */
  readonly changesAt?: number
  /** An organiser's HTML made harmless, by what it was. */
  readonly safeHtml: Readonly<Record<string, string>>
  /** Whether there is nothing at its address. */
  readonly isMissing: boolean
}

/** The element that a server writes it in, as JSON. */
export const PAGE_CONTENT_ID = "page-content"

/** What one visit shares: who sells, and the client that talks to them. */
export interface Shop {
  readonly tenant: Tenant
  readonly client: Parterre
  readonly challenge: ChallengeStore | undefined
  /** What the page came with, or what a server draws it with. */
  readonly answers: PageAnswers
  readonly knownHtml: KnownHtml
  /** The path at which a server found nothing, and said so. */
  readonly missing: string | undefined
}

export function openShop(): Shop {
  const content = readContent()
  const tab = tabMemory()
  const tenant = readTenant(window.location.search, {
    // A page that was drawn is of the tenant of its address, whatever the tab remembers.
    getItem: (key) => (content ? null : tab.getItem(key)),
    setItem: (key, value) => tab.setItem(key, value),
  })
  const { subdomain } = tenant
  const safeHtml = new Map(Object.entries(content?.safeHtml ?? {}))
  return {
    tenant,
    answers: answersOfPage(content?.answers ?? {}, undefined, content?.changesAt),
    knownHtml: (html) => safeHtml.get(html),
    missing: content?.isMissing ? window.location.pathname : undefined,
    ...createBrowserParterre({
      baseUrl: window.location.origin,
      language: languageOf(window.location.pathname),
      ...(subdomain && { subdomain }),
    }),
  }
}

function readContent(): PageContent | undefined {
  const written = document.getElementById(PAGE_CONTENT_ID)?.textContent
  return written ? JSON.parse(written) : undefined
}
