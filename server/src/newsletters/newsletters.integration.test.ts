import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Newsletter, NewsletterLink, WebsiteConfig } from "@parterre/contract"
import type { LightMyRequestResponse } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addContactAddress, type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { guest, profile, tokenIn } from "../../test/house/client-shop.ts"
import { buildHouse, otherHouse, smallHouse, TestClock } from "../../test/house/small-house.ts"
import {
  callerOf,
  serve,
  testBarcodes,
  testCertificates,
  testConfig,
  testGifts,
  testNewsletters,
  testRenewals,
} from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { NewsletterAskRow, NewsletterSubscriptionRow } from "../database/newsletter-tables.ts"
import { randomId } from "../ids.ts"
import { importTenant } from "../import/import-tenant.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"
import { forgetAsks, newsletterStore } from "./newsletter-store.ts"
import { confirmNewsletters, type TakeAsks } from "./open-link.ts"
import { runNewsletterExport } from "./run-export.ts"

const file = `newsletters:
  - key: nouvelles
    title: { fr: Les nouvelles, en: The News }
    text: { fr: "La programmation, une fois par mois.", en: "What’s on, once a month." }
  - key: tréteaux
    title: { fr: Les Tréteaux, en: The Trestles }
    text: { fr: "Les tournées de la troupe.", en: "The company’s tours." }
    producer: { fr: Compagnie des Tréteaux, en: Trestle Company }
    pages: [ubu]
`.replace("key: tréteaux", "key: treteaux")
const own = "petit-theatre.nouvelles"
const producers = "petit-theatre.treteaux"
const shop = "petit-theatre"
const day = 86_400

const clock = new TestClock()
const logged: string[] = []
let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let app: ReturnType<typeof serve>

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await folder.write("newsletters.yaml", file)
  await addContactAddress(folder)
  await importTenant(folder.path, database.db, { now: () => 0, environment: {}, production: false })
  await buildHouse(database.db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  app = serve(database.db, clock, {
    config: testConfig({ logLevel: "trace" }),
    logStream: { write: (line) => void logged.push(line) },
  })
})
afterAll(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})
beforeEach(async () => {
  // Another hour: addresses may be written to again.
  clock.pass(3_601)
  await mails()
})

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await sendOutbox(
    {
      db: database.db,
      mailer,
      barcodes: testBarcodes,
      gifts: testGifts,
      newsletters: testNewsletters,
      renewals: testRenewals,
      certificates: testCertificates,
      log: app.log,
    },
    clock,
    100,
  )
  return sent
}

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `lou${addresses}@exemple.ca`
}

/** A browser with a session; signed up when it is told an address. */
async function browser(email?: string, language = "fr") {
  const caller = callerOf(app, shop)
  let token: string = (await caller.post("/v1/session")).json().sessionToken
  const headers = () => ({ "x-session-token": token })
  let id = ""
  if (email !== undefined) {
    const made = await caller.post("/v1/clients", profile(email), headers())
    expect(made.statusCode, made.body).toBe(200)
    token = String(made.headers["x-session-token"])
    id = made.json().id
    await mails()
  }
  const post = (path: string, body?: object) => caller.post(`${path}?language=${language}`, body, headers())
  return {
    id,
    post,
    put: (path: string, payload: object) =>
      app.inject({ method: "PUT", url: `${path}?subdomain=${shop}`, headers: headers(), payload }),
    get: (path: string) => caller.get(`${path}?language=${language}`, headers()),
    change: (change: object) =>
      post("/v1/subscribetonewsletter", { subscribe: [], unsubscribe: [], ...change }),
  }
}

const footer = (email: string, more: object = {}) => ({
  subscribe: [own],
  email,
  city: "Québec",
  postalCode: "G1R 4P5",
  province: "QC",
  language: "both",
  ...more,
})
const linkIn = (mail: Mail | undefined) =>
  /\/newsletters\/(?:confirm|leave)\/([^\s?]+)/.exec(mail?.text ?? "")?.[1] ?? ""
const confirm = (token: string) => callerOf(app, shop).post(`/v1/mailinglist/confirmations/${token}`)
const leave = (token: string, website = shop) =>
  app.inject({
    method: "POST",
    url: `/v1/mailinglist/unsubscribe/${token}?subdomain=${website}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  })
const read = (token: string, website = shop) =>
  app.inject({ url: `/v1/mailinglist/links/${token}?subdomain=${website}` })
const stands = (answer: LightMyRequestResponse) =>
  answer.json<Newsletter[]>().map(({ id, alreadySubscribed, confirmationSent = false }) => ({
    id: id.replace(`${shop}.`, ""),
    alreadySubscribed,
    confirmationSent,
  }))
const none = { alreadySubscribed: false, confirmationSent: false }
const subscriptions = (email: string) =>
  database.db<NewsletterSubscriptionRow>("newsletter_subscriptions").where({ email }).orderBy("id")
const codeOf = (answer: LightMyRequestResponse) => `${answer.statusCode} ${answer.json().code}`

/** An address that has confirmed the organiser's own, and the mail that said so. */
async function subscribed(email: string): Promise<Mail> {
  await (await browser()).change(footer(email))
  const [asking] = await mails()
  expect((await confirm(linkIn(asking))).statusCode).toBe(200)
  const [welcome] = await mails()
  if (welcome === undefined) throw new Error("nothing was said")
  return welcome
}

describe("what is offered", () => {
  it("is the organiser's own in the first list of a profile, and the producers' in the second [CALL-108] [CALL-109] [ENT-037] [I18N-011]", async () => {
    const client = await browser(newAddress())
    const master = await client.get(`/v1/mailinglist/master/client/${client.id}`)
    expect(master.json()).toEqual([
      {
        id: own,
        title: { FR: "Les nouvelles", EN: "The News" },
        newsletterText: {
          FR: "La programmation, une fois par mois.",
          EN: "What’s on, once a month.",
        },
        alreadySubscribed: false,
        consent:
          "Petit Théâtre vous enverra «\u00a0Les nouvelles\u00a0» par courriel. Vous pourrez vous désabonner en tout temps. Petit Théâtre, 12, rue du Fleuve, Québec (QC)\u00a0 G1R\u00a04P5, billets@petit-theatre.example.",
      },
    ])
    expect(stands(await client.get(`/v1/mailinglist/client/${client.id}`))).toEqual([
      { id: "treteaux", ...none },
    ])
  })

  it("is another client's to nobody", async () => {
    const client = await browser(newAddress())
    const other = await browser(newAddress())
    const guest = await browser()
    for (const path of ["/v1/mailinglist/master/client/", "/v1/mailinglist/client/"]) {
      expect(codeOf(await other.get(`${path}${client.id}`))).toBe("403 not-yours")
      expect(codeOf(await guest.get(`${path}${client.id}`))).toBe("401 login-needed")
    }
    const sale = { clientId: client.id, performanceIds: [] }
    expect(codeOf(await other.post("/v1/mailinglist", sale))).toBe("403 not-yours")
    const change = { clientId: client.id, subscribe: [own] }
    expect(codeOf(await other.change(change))).toBe("403 not-yours")
    expect(codeOf(await guest.change(change))).toBe("401 login-needed")
  })

  it("at a sale is of the producers of its events too, for a client and for a guest [CALL-110]", async () => {
    const client = await browser(newAddress())
    const guest = await browser()
    const events = ["petit-theatre.ubu-2027-02-12"]
    const both = [
      { id: "nouvelles", ...none },
      { id: "treteaux", ...none },
    ]
    expect(
      stands(await client.post("/v1/mailinglist", { clientId: client.id, performanceIds: events })),
    ).toEqual(both)
    expect(stands(await guest.post("/v1/mailinglist", { performanceIds: events }))).toEqual(both)
    expect(stands(await guest.post("/v1/mailinglist", { performanceIds: [] }))).toEqual([both[0]])
    expect(codeOf(await guest.post("/v1/mailinglist", { performanceIds: ["petit-theatre.made-up"] }))).toBe(
      "404 event-unknown",
    )
  })

  it("is told with the website's settings where there is any", async () => {
    const config = async (id: string) =>
      (await callerOf(app, id).get("/v1/websites/config")).json<WebsiteConfig>().newsletters
    expect([await config(shop), await config(otherHouse.id)]).toEqual([["organiser", "producers"], undefined])
  })
})

describe("a client's wish", () => {
  it("counts once its mail was answered, and ends as it began [CALL-111] [NEWS-002]", async () => {
    const email = newAddress()
    const client = await browser(email)
    const asked = await client.change({ clientId: client.id, subscribe: [own, producers] })
    expect(stands(asked).map(({ confirmationSent }) => confirmationSent)).toEqual([true, true])
    expect(await subscriptions(email)).toEqual([])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain("Les nouvelles (Petit Théâtre)")
    expect(mail?.text).toContain("Les Tréteaux (Compagnie des Tréteaux)")
    const confirmed = await confirm(linkIn(mail))
    expect(stands(confirmed).map((one) => one.alreadySubscribed)).toEqual([true, true])
    const list = () => client.get(`/v1/mailinglist/client/${client.id}`)
    expect(stands(await list())).toEqual([
      { id: "treteaux", alreadySubscribed: true, confirmationSent: false },
    ])

    const left = await client.change({ clientId: client.id, unsubscribe: [producers] })
    expect(stands(left).map((one) => one.alreadySubscribed)).toEqual([true, false])
    expect((await subscriptions(email)).filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
  })

  it("that is withdrawn before it was confirmed is confirmed by nothing", async () => {
    const email = newAddress()
    const client = await browser(email)
    await client.change({ clientId: client.id, subscribe: [own] })
    const [mail] = await mails()
    const withdrawn = await client.change({ clientId: client.id, unsubscribe: [own] })
    expect(stands(withdrawn)[0]).toEqual({ id: "nouvelles", ...none })
    expect(codeOf(await confirm(linkIn(mail)))).toBe("410 newsletter-link-ended")
    expect(await subscriptions(email)).toEqual([])
  })

  it("goes with no other email: what the one before received ends, and the new one is asked", async () => {
    const [before, after] = [newAddress(), newAddress()]
    const client = await browser(before)
    await client.change({ clientId: client.id, subscribe: [own] })
    const [first] = await mails()
    await confirm(linkIn(first))
    await client.change({ clientId: client.id, subscribe: [producers] })
    const unanswered = (await mails()).find(({ subject }) => subject.startsWith("Confirmez"))
    const { password: oldPassword } = profile(before)
    const moved = await client.put("/v1/clients", { ...guest(after), oldPassword })
    expect(moved.statusCode, moved.body).toBe(200)
    const [asking] = await mails()
    const token = tokenIn(asking)
    expect((await client.post("/v1/client/actions/confirm-email", { token })).statusCode).toBe(204)
    await mails()

    expect((await subscriptions(before)).map(({ ended_at }) => ended_at)).toEqual([clock.now()])
    expect(codeOf(await confirm(linkIn(unanswered)))).toBe("410 newsletter-link-ended")
    const list = async () => stands(await client.get(`/v1/mailinglist/master/client/${client.id}`))
    expect(await list()).toEqual([{ id: "nouvelles", ...none }])
    await client.change({ clientId: client.id, subscribe: [own] })
    const [mail] = await mails()
    expect(mail?.to).toBe(after)
    await confirm(linkIn(mail))
    expect(await list()).toEqual([{ id: "nouvelles", alreadySubscribed: true, confirmationSent: false }])
    expect((await subscriptions(after)).map(({ ended_at }) => ended_at)).toEqual([null])
  })

  it("asks for nothing that the site does not have", async () => {
    const client = await browser(newAddress())
    for (const list of ["subscribe", "unsubscribe"]) {
      const answer = await client.change({ clientId: client.id, [list]: ["petit-theatre.made-up"] })
      expect(codeOf(answer)).toBe("404 newsletter-unknown")
    }
    expect(await mails()).toEqual([])
  })
})

describe("the footer's form", () => {
  it("keeps what was agreed to, when, where and in which words [NEWS-006] [CALL-111]", async () => {
    const email = newAddress()
    const visitor = await browser(undefined, "en")
    const asked = await visitor.change(footer(email))
    expect(stands(asked)).toEqual([{ id: "nouvelles", alreadySubscribed: false, confirmationSent: true }])
    const askedAt = clock.now()
    clock.pass(90)
    const [mail] = await mails()
    expect(mail?.subject).toBe("Confirm your newsletter subscription")
    expect(mail?.text).toContain("12, rue du Fleuve")
    await confirm(linkIn(mail))
    const [row, ...others] = await subscriptions(email)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      newsletter_id: own,
      client_id: null,
      city: "Québec",
      postal_code: "G1R 4P5",
      province: "QC",
      language: "both",
      source: "footer",
      consent_text:
        "Little Theatre will send you “The News” by email. You can unsubscribe at any time. Little Theatre, 12, rue du Fleuve, Québec, QC\u00a0 G1R\u00a04P5, billets@petit-theatre.example.",
      asked_at: askedAt,
      confirmed_at: askedAt + 90_000,
      ended_at: null,
    })
  })

  it("wants all five, and a guest at the checkout an email and a language [NEWS-005]", async () => {
    const visitor = await browser()
    for (const field of ["city", "postalCode", "province", "language"]) {
      const answer = await visitor.change(footer(newAddress(), { [field]: undefined }))
      expect(codeOf(answer), field).toBe("400 request-invalid")
      expect(answer.json().errors).toEqual([{ path: field, message: "required" }])
    }
    const nothing = await visitor.change({ subscribe: [producers] })
    expect(
      nothing
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual(["city", "email", "language", "postalCode", "province"])
    expect(codeOf(await visitor.change(footer("lou@")))).toBe("422 email-invalid")
    expect(codeOf(await visitor.change(footer("")))).toBe("422 email-invalid")
    const checkout = { subscribe: [producers], email: newAddress(), language: "fr", source: "checkout" }
    expect((await visitor.change(checkout)).statusCode).toBe(200)
    expect(codeOf(await visitor.change({ ...checkout, source: "profile" }))).toBe("401 login-needed")
    expect(await mails()).toHaveLength(1)
  })

  it("says the same of an address that is known, that has an account, and of any other; only its mail differs", async () => {
    const [fresh, known, account] = [newAddress(), newAddress(), newAddress()]
    await subscribed(known)
    await browser(account)
    clock.pass(3_601)
    const visitor = await browser()
    const said = []
    for (const email of [fresh, known, account]) {
      const answer = await visitor.change(footer(email))
      said.push([answer.statusCode, answer.body])
    }
    expect(new Set(said.map(String)).size).toBe(1)
    const subjects = (await mails()).map(({ to, subject }) => `${to} ${subject}`)
    expect(subjects.toSorted()).toEqual(
      [
        `${fresh} Confirmez votre inscription à l’infolettre`,
        `${known} Votre inscription est déjà active`,
        `${account} Confirmez votre inscription à l’infolettre`,
      ].toSorted(),
    )
  })

  it("leaves nobody else's newsletters", async () => {
    const email = newAddress()
    await subscribed(email)
    const visitor = await browser()
    expect(codeOf(await visitor.change(footer(email, { unsubscribe: [own] })))).toBe("401 login-needed")
    const impostor = await browser(email)
    const seen = await impostor.get(`/v1/mailinglist/master/client/${impostor.id}`)
    expect(stands(seen)).toEqual([{ id: "nouvelles", ...none }])
    await impostor.change({ clientId: impostor.id, unsubscribe: [own] })
    expect((await subscriptions(email)).map(({ ended_at }) => ended_at)).toEqual([null])
  })

  it("writes four letters an hour to one address, and says nothing of the fifth", async () => {
    const email = newAddress()
    for (let time = 0; time < 6; time += 1) {
      const answer = await (await browser()).change(footer(email))
      expect(answer.statusCode).toBe(200)
    }
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(4)
  })

  it("asks ten times a minute from one network", async () => {
    const limited = serve(database.db, clock, {
      config: testConfig({ limits: { ...testConfig().limits, login: 10 } }),
    })
    const caller = callerOf(limited, shop, "192.0.2.7")
    const { sessionToken } = (await caller.post("/v1/session")).json()
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      const body = { unsubscribe: [], ...footer(newAddress()) }
      const answer = await caller.post("/v1/subscribetonewsletter", body, { "x-session-token": sessionToken })
      statuses.push(answer.statusCode)
    }
    await limited.close()
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe("the link that confirms", () => {
  it("works once, for fourteen days; opened again it says how the address stands", async () => {
    const email = newAddress()
    await (await browser()).change(footer(email))
    const [mail] = await mails()
    const token = linkIn(mail)
    const told = async (of: string) => {
      const { act, used, newsletters } = (await read(of)).json<NewsletterLink>()
      return [act, used, newsletters[0]?.alreadySubscribed, newsletters[0]?.confirmationSent ?? false]
    }
    expect(await told(token)).toEqual(["confirm", false, false, true])
    expect(stands(await confirm(token))[0]?.alreadySubscribed).toBe(true)
    expect(stands(await confirm(token))[0]?.alreadySubscribed).toBe(true)
    expect(await told(token)).toEqual(["confirm", true, true, false])
    const [welcome] = await mails()
    expect(await told(linkIn(welcome))).toEqual(["leave", false, true, false])
    expect((await subscriptions(email))[0]?.ended_at).toBeNull()
    await leave(linkIn(welcome))
    expect(await told(linkIn(welcome))).toEqual(["leave", true, false, false])
    expect(await told(token)).toEqual(["confirm", true, false, false])
    expect(stands(await confirm(token))[0]?.alreadySubscribed).toBe(false)
    expect((await subscriptions(email)).map(({ ended_at }) => ended_at)).toEqual([clock.now()])

    await (await browser()).change(footer(newAddress()))
    const [late] = await mails()
    clock.pass(14 * day)
    expect(codeOf(await confirm(linkIn(late)))).toBe("410 newsletter-link-ended")
    expect(codeOf(await read(linkIn(late)))).toBe("410 newsletter-link-ended")
    for (const other of ["made-up", token.slice(0, -1)])
      expect(codeOf(await read(other))).toBe("410 newsletter-link-ended")
    expect(codeOf(await read(token, otherHouse.id))).toBe("410 newsletter-link-ended")
  })

  it("confirms one subscription, however many open it at once", async () => {
    const email = newAddress()
    await (await browser()).change(footer(email))
    const [mail] = await mails()
    await Promise.all(Array.from({ length: 4 }, () => confirm(linkIn(mail))))
    expect(await subscriptions(email)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it("would be told of each time, and bring back whoever left, were it not used up", async () => {
    const email = newAddress()
    await (await browser()).change(footer(email))
    const [mail] = await mails()
    const trusting: TakeAsks = (store, letterId, now) => store.asksOf(letterId, now)
    const dependencies = { db: database.db, clock, newId: randomId, tokens: testNewsletters }
    const website = { ...smallHouse, id: shop }
    await confirmNewsletters(dependencies, website, linkIn(mail), trusting)
    const [welcome] = await mails()
    await leave(linkIn(welcome))
    await confirmNewsletters(dependencies, website, linkIn(mail), trusting)
    expect((await subscriptions(email)).map(({ ended_at }) => ended_at === null)).toContain(true)
    expect(await mails()).toHaveLength(1)
  })

  it("is nothing that was not written here, nor another site's, nor the one that leaves", async () => {
    const welcome = await subscribed(newAddress())
    const token = testNewsletters.write(shop, { kind: "confirm", id: "letter" })
    for (const each of [
      "made-up",
      token.slice(0, -1),
      testNewsletters.write(otherHouse.id, { kind: "confirm", id: "letter" }),
      token,
      linkIn(welcome),
    ])
      expect(codeOf(await confirm(each))).toBe("410 newsletter-link-ended")
  })

  it("of an address that never answered is forgotten, and the address with it", async () => {
    const email = newAddress()
    await (await browser()).change(footer(email))
    await mails()
    clock.pass(15 * day)
    await forgetAsks(database.db, clock.now())
    expect(await database.db<NewsletterAskRow>("newsletter_asks").where({ email })).toEqual([])
  })
})

describe("leaving", () => {
  it("takes one post without a session, as mail programs do it; opening the address leaves nothing [NEWS-006]", async () => {
    const email = newAddress()
    const welcome = await subscribed(email)
    const { "List-Unsubscribe": address = "", "List-Unsubscribe-Post": post } = welcome.headers ?? {}
    expect(post).toBe("List-Unsubscribe=One-Click")
    const url = new URL(/^<(.+)>$/.exec(address)?.[1] ?? "")
    expect(url.protocol).toBe("https:")
    const path = `${url.pathname}?subdomain=${shop}&language=fr`
    const opened = await app.inject({ url: path })
    expect([opened.statusCode, opened.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"])
    expect(opened.body).toContain(`/fr/newsletters/leave/`)
    expect((await subscriptions(email))[0]?.ended_at).toBeNull()
    const left = await app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: post ?? "",
    })
    expect([left.statusCode, stands(left)]).toEqual([200, [{ id: "nouvelles", ...none }]])
    expect((await subscriptions(email))[0]?.ended_at).toBe(clock.now())
    clock.pass(60)
    expect((await leave(linkIn(welcome))).statusCode).toBe(200)
    expect((await subscriptions(email))[0]?.ended_at).toBe(clock.now() - 60_000)
  })

  it.each([
    [
      "a form of parts",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ["another form", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click&more=1"],
    ["JSON that is none", "application/json", "{"],
    ["anything", "text/plain", "please"],
    ["bytes of no type", undefined, "List-Unsubscribe=One-Click"],
    ["nothing", undefined, undefined],
  ])("takes %s: the link says all", async (_name, type, payload) => {
    const email = newAddress()
    const token = linkIn(await subscribed(email))
    const left = await app.inject({
      method: "POST",
      url: `/v1/mailinglist/unsubscribe/${token}?subdomain=${shop}`,
      headers: type === undefined ? {} : { "content-type": type },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(left.statusCode, left.body).toBe(200)
    expect((await subscriptions(email)).map(({ ended_at }) => ended_at)).toEqual([clock.now()])
  })

  it("reads no large body, and no other operation takes a form of parts", async () => {
    const token = linkIn(await subscribed(newAddress()))
    const post = (path: string, payload: string) =>
      app.inject({
        method: "POST",
        url: `${path}?subdomain=${shop}`,
        headers: { "content-type": "multipart/form-data; boundary=b" },
        payload,
      })
    const large = await post(`/v1/mailinglist/unsubscribe/${token}`, "x".repeat(20_000))
    expect(codeOf(large)).toBe("400 request-invalid")
    expect(codeOf(await post(`/v1/mailinglist/confirmations/${token}`, "x"))).toBe("400 request-invalid")
    expect(codeOf(await post("/v1/subscribetonewsletter", "x"))).toBe("400 request-invalid")
  })

  it("leaves all that a mail names and nothing else, long after", async () => {
    const both = { subscribe: [own, producers] }
    const living = async (email: string) =>
      (await subscriptions(email)).flatMap((row) => (row.ended_at === null ? [row.newsletter_id] : []))
    const [known, partly] = [newAddress(), newAddress()]

    // Each was confirmed by a mail of its own; one that says so of both leaves both.
    await subscribed(known)
    await (await browser()).change({ ...footer(known), subscribe: [producers] })
    const [second] = await mails()
    await confirm(linkIn(second))
    const [ofOne] = await mails()
    await (await browser()).change({ ...footer(known), ...both })
    const [already] = await mails()
    expect(already?.subject).toBe("Votre inscription est déjà active")

    // A welcome that names what lived before leaves that as well.
    await subscribed(partly)
    await (await browser()).change({ ...footer(partly), ...both })
    const [asking] = await mails()
    await confirm(linkIn(asking))
    const [welcome] = await mails()

    clock.pass(15 * day)
    await forgetAsks(database.db, clock.now())
    for (const [email, mail] of [
      [known, already],
      [partly, welcome],
    ] as const) {
      expect(mail?.text).toContain("Les nouvelles")
      expect(mail?.text).toContain("Les Tréteaux")
      expect(await living(email)).toHaveLength(2)
      const left = await leave(linkIn(mail))
      expect(stands(left).map(({ id }) => id)).toEqual(["nouvelles", "treteaux"])
      expect(await living(email)).toEqual([])
    }
    await (await browser()).change({ ...footer(known), ...both })
    const [again] = await mails()
    await confirm(linkIn(again))
    await mails()
    await leave(linkIn(ofOne))
    expect(await living(known)).toEqual([own])
  })

  it("is named in no later mail", async () => {
    const email = newAddress()
    await (await browser()).change(footer(email, { subscribe: [own, producers] }))
    const [asking] = await mails()
    await confirm(linkIn(asking))
    const [row] = await subscriptions(email)
    await leave(testNewsletters.write(shop, { kind: "subscription", id: row?.id ?? "" }))
    const [welcome] = await mails()
    const left = row?.newsletter_id === own ? "Les nouvelles (" : "Les Tréteaux ("
    expect(welcome?.subject).toBe("Votre inscription est confirmée")
    expect(welcome?.text).not.toContain(left)
  })

  it("is undone by asking again: the new consent stands beside the old", async () => {
    const email = newAddress()
    await leave(linkIn(await subscribed(email)))
    clock.pass(3_601)
    await subscribed(email)
    expect((await subscriptions(email)).map(({ ended_at }) => ended_at === null).toSorted()).toEqual([
      false,
      true,
    ])
  })

  it("takes any mail's link, of an earlier time as well, and of the organiser's list", async () => {
    const email = newAddress()
    const first = await subscribed(email)
    const [row] = await subscriptions(email)
    const listed = testNewsletters.write(shop, { kind: "subscription", id: row?.id ?? "" })
    for (const old of [linkIn(first), listed]) {
      await leave(linkIn(first))
      clock.pass(3_601)
      await subscribed(email)
      expect((await subscriptions(email)).filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
      expect((await leave(old)).statusCode).toBe(200)
      expect((await subscriptions(email)).filter(({ ended_at }) => ended_at === null)).toEqual([])
    }
  })

  it("is of one's own site alone", async () => {
    const token = linkIn(await subscribed(newAddress()))
    expect(codeOf(await leave(token, otherHouse.id))).toBe("410 newsletter-link-ended")
  })

  it("stands in no log, and neither does the link that confirms", async () => {
    const email = newAddress()
    await (await browser()).change(footer(email))
    const [asking] = await mails()
    await read(linkIn(asking))
    await confirm(linkIn(asking))
    const [welcome] = await mails()
    await leave(linkIn(welcome))
    const lines = logged.join("")
    expect(lines).toContain("/v1/mailinglist/unsubscribe/[secret]")
    for (const secret of [linkIn(asking), linkIn(welcome), email]) expect(lines).not.toContain(secret)
  })
})

describe("the organiser's list", () => {
  const run = async (newsletter?: string, out?: string, website = shop) => {
    const printed: string[] = []
    const complained: string[] = []
    const { shopUrl } = testCertificates
    const command = {
      db: database.db,
      tokens: testNewsletters,
      shopUrl,
      print: (line: string) => void printed.push(line),
      complain: (line: string) => void complained.push(line),
    }
    const code = await runNewsletterExport(command, website, { newsletter, out })
    return { code, printed, complained }
  }

  it("has each reader once, the consent, and links that leave", async () => {
    await database.db("newsletter_subscriptions").delete()
    const [email, gone] = [newAddress(), newAddress()]
    await subscribed(email)
    await leave(linkIn(await subscribed(gone)))
    await database.db("newsletter_subscriptions").where({ email }).update({ city: "=1+1" })
    const { code, printed } = await run("nouvelles")
    expect(code).toBe(0)
    expect(printed[0]).toBe(
      '"newsletter","email","language","city","postal_code","province","asked_at","confirmed_at","source","consent","unsubscribe_url","one_click_url"',
    )
    expect(printed).toHaveLength(2)
    expect(printed[1]).toContain(`"nouvelles","${email}","both","'=1+1","G1R 4P5","QC"`)
    const token = /newsletters\/leave\/([^"?]+)/.exec(printed[1] ?? "")?.[1] ?? ""
    expect((await leave(token)).statusCode).toBe(200)
    expect((await run("nouvelles")).printed).toHaveLength(1)
  })

  it("goes to a file that spreadsheets read, and names what it does not know", async () => {
    const path = join(folder.path, "list.csv")
    const { printed } = await run(undefined, path)
    expect(printed).toEqual([expect.stringMatching(/^.+list\.csv: \d+ subscriptions$/)])
    expect((await readFile(path, "utf8")).startsWith('\uFEFF"newsletter"')).toBe(true)
    await rm(path)
    expect(await run("made-up")).toEqual({
      code: 1,
      printed: [],
      complained: ["petit-theatre has no newsletter made-up; its keys are in newsletters.yaml"],
    })
    expect((await run(undefined, undefined, "made-up")).complained).toEqual(["There is no website made-up"])
  })

  it("is of one website", async () => {
    expect(await newsletterStore(database.db, otherHouse.id).living()).toEqual([])
  })
})
