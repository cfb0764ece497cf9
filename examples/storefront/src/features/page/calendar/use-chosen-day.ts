import type { LocalDate } from "@parterre/domain/dates"
import { useEffect, useMemo, useRef, useState } from "react"
import { lateTeller, SELECTION_DELAY_MS } from "./late-teller.ts"

/** The day the shopper looks at: seen at once, told a moment later [CAT-029]. */
export function useChosenDay(daySelected: LocalDate | undefined, tell: (day: LocalDate) => void) {
  const [day, setDay] = useState(daySelected)
  useEffect(() => setDay(daySelected), [daySelected])
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const teller = useMemo(() => lateTeller((next: LocalDate) => latest.current(next), SELECTION_DELAY_MS), [])
  useEffect(() => teller.stop, [teller])
  const choose = (next: LocalDate) => {
    setDay(next)
    teller.choose(next)
  }
  return [day, choose] as const
}
