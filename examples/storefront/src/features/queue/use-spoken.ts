import { useEffect, useRef, useState } from "react"

/** Milliseconds between two sentences of a screen reader: it is told how things go, and left in peace. */
const pause = 60_000

/** The sentence to read out: at once when the state is another, at most once a minute otherwise [KEY-004]. */
export function useSpoken(state: string, sentence: string): string {
  const [said, setSaid] = useState("")
  const last = useRef({ state: "", at: 0 })
  useEffect(() => {
    const say = () => {
      last.current = { state, at: Date.now() }
      setSaid(sentence)
    }
    const wait = last.current.state === state ? last.current.at + pause - Date.now() : 0
    const timer = setTimeout(say, Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [state, sentence])
  return said
}
