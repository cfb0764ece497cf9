import manifest from "virtual:client-manifest"
import template from "virtual:client-page"
import services from "virtual:client-services"
import earlyInput from "virtual:early-input"
import earlyVisit from "virtual:early-visit"
import { escapeHtml } from "@parterre/domain/site-html"
import { collectAnswers } from "@parterre/react"
import { createParterre, isSdkFailure } from "@parterre/sdk"
import { planPicture } from "@parterre/seat-map"
import { StrictMode } from "react"
import { prerender } from "react-dom/static"
import { ServerStyleSheet } from "styled-components"
import { headTags, inScript } from "./app/head/head-tags.ts"
import { languageOf } from "./app/language-of.ts"
import { PAGE_CONTENT_ID, type PageContent, type Shop } from "./app/open-shop.ts"
import { asksWhoFirst, isUnknownPath, needsShopper, Screens } from "./app/routes.tsx"
import { filesOf, filesOfShopper } from "./app/screen-files.ts"
import { clientRoutes } from "./features/client/ClientRoutes.tsx"
import { saysNotFound } from "./shared/failure/Failed.tsx"
import { type PageHead, PageHeadContext } from "./shared/navigation/page-head.ts"
import { matchRoutes } from "./shared/navigation/route-matching.ts"
import { StaticRouter } from "./shared/navigation/router.tsx"
import { mapTheme } from "./shared/seat-map/map-theme.ts"
import { type DrawPlan, DrawPlanContext } from "./shared/seat-map/PlanPicture.tsx"
import { readTenant } from "./shared/site/tenant.ts"
import { SITE_STYLE_ID } from "./shared/theme/GlobalStyle.tsx"
import { theme } from "./shared/theme/theme.ts"

export interface PageRequest {
  /** Path and query, as `askedPage` answered it. */
  readonly address: string
  /** Where the API is, such as `https://billets.example`. */
  readonly origin: string
  /** The tenant, by its subdomain. */
  readonly subdomain: string
  /** Answers the API's public reads; it is given no session. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Epoch milliseconds at which the time alone changes an answer given until now; infinite when it changes none. */
  readonly changesAt: () => number
  /** The one address of a path of the site, whichever of its hosts is asked. */
  readonly addressOf: (path: string) => string
  /** Makes HTML that an organiser wrote harmless. */
  readonly cleanHtml: (html: string) => string
  /** Epoch milliseconds, for what is on sale only later. */
  readonly now: number
}

export type DrawnPage =
  | {
      /** The whole page: what it shows, its styles, what it was drawn with, and the code that takes over. */
      readonly html: string
      /** The contents of its `<style>` elements, for a policy that allows these and no others. */
      readonly styles: readonly string[]
      /** The contents of its `<script>` elements that run. */
      readonly scripts: readonly string[]
      /** The one address under which search engines list it; nothing where they are not to. */
      readonly canonical: string | undefined
      /** Whether there is nothing at its address. */
      readonly isMissing: boolean
    }
  | { readonly redirect: string }
  /** Another address whose page says that there is nothing here. */
  | { readonly sameAs: string }
  /** There is nothing at the address, and the browser says so. */
  | "missing"

/** What the shop itself reads in an address: such a screen is the browser's to draw. */
const readByShop =
  /^(q|category|place|when|from|to|province|postal|hour|day|step|sale|saleToken|renewal|delivery|interac|small-cart|redirectUrl|token|reservationToken|back|url)$/
/** Of these, what opens a part of the same page: to search engines it is that page. */
const partOfPage = /^(hour|day|step)$/
const ofTenant = ["subdomain", "widget", "swt"] as const
/** What the programme is searched for: it is drawn with what is found. */
const ofSearch = ["q", "category", "place", "when", "from", "to", "province", "postal"] as const
/** Characters of each; what is longer was made up. */
const LONGEST_SEARCH = 100

export interface AskedPage {
  /** Under which its page is drawn for everybody. */
  readonly address: string
  /** Whether everybody is sent it; else it depends on more than the page, and the browser draws it. */
  readonly isDrawn: boolean
  /** Whether it is that page to search engines. */
  readonly isListed: boolean
  /** Whether no site has anything at it. */
  readonly isUnknown: boolean
}

/** What an address asks for. */
export function askedPage(url: string): AskedPage {
  const { pathname, searchParams } = new URL(url, "http://shop.invalid")
  const read = [...searchParams].filter(([name]) => readByShop.test(name))
  const isOfSearch = (name: string) => ofSearch.some((one) => one === name)
  const isDrawn =
    read.length === 0 ||
    (/^\/(?:fr|en)\/pages$/.test(pathname) &&
      read.every(([name, value]) => isOfSearch(name) && value.length <= LONGEST_SEARCH))
  const kept = [...ofTenant, ...(isDrawn ? ofSearch : [])].flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    address: kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`,
    isDrawn,
    isListed: read.every(([name]) => partOfPage.test(name)),
    isUnknown: isUnknownPath(pathname) || isUnknownClientPath(pathname),
  }
}

/**
 * A page as HTML, the same for everybody who opens its address: nothing of a session is in it. Rejects where something it
 * shows cannot be read, with the failure; the browser then tells it.
 */
export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { pathname, search } = new URL(request.address, request.origin)
  const sameAs = `/${languageOf(pathname)}${NOT_FOUND}${search}`
  if (pathname + search === sameAs) return draw(request, true)
  if (isUnknownPath(pathname) || isUnknownClientPath(pathname)) return { sameAs }
  try {
    return await draw(request, false)
  } catch (failure) {
    if (!isSdkFailure(failure) || !("status" in failure) || failure.status !== 404) throw failure
    // A screen that says it in another way than the rest does so in the browser.
    return saysNotFound(failure) ? { sameAs } : "missing"
  }
}

/** Where it is said that there is nothing. One page says it for all addresses, however many are made up. */
const NOT_FOUND = "/page-not-found"

/** Screens of accounts are drawn once it is known whose they are, so that none of them says that there is none. */
function isUnknownClientPath(pathname: string): boolean {
  const [, below] = /^\/\w+\/client(\/.*)$/.exec(pathname) ?? []
  return below !== undefined && matchRoutes(clientRoutes, below)?.at(-1)?.route.path === "*"
}

async function draw(request: PageRequest, isMissing: boolean): Promise<DrawnPage> {
  const { address, origin, subdomain, addressOf, cleanHtml, now } = request
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
    missing: isMissing ? pathname : undefined,
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
              <DrawPlanContext value={drawPlan}>
                <Screens shop={shop} />
              </DrawPlanContext>
            </StaticRouter>
          </PageHeadContext>
        </StrictMode>,
      ),
      { progressiveChunkSize: Infinity, onError: (failure) => void failures.push(failure) },
    )
    const body = await new Response(prelude).text()
    if (redirect !== undefined) return { redirect }
    if (failures.length > 0) throw failures[0]
    const code = builtFiles(filesOf(shop, pathname, language))
    const isOfShopper = needsShopper(pathname)
    const early = `${isOfShopper ? `<script data-files="${shopperFiles(shop, pathname, code)}">${earlyVisit}</script>` : ""}<script>${earlyInput}</script>`
    const styles = `<style id="${SITE_STYLE_ID}">${head.style}</style><style>${WITHOUT_SCRIPT}</style>${sheet.getStyleTags()}`
    const title = head.title || (head.site?.name ?? "")
    // What was searched for is listed nowhere.
    const isSearch = ofSearch.some((name) => new URLSearchParams(search).has(name))
    const about = isSearch ? {} : head.about
    const changesAt = request.changesAt()
    const tags = headTags({ ...head, about, title }, { language, addressOf, cleanHtml, now })
    return {
      html: pageOf({
        language: `${language}-CA`,
        title,
        head: `${shop.tenant.widget ? OPENS_TABS : ""}${tags.html}${styles}${preloads(code)}${early}`,
        body,
        content: {
          answers: answers.all(),
          ...(Number.isFinite(changesAt) && { changesAt }),
          safeHtml,
          isMissing,
        },
      }),
      scripts: isOfShopper ? [earlyVisit, earlyInput] : [earlyInput],
      styles: [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style),
      canonical: tags.canonical,
      isMissing: head.about.isMissing ?? false,
    }
  } finally {
    sheet.seal()
    await client.dispose()
  }
}

/**
 * What needs a script is not shown where none runs: buttons, and what says so by `data-scripted`. The days of a calendar and what
 * is pressed to filter are read, too, and forms that stand for those without a script are sent.
 */
const WITHOUT_SCRIPT =
  "@media (scripting:none){button:not([aria-pressed],table *,noscript [type=submit]),[data-scripted]{display:none!important}[aria-pressed]{pointer-events:none}}"

/** In the colours of the site by their names, for light and dark. */
const drawPlan: DrawPlan = ({ venue, placesLeft }) =>
  venue === undefined ? "" : planPicture({ venue, theme: mapTheme(theme.color), placesLeft })

/** Links inside another site open tabs of their own, before the code that sees to it too [VAR-003]. */
const OPENS_TABS = '<base target="_blank">'

/** As React asks for them, where the body begins. They come before all code: a connection of HTTP/1.1 sends in this order. */
const MAIN_PICTURES = /<link rel="preload" as="image" [^>]*fetchPriority="high"[^>]*>/g

/** How wide a screen is: without it, a phone would ask for the pictures of a desktop. */
const SCREEN = /<meta charset="utf-8" \/>\s*<meta name="viewport"[^>]*>/

interface PageParts {
  readonly language: string
  readonly title: string
  readonly head: string
  readonly body: string
  readonly content: PageContent
}

function pageOf({ language, title, head, body, content }: PageParts): string {
  const pictures = body.match(MAIN_PICTURES)?.join("") ?? ""
  const [screen = ""] = SCREEN.exec(template) ?? []
  return template
    .replace(SCREEN, "")
    .replace("<head>", () => `<head>${screen}${pictures}`)
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, "")
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${head}`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body.replaceAll(MAIN_PICTURES, "")}</div><script type="application/json" id="${PAGE_CONTENT_ID}">${inScript(content)}</script>`,
    )
}

/** The files that some sources were built into, with all that these import; not what each page starts with. */
function builtFiles(sources: readonly string[]): ReadonlySet<string> {
  const wanted = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no ${name}`)
    if (chunk.isEntry || wanted.has(`/${chunk.file}`)) return
    wanted.add(`/${chunk.file}`)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const source of sources) add(source)
  return wanted
}

/** What a page needs besides where the visitor may have a cart: the rest of its screen, and what reads the cart if it waits for it. */
function shopperFiles(shop: Shop, pathname: string, code: ReadonlySet<string>): string {
  const ofCart = asksWhoFirst(pathname, "") ? [] : services
  const files = builtFiles([...filesOfShopper(shop, pathname), ...ofCart])
  return [...files].filter((file) => !code.has(file)).join(" ")
}

/** The code of a screen and its texts, asked for beside the shell instead of after it, but after the fonts: a page is read before it answers. */
const preloads = (files: ReadonlySet<string>): string =>
  [...files]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`)
    .join("")
