import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Knex } from "knex"
import { nextChange } from "../catalogue/published-events.ts"
import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import { sendShared } from "../http/caching.ts"
import type { Website } from "../http/handler.ts"
import { requestOrigin } from "../http/request-origin.ts"
import { AnswerBytes } from "../http/shared-answer.ts"
import { type PublishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"
import { shopUrl } from "../shop-url.ts"
import { websiteIds } from "../websites/website-store.ts"
import { listedPaths } from "./listed-paths.ts"
import { NO_ROBOTS, robots } from "./robots.ts"
import { sitemapIndex, sitemaps } from "./sitemap.ts"

export interface SearchEngineOptions {
  readonly db: Knex
  readonly clock: Clock
  readonly catalogue: PublishedCatalogue
  readonly config: Pick<Config, "publicOrigin" | "hosts" | "sandbox">
  /** The tenant that an address names. */
  readonly website: (request: FastifyRequest) => Promise<Website | undefined>
  /** Addresses in one file of a sitemap; 10,000 when absent. */
  readonly mostAddresses?: number
}

/** Milliseconds after which a sitemap is made anew: periods of combos begin and end. */
const GOOD_FOR = 3_600_000

/** Milliseconds: the `max-age` of the answers. */
const LIST_GOOD_FOR = 300_000

const SITEMAP = "/sitemap.xml"

/** What search engines ask each host for: what it has, and what they leave alone. */
export async function searchEngineRoutes(app: FastifyInstance, options: SearchEngineOptions): Promise<void> {
  const { db, clock, catalogue, config, website, mostAddresses } = options

  let known: { readonly ids: Promise<readonly string[]>; readonly until: number } | undefined

  /** All websites, kept as long as a crawler keeps the answer: which host asks, anybody may say as they like. */
  function listedIds(): Promise<readonly string[]> {
    const now = clock.now()
    if (known !== undefined && now < known.until) return known.ids
    const ids = websiteIds(db)
    known = { ids, until: now + LIST_GOOD_FOR }
    // A database that was away is asked again.
    ids.catch(() => {
      if (known?.ids === ids) known = undefined
    })
    return ids
  }

  app.get("/robots.txt", async (request, reply) => {
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=300")
    if (config.sandbox) return reply.send(NO_ROBOTS)
    const own = await website(request)
    const here = requestOrigin(request, config.publicOrigin)
    const addressOf = (id: string) => shopUrl(config, id, SITEMAP)
    // One that was imported a moment ago is not in the list yet.
    const ids = new Set([...(await listedIds()), ...(own === undefined ? [] : [own.id])])
    const named = [...ids].filter((id) => id === own?.id || new URL(addressOf(id)).origin === here)
    return reply.send(robots(named.map(addressOf)))
  })

  app.get(SITEMAP, async (request, reply) => {
    const { files, addressOf } = await sitemapOf(request)
    const [only] = files
    if (files.length === 1 && only !== undefined) return sendXml(request, reply, only)
    const addresses = files.map((_, at) => addressOf(`/sitemap-${at + 1}.xml`))
    return sendXml(request, reply, new AnswerBytes(sitemapIndex(addresses)))
  })

  app.get<{ Params: { number: string } }>("/sitemap-:number(^\\d{1,4}).xml", async (request, reply) => {
    const { files } = await sitemapOf(request)
    const file = files[Number(request.params.number) - 1]
    if (file === undefined || files.length === 1) throw new Refusal("route-unknown")
    return sendXml(request, reply, file)
  })

  async function sitemapOf(request: FastifyRequest) {
    const own = await website(request)
    if (own === undefined) throw new Refusal("route-unknown")
    const site = await siteOf(catalogue, own)
    const addressOf = (path: string) => shopUrl(config, own.id, path)
    const files = await site.memory.keep("sitemap", "", async () => {
      const now = clock.now()
      const { languages } = site.website
      const made = sitemaps(listedPaths(site, now), {
        languages,
        addressOf,
        ...(mostAddresses === undefined ? {} : { most: mostAddresses }),
      })
      const value = made.map((file) => new AnswerBytes(file))
      const size = value.reduce((sum, bytes) => sum + bytes.size, 0)
      return { value, size, endsAt: Math.min(now + GOOD_FOR, nextChange(site.events, now)) }
    })
    return { files, addressOf }
  }
}

function sendXml(request: FastifyRequest, reply: FastifyReply, bytes: AnswerBytes) {
  reply.headers({ "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" })
  return sendShared(request, reply, bytes)
}
