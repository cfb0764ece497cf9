import { type PictureWidth, pictureWidth } from "@parterre/domain/pictures"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import { isFresh, sendShared } from "../http/caching.ts"
import { AnswerBytes } from "../http/shared-answer.ts"
import { Refusal } from "../refusal.ts"
import { readAsset, readNarrowPicture } from "../websites/website-store.ts"
import { processMemory } from "./revision-memory.ts"

/** Bytes of drawings that a process keeps compressed. */
const KEPT_DRAWINGS = 8_000_000
/** Bytes of a drawing above which it is sent as it is: compressed for each request, it would cost more than it saves. */
const LARGEST_DRAWING = 1_000_000

/**
 * A tenant's pictures, from the database so that any server process has them. `?width=` asks for the pixels that a screen has for
 * one: it is sent in the width of the list that fills them, made when it was imported, so that no request makes one.
 */
export async function assetRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
): Promise<void> {
  const drawings = processMemory(clock, KEPT_DRAWINGS).scope()
  /** By what they hold: another drawing under the same address is another one here. */
  const compressible = ({ hash, bytes }: { hash: string; bytes: Buffer }) =>
    drawings.keep(hash, "", async () => {
      const value = new AnswerBytes(bytes)
      return { value, size: value.size }
    })
  app.get<{ Params: { website: string; "*": string }; Querystring: { width?: unknown } }>(
    "/assets/:website/*",
    async (request, reply) => {
      const { website, "*": path } = request.params
      if (website.includes("\0") || path.includes("\0")) throw new Refusal("route-unknown")
      const width = widthAsked(request.query.width)
      const narrow = width === undefined ? undefined : await readNarrowPicture(db, website, path, width)
      const asset = narrow ?? (await readAsset(db, website, path))
      if (asset === undefined) throw new Refusal("route-unknown")
      reply
        .type(asset.content_type)
        .header("cache-control", "public, max-age=3600")
        // A picture opened as a page must not run what it may carry.
        .header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        )
        .header("x-content-type-options", "nosniff")
      // A drawing is a quarter of its size once compressed, a photograph what it was.
      if (asset.content_type === "image/svg+xml" && asset.bytes.length <= LARGEST_DRAWING)
        return sendShared(request, reply, await compressible(asset))
      const tag = `"${asset.hash}"`
      reply.header("etag", tag)
      return isFresh(request, tag) ? reply.code(304).send() : reply.send(asset.bytes)
    },
  )
}

/** What is no number of pixels asks for nothing: a picture is better than none. */
const widthAsked = (written: unknown): PictureWidth | undefined =>
  typeof written === "string" && /^[1-9]\d{0,4}$/.test(written) ? pictureWidth(Number(written)) : undefined
