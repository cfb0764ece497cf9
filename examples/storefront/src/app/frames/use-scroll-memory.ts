import { isEntriesOf, storedFields } from "@parterre/domain/json-fields"
import { useEffect, useLayoutEffect } from "react"
import { returnTo } from "../../shared/navigation/return-to.ts"
import { useLocation, useNavigationType } from "../../shared/navigation/router.tsx"
import { tabMemory } from "../../shared/site/tab-memory.ts"

const memory = "parterre.scroll"

/** The path that the page shows: a reader is at one at a time. */
let shown: string | undefined

/** A new address starts at its top or at its `#part`; going back returns to where the reader was. */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation()
  const way = useNavigationType()

  useEffect(() => {
    window.history.scrollRestoration = "manual"
    const keep = () => tabMemory().setItem(memory, writePositions(positions))
    window.addEventListener("pagehide", keep)
    return () => window.removeEventListener("pagehide", keep)
  }, [])

  // Exchanged with the screen itself: the scrolling that follows belongs to the new address.
  useLayoutEffect(() => {
    const remember = () => {
      positions.set(key, window.scrollY)
    }
    window.addEventListener("scroll", remember, { passive: true })
    return () => window.removeEventListener("scroll", remember)
  }, [key])

  useLayoutEffect(() => {
    const left = shown
    shown = pathname
    if (way === "POP") return returnTo(positions.get(key) ?? 0)
    // The same path in place of an address is the same screen with other wishes: it does not jump.
    if (way === "PUSH" || left !== pathname) {
      // No part has an empty name.
      const part = document.getElementById(decodeURIComponent(hash.slice(1)))
      if (part === null) window.scrollTo(0, 0)
      else part.scrollIntoView()
    }
  }, [key, hash, pathname, way])
}

/** Pixels from the top, by the key of an entry of the history. */
type Positions = Map<string, number>

interface Stored {
  readonly positions: Readonly<Record<string, number>>
}

export const writePositions = (positions: Positions): string =>
  JSON.stringify({ positions: Object.fromEntries(positions) } satisfies Stored)

/** The positions a tab kept; what is none is as good as no memory. */
export const readPositions = (text: string | null): Positions =>
  new Map(Object.entries(storedFields<Stored>(text, { positions: isEntriesOf(isPosition) }).positions ?? {}))

const isPosition = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

const positions = readPositions(tabMemory().getItem(memory))
