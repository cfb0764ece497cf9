import { retryPause } from "../map/retries.ts"
import type { SeatSelection } from "../seat-selection.ts"

/** Asks for a section wherever it is not loaded, until the answered function is called; where it was refused, after a pause. */
export function keepLoaded(
  selection: Pick<SeatSelection, "get" | "subscribe" | "needSections">,
  sectionId: string,
): () => void {
  /** How often it was asked for since it was last there. */
  let tries = 0
  let due: ReturnType<typeof setTimeout> | undefined
  function ask() {
    due = undefined
    tries += 1
    void selection.needSections([sectionId])
  }
  function look() {
    const { sections, loadingSections } = selection.get()
    if (sections.has(sectionId)) {
      tries = 0
      clearTimeout(due)
      due = undefined
    } else if (!loadingSections.has(sectionId) && due === undefined) {
      if (tries === 0) ask()
      else due = setTimeout(ask, retryPause(tries - 1))
    }
  }
  look()
  const leave = selection.subscribe(look)
  return () => {
    leave()
    clearTimeout(due)
  }
}
