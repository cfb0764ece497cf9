import { useEffect } from "react"

/** Milliseconds until Safari, which does not tell when it is idle, is taken to be. */
const SETTLED = 2_000

/** What browsers that save their owner's data say; not every browser knows of it. */
const savesData = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true

/** Fetches what will be wanted later, once the page has nothing better to do; a failure is for later too. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return
    const start = () => void load().catch(() => undefined)
    if (typeof window.requestIdleCallback !== "function") {
      const timer = setTimeout(start, SETTLED)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(start)
    return () => window.cancelIdleCallback(idle)
  }, [load])
}
