import type { BannerRow, NewsletterRow, OutletRow, StaticPageRow } from "../../database/site-tables.ts"
import { bannersIn, type OutletEntry, type SiteSources, type StaticPageSource } from "../site-files.ts"
import { pageHtml } from "../site-html.ts"

export interface SiteRows {
  readonly staticPages: readonly StaticPageRow[]
  readonly outlets: readonly OutletRow[]
  readonly banners: readonly BannerRow[]
  readonly newsletters: readonly NewsletterRow[]
}

/** What stands around the sale of a website; page ids begin with its own. */
export const siteRows = (websiteId: string, sources: SiteSources): SiteRows => ({
  staticPages: sources.staticPages.map((page) => staticPageRow(websiteId, page)),
  outlets: (sources.outlets?.value.outlets ?? []).map((outlet, ordinal) =>
    outletRow(websiteId, outlet, ordinal),
  ),
  banners: bannersIn(sources.banners?.value ?? {}).map(({ entry, place }, ordinal) => ({
    id: `${websiteId}.${entry.key}`,
    website_id: websiteId,
    place,
    ordinal,
    image: entry.image,
    title_fr: entry.title.fr,
    title_en: entry.title.en,
    page_id: entry.page === undefined ? null : `${websiteId}.${entry.page}`,
    url: entry.url ?? null,
  })),
  newsletters: (sources.newsletters?.value.newsletters ?? []).map((entry, ordinal) => ({
    id: `${websiteId}.${entry.key}`,
    website_id: websiteId,
    ordinal,
    title_fr: entry.title.fr,
    title_en: entry.title.en,
    text_fr: entry.text.fr,
    text_en: entry.text.en,
    producer_fr: entry.producer?.fr ?? null,
    producer_en: entry.producer?.en ?? null,
    page_ids: JSON.stringify((entry.pages ?? []).map((page) => `${websiteId}.${page}`)),
  })),
})

const staticPageRow = (websiteId: string, { name, file }: StaticPageSource): StaticPageRow => {
  const { title, page, pages = [] } = file.value
  return {
    id: `${websiteId}.${name}`,
    website_id: websiteId,
    name,
    title_fr: title?.fr ?? null,
    title_en: title?.en ?? null,
    html_fr: pageHtml(page, websiteId, "fr"),
    html_en: pageHtml(page, websiteId, "en"),
    page_ids: JSON.stringify(pages.map((key) => `${websiteId}.${key}`)),
  }
}

const outletRow = (websiteId: string, outlet: OutletEntry, ordinal: number): OutletRow => {
  const { key, name, address, phone, hours, note } = outlet
  return {
    id: `${websiteId}.${key}`,
    website_id: websiteId,
    ordinal,
    name_fr: name.fr,
    name_en: name.en,
    address_line1: address.addressLine1 ?? null,
    address_line2: address.addressLine2 ?? null,
    city: address.city,
    province_state: address.provinceState,
    postal_code: address.postalCode ?? null,
    country: address.country,
    latitude: address.latitude ?? null,
    longitude: address.longitude ?? null,
    phone: phone ?? null,
    hours_fr: JSON.stringify(hours?.fr ?? []),
    hours_en: JSON.stringify(hours?.en ?? []),
    note_fr: note?.fr ?? null,
    note_en: note?.en ?? null,
  }
}
