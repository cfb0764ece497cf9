import { createContext, use, useEffect, useState, useSyncExternalStore } from "react"
import type { Scheme } from "../theme/theme.ts"

interface Look {
  readonly scheme: Scheme
  readonly switchScheme: () => void
}

const KEY = "scheme"
const night = window.matchMedia("(prefers-color-scheme: dark)")
const watchNight = (tell: () => void) => {
  night.addEventListener("change", tell)
  return () => night.removeEventListener("change", tell)
}

/** Light or dark: as the system has it, until somebody chooses. */
export function useLook(): Look {
  const isNight = useSyncExternalStore(watchNight, () => night.matches)
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY))
  const scheme = chosen === "light" || chosen === "dark" ? chosen : isNight ? "dark" : "light"
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme
  }, [scheme])
  const switchScheme = () => {
    const other = scheme === "light" ? "dark" : "light"
    localStorage.setItem(KEY, other)
    setChosen(other)
  }
  return { scheme, switchScheme }
}

export const LookContext = createContext<Look | undefined>(undefined)

export function useScheme(): Look {
  const look = use(LookContext)
  if (look === undefined) throw new Error("There is no look around this component.")
  return look
}
