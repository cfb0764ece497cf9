/** Milliseconds until a choice of the calendar is told [CAT-029]. */
export const SELECTION_DELAY_MS = 700

/** Tells the last of several quick choices, once no other has come for a while. */
export function lateTeller<Value>(tell: (value: Value) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    choose(value: Value) {
      stop()
      timer = setTimeout(() => tell(value), milliseconds)
    },
    stop,
  }
}
