import { useEffect, useState } from "react"
import { keepWork } from "../document/kept-work.ts"
import { useStore } from "../document/session-store.ts"
import type { StudioDocument } from "../document/studio-document.ts"

export type KeptState = "kept" | "keeping" | "failed"

/** Milliseconds of quiet before the work is kept: a gesture that goes on is kept once. */
const QUIET = 400

/** Keeps what is drawn in the browser, after every gesture and when the page or the drawing is left. */
export function useAutosave(id: string): KeptState {
  const store = useStore()
  const [state, setState] = useState<KeptState>("kept")
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** What the browser was given last; nothing once it could not keep that, so that it is given again. */
    let given: StudioDocument | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const { present } = store.state().history
      if (present === given) return
      given = present
      keepWork(id, present).then(
        () => {
          // A later drawing was given meanwhile, and has an answer of its own.
          if (given === present) setState(store.state().history.present === present ? "kept" : "keeping")
        },
        () => {
          if (given !== present) return
          given = undefined
          setState("failed")
        },
      )
    }
    const changed = () => {
      if (store.state().history.present === given) return
      // What could not be kept is lost until it is.
      setState((before) => (before === "failed" ? before : "keeping"))
      clearTimeout(timer)
      timer = setTimeout(keep, QUIET)
    }
    keep()
    const end = store.watch(changed)
    window.addEventListener("pagehide", keep)
    document.addEventListener("visibilitychange", keep)
    return () => {
      end()
      if (timer !== undefined) keep()
      window.removeEventListener("pagehide", keep)
      document.removeEventListener("visibilitychange", keep)
    }
  }, [store, id])
  useLeaveQuestion(state === "failed")
  return state
}

/** The browser asks before the page is closed or loaded again while something would be lost by it. */
function useLeaveQuestion(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isLost])
}
