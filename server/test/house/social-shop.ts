import type { SocialProvider } from "@parterre/contract"
import { sandboxCredentials, startSandboxes } from "@parterre/sandboxes"
import type { SiteOptionsColumn } from "../../src/database/tables.ts"
import { startClients } from "./client-shop.ts"

const { google, facebook } = sandboxCredentials
const options: SiteOptionsColumn = {
  socialProviders: [
    { provider: "GOOGLE", clientId: google.clientId },
    { provider: "FACEBOOK", clientId: facebook.appId },
  ],
  facebookVersion: "v3.2",
}

interface PageForm {
  /** Of the provider's page; `other` with an `email` of its own. */
  readonly person?: string
  readonly email?: string
  readonly choice?: "agree" | "cancel" | "error"
}

/** The shops of clients with Google and Facebook, which a sandbox stands for. */
export async function startSocial() {
  // The sandbox is asked for the time once the clock is there.
  let now = Date.now
  const sandboxes = await startSandboxes({ clock: () => now() })
  const base = (name: string) => `${sandboxes.origin}/sandbox/${name}`
  const bench = await startClients({
    social: {
      GOOGLE: { baseUrl: base("google"), secret: () => google.clientSecret },
      FACEBOOK: { baseUrl: base("facebook"), secret: () => facebook.appSecret },
    },
  })
  now = () => bench.clock.now()
  await bench
    .db("websites")
    .whereIn("id", ["petit", "voisin", "invites"])
    .update({ site_options: JSON.stringify(options) })

  /** What a person does at the provider's page: the address it leads back to. */
  async function atProvider(
    page: string,
    { person = "camille", email = "", choice = "agree" }: PageForm = {},
  ): Promise<URL> {
    const url = new URL(page)
    const form = new URLSearchParams({ ...Object.fromEntries(url.searchParams), person, email, choice })
    const answer = await fetch(url, { method: "POST", body: form, redirect: "manual" })
    const location = answer.headers.get("location")
    if (location === null) throw new Error(`the page answered ${answer.status}`)
    return new URL(location)
  }

  /** Where the shop's own route leads on, and what it hands over in the fragment. */
  async function backAtShop(address: URL) {
    const answer = await bench.app.inject(`${address.pathname}${address.search}`)
    const location = new URL(String(answer.headers.location))
    return { answer, location, brought: Object.fromEntries(new URLSearchParams(location.hash.slice(1))) }
  }

  async function browser(subdomain: "petit" | "voisin" | "invites" | "membres" = "petit") {
    const shop = await bench.browser(subdomain)
    const post = (call: string, body: object) => shop.post(`/v1/clients/${call}`, body)
    const begin = (provider: SocialProvider, more: object = {}) =>
      post("social/actions/begin", { provider, ...more })
    const finish = (body: object) => post("social/actions/finish", body)
    return {
      ...shop,
      begin,
      finish,
      /** The whole way to a provider and back. */
      async signIn(provider: SocialProvider, form: PageForm = {}) {
        const { authorizationUrl } = (await begin(provider)).json()
        const { brought } = await backAtShop(await atProvider(authorizationUrl, form))
        return finish(brought)
      },
      google: (body: object) => post("google", body),
      facebook: (body: object) => post("facebook", body),
    }
  }

  return {
    ...bench,
    sandboxes,
    issuer: base("google"),
    atProvider,
    backAtShop,
    social: browser,
    async close() {
      await bench.close()
      await sandboxes.close()
    },
  }
}

export type SocialBench = Awaited<ReturnType<typeof startSocial>>
