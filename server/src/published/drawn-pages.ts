import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { FastifyBaseLogger } from "fastify"
import type { Clock } from "../clock.ts"
import type { Handlers, Website } from "../http/handler.ts"
import { inProcessFetch } from "../http/in-process.ts"
import { AnswerBytes } from "../http/shared-answer.ts"
import type { DrawnPage } from "../http/storefront.ts"
import type { PublishedCatalogue } from "./published-catalogue.ts"

/** Milliseconds that a drawn page is sent again: what is left of an event may be that old on it. */
const GOOD_FOR = 5_000

interface DrawnHtml {
  readonly html: string
  /** Contents of its `<style>` and of its running `<script>` elements. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** What the build of a storefront brings to draw its pages with (`render/render.js` beside its `index.html`). */
export interface PageRenderer {
  /** The address under which a page is drawn for everybody; nothing where it is the browser's to draw. */
  readonly addressToDraw: (url: string) => string | undefined
  readonly drawPage: (request: {
    readonly address: string
    readonly origin: string
    readonly subdomain: string
    readonly fetch: (request: Request) => Promise<Response>
    readonly cleanHtml: (html: string) => string
  }) => Promise<DrawnHtml | { readonly redirect: string }>
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
  /** Where the API is, as shoppers know it. */
  readonly origin: string
  /** Makes HTML that an organiser wrote harmless. */
  readonly cleanHtml: (html: string) => string
}

/** Pages as HTML, drawn once for each revision and address and sent to everybody; nothing of a session is in them. */
export const drawnPages =
  ({ renderer, catalogue, handlers, clock, origin, cleanHtml }: DrawnPagesOptions) =>
  async (website: Website, url: string, log: FastifyBaseLogger): Promise<DrawnPage | undefined> => {
    const address = renderer.addressToDraw(url)
    const site = address === undefined ? undefined : await catalogue.of(website.id)
    if (address === undefined || site === undefined) return undefined
    return site.memory.keep(`page ${address}`, "", async () => {
      const value = await draw(address)
      const size = "bytes" in value ? value.bytes.size : 200
      return { value, size, endsAt: clock.now() + GOOD_FOR }
    })

    async function draw(at: string): Promise<DrawnPage> {
      const drawn = await renderer.drawPage({
        address: at,
        origin,
        subdomain: website.id,
        fetch: inProcessFetch(handlers, website, log),
        cleanHtml,
      })
      if ("redirect" in drawn) return drawn
      const { html, styles, scripts } = drawn
      return {
        bytes: new AnswerBytes(html),
        styleHashes: styles.map(hashOf),
        scriptHashes: scripts.map(hashOf),
      }
    }
  }

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`
