import { useSyncExternalStore } from "react"

const KEY = "rulers"
const watchers = new Set<() => void>()
const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
const isShown = () => localStorage.getItem(KEY) !== "off"

/** Whether rulers are shown: they are until somebody switches them off in this browser. */
export const useRulersShown = (): boolean => useSyncExternalStore(watch, isShown)

export function showRulers(shown: boolean): void {
  if (shown) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, "off")
  for (const tell of watchers) tell()
}
