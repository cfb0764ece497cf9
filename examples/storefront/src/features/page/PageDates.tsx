import type { Display, Page } from "@parterre/contract"
import { DEFAULT_FLAGS } from "@parterre/domain/websites"
import { type ComponentType, lazy, Suspense } from "react"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { DatesByMonth } from "./DatesByMonth.tsx"
import { ShowItems } from "./ShowItems.tsx"

interface PageDatesProps {
  page: Page
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
  CALENDAR_ONLY: ({ page }) => <PageCalendar page={page} oldFlow={DEFAULT_FLAGS.oldFlow} />,
  PRICES: PagePrices,
}

/** What a page has to sell, the way the organiser wants it shown [CAT-008]. */
export function PageDates({ page }: PageDatesProps) {
  const Shown = displays[page.display]
  return (
    <Suspense fallback={<Skeleton $height="320px" />}>
      <Shown page={page} />
    </Suspense>
  )
}
