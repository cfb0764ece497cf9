import { useCallback, useEffect, useState } from "react"
import type { Clock } from "../cli-io.ts"

/** Milliseconds between questions nobody asked for, unless told. */
const EVERY = 10_000

export interface Asked<A> {
  readonly answer: A | undefined
  /** Epoch milliseconds by our clock; only differences count. */
  readonly receivedAt: number
  readonly failure: string | undefined
  readonly refresh: () => void
}

interface Known<A> {
  readonly key: string
  readonly answer: A | undefined
  readonly receivedAt: number
  readonly failure: string | undefined
}

/** Asks at once, every ten seconds or so often, and when told; keeps the last answer while the server does not answer. */
export function useAnswer<A>(
  key: string,
  ask: () => Promise<A>,
  options: {
    readonly clock: Clock
    readonly initial: A | undefined
    readonly explain: (error: unknown) => string
    readonly every?: number
  },
): Asked<A> {
  const { clock, explain, every = EVERY } = options
  const [known, setKnown] = useState<Known<A>>({
    key,
    answer: options.initial,
    receivedAt: clock.now(),
    failure: undefined,
  })
  const [round, setRound] = useState(options.initial === undefined ? 1 : 0)
  const refresh = useCallback(() => setRound((one) => one + 1), [])

  useEffect(() => clock.every(every, refresh), [clock, refresh, every])

  // `ask` and `explain` are made anew at each drawing; the key names the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (round === 0 && key === known.key) return
    let current = true
    ask().then(
      (answer) => current && setKnown({ key, answer, receivedAt: clock.now(), failure: undefined }),
      (error: unknown) =>
        current &&
        setKnown((last) => ({
          ...(last.key === key ? last : { ...last, key, answer: undefined }),
          failure: explain(error),
        })),
    )
    return () => {
      current = false
    }
  }, [key, round, clock])

  const { answer, receivedAt, failure } =
    known.key === key ? known : { ...known, answer: undefined, failure: undefined }
  return { answer, receivedAt, failure, refresh }
}
