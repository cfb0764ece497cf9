/** Milliseconds that content may take to grow back to where the reader was. */
const PATIENCE = 1_500

/** The way back that is under way, or was. */
let under: AbortController | undefined

/**
 * Scrolls as soon as the page is tall enough again, and once more whenever it grows: what comes above moves what is seen.
 * A reader who scrolls meanwhile is left alone.
 */
export function returnTo(top: number): (() => void) | undefined {
  if (top === 0) return undefined
  const stop = new AbortController()
  under = stop
  const end = () => stop.abort()
  const attempt = () => {
    if (stop.signal.aborted) return
    const room = document.documentElement.scrollHeight - window.innerHeight
    if (room >= top) window.scrollTo(0, top)
  }
  const growth = new ResizeObserver(attempt)
  growth.observe(document.body)
  const timer = setTimeout(end, PATIENCE)
  for (const act of ["wheel", "touchmove", "keydown", "pointerdown"] as const)
    window.addEventListener(act, end, { passive: true, signal: stop.signal })
  stop.signal.addEventListener("abort", () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  attempt()
  return end
}

/** Ends the way back to where the reader was: something here is more to the point. */
export const stayHere = (): void => under?.abort()
