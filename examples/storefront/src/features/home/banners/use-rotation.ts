import { type FocusEvent, useEffect, useState } from "react"

/** Milliseconds that a slide is shown: time to read it twice. */
const SHOWN_FOR = 8_000

/**
 * Which of some slides is shown. They go on by themselves, unless the visitor wants less motion; not under the pointer, not
 * with the focus within, and not once stopped (WCAG 2.2.2).
 */
export function useRotation(count: number) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // What a server draws stands still: whether it may move is the browser's to say.
  useEffect(() => {
    setPlaying(count > 1 && window.matchMedia("(prefers-reduced-motion: no-preference)").matches)
  }, [count])
  const isMoving = isPlaying && !isUnderPointer && !hasFocus
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % count), SHOWN_FOR)
    return () => clearInterval(timer)
  }, [isMoving, count])
  return {
    current,
    isPlaying,
    isMoving,
    toggle: () => setPlaying(!isPlaying),
    /** One's own step stops what goes on by itself. */
    step: (by: 1 | -1) => {
      setPlaying(false)
      setCurrent((current + by + count) % count)
    },
    holding: {
      onPointerEnter: () => setUnderPointer(true),
      onPointerLeave: () => setUnderPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(currentTarget.contains(relatedTarget)),
    },
  }
}
