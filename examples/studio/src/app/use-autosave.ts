import { useEffect, useState } from "react"
import { keepWork } from "../document/kept-work.ts"
import { useStore } from "../document/session-store.ts"

export type KeptState = "kept" | "keeping" | "failed"

/** Milliseconds of quiet before the work is kept: a gesture that goes on is kept once. */
const QUIET = 400

/** Keeps what is drawn in the browser, after every gesture and when the page or the drawing is left. */
export function useAutosave(id: string): KeptState {
  const store = useStore()
  const [state, setState] = useState<KeptState>("kept")
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let kept: unknown
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const { present } = store.state().history
      if (present === kept) return
      kept = present
      keepWork(id, present).then(
        () => setState(store.state().history.present === present ? "kept" : "keeping"),
        () => setState("failed"),
      )
    }
    const changed = () => {
      if (store.state().history.present === kept) return
      setState("keeping")
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
  return state
}
