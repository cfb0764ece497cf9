import type { BannerPlace, PageSummary } from "@parterre/contract"
import { useBanners } from "@parterre/react"
import { BannerSkeleton } from "../Featured.tsx"
import { BannerCard } from "./BannerCard.tsx"
import { Carousel } from "./Carousel.tsx"

interface BannersProps {
  place: BannerPlace
  /** What is on, to tell when and from how much; nothing until it is read. */
  pages: readonly PageSummary[] | undefined
}

/** What the organiser puts forward at a place of the home page; nothing where it cannot be had [CAT-011]. */
export function Banners({ place, pages }: BannersProps) {
  const found = useBanners(place)
  // A slide without when and from how much would grow once that is read.
  if (found.status === "loading" || (pages === undefined && place === "carousel"))
    return <BannerSkeleton place={place} />
  if (found.status === "failed") return null
  const pageOf = (id: string | undefined) => pages?.find((page) => page.id === id)
  if (place === "carousel")
    return <Carousel slides={found.value.map((banner) => ({ banner, page: pageOf(banner.pageId) }))} />
  return found.value.map((banner) => <BannerCard key={banner.id} banner={banner} place={place} />)
}
