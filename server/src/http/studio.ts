import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { ConfigError } from "../environment-reader.ts"
import type { Website } from "./handler.ts"
import { isVisit } from "./storefront.ts"

export interface StudioOptions {
  readonly folder: string
  /** The tenant that the address names. */
  readonly website: (request: FastifyRequest) => Promise<Pick<Website, "id"> | undefined>
}

/** Where the build says which site it is served by; staff of that site sign in before anything else. */
const SITE = '<meta name="parterre-site" content="" />'

/** A person reads in the studio's own words that the address names no site. */
const siteWords = (site: Pick<Website, "id"> | undefined): string =>
  site === undefined ? 'content="" data-unknown=""' : `content="${site.id}"`

/** The built plan studio at `/studio/`, under the policy that its build names, for the staff of one site. */
export async function studioRoutes(app: FastifyInstance, { folder, website }: StudioOptions) {
  const root = resolve(folder)
  const [page, policy] = ["index.html", "policy.json"].map((name) => resolve(root, name)) as [string, string]
  if (!existsSync(page) || !existsSync(policy))
    throw new ConfigError(
      `STUDIO_DIR: no index.html and policy.json in ${root}: name the folder of a built plan studio, or leave it empty`,
    )
  const headers: Readonly<Record<string, string>> = JSON.parse(await readFile(policy, "utf8"))
  const html = await readFile(page, "utf8")
  if (!html.includes(SITE)) throw new ConfigError(`STUDIO_DIR: ${page} has no place for the site`)
  await app.register(fastifyStatic, {
    root,
    prefix: "/studio/",
    wildcard: false,
    index: false,
    globIgnore: ["index.html*", "policy.json*"],
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header("cache-control", "public, max-age=31536000, immutable")
      // A worker goes by the policy of its own file.
      if (/\.js(\.br|\.gz)?$/.test(path))
        for (const [name, value] of Object.entries(headers)) response.header(name, value)
    },
  })
  app.get("/studio", (request, reply) => reply.redirect(`/studio/${new URL(request.url, "http://x").search}`))
  app.get("/studio/", async (request, reply) => {
    const site = await website(request)
    if (site === undefined && !isVisit(request)) return reply.callNotFound()
    return reply
      .code(site === undefined ? 404 : 200)
      .headers({ ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" })
      .send(html.replace(SITE, `<meta name="parterre-site" ${siteWords(site)} />`))
  })
}
