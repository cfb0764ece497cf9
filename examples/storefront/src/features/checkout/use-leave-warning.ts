import { useEffect } from "react"

/** Asks before the tab is closed while something is under way. */
export function useLeaveWarning(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [isUnderWay])
}
