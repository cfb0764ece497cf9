import { type PictureWidth, pictureWidth } from "@parterre/domain/pictures"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { isFresh } from "../http/caching.ts"
import { Refusal } from "../refusal.ts"
import { readAsset, readNarrowPicture } from "./website-store.ts"

/**
 * A tenant's pictures, from the database so that any server process has them. `?width=` asks for the pixels that a screen has for
 * one: it is sent in the width of the list that fills them, made when it was imported, so that no request makes one.
 */
export async function assetRoutes(app: FastifyInstance, { db }: { readonly db: Knex }): Promise<void> {
  app.get<{ Params: { website: string; "*": string }; Querystring: { width?: unknown } }>(
    "/assets/:website/*",
    async (request, reply) => {
      const { website, "*": path } = request.params
      if (website.includes("\0") || path.includes("\0")) throw new Refusal("route-unknown")
      const width = widthAsked(request.query.width)
      const narrow = width === undefined ? undefined : await readNarrowPicture(db, website, path, width)
      const asset = narrow ?? (await readAsset(db, website, path))
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
    },
  )
}

/** What is no number of pixels asks for nothing: a picture is better than none. */
const widthAsked = (written: unknown): PictureWidth | undefined =>
  typeof written === "string" && /^[1-9]\d{0,4}$/.test(written) ? pictureWidth(Number(written)) : undefined
