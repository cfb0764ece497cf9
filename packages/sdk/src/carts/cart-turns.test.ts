import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as SubscriptionRef from "effect/SubscriptionRef"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { inSession, settle, TestClock } from "../../test/run.ts"
import { element, emptyCart, fullCart, line, session } from "../../test/samples.ts"
import { Cart, Session } from "../index.ts"

/** How many turns of the event loop a request travels there and its answer back. */
type Trip = { readonly there: number; readonly back: number }
type Asked = Trip & {
  readonly action: "add" | "refused" | "delete" | "empty" | "read"
  readonly hold: string
}

const asked = fc.array(
  fc.record({
    action: fc.constantFrom("add", "add", "delete", "empty", "read", "refused"),
    hold: fc.constantFrom("a", "b", "c"),
    there: fc.nat(6),
    back: fc.nat(6),
  }),
  { minLength: 1, maxLength: 8 },
)

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** A server that does what it is asked when the request arrives, and whose answers come when they come. */
function slowShop(trips: readonly Trip[]) {
  const held = new Set<string>()
  const done: string[] = []
  let sent = 0
  let version = 1
  const cart = () =>
    held.size === 0
      ? emptyCart({ version })
      : fullCart({
          version,
          totalQty: held.size,
          cartElements: [
            { ...element, prices: [...held].map((reservationId) => ({ ...line, reservationId })) },
          ],
        })
  const onArrival = async (what: string, act: () => void, answer: () => Response) => {
    const { there, back } = trips[sent++ % trips.length] ?? { there: 0, back: 0 }
    await turns(there)
    act()
    if (what !== "read") done.push(what)
    if (what !== "read" && what !== "refused") version += 1
    const picture = answer()
    await turns(back)
    return picture
  }
  const server = fakeApi({
    createSession: () => reply(session()),
    getCart: () =>
      onArrival(
        "read",
        () => {},
        () => reply(cart()),
      ),
    createHolds: ({ body }) => {
      const [{ id = "" } = {}] = body as { id: string }[]
      return id === "refused"
        ? onArrival(
            "refused",
            () => {},
            () => refuse("seats-taken", { seatIds: [] }),
          )
        : onArrival(
            `add ${id}`,
            () => held.add(id),
            () => reply({ message: "holds.added", cart: cart() }),
          )
    },
    releaseHolds: ({ body }) => {
      const [{ reservationId = "" } = {}] = body as { reservationId: string }[]
      return onArrival(
        `delete ${reservationId}`,
        () => held.delete(reservationId),
        () => reply({ message: "released", cart: cart() }),
      )
    },
    deleteCart: () =>
      onArrival(
        "empty",
        () => held.clear(),
        () => reply({ message: "deleted" }),
      ),
  })
  return { server, held, done }
}

const group = (id: string) => ({ type: "show" as const, id, prices: [{ id: "adult", qty: 1 }] })

describe("changes asked for at once", () => {
  it("happen in the order they were asked for, and the last one's cart is shown, whatever the answers do [CART-036]", async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (all) => {
        const { server, held, done } = slowShop(all)
        const shown = await inSession(
          server,
          Effect.gen(function* () {
            const cart = yield* Cart
            const run = ({ action, hold }: Asked): Effect.Effect<unknown, unknown> => {
              if (action === "add") return cart.addElements([group(hold)])
              if (action === "refused") return cart.addElements([group("refused")])
              if (action === "delete") return cart.delete({ eventId: "le-cid", reservationId: hold })
              return action === "empty" ? cart.deleteAllElement : cart.callCart
            }
            const running: Fiber.Fiber<unknown, unknown>[] = []
            for (const each of all) running.push(yield* Effect.forkChild(Effect.ignore(run(each))))
            for (const fiber of running) yield* Fiber.join(fiber)
            return yield* SubscriptionRef.get(cart.state)
          }),
        )
        const changes = all.filter(({ action }) => action !== "read")
        expect(done).toEqual(
          changes.map(({ action, hold }) =>
            action === "add" || action === "delete" ? `${action} ${hold}` : action,
          ),
        )
        expect(shown.busy).toBe(false)
        const lines = shown.cart?.cartElements.flatMap(({ prices }) => prices) ?? []
        if (all.some(({ action }) => action !== "refused"))
          expect(lines.map(({ reservationId }) => reservationId)).toEqual([...held])
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it("keep the cart busy until the last has ended [CART-036]", async () => {
    const { server } = slowShop([{ there: 2, back: 2 }])
    const busy = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const first = yield* Effect.forkChild(cart.addElements([group("a")]))
        const second = yield* Effect.forkChild(cart.addElements([group("b")]))
        yield* Fiber.join(first)
        const between = (yield* SubscriptionRef.get(cart.state)).busy
        yield* Fiber.join(second)
        return [between, (yield* SubscriptionRef.get(cart.state)).busy]
      }),
    )
    expect(busy).toEqual([true, false])
  })
})

it("a cart that got more time while it ran out is not emptied [CART-022] [CART-025]", async () => {
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  const server = fakeApi({
    createSession: () => reply(session()),
    getCart: () => reply(fullCart({ remainingTime: 2 })),
    deleteCart: () => reply({ message: "deleted" }),
    extendHolds: async () => {
      await slow
      return reply({ message: "holds.extended", cart: fullCart({ remainingTime: 900 }) })
    },
  })
  const state = await inSession(
    server,
    Effect.gen(function* () {
      const cart = yield* Cart
      yield* cart.callCart
      yield* settle
      const extending = yield* Effect.forkChild(cart.extend)
      yield* settle
      yield* TestClock.adjust("2 seconds")
      yield* settle
      answer()
      yield* Fiber.join(extending)
      yield* settle
      return yield* SubscriptionRef.get(cart.state)
    }),
  )
  expect(server.countOf("deleteCart")).toBe(0)
  expect(state).toMatchObject({ status: "ready", cart: { totalQty: 2 } })
})

it("a cart that got more time in another tab is not emptied by this one [CART-022] [CART-025]", async () => {
  let asked = 0
  const server = fakeApi({
    createSession: () => reply(session()),
    getCart: () => reply(fullCart({ remainingTime: asked++ === 0 ? 2 : 900 })),
    deleteCart: () => reply({ message: "deleted" }),
  })
  const state = await inSession(
    server,
    Effect.gen(function* () {
      const cart = yield* Cart
      yield* cart.callCart
      yield* settle
      yield* TestClock.adjust("3 seconds")
      yield* settle
      return yield* SubscriptionRef.get(cart.state)
    }),
  )
  expect(server.countOf("deleteCart")).toBe(0)
  expect(state).toMatchObject({ status: "ready", cart: { totalQty: 2, remainingTime: 900 } })
})

it("an answer older than what is shown never replaces it, one of another cart does [CART-034] [CART-036]", async () => {
  const pictures = [
    fullCart({ version: 7 }),
    emptyCart({ version: 6 }),
    emptyCart({ version: 1, id: "cart-2" }),
  ]
  const server = fakeApi({
    createSession: () => reply(session()),
    getCart: () => reply(pictures.shift() ?? emptyCart()),
  })
  const shown = await inSession(
    server,
    Effect.gen(function* () {
      const cart = yield* Cart
      const seen: unknown[] = []
      for (let reads = 0; reads < 3; reads++) {
        yield* cart.callCart
        const { cart: now } = yield* SubscriptionRef.get(cart.state)
        seen.push([now?.id, now?.version])
      }
      return seen
    }),
  )
  expect(shown).toEqual([
    ["cart-1", 7],
    ["cart-1", 7],
    ["cart-2", 1],
  ])
  // Nothing is asked twice for the sake of the order.
  expect(server.countOf("getCart")).toBe(3)
})

describe("a cart that is answered after the shopper has changed the language", () => {
  const inLanguage = (query: URLSearchParams, version = 1) => {
    const title = query.get("language") === "en" ? "The Cid" : "Le Cid"
    return fullCart({ version, cartElements: [{ ...element, title }] })
  }
  /** A shop whose first answer of an operation waits until it is let go. */
  const slowFirst = (operation: "getCart" | "createHolds") => {
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
    let waits = true
    const once = async (asked: string) => {
      if (asked !== operation || !waits) return
      waits = false
      await slow
    }
    const server = fakeApi({
      createSession: () => reply(session()),
      getCart: async ({ query }) => {
        await once("getCart")
        return reply(inLanguage(query, 2))
      },
      createHolds: async ({ query }) => {
        await once("createHolds")
        return reply({ message: "holds.added", cart: inLanguage(query, 2) })
      },
    })
    return { server, answer }
  }
  const titleOf = (cart: Cart["Service"]) =>
    Effect.map(SubscriptionRef.get(cart.state), (seen) => seen.cart?.cartElements[0]?.title)

  it("is in the new language, whichever answer comes last", async () => {
    const { server, answer } = slowFirst("getCart")
    const title = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const reading = yield* Effect.forkChild(cart.callCart)
        yield* settle
        yield* Session.use((it) => it.setLanguage("en"))
        yield* cart.callCart
        answer()
        yield* Fiber.join(reading)
        return yield* titleOf(cart)
      }),
    )
    expect(title).toBe("The Cid")
  })

  it("is read again where nobody else does", async () => {
    const { server, answer } = slowFirst("getCart")
    const title = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const reading = yield* Effect.forkChild(cart.callCart)
        yield* settle
        yield* Session.use((it) => it.setLanguage("en"))
        answer()
        yield* Fiber.join(reading)
        return yield* titleOf(cart)
      }),
    )
    expect(title).toBe("The Cid")
  })

  it("is in the new language after a change, too, and the change counts", async () => {
    const { server, answer } = slowFirst("createHolds")
    const { title, busy } = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const adding = yield* Effect.forkChild(cart.addElements([group("a")]))
        yield* settle
        yield* Session.use((it) => it.setLanguage("en"))
        answer()
        yield* Fiber.join(adding)
        return { title: yield* titleOf(cart), busy: (yield* SubscriptionRef.get(cart.state)).busy }
      }),
    )
    expect(title).toBe("The Cid")
    expect(busy).toBe(false)
    expect(server.countOf("createHolds")).toBe(1)
  })

  it("is shown as it was answered where it cannot be read again", async () => {
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
    const server = fakeApi({
      createSession: () => reply(session()),
      getCart: () => refuse("unexpected"),
      createHolds: async ({ query }) => {
        await slow
        return reply({ message: "holds.added", cart: inLanguage(query) })
      },
    })
    const title = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const adding = yield* Effect.forkChild(cart.addElements([group("a")]))
        yield* settle
        yield* Session.use((it) => it.setLanguage("en"))
        answer()
        yield* Fiber.join(adding)
        return yield* titleOf(cart)
      }),
    )
    expect(title).toBe("Le Cid")
  })
})
