import type { BannerPlace } from "@parterre/contract"
import { useKnownAnswer, usePages } from "@parterre/react"
import { Suspense, useEffect, useState } from "react"
import { styled } from "styled-components"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useSearchParams } from "../../shared/navigation/router.tsx"
import { useIdleLoad } from "../../shared/navigation/use-idle-load.ts"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { WRITTEN_DOWN } from "../../shared/navigation/visit.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { Column } from "../../shared/ui/Surface.ts"
import { dayIn } from "./date-presets.ts"
import { BannerSkeleton, Featured, FeaturedSkeleton } from "./Featured.tsx"
import { Filters } from "./Filters.tsx"
import type { DistanceOf } from "./Nearby.tsx"
import { Programme } from "./Programme.tsx"
import {
  choicesOf,
  isWishless,
  NO_WISHES,
  pageFilter,
  readWishes,
  type Wishes,
  writeWishes,
} from "./wishes.ts"

/** Of the few sites that put something forward. */
const Banners = withTexts(() => import("./banners/Banners.tsx"), "Banners", ["site"])

interface HomeScreenProps {
  /** Fetches the screen where most go from here. */
  prefetch: () => Promise<unknown>
}

/** What is on: one evening to want, then everything, filtered. */
export function HomeScreen({ prefetch }: HomeScreenProps) {
  const { t } = useTexts()
  const { config } = useSite()
  const heading = useScreen(t("nav.programme"), { path: "/pages" })
  useIdleLoad(prefetch)
  const [query, setQuery] = useSearchParams()
  const wishes = readWishes(query)
  // Typing must not make the page jump: the featured evening goes only for those who come with a wish.
  const [cameOpen] = useState(isWishless(wishes))
  const today = useToday(wishes.when !== "")
  const [distanceOf, setDistance] = useState<DistanceOf>()
  const all = usePages()
  const found = usePages(
    pageFilter(
      { ...wishes, text: useSettled(wishes.text, 250), postal: useSettled(wishes.postal, 250) },
      today,
    ),
  )
  const isSearching = found.status === "loading"
  const isSlow = useSettled(isSearching, 300) && isSearching
  if (all.status === "failed") return <Failed failure={all.failure} retry={all.retry} />
  const pages = all.status === "ready" ? all.value : undefined
  const featured = pages?.find((page) => page.featured) ?? pages?.[0]
  const change = (next: Partial<Wishes>) =>
    setQuery((address) => writeWishes(address, next), { replace: true, state: WRITTEN_DOWN })
  const clear = () => change(NO_WISHES)

  const banners = (place: BannerPlace) =>
    cameOpen &&
    config.banners?.includes(place) && (
      <Suspense fallback={<BannerSkeleton place={place} />}>
        <Banners place={place} pages={pages} />
      </Suspense>
    )

  return (
    <>
      {banners("carousel") || (
        <>
          {pages === undefined && cameOpen && <FeaturedSkeleton />}
          {featured !== undefined && cameOpen && <Featured page={featured} />}
        </>
      )}
      {banners("main")}
      <Below>
        <h1 ref={heading} tabIndex={-1}>
          {t("nav.programme")}
        </h1>
        <Filters
          wishes={wishes}
          choices={pages && choicesOf(pages)}
          onChange={change}
          onClear={clear}
          today={today}
          onDistances={(told) => setDistance(() => told)}
        />
        <Programme found={found} isSlow={isSlow} wishes={wishes} distanceOf={distanceOf} onClear={clear} />
      </Below>
      {banners("secondary")}
    </>
  )
}

/** The day where the organiser is; of a page that was drawn for some days the one it was drawn on, so that the same are asked for. */
function useToday(isDrawnForDays: boolean): string {
  const { timeZone } = useSite().config
  const now = () => dayIn(Date.now(), timeZone)
  return useKnownAnswer(isDrawnForDays ? "today" : undefined, async () => now()) ?? now()
}

/** A value once it has stayed the same for so many milliseconds: one question for a word, not one a letter. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

const Below = styled(Column)`
  padding-block: ${({ theme }) => theme.space[6]};
  h1 { font-size: ${({ theme }) => theme.size.title}; margin-bottom: ${({ theme }) => theme.space[4]}; }
`
