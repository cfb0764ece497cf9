import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { memoryStorage, type ParterreOptions, parterreLayer } from "../src/index.ts"
import type { fakeApi } from "./fake-api.ts"
import { START, session } from "./samples.ts"

// What the SDK loads on demand is loaded before a test: on a busy machine a load outlasts `settle`, and the test's clock runs ahead.
await Promise.all([
  import("../src/schemas/answer-fault.ts"),
  import("../src/schemas/read-receipt.ts"),
  import("../src/seating/live-availability.ts"),
])

type Provided = Layer.Success<ReturnType<typeof parterreLayer>> | TestClock.TestClock

/** Runs a test with every service over a scripted server, on a clock that only the test moves. */
export function onFakeApi<A, E>(
  server: ReturnType<typeof fakeApi>,
  test: Effect.Effect<A, E, Provided>,
  options: Partial<ParterreOptions> & { readonly clientClock?: number } = {},
): Promise<A> {
  const { clientClock = START, ...rest } = options
  const services = parterreLayer({
    baseUrl: "http://shop.test",
    subdomain: "belvedere",
    fetch: server.fetch,
    validate: "always",
    ...rest,
  })
  const clock = Layer.effectDiscard(TestClock.setTime(clientClock)).pipe(
    Layer.provideMerge(TestClock.layer()),
  )
  return Effect.runPromise(test.pipe(Effect.provide(services.pipe(Layer.provideMerge(clock)))))
}

/** A storage that keeps a session, as a hold or a sign-in leaves it. */
export function storageInSession(now = START) {
  const storage = memoryStorage()
  const { sessionToken: value, expiration } = session(now)
  storage.write("parterre.belvedere.session", JSON.stringify({ value, expiration }))
  return storage
}

/** The same for a shopper who has a session already. */
export const inSession: typeof onFakeApi = (server, test, options = {}) =>
  onFakeApi(server, test, { storage: storageInSession(), ...options })

/** Lets answers that are real promises arrive while the test's clock stands still. */
export const settle = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve))).pipe(
  Effect.repeat({ times: 5 }),
)

export { TestClock }
