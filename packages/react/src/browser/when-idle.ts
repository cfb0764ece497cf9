/** Milliseconds until a browser that does not tell when it is idle, such as Safari, is taken to be. */
const SETTLED = 2_000

/** Calls back once a page has nothing better to do; not any more once the answered function is called. */
export function whenIdle(then: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(then, SETTLED)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(then, { timeout: SETTLED })
  return () => window.cancelIdleCallback(idle)
}
