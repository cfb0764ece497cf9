import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { useSite } from "../site/site.ts"

/** Names the tab and takes the reader to the heading of a new screen; not on the first one, nor in another language. */
export function useScreen(title: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { config } = useSite()
  const place = useLocation().pathname.replace(/^\/[^/]+/, "")
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${config.name}`
    if (visit.place !== undefined && visit.place !== place) heading.current?.focus({ preventScroll: true })
    visit.place = place
  }, [title, config.name, place])
  return heading
}

const visit: { place: string | undefined } = { place: undefined }
