import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest"
import {
  type ClientBench,
  codeOf,
  guest,
  newAddress,
  password,
  profile,
  startClients,
} from "../../test/house/client-shop.ts"
import { forgetGuests } from "./client-store.ts"

let bench: ClientBench

beforeAll(async () => {
  bench = await startClients()
})
// Each test has its own hour, and so its own count of failed tries.
beforeEach(() => bench.clock.pass(3600))
afterAll(() => bench.close())

describe("signing in", () => {
  it("gives the session to the client with another token, and takes it back [CALL-091] [CALL-092] [CALL-099]", async () => {
    const email = newAddress()
    const { id } = (await (await bench.browser()).create(profile(email))).json()
    const shop = await bench.browser()
    expect(codeOf(await shop.check())).toEqual([401, "login-needed"])
    const old = shop.token()
    const answer = await shop.logIn(email.toUpperCase())
    expect(answer.json()).toMatchObject({ id, email, mustChangePassword: false })
    expect((await shop.check()).json()).toEqual({ clientId: id, role: "CLIENT", mustChangePassword: false })
    const before = await shop.caller.get("/v1/clients/self", { "x-session-token": old })
    expect(before.json().code).toBe("session-expired")
    expect((await shop.logOut()).statusCode).toBe(204)
    expect((await shop.logOut()).statusCode).toBe(204)
    expect(codeOf(await shop.self())).toEqual([401, "login-needed"])
    expect(codeOf(await shop.check())).toEqual([401, "login-needed"])
  })

  it("keeps the cart of the session, in and out [CALL-092]", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    const shop = await bench.browser()
    const headers = () => ({ "x-session-token": shop.token() })
    const group = {
      type: "show",
      id: "petit.soir",
      prices: [{ id: "petit.soir.a.adulte", qty: 2, seatIds: ["A1", "A2"] }],
    }
    expect((await shop.caller.post("/v1/holds", [group], headers())).statusCode).toBe(200)
    const cart = async () => (await shop.caller.get("/v1/cart/self", headers())).json()
    const held = await cart()
    expect(held.totalQty).toBe(2)
    await shop.logIn(email)
    expect(await cart()).toEqual(held)
    await shop.logOut()
    expect(await cart()).toEqual(held)
  })

  it("ends after thirty days however much it is used, and leaves the session its cart", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    const shop = await bench.browser()
    await shop.logIn(email)
    for (let day = 1; day < 30; day += 1) {
      bench.clock.pass(24 * 3600 - 1)
      expect((await shop.check()).statusCode, `day ${day}`).toBe(200)
    }
    bench.clock.pass(23 * 3600)
    expect((await shop.check()).statusCode).toBe(200)
    bench.clock.pass(2 * 3600)
    expect(codeOf(await shop.check())).toEqual([401, "login-needed"])
    const cart = await shop.caller.get("/v1/cart/self", { "x-session-token": shop.token() })
    expect(cart.statusCode).toBe(200)
    expect((await shop.logIn(email)).statusCode).toBe(200)
    expect((await shop.check()).statusCode).toBe(200)
  })

  // SQLite writes one transaction after the other, and the look before the write is over at once.
  it.runIf(inject("database") === "postgres")(
    "that is over does not take with it one that is made at that moment",
    async () => {
      const shop = await bench.browser()
      const { id } = (await shop.create(profile(newAddress()))).json()
      const now = bench.clock.now()
      const signedIn = (at: number, db = bench.db) =>
        db("sessions").where({ client_id: id }).update({ signed_in_at: at })
      await signedIn(now - 30 * 24 * 3_600_000)
      const signingIn = await bench.db.transaction()
      await signedIn(now, signingIn)
      const meanwhile = shop.check()
      await vi.waitFor(async () => {
        const { rows } = await bench.db.raw(
          "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
        expect(rows).toHaveLength(1)
      })
      await signingIn.commit()
      expect(codeOf(await meanwhile)).toEqual([401, "login-needed"])
      expect((await shop.check()).json()).toMatchObject({ clientId: id })
    },
  )

  it("says the same of an unknown address and a wrong password [CALL-091]", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    const wrong = await (await bench.browser()).logIn(email, "Rodrigue1637!")
    const unknown = await (await bench.browser()).logIn(newAddress())
    expect(codeOf(wrong)).toEqual([401, "login-failed"])
    expect(unknown.json()).toEqual(wrong.json())
    expect(unknown.headers["x-session-token"]).toBeUndefined()
    expect(codeOf(await (await bench.browser("voisin")).logIn(email))).toEqual([401, "login-failed"])
  })

  it("stops who tries password after password on one account, real or not [CALL-091]", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    for (const address of [email, newAddress()]) {
      for (let tries = 0; tries < 10; tries += 1)
        expect(codeOf(await (await bench.browser()).logIn(address, `Wrong${tries}!`))).toEqual([
          401,
          "login-failed",
        ])
      expect(codeOf(await (await bench.browser()).logIn(address.toUpperCase()))).toEqual([
        429,
        "rate-limited",
      ])
    }
    expect((await (await bench.browser("voisin")).logIn(email)).json().code).toBe("login-failed")
    bench.clock.pass(15 * 60)
    expect((await (await bench.browser()).logIn(email)).statusCode).toBe(200)
  })

  it("locks nobody out whom somebody else guesses at, and counts a network as one caller [CALL-091]", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    const from = (address: string) => bench.browser("petit", address)
    for (let tries = 0; tries < 10; tries += 1)
      expect(codeOf(await (await from(`2001:db8:bad:1::${tries}`)).logIn(email, "Wrong1637!"))).toEqual([
        401,
        "login-failed",
      ])
    expect(codeOf(await (await from("2001:db8:bad:1::ffff")).logIn(email))).toEqual([429, "rate-limited"])
    expect((await (await from("2001:db8:bad:2::1")).logIn(email)).statusCode).toBe(200)
    expect((await (await from("203.0.113.7")).logIn(email)).statusCode).toBe(200)
  })

  it("stops who guesses at one account from many addresses [CALL-091]", async () => {
    const email = newAddress()
    const client = await (await bench.browser()).create(profile(email))
    const guess = async (tries: number) =>
      (await bench.browser("petit", `203.0.113.${Math.floor(tries / 10)}`)).logIn(email, "Wrong1637!")
    for (let tries = 0; tries < 99; tries += 1)
      expect(codeOf(await guess(tries))).toEqual([401, "login-failed"])
    const signedIn = await bench.browser("petit", "198.51.100.1")
    expect((await signedIn.logIn(email)).statusCode).toBe(200)
    expect(codeOf(await guess(99))).toEqual([401, "login-failed"])
    const fresh = await bench.browser("petit", "198.51.100.2")
    const refused = await fresh.logIn(email)
    expect(codeOf(refused)).toEqual([429, "rate-limited"])
    expect(refused.json().retryAfter).toBeLessThanOrEqual(3600)
    // The old password is the same secret, asked for by another call.
    const changing = { oldPassword: password, password: "Rodrigue1637!", confirmation: "Rodrigue1637!" }
    expect(codeOf(await signedIn.change(client.json().id, changing))).toEqual([429, "rate-limited"])
    bench.clock.pass(3600)
    expect((await fresh.logIn(email)).statusCode).toBe(200)
  })

  it("is not offered where everybody is a guest", async () => {
    expect(codeOf(await (await bench.browser("invites")).logIn(newAddress()))).toEqual([
      403,
      "accounts-not-offered",
    ])
    expect(codeOf(await (await bench.browser("invites")).create(profile(newAddress())))).toEqual([
      403,
      "accounts-not-offered",
    ])
  })

  it("knows no website by another's code", async () => {
    const shop = await bench.browser()
    const headers = { "x-session-token": shop.token() }
    const answer = await shop.caller.post("/v1/accounts/VOIS/actions/logout", undefined, headers)
    expect(answer.json().code).toBe("website-unknown")
  })
})

describe("a guest", () => {
  it("has a record of their own session, and no account [ACC-041]", async () => {
    for (const subdomain of ["invites", "petit"] as const) {
      const shop = await bench.browser(subdomain)
      const email = newAddress()
      const made = await shop.create(guest(email))
      expect(made.statusCode, made.body).toBe(200)
      expect(made.json().username).toBeUndefined()
      expect((await shop.self()).json()).toEqual(made.json())
      expect((await shop.put({ ...guest(email), firstname: "Gui" })).json().firstname).toBe("Gui")
      const check = await shop.check()
      expect(codeOf(check)).toEqual([401, "login-needed"])
    }
  })

  it("is refused where an account is needed [ACC-041]", async () => {
    const answer = await (await bench.browser("membres")).create(guest(newAddress()))
    expect(codeOf(answer)).toEqual([422, "password-refused"])
    expect(answer.json().errors).toEqual([{ path: "password", message: "required" }])
  })

  it("may give an address that has an account, and learns nothing of it", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    const shop = await bench.browser()
    const made = await shop.create(guest(email))
    expect(made.statusCode).toBe(200)
    expect((await (await bench.browser()).logIn(email)).json().firstname).toBe("Marie")
    const joining = profile(email, { firstname: "Guy" })
    expect(codeOf(await shop.put(joining))).toEqual([409, "email-taken"])
  })

  it("becomes a client by choosing a password, and a token known before is worth nothing", async () => {
    const shop = await bench.browser()
    const email = newAddress()
    const { id } = (await shop.create(guest(email))).json()
    const old = shop.token()
    await shop.put(guest(email))
    expect(shop.token()).toBe(old)
    const joined = await shop.put({ ...guest(email), password, confirmation: password })
    expect(joined.json()).toMatchObject({ id, username: email })
    const before = await shop.caller.get("/v1/clients/self", { "x-session-token": old })
    expect(codeOf(before)).toEqual([401, "session-expired"])
    expect((await shop.check()).json().clientId).toBe(id)
    expect((await (await bench.browser()).logIn(email)).json().id).toBe(id)
  })

  it("is forgotten with their session, and clients are not", async () => {
    const email = newAddress()
    const shop = await bench.browser()
    const { id } = (await shop.create(guest(email))).json()
    const client = (await (await bench.browser()).create(profile(newAddress()))).json()
    const known = () => bench.db("clients").whereIn("id", [id, client.id]).orderBy("created_at").pluck("id")
    await forgetGuests(bench.db)
    expect((await known()).sort()).toEqual([id, client.id].sort())
    await bench.db("sessions").delete()
    await forgetGuests(bench.db)
    expect(await known()).toEqual([client.id])
  })
})
