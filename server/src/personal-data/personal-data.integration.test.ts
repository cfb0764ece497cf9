import type { ClosingPreview, PersonalData, TicketElement } from "@parterre/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { dueSale, passTime } from "../../test/house/due-sale.ts"
import { oneOfEach, payByMail, sellEveryKind } from "../../test/house/every-kind.ts"
import { tablesOf } from "../../test/house/kept-secrets.ts"
import { outcomes } from "../../test/house/race.ts"
import { type Guest, payPlainly, stripeToken } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import { testDependencies } from "../../test/house/small-house.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { pay } from "../checkout/pay.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import type { Unchanged } from "../clients/client-checks.ts"
import { byClient } from "../clients/client-journal-store.ts"
import { forgetGuests } from "../clients/client-store.ts"
import { signIn } from "../clients/sign-in.ts"
import { stillClient } from "../clients/still-client.ts"
import type { ClientRow } from "../database/client-tables.ts"
import { tokenHash } from "../ids.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"
import { sessionTokens } from "../sessions/session-tokens.ts"
import { openSession } from "../sessions/shopper-sessions.ts"
import { type ClosingGuard, closeAccount } from "./close-account.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  const websites = await bench.db("websites").select("id", "payment")
  for (const { id, payment } of websites)
    await bench
      .db("websites")
      .where({ id })
      .update({
        client_account: "OPTIONAL",
        payment: JSON.stringify({ ...JSON.parse(payment), keepCards: true }),
      })
}, 60_000)
beforeEach(async () => {
  await bench.db("limit_counts").delete()
  bench.sandboxes.overrides.reset()
})
afterAll(() => bench.close())

const password = "Corneille1637!"
let emails = 0

interface Member {
  readonly guest: Guest
  readonly email: string
  readonly id: string
}

async function member(shop: ShopName = "stripe", seats = {}): Promise<Member> {
  const guest = await bench.shopper(shop, seats)
  emails += 1
  const email = `depart${emails}@exemple.ca`
  const { id } = (await guest.signUp(email)) as { id: string }
  return { guest, email, id }
}

const close = ({ guest }: Member, given = password) =>
  guest.call("POST", "/v1/clients/self/actions/close", { password: given })
const preview = async ({ guest }: Member) =>
  (await guest.call<ClosingPreview>("GET", "/v1/clients/self/closing")).body
const copy = ({ guest }: Member, given = password) =>
  guest.call<PersonalData & { code?: string }>("POST", "/v1/clients/self/actions/export", { password: given })
const rowOf = ({ id }: Member) => bench.db<ClientRow>("clients").where({ id }).first()

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const makers = {
    ...{ barcodes: testBarcodes, gifts: testGifts, newsletters: testNewsletters },
    ...{ renewals: testRenewals, certificates: testCertificates },
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  await sendOutbox({ db: bench.db, mailer, ...makers, log } as never, bench.clock, 200)
  return sent
}

/** A member who has paid, keeps a card, and has everything else that an account may have. */
async function settled(): Promise<Member> {
  const one = await member()
  const sale = await one.guest.startSale()
  const token = await stripeToken(bench.sandboxes.origin, "4242424242424242")
  const paid = await one.guest.pay(
    sale,
    { stripeToken: token, keep: true },
    { client: { ...one.guest.client, email: one.email } },
  )
  expect(paid.status).toBe(200)
  const now = bench.clock.now()
  const own = { website_id: one.guest.shop.id, client_id: one.id, created_at: now }
  const { db } = bench
  await db("passkeys").insert({
    ...{ ...own, id: `key-${one.id}`, credential_id: `c-${one.id}`, public_key: "secretkey", counter: 0 },
    ...{ transports: "[]", name: "Téléphone", used_at: null },
  })
  await db("social_identities").insert({
    ...{ ...own, provider: "GOOGLE", subject: `g-${one.id}`, email_key: one.email },
  })
  await db("email_undos").insert({
    ...{ id: `undo-${one.id}`, website_id: own.website_id, client_id: one.id, email: `avant-${one.email}` },
    ...{
      email_key: `avant-${one.email}`,
      token_hash: `h-${one.id}`,
      changed_at: now,
      expires_at: now + 86_400_000,
    },
  })
  await db("password_resets").insert({
    ...{ client_id: one.id, website_id: own.website_id, token_hash: `r-${one.id}`, expires_at: now + 1_000 },
  })
  await db("newsletter_subscriptions").insert({
    ...{ id: `news-${one.id}`, website_id: own.website_id, newsletter_id: "saison", letter_id: "l" },
    ...{ email: one.email, email_key: one.email, client_id: one.id, city: null, postal_code: null },
    ...{ province: null, language: "fr", source: "profile", consent_text: "Nous vous écrirons." },
    ...{ asked_at: now, confirmed_at: now, ended_at: null },
  })
  return one
}

describe("a copy of what is held about a client", () => {
  it("has all of it, and no secret", async () => {
    const one = await settled()
    await mails()
    const { status, body } = await copy(one)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      client: { id: one.id, email: one.email },
      passkeys: [{ name: "Téléphone" }],
      identities: [{ provider: "GOOGLE", providerId: `g-${one.id}` }],
      formerEmails: [{ email: `avant-${one.email}` }],
      cards: [{ brand: "visa", lastFour: "4242" }],
      newsletters: [{ newsletterId: "saison", source: "profile", consent: "Nous vous écrirons." }],
      signIns: [{ isThis: true }],
      ordersLeftOut: 0,
    })
    const [order] = body.orders
    expect(order?.receipt.tickets).toHaveLength(2)
    expect(order?.receipt).toMatchObject({ client: { email: one.email }, payment: { lastFour: "4242" } })
    expect(order?.receipt.tax.totalAfterTaxes).toBeGreaterThan(0)
    const text = JSON.stringify(body)
    const row = await rowOf(one)
    const [kept] = await bench.db("kept_cards").where({ client_id: one.id })
    const sessions: string[] = await bench.db("sessions").where({ client_id: one.id }).pluck("id")
    const secrets = [
      ...[row?.password_hash, kept?.token, kept?.customer, `h-${one.id}`, `r-${one.id}`, "secretkey"],
      ...sessions,
      ...[one.guest.token(), password],
    ]
    for (const secret of secrets) {
      expect(secret).toBeTypeOf("string")
      expect(text).not.toContain(secret)
    }
    const codes: string[] = await bench.db("tickets").pluck("printed_code_hash")
    for (const code of codes) if (code !== null) expect(text).not.toContain(code)
  })

  it("has passes, memberships and gift certificates that were bought, and closing says which are lost", async () => {
    await sellEveryKind(bench.db, shops.paysafe)
    const one = await member("paysafe", { seats: 0 })
    await one.guest.holdGroups(oneOfEach(shops.paysafe, ["A1", "A2", "A3", "A4"]))
    await payByMail(one.guest, shops.paysafe)
    const { body } = await copy(one)
    expect(body).toMatchObject({
      client: { memberships: [{ memberId: expect.stringContaining("carte") }] },
      flexPasses: [{ productId: expect.stringContaining("passe"), credits: 5, creditsLeft: 5 }],
      certificates: [{ value: 7500, balance: 7500, lastFour: expect.stringMatching(/^\w{4}$/) }],
    })
    const [row] = await bench.db("gift_certificates").whereNotNull("hold_line_id")
    expect(JSON.stringify(body)).not.toContain(row.code_hash)
    expect(await preview(one)).toMatchObject({ passTickets: 5, memberships: 1, orders: 1, owed: [] })
    expect((await close(one)).status).toBe(204)
    expect(await bench.db("gift_certificates").where({ id: row.id })).toMatchObject([{ balance: 7500 }])
  })

  it("needs the password, and is made four times an hour", async () => {
    const one = await member()
    expect((await copy(one, "wrong-password-1")).body.code).toBe("password-wrong")
    const guest = await bench.shopper("stripe")
    expect((await copy({ ...one, guest })).body.code).toBe("login-needed")
    for (let time = 0; time < 4; time += 1) expect((await copy(one)).status).toBe(200)
    expect((await copy(one)).body.code).toBe("rate-limited")
    await bench.db("clients").where({ id: one.id }).update({ password_hash: null })
    expect((await copy(one)).body.code).toBe("password-needed")
  })
})

describe("closing an account", () => {
  it("says before what it will do", async () => {
    const one = await settled()
    expect(await preview(one)).toEqual({
      ...{ owed: [], upcomingTickets: 2, passTickets: 0, memberships: 0, orders: 1, laterPayments: [] },
      ...{ cards: 1, newsletters: 1, hasPassword: true },
    })
  })

  it("does not count a ticket that was given away among those that stay the client's", async () => {
    const one = await settled()
    const { body } = await one.guest.call<TicketElement[]>("GET", "/v1/tickets/upcoming/self")
    const ticketId = body[0]?.prices[0]?.upcomingTicketDetailTokens[0]?.sodId
    const { status } = await one.guest.call("PUT", "/v1/sendasgift", {
      ticketId,
      email: "zoe@exemple.ca",
    })
    expect(status).toBe(200)
    expect(await preview(one)).toMatchObject({ upcomingTickets: 1 })
  })

  it("leaves nothing of the client but what was sold, ends every way in, and frees the email", async () => {
    const one = await settled()
    const elsewhere = await bench.shopper("stripe", { places: 1 })
    await elsewhere.call("POST", "/v1/clients/actions/authorize", { username: one.email, password })
    await mails()
    expect((await close(one, "wrong-password-1")).body.code).toBe("password-wrong")
    expect((await close(one)).status).toBe(204)

    expect(await rowOf(one)).toBeUndefined()
    for (const table of ["passkeys", "social_identities", "email_undos", "password_resets", "sessions"])
      expect(await bench.db(table).where({ client_id: one.id }), table).toEqual([])
    const [news] = await bench.db("newsletter_subscriptions").where({ client_id: one.id })
    expect(Number(news.ended_at)).toBe(bench.clock.now())
    for (const guest of [one.guest, elsewhere])
      expect((await guest.call("GET", "/v1/clients/self")).body.code).toBe("login-needed")
    const [sale] = await bench.db("sales").where({ client_id: one.id })
    expect(JSON.parse(sale.client)).toMatchObject({ email: one.email })
    const tickets = await bench.db("tickets").where({ sale_id: sale.id })
    expect(tickets.map(({ voided_at }) => voided_at)).toEqual([null, null])
    expect(await bench.db("client_journal").where({ client_id: one.id })).toMatchObject([
      { command: "close", actor: "client", reason: null },
    ])

    // The address it had before may still be the owner's.
    const sent = (await mails()).filter(({ subject }) => subject === "Votre compte est fermé")
    expect(sent.map(({ to }) => to).toSorted()).toEqual([`avant-${one.email}`, one.email])
    expect(sent[0]?.text).toContain("Marie")

    const naming: string[] = []
    for (const table of await tablesOf(bench.db))
      if (JSON.stringify(await bench.db(table)).includes(one.email)) naming.push(table)
    // Who bought, the proof of a consent, and letters for a while.
    expect(naming.toSorted()).toEqual(["newsletter_subscriptions", "outbox", "sales"])

    // The card leaves its processor as any other does.
    expect(await bench.db("kept_cards").where({ client_id: one.id })).toMatchObject([{ state: "leaving" }])
    await passTime(bench)
    expect(await bench.db("kept_cards").where({ client_id: one.id })).toEqual([])

    const unknown = await elsewhere.call("POST", "/v1/clients/actions/authorize", {
      ...{ username: "personne@exemple.ca", password },
    })
    const closed = await elsewhere.call("POST", "/v1/clients/actions/authorize", {
      username: one.email,
      password,
    })
    expect([closed.status, closed.body.code]).toEqual([unknown.status, unknown.body.code])

    const again = await bench.shopper("stripe")
    const { id } = (await again.signUp(one.email)) as { id: string }
    expect(id).not.toBe(one.id)
    expect((await again.call("GET", "/v1/tickets/upcoming/self")).body).toEqual([])
    expect((await again.call("GET", `/v1/invoices?clientId=${id}`)).body).toEqual([])
    await forgetGuests(bench.db)
    expect((await again.call("GET", "/v1/clients/self")).status).toBe(200)
  })

  it("waits until what is due is paid", async () => {
    const one = await member()
    await dueSale(bench, "stripe", one.guest)
    expect((await preview(one)).owed).toMatchObject([{ why: "payment-due" }])
    expect((await close(one)).body.code).toBe("account-owes")
    expect(await rowOf(one)).toBeDefined()
  })

  it("waits until a payment has an outcome", async () => {
    const one = await member()
    bench.misbehave("stripe", "capture", "http-500")
    const paid = await payPlainly(one.guest, "stripe")
    expect(paid.status).toBe(200)
    expect((await preview(one)).owed).toMatchObject([{ why: "payment-open" }])
    expect((await close(one)).body.code).toBe("account-payment-open")
    bench.sandboxes.overrides.reset()
    await passTime(bench)
    expect((await close(one)).status).toBe(204)
  })

  it("tells of instalments that are still taken, and is held up by one that failed", async () => {
    const one = await member()
    const { sale } = await payPlainly(one.guest, "stripe")
    const { id, website_id } = await bench.saleOf(sale.saleToken)
    await bench.db("instalments").insert({
      ...{ website_id, sale_id: id, ordinal: 1, due_on: "2027-02-15", amount: 700 },
      ...{ state: "due", try_at: bench.clock.now() + 1e9, told_at: null },
    })
    expect(await preview(one)).toMatchObject({
      owed: [],
      laterPayments: [{ dueOn: "2027-02-15", amount: 700 }],
    })
    await bench.db("instalments").where({ sale_id: id }).update({ state: "failed" })
    expect((await close(one)).body.code).toBe("account-owes")
    await bench.db("instalments").where({ sale_id: id }).update({ state: "due" })
    expect((await close(one)).status).toBe(204)
    await bench.db("instalments").where({ sale_id: id }).delete()
  })
})

const shopUrl = () => "https://shop.example/"
const tokens = sessionTokens("a key that signs the sessions of tests")

/** Everything a use case needs, over a connection of its own. */
const apart = () => ({
  ...testDependencies(bench.open(), bench.clock),
  ...{ shopUrl, sessionTokens: tokens },
})

const closing = async (one: Member, guard?: ClosingGuard) => {
  const known = await rowOf(one)
  if (known === undefined) throw new Error("there is no such client")
  return closeAccount(apart(), known, byClient, "login-needed", guard)
}

describe("two closings at once", () => {
  const twice = async (guard?: ClosingGuard) => {
    const one = await member()
    const known = await rowOf(one)
    if (known === undefined) throw new Error("there is no such client")
    const pools = [apart(), apart()]
    await Promise.all(pools.map(({ db }) => db.raw("SELECT 1")))
    const { won, codes } = await outcomes(
      pools.map((own) => closeAccount(own, known, byClient, "login-needed", guard)),
    )
    return { won, codes, entries: (await bench.db("client_journal").where({ client_id: one.id })).length }
  }

  it("close it once", async () => {
    expect(await twice()).toEqual({ won: 1, codes: ["login-needed"], entries: 1 })
  })

  it("would close it twice if each believed what it had looked at", async () => {
    expect(await twice({ lock: async (_, known) => known })).toEqual({ won: 2, codes: [], entries: 2 })
  })
})

describe("a closing and a sign-in at once", () => {
  async function signedInDuringClosing(stillSame?: Unchanged) {
    const one = await member()
    const own = apart()
    const website = { ...one.guest.shop, clientAccount: "OPTIONAL" } as Parameters<
      typeof signIn
    >[1]["website"]
    const { token } = await openSession(own, website)
    const { id } = await bench
      .db("sessions")
      .where({ token_hash: tokenHash(token) })
      .first()
    // The password was looked at; the account closes before the session is given.
    const tries = {
      async watch<Result>(_: string, work: () => Promise<Result>) {
        const result = await work()
        await closing(one)
        return result
      },
    }
    const visitor = { website, session: { id, websiteId: website.id } }
    const { won, codes } = await outcomes([
      signIn(own, visitor, { username: one.email, password }, tries, stillSame),
    ])
    const { client_id } = await bench.db("sessions").where({ id }).first()
    return { won, codes, isSignedIn: client_id !== null }
  }

  it("signs nobody in", async () => {
    expect(await signedInDuringClosing()).toEqual({ won: 0, codes: ["login-failed"], isSignedIn: false })
  })

  it("would, if only the first look counted", async () => {
    expect(await signedInDuringClosing(async (_, known) => known)).toMatchObject({ won: 1, isSignedIn: true })
  })
})

describe("a closing and a purchase at once", () => {
  /** Pays while the account closes between the look at the session and the start of the payment. */
  async function boughtDuringClosing(guard: PaymentGuard) {
    const one = await member("moneris")
    const start = await one.guest.startSale()
    const sale = await bench.saleOf(start.saleToken)
    const website = { ...one.guest.shop, clientAccount: "OPTIONAL" }
    const session = { id: sale.session_id, websiteId: sale.website_id, clientId: one.id }
    const shopper = { website, language: "fr" as const, session } as Parameters<typeof pay>[1]
    const request = {
      ...{ client: one.guest.client, amount: start.amount, saleToken: start.saleToken },
      creditCard: { number: "4242424242424242", expiry: "1228", cvd: "907", nameOnCard: "Marie Tremblay" },
    } as Parameters<typeof pay>[2]
    const buying = pay(bench.payments, shopper, request, guard, async (work) => {
      await closing(one)
      return work()
    })
    const { codes } = await outcomes([buying])
    return { codes, owner: (await bench.saleOf(start.saleToken)).client_id, id: one.id }
  }

  it("sells nothing to whom nobody can be any more", async () => {
    expect(await boughtDuringClosing(paymentGuard)).toMatchObject({ codes: ["login-needed"], owner: null })
  })

  it("would, if the account were not looked at again", async () => {
    const { owner, id } = await boughtDuringClosing({ ...paymentGuard, stillClient: async () => undefined })
    expect(owner).toBe(id)
  })

  it("waits for the purchase that was first", async () => {
    const one = await member()
    const { saleToken } = await one.guest.startSale()
    const sale = await bench.saleOf(saleToken)
    // The payment has begun, and its transaction is not over.
    const buying = await bench.open().transaction()
    await stillClient(buying, one.guest.shop.id, one.id)
    await buying("sales").where({ id: sale.id }).update({ state: "paying", client_id: one.id })
    const closed = outcomes([closing(one)])
    await buying.commit()
    expect(await closed).toEqual({ won: 0, codes: ["account-payment-open"] })
    await bench.db("sales").where({ id: sale.id }).update({ state: "released" })
  })
})
