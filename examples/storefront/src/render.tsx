import manifest from "virtual:client-manifest"
import template from "virtual:client-page"
import services from "virtual:client-services"
import earlyInput from "virtual:early-input"
import { collectAnswers } from "@parterre/react"
import { createParterre } from "@parterre/sdk"
import { StrictMode } from "react"
import { prerender } from "react-dom/static"
import { ServerStyleSheet } from "styled-components"
import { languageOf } from "./app/language-of.ts"
import { PAGE_CONTENT_ID, type PageContent, type Shop } from "./app/open-shop.ts"
import { needsShopper, Screens } from "./app/routes.tsx"
import { filesOf } from "./app/screen-files.ts"
import { type PageHead, PageHeadContext } from "./shared/navigation/page-head.ts"
import { StaticRouter } from "./shared/navigation/router.tsx"
import { readTenant } from "./shared/site/tenant.ts"
import { SITE_STYLE_ID } from "./shared/theme/GlobalStyle.tsx"

export interface PageRequest {
  /** Path and query, as `addressToDraw` answered it. */
  readonly address: string
  /** Where the API is, such as `https://billets.example`. */
  readonly origin: string
  /** The tenant, by its subdomain. */
  readonly subdomain: string
  /** Answers the API's public reads; it is given no session. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Makes HTML that an organiser wrote harmless. */
  readonly cleanHtml: (html: string) => string
}

export type DrawnPage =
  | {
      /** The whole page: what it shows, its styles, what it was drawn with, and the code that takes over. */
      readonly html: string
      /** The contents of its `<style>` elements, for a policy that allows these and no others. */
      readonly styles: readonly string[]
      /** The contents of its `<script>` elements that run. */
      readonly scripts: readonly string[]
    }
  | { readonly redirect: string }

/** What the shop itself reads in an address: such a screen is the browser's to draw. */
const readByShop =
  /^(q|category|place|when|from|to|hour|day|step|sale|saleToken|renewal|delivery|interac|small-cart|redirectUrl|token|reservationToken|back|url)$/
const ofTenant = ["subdomain", "widget", "swt"] as const

/** The address under which a page is drawn for everybody; nothing where it depends on more than the page. */
export function addressToDraw(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, "http://shop.invalid")
  if ([...searchParams.keys()].some((name) => readByShop.test(name))) return undefined
  const kept = ofTenant.flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`
}

/**
 * A page as HTML, the same for everybody who opens its address: nothing of a session is in it. Rejects where something it
 * shows cannot be read, with the failure; the browser then tells it.
 */
export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { address, origin, subdomain, cleanHtml } = request
  const { pathname, search } = new URL(address, origin)
  const language = languageOf(pathname)
  const client = createParterre({
    baseUrl: origin,
    language,
    subdomain,
    fetch: request.fetch,
    validate: "never",
  })
  const answers = collectAnswers()
  const safeHtml: Record<string, string> = {}
  const shop: Shop = {
    tenant: readTenant(search, { getItem: () => null, setItem: () => undefined }),
    client,
    challenge: undefined,
    answers,
    knownHtml: (html) => {
      safeHtml[html] ??= cleanHtml(html)
      return safeHtml[html]
    },
  }
  const sheet = new ServerStyleSheet()
  const head: PageHead = { title: "", style: "", about: {}, siteDescription: "" }
  let redirect: string | undefined
  const failures: unknown[] = []
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <PageHeadContext value={head}>
            <StaticRouter
              address={address}
              onRedirect={(to) => {
                redirect = to
              }}
            >
              <Screens shop={shop} />
            </StaticRouter>
          </PageHeadContext>
        </StrictMode>,
      ),
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
    )
    const body = await new Response(prelude).text()
    if (redirect !== undefined) return { redirect }
    if (failures.length > 0) throw failures[0]
    const files = [...filesOf(shop, pathname, language), ...(needsShopper(pathname) ? services : [])]
    const styles = `<style id="${SITE_STYLE_ID}">${head.style}</style>${sheet.getStyleTags()}`
    return {
      html: pageOf({
        language: `${language}-CA`,
        title: head.title,
        head: `${aboutTags(head, { language, absolute: client.assetUrl, cleanHtml })}${styles}${preloads(files)}<script>${earlyInput}</script>`,
        body,
        content: { answers: answers.all(), safeHtml },
      }),
      scripts: [earlyInput],
      styles: [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style),
    }
  } finally {
    sheet.seal()
    await client.dispose()
  }
}

interface PageParts {
  readonly language: string
  readonly title: string
  readonly head: string
  readonly body: string
  readonly content: PageContent
}

function pageOf({ language, title, head, body, content }: PageParts): string {
  const written = JSON.stringify(content).replaceAll("<", "\\u003c")
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${head}`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body}</div><script type="application/json" id="${PAGE_CONTENT_ID}">${written}</script>`,
    )
}

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** Characters of a description that search engines show. */
const LONGEST_DESCRIPTION = 160

/** What search engines show of the page, and what is shown where somebody shares it. */
function aboutTags(
  { title, about, siteDescription }: PageHead,
  {
    language,
    absolute,
    cleanHtml,
  }: Pick<PageRequest, "cleanHtml"> & {
    readonly language: string
    readonly absolute: (url: string) => string
  },
): string {
  const description = shortened(plainWords(cleanHtml(about.description ?? "")) || siteDescription)
  const tags: readonly (readonly [kind: "name" | "property", name: string, content: string | undefined])[] = [
    ["name", "description", description],
    ["property", "og:type", "website"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:locale", `${language}_CA`],
    ["property", "og:image", about.imageUrl && absolute(about.imageUrl)],
  ]
  return tags
    .flatMap(([kind, name, content]) =>
      content ? `<meta ${kind}="${name}" content="${escaped(content).replaceAll('"', "&quot;")}">` : [],
    )
    .join("")
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  "#39": "'",
}

/** The words of HTML that was made harmless. */
const plainWords = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(#?\w+);/g, (written, name: string) => entities[name] ?? written)
    .replaceAll(/[ \t\r\n]+/g, " ")
    .trim()

/** Up to a word that still fits. */
function shortened(words: string): string {
  if (words.length <= LONGEST_DESCRIPTION) return words
  const cut = words.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(" ")))}…`
}

/** The code of a screen and its texts, asked for beside the shell instead of after it. */
function preloads(files: readonly string[]): string {
  const wanted = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    if (chunk.isEntry || wanted.has(chunk.file)) return
    wanted.add(chunk.file)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const file of files) add(file)
  return [...wanted].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("")
}
