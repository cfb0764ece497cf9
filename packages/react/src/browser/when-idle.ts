/** Milliseconds after which a page is taken to have nothing better to do, unless told. */
export const SETTLED = 2_000

/**
 * Calls back once a page has nothing better to do, at the latest after so many milliseconds: a browser that does not tell when it
 * is idle, such as Safari, is taken to be then. Not any more once the answered function is called.
 */
export function whenIdle(then: () => void, atLatest = SETTLED): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(then, atLatest)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(then, { timeout: atLatest })
  return () => window.cancelIdleCallback(idle)
}
