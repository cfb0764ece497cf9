import { expect, it } from "vitest"
import { pageAddresses } from "./page-addresses.ts"

const addressOf = (path: string) => `https://billets.example${path}?subdomain=harbour`

it("names a page's one address, those in each language, and where readers of any other are sent", () => {
  const at = (language: string) => `https://billets.example/${language}/pages/gales?subdomain=harbour`
  expect(pageAddresses("/pages/gales", "fr", ["en", "fr"], addressOf)).toEqual([
    { rel: "canonical", href: at("fr") },
    { rel: "alternate", hreflang: "en-CA", href: at("en") },
    { rel: "alternate", hreflang: "fr-CA", href: at("fr") },
    { rel: "alternate", hreflang: "x-default", href: at("en") },
  ])
})
