import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"

interface Entry {
  readonly fiber: Fiber.Fiber<unknown, unknown>
  /** Epoch milliseconds; nothing while the answer is under way. */
  readonly freshUntil: number | undefined
  readonly answer: unknown
}

/** Answers kept for a time, and one request for all who ask while it is under way. */
export class AnswerCache extends Context.Service<
  AnswerCache,
  {
    /** `goodUntil` says of an answer how long it is kept, in epoch milliseconds. */
    readonly get: <A, E>(
      key: string,
      goodUntil: (answer: A, now: number) => number,
      ask: Effect.Effect<A, E>,
    ) => Effect.Effect<A, E>
    readonly drop: (isStale: (key: string, answer: unknown) => boolean) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("@parterre/sdk/client/AnswerCache") {
  static readonly layer = Layer.effect(
    AnswerCache,
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const entries = new Map<string, Entry>()

      const start = Effect.fnUntraced(function* <A, E>(
        key: string,
        goodUntil: (answer: A, now: number) => number,
        ask: Effect.Effect<A, E>,
      ) {
        const settle = Effect.fnUntraced(function* (exit: Exit.Exit<A, E>) {
          // Dropped in the meantime, or asked again: the answer is for those who wait, not for keeping.
          const entry = entries.get(key)
          if (entry?.fiber !== fiber) return
          if (exit._tag === "Failure") entries.delete(key)
          else
            entries.set(key, {
              fiber,
              freshUntil: goodUntil(exit.value, yield* Clock.currentTimeMillis),
              answer: exit.value,
            })
        })
        // The request outlives the caller who came first: others may be waiting for it.
        const asking = Effect.onExit(ask, settle)
        const fiber: Fiber.Fiber<A, E> = yield* Effect.forkIn(asking, scope)
        entries.set(key, { fiber, freshUntil: undefined, answer: undefined })
        return fiber
      })

      const get = Effect.fnUntraced(function* <A, E>(
        key: string,
        goodUntil: (answer: A, now: number) => number,
        ask: Effect.Effect<A, E>,
      ): Effect.fn.Return<A, E> {
        const now = yield* Clock.currentTimeMillis
        const entry = entries.get(key)
        const usable = entry !== undefined && (entry.freshUntil === undefined || entry.freshUntil > now)
        // A key names one operation and its input, so its answers have one type.
        const fiber = usable ? (entry.fiber as Fiber.Fiber<A, E>) : yield* start(key, goodUntil, ask)
        return yield* Fiber.join(fiber)
      })

      return AnswerCache.of({
        get,
        drop: (isStale) =>
          Effect.sync(() => {
            for (const [key, { answer }] of entries) if (isStale(key, answer)) entries.delete(key)
          }),
        clear: Effect.sync(() => entries.clear()),
      })
    }),
  )
}
