import { useOpening } from "@parterre/react"
import { datesInOrder } from "./events-by-month.ts"
import type { ShownPage } from "./shown-page.ts"

interface PageOpeningProps {
  page: ShownPage
  /** Reads the page anew. */
  read: () => Promise<ShownPage>
  onRead: (page: ShownPage) => void
}

/** Shows a page that was opened before a sale as it is once that begins. */
export function PageOpening({ page, read, onRead }: PageOpeningProps) {
  const [event] = eventsToOpen(page)
  useOpening(momentsOf(page), event?.id, async () => {
    const next = await read()
    onRead(next)
    return momentsOf(next).length < momentsOf(page).length
  })
  return null
}

/** Dates whose sale opens later, the first to open first. */
const eventsToOpen = (page: ShownPage) =>
  datesInOrder(page)
    .filter(({ saleState, onSaleFrom }) => saleState === "NOTAVAILABLE" && onSaleFrom !== undefined)
    .toSorted((a, b) => Date.parse(a.onSaleFrom ?? "") - Date.parse(b.onSaleFrom ?? ""))

const momentsOf = (page: ShownPage) =>
  [...eventsToOpen(page), ...(page.products ?? [])].flatMap(({ onSaleFrom = [] }) => onSaleFrom)
