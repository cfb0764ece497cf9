import { AsyncLocalStorage } from "node:async_hooks"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { watched } from "../../src/watched.ts"

/** Work that ends like a killed process: after so many steps nothing of it happens any more. */
interface Doomed {
  left: number
  readonly die: () => void
}

/** Requests that pay: a cart, a season that is renewed, and what is due. */
const payments = ["checkoutCreditCard", "multiplePaymentCheckout", "process-paiement"]

const never = () => new Promise<never>(() => {})

/**
 * Kills work between any two of its steps: before and after each transaction and each call to a processor. What a killed
 * process leaves inside of a transaction is rolled back, so that it is as if it had died before.
 */
export function crashPoints() {
  const storage = new AsyncLocalStorage<Doomed>()
  /** Requests that will die: payments by the session that sends them, refunds and voids by the sale. */
  const doomedRequests = new Map<string, number>()
  let crashes = 0

  async function step(): Promise<void> {
    const doomed = storage.getStore()
    if (doomed === undefined) return
    if (doomed.left > 0) {
      doomed.left -= 1
      return
    }
    doomed.die()
    await never()
  }

  async function between<Result>(work: () => Promise<Result>): Promise<Result> {
    await step()
    const result = await work()
    await step()
    return result
  }

  const unwatch = watched.processorCall.watch((_about, work) => between(work))

  return {
    /** The same database, whose transactions are steps. */
    through: (db: Knex): Knex =>
      new Proxy(db, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name)
          if (name !== "transaction") return value
          return (work: unknown, ...rest: unknown[]) =>
            between(async () =>
              Reflect.apply(value as (...all: unknown[]) => unknown, target, [work, ...rest]),
            )
        },
      }),

    /** Lets a request die that a session was doomed to: its connection ends without an answer. */
    attach(app: FastifyInstance): void {
      app.addHook("onRequest", (request, _reply, done) => {
        const key = payments.some((path) => request.url.includes(path))
          ? String(request.headers["x-session-token"] ?? "")
          : (/\/sales\/([^/]+)\/(?:refunds|void)(?:\?|$)/.exec(request.url)?.[1] ?? "")
        const left = doomedRequests.get(key)
        if (left === undefined) return done()
        doomedRequests.delete(key)
        const die = () => {
          crashes += 1
          request.raw.socket.destroy()
        }
        storage.run({ left, die }, done)
      })
    },

    /** The next payment of a session, or the next refund or void of a sale, dies after so many steps, if it has as many. */
    doom: (key: string, steps: number) => void doomedRequests.set(key, steps),

    /** Runs work that dies after so many steps, if a number is given; whether it died. */
    run: (steps: number | undefined, work: () => Promise<unknown>): Promise<boolean> =>
      new Promise((resolve, reject) => {
        if (steps === undefined) return void work().then(() => resolve(false), reject)
        const die = () => {
          crashes += 1
          resolve(true)
        }
        storage.run({ left: steps, die }, () => work().then(() => resolve(false), reject))
      }),

    crashes: () => crashes,
    end: unwatch,
  }
}
