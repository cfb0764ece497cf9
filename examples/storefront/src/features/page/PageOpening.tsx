import { useOpening } from "@parterre/react"
import { datesToOpen, openingsOf } from "./events-by-month.ts"
import type { ShownPage } from "./shown-page.ts"

interface PageOpeningProps {
  page: ShownPage
  /** Reads the page anew. */
  read: () => Promise<ShownPage>
  onRead: (page: ShownPage) => void
}

/** Shows a page that was opened before a sale as it is once that begins. */
export function PageOpening({ page, read, onRead }: PageOpeningProps) {
  const [event] = datesToOpen(page)
  useOpening(openingsOf(page), event?.id, async () => {
    const next = await read()
    onRead(next)
    return openingsOf(next).length < openingsOf(page).length
  })
  return null
}
