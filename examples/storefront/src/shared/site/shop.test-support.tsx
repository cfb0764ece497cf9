import type { Cart, WebsiteConfig } from "@parterre/contract"
import { ParterreProvider } from "@parterre/react"
import type { AccessSnapshot, CartSnapshot, ClientSnapshot, Parterre } from "@parterre/sdk"
import type { ReactNode } from "react"
import { StaticRouter } from "../navigation/router.tsx"
import { rendered } from "../selection/spoken.test-support.tsx"
import type { Language } from "../texts/TextsProvider.tsx"
import { SiteContext } from "./site.ts"
import type { Tenant } from "./tenant.ts"

export const siteConfig: WebsiteConfig = {
  accountId: "1",
  accountCode: "BEL",
  subdomain: "belvedere",
  name: "Théâtre du Belvédère",
  cart: true,
  clientAccount: "NO",
  languages: ["fr", "en"],
  themePalette: {},
  images: [],
  processorConfig: { type: "PAYSAFE", threeDSecure: true },
  reservationTime: 900,
  timeZone: "America/Toronto",
}

/** What a component is shown in; anything left out is an ordinary visit of the demo theatre. */
export interface Setting {
  readonly language?: Language
  readonly config?: Partial<WebsiteConfig>
  readonly tenant?: Partial<Tenant>
  readonly cart?: Cart
  readonly cartStatus?: CartSnapshot["status"]
  readonly account?: ClientSnapshot
  readonly keys?: AccessSnapshot
  readonly address?: string
}

const noKeys: AccessSnapshot = { guarded: [], keys: { pages: [], others: [] } }
const loggedOut: ClientSnapshot = { status: "logged-out", client: undefined }

/** A component as markup inside a shop that stands still. */
export function inShop(element: ReactNode, setting: Setting = {}): string {
  const {
    language = "fr",
    config,
    tenant,
    cart,
    cartStatus = "ready",
    account,
    keys = noKeys,
    address = `/${language}/pages`,
  } = setting
  // Only what is read while rendering is here.
  const client = {
    cart: { current: () => ({ status: cartStatus, busy: false, cart }) },
    clients: {
      current: () => account ?? loggedOut,
      subscribe: () => () => undefined,
      social: { current: () => "ready", subscribe: () => () => undefined },
    },
    session: { language: () => language, serverNow: () => 0 },
    accessKeys: { current: () => keys, subscribe: () => () => undefined },
    tickets: { upcoming: () => new Promise(() => undefined) },
    assetUrl: (path: string) => new URL(path, "https://service.exemple.ca").href,
  } as unknown as Parterre
  const site = {
    config: { ...siteConfig, ...config },
    language,
    tenant: { subdomain: undefined, widget: false, swt: false, ...tenant },
  }
  return rendered(
    language,
    <StaticRouter address={address}>
      <ParterreProvider client={client} language={language}>
        <SiteContext.Provider value={site}>{element}</SiteContext.Provider>
      </ParterreProvider>
    </StaticRouter>,
  ).markup
}

/** What links lead to, by what they say. */
export const linksOf = (markup: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...markup.matchAll(/<a[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([whole, href = "", text = ""]) => [
      /aria-label="([^"]*)"/.exec(whole)?.[1] ?? text.replaceAll(/<[^>]*>/g, "").trim(),
      href,
    ]),
  )
