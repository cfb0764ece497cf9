import { existsSync } from "node:fs"
import { resolve } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { ConfigError } from "../environment-reader.ts"
import { apiPath } from "./api-path.ts"
import { sendShared } from "./caching.ts"
import type { Website } from "./handler.ts"
import {
  letFrame,
  letInline,
  letLoad,
  letPay,
  type OtherOrigins,
  type PaymentOrigins,
} from "./security-headers.ts"
import type { AnswerBytes } from "./shared-answer.ts"

/** A page that a browser draws, for it depends on more than its address. */
export interface UndrawnPage {
  /** The page that it is to search engines; nothing where they are not to list it. */
  readonly canonical: string | undefined
  /** Whether there is nothing at its address. */
  readonly isMissing: boolean
}

/** A page as HTML, the same for everybody. */
export interface DrawnHtml extends UndrawnPage {
  readonly bytes: AnswerBytes
  /** What a policy names the page's own styles and scripts by. */
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

/** What is sent for an address, or where it leads. */
export type DrawnPage = DrawnHtml | UndrawnPage | { readonly redirect: string }

export interface StorefrontOptions {
  readonly folder: string
  /** The tenant of the page asked for, when the address names one. */
  readonly website: (request: FastifyRequest) => Promise<SiteOfPage | undefined>
  /** Whether no site has anything at an address; some may, where that is not known. */
  readonly isUnknown?: ((url: string) => boolean) | undefined
}

interface SiteOfPage extends Pick<Website, "framedBy"> {
  /** Where its shoppers pay. */
  readonly paymentOrigins?: PaymentOrigins
  /** What its pages may load beside that. */
  readonly otherOrigins?: OtherOrigins
  /** The page as it is sent; nothing where that is not known. Browsers draw all of them when absent. */
  readonly drawn?: () => Promise<DrawnPage | undefined>
}

/** The built storefront, compressed as it was built: hashed files are kept for good, its page is asked for each time. */
export async function storefrontRoutes(
  app: FastifyInstance,
  { folder, website, isUnknown }: StorefrontOptions,
) {
  const root = resolve(folder)
  if (!existsSync(resolve(root, "index.html")))
    throw new ConfigError(
      `STOREFRONT_DIR: no index.html in ${root}: name the folder of a built storefront, or leave it empty`,
    )
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // What pages are drawn with is for this server alone.
    globIgnore: ["render/**", ".*/**"],
    preCompressed: true,
    setHeaders: (response, path) => {
      const name = path.replace(/\.(br|gz)$/, "")
      const hashed = /[-.][\w-]{8,}\.\w+(\.map)?$/.test(name) && !name.endsWith(".html")
      response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache")
    },
  })
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = await website(request).catch((error: unknown) => {
      // The page tells the shopper about trouble better than no page, but nobody may frame it meanwhile.
      request.log.error(error, "the tenant of a page could not be read")
      return "unreadable" as const
    })
    // Of no tenant: there is nothing to find. Trouble passes, and says nothing to search engines.
    if (asked === undefined) forgetPage(reply)
    // A tab may know its tenant by itself, but not more addresses.
    if (asked === undefined && isUnknown?.(request.url)) reply.code(404)
    const found = asked === "unreadable" ? undefined : asked
    letFrame(reply, found?.framedBy ?? [])
    if (found?.paymentOrigins !== undefined) letPay(reply, found.paymentOrigins)
    if (found?.otherOrigins !== undefined) letLoad(reply, found.otherOrigins)
    const ready = await found?.drawn?.().catch((error: unknown) => {
      // What it shows cannot be read: the browser tries for itself, and tells the shopper.
      request.log.warn(error, "a page could not be drawn")
      return undefined
    })
    if (ready === undefined) return reply.sendFile("index.html")
    if ("redirect" in ready) return reply.redirect(ready.redirect)
    if (ready.isMissing) reply.code(404)
    if (ready.canonical === undefined) forgetPage(reply)
    if ("bytes" in ready) return sendDrawn(request, reply, ready, found?.paymentOrigins?.ownStyles)
    if (ready.canonical !== undefined) reply.header("link", `<${ready.canonical}>; rel="canonical"`)
    return reply.sendFile("index.html")
  }
  for (const url of ["/", "/fr", "/en", "/fr/*", "/en/*"]) app.get(url, page)
  // Any other address a person opens is the storefront's to answer [SHELL-036].
  app.get("/*", (request, reply) => (isVisit(request) ? page(request, reply) : reply.callNotFound()))
}

/** Has search engines list the address nowhere. */
const forgetPage = (reply: FastifyReply) => reply.header("x-robots-tag", "noindex")

async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, styleHashes, scriptHashes }: DrawnHtml,
  anyStyle: boolean | undefined,
) {
  letInline(reply, styleHashes, scriptHashes, anyStyle)
  reply.headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" })
  return sendShared(request, reply, bytes)
}

/** Whether a person opens the address, in a browser. */
export const isVisit = ({ url, headers }: FastifyRequest): boolean =>
  !apiPath.test(url) && (headers.accept ?? "").includes("text/html")
