import type {
  CartLink,
  CartList,
  CartReplay,
  CartReport,
  Explanation,
  HoldExplanation,
  HoldList,
  SeatExplanation,
} from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openPetitTheatre, type PetitTheatre, stalls } from "../../server/test/sdk/petit-theatre.ts"
import { machineWith } from "../test/fake-machine.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())

/** A machine beside the real server, with all it asked. */
function realMachine() {
  const asked: { readonly call: string; readonly headers: Headers; readonly body: unknown }[] = []
  const clock = { now: () => theatre.clock.now(), every: () => () => undefined }
  const machine = machineWith(async (request) => {
    const text = await request.clone().text()
    const call = `${request.method} ${new URL(request.url).pathname}`
    asked.push({ call, headers: request.headers, body: text === "" ? undefined : JSON.parse(text) })
    return fetch(request)
  }, clock)
  const username = "soutien@petit-theatre.example"
  const signIn = (password = "parterre-demo", as = username) =>
    machine.run(
      ["login", "--server", theatre.address, "--site", "petit-theatre", "--username", as, "--password-stdin"],
      password,
    )
  const json = async <Value>(...argv: string[]): Promise<Value> =>
    JSON.parse((await machine.run([...argv, "--json"])).out)
  return { ...machine, asked, signIn, json, username }
}

describe("signing in at a server", () => {
  it("takes the credentials there and keeps the token that comes back [CALL-060] [CALL-066]", async () => {
    const { signIn, json, asked, username } = realMachine()
    expect((await signIn("wrong")).code).toBe(3)
    expect((await signIn()).code).toBe(0)
    expect(asked.map(({ call }) => call)).toEqual([
      "POST /v1/refresh-tokens",
      "POST /v1/refresh-tokens",
      "GET /v1/user-permissions",
    ])
    expect(asked[1]?.body).toEqual({ username, password: "parterre-demo" })
    expect(asked[2]?.headers.get("authorization")).toMatch(/^Bearer [\w-]{22,}$/)
    expect(await json("whoami")).toMatchObject({
      site: "petit-theatre",
      permissions: [28, 100],
      offline: false,
    })
  })

  it("says whom they work for, and whose reports they may read [CALL-063] [CALL-064] [CALL-065]", async () => {
    const machine = realMachine()
    expect((await machine.signIn("parterre-demo", "rapports@cap.example")).code).toBe(0)
    const account = { id: "petit-theatre", code: "PETIT", name: "Little Theatre" }
    expect(await machine.json("whoami")).toMatchObject({
      user: { account, producerId: "cap" },
      accounts: [account],
      producers: [{ id: "cap", name: "Cap Productions" }],
    })
    const { out } = await machine.run(["whoami", "--lang", "fr"])
    expect(out).toMatch(/Organisation +Petit Théâtre \(PETIT\)\nProducteur +Productions du Cap\n/)
    expect((await machine.signIn("parterre-demo", "rapports@petit-theatre.example")).code).toBe(0)
    expect((await machine.run(["whoami"])).out).toMatch(/Producers +Cap Productions, Rive Theatre\n/)
  })

  it("ends there too, and a copy of the token is good for nothing", async () => {
    const { signIn, run, asked, json } = realMachine()
    await signIn()
    await json("whoami")
    const authorization = asked.at(-1)?.headers.get("authorization") ?? ""
    expect((await run(["logout"])).code).toBe(0)
    const answer = await fetch(`${theatre.address}/v1/user-permissions?subdomain=petit-theatre`, {
      headers: { authorization },
    })
    expect(answer.status).toBe(401)
    expect((await run(["carts", "list"])).code).toBe(3)
  })
})

it("finds a shopper's cart and gives a hold back, seats and all", async () => {
  const { shop } = theatre.client()
  await shop.cart.addElements([stalls("A-1", "A-2")])
  const { signIn, json, run } = realMachine()
  await signIn()
  const { carts } = await json<CartList>("carts", "list", "--state", "held")
  expect(carts).toMatchObject([{ totalQty: 2, total: 9888 }])
  expect((await json<CartReport>("carts", "show", carts[0]?.id ?? "")).cart.totalQty).toBe(2)
  const { holds } = await json<HoldList>("holds", "list", "--cart", carts[0]?.id ?? "")
  const hold = holds[0]?.id ?? ""
  expect((await run(["holds", "release", hold, "--reason", "The shopper phoned", "--yes"])).code).toBe(0)
  expect((await shop.cart.callCart()).totalQty).toBe(0)
  expect((await run(["holds", "show", hold])).out).toMatch(/released/i)
})

it("makes a link that shows a shopper's cart, and one that pays it [CALL-019]", async () => {
  const { shop } = theatre.client()
  await shop.cart.addElements([stalls("A-1", "A-2")])
  const { id } = await shop.cart.callCart()
  const { signIn, json, run } = realMachine()
  await signIn()
  const [address = "", ...told] = (await run(["carts", "link", id, "--lang", "fr"])).out.trim().split("\n")
  expect(new URL(address).pathname).toBe("/fr/cart")
  expect(told.join("\n")).toMatch(/ni de le modifier ni de le payer.*\n.*valable jusqu’au/)
  const reservationToken = new URL(address).searchParams.get("reservationToken") ?? ""
  expect(await theatre.client({ reservationToken }).shop.cart.callCart()).toMatchObject({ id, totalQty: 2 })
  expect(await json<CartLink>("carts", "link", id, "--pay", "--minutes", "5")).toMatchObject({
    purpose: "pay",
  })
  expect((await run(["carts", "link", "nothing"])).code).toBe(5)
  await shop.cart.deleteAllElement()
})

it("explains a shopper's prices and taxes, and finds an amount that was tampered with", async () => {
  const { shop } = theatre.client()
  await shop.cart.addElements([stalls("B-1", "B-2")])
  const { tax, id } = await shop.cart.callCart()
  const { signIn, json, run } = realMachine()
  await signIn()
  const price = await json<Explanation>("why", "price", id)
  expect(price.steps.find(({ fact }) => fact === "total")?.amount).toBe(tax.totalAfterTaxes)
  const taxes = await json<Explanation>("why", "tax", id)
  const ofOrder = taxes.steps.filter(({ fact }) => fact === "tax").map(({ amount }) => amount)
  expect(ofOrder).toEqual([tax.tax1, tax.tax2])
  expect((await run(["why", "tax", id])).out).toContain("Excise Tax Act, s. 165(1)")
  expect(await run(["carts", "replay", id])).toMatchObject({ code: 0 })
  await theatre.db("holds").where({ cart_id: id }).increment("service_charge", 100)
  const { code, out } = await run(["carts", "replay", id])
  expect(code).toBe(1)
  expect(out).toMatch(/Service fees \(B 1\): \$[\d.]+ by the journal, \$[\d.]+ as\s+stored/)
  expect((await json<CartReplay>("carts", "replay", id)).differences).toHaveLength(2)
})

it("tells what became of a hold and of its seat, in both languages and in 80 columns", async () => {
  const { shop } = theatre.client()
  await shop.cart.addElements([stalls("A-1", "A-2")])
  const { id, cartElements } = await shop.cart.callCart()
  const { eventId = "", prices = [] } = cartElements[0] ?? {}
  const hold = prices[0]?.reservationId ?? ""
  const seat = prices[0]?.seatIds?.[0] ?? ""
  const { signIn, json, run } = realMachine()
  await signIn()
  expect((await run(["holds", "release", hold, "--reason", "The shopper phoned", "--yes"])).code).toBe(0)
  const told = await json<HoldExplanation>("why", "hold", hold)
  expect(told.cartId).toBe(id)
  expect(told.holds[0]?.findings.map(({ fact }) => fact)).toEqual(["held", "released"])
  const ofSeat = await json<SeatExplanation>("why", "seat", eventId, seat)
  expect(ofSeat).toMatchObject({ state: "free", seat: { seatId: seat } })
  const own = ofSeat.history.filter(({ cartId }) => cartId === id)
  expect(own.map(({ fact }) => fact)).toEqual(["held", "released"])
  for (const argv of [
    ["why", "hold", hold],
    ["why", "seat", eventId, seat, "--qty", "2"],
  ])
    for (const language of ["fr", "en"]) {
      const { code, out } = await run([...argv, "--lang", language])
      expect(code).toBe(0)
      expect(Math.max(...out.split("\n").map((line) => [...line].length))).toBeLessThanOrEqual(80)
      expect(out).toContain("The shopper phoned")
    }
  const { code, err } = await run(["why", "promotion", "NOTHING"])
  expect([code, err]).toEqual([5, expect.stringContaining("No promotion has this code or id.")])
})
