import type { Localized } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { readStyle, STYLE_PROPERTIES } from "@parterre/domain/site-html"
import sanitize from "sanitize-html"
import type { SiteHtmlColumn } from "../database/tables.ts"
import { assetUrl } from "../websites/website-config.ts"
import type { ImportProblem } from "./problem.ts"
import type { Checked } from "./source.ts"
import type { TenantFile, VenueFile } from "./tenant-files.ts"

const everywhere = ["class", "style", "lang", "dir", "title", "role"]
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel"],
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
}
/** Text, lists, tables and pictures: no first heading, which is the screen's, and nothing that acts. */
const tags = (
  "a abbr address b blockquote br caption dd div dl dt em figcaption figure h2 h3 h4 hr i img li nav ol p " +
  "section small span strong sub sup table tbody td th thead tr ul"
).split(" ")

const link = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|[?#])/i

/** What of the organiser's HTML would not be shown, each with its reason; nothing is left away silently. */
export function siteHtmlProblems(
  { source, value }: Checked<TenantFile>,
  pictures: ReadonlySet<string>,
): readonly ImportProblem[] {
  return (["header", "footer"] as const).flatMap((part) =>
    (["fr", "en"] as const).flatMap((language) =>
      htmlProblems(value[part]?.[language] ?? "", pictures).map((message) =>
        source.problem([part, language], message),
      ),
    ),
  )
}

/** The organiser's HTML as it is stored: what the check lets through, written anew by the sanitiser. */
export function siteHtml(tenant: TenantFile): SiteHtmlColumn {
  const { header, footer, subdomain } = tenant
  const safe = ({ fr, en }: Localized) => ({
    fr: sanitised(fr, subdomain),
    en: sanitised(en, subdomain),
  })
  return { ...(header && { header: safe(header) }), ...(footer && { footer: safe(footer) }) }
}

/** What is wrong with the page of a venue: HTML that would not be shown, no such picture. */
export function venuePageProblems(
  { source, value: { image, page } }: Checked<VenueFile>,
  pictures: ReadonlySet<string>,
): readonly ImportProblem[] {
  const missing =
    image === undefined || pictures.has(image) ? [] : [source.problem(["image"], `there is no file ${image}`)]
  return [
    ...missing,
    ...(["fr", "en"] as const).flatMap((language) =>
      htmlProblems(page?.[language] ?? "", pictures).map((message) =>
        source.problem(["page", language], message),
      ),
    ),
  ]
}

/** The HTML of a venue's or of a static page as it is stored; none where it would be empty. */
export function pageHtml(page: VenueFile["page"], websiteId: string, language: Language): string | null {
  const html = sanitised(page?.[language] ?? "", websiteId)
  return html === "" ? null : html
}

/** Why HTML would not be shown as it is written. */
export function htmlProblems(html: string, pictures: ReadonlySet<string>): string[] {
  const problems = new Set<string>()
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, given) => {
      for (const problem of tagProblems(tag, given, pictures)) problems.add(problem)
    },
  })
  return [...problems]
}

function tagProblems(
  tag: string,
  given: Readonly<Record<string, string>>,
  pictures: ReadonlySet<string>,
): string[] {
  if (!tags.includes(tag)) return [`<${tag}> is not accepted; ${tags.join(", ")} are`]
  const problems = Object.keys(given)
    .filter((name) => !isAccepted(tag, name))
    .map((name) => `"${name}" of <${tag}> is not accepted`)
  const { href, src = "", alt, style = "" } = given
  for (const declaration of readStyle(style).refused)
    problems.push(
      `"${declaration}" in a style is not accepted; a plain value of ${STYLE_PROPERTIES.join(", ")} is`,
    )
  if (tag === "a" && href !== undefined && !link.test(href))
    problems.push(`"${href}" is not a link: https, mailto, tel, or a path of the shop such as /fr/cart`)
  if (tag === "img" && !src.startsWith("images/"))
    problems.push(
      `"${src}" is not a picture in images/: a shop shows no picture of another site, so copy it there`,
    )
  if (tag === "img" && src.startsWith("images/") && !pictures.has(src))
    problems.push(`there is no file ${src}`)
  if (tag === "img" && alt === undefined)
    problems.push('<img> needs an alt: what it shows, or "" when it is decoration')
  return problems
}

const isAccepted = (tag: string, name: string): boolean =>
  everywhere.includes(name) || name.startsWith("aria-") || attributes[tag]?.includes(name) === true

/** The organiser's HTML without whatever acts; pictures are those of its own folder, by their addresses. */
export const cleanHtml = (html: string): string => sanitised(html, undefined)

const sanitised = (html: string, websiteId: string | undefined): string =>
  sanitize(html, {
    allowedTags: tags,
    allowedAttributes: {
      ...Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
      "*": [...everywhere, "aria-*"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
      "*": (tagName, given) => {
        const { style, ...others } = given
        const { safe } = readStyle(style ?? "")
        return { tagName, attribs: safe === "" ? others : { ...others, style: safe } }
      },
      // What opens beside the shop must not reach back into it.
      a: (tagName, given) => ({
        tagName,
        attribs: given.target === undefined ? given : { ...given, rel: "noopener" },
      }),
      img: (tagName, given) => ({
        tagName,
        attribs:
          websiteId !== undefined && given.src?.startsWith("images/")
            ? { ...given, src: assetUrl(websiteId, given.src) }
            : given,
      }),
    },
  }).trim()
