/** Milliseconds between two looks. */
const LOOK = 200
/** A picture that never rests is taken as it is after so many looks. */
const MOST_LOOKS = 25

/**
 * Looks at something that is still being drawn until it is the same twice in a row, then says so; answers how to stop
 * looking. `look` answers nothing while there is nothing to see.
 */
export function whenSteady(look: () => string | undefined, done: () => void): () => void {
  let looks = 0
  let last: string | undefined
  const timer = setInterval(() => {
    const seen = look()
    looks += 1
    const isSteady = seen !== undefined && seen === last
    last = seen
    if (!isSteady && looks < MOST_LOOKS) return
    clearInterval(timer)
    done()
  }, LOOK)
  return () => clearInterval(timer)
}
