import { readFileSync } from "node:fs"
import type { EventDetail } from "@parterre/contract"
import { afterEach, describe, expect, it, vi } from "vitest"
import { buyTwo } from "../test/example.ts"
import { fakeApi, type Handlers, refuse, reply } from "../test/fake-api.ts"
import { storageInSession } from "../test/run.ts"
import { config, emptyCart, fullCart, receipt, sale, session } from "../test/samples.ts"
import { type CartSnapshot, createParterre, isProblem, memoryStorage, type Parterre } from "./index.ts"

const price = { id: "p-1", name: "Adulte", priceType: "adulte", price: 6500, serviceCharges: 450, divisor: 1 }
const event = { priceLevels: [{ prices: [price] }] } as unknown as EventDetail

const open: Parterre[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map((shop) => shop.dispose()))
})

/** A shop of a visit, in a session already where `storage` keeps one. */
function shopOver(handlers: Handlers, storage = memoryStorage()) {
  const server = fakeApi({
    createSession: () => reply(session(Date.now())),
    getWebsiteConfig: () => reply(config({ threeDSecure: false })),
    getEvent: () => reply(event),
    getCart: () => reply(emptyCart()),
    createHolds: () => reply({ message: "holds.added", cart: fullCart() }),
    createSale: () => reply(sale),
    checkoutCreditCard: () => reply({ saleId: "V-1", deferred: false, crId: null }),
    getInvoiceConfirmation: () => reply(receipt),
    ...handlers,
  })
  const shop = createParterre({
    baseUrl: "http://shop.test",
    subdomain: "belvedere",
    fetch: server.fetch,
    storage,
    // The event has no more than the example reads.
    validate: "never",
  })
  open.push(shop)
  return { server, shop }
}

describe("the example of the README", () => {
  it("is the code that runs here", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
    const example = readFileSync(new URL("../test/example.ts", import.meta.url), "utf8")
    expect(readme).toContain(example.trim())
  })

  it("buys two seats", async () => {
    const { server, shop } = shopOver({})
    expect(await buyTwo(shop, "le-cid", ["s1", "s2"], "tok-1")).toBe("V-1")
    expect(server.lastOf("createHolds")?.body).toMatchObject([
      { prices: [{ id: "p-1", seatIds: ["s1", "s2"] }] },
    ])
  })

  it("names the seats that someone else took", async () => {
    const { shop } = shopOver({ createHolds: () => refuse("seats-taken", { seatIds: ["s2"] }) })
    expect(await buyTwo(shop, "le-cid", ["s1", "s2"], "tok-1")).toBe("taken: s2")
  })
})

it("throws the errors of the operation, to be narrowed by code", async () => {
  const { shop } = shopOver({ createHolds: () => refuse("invalid-quantity", { min: 2, max: 8 }) })
  const failure: unknown = await shop.holds.place([]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(isProblem(failure, "seats-taken")).toBe(false)
  expect(isProblem(failure, "invalid-quantity") && [failure.min, failure.max]).toEqual([2, 8])
})

it("works where the clock tells parts of milliseconds, as one set by a program may", async () => {
  const at = Date.now() + 0.5
  vi.spyOn(Date, "now").mockImplementation(() => at)
  const { shop } = shopOver({})
  expect(await buyTwo(shop, "le-cid", ["s1", "s2"], "tok-1")).toBe("V-1")
})

it("fails what is under way, as unreachable, when it is disposed", async () => {
  const { server, shop } = shopOver(
    { getCart: () => new Promise<Response>(() => {}) },
    storageInSession(Date.now()),
  )
  const failure = shop.cart.callCart().catch((error: unknown) => error)
  await vi.waitFor(() => expect(server.countOf("getCart")).toBe(1))
  await shop.dispose()
  expect(isProblem(await failure, "api-unreachable")).toBe(true)
})

it("tells whoever wrote an address that no request can be sent to, and tries nothing", async () => {
  for (const baseUrl of ["", "/", "localhost:4700", "tickets.example"]) {
    const server = fakeApi({})
    const shop = createParterre({ baseUrl, subdomain: "belvedere", fetch: server.fetch })
    open.push(shop)
    await expect(shop.catalogue.config()).rejects.toThrow(`baseUrl ${JSON.stringify(baseUrl)} is no address`)
    expect(server.sent).toEqual([])
  }
})

it("tells a page in the place of an answer from a network that is lost", async () => {
  const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
  const { shop } = shopOver({ createHolds: page })
  const failure: unknown = await shop.holds.place([]).catch((error: unknown) => error)
  expect(isProblem(failure, "api-unreachable") && failure.reason).toBe("unreadable")
})

it("gives a service to whoever awaits it", async () => {
  const { shop, server } = shopOver({}, storageInSession(Date.now()))
  expect(await Promise.resolve(shop.support)).toBe(shop.support)
  expect(await (await Promise.resolve(shop.cart)).callCart()).toMatchObject({ totalQty: 0 })
  expect(server.countOf("getCart")).toBe(1)
})

it("tells listeners the cart and its countdown until they stop", async () => {
  const cart = fullCart({ serverTime: new Date().toISOString() })
  const { shop } = shopOver({ getCart: () => reply(cart) }, storageInSession(Date.now()))
  const seconds = new Promise<number>((resolve) => {
    shop.cart.countdown((left) => left !== undefined && resolve(left))
  })
  const quantities: (number | undefined)[] = []
  const ready = new Promise<CartSnapshot>((resolve) => {
    const stop = shop.cart.subscribe((snapshot) => {
      quantities.push(snapshot.cart?.totalQty)
      if (snapshot.status !== "ready") return
      stop()
      resolve(snapshot)
    })
  })
  await shop.cart.callCart()
  expect((await ready).cart?.totalQty).toBe(2)
  expect(await seconds).toBeGreaterThan(830)
  expect(shop.cart.current().status).toBe("ready")
  expect(quantities[0]).toBeUndefined()
})

describe("the services that are loaded when they are asked for", () => {
  it("tell at once that nobody is logged in where no login has left its marker", () => {
    expect(shopOver({}).shop.clients.current()).toEqual({ status: "logged-out", client: undefined })
  })

  it("are the same for every call, and tell what they were at before", async () => {
    const marked = memoryStorage()
    marked.write("tix.auth", "true")
    const { shop } = shopOver({ checkAuthentication: () => refuse("login-needed") }, marked)
    expect([shop.checkout.stage(), shop.clients.current().status]).toEqual(["idle", "unknown"])
    const stages: string[] = []
    const statuses: string[] = []
    shop.checkout.subscribe((stage) => stages.push(stage))
    shop.clients.subscribe(({ status }) => statuses.push(status))
    await Promise.all([shop.clients.check(), buyTwo(shop, "le-cid", ["s1", "s2"], "tok-1")])
    await vi.waitFor(() => expect(stages.at(-1)).toBe("paid"))
    await vi.waitFor(() => expect(statuses.at(-1)).toBe("logged-out"))
    expect([shop.checkout.stage(), shop.clients.current().status]).toEqual(["paid", "logged-out"])
  })

  it("tell nothing to a listener that has stopped before they came", async () => {
    const { shop } = shopOver({})
    const stages: string[] = []
    shop.checkout.subscribe((stage) => stages.push(stage))()
    await buyTwo(shop, "le-cid", ["s1", "s2"], "tok-1")
    expect(stages).toEqual([])
  })
})

describe("a shop that nothing was asked of yet", () => {
  it("has sent nothing and knows nothing, and speaks the language it was told last", async () => {
    const { server, shop } = shopOver({})
    expect([shop.cart.current().status, shop.accessKeys.current().guarded]).toEqual(["unloaded", undefined])
    expect(shop.session.language()).toBe("fr")
    await shop.session.setLanguage("en")
    expect(shop.session.language()).toBe("en")
    expect(shop.assetUrl("/assets/a.svg")).toBe("http://shop.test/assets/a.svg")
    expect(server.sent).toEqual([])
    await shop.catalogue.config()
    expect(server.sent.map(({ query }) => query.get("language"))).toEqual(["en"])
  })

  it("speaks the language it was told last, in whatever turn of the opening it was told", async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      const { server, shop } = shopOver({})
      const first = shop.catalogue.config()
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
      await shop.session.setLanguage("en")
      await first
      await shop.catalogue.event("le-cid")
      expect(server.lastOf("getEvent")?.query.get("language")).toBe("en")
    }
  })

  it("tells those who listened before, from the first call on", async () => {
    const { shop } = shopOver({})
    const statuses: string[] = []
    shop.cart.subscribe(({ status }) => statuses.push(status))
    expect(statuses).toEqual([])
    await shop.cart.callCart()
    await vi.waitFor(() => expect(statuses.at(-1)).toBe("ready"))
  })

  it("answers nobody any more once it is disposed", async () => {
    const { server, shop } = shopOver({})
    await shop.dispose()
    const failure: unknown = await shop.catalogue.config().catch((error: unknown) => error)
    expect(isProblem(failure, "api-unreachable")).toBe(true)
    expect(server.sent).toEqual([])
  })
})

it("fails what is asked of it once it is disposed, as unreachable", async () => {
  const { shop } = shopOver({})
  await shop.catalogue.config()
  await shop.dispose()
  const failure: unknown = await shop.catalogue.event("le-cid").catch((error: unknown) => error)
  expect(isProblem(failure, "api-unreachable")).toBe(true)
})
