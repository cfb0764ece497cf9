import type { DOMPurify } from "dompurify"
import { createContext, use, useEffect, useMemo, useState } from "react"

/** Milliseconds that a page waits for what stands above it: a page is worth more than its ornaments. */
const PATIENCE = 3_000

let purifier: DOMPurify | undefined

/** Few sites write HTML, so what makes it safe is fetched by those that do, once. */
async function fetchPurifier(): Promise<void> {
  if (purifier !== undefined) return
  const [{ default: loaded }, { readStyle }] = await Promise.all([
    import("dompurify"),
    import("@parterre/domain/site-html"),
  ])
  // The import refuses the same; what came from elsewhere has no other guard than this one.
  loaded.addHook("uponSanitizeAttribute", (_element, attribute) => {
    if (attribute.attrName !== "style") return
    attribute.attrValue = readStyle(attribute.attrValue).safe
    attribute.keepAttr = attribute.attrValue !== ""
  })
  purifier = loaded
}

/** An organiser's HTML as the server made it harmless while it drew the page; nothing where it did not. */
export type KnownHtml = (html: string) => string | undefined

export const KnownHtmlContext = createContext<KnownHtml>(() => undefined)

/** Formatting stays, scripts and handlers do not [SHELL-005]; nothing until what removes them is there. */
export function useSafeHtml(html: string): string | undefined {
  const known = use(KnownHtmlContext)(html)
  const isSettled = useIsSettled(known === undefined)
  return useMemo(
    () => known ?? (isSettled ? purifier?.sanitize(html, { FORBID_TAGS: ["style", "form"] }) : undefined),
    [html, known, isSettled],
  )
}

/** Whether a page can be shown: what is written above it is there, or was waited for long enough; once true it stays so. */
export function useIsPresentable(html: string | undefined): boolean {
  const known = use(KnownHtmlContext)
  const isSettled = useIsSettled(html !== undefined && known(html) === undefined)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isSettled])
  return isSettled || isLate
}

/** Whether the purifier was fetched, could not be, or was not wanted to begin with. */
function useIsSettled(isWanted: boolean): boolean {
  const [isSettled, setSettled] = useState(!isWanted || purifier !== undefined)
  useEffect(() => {
    if (!isWanted) return
    let current = true
    const settle = () => {
      if (current) setSettled(true)
    }
    fetchPurifier().then(settle, settle)
    return () => {
      current = false
    }
  }, [isWanted])
  return isSettled
}
