import { type PointerEvent, useRef, useState } from "react"

const SHEET_HEIGHTS = ["folded", "half", "full"] as const

export type SheetHeight = (typeof SHEET_HEIGHTS)[number]

/** The height a drag ends at: a step per third of the screen, at least one when it was meant. */
export function heightAfterDrag(from: SheetHeight, dragged: number, screen: number): SheetHeight {
  const steps =
    Math.abs(dragged) < 24
      ? 0
      : Math.sign(dragged) * Math.max(1, Math.round(Math.abs(dragged) / (screen / 3)))
  const index = Math.min(SHEET_HEIGHTS.length - 1, Math.max(0, SHEET_HEIGHTS.indexOf(from) - steps))
  return SHEET_HEIGHTS[index] ?? from
}

/** A sheet of three heights, changed by dragging its handle or by its buttons. */
export function useSheet() {
  const [height, setHeight] = useState<SheetHeight>("folded")
  const startedAt = useRef<number>(undefined)
  /** The press that ends a drag is no press. */
  const wasDragged = useRef(false)
  const step = (by: 1 | -1) => {
    const next = SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + by]
    if (next !== undefined) setHeight(next)
  }
  return {
    height,
    setHeight,
    larger: height === "full" ? undefined : () => step(1),
    smaller: height === "folded" ? undefined : () => step(-1),
    /** Open from its line, or folded again. */
    toggle() {
      if (!wasDragged.current) setHeight(height === "folded" ? "half" : "folded")
      wasDragged.current = false
    },
    handle: {
      onPointerDown(event: PointerEvent) {
        const button = event.target instanceof Element ? event.target.closest("button") : null
        if (button?.hasAttribute("aria-label")) return
        wasDragged.current = false
        startedAt.current = event.clientY
        // A captured pointer would keep the click from the line beside the grip.
        if (button === null) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerUp(event: PointerEvent) {
        if (startedAt.current === undefined) return
        const next = heightAfterDrag(height, event.clientY - startedAt.current, window.innerHeight)
        wasDragged.current = next !== height
        setHeight(next)
        startedAt.current = undefined
      },
    },
  }
}
