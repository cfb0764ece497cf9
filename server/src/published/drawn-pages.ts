import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { FastifyBaseLogger } from "fastify"
import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import type { Handlers, Website } from "../http/handler.ts"
import { inProcessFetch } from "../http/in-process.ts"
import { AnswerBytes, entityTag } from "../http/shared-answer.ts"
import type { DrawnHtml, DrawnPage } from "../http/storefront.ts"
import { shopUrl } from "../shop-url.ts"
import { invoiceStyle } from "./invoice-style.ts"
import type { PublishedCatalogue } from "./published-catalogue.ts"
import type { Made } from "./revision-memory.ts"

/**
 * Milliseconds that a drawn page is sent again, unless the time changes what it tells before: what is left of an event may
 * be that old on it.
 */
const GOOD_FOR = 5_000
/** Milliseconds after which it is drawn anew though nothing that it tells has changed, but the time. */
const DRAWN_FOR = 60_000

/**
 * Brotli's quality for a page. A new connection carries some 14 KB before it waits for the phone, which all but the map fit
 * into so. It takes 30 ms of another thread, about as long as drawing; a map's page would take 200.
 */
const TIGHT = 10
/** Characters of HTML. */
const LARGE = 150_000

interface RenderedPage {
  readonly html: string
  /** Contents of its `<style>` and of its running `<script>` elements. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** The one address under which search engines list it; nothing where they are not to. */
  readonly canonical: string | undefined
  /** Whether there is nothing at its address. */
  readonly isMissing: boolean
}

/** What the build of a storefront brings to draw its pages with (`render/render.js` beside its `index.html`). */
export interface PageRenderer {
  readonly askedPage: (url: string) => {
    /** Under which its page is drawn for everybody. */
    readonly address: string
    /** Whether everybody is sent it; else it is the browser's to draw. */
    readonly isDrawn: boolean
    /** Whether it is that page to search engines. */
    readonly isListed: boolean
    /** Whether no site has anything at it. */
    readonly isUnknown: boolean
  }
  readonly drawPage: (request: {
    readonly address: string
    readonly origin: string
    readonly subdomain: string
    readonly fetch: (request: Request) => Promise<Response>
    /** Epoch milliseconds at which the time alone changes an answer given until now; infinite when it changes none. */
    readonly changesAt: () => number
    readonly addressOf: (path: string) => string
    readonly cleanHtml: (html: string) => string
    readonly now: number
  }) => Promise<
    | RenderedPage
    | { readonly redirect: string }
    /** Another address whose page says that there is nothing here. */
    | { readonly sameAs: string }
    | "missing"
  >
}

/** Nothing where the build brings none: its pages are drawn by browsers alone. */
export async function pageRenderer(folder: string): Promise<PageRenderer | undefined> {
  const file = join(folder, "render/render.js")
  return existsSync(file) ? await import(pathToFileURL(file).href) : undefined
}

export interface DrawnPagesOptions {
  readonly renderer: PageRenderer
  readonly catalogue: PublishedCatalogue
  readonly handlers: Handlers
  readonly clock: Clock
  /** Where the API is, and where shoppers reach each website. */
  readonly config: Pick<Config, "publicOrigin" | "hosts">
  /** Of no request: a page is drawn for all who ask. */
  readonly log: FastifyBaseLogger
  /** Makes HTML that an organiser wrote harmless. */
  readonly cleanHtml: (html: string) => string
}

type KeptPage =
  | DrawnHtml
  | { readonly redirect: string }
  | { readonly isMissing: true; readonly canonical: undefined; readonly sameAs?: string }

/** What a page is drawn with. */
interface Told {
  /** The tag of each answer, by the address it was asked at. */
  readonly tags: Map<string, string>
  /** The soonest moment at which the time alone changes one of them. */
  changesAt: number
}

/** Tells one answer from another: the time it tells is left out of its tag. */
const tagOf = async (answer: Response): Promise<string> =>
  answer.headers.get("etag") ?? entityTag(`${answer.status} ${await answer.clone().text()}`)

/**
 * Pages as HTML, drawn once for each revision and address and sent to everybody; nothing of a session is in them. While what
 * a page tells stays the same it is neither drawn nor compressed again, except once a minute, because time passes.
 */
export const drawnPages =
  ({ renderer, catalogue, handlers, clock, config, cleanHtml, log }: DrawnPagesOptions) =>
  async ({ id }: Pick<Website, "id">, url: string): Promise<DrawnPage | undefined> => {
    const { address, isDrawn, isListed } = renderer.askedPage(url)
    const site = await catalogue.of(id)
    if (site === undefined) return undefined
    // What is kept with a revision is drawn with that revision's settings, whoever asks for it later.
    const { website } = site
    const pageAt = (at: string, isUsual = true) => site.memory.keep(`page ${at}`, "", () => made(at, isUsual))
    // What is searched for is asked for once or twice.
    const first = await pageAt(address, isListed || !isDrawn)
    const kept = "sameAs" in first && first.sameAs !== undefined ? await pageAt(first.sameAs) : first
    if (isDrawn) return isListed || "redirect" in kept ? kept : { ...kept, canonical: undefined }
    // Whether there is anything, and what it is to search engines, the page without the rest of its address tells.
    if ("redirect" in kept) return { canonical: undefined, isMissing: false }
    const { canonical, isMissing } = kept
    return { canonical: isListed ? canonical : undefined, isMissing }

    async function made(at: string, isUsual: boolean, before?: DrawnHtml): Promise<Made<KeptPage>> {
      const told: Told = { tags: new Map(), changesAt: Number.POSITIVE_INFINITY }
      const endsAt = () => Math.min(clock.now() + GOOD_FOR, told.changesAt)
      const drawnAt = clock.now()
      const drawn = await draw(at, isUsual, told)
      // Addresses that are made up may be long, and are kept too. What is not at them is not worth looking after.
      if (!("bytes" in drawn)) return { value: drawn, size: at.length + 200, endsAt: endsAt() }
      // The same page once more: its compressed bytes are there.
      const value = before?.bytes.body.equals(drawn.bytes.body) ? before : drawn
      const asked = [...told.tags].reduce((sum, [url, tag]) => sum + url.length + tag.length + 200, 0)
      const size = at.length + value.bytes.size + asked
      const kept = (): Made<KeptPage> => ({
        value,
        size,
        endsAt: endsAt(),
        renew: async () =>
          clock.now() < drawnAt + DRAWN_FOR && (await isStillTold(told)) ? kept() : made(at, isUsual, value),
      })
      return kept()
    }

    async function isStillTold(told: Told): Promise<boolean> {
      const ask = inProcessFetch(handlers, website, log)
      const asked = [...told.tags].map(async ([url, tag]) => {
        const { answer, changesAt } = await ask(new Request(url))
        return { isSame: (await tagOf(answer)) === tag, changesAt }
      })
      const answers = await Promise.all(asked)
      // The page itself was written with the first of these moments, and is drawn again where another came.
      const changesAt = Math.min(Number.POSITIVE_INFINITY, ...answers.map((one) => one.changesAt))
      return changesAt === told.changesAt && answers.every(({ isSame }) => isSame)
    }

    async function draw(at: string, isUsual: boolean, told: Told): Promise<KeptPage> {
      const ask = inProcessFetch(handlers, website, log)
      const drawn = await renderer.drawPage({
        address: at,
        origin: config.publicOrigin,
        subdomain: website.id,
        fetch: async (request) => {
          const { answer, changesAt } = await ask(request)
          const tag = await tagOf(answer)
          // Answered in two ways within one drawing: no later answer is the same as both.
          told.tags.set(request.url, (told.tags.get(request.url) ?? tag) === tag ? tag : "")
          told.changesAt = Math.min(told.changesAt, changesAt)
          return answer
        },
        changesAt: () => told.changesAt,
        addressOf: (path) => shopUrl(config, website.id, path),
        cleanHtml,
        now: clock.now(),
      })
      if (drawn === "missing") return { isMissing: true, canonical: undefined }
      if ("redirect" in drawn) return drawn
      if ("sameAs" in drawn) return { isMissing: true, canonical: undefined, sameAs: drawn.sameAs }
      const { html, styles, scripts, canonical, isMissing } = drawn
      return {
        bytes: new AnswerBytes(html, html.length > LARGE || !isUsual ? undefined : TIGHT),
        // An invoice is a frame within the page, under its policy.
        styleHashes: [...styles, invoiceStyle].map(hashOf),
        scriptHashes: scripts.map(hashOf),
        canonical,
        isMissing,
      }
    }
  }

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`
