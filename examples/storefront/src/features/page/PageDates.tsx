import type { Display } from "@parterre/contract"
import { CALENDAR_LOADING_DELAY_MS } from "@parterre/domain/calendar"
import { DEFAULT_FLAGS } from "@parterre/domain/websites"
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSite } from "../../shared/site/site.ts"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { DatesByMonth } from "./DatesByMonth.tsx"
import { ShowItems } from "./ShowItems.tsx"
import type { ShownPage } from "./shown-page.ts"

interface PageDatesProps {
  page: ShownPage
}

const PageCalendar = lazy(async () => ({
  default: (await import("./calendar/PageCalendar.tsx")).PageCalendar,
}))
const PagePrices = lazy(async () => {
  const { PagePrices: Prices } = await import("./PagePrices.tsx")
  return {
    default: (props: PageDatesProps) => (
      <AreaTexts areas={["seats"]}>
        <Prices {...props} />
      </AreaTexts>
    ),
  }
})

const displays: Readonly<Record<Display, ComponentType<PageDatesProps>>> = {
  ITEMS: ShowItems,
  DATES: DatesByMonth,
  CALENDAR_ONLY: ({ page }) => {
    const { oldFlow = DEFAULT_FLAGS.oldFlow } = useSite().config
    return <PageCalendar page={page} oldFlow={oldFlow} />
  },
  PRICES: PagePrices,
}

/** What a page has to sell, the way the organiser wants it shown [CAT-008]. */
export function PageDates({ page }: PageDatesProps) {
  const Shown = displays[page.display]
  return (
    <Suspense
      fallback={page.display === "CALENDAR_ONLY" ? <CalendarLoading /> : <Skeleton $height="320px" />}
    >
      <Shown page={page} />
    </Suspense>
  )
}

/** Keeps the calendar's place; that it is on its way is said only where it takes long. */
function CalendarLoading() {
  const { t } = useTexts()
  const [takesLong, setTakesLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), CALENDAR_LOADING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <CalendarPlace role="status">{takesLong && t("page.calendar.loading")}</CalendarPlace>
}

const CalendarPlace = styled.p`
  height: 320px;
  padding-block: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.inkMuted};
`
