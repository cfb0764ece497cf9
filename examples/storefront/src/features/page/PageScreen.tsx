import type { Place } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { useLanguage, useNeededKey, useParterre, usePublished } from "@parterre/react"
import { ChevronLeft, Clock, MapPin } from "lucide-react"
import { lazy, memo, Suspense, useRef, useState } from "react"
import { styled } from "styled-components"
import { Failed } from "../../shared/failure/Failed.tsx"
import { Link, useLocation, useParams } from "../../shared/navigation/router.tsx"
import { useIdleLoad } from "../../shared/navigation/use-idle-load.ts"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { ToQueue } from "../../shared/queue/ToQueue.tsx"
import { SaleStateText } from "../../shared/sale-state/SaleStateText.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { BackLink } from "../../shared/ui/BackLink.ts"
import { pictureOf } from "../../shared/ui/picture.ts"
import { NOT_READ } from "../../shared/ui/read-whole.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { DATES, DatesInReach, ToDates } from "./DatesInReach.tsx"
import { datesInOrder, datesOf, lowestPrice, openingsOf } from "./events-by-month.ts"
import { Combos, Parking, Products, Suggestions } from "./LaterOffers.tsx"
import { PageDates } from "./PageDates.tsx"
import { PageSubscriptions } from "./PageSubscriptions.tsx"
import { type ShownPage, shownPage } from "./shown-page.ts"

/** Of the few pages that are shown elsewhere. */
const RedirectedPage = withTexts(() => import("./RedirectedPage.tsx"), "RedirectedPage", ["site"])

/** Of a page with a sale that opens later. */
const PageOpening = lazy(async () => ({ default: (await import("./PageOpening.tsx")).PageOpening }))

/** Events that parking is asked for at once. */
const MOST_EVENTS = 30

interface PageScreenProps {
  /** Fetches the screen where the dates lead. */
  prefetch: () => Promise<unknown>
}

/** One page of the programme: what it is, and every date. The wtf section has each date under its show [SHELL-027]. */
export function PageScreen({ prefetch }: PageScreenProps) {
  const { pageId = "" } = useParams()
  const isGrouped = useLocation().pathname.includes("/wtf/")
  const { catalogue } = useParterre()
  const key = `shown page${isGrouped ? " by show" : ""} ${useLanguage()} ${pageId}`
  const read = async () => {
    if (!isGrouped) return shownPage(await catalogue.page(pageId))
    return { ...shownPage(await catalogue.groupedPage(pageId)), display: "ITEMS" as const }
  }
  const page = usePublished(key, read)
  const [anew, setAnew] = useState<{ readonly key: string; readonly page: ShownPage }>()
  const needed = useNeededKey({ type: "pages", id: pageId })
  if (needed !== undefined) return <ToQueue guard={needed} />
  if (page.status === "failed") return <Failed failure={page.failure} retry={page.retry} />
  if (page.status === "ready" && page.value.redirectUrl !== undefined)
    return (
      <Suspense>
        <RedirectedPage page={page.value} url={page.value.redirectUrl} />
      </Suspense>
    )
  if (page.status !== "ready") return <Loading />
  const shown = anew?.key === key ? anew.page : page.value
  return (
    <>
      <Loaded page={shown} prefetch={prefetch} />
      {openingsOf(shown).length > 0 && (
        <Suspense>
          <PageOpening page={shown} read={read} onRead={(page) => setAnew({ key, page })} />
        </Suspense>
      )}
    </>
  )
}

/** Drawn once for all that is heard of keys after it. */
const Loaded = memo(function Loaded({ page, prefetch }: PageScreenProps & { page: ShownPage }) {
  const { t } = useTexts()
  const links = useLinks()
  const heading = useScreen(page.title, {
    path: `/pages/${page.id}`,
    description: page.description,
    imageUrl: page.imageUrlBig,
    page,
  })
  useIdleLoad(prefetch)
  const { open, closed } = datesOf(datesInOrder(page))
  const [first = closed[0]] = open
  const price = lowestPrice(page)
  const [head, dates] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)]
  const products = page.products ?? []
  const isDated = page.shows.length > 0 || products.length + page.combos.length + page.byocs.length === 0
  const minutes = page.shows.find(({ durationMinutes }) => durationMinutes !== undefined)?.durationMinutes
  return (
    <Screen>
      <BackLink to={links.to("/pages")}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
        {t("nav.programme")}
      </BackLink>
      <Head>
        <Poster
          {...pictureOf(page.imageUrlBig, 720, 1000)}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
        />
        <div ref={head}>
          {isDated && <p>{t(`category.${page.category}`)}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {page.title}
          </h1>
          {page.subtitle !== undefined && <Lead>{page.subtitle}</Lead>}
          <Facts>
            {first !== undefined && (
              <li>
                <MapPin size={18} strokeWidth={1.5} aria-hidden />
                {first.place.name}, {first.place.city}
              </li>
            )}
            {minutes !== undefined && (
              <li>
                <Clock size={18} strokeWidth={1.5} aria-hidden />
                {t("page.duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
              </li>
            )}
          </Facts>
          {page.saleState !== "ONSALE" ? (
            <SaleStateText state={page.saleState} />
          ) : (
            price !== undefined && <ToDates price={price} />
          )}
        </div>
      </Head>
      <Body>
        <Offers>
          {isDated && (
            <section aria-labelledby={DATES} ref={dates}>
              <h2 id={DATES} tabIndex={-1}>
                {t("page.dates")}
              </h2>
              {/* The prices themselves say it too. */}
              {page.display !== "PRICES" && <p className="muted">{t("price.allIn.long")}</p>}
              <PageDates page={page} />
            </section>
          )}
          {page.combos.length + page.byocs.length > 0 && <Combos page={page} />}
          {open.length > 0 && <Parking eventIds={open.slice(0, MOST_EVENTS).map(({ id }) => id)} />}
          {products.length > 0 && <Products products={products} alone={!isDated} />}
        </Offers>
        <Beside>
          <PageSubscriptions subscriptions={page.subscriptions} />
          {page.description !== undefined && (
            <section aria-labelledby="about">
              <h2 id="about">{t("page.about")}</h2>
              <TenantHtml html={page.description} />
            </section>
          )}
          {first !== undefined && <Where place={first.place} />}
          {page.suggestion.length > 0 && <Suggestions suggestions={page.suggestion} />}
        </Beside>
      </Body>
      {price !== undefined && page.saleState === "ONSALE" && (
        <DatesInReach price={price} head={head} dates={dates} />
      )}
    </Screen>
  )
})

/** Where it takes place, to find the way. */
function Where({ place }: { place: Place }) {
  const { t, language } = useTexts()
  const links = useLinks()
  return (
    <section aria-labelledby="where">
      <h2 id="where">{t("page.where")}</h2>
      <p>
        <b>
          <Link to={links.to(`/locations/${place.id}`)}>{place.name}</Link>
        </b>
        <br />
        {placeAddress(place, language)}
      </p>
    </section>
  )
}

/** Of the shape of what comes: the way back, the picture, what the page is called and its facts, the dates. */
const Loading = () => (
  <Screen aria-hidden>
    <Skeleton $height="44px" $width="140px" />
    <Head>
      <Poster as="div" />
      <Lines>
        <Skeleton $height="24px" $width="30%" />
        <Skeleton $height="48px" />
        <Skeleton $height="64px" $width="60%" />
        <Skeleton $height="48px" $width="50%" />
      </Lines>
    </Head>
    <Skeleton $height="200px" />
  </Screen>
)

const Screen = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[7]};
`
const Head = styled.div`
  display: grid;
  grid-template-columns: 1.6fr 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space[6]};
  &${NOT_READ} > div { visibility: hidden; }
  h1 { font-size: ${({ theme }) => theme.size.hero}; margin-block: ${({ theme }) => theme.space[2]}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(1000)} { grid-template-columns: minmax(0, 1fr); gap: ${({ theme }) => theme.space[4]}; }
`
const Poster = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceSunken};
`
const Lines = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`
const Lead = styled.p`
  font-size: ${({ theme }) => theme.size.lead};
`
const Facts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-block: ${({ theme }) => theme.space[4]};
  li { display: flex; align-items: center; gap: ${({ theme }) => theme.space[2]}; }
  svg { flex: none; color: ${({ theme }) => theme.color.inkMuted}; }
`
const Offers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space[6]};
`
const Beside = styled.div`
  display: grid;
  align-content: start;
  align-self: start;
  gap: ${({ theme }) => theme.space[6]};
  /* Beside a long list of dates it stays in view. */
  ${({ theme }) => theme.from(1000)} { position: sticky; top: 88px; }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: 1.6fr 1fr;
  gap: ${({ theme }) => theme.space[6]};
  margin-top: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; margin-bottom: ${({ theme }) => theme.space[2]}; outline: none; }
  .muted { color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(1000)} { grid-template-columns: minmax(0, 1fr); }
`
