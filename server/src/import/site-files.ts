import type { Language, Localized, StaticPageName } from "@parterre/contract"
import type { ImportProblem } from "./problem.ts"
import { STATIC_PAGES } from "./schemas/site.ts"
import { htmlProblems } from "./site-html.ts"
import type { Checked } from "./source.ts"
import type { Address, TenantFile } from "./tenant-files.ts"

// Files around the sale once their shape is checked; `schemas/site.ts` says the same to the checker.

/** `static/<name>.yaml` */
export interface StaticPageFile {
  /** The shop's own word for the page without it. */
  readonly title?: Localized
  /** HTML; a language without one reads the other. */
  readonly page: Partial<Localized>
  /** Keys of pages of the programme to show below. */
  readonly pages?: readonly string[]
}

/** `outlets.yaml` */
export interface OutletsFile {
  readonly outlets: readonly OutletEntry[]
}

export interface OutletEntry {
  readonly key: string
  readonly name: Localized
  readonly address: Address
  readonly phone?: string
  /** A line each. */
  readonly hours?: Readonly<Record<Language, readonly string[]>>
  readonly note?: Localized
}

/** `banners.yaml` */
export interface BannersFile {
  readonly carousel?: readonly BannerEntry[]
  readonly main?: BannerEntry
  readonly secondary?: BannerEntry
}

export interface BannerEntry {
  readonly key: string
  /** Path of a picture. */
  readonly image: string
  readonly title: Localized
  /** Key of the page it leads to; or an address elsewhere. */
  readonly page?: string
  readonly url?: string
}

/** `newsletters.yaml` */
export interface NewslettersFile {
  readonly newsletters: readonly NewsletterEntry[]
}

export interface NewsletterEntry {
  readonly key: string
  readonly title: Localized
  /** What it brings, and how often. */
  readonly text: Localized
  /** Who sends it; the organiser itself when absent. */
  readonly producer?: Localized
  /** Keys of the pages of the producer's events. */
  readonly pages?: readonly string[]
}

export interface StaticPageSource {
  readonly name: string
  readonly file: Checked<StaticPageFile>
}

/** What a folder has around its sale. */
export interface SiteSources {
  readonly staticPages: readonly StaticPageSource[]
  readonly outlets: Checked<OutletsFile> | undefined
  readonly banners: Checked<BannersFile> | undefined
  readonly newsletters: Checked<NewslettersFile> | undefined
}

interface KnownToSite {
  readonly pictures: ReadonlySet<string>
  /** Keys of the programme's pages, those that are refused included. */
  readonly pages: ReadonlySet<string>
  readonly contact: TenantFile["contact"] | "unread"
}

/** Whether a site may have a page of that name. */
const isStaticPage = (name: string): name is StaticPageName => STATIC_PAGES.some((known) => known === name)

/** Banners with where they stand in their file. */
export const bannersIn = ({ carousel = [], main, secondary }: BannersFile) => [
  ...carousel.map((entry, index) => ({ entry, place: "carousel" as const, path: ["carousel", index] })),
  ...(main === undefined ? [] : [{ entry: main, place: "main" as const, path: ["main"] }]),
  ...(secondary === undefined
    ? []
    : [{ entry: secondary, place: "secondary" as const, path: ["secondary"] }]),
]

/** What is wrong around the sale beyond the shape of files: HTML that would not be shown, names that nothing bears, doubles. */
export function siteProblems(
  { staticPages, outlets, banners, newsletters }: SiteSources,
  known: KnownToSite,
): readonly ImportProblem[] {
  return [
    ...staticPages.flatMap((page) => staticPageProblems(page, known)),
    ...(outlets === undefined ? [] : outletProblems(outlets)),
    ...(banners === undefined ? [] : bannerProblems(banners, known)),
    ...(newsletters === undefined ? [] : newsletterProblems(newsletters, known)),
  ]
}

function staticPageProblems(
  { name, file: { source, value } }: StaticPageSource,
  { pictures, pages }: KnownToSite,
): readonly ImportProblem[] {
  const misnamed = isStaticPage(name)
    ? []
    : [source.problem([], `a site has no such page; ${STATIC_PAGES.join(", ")} are known`)]
  const html = (["fr", "en"] as const).flatMap((language) => {
    const written = value.page[language] ?? ""
    const faults = written !== "" && written.trim() === "" ? ["empty"] : htmlProblems(written, pictures)
    return faults.map((message) => source.problem(["page", language], message))
  })
  const missing = (value.pages ?? []).flatMap((key, index) =>
    pages.has(key) ? [] : [source.problem(["pages", index], `there is no pages/${key}.yaml`)],
  )
  return [...misnamed, ...html, ...missing]
}

function outletProblems({ source, value: { outlets } }: Checked<OutletsFile>): readonly ImportProblem[] {
  return outlets.flatMap(({ key, address: { latitude, longitude } }, index) => [
    ...(outlets.findIndex((other) => other.key === key) === index
      ? []
      : [source.problem(["outlets", index, "key"], `"${key}" is the key of an outlet above`)]),
    ...((latitude === undefined) === (longitude === undefined)
      ? []
      : [source.problem(["outlets", index, "address"], "a position needs both a latitude and a longitude")]),
  ])
}

function bannerProblems(
  { source, value }: Checked<BannersFile>,
  { pictures, pages }: KnownToSite,
): readonly ImportProblem[] {
  const all = bannersIn(value)
  return all.flatMap(({ entry: { key, image, page, url }, path }, index) => [
    ...(all.findIndex((other) => other.entry.key === key) === index
      ? []
      : [source.problem([...path, "key"], `"${key}" is the key of a banner above`)]),
    ...(pictures.has(image) ? [] : [source.problem([...path, "image"], `there is no file ${image}`)]),
    ...(page === undefined || pages.has(page)
      ? []
      : [source.problem([...path, "page"], `there is no pages/${page}.yaml`)]),
    ...((page === undefined) === (url === undefined)
      ? [source.problem(path, "a banner leads to a page or to a url: give one of the two")]
      : []),
  ])
}

function newsletterProblems(
  { source, value: { newsletters } }: Checked<NewslettersFile>,
  { pages: known, contact }: KnownToSite,
): readonly ImportProblem[] {
  // A mail that asks for consent, or is sent by it, says both (Canada's anti-spam law, SOR/2012-36, s. 2).
  const isReachable =
    contact === "unread" ||
    (contact?.address !== undefined && (contact.email !== undefined || contact.phone !== undefined))
  const unreachable = isReachable
    ? []
    : [
        source.problem(
          ["newsletters"],
          "each mail says where to write to the organiser: tenant.yaml needs contact.address, and contact.email or contact.phone",
        ),
      ]
  const wrong = newsletters.flatMap(({ key, producer, pages }, index) => {
    const path = ["newsletters", index]
    return [
      ...(newsletters.findIndex((other) => other.key === key) === index
        ? []
        : [source.problem([...path, "key"], `"${key}" is the key of a newsletter above`)]),
      ...(pages ?? []).flatMap((page, at) =>
        known.has(page) ? [] : [source.problem([...path, "pages", at], `there is no pages/${page}.yaml`)],
      ),
      ...((producer === undefined) === (pages === undefined)
        ? []
        : [source.problem(path, "a producer's newsletter has both a producer and the pages of its events")]),
    ]
  })
  return [...unreachable, ...wrong]
}
