import { expect, type Page } from "playwright/test"

/** Layout shift as browsers count it. The aim of a good page is 0.1; ours is a fifth of it. */
const MOST = 0.02

/** What moves from the next page on is written down. */
export const noting = (page: Page) => page.addInitScript(noteShifts)

/** What moves from here on is written down. */
export const watch = (page: Page) => page.evaluate(noteShifts)

function noteShifts() {
  const moved: string[] = []
  let shift = 0
  const observer = new PerformanceObserver((seen) => note(seen.getEntries()))
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    })[]) {
      shift += entry.value
      const names = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName)
      moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${names.join(" | ")}`)
    }
  }
  observer.observe({ type: "layout-shift" })
  Object.assign(window, {
    shifts: () => {
      note(observer.takeRecords())
      return { shift, moved }
    },
  })
}

export async function expectStill(page: Page, most = MOST) {
  const { shift, moved } = await page.evaluate(async () => {
    // Shifts are known after the frame that made them.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts(): { shift: number; moved: string[] } }).shifts()
  })
  expect(shift, moved.join("\n")).toBeLessThanOrEqual(most)
}
