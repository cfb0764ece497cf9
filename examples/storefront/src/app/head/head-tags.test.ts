import type { EventDetail, WebsiteConfig } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import type { PageHead, ScreenAbout } from "../../shared/navigation/page-head.ts"
import { headTags } from "./head-tags.ts"

const site = {
  name: "Théâtre « Belvédère » & cie",
  languages: ["fr", "en"],
  images: [{ imageSize: "BANNER", url: "/assets/belvedere/banner.svg" }],
} as unknown as WebsiteConfig
const headOf = (about: ScreenAbout, more: Partial<PageHead> = {}): PageHead => ({
  ...{ title: 'Le "Cid"', style: "", about, site, siteDescription: "Aucune place vendue deux fois." },
  ...more,
})
const surroundings = {
  language: "fr",
  addressOf: (path: string) => `https://billets.example${path}?subdomain=belvedere&x`,
  cleanHtml: (html: string) => html.replaceAll(/<script.*?<\/script>/g, ""),
  now: Date.parse("2026-11-21T12:00:00-05:00"),
} as const
const tagsOf = (about: ScreenAbout, more: Partial<PageHead> = {}) =>
  headTags(headOf(about, more), surroundings)
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe("a page that search engines list", () => {
  const { html, canonical } = tagsOf({ path: "/pages/cid", description: "<p>Rodrigue &amp; Chimène</p>" })

  it("has one address, and one in each language, whatever was asked for", () => {
    const at = (language: string) => `https://billets.example/${language}/pages/cid?subdomain=belvedere&x`
    expect(canonical).toBe(at("fr"))
    const written = (language: string) => at(language).replaceAll("&", "&#38;")
    expect(html).toContain(`<link rel="canonical" href="${written("fr")}">`)
    expect(html).toContain(`<link rel="alternate" hreflang="en-CA" href="${written("en")}">`)
    expect(contentOf(html, "og:url")).toBe(written("fr"))
    expect(contentOf(html, "robots")).toBeUndefined()
  })

  it("says what it is about, in words that end no attribute", () => {
    expect(contentOf(html, "description")).toBe("Rodrigue &#38; Chimène")
    expect(contentOf(html, "og:title")).toBe("Le &#34;Cid&#34;")
    expect(contentOf(html, "og:site_name")).toBe("Théâtre « Belvédère » &#38; cie")
    expect([contentOf(html, "og:locale"), contentOf(html, "og:locale:alternate")]).toEqual(["fr_CA", "en_CA"])
  })

  it("writes the words of its HTML as they are read, without spaces where only their look changes", () => {
    const described = (description: string) =>
      contentOf(tagsOf({ path: "/pages/cid", description }).html, "description")
    expect(
      described('<p>La maquette du <em>Cid</em>, le <a href="/x">costume</a>.</p><p>Des masques.</p>'),
    ).toBe("La maquette du Cid, le costume. Des masques.")
    expect(described("<ul><li>Un</li><li>Deux</li></ul>Trois<br>Quatre")).toBe("Un Deux Trois Quatre")
  })

  it("shows its own picture, else the site's, at the host of its address", () => {
    expect(contentOf(html, "og:image")).toBe("https://billets.example/assets/belvedere/banner.svg")
    const own = tagsOf({ path: "/pages/cid", imageUrl: "/assets/belvedere/cid.svg" })
    expect(contentOf(own.html, "og:image")).toBe("https://billets.example/assets/belvedere/cid.svg")
  })
})

it("names neither an address nor an event where a screen is one visitor's, or there is nothing", () => {
  for (const about of [{}, { path: "/pages/cid", isMissing: true }]) {
    const { html, canonical } = tagsOf(about)
    expect(canonical).toBeUndefined()
    expect(contentOf(html, "robots")).toBe("noindex")
    expect(html).not.toMatch(/canonical|hreflang|og:url|ld\+json/)
  }
})

it("says of an evening when and where it is, in the language of the page", () => {
  const sold = {
    ...{ id: "cid-5", pageId: "cid", title: "Le Cid </script>", start: "2026-12-05T19:30:00-05:00" },
    ...{ timeZone: "America/Toronto", saleState: "ONSALE", priceFrom: 4550 },
    place: { name: "Salle Belvédère", city: "Québec", provinceState: "QC", country: "CA" },
  } as unknown as EventDetail
  const about = { path: "/pages/cid/performances/cid-5", sold }
  const { html } = tagsOf(about)
  expect(contentOf(html, "description")).toBe(
    "Le Cid &#60;/script&#62;, samedi 5 décembre 2026 à 19\u00a0h\u00a030, Salle Belvédère, Québec",
  )
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(headTags(headOf(about), { ...surroundings, language: "en" }).html).toContain(
    "Saturday, December 5, 2026 at 7:30\u00a0p.m., Salle Belvédère, Québec",
  )
})

it("shortens a long description at a word, and takes the site's where a page has none", () => {
  const long = tagsOf({ path: "/pages/cid", description: `<p>${"Rodrigue ".repeat(40)}</p>` })
  expect(contentOf(long.html, "description")).toMatch(/^(Rodrigue ){16}Rodrigue…$/)
  expect(contentOf(tagsOf({ path: "/pages" }).html, "description")).toBe("Aucune place vendue deux fois.")
})
