import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { isFresh } from "../http/caching.ts"
import { Refusal } from "../refusal.ts"
import { readAsset } from "./website-store.ts"

/** A tenant's pictures, from the database so that any server process has them. */
export async function assetRoutes(app: FastifyInstance, { db }: { readonly db: Knex }): Promise<void> {
  app.get<{ Params: { website: string; "*": string } }>("/assets/:website/*", async (request, reply) => {
    const { website, "*": path } = request.params
    if (website.includes("\0") || path.includes("\0")) throw new Refusal("route-unknown")
    const asset = await readAsset(db, website, path)
    if (asset === undefined) throw new Refusal("route-unknown")
    const tag = `"${asset.hash}"`
    reply
      .header("etag", tag)
      .header("cache-control", "public, max-age=3600")
      // A picture opened as a page must not run what it may carry.
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      )
      .header("x-content-type-options", "nosniff")
    return isFresh(request, tag) ? reply.code(304).send() : reply.type(asset.content_type).send(asset.bytes)
  })
}
