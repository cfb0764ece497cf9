import type { FastifyInstance, LightMyRequestResponse } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { callerOf, serve, testConfig } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { ClientRow } from "../database/client-tables.ts"
import { buildHouse, otherHouse, smallHouse, TestClock } from "../holds/small-house.test-support.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"
import { forgetGuests } from "./client-store.ts"

let database: TestDatabase
let app: FastifyInstance
const clock = new TestClock()
const logged: string[] = []
const rows = [{ name: "A", seats: 10 }]
const modes = { petit: "OPTIONAL", voisin: "OPTIONAL", invites: "NO", membres: "YES" } as const

beforeAll(async () => {
  database = await testDatabase()
  for (const [id, clientAccount] of Object.entries(modes)) {
    const base = id === "petit" ? smallHouse : otherHouse
    await buildHouse(database.db, {
      website: { ...base, id, accountCode: id.toUpperCase().slice(0, 4), clientAccount },
      rows,
    })
  }
  const config = testConfig({ logLevel: "trace" })
  app = serve(database.db, clock, { config, logStream: { write: (text) => void logged.push(text) } })
})
// Each test has its own hour, and so its own count of failed tries.
beforeEach(() => clock.pass(3600))
afterAll(async () => {
  await app.close()
  await database.close()
})

const password = "Corneille1637!"
let addresses = 0
const newAddress = () => {
  addresses += 1
  return `marie${addresses}@exemple.ca`
}
const profile = (email: string, more: object = {}) => ({
  firstname: "Marie",
  lastname: "Tremblay",
  email,
  language: "fr",
  password,
  confirmation: password,
  ...more,
})
const guest = (email: string) => ({ firstname: "Guy", lastname: "Roy", email })

/** A browser: a session, whose token follows the answers. */
async function browser(subdomain: keyof typeof modes = "petit") {
  const caller = callerOf(app, subdomain)
  let token: string = (await caller.post("/v1/session")).json().sessionToken
  const headers = () => ({ "x-session-token": token })
  const followed = (answer: LightMyRequestResponse) => {
    const next = answer.headers["x-session-token"]
    if (typeof next === "string") token = next
    return answer
  }
  const account = modes[subdomain] === "OPTIONAL" ? subdomain.toUpperCase().slice(0, 4) : "MEMB"
  return {
    caller,
    token: () => token,
    create: async (body: object) => followed(await caller.post("/v1/clients", body, headers())),
    logIn: async (username: string, given = password) =>
      followed(await caller.post("/v1/clients/actions/authorize", { username, password: given }, headers())),
    logOut: () => caller.post(`/v1/accounts/${account}/actions/logout`, undefined, headers()),
    check: () => caller.post(`/v1/accounts/${account}/actions/authentication`, undefined, headers()),
    self: () => caller.get("/v1/clients/self", headers()),
    put: (body: object) =>
      app.inject({
        method: "PUT",
        url: `/v1/clients?subdomain=${subdomain}`,
        headers: headers(),
        payload: body,
      }),
    change: (id: string, body: object) =>
      caller.post(`/v1/clients/${id}/actions/change-password`, body, headers()),
    ask: (email: string) => caller.post("/v1/client/actions/reset-password-request", { email }, headers()),
    reset: (resetToken: string, next: string) =>
      caller.post(
        "/v1/client/actions/reset-password",
        { token: resetToken, password: next, confirmation: next },
        headers(),
      ),
  }
}

/** Everything the outbox sends now. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await sendOutbox({ db: database.db, mailer, log: app.log }, clock.now(), 100)
  return sent
}

const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
const tokenIn = (mail: Mail | undefined) =>
  /client-reset-password\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? ""

describe("an account", () => {
  it("is made with a password that is never told or written down [CALL-094] [ENT-029]", async () => {
    const email = newAddress()
    const shop = await browser()
    const before = shop.token()
    const answer = await shop.create(profile(` ${email} `))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: expect.any(String),
      email,
      username: email,
      firstname: "Marie",
      lastname: "Tremblay",
      language: "fr",
      accountId: "petit",
      isCompletedProfile: false,
      mustChangePassword: false,
    })
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(shop.token()).not.toBe(before)
    expect((await shop.self()).json()).toEqual(answer.json())
    const row = await database.db<ClientRow>("clients").where({ email }).first()
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    for (const table of ["clients", "sessions", "outbox", "journal"])
      expect(JSON.stringify(await database.db(table))).not.toContain(password)
    expect(JSON.stringify(await database.db("sessions"))).not.toContain(shop.token())
    expect(logged.join("")).not.toContain(password)
  })

  it.each([
    ["a weak password", { password: "abc", confirmation: "abc" }, "password-refused", "password"],
    ["another confirmation", { confirmation: "Rodrigue1637!" }, "password-refused", "confirmation"],
    ["no name", { firstname: " " }, "client-invalid", "firstname"],
    ["half an email", { email: "marie@exemple" }, "client-invalid", "email"],
    ["a bad phone", { phones: [{ type: "MAISON", number: "12" }] }, "client-invalid", "phones/0/number"],
  ])("is not made with %s [VAL-018] [VAL-031]", async (_, change, code, path) => {
    const email = newAddress()
    const answer = await (await browser()).create(profile(email, change))
    expect(answer.json()).toMatchObject({ status: 422, code })
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path }))
    expect(await database.db("clients").where({ email })).toEqual([])
  })

  it("may have a longer password at sign-up than at a change [VAL-017]", async () => {
    const email = newAddress()
    const long = `Aa1!${"x".repeat(20)}`
    const shop = await browser()
    const made = await shop.create(profile(email, { password: long, confirmation: long }))
    expect(made.statusCode).toBe(200)
    const change = { oldPassword: long, password: `${long}y`, confirmation: `${long}y` }
    const refused = await shop.change(made.json().id, change)
    expect(codeOf(refused)).toEqual([422, "password-refused"])
    expect(refused.json().errors).toEqual([{ path: "password", message: "maxlength" }])
    expect((await (await browser()).logIn(email, long)).statusCode).toBe(200)
  })

  it("is one for each address and each organiser, in whatever case [CALL-094] [SHELL-002]", async () => {
    const email = newAddress()
    expect((await (await browser()).create(profile(email))).statusCode).toBe(200)
    expect(codeOf(await (await browser()).create(profile(email.toUpperCase())))).toEqual([409, "email-taken"])
    expect((await (await browser("voisin")).create(profile(email))).statusCode).toBe(200)
  })

  it("keeps what its client says of themselves, and asks for the rest [CALL-095] [ENT-030] [ENT-031]", async () => {
    const shop = await browser()
    const email = newAddress()
    const { id } = (await shop.create(profile(email))).json()
    const address = {
      type: "BILLING",
      addressLine1: "12, rue des Remparts",
      appartment: "3",
      unitType: "APARTMENT",
      city: "Québec",
      zipCode: "g1r3r5",
      country: "ca",
      province: "QC",
    }
    const phones = [{ type: "MAISON", number: "4185551234" }]
    const body = { ...guest(email), id, addresses: [address], phones, company: "Librairie du Cap" }
    const put = await shop.put(body)
    expect(put.statusCode, put.body).toBe(200)
    expect(put.json()).toMatchObject({
      firstname: "Guy",
      addresses: [{ ...address, zipCode: "G1R 3R5", country: "CA" }],
      phones,
      company: "Librairie du Cap",
      isCompletedProfile: true,
    })
    expect((await shop.self()).json()).toEqual(put.json())
    // What is left out stays; an empty text takes it away.
    const again = (await shop.put({ ...guest(email), company: "" })).json()
    expect(again.phones).toEqual(phones)
    expect(again.company).toBeUndefined()
    const wrong = await shop.put({ ...body, addresses: [{ ...address, zipCode: "75001" }] })
    expect(wrong.json()).toMatchObject({
      code: "client-invalid",
      errors: [{ path: "addresses/0/zipCode", message: "postalCode" }],
    })
  })

  it("is its client's own [CALL-095] [CALL-096]", async () => {
    const mine = await browser()
    await mine.create(profile(newAddress()))
    const other = (await (await browser()).create(profile(newAddress()))).json()
    expect(codeOf(await mine.put({ ...guest(newAddress()), id: other.id }))).toEqual([403, "not-yours"])
    const change = { oldPassword: password, password: "Rodrigue1637!", confirmation: "Rodrigue1637!" }
    expect(codeOf(await mine.change(other.id, change))).toEqual([403, "not-yours"])
    const stranger = await browser()
    expect(codeOf(await stranger.put(guest(newAddress())))).toEqual([401, "login-needed"])
    expect(codeOf(await stranger.change(other.id, change))).toEqual([401, "login-needed"])
    expect(codeOf(await stranger.self())).toEqual([401, "login-needed"])
  })

  it("moves to another address, unless somebody has it, and tells the one before", async () => {
    const shop = await browser()
    const [before, after, taken] = [newAddress(), newAddress(), newAddress()]
    await shop.create(profile(before))
    await (await browser()).create(profile(taken))
    await mails()
    expect(codeOf(await shop.put(guest(taken.toUpperCase())))).toEqual([409, "email-taken"])
    expect((await shop.put({ ...guest(after), language: "en" })).json()).toMatchObject({
      email: after,
      username: after,
    })
    const [told] = await mails()
    expect(told).toMatchObject({ to: before, subject: "Your account has a new address" })
    expect(codeOf(await (await browser()).logIn(before))).toEqual([401, "login-failed"])
    expect((await (await browser()).logIn(after)).statusCode).toBe(200)
  })

  it("takes no password by way of the profile", async () => {
    const shop = await browser()
    const email = newAddress()
    await shop.create(profile(email))
    const other = { password: "Rodrigue1637!", confirmation: "Rodrigue1637!" }
    expect(codeOf(await shop.put(profile(email, other)))).toEqual([400, "request-invalid"])
    expect((await (await browser()).logIn(email)).statusCode).toBe(200)
  })

  it.each([
    ["fr", "Votre compte est ouvert", "/fr/client/auth/profile?subdomain=petit"],
    ["en", "Your account is open", "/en/client/auth/profile?subdomain=petit"],
  ] as const)("is announced to its client in %s", async (language, subject, link) => {
    await mails()
    const email = newAddress()
    await (await browser()).create(profile(email, { language }))
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: email, subject, website: "petit" })
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`<html lang="${language}-CA">`)
    expect(mail?.html).not.toContain("{name}")
  })
})

describe("signing in", () => {
  it("gives the session to the client with another token, and takes it back [CALL-091] [CALL-092] [CALL-099]", async () => {
    const email = newAddress()
    const { id } = (await (await browser()).create(profile(email))).json()
    const shop = await browser()
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
    await (await browser()).create(profile(email))
    const shop = await browser()
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

  it("says the same of an unknown address and a wrong password [CALL-091]", async () => {
    const email = newAddress()
    await (await browser()).create(profile(email))
    const wrong = await (await browser()).logIn(email, "Rodrigue1637!")
    const unknown = await (await browser()).logIn(newAddress())
    expect(codeOf(wrong)).toEqual([401, "login-failed"])
    expect(unknown.json()).toEqual(wrong.json())
    expect(unknown.headers["x-session-token"]).toBeUndefined()
    expect(codeOf(await (await browser("voisin")).logIn(email))).toEqual([401, "login-failed"])
  })

  it("stops who tries password after password on one account, real or not [CALL-091]", async () => {
    const email = newAddress()
    await (await browser()).create(profile(email))
    for (const address of [email, newAddress()]) {
      for (let tries = 0; tries < 10; tries += 1)
        expect(codeOf(await (await browser()).logIn(address, `Wrong${tries}!`))).toEqual([
          401,
          "login-failed",
        ])
      expect(codeOf(await (await browser()).logIn(address.toUpperCase()))).toEqual([429, "rate-limited"])
    }
    expect((await (await browser("voisin")).logIn(email)).json().code).toBe("login-failed")
    clock.pass(15 * 60)
    expect((await (await browser()).logIn(email)).statusCode).toBe(200)
  })

  it("is not offered where everybody is a guest", async () => {
    expect(codeOf(await (await browser("invites")).logIn(newAddress()))).toEqual([
      403,
      "accounts-not-offered",
    ])
    expect(codeOf(await (await browser("invites")).create(profile(newAddress())))).toEqual([
      403,
      "accounts-not-offered",
    ])
  })

  it("knows no website by another's code", async () => {
    const shop = await browser()
    const headers = { "x-session-token": shop.token() }
    const answer = await shop.caller.post("/v1/accounts/VOIS/actions/logout", undefined, headers)
    expect(answer.json().code).toBe("website-unknown")
  })
})

describe("a guest", () => {
  it("has a record of their own session, and no account [ACC-041]", async () => {
    for (const subdomain of ["invites", "petit"] as const) {
      const shop = await browser(subdomain)
      const email = newAddress()
      const made = await shop.create(guest(email))
      expect(made.statusCode, made.body).toBe(200)
      expect(made.json().username).toBeUndefined()
      expect((await shop.self()).json()).toEqual(made.json())
      expect((await shop.put({ ...guest(email), firstname: "Gui" })).json().firstname).toBe("Gui")
      const code = subdomain === "invites" ? "INVI" : "PETI"
      const check = await shop.caller.post(`/v1/accounts/${code}/actions/authentication`, undefined, {
        "x-session-token": shop.token(),
      })
      expect(codeOf(check)).toEqual([401, "login-needed"])
    }
  })

  it("is refused where an account is needed [ACC-041]", async () => {
    const answer = await (await browser("membres")).create(guest(newAddress()))
    expect(codeOf(answer)).toEqual([422, "password-refused"])
    expect(answer.json().errors).toEqual([{ path: "password", message: "required" }])
  })

  it("may give an address that has an account, and learns nothing of it", async () => {
    const email = newAddress()
    await (await browser()).create(profile(email))
    const shop = await browser()
    const made = await shop.create(guest(email))
    expect(made.statusCode).toBe(200)
    expect((await (await browser()).logIn(email)).json().firstname).toBe("Marie")
    const joining = profile(email, { firstname: "Guy" })
    expect(codeOf(await shop.put(joining))).toEqual([409, "email-taken"])
  })

  it("becomes a client by choosing a password", async () => {
    const shop = await browser()
    const email = newAddress()
    const { id } = (await shop.create(guest(email))).json()
    const joined = await shop.put({ ...guest(email), password, confirmation: password })
    expect(joined.json()).toMatchObject({ id, username: email })
    expect((await shop.check()).json().clientId).toBe(id)
    expect((await (await browser()).logIn(email)).json().id).toBe(id)
  })

  it("is forgotten with their session, and clients are not", async () => {
    const email = newAddress()
    const shop = await browser()
    const { id } = (await shop.create(guest(email))).json()
    const client = (await (await browser()).create(profile(newAddress()))).json()
    const known = () =>
      database.db("clients").whereIn("id", [id, client.id]).orderBy("created_at").pluck("id")
    await forgetGuests(database.db, clock.now())
    expect((await known()).sort()).toEqual([id, client.id].sort())
    await database.db("sessions").delete()
    await forgetGuests(database.db, clock.now())
    expect(await known()).toEqual([client.id])
  })
})

describe("a password", () => {
  const next = "Rodrigue1637!"

  it("is changed by who knows it, and other devices are signed out [CALL-096] [VAL-016]", async () => {
    const email = newAddress()
    const shop = await browser()
    const { id } = (await shop.create(profile(email))).json()
    const other = await browser()
    await other.logIn(email)
    await mails()
    const change = { oldPassword: password, password: next, confirmation: next }
    expect(codeOf(await shop.change(id, { ...change, oldPassword: next }))).toEqual([422, "password-wrong"])
    expect(codeOf(await shop.change(id, { ...change, confirmation: password }))).toEqual([
      422,
      "password-refused",
    ])
    expect((await other.self()).statusCode).toBe(200)
    expect((await shop.change(id, change)).statusCode).toBe(204)
    expect((await shop.self()).statusCode).toBe(200)
    expect(codeOf(await other.self())).toEqual([401, "login-needed"])
    expect((await mails())[0]).toMatchObject({ to: email, subject: "Votre mot de passe a changé" })
    expect(codeOf(await other.logIn(email))).toEqual([401, "login-failed"])
    expect((await other.logIn(email, next)).statusCode).toBe(200)
  })

  it("that must be changed is so until it was", async () => {
    const shop = await browser()
    const { id } = (await shop.create(profile(newAddress()))).json()
    await database.db("clients").where({ id }).update({ must_change_password: 1 })
    expect((await shop.check()).json().mustChangePassword).toBe(true)
    await shop.change(id, { oldPassword: password, password: next, confirmation: next })
    expect((await shop.check()).json().mustChangePassword).toBe(false)
  })

  it("is reset by a mailed link that works once and for an hour [CALL-097] [CALL-098]", async () => {
    const email = newAddress()
    const shop = await browser()
    await shop.create(profile(email))
    await mails()
    const visitor = await browser()
    expect((await visitor.ask(email.toUpperCase())).statusCode).toBe(204)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: email, subject: "Choisissez un nouveau mot de passe" })
    const token = tokenIn(mail)
    expect(mail?.html).toContain(`/fr/client/client-reset-password/${token}?subdomain=petit`)
    for (const table of ["password_resets", "outbox"])
      expect(JSON.stringify(await database.db(table))).not.toContain(token)
    // A password that will not do uses nothing up.
    expect(codeOf(await visitor.reset(token, "weak"))).toEqual([422, "password-refused"])
    expect((await shop.self()).statusCode).toBe(200)
    expect((await visitor.reset(token, next)).statusCode).toBe(204)
    expect(codeOf(await shop.self())).toEqual([401, "login-needed"])
    expect(codeOf(await visitor.reset(token, password))).toEqual([410, "reset-link-ended"])
    expect((await visitor.logIn(email, next)).statusCode).toBe(200)
    await visitor.ask(email)
    const late = tokenIn((await mails()).find(({ subject }) => subject.startsWith("Choisissez")))
    clock.pass(3600)
    expect(codeOf(await visitor.reset(late, password))).toEqual([410, "reset-link-ended"])
  })

  it("is reset by the link asked for last, on its own website", async () => {
    const email = newAddress()
    await (await browser()).create(profile(email))
    await mails()
    const visitor = await browser()
    await visitor.ask(email)
    const [first] = await mails()
    await visitor.ask(email)
    const [second] = await mails()
    expect(codeOf(await visitor.reset(tokenIn(first), next))).toEqual([410, "reset-link-ended"])
    const elsewhere = await browser("voisin")
    expect(codeOf(await elsewhere.reset(tokenIn(second), next))).toEqual([410, "reset-link-ended"])
    expect((await visitor.reset(tokenIn(second), next)).statusCode).toBe(204)
  })

  it("is not told of by asking for a reset [CALL-098]", async () => {
    const email = newAddress()
    await (await browser()).create(profile(email))
    await mails()
    const visitor = await browser()
    const known = await visitor.ask(email)
    const unknown = await visitor.ask(newAddress())
    const elsewhere = await (await browser("invites")).ask(email)
    for (const answer of [known, unknown, elsewhere])
      expect([answer.statusCode, answer.body, answer.headers["x-session-token"]]).toEqual([
        204,
        "",
        undefined,
      ])
    expect(await mails()).toHaveLength(1)
    expect(await database.db("outbox").whereNull("sent_at")).toEqual([])
  })

  it("brings four letters an hour and no more, however often they are asked for", async () => {
    const email = newAddress()
    await (await browser()).create(profile(email))
    await mails()
    const visitor = await browser()
    for (let asked = 0; asked < 7; asked += 1) expect((await visitor.ask(email)).statusCode).toBe(204)
    expect(await mails()).toHaveLength(4)
  })
})
