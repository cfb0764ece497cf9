import type { DOMPurify } from "dompurify"
import { useEffect, useMemo, useState } from "react"

let purifier: DOMPurify | undefined

/** Few sites write HTML, so what makes it safe is fetched by those that do, once. */
export async function fetchPurifier(): Promise<void> {
  purifier ??= (await import("dompurify")).default
}

/**
 * Whether HTML can be shown at once, true where there is none. Once true it stays so, and it becomes so where what makes
 * HTML safe cannot be fetched too: a page is worth more than its ornaments.
 */
export function useHtmlIsReady(html: string | undefined): boolean {
  const isWanted = html !== undefined
  const [isReady, setReady] = useState(!isWanted || purifier !== undefined)
  useEffect(() => {
    if (!isWanted) return
    let current = true
    const ready = () => {
      if (current) setReady(true)
    }
    fetchPurifier().then(ready, ready)
    return () => {
      current = false
    }
  }, [isWanted])
  return isReady
}

/** Formatting stays, scripts and handlers do not [SHELL-005]; nothing until what removes them is there. */
export function useSafeHtml(html: string): string | undefined {
  const isReady = useHtmlIsReady(html)
  return useMemo(
    () => (isReady ? purifier?.sanitize(html, { FORBID_TAGS: ["style", "form"] }) : undefined),
    [html, isReady],
  )
}
