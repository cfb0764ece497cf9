import type { EventDetail, Page, PageSummary, WebsiteConfig } from "@parterre/contract"
import type { PageFilter } from "@parterre/sdk"
import type { Loaded } from "../loading/use-loaded.ts"
import { usePublished } from "../loading/use-published.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

/** The site's settings: names, theme, languages, processor. */
export function useConfig(): Loaded<WebsiteConfig> {
  const { client, language } = useShop()
  return usePublished(`config ${language}`, client.catalogue.config)
}

export function usePages(filter: PageFilter = {}): Loaded<readonly PageSummary[]> {
  const { client, language } = useShop()
  return usePublished(`pages ${language} ${JSON.stringify(filter)}`, () => client.catalogue.pages(filter))
}

export function usePage(id: string): Loaded<Page> {
  const { client, language } = useShop()
  return usePublished(`page ${language} ${id}`, () => client.catalogue.page(id))
}

export function useEvent(id: string): Loaded<EventDetail> {
  const { client, language } = useShop()
  return usePublished(`event ${language} ${id}`, () => client.catalogue.event(id))
}
