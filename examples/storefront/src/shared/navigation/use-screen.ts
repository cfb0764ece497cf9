import { type RefObject, use, useEffect, useRef } from "react"
import { useSite } from "../site/site.ts"
import { PageHeadContext, type ScreenAbout } from "./page-head.ts"
import { useLocation } from "./router.tsx"

/**
 * Names the tab and takes the reader to the heading of a new screen; not on the first one, nor in another language. One
 * that takes the place of another at the same address does so where what had the focus is gone.
 */
export function useScreen(
  title: string | undefined,
  about: ScreenAbout = {},
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { config, language } = useSite()
  const head = use(PageHeadContext)
  const tab = title === undefined ? undefined : `${title} · ${config.name}`
  if (head !== undefined && tab !== undefined) Object.assign(head, { title: tab, about, site: config })
  const place = useLocation().pathname.replace(/^\/[^/]+/, "")
  const { path } = about
  // biome-ignore lint/correctness/useExhaustiveDependencies: the languages of a site stay what they are
  useEffect(() => {
    if (tab === undefined) return
    document.title = tab
    // A page comes with what is to be said of it.
    if (visit.place !== undefined)
      void import("./followed-head.ts").then(({ followHead }) => followHead(path, language, config.languages))
    const isLost = visit.place === place && document.activeElement === document.body
    if (visit.place !== undefined && (visit.place !== place || isLost)) {
      heading.current?.focus({ preventScroll: true })
    }
    visit.place = place
  }, [tab, place, path, language])
  return heading
}

const visit: { place: string | undefined } = { place: undefined }
