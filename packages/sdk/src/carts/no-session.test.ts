import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, reply } from "../../test/fake-api.ts"
import { onFakeApi, storageInSession } from "../../test/run.ts"
import { at, emptyCart, fullCart, line, START, session } from "../../test/samples.ts"
import { Cart, keepsSession, memoryStorage } from "../index.ts"

const group = { type: "show" as const, id: "le-cid", prices: [{ id: line.id, qty: 2 }] }

/** A server that names its sessions by number, and where each holds what it was given. */
function shop(handlers: Handlers = {}) {
  const held = new Set<string>()
  let opened = 0
  const cart = (token: string | null) =>
    held.has(token ?? "") ? fullCart({ id: `cart of ${token}` }) : emptyCart()
  return fakeApi({
    createSession: () => reply({ ...session(), sessionToken: `session-${++opened}` }),
    getCart: ({ headers }) => reply(cart(headers.get("x-session-token"))),
    getCartByToken: () => reply(fullCart()),
    createHolds: ({ headers }) => {
      const token = headers.get("x-session-token")
      held.add(token ?? "")
      return reply({ message: "holds.added", cart: cart(token) })
    },
    ...handlers,
  })
}

const read = Effect.gen(function* () {
  const cart = yield* Cart
  const answered = yield* cart.callCart
  return { answered, ...(yield* SubscriptionRef.get(cart.state)) }
})

describe("the cart of a visitor who has no session", () => {
  it("is known to be empty without a request, and by the shop's time", async () => {
    const server = shop()
    const { answered, status } = await onFakeApi(server, read)
    expect(server.sent).toEqual([])
    expect(status).toBe("ready")
    expect(answered).toMatchObject({ state: "empty", totalQty: 0, cartElements: [], serverTime: at(START) })
    expect(answered.tax.totalAfterTaxes).toBe(0)
  })

  it("has nothing to give back when a selection is left", async () => {
    const server = shop()
    await onFakeApi(
      server,
      Cart.use((cart) => cart.deleteUnconfirmed),
    )
    expect(server.sent).toEqual([])
  })

  it("is asked for once something is held: that opens the session", async () => {
    const server = shop()
    const storage = memoryStorage()
    const { answered } = await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* read
        expect(keepsSession(storage, "belvedere")).toBe(false)
        yield* (yield* Cart).addElements([group])
        return yield* read
      }),
      { storage },
    )
    expect(keepsSession(storage, "belvedere")).toBe(true)
    expect(answered.totalQty).toBe(2)
    expect(server.sent.map(({ operation }) => operation)).toEqual(["createSession", "createHolds", "getCart"])
  })

  it("shows what another tab holds by now when it is looked at again", async () => {
    const server = shop()
    const storage = memoryStorage()
    const addElsewhere = () =>
      onFakeApi(
        server,
        Cart.use((cart) => cart.addElements([group])),
        { storage },
      )
    const { cart } = await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* read
        yield* Effect.promise(addElsewhere)
        const here = yield* Cart
        yield* here.refresh
        return yield* SubscriptionRef.get(here.state)
      }),
      { storage },
    )
    expect(cart?.totalQty).toBe(2)
    expect(server.countOf("createSession")).toBe(1)
  })

  it("is one cart where two tabs hold at the same moment: both go on with the session that came first", async () => {
    const asked = Promise.withResolvers<void>()
    let opened = 0
    const server = shop({
      createSession: async () => {
        const sessionToken = `session-${++opened}`
        if (opened === 2) asked.resolve()
        await asked.promise
        return reply({ ...session(), sessionToken })
      },
    })
    const storage = memoryStorage()
    const tab = () =>
      onFakeApi(
        server,
        Cart.use((cart) => cart.addElements([group])),
        { storage },
      )
    const answers = await Promise.all([tab(), tab()])
    expect(opened).toBe(2)
    expect(new Set(answers.map(({ cart }) => cart.id)).size).toBe(1)
    const { answered } = await onFakeApi(server, read, { storage })
    expect(answered.id).toBe(answers[0]?.cart.id)
  })
})

it("asks for the cart of a session that is kept, even one whose time seems over", async () => {
  const server = shop()
  const storage = storageInSession(START - 7 * 86_400_000)
  await onFakeApi(server, read, { storage })
  expect(server.countOf("getCart")).toBe(1)
})

it("asks for the cart that a link names, whoever opens it", async () => {
  const server = shop()
  const { answered } = await onFakeApi(server, read, { reservationToken: "link-1" })
  expect(answered.totalQty).toBe(2)
  expect(server.countOf("getCartByToken")).toBe(1)
})

it.each([
  ["another tenant's", "harbour"],
  ["that of a site by its host", undefined],
])("keeps a session for each tenant: %s is none here", (_, subdomain) => {
  expect(keepsSession(storageInSession(), "belvedere")).toBe(true)
  expect(keepsSession(storageInSession(), subdomain)).toBe(false)
})
