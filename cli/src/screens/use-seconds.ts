import { useEffect, useState } from "react"
import type { Clock } from "../cli-io.ts"

/** The time, each second (epoch milliseconds). */
export function useSeconds(clock: Clock): number {
  const [now, setNow] = useState(clock.now)
  useEffect(() => clock.every(1000, () => setNow(clock.now())), [clock])
  return now
}
