import type { Browser, CDPSession, Page } from "playwright"
import { slowdownOf } from "./processor.ts"

/** A phone of the middle, as fast on any machine (`slowdownOf`): 1.6 Mb/s, 150 ms to the server and back. */
const phone = {
  viewport: { width: 390, height: 844 },
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
}
/** Milliseconds after the load until a page is taken to have settled. */
const SETTLED = 3_000
/** Milliseconds after a press until the next one. */
const ANSWERED = 1_000

/** What one cold visit took: kilobytes as sent, milliseconds since it was asked for, and shares of the screen that moved. */
export interface Visit {
  readonly kilobytes: number
  readonly requests: number
  /** JavaScript asked for before the page answers. */
  readonly firstScripts: number
  /** All of it, until the page has settled. */
  readonly scripts: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** Beyond 50 ms of each long task after the first paint. */
  readonly blocked: number
  /** When the page answers: its elements are taken over; a static page answers at once. */
  readonly answers: number
  /** When the plan is seen, as the picture that the page came with or on its canvas; nothing where there is none. */
  readonly plan: number | undefined
  /** When it stands on its canvas, where seats can be pressed. */
  readonly canvas: number | undefined
  /** How many times slower than this machine the phone was. */
  readonly slowdown: number
  /** Of what is pressed once it has settled, the longest until the next frame shows an answer; 0 where all took less than 16. */
  readonly press: number
}

interface Seen {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  readonly blocked: number
  readonly answers: number
  readonly plan: number | undefined
  readonly canvas: number | undefined
  readonly press: number
  /** Which document this was seen in. */
  readonly began: number
}

/** What a shopper does with a page, one after the other. */
export type Press = (page: Page) => Promise<void>

/** Opens an address with nothing kept from before, and measures until it has settled. */
export async function visit(
  browser: Browser,
  url: string,
  has: { plan: boolean; code: boolean },
  presses: readonly Press[] = [],
): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone.viewport, deviceScaleFactor: 2, hasTouch: true })
  const page = await context.newPage()
  try {
    const slowdown = await slowdownOf(page)
    const session = await slowed(page, slowdown)
    const received = await bytesOf(session)
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: "load", timeout: 60_000 })
    if (has.code) await page.waitForFunction(() => "answers" in window, undefined, { timeout: 60_000 })
    if (has.plan) await page.waitForFunction(() => "canvas" in window, undefined, { timeout: 60_000 })
    await page.waitForTimeout(SETTLED)
    const look = () => page.evaluate(() => (window as unknown as { seen(): Seen }).seen())
    const seen = await look()
    const sent = received(seen.answers)
    for (const press of presses) {
      await press(page)
      await page.waitForTimeout(ANSWERED)
    }
    const after = await look()
    if (after.began !== seen.began)
      throw new Error(`A press on ${url} loaded another page: it was measured by none`)
    return { ...sent, ...seen, slowdown, press: after.press }
  } finally {
    await context.close()
  }
}

async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", phone.network)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
  return session
}

/** Counts what is sent, by whether it was asked for before the page answered. */
async function bytesOf(session: CDPSession) {
  const asked = new Map<string, { isScript: boolean; at: number; bytes: number }>()
  let began: number | undefined
  session.on("Network.requestWillBeSent", ({ requestId, timestamp, type, request }) => {
    if (request.url.startsWith("data:")) return
    began ??= timestamp
    const isScript = type === "Script" || /\.js(\?|$)/.test(request.url)
    asked.set(requestId, { isScript, at: (timestamp - began) * 1000, bytes: 0 })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request !== undefined) request.bytes = encodedDataLength
  })
  return (answers: number) => {
    const all = [...asked.values()]
    const kilobytes = (wanted: typeof all) => wanted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const scripts = all.filter(({ isScript }) => isScript)
    return {
      kilobytes: kilobytes(all),
      requests: all.length,
      scripts: kilobytes(scripts),
      firstScripts: kilobytes(scripts.filter(({ at }) => at < answers)),
    }
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  let shift = 0
  let largestPaint = 0
  let press = 0
  const tasks: { start: number; milliseconds: number }[] = []
  const listen = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((seen) => seen.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  listen("layout-shift", (entry) => {
    shift += (entry as PerformanceEntry & { value: number }).value
  })
  listen("event", (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) press = Math.max(press, entry.duration)
  })
  listen("largest-contentful-paint", ({ startTime }) => {
    largestPaint = startTime
  })
  listen(
    "longtask",
    ({ startTime, duration }) => void tasks.push({ start: startTime, milliseconds: duration }),
  )
  const told: { answers?: number; plan?: number; canvas?: number } = window as never
  const look = () => {
    const screen = document.querySelector("#root main > *")
    const isTaken = screen !== null && Object.keys(screen).some((key) => key.startsWith("__reactProps$"))
    if (isTaken && told.answers === undefined) told.answers = performance.now()
    const canvas = document.querySelector<HTMLCanvasElement>(".parterre-map canvas")
    if (canvas !== null && canvas.width > 0 && told.canvas === undefined && isPainted(canvas))
      told.canvas = performance.now()
    // A frame that finds the picture in the page paints it.
    const picture = document.querySelector("main [data-plan] > svg")
    if (told.plan === undefined && (told.canvas !== undefined || picture?.checkVisibility()))
      told.plan = performance.now()
    requestAnimationFrame(look)
  }
  /** Some dot of a coarse grid is not see-through. */
  const isPainted = (canvas: HTMLCanvasElement): boolean => {
    const context = canvas.getContext("2d")
    if (context === null) return false
    for (let x = 1; x < 12; x += 1)
      for (let y = 1; y < 12; y += 1) {
        const [, , , opacity = 0] = context.getImageData(
          (canvas.width * x) / 12,
          (canvas.height * y) / 12,
          1,
          1,
        ).data
        if (opacity > 0) return true
      }
    return false
  }
  requestAnimationFrame(look)
  Object.assign(window, {
    seen: () => {
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0
      const late = tasks.filter(({ start }) => start >= firstPaint)
      return {
        firstPaint,
        largestPaint,
        shift,
        blocked: late.reduce((sum, { milliseconds }) => sum + Math.max(0, milliseconds - 50), 0),
        answers: told.answers ?? firstPaint,
        // Found before the first frame, it is painted by it.
        plan: told.plan === undefined ? undefined : Math.max(told.plan, firstPaint),
        canvas: told.canvas,
        press,
        began: performance.timeOrigin,
      }
    },
  })
}
