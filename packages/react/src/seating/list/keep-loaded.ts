import { createRetries } from "../map/retries.ts"
import type { SeatSelection } from "../seat-selection.ts"

/** Asks for a section wherever it is not loaded, until the answered function is called; where it was refused, after a pause. */
export function keepLoaded(
  selection: Pick<SeatSelection, "get" | "subscribe" | "needSections">,
  sectionId: string,
  random = Math.random,
): () => void {
  /** It was asked for since it was last there: the next question, if any, is a retry. */
  let isAsked = false
  const retries = createRetries(() => void ask(), random)
  async function ask() {
    isAsked = true
    const failure = (await selection.needSections([sectionId])).get(sectionId)
    if (failure !== undefined) retries.later(sectionId, failure)
    else isAsked = false
  }
  function look() {
    const { sections, loadingSections } = selection.get()
    if (sections.has(sectionId)) {
      isAsked = false
      retries.forget(sectionId)
    } else if (!isAsked && !loadingSections.has(sectionId)) void ask()
  }
  const stopRetries = retries.start()
  look()
  const leave = selection.subscribe(look)
  return () => {
    leave()
    stopRetries()
  }
}
