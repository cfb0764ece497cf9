import { maskFromPermissions, permissionIds } from "@parterre/domain/permissions"
import { api } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testConfig } from "../serve.ts"
import { openPetitTheatre, type PetitTheatre, stalls } from "./petit-theatre.ts"
import { failureOf, pass, type SdkClient } from "./sdk-client.ts"

const god = "petit-theatre.sans-acces@petit-theatre.example"
let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({ config: testConfig({ godUserIds: [god] }) })
})
afterAll(() => theatre.close())

const password = "parterre-demo"
const username = "soutien@petit-theatre.example"
const signIn = ({ shop }: SdkClient) => shop.support.logIn(username, password)

describe("whom staff work for", () => {
  const account = { id: "petit-theatre", code: "PETIT", name: "Petit Théâtre" }
  const cap = "petit-theatre.rapports@cap.example"
  const signedIn = async (username: string) => {
    const client = theatre.client()
    await client.shop.support.logIn(username, password)
    return client.shop.support
  }

  it("is the organiser, and one producer of events at its site [CALL-063] [CALL-064]", async () => {
    const producer = await signedIn("rapports@cap.example")
    expect(await producer.user()).toEqual({ id: cap, account, producerId: "cap" })
    expect(await producer.accounts()).toEqual([account])
    const support = await signedIn(username)
    expect(await support.user()).toEqual({ id: `petit-theatre.${username}`, account })
    // Support reads the record of others, others their own.
    expect(await support.user(cap)).toMatchObject({ producerId: "cap" })
    expect(await failureOf(support.user("nobody"))).toMatchObject({ _tag: "user-unknown", status: 404 })
    for (const id of [`petit-theatre.${username}`, "nobody"])
      expect(await failureOf(producer.user(id))).toMatchObject({ _tag: "permission-missing", status: 403 })
  })

  it("says whose reports they may read [CALL-065]", async () => {
    const own = { id: "cap", name: "Productions du Cap" }
    expect(await (await signedIn("rapports@cap.example")).producers()).toEqual([own])
    expect(await (await signedIn("rapports@petit-theatre.example")).producers()).toEqual([
      own,
      { id: "rive", name: "Théâtre de la Rive" },
    ])
    expect(await failureOf((await signedIn(username)).producers())).toMatchObject({
      _tag: "permission-missing",
    })
    expect(await theatre.client().shop.catalogue.config()).not.toHaveProperty("producers")
    expect(await failureOf(theatre.client().shop.support.accounts())).toMatchObject({
      _tag: "staff-token-missing",
    })
  })
})

describe("a refresh token", () => {
  it("is what staff sign in for, at either path [CALL-059] [CALL-060]", async () => {
    const client = theatre.client()
    const record = {
      refreshToken: expect.stringMatching(/^[\w-]{22,}$/),
      userId: `petit-theatre.${username}`,
      expiration: "2026-11-24T17:00:00.000Z",
      rotateAfter: "2026-11-21T17:15:00.000Z",
      oauthType: "PASSWORD",
    }
    expect(await signIn(client)).toEqual(record)
    const body = { username, password }
    expect(await client.shop.run(api.logIn({ body }))).toEqual(record)
    expect(client.of("POST /v2/refresh-tokens")[0]?.body).toEqual({ ...body, oauthType: "PASSWORD" })
    expect(client.of("POST /v1/refresh-tokens")[0]?.body).toEqual(body)
    for (const wrong of [
      () => client.shop.support.logIn(username, "wrong"),
      () => client.shop.run(api.logIn({ body: { ...body, password: "wrong" } })),
    ])
      expect(await failureOf(wrong())).toMatchObject({ _tag: "login-failed", status: 401 })
  })

  it("is read by whoever has it, and unknown otherwise [CALL-061]", async () => {
    const client = theatre.client()
    const record = await signIn(client)
    const read = (token: string) => client.shop.run(api.getRefreshToken({ path: { token } }))
    expect(await read(record.refreshToken)).toEqual(record)
    expect(await failureOf(read("nothing"))).toMatchObject({ _tag: "refresh-token-unknown", status: 404 })
  })

  it("opens a session of its user [CALL-062]", async () => {
    const client = theatre.client()
    const { refreshToken: token } = await signIn(client)
    const opened = await client.shop.run(api.authorizeRefreshToken({ path: { token } }))
    expect(opened).toMatchObject({
      sessionToken: expect.stringMatching(/^[\w-]{22,}$/),
      expiration: expect.any(String),
    })
    const session = await theatre.db("sessions").whereNotNull("staff_id").first("staff_id")
    expect(session?.staff_id).toBe(`petit-theatre.${username}`)
    const dead = client.shop.run(api.authorizeRefreshToken({ path: { token: "nothing" } }))
    expect(await failureOf(dead)).toMatchObject({ _tag: "refresh-token-expired", status: 401 })
  })
})

describe("the permissions of staff", () => {
  it("are a list of numbers, and a mask of the same [CALL-066] [CALL-067] [PERM-002] [PERM-005]", async () => {
    const client = theatre.client()
    expect(await failureOf(client.shop.support.permissions())).toMatchObject({ status: 401 })
    await signIn(client)
    expect(await client.shop.support.permissions()).toEqual([28, 100])
    expect(await client.shop.run(api.getPermissionMask())).toBe(maskFromPermissions([28, 100]))
    for (const call of ["GET /v1/user-permissions", "GET /v1/refresh-tokens/permission"])
      expect(client.of(call).at(-1)).toMatchObject({ status: 200, query: { cache: "0" } })
  })

  it("are thirteen, all of which a god user has [PERM-003]", async () => {
    const { shop } = theatre.client()
    await shop.support.logIn("sans-acces@petit-theatre.example", password)
    const all = [2, 3, 4, 28, 70, 77, 79, 82, 85, 100, 139, 150, 251]
    expect((await shop.support.permissions()).toSorted((one, other) => one - other)).toEqual(all)
    expect(Object.values(permissionIds).toSorted((one, other) => one - other)).toEqual(all)
  })
})

describe("a support desk", () => {
  it("sees the carts and holds of shoppers, and gives a hold back with a reason", async () => {
    const shopper = theatre.client()
    await shopper.shop.cart.addElements([stalls("A-1", "A-2")])
    const desk = theatre.client({ language: "en" })
    await signIn(desk)
    const { carts } = await desk.shop.support.carts({ state: "held", limit: 5 })
    expect(carts).toMatchObject([{ state: "held", totalQty: 2, total: 9888 }])
    const { holds } = await desk.shop.support.holds({ cartId: carts[0]?.id ?? "" })
    expect(holds).toMatchObject([{ qty: 2, state: "live" }])
    expect(await desk.shop.support.cart(carts[0]?.id ?? "")).toMatchObject({ cart: { totalQty: 2 } })
    const told = await desk.shop.support.explain(carts[0]?.id ?? "", "price")
    expect(told.steps.find(({ fact }) => fact === "total")).toMatchObject({ amount: 9888 })
    expect(await desk.shop.support.replay(carts[0]?.id ?? "")).toMatchObject({ tickets: 2, differences: [] })
    await desk.shop.support.releaseHold(holds[0]?.id ?? "", "The shopper phoned")
    expect((await desk.shop.support.hold(holds[0]?.id ?? "")).state).toBe("released")
    expect((await shopper.shop.cart.callCart()).totalQty).toBe(0)
  })

  it("is closed to who has signed out, and to a sign-in that is over [SESS-010]", async () => {
    const kept = new Map<string, string>()
    const storage = {
      read: (key: string) => kept.get(key),
      write: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    }
    const desk = theatre.client({ storage })
    const { refreshToken: token } = await signIn(desk)
    // The account is chosen with the site: what is kept is under its name.
    expect([...kept.keys()]).toEqual(["parterre.petit-theatre.staff"])
    expect(kept.get("parterre.petit-theatre.staff")).toContain(token)
    expect(await desk.shop.support.logOut()).toBe(true)
    expect(desk.shop.support.token()).toBeUndefined()
    expect([...kept]).toEqual([])
    expect(await failureOf(desk.shop.support.carts())).toMatchObject({ _tag: "staff-token-missing" })
    const copy = desk.shop.run(api.getRefreshToken({ path: { token } }))
    expect(await failureOf(copy)).toMatchObject({ _tag: "refresh-token-unknown" })
    await signIn(desk)
    pass(theatre.clock, 31 * 24 * 3600)
    expect(await failureOf(desk.shop.support.carts())).toMatchObject({ _tag: "refresh-token-expired" })
  })
})
