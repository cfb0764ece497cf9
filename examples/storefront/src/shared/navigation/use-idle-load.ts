import { whenIdle } from "@parterre/react"
import { useEffect } from "react"

/** What browsers that save their owner's data say; not every browser knows of it. */
const savesData = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true

/** Fetches what will be wanted later, once the page has nothing better to do; a failure is for later too. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => void load().catch(() => undefined))
  }, [load])
}
