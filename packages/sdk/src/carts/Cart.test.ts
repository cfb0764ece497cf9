import type { Cart as CartContent } from "@parterre/contract"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { inSession, settle, TestClock } from "../../test/run.ts"
import { at, element, emptyCart, fullCart, line, START, session } from "../../test/samples.ts"
import { api, Cart, ContractProblem, confirmedCart } from "../index.ts"

const shop = (cart: () => CartContent, handlers: Handlers = {}) =>
  fakeApi({
    createSession: () => reply(session()),
    getCart: () => reply(cart()),
    deleteCart: () => reply({ message: "success.successDeleteCart" }),
    ...handlers,
  })

const group = {
  type: "show" as const,
  id: "le-cid",
  prices: [{ id: line.id, qty: 2, seatIds: ["s1", "s2"] }],
}
const stateOf = (cart: Cart["Service"]) => SubscriptionRef.get(cart.state)

describe("the countdown", () => {
  it.each([
    ["two hours slow", -7_200_000],
    ["a day fast", 86_400_000],
  ])(
    "runs from the server's time although the client's clock is %s [CART-020] [CART-021]",
    async (_, skew) => {
      const server = shop(() => fullCart({ remainingTime: 3 }))
      const seen = await inSession(
        server,
        Effect.gen(function* () {
          const cart = yield* Cart
          yield* cart.callCart
          const counting = yield* cart.countdown.pipe(Stream.take(3), Stream.runCollect, Effect.forkChild)
          yield* settle
          yield* TestClock.adjust("1 second")
          yield* TestClock.adjust("1 second")
          return yield* Fiber.join(counting)
        }),
        { clientClock: START + skew },
      )
      expect(seen).toEqual([3, 2, 1])
    },
  )

  it("does not learn the time from an answer that a browser may have kept [CART-021]", async () => {
    const kept = { serverTime: at(START - 60_000) }
    const server = shop(() => fullCart({ remainingTime: 3 }), { getEvent: () => reply(kept) })
    const seen = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        yield* api.getEvent({ path: { id: "le-cid" } })
        return yield* cart.countdown.pipe(Stream.take(1), Stream.runCollect)
      }),
      // Of the event only the time matters here.
      { validate: "never" },
    )
    expect(seen).toEqual([3])
  })

  it("stops at the answer to an action and starts over with its cart [CART-025] [CART-026]", async () => {
    let remainingTime = 60
    const server = shop(() => fullCart({ remainingTime }))
    const seen = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        const counting = yield* cart.countdown.pipe(Stream.take(2), Stream.runCollect, Effect.forkChild)
        yield* settle
        remainingTime = 900
        yield* cart.callCart
        return yield* Fiber.join(counting)
      }),
    )
    expect(seen).toEqual([60, 900])
  })

  it("shows nothing for a cart without reservation time [CART-024]", async () => {
    const first = await inSession(
      shop(() => emptyCart()),
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        return yield* cart.countdown.pipe(Stream.take(1), Stream.runCollect)
      }),
    )
    expect(first).toEqual([undefined])
  })
})

describe("when the hold runs out", () => {
  const runOut = (handlers: Handlers = {}) => {
    let asked = 0
    // By the second look its time is over, for the server too.
    const cart = () => (asked++ === 0 ? fullCart({ remainingTime: 2 }) : emptyCart({ remainingTime: -1 }))
    const deleteCart = () => reply({ message: "success.successDeleteCart" })
    return { server: shop(cart, { deleteCart, ...handlers }) }
  }

  it("says so, releases the holds and reloads [CART-022] [CART-023] [CART-027]", async () => {
    const { server } = runOut()
    const { state, message } = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const told = yield* cart.messages.pipe(
          Stream.filter(({ action }) => action === "timeOut"),
          Stream.take(1),
          Stream.runCollect,
          Effect.forkChild,
        )
        yield* settle
        yield* cart.callCart
        yield* settle
        yield* TestClock.adjust("2 seconds")
        const [message] = yield* Fiber.join(told)
        yield* settle
        return { state: yield* stateOf(cart), message }
      }),
    )
    expect(server.countOf("deleteCart")).toBe(1)
    expect(state.status).toBe("expired")
    expect(state.cart?.totalQty).toBe(0)
    expect(message).toMatchObject({ outcome: "success", shown: true })
  })

  it("only says so where the caller empties the cart itself [CART-023]", async () => {
    const { server } = runOut()
    const { state, message } = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const told = yield* cart.messages.pipe(
          Stream.filter(({ action }) => action === "timeOut"),
          Stream.take(1),
          Stream.runCollect,
          Effect.forkChild,
        )
        yield* settle
        yield* cart.callCart
        yield* settle
        yield* TestClock.adjust("2 seconds")
        const [message] = yield* Fiber.join(told)
        yield* settle
        return { state: yield* stateOf(cart), message }
      }),
      { atTimeOut: "signal" },
    )
    expect(server.countOf("deleteCart")).toBe(0)
    expect(state).toEqual({ status: "expired", busy: false, cart: undefined })
    expect(message).toMatchObject({ outcome: "success", shown: true })
  })

  it("asks again where the server, whose clock tells whole seconds, still has it at the very end [CART-022]", async () => {
    let asked = 0
    const answers = [
      fullCart({ remainingTime: 2 }),
      // The same end as before, told a second before it.
      fullCart({ remainingTime: 1, serverTime: at(START + 1000) }),
    ]
    const ended = emptyCart({ remainingTime: -1, serverTime: at(START + 2000) })
    const { server } = runOut({ getCart: () => reply(answers[asked++] ?? ended) })
    const state = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        yield* settle
        for (let second = 0; second < 5; second++) {
          yield* TestClock.adjust("1 second")
          yield* settle
        }
        return yield* stateOf(cart)
      }),
    )
    expect(state.status).toBe("expired")
    expect(server.countOf("deleteCart")).toBe(1)
  })

  it("shows an expired cart even when the server cannot be reached [CART-022]", async () => {
    let asked = 0
    const onceThenDown = () => (asked++ === 0 ? reply(fullCart({ remainingTime: 2 })) : "network-down")
    const { server } = runOut({ deleteCart: () => "network-down", getCart: onceThenDown })
    const state = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        yield* settle
        yield* TestClock.adjust("10 seconds")
        yield* settle
        return yield* stateOf(cart)
      }),
    )
    expect(state.status).toBe("expired")
  })

  it("leaves the cart alone while a payment runs", async () => {
    const { server } = runOut()
    await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        const paying = yield* Effect.forkChild(cart.duringPayment(Effect.sleep("10 seconds")))
        yield* settle
        yield* TestClock.adjust("10 seconds")
        yield* Fiber.join(paying)
      }),
    )
    expect(server.countOf("deleteCart")).toBe(0)
  })
})

describe("when the hold runs out during a payment", () => {
  /** Pays for ten seconds with a cart of two, and says what is told and shown three seconds after. */
  const paying = async <E>(
    end: Effect.Effect<void, E>,
    {
      after = emptyCart({ remainingTime: -1 }),
      last = after,
    }: { after?: CartContent; last?: CartContent } = {},
  ) => {
    const carts = [fullCart({ remainingTime: 2 }), after]
    const server = shop(() => carts.shift() ?? last)
    const seen = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const told: string[] = []
        yield* cart.messages.pipe(
          Stream.runForEach(({ action }) => Effect.sync(() => void told.push(action))),
          Effect.forkChild,
        )
        yield* settle
        yield* cart.callCart
        const payment = Effect.andThen(Effect.sleep("10 seconds"), end)
        const running = yield* Effect.forkChild(Effect.ignore(cart.duringPayment(payment)))
        yield* settle
        yield* TestClock.adjust("10 seconds")
        yield* Fiber.join(running)
        for (let second = 0; second < 10; second++) {
          yield* settle
          yield* TestClock.adjust("1 second")
        }
        yield* settle
        return { told, state: yield* stateOf(cart) }
      }),
    )
    return { ...seen, deleted: server.countOf("deleteCart"), read: server.countOf("getCart") }
  }
  const declined = Effect.fail({ _tag: "card-declined" } as const)

  it("says so once the payment has failed, and releases the holds", async () => {
    const { told, state, deleted } = await paying(declined)
    expect(told).toEqual(["callCart", "timeOut"])
    expect(state).toMatchObject({ status: "expired", cart: { totalQty: 0 } })
    expect(deleted).toBe(1)
  })

  it("goes on with the time that the payment brought, until that ends", async () => {
    const more = fullCart({ remainingTime: 5, serverTime: at(START + 10_000) })
    const { told, state } = await paying(declined, { after: more, last: emptyCart({ remainingTime: -1 }) })
    expect(told).toEqual(["callCart", "timeOut"])
    expect(state.status).toBe("expired")
    const longer = fullCart({ remainingTime: 900, serverTime: at(START + 10_000) })
    const kept = await paying(declined, { after: longer })
    expect(kept).toMatchObject({ told: ["callCart"], deleted: 0, state: { status: "ready" } })
  })

  it("says nothing of it to who has paid, or may have", async () => {
    const paid = await paying(Effect.void)
    expect(paid).toMatchObject({ told: ["callCart"], deleted: 0, read: 1 })
    const unknown = new ContractProblem("payment-pending", { status: 503, message: "wait" }, "wait")
    const pending = await paying(Effect.fail(unknown))
    expect(pending).toMatchObject({ told: ["callCart"], deleted: 0, read: 1 })
  })

  it("leaves a cart that is still being paid, and looks again until it is not", async () => {
    const busy = fullCart({ state: "paying", remainingTime: 0, serverTime: at(START + 10_000) })
    const { told, state, deleted } = await paying(declined, { after: busy })
    expect({ told, deleted }).toEqual({ told: ["callCart"], deleted: 0 })
    expect(state).toMatchObject({ status: "ready", cart: { totalQty: 2 } })
    const over = await paying(declined, { after: busy, last: emptyCart({ remainingTime: -1 }) })
    expect(over.state.status).toBe("expired")
  })

  it("looks less and less often at a cart that is still being paid, though the server's time goes on", async () => {
    let now = START
    let asked = 0
    const busy = () => fullCart({ state: "paying", remainingTime: 0, serverTime: at(now) })
    const server = shop(() => (asked++ === 0 ? fullCart({ remainingTime: 2 }) : busy()))
    const state = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        for (let second = 0; second < 60; second++) {
          yield* settle
          now += 1000
          yield* TestClock.adjust("1 second")
        }
        yield* settle
        return yield* stateOf(cart)
      }),
    )
    expect(state).toMatchObject({ status: "ready", cart: { state: "paying", totalQty: 2 } })
    // The first, one at the end, and those 5, 10 and 20 seconds after the one before.
    expect(server.countOf("getCart")).toBe(5)
  })
})

describe("a look at what another tab may have done", () => {
  const looked = (server: ReturnType<typeof fakeApi>, look: (cart: Cart["Service"]) => Effect.Effect<void>) =>
    inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* look(cart)
        return yield* stateOf(cart)
      }),
    )
  const inTurn = (...carts: CartContent[]) => {
    let asked = 0
    return shop(() => carts[Math.min(asked++, carts.length - 1)] ?? emptyCart())
  }

  it("shows that it was paid or changed there", async () => {
    const server = inTurn(fullCart(), emptyCart({ id: "another", version: 0 }))
    const { status, cart } = await looked(server, ({ callCart, refresh }) =>
      Effect.andThen(Effect.ignore(callCart), refresh),
    )
    expect({ status, left: cart?.totalQty }).toEqual({ status: "ready", left: 0 })
  })

  it("asks nothing before the first cart, nor while this page pays", async () => {
    const server = inTurn(fullCart())
    await looked(server, ({ refresh }) => refresh)
    expect(server.countOf("getCart")).toBe(0)
    await looked(server, ({ callCart, duringPayment, refresh }) =>
      Effect.andThen(Effect.ignore(callCart), duringPayment(refresh)),
    )
    expect(server.countOf("getCart")).toBe(1)
  })

  it("leaves what is shown, and says nothing, where the cart cannot be read", async () => {
    let asked = 0
    const server = shop(() => fullCart(), {
      getCart: () => (asked++ === 0 ? reply(fullCart()) : refuse("cart-unknown")),
    })
    const { cart } = await looked(server, ({ callCart, refresh }) =>
      Effect.andThen(Effect.ignore(callCart), refresh),
    )
    expect(cart?.totalQty).toBe(fullCart().totalQty)
  })
})

describe("actions", () => {
  const act = <A, E>(
    server: ReturnType<typeof fakeApi>,
    action: (cart: Cart["Service"]) => Effect.Effect<A, E>,
  ) =>
    inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const told = yield* cart.messages.pipe(Stream.take(1), Stream.runCollect, Effect.forkChild)
        yield* settle
        const answer = yield* Effect.orElseSucceed(action(cart), () => undefined)
        const [message] = yield* Fiber.join(told)
        return { answer, message, state: yield* stateOf(cart) }
      }),
    )

  it("addElements creates holds and shows the new cart [CART-031] [CART-036] [CART-037]", async () => {
    const server = shop(() => emptyCart(), {
      createHolds: () => reply({ message: "holds.added", cart: fullCart() }),
    })
    const { message, state } = await act(server, (cart) => cart.addElements([group]))
    expect(server.lastOf("createHolds")?.body).toEqual([group])
    expect(state).toMatchObject({ status: "ready", busy: false, cart: { totalQty: 2 } })
    expect(message).toEqual({ action: "addElements", outcome: "success", key: "holds.added", shown: true })
  })

  it("tells a refusal and keeps the cart as it was [CART-036]", async () => {
    const server = shop(() => fullCart(), { createHolds: () => refuse("seats-taken", { seatIds: ["s9"] }) })
    const { message, state } = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        const told = yield* cart.messages.pipe(Stream.take(1), Stream.runCollect, Effect.forkChild)
        yield* settle
        yield* Effect.ignore(cart.addElements([group]))
        const [message] = yield* Fiber.join(told)
        return { message, state: yield* stateOf(cart) }
      }),
    )
    expect(message).toMatchObject({ outcome: "failure", failure: { _tag: "seats-taken", seatIds: ["s9"] } })
    expect(state).toMatchObject({ busy: false, cart: { totalQty: 2 } })
  })

  it("a slow read does not undo what was added while it ran [CART-036]", async () => {
    let added = false
    const { promise: slow, resolve: answerSlow } = Promise.withResolvers<void>()
    const server = fakeApi({
      createSession: () => reply(session()),
      getCart: async () => {
        const seen = added ? fullCart() : emptyCart()
        if (!added) await slow
        return reply(seen)
      },
      createHolds: () => {
        added = true
        return reply({ message: "holds.added", cart: fullCart({ version: 2 }) })
      },
    })
    const state = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        const reading = yield* Effect.forkChild(cart.callCart)
        yield* settle
        yield* cart.addElements([group])
        answerSlow()
        yield* Fiber.join(reading)
        return yield* stateOf(cart)
      }),
    )
    expect(state).toMatchObject({ status: "ready", busy: false, cart: { totalQty: 2 } })
  })

  it("a short message is not worth a notice, the cart is shown all the same [CART-037]", async () => {
    const server = shop(() => emptyCart(), { createHolds: () => reply({ message: "ok", cart: fullCart() }) })
    const { message, state } = await act(server, (cart) => cart.addElements([group]))
    expect(message).toMatchObject({ shown: false })
    expect(state.cart?.totalQty).toBe(2)
  })

  it("delete releases the hold of the line [CART-032]", async () => {
    const server = shop(() => fullCart(), {
      releaseHolds: () => reply({ message: "done", cart: emptyCart() }),
    })
    const { state } = await act(server, (cart) => cart.delete(line))
    expect(server.lastOf("releaseHolds")?.body).toEqual([{ eventId: "le-cid", reservationId: "hold-1" }])
    expect(state.cart?.totalQty).toBe(0)
  })

  it("delete gives back what has to go along, and tells all that went [CART-032] [SEAT-005]", async () => {
    const beside = { ...line, reservationId: "hold-2", qty: 1, seatIds: ["s3"] }
    const lines = [line, beside]
    const full = fullCart({ totalQty: 3, cartElements: [{ ...element, prices: lines }] })
    const server = shop(() => full, {
      releaseHolds: ({ body }) =>
        (body as { holds?: string[] }[])[0]?.holds === undefined
          ? refuse("release-not-whole", { holds: ["l1", "l2", "l3"] })
          : reply({ message: "released", cart: emptyCart() }),
    })
    const { answer, messages } = await inSession(
      server,
      Effect.gen(function* () {
        const cart = yield* Cart
        yield* cart.callCart
        const told = yield* cart.messages.pipe(Stream.take(1), Stream.runCollect, Effect.forkChild)
        yield* settle
        const answer = yield* cart.delete(line)
        return { answer, messages: yield* Fiber.join(told) }
      }),
    )
    expect(server.lastOf("releaseHolds")?.body).toEqual([{ holds: ["l1", "l2", "l3"] }])
    expect(answer.released.map(({ reservationId }) => reservationId)).toEqual(["hold-1", "hold-2"])
    expect(messages).toMatchObject([{ action: "delete", outcome: "success" }])
  })

  it("deleteAlone changes nothing when others have to go along, and tells which, as the cart is now [CART-032] [SEAT-005]", async () => {
    const ticket = (idCartLine: string) => ({ idCartLine, seatId: idCartLine })
    const own = { ...line, qty: 1, cartDetailToken: [ticket("l1")] }
    const beside = { ...line, reservationId: "hold-2", cartDetailToken: [ticket("l2"), ticket("l3")] }
    const other = { ...line, reservationId: "hold-3", cartDetailToken: [ticket("l4")] }
    const full = fullCart({ cartElements: [{ ...element, prices: [own, beside, other] }] })
    const server = shop(() => full, {
      releaseHolds: () => refuse("release-not-whole", { holds: ["l1", "l2"] }),
    })
    const { answer, state, message } = await act(server, (cart) => cart.deleteAlone(own))
    expect(server.countOf("releaseHolds")).toBe(1)
    expect(answer).toMatchObject({ released: [] })
    expect(answer?.together.map(({ reservationId, qty, seatIds }) => [reservationId, qty, seatIds])).toEqual([
      ["hold-1", 1, ["l1"]],
      ["hold-2", 1, ["l2"]],
    ])
    expect(message).toMatchObject({ outcome: "success", shown: false })
    expect(state.cart?.cartElements[0]?.prices).toHaveLength(3)
  })

  it("deleteAlone gives back a line that nothing depends on [CART-032]", async () => {
    const server = shop(() => fullCart(), {
      releaseHolds: () => reply({ message: "released", cart: emptyCart() }),
    })
    const { state } = await act(server, (cart) => cart.deleteAlone(line))
    expect(server.lastOf("releaseHolds")?.body).toEqual([{ eventId: "le-cid", reservationId: "hold-1" }])
    expect(state.cart?.totalQty).toBe(0)
  })

  it("delete gives up when the service asks for ever more [CART-036]", async () => {
    const server = shop(() => fullCart(), {
      releaseHolds: () => refuse("release-not-whole", { holds: ["l1"] }),
    })
    const { message, state } = await act(server, (cart) => cart.delete(line))
    expect(server.countOf("releaseHolds")).toBe(3)
    expect(message).toMatchObject({
      outcome: "failure",
      failure: { _tag: "release-not-whole", holds: ["l1"] },
    })
    expect(state.busy).toBe(false)
  })

  it("deleteAllElement empties the cart and reads it again [CART-033]", async () => {
    const server = shop(() => emptyCart())
    const { state } = await act(server, (cart) => cart.deleteAllElement)
    expect(server.countOf("deleteCart")).toBe(1)
    expect(state.cart?.totalQty).toBe(0)
  })

  it("callCart reads the cart afresh each time [CART-034]", async () => {
    const server = shop(() => fullCart())
    await act(server, (cart) => Effect.andThen(cart.callCart, cart.callCart))
    expect(server.countOf("getCart")).toBe(2)
    expect(server.lastOf("getCart")?.query.get("cache")).toBe("0")
  })

  it("moreOne holds one step of the price: the best seat of a seated one [CART-029]", async () => {
    const server = shop(() => fullCart(), {
      holdByPriceLevel: () => reply({ message: "added", cart: fullCart() }),
    })
    await act(server, (cart) => cart.moreOne(line))
    expect(server.lastOf("holdByPriceLevel")?.body).toEqual({
      priceLevels: [{ id: line.priceLevelId, prices: [{ id: line.id, qty: 1 }] }],
    })
  })

  it("splitPrice divides a line over prices, its tickets in their order", async () => {
    const server = shop(() => fullCart(), {
      splitPriceLine: () => reply({ message: "holds.split", cart: fullCart({ version: 9 }) }),
      getEvent: () => refuse("event-unknown"),
    })
    const tickets = ["c1", "c2", "c3"].map((idCartLine) => ({ idCartLine }))
    await act(server, (cart) =>
      cart.splitPrice({ ...line, qty: 3, cartDetailToken: tickets }, [
        { priceId: "adult", qty: 2 },
        { priceId: "senior", qty: 0 },
        { priceId: "child", qty: 1 },
      ]),
    )
    expect(server.lastOf("splitPriceLine")?.body).toEqual({
      cartPriceId: line.reservationId,
      splits: [
        { priceId: "adult", qty: 2, idCartLine: ["c1", "c2"] },
        { priceId: "child", qty: 1, idCartLine: ["c3"] },
      ],
    })
  })

  describe("splitPrice of lines that are one to the shopper", () => {
    const held = (reservationId: string, ...tickets: string[]) => ({
      ...line,
      ...{ id: "adult", reservationId, qty: tickets.length },
      cartDetailToken: tickets.map((idCartLine) => ({ idCartLine })),
    })
    const lines = [held("h1", "c1", "c2"), held("h2", "c3")] as const
    const limits = { divisor: 1, minTickets: 0, maxTickets: 0 }
    const rules = [
      { ...line, ...limits },
      { ...line, ...limits, id: "pair", divisor: 2 },
    ]
    const split = async (parts: readonly { priceId: string; qty: number }[], handlers: Handlers = {}) => {
      const cart = fullCart({ cartElements: [{ ...element, prices: [...lines] }] })
      const server = shop(() => cart, {
        splitPriceLine: () => reply({ message: "holds.split", cart: fullCart({ version: 9 }) }),
        getEvent: () => reply({ priceLevels: [{ prices: rules }] }),
        ...handlers,
      })
      const { message } = await inSession(
        server,
        Effect.gen(function* () {
          const service = yield* Cart
          yield* service.callCart
          const told = yield* service.messages.pipe(Stream.take(1), Stream.runCollect, Effect.forkChild)
          yield* settle
          yield* Effect.ignore(service.splitPrice([...lines], parts))
          const [message] = yield* Fiber.join(told)
          return { message }
        }),
        // Of the event only the limits of its prices matter here.
        { validate: "never" },
      )
      return { server, message }
    }

    it("is one request, and what keeps its price is of the first lines", async () => {
      const { server } = await split([
        { priceId: "pair", qty: 2 },
        { priceId: "adult", qty: 1 },
      ])
      expect(server.countOf("splitPriceLine")).toBe(1)
      expect(server.lastOf("splitPriceLine")?.body).toEqual({
        cartPriceId: "h1",
        otherCartPriceIds: ["h2"],
        splits: [
          { priceId: "adult", qty: 1, idCartLine: ["c1"] },
          { priceId: "pair", qty: 2, idCartLine: ["c2", "c3"] },
        ],
      })
    })

    it("is refused before it is asked for, in the service's words", async () => {
      const { server, message } = await split([{ priceId: "pair", qty: 3 }])
      expect(server.countOf("splitPriceLine")).toBe(0)
      expect(message).toMatchObject({
        action: "splitPrice",
        outcome: "failure",
        failure: { _tag: "invalid-quantity", status: 422, action: "change-quantity", max: 1000, step: 2 },
      })
      const short = await split([{ priceId: "pair", qty: 2 }])
      expect(short.server.countOf("splitPriceLine")).toBe(0)
      expect(short.message).toMatchObject({ failure: { _tag: "quantity-mismatch" } })
    })

    it("is the service's to judge where the event cannot be read", async () => {
      const { server } = await split([{ priceId: "pair", qty: 3 }], {
        getEvent: () => refuse("event-unknown"),
      })
      expect(server.countOf("splitPriceLine")).toBe(1)
    })
  })

  it("moreOne holds a step of places for general admission [CART-029]", async () => {
    const server = shop(() => fullCart(), {
      createHolds: () => reply({ message: "added", cart: fullCart() }),
    })
    await act(server, (cart) => cart.moreOne({ ...line, rs: false }, 2))
    expect(server.lastOf("createHolds")?.body).toMatchObject([{ prices: [{ id: line.id, qty: 2 }] }])
  })

  it("moreOne holds one more of a product as it was, and by the same promotion of a ticket", async () => {
    const server = shop(() => fullCart(), {
      createHolds: () => reply({ message: "added", cart: fullCart() }),
    })
    const parking = { ...line, rs: false, productKind: "parking", productId: "p1" } as const
    await act(server, (cart) => cart.moreOne(parking))
    expect(server.lastOf("createHolds")?.body).toMatchObject([
      { type: "parking", id: "p1", prices: [{ qty: 1, parkingId: "p1" }] },
    ])
    await act(server, (cart) => cart.moreOne({ ...line, rs: false, promoId: "dix" }))
    expect(server.lastOf("createHolds")?.body).toMatchObject([{ prices: [{ qty: 1, promoId: "dix" }] }])
  })

  it("delete gives back single tickets where they are named", async () => {
    const server = shop(() => fullCart(), {
      releaseHolds: () => reply({ message: "holds.released", cart: fullCart() }),
    })
    await act(server, (cart) => cart.deleteAlone({ ...line, tickets: ["t2"] }))
    expect(server.lastOf("releaseHolds")?.body).toEqual([{ holds: ["t2"] }])
  })

  it("lessOne has no effect [CART-030]", async () => {
    const server = shop(() => fullCart())
    await act(server, (cart) => cart.lessOne(line))
    expect(server.sent).toEqual([])
  })
})

it("hides unconfirmed lines, subscriptions aside, and what they leave empty [CART-019]", () => {
  const unconfirmed = { ...line, confirmed: false }
  const cart = fullCart({
    cartElements: [
      { ...element, eventId: "a", prices: [line, unconfirmed] },
      { ...element, eventId: "b", prices: [unconfirmed] },
      { ...element, eventId: "c", _type: "subscription", prices: [unconfirmed] },
    ],
  })
  expect(confirmedCart(cart).cartElements.map(({ eventId, prices }) => [eventId, prices.length])).toEqual([
    ["a", 1],
    ["c", 1],
  ])
})
