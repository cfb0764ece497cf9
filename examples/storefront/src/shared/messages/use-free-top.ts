import { type RefObject, useLayoutEffect, useState } from "react"
import { freeTop } from "./free-band.ts"

/**
 * Where something that floats covers nothing that can be pressed, in a window no wider than so many pixels; nothing where there
 * is no such place. Looked for when it begins to stand for something else.
 */
export function useFreeTop(
  place: RefObject<HTMLElement | null>,
  stands: string | undefined,
  upTo = Infinity,
): number | undefined {
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => {
    const { current } = place
    if (current === null || stands === undefined || window.innerWidth > upTo) return setTop(undefined)
    const boxes = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => control.checkVisibility() && !current.contains(control))
      .map((control) => control.getBoundingClientRect())
    setTop(freeTop(boxes, current.offsetHeight, window.innerHeight))
  }, [place, stands, upTo])
  return top
}

const CONTROLS = "a[href], button, input, select, textarea, summary"
