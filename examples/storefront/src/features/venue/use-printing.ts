import { type RefObject, useEffect, useRef, useState } from "react"
import { whenSteady } from "./when-steady.ts"

export interface Printing {
  /** The larger picture is being drawn, to be printed once it is there. */
  readonly isPreparing: boolean
  readonly start: () => void
  /** What paper gets instead of the map: a map that is laid out anew while the page prints would be empty. */
  readonly paper: RefObject<HTMLCanvasElement | null>
  /** Around the map on the screen. */
  readonly screen: RefObject<HTMLDivElement | null>
  /** Around the larger picture. */
  readonly large: RefObject<HTMLDivElement | null>
}

const canvasIn = (box: RefObject<HTMLDivElement | null>) => box.current?.querySelector("canvas") ?? undefined

/** Prints the whole house large when asked to here, and the view of the screen when the browser prints by itself. */
export function usePrinting(): Printing {
  const [isPreparing, setPreparing] = useState(false)
  const paper = useRef<HTMLCanvasElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const large = useRef<HTMLDivElement>(null)
  const hasLarge = useRef(false)

  useEffect(() => {
    const copyScreen = () => {
      if (!hasLarge.current) copy(canvasIn(screen), paper.current)
    }
    window.addEventListener("beforeprint", copyScreen)
    return () => window.removeEventListener("beforeprint", copyScreen)
  }, [])

  useEffect(() => {
    if (!isPreparing) return
    return whenSteady(
      () => canvasIn(large)?.toDataURL(),
      () => {
        copy(canvasIn(large), paper.current)
        hasLarge.current = true
        window.print()
        hasLarge.current = false
        setPreparing(false)
      },
    )
  }, [isPreparing])

  return { isPreparing, start: () => setPreparing(true), paper, screen, large }
}

function copy(from: HTMLCanvasElement | undefined, to: HTMLCanvasElement | null) {
  if (from === undefined || to === null) return
  to.width = from.width
  to.height = from.height
  to.getContext("2d")?.drawImage(from, 0, 0)
}
