/** A reading that many ask for, of which never two are under way. */
interface SharedReading<Value> {
  /** A reading that begins after the call. All who call before it begins share it. */
  next(): Promise<Value>
  /** The one under way, if any. */
  running(): Promise<Value> | undefined
}

/**
 * Reads again and again, one reading after the other: at most one waits behind the one under way, however many ask and however
 * long a reading takes.
 */
export function oneAtATime<Value>(read: () => Promise<Value>): SharedReading<Value> {
  let running: Promise<Value> | undefined
  let waiting: Promise<Value> | undefined

  async function begin(): Promise<Value> {
    await running?.catch(() => undefined)
    waiting = undefined
    const reading = read().finally(() => {
      running = undefined
    })
    running = reading
    return reading
  }

  return {
    next() {
      waiting ??= begin()
      return waiting
    },
    running: () => running,
  }
}
