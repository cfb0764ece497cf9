import type { MouseEvent } from "react"

/** Inside another site every link opens a tab of its own; only those within the page stay in it [VAR-003]. */
export function openOutside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute("href")?.startsWith("#")) return
  link.target = "_blank"
  link.rel = "noopener"
  // The router would follow the link in place.
  event.stopPropagation()
}
