import type { CartElement } from "@parterre/contract"

/**
 * Where tickets of an element are chosen: those of a subscription on its own map, those of a combo where it is put together, those of an event from the page
 * address a line carries; the page itself for what is neither, and the programme when the line carries no page.
 */
export function eventPath(
  pageUrl: string | undefined,
  { eventId, subscriptionId, comboId }: Pick<CartElement, "eventId" | "subscriptionId" | "comboId">,
): string {
  if (subscriptionId !== undefined) return `/seatmap/subscription/${subscriptionId}`
  const page = /^\/(?:fr|en)(\/pages\/[^/?#]+)/.exec(pageUrl ?? "")?.[1]
  if (page === undefined) return "/pages"
  if (comboId !== undefined) return `${page}/combos/${comboId}`
  return eventId === undefined ? page : `${page}/performances/${eventId}`
}
