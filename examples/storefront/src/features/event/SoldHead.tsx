import type { EventDetail, SubscriptionDetail } from "@parterre/contract"
import { needsHour } from "@parterre/react"
import { ChevronLeft } from "lucide-react"
import { lazy, type ReactNode, type RefObject, Suspense } from "react"
import { styled } from "styled-components"
import { Link } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"

/** Few evenings are days that are sold by the hour. */
const HourChoice = lazy(async () => ({ default: (await import("./HourChoice.tsx")).HourChoice }))

interface SoldHeadProps {
  sold: EventDetail | SubscriptionDetail
  heading: RefObject<HTMLHeadingElement | null>
}

/** What, when and where, and the way back to the page it is of. */
export function SoldHead({ sold, heading }: SoldHeadProps) {
  const { t, date, dates, day, shortDay, time } = useTexts()
  const isDay = !("events" in sold) && needsHour(sold)
  const { timeZone, place, note } = sold
  const [events, doors] = "events" in sold ? [sold.events, undefined] : [undefined, sold.doors]
  return (
    <Head>
      <BackTo pageId={sold.pageId}>{events === undefined ? t("event.back") : sold.pageTitle}</BackTo>
      <h1 ref={heading} tabIndex={-1}>
        {sold.title}
      </h1>
      <p className="when">
        {events === undefined ? (
          <>
            <span className="long">{isDay ? day(sold.start, timeZone) : date(sold.start, timeZone)}</span>
            <span className="short">
              {shortDay(sold.start, timeZone)}
              {!isDay && `, ${time(sold.start, timeZone)}`}
            </span>
          </>
        ) : (
          `${t("subscription.shows", { count: events.length })}, ${dates(sold.start, events.at(-1)?.start ?? sold.start, timeZone)}`
        )}
      </p>
      <p>
        {place.name}, {place.city}
        {doors !== undefined && ` · ${t("page.doors", { time: time(doors, timeZone) })}`}
      </p>
      {note !== undefined && <p>{note}</p>}
      {"itemHours" in sold && (
        <Suspense>
          <HourChoice event={sold} />
        </Suspense>
      )}
    </Head>
  )
}

/** What is known of an evening before it is read: the way back, in the shape of what comes. */
export function HeadAwaited({ pageId }: { pageId: string }) {
  const { t } = useTexts()
  return (
    <Head>
      <BackTo pageId={pageId}>{t("event.back")}</BackTo>
      <Skeleton $height="1.6em" $width="60%" />
    </Head>
  )
}

const BackTo = ({ pageId, children }: { pageId: string; children: ReactNode }) => (
  <Link to={useLinks().to(`/pages/${pageId}`)}>
    <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
    {children}
  </Link>
)

const Head = styled.header`
  display: grid;
  gap: 2px;
  justify-items: start;
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-height: 44px;
    margin-left: -4px;
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.size.small};
  }
  h1 { font-size: ${({ theme }) => theme.size.heading}; }
  .when { font-weight: 600; }
  .when::first-letter { text-transform: uppercase; }
  p { font-size: ${({ theme }) => theme.size.small}; }
  p:not(.when) { color: ${({ theme }) => theme.color.inkMuted}; }
  .short { display: none; }
`
