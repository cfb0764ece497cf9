import type { MouseEvent } from "react"

/** The screen of this shop a click on a written link asks for: it opens in place, without loading the shop anew. */
export function shopPath(
  event: Pick<
    MouseEvent<HTMLElement>,
    "target" | "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "defaultPrevented"
  >,
): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null
  const path = link?.getAttribute("href") ?? ""
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const isOwn = /^\/(fr|en)(\/|\?|$)/.test(path) && !link?.hasAttribute("target")
  return isPlain && isOwn && !event.defaultPrevented ? path : undefined
}
