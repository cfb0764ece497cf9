import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  type ClientBench,
  codeOf,
  guest,
  newAddress,
  password,
  profile,
  startClients,
} from "../../test/house/client-shop.ts"
import type { ClientRow } from "../database/client-tables.ts"

let bench: ClientBench

beforeAll(async () => {
  bench = await startClients()
})
// Each test has its own hour, and so its own count of failed tries.
beforeEach(() => bench.clock.pass(3600))
afterAll(() => bench.close())

describe("an account", () => {
  it("is made with a password that is never told or written down [CALL-094] [ENT-029]", async () => {
    const email = newAddress()
    const shop = await bench.browser()
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
      emailConfirmed: false,
    })
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(shop.token()).not.toBe(before)
    expect((await shop.self()).json()).toEqual(answer.json())
    const row = await bench.db<ClientRow>("clients").where({ email }).first()
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    for (const table of ["clients", "sessions", "outbox", "journal"])
      expect(JSON.stringify(await bench.db(table))).not.toContain(password)
    expect(JSON.stringify(await bench.db("sessions"))).not.toContain(shop.token())
    expect(bench.log()).not.toContain(password)
  })

  it.each([
    ["a weak password", { password: "abc", confirmation: "abc" }, "password-refused", "password"],
    ["another confirmation", { confirmation: "Rodrigue1637!" }, "password-refused", "confirmation"],
    ["no name", { firstname: " " }, "client-invalid", "firstname"],
    ["half an email", { email: "marie@exemple" }, "client-invalid", "email"],
    ["a bad phone", { phones: [{ type: "MAISON", number: "12" }] }, "client-invalid", "phones/0/number"],
  ])("is not made with %s [VAL-018] [VAL-031]", async (_, change, code, path) => {
    const email = newAddress()
    const answer = await (await bench.browser()).create(profile(email, change))
    expect(answer.json()).toMatchObject({ status: 422, code })
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path }))
    expect(await bench.db("clients").where({ email })).toEqual([])
  })

  it.each([
    ["an escape", "\u001b[2JMarie"],
    ["a line break", "Marie\n\nhttps://evil.example"],
    ["a control of eight bits", "Marie\u009b31m"],
    ["a turned direction", "Marie\u202egro.live"],
    ["an isolate", "\u2066Marie"],
    ["a mark of direction", "Marie\u200f"],
    ["an Arabic mark of direction", "Marie\u061c"],
    ["a line separator", "Marie\u2028"],
    ["a paragraph separator", "Marie\u2029"],
    ["half a character", "Marie\ud83d"],
  ])("has no %s in a name or an address", async (_, hostile) => {
    const address = { type: "BILLING", addressLine1: "1, rue du Roi", zipCode: "G1R 3R5", country: "CA" }
    const shop = await bench.browser()
    for (const more of [
      { firstname: hostile },
      { lastname: hostile },
      { company: hostile },
      { addresses: [{ ...address, city: hostile }] },
    ])
      expect(codeOf(await shop.create(profile(newAddress(), more)))).toEqual([400, "request-invalid"])
  })

  it.each(["D’Arcy-O'Neil", "Marie\u00a0Ève", "Łukasz", "王小明", "محمد", "نیم\u200cفاصله", "नेहा"])(
    "may be %s's",
    async (firstname) => {
      const made = await (await bench.browser()).create(profile(newAddress(), { firstname }))
      expect([made.statusCode, made.json().firstname]).toEqual([200, firstname])
    },
  )

  it("may have a longer password at sign-up than at a change [VAL-017]", async () => {
    const email = newAddress()
    const long = `Aa1!${"x".repeat(20)}`
    const shop = await bench.browser()
    const made = await shop.create(profile(email, { password: long, confirmation: long }))
    expect(made.statusCode).toBe(200)
    const change = { oldPassword: long, password: `${long}y`, confirmation: `${long}y` }
    const refused = await shop.change(made.json().id, change)
    expect(codeOf(refused)).toEqual([422, "password-refused"])
    expect(refused.json().errors).toEqual([{ path: "password", message: "maxlength" }])
    expect((await (await bench.browser()).logIn(email, long)).statusCode).toBe(200)
  })

  it("is one for each address and each organiser, in whatever case [CALL-094] [SHELL-002]", async () => {
    const email = newAddress()
    expect((await (await bench.browser()).create(profile(email))).statusCode).toBe(200)
    expect(codeOf(await (await bench.browser()).create(profile(email.toUpperCase())))).toEqual([
      409,
      "email-taken",
    ])
    expect((await (await bench.browser("voisin")).create(profile(email))).statusCode).toBe(200)
  })

  it("keeps what its client says of themselves, and asks for the rest [CALL-095] [ENT-030] [ENT-031]", async () => {
    const shop = await bench.browser()
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
    const mine = await bench.browser()
    await mine.create(profile(newAddress()))
    const other = (await (await bench.browser()).create(profile(newAddress()))).json()
    expect(codeOf(await mine.put({ ...guest(newAddress()), id: other.id }))).toEqual([403, "not-yours"])
    const change = { oldPassword: password, password: "Rodrigue1637!", confirmation: "Rodrigue1637!" }
    expect(codeOf(await mine.change(other.id, change))).toEqual([403, "not-yours"])
    const stranger = await bench.browser()
    expect(codeOf(await stranger.put(guest(newAddress())))).toEqual([401, "login-needed"])
    expect(codeOf(await stranger.change(other.id, change))).toEqual([401, "login-needed"])
    expect(codeOf(await stranger.self())).toEqual([401, "login-needed"])
  })

  it("takes no password by way of the profile", async () => {
    const shop = await bench.browser()
    const email = newAddress()
    await shop.create(profile(email))
    const other = { password: "Rodrigue1637!", confirmation: "Rodrigue1637!" }
    expect(codeOf(await shop.put(profile(email, other)))).toEqual([400, "request-invalid"])
    expect((await (await bench.browser()).logIn(email)).statusCode).toBe(200)
  })

  it.each([
    [
      "fr",
      "Votre compte est ouvert\u00a0: confirmez votre adresse courriel",
      "/fr/client/client-confirm-email/",
    ],
    ["en", "Your account is ready: confirm your email", "/en/client/client-confirm-email/"],
  ] as const)("is announced to its client in %s", async (language, subject, link) => {
    await bench.mails()
    const email = newAddress()
    await (await bench.browser()).create(profile(email, { language }))
    const [mail] = await bench.mails()
    expect(mail).toMatchObject({ to: email, subject, website: "petit" })
    expect(mail?.text).toMatch(new RegExp(`${link}[\\w-]{43}\\?subdomain=petit\\n`))
    expect(mail?.html).toContain(`<html lang="${language}-CA">`)
    expect(mail?.html).not.toContain("{name}")
  })
})

describe("a letter", () => {
  it.each([
    ["Marie-Ève", "Bonjour Marie-Ève,"],
    ["Gagnez sur evil.example", "Bonjour,"],
  ])("greets %j with %j: nobody writes to others by way of their first name", async (firstname, hello) => {
    await bench.mails()
    const email = newAddress()
    expect((await (await bench.browser()).create(profile(email, { firstname }))).statusCode).toBe(200)
    const [mail] = await bench.mails()
    expect(mail?.text.split("\n")[0]).toBe(hello)
    expect(mail?.text + (mail?.html ?? "")).not.toContain("evil")
  })
})
