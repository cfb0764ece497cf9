/** Where tickets of an event are chosen, from the page address a line carries; the programme when it carries none. */
export function eventPath(pageUrl: string | undefined, eventId: string): string {
  const page = /^\/(?:fr|en)(\/pages\/[^/?#]+)/.exec(pageUrl ?? "")?.[1]
  return page === undefined ? "/pages" : `${page}/performances/${eventId}`
}
