import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { useSite } from "../site/site.ts"

/**
 * Names the tab and takes the reader to the heading of a new screen; not on the first one, nor in another language. One
 * that takes the place of another at the same address does so where what had the focus is gone.
 */
export function useScreen(title: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { config } = useSite()
  const place = useLocation().pathname.replace(/^\/[^/]+/, "")
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${config.name}`
    const isLost = visit.place === place && document.activeElement === document.body
    if (visit.place !== undefined && (visit.place !== place || isLost)) {
      heading.current?.focus({ preventScroll: true })
    }
    visit.place = place
  }, [title, config.name, place])
  return heading
}

const visit: { place: string | undefined } = { place: undefined }
