import { useSyncExternalStore } from "react"

const query = "(prefers-color-scheme: dark)"

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}

/** What the shopper's system asks for, live; `light` where a page is drawn on a server. */
export const useColorScheme = (): "light" | "dark" =>
  useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(query).matches ? "dark" : "light"),
    () => "light",
  )
