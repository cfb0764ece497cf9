import type { EventDetail, Page, PageSummary, WebsiteConfig } from "@parterre/contract"
import type { PageFilter } from "@parterre/sdk"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

/** The site's settings: names, theme, languages, processor. */
export function useConfig(): Loaded<WebsiteConfig> {
  const { client, language } = useShop()
  return useLoaded(`config ${language}`, client.catalogue.config)
}

export function usePages(filter: PageFilter = {}): Loaded<readonly PageSummary[]> {
  const { client, language } = useShop()
  return useLoaded(`pages ${language} ${JSON.stringify(filter)}`, () => client.catalogue.pages(filter))
}

export function usePage(id: string): Loaded<Page> {
  const { client, language } = useShop()
  return useLoaded(`page ${language} ${id}`, () => client.catalogue.page(id))
}

export function useEvent(id: string): Loaded<EventDetail> {
  const { client, language } = useShop()
  return useLoaded(`event ${language} ${id}`, () => client.catalogue.event(id))
}
