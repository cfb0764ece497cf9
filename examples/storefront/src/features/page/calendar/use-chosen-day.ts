import type { LocalDate } from "@parterre/domain/dates"
import { useEffect, useMemo, useRef, useState } from "react"

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

/** Milliseconds until a choice of the calendar is told [CAT-029]. */
export const SELECTION_DELAY_MS = 700

/** Tells the last of several quick choices, once no other has come for a while. */
export function lateTeller<Value>(tell: (value: Value) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    choose(value: Value) {
      stop()
      timer = setTimeout(() => tell(value), milliseconds)
    },
    stop,
  }
}
