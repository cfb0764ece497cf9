import type { Client } from "@parterre/contract"
import { api, memoryStorage } from "@parterre/sdk"
import { Role } from "@parterre/sdk/schemas"
import { pino } from "pino"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sendOutbox } from "../../src/jobs/outbox.ts"
import type { Mail } from "../../src/mail/mail.ts"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { newAddress, password, profile, tokenIn } from "../house/client-shop.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../serve.ts"
import { buyer, payingClient, visa } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
})
afterAll(() => bench.close())

/** Whom the shop sells to: guests, clients, both. */
const sellTo = (clientAccount: "NO" | "OPTIONAL" | "YES") =>
  bench.db("websites").where({ id: "stripe-shop" }).update({ client_account: clientAccount })
beforeEach(() => sellTo("OPTIONAL"))

const device = (options: Parameters<typeof payingClient>[2] = {}) => payingClient(bench, "stripe", options)
const form = (email: string) => profile(email) as ReturnType<typeof profile> & { language: "fr" }
/** A device where somebody has just signed up. */
async function member(options: Parameters<typeof payingClient>[2] = {}) {
  const client = device(options)
  const email = newAddress()
  const { id = "" } = await client.shop.clients.signUp(form(email))
  return { ...client, email, id }
}
const account = "/v1/accounts/STRI/actions"

describe("an account", () => {
  it("is made with a password that nothing answers; an address has one [CALL-094]", async () => {
    const { shop, email, id, of } = await member()
    expect(of("POST /v1/clients")[0]?.body).toEqual({ ...form(email), username: email })
    const own = await shop.clients.refresh()
    expect(own).toEqual({
      id: expect.stringMatching(/./),
      email,
      username: email,
      firstname: "Marie",
      lastname: "Tremblay",
      language: "fr",
      accountId: "stripe-shop",
      isCompletedProfile: false,
      mustChangePassword: false,
      emailConfirmed: false,
    })
    expect(own.id).toBe(id)
    expect(await failureOf(device().shop.clients.signUp(form(email)))).toMatchObject({
      _tag: "email-taken",
      status: 409,
    })
    const weak = { ...form(newAddress()), password: "abc", confirmation: "abc" }
    expect(await failureOf(device().shop.clients.signUp(weak))).toMatchObject({ status: 422 })
  })

  it("is logged in to with the right password, and its session has a new token [CALL-091]", async () => {
    const { email } = await member()
    const storage = memoryStorage()
    const { shop, of } = device({ storage })
    const token = () => JSON.parse(storage.read("parterre.stripe-shop.session") ?? "{}").value
    const wrong = await failureOf(shop.clients.logIn({ username: email, password: "Corneille" }))
    expect(wrong).toMatchObject({ _tag: "login-failed", status: 401 })
    expect(wrong.message).toMatch(/mot de passe/)
    const before = token()
    expect(await shop.clients.logIn({ username: email, password })).toMatchObject({ email })
    expect(token()).not.toBe(before)
    expect(shop.clients.current()).toMatchObject({ status: "logged-in", client: { email } })
    expect(of("POST /v1/clients/actions/authorize").at(-1)?.body).toEqual({ username: email, password })
  })

  it("is read by nobody else, and by nobody logged out [CALL-093]", async () => {
    const { shop, email, of } = await member()
    expect(await shop.clients.refresh()).toMatchObject({ email })
    expect(of("GET /v1/clients/self").at(-1)?.query.cache).toBe("0")
    expect(of("GET /v1/clients/self").at(-1)?.answered.get("cache-control")).toBe("no-store")
    expect(await failureOf(device().shop.clients.refresh())).toMatchObject({
      _tag: "login-needed",
      status: 401,
    })
  })

  it("is left at the logout, and the cart stays [CALL-092] [CALL-099]", async () => {
    const storage = memoryStorage()
    const { shop, fill, of } = await member({ storage })
    await fill()
    // The page is loaded again: whoever is logged in is asked first.
    const again = device({ storage })
    expect((await again.shop.clients.check()).status).toBe("logged-in")
    expect(again.of(`POST ${account}/authentication`).map(({ status }) => status)).toEqual([200])
    await shop.clients.logOut()
    expect(of(`POST ${account}/logout`).map(({ status }) => status)).toEqual([204])
    expect(shop.clients.current().status).toBe("logged-out")
    const checked = shop.run(api.checkAuthentication({ path: { accountCode: "STRI" } }))
    expect(await failureOf(checked)).toMatchObject({ _tag: "login-needed", status: 401 })
    expect((await shop.cart.callCart()).totalQty).toBe(2)
  })

  it("has the role of a client, one of two; who has none is a guest [PERM-001]", async () => {
    expect([...Role.literals]).toEqual(["CLIENT", "ADMIN"])
    const authentication = api.checkAuthentication({ path: { accountCode: "STRI" } })
    const { shop, id } = await member()
    expect(await shop.run(authentication)).toEqual({
      clientId: id,
      role: "CLIENT",
      mustChangePassword: false,
    })
    const guest = device()
    await guest.fill()
    expect(await failureOf(guest.shop.run(authentication))).toMatchObject({ _tag: "login-needed" })
  })

  it("is changed and read again, addresses and phones with it [CALL-095] [ENT-029] [ENT-030] [ENT-031] [ENUM-006] [ENUM-007]", async () => {
    const { shop, email, id, exchanges } = await member()
    const address = {
      addressLine1: "12, rue des Remparts",
      addressLine2: "Porte arrière",
      appartment: "3",
      city: "Québec",
      zipCode: "G1R 3R5",
      country: "CA",
      company: "Librairie du Cap",
      unitType: "APARTMENT",
      province: "QC",
    } as const
    const addresses = (["BILLING", "COMPANY", "OLD"] as const).map((type) => ({ ...address, type }))
    const phones = [{ type: "MAISON" as const, number: "4185551234" }]
    const person = {
      firstname: "Marie",
      lastname: "Roy",
      language: "en",
      company: "Librairie du Cap",
    } as const
    const record: Client = { id, email, ...person, title: "Directrice", addresses, phones }
    const own = {
      username: email,
      accountId: "stripe-shop",
      isCompletedProfile: true,
      mustChangePassword: false,
      emailConfirmed: false,
    }
    expect(await shop.clients.update(record)).toEqual({ ...record, ...own })
    expect(exchanges.slice(-2).map(({ call }) => call)).toEqual(["PUT /v1/clients", "GET /v1/clients/self"])
    for (const wrong of [
      { ...record, addresses: [{ ...address, type: "HOME" as "OLD" }] },
      { ...record, phones: [{ type: "MOBILE" as "MAISON", number: "4185551234" }] },
    ])
      expect(await failureOf(shop.clients.update(wrong))).toMatchObject({
        _tag: "request-invalid",
        status: 400,
      })
    expect((await shop.clients.refresh()).addresses).toEqual(addresses)
  })
})

describe("a password", () => {
  const next = "Rodrigue1637!"

  it("is changed by who knows the one before, for themselves only [CALL-096] [ACC-044]", async () => {
    const { shop, email, id } = await member()
    const change = { oldPassword: password, password: next, confirmation: next }
    const wrong = await failureOf(shop.clients.changePassword(id, { ...change, oldPassword: "Horace1640!" }))
    expect(wrong).toMatchObject({ _tag: "password-wrong", status: 422 })
    const other = await member()
    expect(await failureOf(shop.clients.changePassword(other.id, change))).toMatchObject({
      _tag: "not-yours",
      status: 403,
    })
    await shop.clients.changePassword(id, change)
    await device().shop.clients.logIn({ username: email, password: next })
  })

  it("is set anew with the token of a letter, once [CALL-097] [CALL-098] [ACC-043]", async () => {
    const { email } = await member()
    const { shop, of } = device()
    await shop.clients.requestPasswordReset(email)
    await shop.clients.requestPasswordReset("personne@exemple.ca")
    const asked = of("POST /v1/client/actions/reset-password-request")
    expect(asked.map(({ status, body }) => [status, body])).toEqual([
      [asked[0]?.status, { email }],
      [asked[0]?.status, { email: "personne@exemple.ca" }],
    ])
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    const log = pino({ level: "silent" })
    await sendOutbox(
      {
        db: bench.db,
        mailer,
        barcodes: testBarcodes,
        gifts: testGifts,
        newsletters: testNewsletters,
        renewals: testRenewals,
        certificates: testCertificates,
        log,
      },
      bench.clock,
      100,
    )
    const token = tokenIn(mails.find(({ to, subject }) => to === email && subject.includes("mot de passe")))
    const reset = { token, password: next, confirmation: next }
    await shop.clients.resetPassword(reset)
    expect(of("POST /v1/client/actions/reset-password")[0]?.body).toEqual(reset)
    await shop.clients.logIn({ username: email, password: next })
    expect(await failureOf(shop.clients.resetPassword(reset))).toMatchObject({ _tag: "reset-link-ended" })
  })
})

describe("who may buy", () => {
  const buyAs = async (client: Awaited<ReturnType<typeof member>> | ReturnType<typeof device>) => {
    await client.fill()
    return client.shop.checkout.pay({ client: { ...buyer }, card: visa })
  }

  it("is a guest or a client where accounts are optional [CFG-002] [ACC-054]", async () => {
    expect((await device().shop.catalogue.config()).clientAccount).toBe("OPTIONAL")
    expect(await buyAs(device())).toMatchObject({ deferred: false })
    expect(await buyAs(await member())).toMatchObject({ deferred: false })
  })

  it("is a guest only where there are no accounts [CFG-001] [ACC-054]", async () => {
    await sellTo("NO")
    const { shop } = device()
    expect((await shop.catalogue.config()).clientAccount).toBe("NO")
    expect(await failureOf(shop.clients.signUp(form(newAddress())))).toMatchObject({
      _tag: "accounts-not-offered",
    })
    expect(await failureOf(shop.clients.logIn({ username: "a@b.ca", password }))).toMatchObject({
      _tag: "accounts-not-offered",
    })
    expect(await buyAs(device())).toMatchObject({ deferred: false })
  })

  it.each(["YES", "", "REQUIRED"])(
    "is a client only where accounts are « %s » [CFG-003] [ACC-054]",
    async (mode) => {
      await sellTo(mode as "YES")
      expect((await device().shop.catalogue.config()).clientAccount).toBe(mode)
      expect(await failureOf(buyAs(device()))).toMatchObject({ _tag: "login-needed" })
      expect(await buyAs(await member())).toMatchObject({ deferred: false })
    },
  )
})
