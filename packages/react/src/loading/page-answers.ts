/** Milliseconds that an answer which came with a page is as good as a new one, as those of the catalogue are anywhere. */
const FRESH_MS = 60_000
/** Milliseconds in which a page begins with what it came with. */
const BEGIN_MS = 5_000

/**
 * What was asked to draw a page on a server, by the keys it is loaded under: answers that are the same for everybody, no
 * session's. A browser begins with them, so that it shows at once what the server drew.
 */
export interface PageAnswers {
  /** An answer that is known, if it is still good. */
  readonly peek: (key: string) => unknown
  /** On a server: asks once for each key. The same promise each time, so that a component may `use` it. */
  readonly read?: (key: string, load: () => Promise<unknown>) => Promise<unknown>
  /** All are asked for anew from now on. */
  readonly forget: () => void
}

/**
 * The answers that came with a page, good for a minute, and by this device's clock not beyond the moment (epoch milliseconds)
 * at which the time alone changes one of them: a page that came before a sale opened says nothing about it after. No page is
 * sent later than that: a clock that tells so is ahead, and what was drawn is good for the moment it takes to begin.
 */
export function answersOfPage(
  answers: Readonly<Record<string, unknown>>,
  now = Date.now,
  changesAt = Infinity,
): PageAnswers {
  const start = now()
  const goodUntil = changesAt > start ? Math.min(start + FRESH_MS, changesAt - 1) : start + BEGIN_MS
  let isForgotten = false
  return {
    peek: (key) => (isForgotten || now() > goodUntil ? undefined : answers[key]),
    forget: () => {
      isForgotten = true
    },
  }
}

/** Collects the answers that a page is drawn with, for the browser that will show it. */
export function collectAnswers(): PageAnswers & { readonly all: () => Readonly<Record<string, unknown>> } {
  const asked = new Map<string, Promise<unknown>>()
  const answered: Record<string, unknown> = {}
  return {
    peek: (key) => answered[key],
    read(key, load) {
      const known = asked.get(key)
      if (known !== undefined) return known
      const loading = load().then((answer) => {
        answered[key] = answer
        return answer
      })
      asked.set(key, loading)
      return loading
    },
    forget: () => undefined,
    all: () => answered,
  }
}
