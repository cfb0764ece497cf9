import { useCallback, useSyncExternalStore } from "react"

/** Whether the window is at most so many CSS pixels wide. */
export function useIsNarrow(width: number): boolean {
  const query = `(max-width: ${width}px)`
  const watch = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener("change", tell)
      return () => media.removeEventListener("change", tell)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}
