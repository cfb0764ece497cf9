import type {
  CartLink,
  CartList,
  CartReplay,
  CartReport,
  Explanation,
  HoldExplanation,
  HoldList,
  Price,
  ProblemCode,
  SeatExplanation,
} from "@parterre/contract"
import { maskHasPermission } from "@parterre/domain/permissions"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openPetitTheatre, type PetitTheatre, stalls, standing } from "../../server/test/sdk/petit-theatre.ts"
import { machineWith, refuse } from "../test/fake-machine.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())

/** A machine beside the real server, with all it asked; some of it can be refused on the way. */
function realMachine(
  isRefused: (call: string) => boolean = () => false,
  refusal: ProblemCode = "service-unavailable",
) {
  const asked: { readonly call: string; readonly headers: Headers; readonly body: unknown }[] = []
  const clock = { now: () => theatre.clock.now(), every: () => () => undefined }
  const machine = machineWith(async (request) => {
    const text = await request.clone().text()
    const call = `${request.method} ${new URL(request.url).pathname}`
    asked.push({ call, headers: request.headers, body: text === "" ? undefined : JSON.parse(text) })
    return isRefused(call) ? refuse(refusal) : fetch(request)
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
  it("takes the credentials there and keeps the token that comes back [CALL-059] [CALL-066]", async () => {
    const { signIn, json, asked, username } = realMachine()
    expect((await signIn("wrong")).code).toBe(3)
    expect((await signIn()).code).toBe(0)
    expect(asked.map(({ call }) => call)).toEqual([
      "POST /v2/refresh-tokens",
      "POST /v2/refresh-tokens",
      "GET /v1/user-permissions",
    ])
    expect(asked[1]?.body).toEqual({ username, password: "parterre-demo", oauthType: "PASSWORD" })
    expect(asked[2]?.headers.get("authorization")).toMatch(/^Bearer [\w-]{22,}$/)
    expect(await json("whoami")).toMatchObject({
      site: "petit-theatre",
      permissions: [28, 100],
      offline: false,
    })
  })

  it("takes them at v1 where a server has no v2, and says as much of a wrong password [CALL-060]", async () => {
    const { signIn, json, asked, username } = realMachine(
      (call) => call === "POST /v2/refresh-tokens",
      "route-unknown",
    )
    expect(await signIn("wrong")).toMatchObject({
      code: 3,
      err: expect.stringContaining("password is incorrect"),
    })
    expect((await signIn()).code).toBe(0)
    expect(asked.map(({ call }) => call)).toEqual([
      "POST /v2/refresh-tokens",
      "POST /v1/refresh-tokens",
      "POST /v2/refresh-tokens",
      "POST /v1/refresh-tokens",
      "GET /v1/user-permissions",
    ])
    expect(asked[3]?.body).toEqual({ username, password: "parterre-demo" })
    expect(await json("whoami")).toMatchObject({ permissions: [28, 100], offline: false })
  })

  it("tells other programs the permissions as a mask [CALL-067] [PERM-005]", async () => {
    const { signIn, json } = realMachine()
    await signIn()
    const { permissionMask } = await json<{ permissionMask: string }>("whoami")
    const has = (permission: number) => maskHasPermission(permissionMask, permission)
    expect([28, 100, 79].map(has)).toEqual([true, true, false])
  })

  it("says whom they work for, and whose reports they may read [CALL-063] [CALL-064] [CALL-065] [ENT-028]", async () => {
    const machine = realMachine()
    expect((await machine.signIn("parterre-demo", "rapports@cap.example")).code).toBe(0)
    const account = { id: "petit-theatre", code: "PETIT", name: "Little Theatre" }
    expect(await machine.json("whoami")).toMatchObject({
      userId: "petit-theatre.rapports@cap.example",
      oauthType: "PASSWORD",
      permissions: [79],
      user: { account, producerId: "cap" },
      accounts: [account],
      producers: [{ id: "cap", name: "Cap Productions" }],
    })
    const { out } = await machine.run(["whoami", "--lang", "fr"])
    expect(out).toMatch(/Organisation +Petit Théâtre \(PETIT\)\nProducteur +Productions du Cap\n/)
    expect((await machine.signIn("parterre-demo", "rapports@petit-theatre.example")).code).toBe(0)
    expect((await machine.run(["whoami"])).out).toMatch(/Producers +Cap Productions, Rive Theatre\n/)
  })

  it("is read back as the server has it: whose it is, how and until when [CALL-061]", async () => {
    const { signIn, json, asked, username } = realMachine()
    await signIn()
    expect(await json("whoami")).toMatchObject({
      username,
      userId: `petit-theatre.${username}`,
      oauthType: "PASSWORD",
      expiration: new Date(theatre.clock.now() + 3 * 86_400_000).toISOString(),
    })
    const token = asked.at(-1)?.headers.get("authorization")?.replace("Bearer ", "")
    expect(asked.map(({ call }) => call)).toContain(`GET /v2/refresh-tokens/${token}`)
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

it("shows a shopper's cart and gives a hold of it back, seats and all [CALL-018] [CALL-025]", async () => {
  const { shop } = theatre.client()
  await shop.cart.addElements([stalls("A-1", "A-2")])
  const { signIn, json, run } = realMachine()
  await signIn()
  const { carts } = await json<CartList>("carts", "list", "--state", "held")
  expect(carts).toMatchObject([{ totalQty: 2, total: 9888 }])
  const { cart } = await json<CartReport>("carts", "show", carts[0]?.id ?? "")
  expect(cart).toMatchObject({
    ...{ state: "held", totalQty: 2, reservationTime: 600, remainingTime: 600 },
    cartElements: [
      {
        ...{ _type: "event", title: "Ubu at the Market" },
        prices: [{ name: "Adult", price: 4000, serviceCharges: 300, qty: 2, total: 8600, confirmed: true }],
      },
    ],
    tax: { totalBeforeTaxes: 8600, totalAfterTaxes: 9888 },
  })
  expect((await run(["carts", "show", cart.id])).out).toContain("Ubu at the Market")
  const { holds } = await json<HoldList>("holds", "list", "--cart", carts[0]?.id ?? "")
  const hold = holds[0]?.id ?? ""
  expect((await run(["holds", "release", hold, "--reason", "The shopper phoned", "--yes"])).code).toBe(0)
  expect((await shop.cart.callCart()).totalQty).toBe(0)
  expect((await run(["holds", "show", hold])).out).toMatch(/released/i)
  // Sellable again: somebody else takes them.
  const other = theatre.client().shop.cart
  expect((await other.addElements([stalls("A-1", "A-2")])).cart.totalQty).toBe(2)
  await other.deleteAllElement()
})

describe("places held for somebody on the phone", () => {
  it("are the seats that they name, in a cart of their own, which the link pays [CALL-023] [CALL-062]", async () => {
    const { signIn, run, json, asked } = realMachine()
    await signIn()
    const [group] = [stalls("B-3", "B-4")]
    const [price] = group.prices ?? []
    const prices = await run(["holds", "place", group.id])
    expect(prices.out).toMatch(new RegExp(`${price?.id} +\\S.*Adult.*\\$43\\.00`))
    const seats = (price?.seatIds ?? []).join()
    const held = await json<{ cart: CartReport["cart"]; link: CartLink }>(
      ...["holds", "place", group.id, "--price", price?.id ?? "", "--seats", seats, "--minutes", "10"],
    )
    expect(held.cart).toMatchObject({ state: "held", totalQty: 2, tax: { totalAfterTaxes: 9888 } })
    expect(held.link).toMatchObject({ purpose: "pay", url: expect.stringContaining("reservationToken=") })
    const calls = asked.map(({ call }) => call)
    expect(calls.some((call) => /^POST \/v1\/refresh-tokens\/.+\/actions\/authorize$/.test(call))).toBe(true)
    expect(calls).toContain("POST /v1/holds")
    // Another call is another cart, and takes the best that are left.
    const best = await run(["holds", "place", group.id, "--price", price?.id ?? "", "--qty", "2"])
    expect(best.out).toMatch(/2 × Adult/)
    expect(best.out).toContain("To pay: $98.88, taxes included")
    const { carts } = await json<CartList>("carts", "list", "--state", "held")
    expect(carts.map(({ totalQty }) => totalQty)).toEqual([2, 2])
    for (const { id } of carts) await run(["carts", "clear", id, "--reason", "They hung up", "--yes"])
  })

  it("go back on sale where their link cannot be made, for nobody could pay them", async () => {
    const { signIn, run, json, asked } = realMachine((call) => /^POST .*\/link$/.test(call))
    await signIn()
    const group = stalls("B-3", "B-4")
    const [price] = group.prices ?? []
    const best = ["holds", "place", group.id, "--price", price?.id ?? "", "--qty", "2"]
    const failed = await run(best)
    expect(failed.code).not.toBe(0)
    expect(failed.err).not.toBe("")
    expect(asked.some(({ call }) => /^POST \/v1\/holds/.test(call))).toBe(true)
    const { carts } = await json<CartList>("carts", "list", "--state", "held")
    expect(carts).toEqual([])
  })

  it("are chosen from prices that name their level, for a script too", async () => {
    const { signIn, json } = realMachine()
    await signIn()
    const group = stalls("B-3")
    const prices = await json<(Price & { level: object })[]>("holds", "place", group.id)
    expect(prices.find(({ id }) => id === group.prices?.[0]?.id)?.level).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/\S/),
    })
  })

  it("are not held without a price there is, nor with other seats than asked for", async () => {
    const { signIn, run, asked } = realMachine()
    await signIn()
    const { id } = stalls("B-3")
    const unknown = await run(["holds", "place", id, "--price", "nothing"])
    expect([unknown.code, unknown.err]).toEqual([
      2,
      expect.stringContaining("The event has no price nothing."),
    ])
    const uneven = await run(["holds", "place", id, "--price", "x", "--seats", "a,b", "--qty", "3"])
    expect([uneven.code, uneven.err]).toEqual([2, expect.stringContaining("Name as many seats")])
    expect(asked.some(({ call }) => call === "POST /v1/holds")).toBe(false)
  })
})

describe("clearing a shopper's cart", () => {
  const why = ["--reason", "Wrong evening", "--yes"]
  /** Two seats that are confirmed, and two places that are not. */
  async function filled() {
    const { shop } = theatre.client()
    await shop.cart.addElements([stalls("A-1", "A-2")])
    const unsure = standing(2)
    const prices = unsure.prices.map((price) => ({ ...price, confirmed: false }))
    await shop.holds.place([{ ...unsure, prices }])
    const { id } = await shop.cart.callCart()
    const machine = realMachine()
    await machine.signIn()
    const left = async () =>
      (await machine.json<CartReport>("carts", "show", id)).cart.cartElements.flatMap(({ prices }) =>
        prices.map(({ qty, confirmed }) => [qty, confirmed]),
      )
    return { shop, id, left, ...machine }
  }

  it("releases all of it, and its seats are sellable again; the journal names who and why [CALL-020]", async () => {
    const { shop, id, left, run, json, asked } = await filled()
    expect(await run(["carts", "clear", id, ...why])).toEqual({
      ...{ code: 0, err: "", out: `Released: what cart ${id} kept is on sale again.\n` },
    })
    expect(asked.at(-1)).toMatchObject({
      call: `POST /v1/support/carts/${id}/actions/clear`,
      body: { reason: "Wrong evening", unconfirmed: false },
    })
    expect(await left()).toEqual([])
    expect((await shop.cart.callCart()).totalQty).toBe(0)
    const other = theatre.client().shop.cart
    expect((await other.addElements([stalls("A-1", "A-2")])).cart.totalQty).toBe(2)
    await other.deleteAllElement()
    const { journal } = await json<CartReport>("carts", "show", id)
    expect(journal.at(-1)).toMatchObject({
      actor: "staff:Soutien",
      explanation: expect.stringContaining("Wrong evening"),
    })
    const again = await run(["carts", "clear", id, ...why, "--lang", "fr"])
    expect(again).toMatchObject({ code: 1, out: "" })
  })

  it("releases what is not confirmed alone [CALL-021]", async () => {
    const { shop, id, left, run, json } = await filled()
    expect(await left()).toEqual([
      [2, true],
      [2, false],
    ])
    expect(await json("carts", "clear", id, "--unconfirmed", ...why)).toEqual({ cleared: id })
    expect(await left()).toEqual([[2, true]])
    const nothing = await run(["carts", "clear", id, "--unconfirmed", ...why, "--lang", "fr"])
    expect(nothing).toMatchObject({ code: 1, err: "Il n’y a rien à libérer dans ce panier.\n" })
    await shop.cart.deleteAllElement()
  })
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
      expect(out).not.toContain("..")
      expect(out).toContain("The shopper phoned")
    }
  const { code, err } = await run(["why", "promotion", "NOTHING"])
  expect([code, err]).toEqual([5, expect.stringContaining("No promotion has this code or id.")])
})
