import { useEffect } from "react"

/** The browser asks before the page is closed or loaded again while something would be lost by it. */
export function useLeaveQuestion(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isLost])
}
