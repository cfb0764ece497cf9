import { type RefObject, useEffect, useRef, useState } from "react"
import { useLocation } from "../../shared/navigation/router.tsx"

interface Panel {
  /** Around the toggle and what it opens. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly press: () => void
}

/** What a button of the toolbar opens: closed by a press outside, by Escape, and by going on. */
export function usePanel(): Panel {
  const place = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // Open on the screen it was opened on: whoever has gone on is done with it.
  const isOpen = openAt === key

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenAt(undefined)
    const outside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) close()
    }
    const leave = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== "Escape") return
      close()
      toggle.current?.focus()
    }
    document.addEventListener("pointerdown", outside)
    document.addEventListener("keydown", leave)
    return () => {
      document.removeEventListener("pointerdown", outside)
      document.removeEventListener("keydown", leave)
    }
  }, [isOpen])

  return { place, toggle, isOpen, press: () => setOpenAt(isOpen ? undefined : key) }
}
