import { existsSync } from "node:fs"
import { resolve } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Website } from "./handler.ts"
import { letFrame } from "./security-headers.ts"

export interface StorefrontOptions {
  readonly folder: string
  /** The tenant of the page asked for, when the address names one. */
  readonly website: (request: FastifyRequest) => Promise<Pick<Website, "framedBy"> | undefined>
}

/** The built storefront, compressed as it was built: hashed files are kept for good, its page is asked for each time. */
export async function storefrontRoutes(app: FastifyInstance, { folder, website }: StorefrontOptions) {
  const root = resolve(folder)
  if (!existsSync(resolve(root, "index.html"))) throw new Error(`STOREFRONT_DIR: no index.html in ${root}`)
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const name = path.replace(/\.(br|gz)$/, "")
      const hashed = /[-.][\w-]{8,}\.\w+(\.map)?$/.test(name) && !name.endsWith(".html")
      response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache")
    },
  })
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await website(request).catch((error: unknown) => {
      // The page tells the shopper about trouble better than no page, but nobody may frame it meanwhile.
      request.log.error(error, "the tenant of a page could not be read")
      return undefined
    })
    letFrame(reply, found?.framedBy ?? [])
    return reply.sendFile("index.html")
  }
  for (const url of ["/", "/fr", "/en", "/fr/*", "/en/*"]) app.get(url, page)
  // Any other address a person opens is the storefront's to answer [SHELL-036].
  app.get("/*", (request, reply) => (isVisit(request) ? page(request, reply) : reply.callNotFound()))
}

const apiPath = /^\/(v\d+|backend|assets|sandbox|healthz|readyz)(\/|\?|$)/

const isVisit = ({ url, headers }: FastifyRequest): boolean =>
  !apiPath.test(url) && (headers.accept ?? "").includes("text/html")
