import type { Browser, Page } from "playwright"

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Milliseconds of processor time of the page's longest task while `act` runs. Processor time, so that a machine that is
 * busy with other things does not count.
 */
export async function longestTask<Result>(
  browser: Browser,
  page: Page,
  act: () => Promise<Result>,
): Promise<{ result: Result; longest: number }> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] })
  const result = await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const times = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && mains.has(`${pid}:${tid}`))
    .map(({ tdur = 0 }) => tdur)
  if (times.length === 0) throw new Error("The trace tells no task of the page")
  return { result, longest: Math.round(Math.max(...times) / 100) / 10 }
}
