import { writtenDay, writtenDayAndHour } from "@parterre/domain/dates"
import { escapeHtml } from "@parterre/domain/site-html"
import { type AddressLink, pageAddresses } from "@parterre/domain/websites"
import type { PageHead, ScreenAbout } from "../../shared/navigation/page-head.ts"
import type { Language } from "../../shared/texts/TextsProvider.tsx"
import { structuredData } from "./structured-data.ts"

/** Characters of a description that search engines show. */
const LONGEST_DESCRIPTION = 160

export interface HeadSurroundings {
  readonly language: Language
  /** The one address of a path of the site, its language in front. */
  readonly addressOf: (path: string) => string
  /** Makes HTML that an organiser wrote harmless. */
  readonly cleanHtml: (html: string) => string
  /** Epoch milliseconds. */
  readonly now: number
}

export interface HeadTags {
  readonly html: string
  /** Where search engines list the page; nothing where they are not to. */
  readonly canonical: string | undefined
}

/** What search engines read of a page, and what is shown where somebody shares it. */
export function headTags(
  { title, about, site, siteDescription }: PageHead,
  surroundings: HeadSurroundings,
): HeadTags {
  const { language, addressOf, cleanHtml, now } = surroundings
  const absolute = (url: string) => new URL(url, addressOf("/")).href
  const own =
    about.sold === undefined
      ? plainWords(cleanHtml(about.description ?? ""))
      : soldWords(about.sold, language)
  const description = shortened(own || siteDescription)
  const { languages = [], name, images = [] } = site ?? {}
  const picture = about.imageUrl ?? images.find(({ imageSize }) => imageSize === "BANNER")?.url
  const links =
    about.path === undefined || about.isMissing
      ? []
      : pageAddresses(about.path, language, languages, addressOf)
  const canonical = links.find(({ rel }) => rel === "canonical")?.href
  const tags: readonly (readonly [kind: "name" | "property", name: string, content: string | undefined])[] = [
    ["name", "robots", canonical === undefined ? "noindex" : undefined],
    ["name", "description", description],
    ["property", "og:type", "website"],
    ["property", "og:site_name", name],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", canonical],
    ["property", "og:locale", `${language}_CA`],
    ...languages
      .filter((other) => other !== language)
      .map((other) => ["property", "og:locale:alternate", `${other}_CA`] as const),
    ["property", "og:image", picture && absolute(picture)],
  ]
  const data =
    canonical === undefined
      ? []
      : structuredData(about, {
          organiser: name ?? "",
          addressOf: (path) => addressOf(`/${language}${path}`),
          absolute,
          description,
          now,
        })
  return {
    canonical,
    html: [
      ...tags.flatMap(([kind, named, content]) =>
        content ? `<meta ${kind}="${named}" content="${escapeHtml(content)}">` : [],
      ),
      ...links.map(linkTag),
      ...(data.length > 0 ? [`<script type="application/ld+json">${inScript(data)}</script>`] : []),
    ].join(""),
  }
}

/** JSON that no word of it ends the script of. */
export const inScript = (data: unknown) => JSON.stringify(data).replaceAll("<", "\\u003c")

const linkTag = ({ rel, hreflang, href }: AddressLink) =>
  `<link rel="${rel}"${hreflang === undefined ? "" : ` hreflang="${hreflang}"`} href="${escapeHtml(href)}">`

/** When and where an evening or a subscription is: its page says what it is. */
function soldWords(sold: NonNullable<ScreenAbout["sold"]>, language: Language): string {
  const { title, start, timeZone, place } = sold
  const isWholeDay = "events" in sold || (sold.itemHours ?? []).length > 1
  const when = (isWholeDay ? writtenDay : writtenDayAndHour)(start, timeZone, language)
  const from = "events" in sold ? { fr: "à partir du ", en: "from " }[language] : ""
  return `${title}, ${from}${when}, ${place.name}, ${place.city}`
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  "#39": "'",
}

/** What changes the look of words within a sentence. */
const WITHIN_A_SENTENCE = /<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi

/** The words of HTML that was made harmless. */
const plainWords = (html: string) =>
  html
    .replaceAll(WITHIN_A_SENTENCE, "")
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
