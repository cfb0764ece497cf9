import type { SocialProvider } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { socialStore } from "../clients/social-store.ts"
import type { Config } from "../config.ts"
import { defined } from "../defined.ts"
import type { Website } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { shopUrl } from "../shop-url.ts"

interface ReturnOptions {
  readonly db: Knex
  readonly config: Pick<Config, "publicOrigin" | "hosts">
  readonly website: (id: string) => Promise<Website | undefined>
}

const text = (maxLength: number) => ({ type: "string", maxLength }) as const
const schema = {
  params: {
    type: "object",
    properties: { website: text(200), provider: { enum: ["google", "facebook"] } },
  },
  querystring: {
    type: "object",
    properties: { state: text(200), code: text(5000), iss: text(200), error: text(200) },
  },
}

/**
 * Where a provider sends a browser back. It leads to the shop's own page, which alone knows the session: what the provider
 * sent goes along in the fragment, which no server and no log is told. Where the shop leads after is what was kept when
 * the sign-in began; no address of the request is followed.
 */
export async function socialReturnRoute(app: FastifyInstance, { db, config, website }: ReturnOptions) {
  app.get("/social/:website/:provider", { schema }, async (request, reply) => {
    const params = request.params as { readonly website: string; readonly provider: string }
    const site = await website(params.website)
    if (site === undefined) throw new Refusal("route-unknown")
    const provider: SocialProvider = params.provider === "google" ? "GOOGLE" : "FACEBOOK"
    const { state, code, iss, error } = request.query as Readonly<Record<string, string | undefined>>
    const begun = state === undefined ? undefined : await socialStore(db, site.id).begun(tokenHash(state))
    // A state of another provider is none.
    const known = begun?.provider === provider ? begun : undefined
    const language = known?.language ?? site.languages[0] ?? "fr"
    const back = known?.return_path
    const query = back ? `?${new URLSearchParams({ redirectUrl: back })}` : ""
    const brought =
      known === undefined
        ? { provider, error: "state" }
        : code === undefined || error !== undefined
          ? { provider, error: error ?? "code" }
          : { provider, state, code, iss }
    const address = new URL(shopUrl(config, site.id, `/${language}/client/social${query}`))
    address.hash = new URLSearchParams(defined(brought)).toString()
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .redirect(address.href, 303)
  })
}
