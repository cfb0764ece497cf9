import type { Banner, BannerPlace, OutletList, StaticPage, StaticPageName } from "@parterre/contract"
import type { Loaded } from "../loading/use-loaded.ts"
import { usePublished } from "../loading/use-published.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

/** Where the tenant sells tickets in person. */
export function useOutlets(): Loaded<OutletList> {
  const { client, language } = useShop()
  return usePublished(`outlets ${language}`, () => client.outlets.list())
}

/** A page that the tenant wrote beside its programme; fails with `page-unknown` where it did not. */
export function useStaticPage(name: StaticPageName): Loaded<StaticPage> {
  const { client, language } = useShop()
  return usePublished(`static page ${name} ${language}`, () => client.staticPages.one(name))
}

/** The banners of a place on the home page, in order; none, or one, of a place for one. */
export function useBanners(place: BannerPlace): Loaded<readonly Banner[]> {
  const { client, language } = useShop()
  return usePublished(`banners ${place} ${language}`, async () => {
    if (place === "carousel") return client.banners.carousel()
    const banner = await (place === "main" ? client.banners.main() : client.banners.secondary())
    return banner === undefined ? [] : [banner]
  })
}
