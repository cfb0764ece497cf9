import type { Browser, CDPSession } from "playwright"
import { openPage } from "./browser.ts"
import { type Frames, summary } from "./frames.ts"
import { longestTask } from "./main-thread.ts"
import type { CarriedVenue } from "./page.ts"
import type { BowlSize } from "./venues/bowl.ts"

/** Milliseconds, megabytes and elements of one contender on one venue, in one page of its own. */
export interface Measured {
  readonly firstPicture: number
  readonly wholePicture: number
  readonly pan?: Frames | undefined
  readonly zoom?: Frames | undefined
  /** Processor time of the longest task of the page during a zoom to close and back. */
  readonly longestTask?: number | undefined
  readonly closePan?: Frames | undefined
  readonly click?: Frames | undefined
  readonly heapMegabytes: number
  readonly elements: number
}

const CLICK_PAUSE = 150
/** The slow ones get fewer clicks. */
const CLICKING_MS = 20_000

export async function measure(
  browser: Browser,
  script: string,
  contender: string,
  venue: BowlSize | CarriedVenue,
): Promise<Measured> {
  const page = await openPage(browser, script)
  try {
    const tools = await page.context().newCDPSession(page)
    if (typeof venue === "number") await page.evaluate((size) => window.bench.useBowl(size), venue)
    else await page.evaluate((carried) => window.bench.useVenue(carried), venue)
    const before = await heap(tools)
    const { first, whole } = await page.evaluate((name) => window.bench.mount(name), contender)
    await page.waitForTimeout(300)
    const heapMegabytes = Math.round((await heap(tools)) - before) / 10
    const elements = await page.evaluate(() => window.bench.elements())
    const pan = await page.evaluate(() => window.bench.pan())
    const zoom = await page.evaluate(() => window.bench.zoom())
    // Once more under the eyes of the tracer, whose own work must not count in the frames.
    const traced =
      zoom === undefined
        ? undefined
        : await longestTask(browser, page, () => page.evaluate(() => window.bench.zoom()))
    const isClose = await page.evaluate(() => window.bench.comeClose())
    const started = performance.now()
    for (const { x, y } of await page.evaluate(() => window.bench.seatPlaces())) {
      if (performance.now() - started > CLICKING_MS) break
      const clicks = await page.evaluate(() => window.bench.clickTimes().length)
      await page.mouse.click(x, y)
      await page.waitForFunction((before) => window.bench.clickTimes().length > before, clicks)
      await page.waitForTimeout(CLICK_PAUSE)
    }
    const made = await page.evaluate(() => window.bench.clickTimes())
    const picked = await page.evaluate(() => window.bench.selected())
    if (made.length !== picked) console.error(`${contender}: ${made.length} clicks picked ${picked} seats`)
    if (made.length !== picked && contender.startsWith("parterre")) throw new Error("The map lost a click")
    // A figure counts only when every click did what it was for.
    const times = made.length === picked ? made : []
    const closePan = isClose ? await page.evaluate(() => window.bench.pan()) : undefined
    const click = times.length === 0 ? undefined : summary(times)
    return {
      firstPicture: Math.round(first),
      wholePicture: Math.round(whole),
      pan,
      zoom,
      longestTask: traced?.longest,
      closePan,
      click,
      heapMegabytes,
      elements,
    }
  } finally {
    await page.close()
  }
}

/** Tenths of megabytes in use after two collections. */
async function heap(tools: CDPSession): Promise<number> {
  await tools.send("HeapProfiler.collectGarbage")
  await tools.send("HeapProfiler.collectGarbage")
  const { usedSize } = await tools.send("Runtime.getHeapUsage")
  return usedSize / 100_000
}

/** What must not grow: measured after 20 and after 200 openings of the map. */
export async function measureLeaks(browser: Browser, script: string) {
  const page = await openPage(browser, script)
  try {
    const tools = await page.context().newCDPSession(page)
    await tools.send("Performance.enable")
    await page.evaluate(() => window.bench.useBowl(1200))
    const after = async (times: number) => {
      await page.evaluate((count) => window.bench.mountAndLeave(count), times)
      const megabytes = Math.round(await heap(tools)) / 10
      const { metrics } = await tools.send("Performance.getMetrics")
      const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
      return { megabytes, nodes: metric("Nodes"), listeners: metric("JSEventListeners") }
    }
    const mounts20 = await after(20)
    const mounts200 = await after(180)
    return { mounts20, mounts200 }
  } finally {
    await page.close()
  }
}

export async function measureAlone(browser: Browser, script: string, seats: BowlSize) {
  const page = await openPage(browser, script)
  try {
    await page.evaluate((size) => window.bench.useBowl(size), seats)
    const live = await page.evaluate(() => window.bench.liveChange())
    const hit = await page.evaluate(() => window.bench.hitTests())
    return { live, hit }
  } finally {
    await page.close()
  }
}
