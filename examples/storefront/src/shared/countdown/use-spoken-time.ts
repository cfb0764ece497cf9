import { isTimeSpoken } from "@parterre/domain/holds"
import { useState } from "react"

/** The seconds that are said aloud: those left when the countdown last came to such a time. Nothing once there is more time again. */
export function useSpokenTime(seconds: number | undefined): number | undefined {
  const [heard, setHeard] = useState<{
    readonly at: number | undefined
    readonly spoken: number | undefined
  }>({
    at: seconds,
    spoken: undefined,
  })
  if (seconds === heard.at) return heard.spoken
  const next = { at: seconds, spoken: spokenAfter(heard, seconds) }
  setHeard(next)
  return next.spoken
}

function spokenAfter(
  { at, spoken }: { readonly at: number | undefined; readonly spoken: number | undefined },
  seconds: number | undefined,
): number | undefined {
  if (at === undefined || seconds === undefined || seconds > at) return undefined
  return isTimeSpoken(at, seconds) ? seconds : spoken
}
