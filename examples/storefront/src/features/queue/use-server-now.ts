import { useParterre } from "@parterre/react"
import { useEffect, useState } from "react"

/** Epoch milliseconds by the server's clock, a second at a time. */
export function useServerNow(): number {
  const { session } = useParterre()
  const [now, setNow] = useState(session.serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(session.serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [session])
  return now
}
