import type { Banner } from "@parterre/contract"
import type { Reading } from "../catalogue/handlers.ts"
import type { BannerRow } from "../database/site-tables.ts"
import { defined } from "../defined.ts"
import type { Handlers, Language, Website } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import { assetUrl } from "../websites/website-config.ts"

interface Asked {
  readonly website: Website
  readonly language: Language
}

/** What a tenant's home page puts forward. */
export function bannersHandlers({ catalogue, answers }: Pick<Reading, "catalogue" | "answers">): Handlers {
  const single = async (place: "main" | "secondary", { website, language }: Asked) => {
    const site = await siteOf(catalogue, website)
    const row = site.banners.find((banner) => banner.place === place)
    if (row === undefined) return undefined
    return answers(site, { key: `banner ${place} ${language}`, version: "" }, () => bannerOf(row, language))
  }
  return {
    listCarousel: async ({ website, language }) => {
      const site = await siteOf(catalogue, website)
      return answers(site, { key: `carousel ${language}`, version: "" }, () =>
        site.banners.filter(({ place }) => place === "carousel").map((row) => bannerOf(row, language)),
      )
    },
    getMainBanner: (request) => single("main", request),
    getSecondaryBanner: (request) => single("secondary", request),
  }
}

const bannerOf = (row: BannerRow, language: Language): Banner =>
  defined({
    id: row.id,
    imageUrl: assetUrl(row.website_id, row.image),
    title: language === "fr" ? row.title_fr : row.title_en,
    pageId: row.page_id ?? undefined,
    url: row.url ?? undefined,
  })
