import { expect, type Page, type Request } from "playwright/test"

interface Reading {
  readonly open: Set<Request>
  lastAt: number
}

const pages = new WeakMap<Page, Reading>()

/** The stream of an open map goes on for as long as the map is shown. */
const isStream = (request: Request) => /\/availability\/live\?/.test(request.url())

/** A worker that comes late is ended, and the end of what it was to run is told by no event. */
const isOfWorker = (request: Request) => /\/formats-worker-[^/]+\.js$/.test(request.url())

/** Follows what a page reads, from before it opens; once, however often it is called. */
export function followReading(page: Page): Reading {
  const known = pages.get(page)
  if (known !== undefined) return known
  const reading: Reading = { open: new Set(), lastAt: 0 }
  const ended = (request: Request) => {
    if (!reading.open.delete(request)) return
    reading.lastAt = Date.now()
  }
  page.on("request", (request) => {
    if (!isStream(request) && !isOfWorker(request)) reading.open.add(request)
  })
  page.on("requestfinished", ended)
  page.on("requestfailed", ended)
  pages.set(page, reading)
  return reading
}

/** Waits until a page has read nothing for half a second. Its `networkidle` never comes while a map is open. */
export async function quiet(page: Page): Promise<void> {
  const reading = followReading(page)
  await page.waitForLoadState("load")
  await expect.poll(() => reading.open.size === 0 && Date.now() - reading.lastAt > 500).toBe(true)
}
