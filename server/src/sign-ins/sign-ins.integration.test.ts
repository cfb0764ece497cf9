import type { SignIn } from "@parterre/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { codeOf, newAddress, profile, startClients } from "../../test/house/client-shop.ts"
import { serve, testConfig } from "../../test/serve.ts"

type Bench = Awaited<ReturnType<typeof startClients>>
let bench: Bench
beforeAll(async () => {
  bench = await startClients()
})
beforeEach(() => bench.db("limit_counts").delete())
afterAll(() => bench.close())

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"

/** A browser's calls about sign-ins. */
async function visitor(app = bench.app) {
  const shop = await bench.browser()
  const call = (method: "GET" | "DELETE", path = "", agent?: string) =>
    app.inject({
      ...{ method, url: `/v1/clients/self${path}?subdomain=petit` },
      headers: { "x-session-token": shop.token(), ...(agent === undefined ? {} : { "user-agent": agent }) },
    })
  return {
    ...shop,
    call,
    list: async (): Promise<SignIn[]> => (await call("GET", "/sessions")).json().signIns,
    end: (id: string) => call("DELETE", `/sessions/${id}`),
    endOthers: () => shop.post("/v1/clients/self/sessions/actions/end-others", {}),
    /** Signs in, as a browser that says what it is. */
    logInWith: (username: string, agent: string) =>
      bench.app.inject({
        ...{ method: "POST", url: "/v1/clients/actions/authorize?subdomain=petit" },
        headers: { "x-session-token": shop.token(), "user-agent": agent },
        payload: { username, password: "Corneille1637!" },
      }),
  }
}

async function signedInTwice() {
  const [here, there] = [await visitor(), await visitor()]
  const email = newAddress()
  await here.create(profile(email))
  await there.logIn(email)
  return { here, there, email }
}

describe("sign-ins", () => {
  it("are listed, this one first, with when they were made and used, and with what", async () => {
    const { here, there, email } = await signedInTwice()
    const windows = await visitor()
    const token = (await windows.logInWith(email, firefox)).headers["x-session-token"]
    expect(token).toBeTypeOf("string")
    const list = await here.list()
    expect(list.map(({ isThis }) => isThis)).toEqual([true, false, false])
    expect(list.find(({ browser }) => browser === "Firefox")).toMatchObject({ system: "Windows" })
    const before = (await there.list())[0]
    bench.clock.pass(6 * 60)
    await there.self()
    expect((await there.list())[0]?.usedAt).not.toBe(before?.usedAt)
    // Neither an address nor the whole of what a browser says is kept.
    const rows = JSON.stringify(await bench.db("sessions"))
    expect(rows).not.toContain("Mozilla")
    expect(rows).not.toContain("127.0.0.1")
  })

  it("name no session: a sale's token is made of its id", async () => {
    const { here } = await signedInTwice()
    const ids: string[] = await bench.db("sessions").pluck("id")
    for (const { id } of await here.list()) expect(ids).not.toContain(id)
  })

  it("end one by one, at once and in every process; the cart's session goes on", async () => {
    const { here, there } = await signedInTwice()
    const other = serve(bench.open(), bench.clock, { config: testConfig() })
    const meanwhile = (path: string) =>
      other.inject({
        ...{ method: "GET", url: `${path}?subdomain=petit` },
        headers: { "x-session-token": there.token() },
      })
    // The other process has seen the sign-in alive.
    expect((await meanwhile("/v1/clients/self")).statusCode).toBe(200)
    const [, theirs] = await here.list()
    expect((await here.end(theirs?.id ?? "")).statusCode).toBe(204)
    expect(codeOf(await meanwhile("/v1/clients/self"))).toEqual([401, "login-needed"])
    expect(codeOf(await there.self())).toEqual([401, "login-needed"])
    expect((await meanwhile("/v1/cart/self")).statusCode).toBe(200)
    expect((await here.self()).statusCode).toBe(200)
    expect(await here.list()).toHaveLength(1)
    expect(codeOf(await here.end(theirs?.id ?? ""))).toEqual([404, "sign-in-unknown"])
    await other.close()
  })

  it("of the same browser have another name the next time, which an old list does not end", async () => {
    const { here, there, email } = await signedInTwice()
    const [, theirs] = await here.list()
    bench.clock.pass(1)
    await there.logOut()
    await there.logIn(email)
    expect(codeOf(await here.end(theirs?.id ?? ""))).toEqual([404, "sign-in-unknown"])
    expect((await there.self()).statusCode).toBe(200)
  })

  it("end everywhere else, and nowhere of anybody else's", async () => {
    const { here, there, email } = await signedInTwice()
    const stranger = await visitor()
    await stranger.create(profile(newAddress()))
    const third = await visitor()
    await third.logIn(email)
    expect((await here.endOthers()).statusCode).toBe(204)
    for (const gone of [there, third]) expect(codeOf(await gone.self())).toEqual([401, "login-needed"])
    expect((await here.list()).map(({ isThis }) => isThis)).toEqual([true])
    expect((await stranger.self()).statusCode).toBe(200)
    const [own] = await stranger.list()
    expect(codeOf(await here.end(own?.id ?? ""))).toEqual([404, "sign-in-unknown"])
    expect((await stranger.self()).statusCode).toBe(200)
  })

  it("are a client's: a guest has none, and one that is over is not told", async () => {
    const guest = await visitor()
    expect(codeOf(await guest.call("GET", "/sessions"))).toEqual([401, "login-needed"])
    expect(codeOf(await guest.endOthers())).toEqual([401, "login-needed"])
    const { here, there } = await signedInTwice()
    expect(await here.list()).toHaveLength(2)
    bench.clock.pass(23 * 3_600)
    await here.self()
    bench.clock.pass(3 * 3_600)
    expect(await here.list()).toHaveLength(1)
    expect(codeOf(await there.self())).toEqual([401, "session-expired"])
  })
})
