import type { Key, KeyEta, Problem } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  noon,
  otherHouse,
  places,
  sendEverybodyHome,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import {
  serve,
  testBarcodes,
  testCertificates,
  testConfig,
  testGifts,
  testNewsletters,
  testRenewals,
} from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { PlaceRow, QueueSettingsRow } from "../database/queue-tables.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { prune } from "../jobs/pruner.ts"
import type { Mail } from "../mail/mail.ts"
import { letEverybodyIn } from "./queue-round.ts"
import { runClose, runOpen, runReset, runState } from "./run-queue.ts"

let database: TestDatabase
let db: Knex
let time: TestClock
/** The clock of the server, which all tests share, and each starts anew. */
const clock = { now: () => time.now(), pass: (seconds: number) => time.pass(seconds) }
let app: FastifyInstance

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, { rows: [], places: [1000], events: [{ key: "soir" }, { key: "calme" }] })
  await buildHouse(db, { website: otherHouse, rows: [], places: [10] })
  time = new TestClock()
  app = serve(db, clock)
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(async () => {
  await sendEverybodyHome(db)
  for (const table of ["outbox", "queue_places", "queues", "queue_settings"]) await db(table).delete()
  time = new TestClock()
})

const settings: QueueSettingsRow = {
  website_id: "petit",
  kind: "pages",
  thing_id: "petit.soir",
  opens_at: null,
  room_from: null,
  starts_above: null,
  room: 2,
  per_minute: 60,
  enter_seconds: 120,
  key_seconds: 600,
}
const setQueue = (changes: Partial<QueueSettingsRow> = {}) =>
  db<QueueSettingsRow>("queue_settings").insert({ ...settings, ...changes })
const round = () => letEverybodyIn(testDependencies(db, clock))
/** A minute of rounds, a second each. */
const rounds = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    clock.pass(1)
    await round()
  }
}

interface Said<Body> {
  readonly status: number
  readonly body: Body & Partial<Problem>
}

/** A shopper with a session of their own; `server` is another process. */
async function shopper(server = app, website = "petit") {
  const url = (path: string) => `${path}?subdomain=${website}&language=fr`
  const opened = await server.inject({ method: "POST", url: url("/v1/session") })
  const token: string = opened.json().sessionToken
  const headers = { "x-session-token": token, "content-type": "application/json" }
  const send = async <Body>(method: "POST" | "PUT", path: string, body: unknown, to = server) => {
    const answer = await to.inject({
      method,
      url: url(path),
      headers,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, body: answer.body === "" ? {} : answer.json() } as Said<Body>
  }
  const record = { type: "pages", pageId: "petit.soir" }
  return {
    ask: (kind = "pages", id = "petit.soir", to = server) =>
      send<Key & KeyEta>("POST", `/v1/key/${kind}/${id}`, { ...record, type: kind }, to),
    eta: (kind = "pages", id = "petit.soir", to = server) =>
      send<KeyEta>("POST", `/v1/key/${kind}/${id}/eta`, { ...record, type: kind }, to),
    hold: (keyserverToken?: string, event = "soir") =>
      send<object>("POST", "/v1/holds", [
        { ...places(event, 1), ...(keyserverToken === undefined ? {} : { keyserverToken }) },
      ]),
    holdBest: (keyserverToken?: string) =>
      send<object>("POST", "/v1/holds-pricelevel/petit.soir", {
        priceLevels: [{ id: "petit.salle.ga", prices: [{ id: "petit.soir.ga.adulte", qty: 1 }] }],
        ...(keyserverToken === undefined ? {} : { keyserverToken }),
      }),
    leave: () => send<object>("PUT", "/v1/kickout", undefined),
    mail: (
      token: string,
      websiteUrl = "http://localhost:4000/fr/pages/petit.soir?subdomain=petit",
      email = "ada@example.com",
    ) =>
      send<object>("POST", "/v1/keyserver/email", {
        email,
        keyserverUrl: "http://localhost:4000/fr/key-server/pages/petit.soir",
        token,
        websiteUrl,
      }),
  }
}

/** Whoever holds something pays, a millisecond from now. */
async function pay() {
  const at = clock.now() + 1
  for (const { id, session_id } of await db("carts").where({ state: "held" })) {
    await db("sales").insert({
      ...{
        id: `sale-${id}`,
        website_id: "petit",
        cart_id: id,
        session_id,
        sale_token_hash: id,
        state: "paid",
      },
      ...{ amount: 100, cart_version: 1, started_at: at, paid_at: at, changed_at: at },
    })
    await db("carts").where({ id }).update({ state: "paid", changed_at: at })
  }
}

/** So many shoppers, each of whom asked for a place, in their order. */
async function line(many: number) {
  const all = []
  for (let index = 0; index < many; index += 1) {
    const one = await shopper()
    all.push({ ...one, first: (await one.ask()).body })
  }
  return all
}
const stateOf = async (one: Awaited<ReturnType<typeof shopper>>) => (await one.eta()).body.state

describe("a key", () => {
  it("is given at once for what has no queue, and needed by nobody [CALL-040]", async () => {
    const ana = await shopper()
    const { status, body } = await ana.ask()
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: "authorized", token: expect.stringMatching(/./) })
    expect(body.url).toBe("http://localhost:4000/fr/key-server/pages/petit.soir?subdomain=petit")
    expect((await ana.hold()).status).toBe(200)
  })

  it.each([
    ["pages", "petit.autre", "page-unknown"],
    ["pages", "voisin.soir", "page-unknown"],
    ["events", "petit.autre", "event-unknown"],
    ["subscriptions", "petit.soir", "subscription-unknown"],
    ["flexpass", "petit.soir", "flex-pass-unknown"],
  ])("is for nothing that is not there: %s %s", async (kind, id, code) => {
    const ana = await shopper()
    expect((await ana.ask(kind, id)).body).toMatchObject({ code, status: 404 })
    expect((await ana.eta(kind, id)).body).toMatchObject({ code })
  })

  it("is demanded by holds of a page's events, and of nothing else [HOLD-005] [CALL-023] [CALL-040]", async () => {
    await setQueue()
    const ana = await shopper()
    expect(await ana.hold()).toMatchObject({
      status: 403,
      body: { code: "queue-key-needed", reason: "keyserver", action: "wait-in-queue" },
    })
    expect((await ana.holdBest()).body).toMatchObject({ code: "queue-key-needed" })
    expect((await ana.hold(undefined, "calme")).status).toBe(200)
    const { token } = (await ana.ask()).body
    expect((await ana.hold()).status).toBe(403)
    expect((await ana.hold(token)).status).toBe(200)
    expect((await ana.holdBest(token)).status).toBe(200)
  })

  it("opens to no other session, is no guess, and is not another's of the same queue", async () => {
    await setQueue()
    const [ana, bo] = await line(2)
    const other = await shopper()
    for (const token of [ana!.first.token, `${ana!.first.token}x`, "open", ""])
      expect((await other.hold(token)).body).toMatchObject({ code: "queue-key-needed" })
    expect((await bo!.hold(ana!.first.token)).status).toBe(403)
    expect((await ana!.hold(ana!.first.token)).status).toBe(200)
  })

  it("of an event goes before its page's", async () => {
    await setQueue()
    await setQueue({ kind: "events" })
    const ana = await shopper()
    const page = (await ana.ask()).body
    expect((await ana.hold(page.token)).status).toBe(403)
    const own = (await ana.ask("events")).body
    expect((await ana.hold(own.token)).status).toBe(200)
  })

  it("ends with its time, and with a purchase, and then the next shopper is let in", async () => {
    await setQueue({ room: 1 })
    const [ana, bo, cy] = await line(3)
    expect(ana!.first).toMatchObject({
      state: "authorized",
      goodUntil: new Date(noon + 600_000).toISOString(),
    })
    clock.pass(600)
    expect((await ana!.hold(ana!.first.token)).status).toBe(403)
    expect((await ana!.eta()).body).toMatchObject({ code: "queue-key-expired", status: 410 })
    await round()
    expect(await stateOf(bo!)).toBe("authorized")
    expect(await stateOf(cy!)).toBe("queue")
    // Bo asks for the key, holds and pays.
    const { token } = (await bo!.ask()).body
    expect((await bo!.hold(token)).status).toBe(200)
    await pay()
    await rounds(1)
    expect(await stateOf(cy!)).toBe("authorized")
    expect((await bo!.hold(token)).status).toBe(403)
    // Who comes back stands at the end.
    expect((await ana!.ask()).body).toMatchObject({ state: "queue", position: 0 })
  })

  it("does not end with a refund of what was bought before", async () => {
    const ana = await shopper()
    await ana.hold()
    await pay()
    clock.pass(60)
    await setQueue({ room: 1 })
    const { token } = (await ana.ask()).body
    const [bo] = await line(1)
    clock.pass(60)
    // As a refund or a void does.
    await db("carts").where({ state: "paid" }).update({ changed_at: clock.now() })
    await rounds(1)
    expect((await ana.hold(token)).status).toBe(200)
    expect(await stateOf(bo!)).toBe("queue")
  })

  it("does not end with the purchase of something else", async () => {
    await setQueue({ room: 1 })
    const [ana, bo] = await line(2)
    expect((await ana!.hold(undefined, "calme")).status).toBe(200)
    await pay()
    await rounds(1)
    expect((await ana!.eta()).body.state).toBe("authorized")
    expect((await ana!.hold(ana!.first.token)).status).toBe(200)
    expect(await stateOf(bo!)).toBe("queue")
  })
})

describe("a line", () => {
  it("is first come, first served, and tells an honest place [KEY-001] [CALL-041]", async () => {
    await setQueue()
    const all = await line(6)
    expect(all.map(({ first }) => first.state)).toEqual([
      "authorized",
      "authorized",
      ...Array(4).fill("queue"),
    ])
    expect(all.slice(2).map(({ first }) => first.position)).toEqual([0, 1, 2, 3])
    const last = await all[5]!.eta()
    expect(last).toMatchObject({
      status: 200,
      body: { state: "queue", position: 3, firstPosition: 3, pollSeconds: 20, etaSeconds: 1321 },
    })
    expect(last.body.token).toBe(all[5]!.first.token)
    clock.pass(600)
    await round()
    expect(await Promise.all(all.slice(2).map(stateOf))).toEqual([
      "authorized",
      "authorized",
      "queue",
      "queue",
    ])
    expect((await all[5]!.eta()).body).toMatchObject({ position: 1, firstPosition: 3 })
  })

  it("tells who comes in a crowd the wait that they are told a moment later", async () => {
    await setQueue({ room: 1 })
    // As in service, what a queue looks like is remembered for half a second.
    const remembering = serve(db, clock, { config: testConfig({ mode: "development" }) })
    const all = []
    for (let index = 0; index < 30; index += 1) {
      const one = await shopper(remembering)
      all.push({ ...one, first: (await one.ask("pages", "petit.soir", remembering)).body })
    }
    clock.pass(1)
    for (const { first, eta } of all.slice(1)) {
      const { body } = await eta("pages", "petit.soir", remembering)
      expect(body.position).toBe(first.position)
      expect(Math.abs((body.etaSeconds ?? 0) - (first.etaSeconds ?? 0))).toBeLessThanOrEqual(1)
    }
    await remembering.close()
  })

  it("tells who comes while the room fills the wait behind a full one", async () => {
    await setQueue({ room: 20, per_minute: 60_000 })
    const remembering = serve(db, clock, { config: testConfig({ mode: "development" }) })
    const all = []
    for (let index = 0; index < 30; index += 1) {
      const one = await shopper(remembering)
      all.push({ ...one, first: (await one.ask("pages", "petit.soir", remembering)).body })
    }
    const waiting = all.filter(({ first }) => first.state === "queue")
    expect(waiting).toHaveLength(10)
    clock.pass(1)
    for (const { first, eta } of waiting) {
      const { body } = await eta("pages", "petit.soir", remembering)
      expect(body.etaSeconds).toBeGreaterThan(500)
      expect(first.etaSeconds).toBeGreaterThanOrEqual(body.etaSeconds ?? 0)
    }
    await remembering.close()
  })

  it("tells the first of all how they stand at once, though the queue was known without anybody", async () => {
    await setQueue()
    const remembering = serve(db, clock, { config: testConfig({ mode: "development" }) })
    const ana = await shopper(remembering)
    expect((await ana.eta("pages", "petit.soir", remembering)).body).toMatchObject({
      code: "queue-place-unknown",
    })
    await ana.ask("pages", "petit.soir", remembering)
    expect((await ana.eta("pages", "petit.soir", remembering)).body.state).toBe("authorized")
    await remembering.close()
  })

  it("writes nothing for who has a place already, and does not ask who it is", async () => {
    await setQueue({ room: 1 })
    const [, bo] = await line(2)
    const sent: string[] = []
    const note = ({ sql }: { sql: string }) => void sent.push(sql)
    db.on("query", note)
    await bo!.ask()
    await bo!.eta()
    db.removeListener("query", note)
    expect(sent.filter((sql) => /^(insert|update|begin)/i.test(sql))).toEqual([])
    expect(sent.filter((sql) => sql.includes("session_tokens") || sql.includes('"sessions"'))).toEqual([])
  })

  it("lets nobody in faster than its rate", async () => {
    await setQueue({ room: 1000, per_minute: 30 })
    const all = await line(20)
    const inside = async () => (await Promise.all(all.map(stateOf))).filter((s) => s === "authorized").length
    const first = await inside()
    await rounds(10)
    expect((await inside()) - first).toBe(5)
  })

  it("gives a session one place, in however many tabs", async () => {
    await setQueue({ room: 1 })
    await line(1)
    const ana = await shopper()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ana.ask()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1)
    expect(await db("queue_places").count({ n: "*" }).first()).toMatchObject({ n: 2 })
  })

  it("keeps every place when its process dies, and another one goes on", async () => {
    await setQueue()
    const all = await line(12)
    const before = await Promise.all(all.slice(2).map(async (one) => (await one.eta()).body.position))
    // Nothing is closed or written: what the process knew is gone.
    const other = serve(db, clock)
    const after = await Promise.all(
      all.slice(2).map(async (one) => (await one.eta("pages", "petit.soir", other)).body.position),
    )
    expect(after).toEqual(before)
    expect(before).toEqual(Array.from({ length: 10 }, (_, index) => index))
    const again = await Promise.all(all.map((one) => one.ask("pages", "petit.soir", other)))
    expect(again.map(({ body }) => body.token)).toEqual(all.map(({ first }) => first.token))
    await other.close()
  })

  it("loses the place that is given up, and the seats with it [CALL-076]", async () => {
    await setQueue({ room: 1 })
    const [ana, bo, cy] = await line(3)
    await ana!.hold(ana!.first.token)
    expect((await bo!.leave()).status).toBe(204)
    expect((await bo!.eta()).body).toMatchObject({ code: "queue-place-unknown" })
    expect((await cy!.eta()).body).toMatchObject({ position: 0 })
    expect((await ana!.leave()).status).toBe(204)
    expect((await ana!.leave()).status).toBe(204)
    expect(await db("event_capacities").where({ event_id: "petit.soir" }).pluck("taken")).toEqual([0])
    await rounds(1)
    expect(await stateOf(cy!)).toBe("authorized")
    expect((await ana!.hold(ana!.first.token)).status).toBe(403)
  })

  it("passes on the turn of who does not come", async () => {
    await setQueue({ room: 1 })
    const [, bo, cy] = await line(3)
    clock.pass(600)
    await round()
    expect((await bo!.eta()).body).toMatchObject({
      state: "authorized",
      enterBy: new Date(clock.now() + 120_000).toISOString(),
    })
    clock.pass(120)
    await round()
    expect((await bo!.eta()).body).toMatchObject({ code: "queue-key-expired" })
    expect(await stateOf(cy!)).toBe("authorized")
    expect((await bo!.ask()).body).toMatchObject({ state: "queue" })
  })

  it("lets in whoever holds at once when the turn comes", async () => {
    await setQueue({ room: 1 })
    const [, bo] = await line(2)
    expect((await bo!.hold(bo!.first.token)).status).toBe(403)
    clock.pass(600)
    await round()
    expect((await bo!.hold(bo!.first.token)).status).toBe(200)
    expect((await bo!.eta()).body.goodUntil).toBe(new Date(clock.now() + 600_000).toISOString())
  })
})

describe("an opening", () => {
  const opens_at = noon + 3_600_000

  it("draws lots among those who wait, before anybody who comes later [KEY-001] [CALL-041]", async () => {
    await setQueue({ opens_at, room: 1, per_minute: 60 })
    const early = await line(30)
    expect(early[0]!.first).toMatchObject({
      state: "waiting-room",
      etaSeconds: 3600,
      opensAt: new Date(opens_at).toISOString(),
    })
    expect((await early[0]!.hold(early[0]!.first.token)).status).toBe(403)
    clock.pass(3599)
    await round()
    expect(await stateOf(early[0]!)).toBe("waiting-room")
    clock.pass(1)
    // The first to come after the opening, before any round.
    const late = await shopper()
    expect((await late.ask()).body).toMatchObject({ state: "queue" })
    await round()
    const drawn = await db<PlaceRow>("queue_places").orderBy("turn")
    expect(drawn.map(({ turn }) => turn)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
    const arrivals = drawn.slice(0, 30).map(({ id }) => id)
    expect(arrivals).not.toEqual([...arrivals].sort())
    expect((await late.eta()).body).toMatchObject({ state: "queue", position: 29 })
    const queue = await db("queues").first()
    expect(queue).toMatchObject({ waiting: 30, undrawn: 0, admitted: 1, last_turn: 31 })
    expect(queue.lottery_seed).toMatch(/^[\w-]{43}$/)
  })

  it("is led to from its waiting room's hour on", async () => {
    await setQueue({ opens_at, room_from: noon + 1_800_000 })
    const list = async () => (await app.inject({ url: "/v1/queues?subdomain=petit" })).json()
    expect(await list()).toEqual([])
    clock.pass(1800)
    expect(await list()).toEqual([{ type: "pages", id: "petit.soir" }])
    expect((await app.inject({ url: "/v1/queues?subdomain=voisin" })).json()).toEqual([])
  })

  it("takes nothing from a presale and from other evenings before that hour, and all after it", async () => {
    await setQueue({ opens_at, room_from: noon + 1_800_000 })
    const ana = await shopper()
    const { token, state } = (await ana.ask()).body
    expect(state).toBe("authorized")
    expect(await stateOf(ana)).toBe("authorized")
    expect(await db("queue_places").pluck("id")).toEqual([])
    clock.pass(1799)
    expect((await ana.hold()).status).toBe(200)
    expect((await ana.hold(token)).status).toBe(200)
    clock.pass(1)
    expect((await ana.hold(token)).body).toMatchObject({ code: "queue-key-needed" })
    expect((await ana.ask()).body.state).toBe("waiting-room")
  })

  it("demands a key before that hour where an operator opens it", async () => {
    await setQueue({ opens_at, room_from: noon + 1_800_000, room: 1 })
    const named = { website: "petit", kind: "pages", id: "petit.soir" }
    const quiet = { print: () => undefined, complain: () => undefined }
    await runOpen({ ...testDependencies(db, clock), ...quiet }, named, {})
    expect((await (await shopper()).hold()).status).toBe(403)
  })

  it("counts those who leave the waiting room out", async () => {
    await setQueue({ opens_at, room: 100 })
    const early = await line(5)
    await early[2]!.leave()
    clock.pass(3600)
    await round()
    expect(await Promise.all([0, 1, 3, 4].map((index) => stateOf(early[index]!)))).toEqual(
      Array(4).fill("authorized"),
    )
    expect(await db("queues").first()).toMatchObject({ waiting: 0, undrawn: 0, admitted: 4 })
  })
})

describe("a queue that stands by", () => {
  it("makes a line when demand passes its limit, and stands by again when nobody waits", async () => {
    await setQueue({ starts_above: 3, room: 3, per_minute: 6000 })
    const all = await line(5)
    expect(all.map(({ first }) => first.state)).toEqual([
      "authorized",
      "authorized",
      "authorized",
      "queue",
      "queue",
    ])
    expect(await db("queues").first()).toMatchObject({ is_lined: 1 })
    clock.pass(600)
    await round()
    expect(await stateOf(all[4]!)).toBe("authorized")
    clock.pass(600)
    expect((await line(1))[0]!.first.state).toBe("authorized")
    expect(await db("queues").first()).toMatchObject({ is_lined: 0 })
  })
})

describe("mail", () => {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const send = () =>
    sendOutbox(
      {
        db,
        mailer,
        barcodes: testBarcodes,
        gifts: testGifts,
        newsletters: testNewsletters,
        renewals: testRenewals,
        certificates: testCertificates,
        log: { warn: () => undefined, error: () => undefined } as never,
      },
      clock,
    )
  beforeEach(() => void sent.splice(0))

  it("tells who asked that the turn has come, and nobody else [KEY-005] [CALL-042]", async () => {
    await setQueue({ room: 1 })
    const [ana, bo, cy] = await line(3)
    expect((await bo!.mail(bo!.first.token)).status).toBe(202)
    await send()
    expect(sent).toEqual([])
    clock.pass(600)
    await round()
    await send()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: "ada@example.com", subject: "C’est votre tour\u00a0: Pièce soir" })
    expect(sent[0]!.text).toMatch(/Entrez avant 12\sh\s12 pour/)
    expect(sent[0]!.text).toContain(
      "http://localhost:4000/fr/key-server/pages/petit.soir?subdomain=petit&redirectUrl=%2Ffr%2Fpages%2Fpetit.soir%3Fsubdomain%3Dpetit",
    )
    // What is over, or another's, is told nothing.
    expect((await ana!.mail(ana!.first.token)).body).toMatchObject({ code: "queue-key-expired" })
    expect((await cy!.mail(bo!.first.token)).body).toMatchObject({ code: "queue-place-unknown" })
    expect((await cy!.mail(cy!.first.token, "https://ailleurs.example/fr")).body).toMatchObject({
      code: "address-not-allowed",
    })
    await cy!.mail(cy!.first.token)
    await cy!.leave()
    expect(await db("queue_places").whereNotNull("email").pluck("session_id")).toHaveLength(1)
  })

  it("is written to one address a few times an hour, however many places ask for it", async () => {
    await setQueue({ room: 1 })
    const [, ...waiting] = await line(7)
    const statuses = []
    for (const one of waiting)
      statuses.push((await one.mail(one.first.token, undefined, "cible@example.com")).status)
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429])
    expect(await db("queue_places").where({ email: "cible@example.com" })).toHaveLength(4)
  })

  it("is on where mail leaves, for the account that asks [KEY-005] [CALL-043]", async () => {
    const status = async (code: string, server = app) =>
      (await server.inject({ url: `/v1/keyserver/email/${code}/status?subdomain=petit` })).json()
    const silent = serve(db, clock, { config: testConfig({ sandbox: false }) })
    const posting = serve(db, clock, {
      config: testConfig({ sandbox: false, smtpUrl: "smtp://mail.example" }),
    })
    expect(await status("PETIT", posting)).toEqual({ enabled: true })
    expect(await status("VOIS", posting)).toMatchObject({ code: "website-unknown" })
    expect(await status("PETIT", silent)).toEqual({ enabled: false })
    await Promise.all([silent.close(), posting.close()])
  })
})

describe("an operator", () => {
  const named = { website: "petit", kind: "pages", id: "petit.soir" }
  const lines: string[] = []
  const command = () => ({
    ...testDependencies(db, clock),
    print: (text: string) => void lines.push(text),
    complain: (text: string) => void lines.push(`! ${text}`),
  })
  const said = () => lines.splice(0)
  beforeEach(() => void said())

  it("opens a queue where none was set, watches it, and closes it", async () => {
    expect(await runOpen(command(), named, { room: "1", perMinute: "60" })).toBe(0)
    const [, bo] = await line(2)
    expect(await stateOf(bo!)).toBe("queue")
    said()
    expect(await runState(command(), "petit", { json: false })).toBe(0)
    expect(said()).toEqual([
      "QUEUE             STATE  WAITING  INSIDE  PER MINUTE  LET IN",
      "pages petit.soir  line   1        1 of 1  60          1",
    ])
    await runState(command(), "petit", { json: true })
    expect(JSON.parse(said()[0] ?? "")).toEqual([
      {
        kind: "pages",
        id: "petit.soir",
        phase: "line",
        opensAt: null,
        waiting: 1,
        inside: 1,
        room: 1,
        perMinute: 60,
        admitted: 1,
      },
    ])
    expect(await runClose(command(), named)).toBe(0)
    expect(await stateOf(bo!)).toBe("authorized")
    expect((await bo!.hold()).status).toBe(200)
    expect(await runReset(command(), named)).toBe(0)
    await runState(command(), "petit", { json: false })
    expect(said().at(-1)).toBe("petit has no queue")
  })

  it("opens before the time that was set, and draws lots", async () => {
    await setQueue({ opens_at: noon + 3_600_000, room: 1 })
    const early = await line(4)
    await runState(command(), "petit", { json: false })
    expect(said()[1]).toMatch(
      /^pages petit\.soir {2}waiting room until 2026-11-21 13:00 \(America\/Toronto\) {2}4 /,
    )
    expect(await runOpen(command(), named, {})).toBe(0)
    const states = await Promise.all(early.map(stateOf))
    expect([...states].sort()).toEqual(["authorized", "queue", "queue", "queue"])
  })

  it("is told what was mistyped", async () => {
    expect(await runOpen(command(), { ...named, website: "grand" }, {})).toBe(1)
    expect(await runOpen(command(), { ...named, kind: "page" }, {})).toBe(1)
    expect(await runOpen(command(), { ...named, id: "petit.x" }, {})).toBe(1)
    expect(await runOpen(command(), named, { room: "0" })).toBe(1)
    expect(said()).toEqual([
      "! There is no website grand",
      '! "page" is not one of pages, events, subscriptions, flexpass',
      "! petit publishes no petit.x among its pages",
      "! --room is a number from 1 to 100000",
    ])
  })
})

describe("the limits of a network", () => {
  it("count the places that are taken, whatever the session", async () => {
    await setQueue()
    const limited = serve(db, clock, {
      config: testConfig({ limits: { ...testConfig().limits, places: 2 } }),
    })
    const answers = []
    for (let index = 0; index < 3; index += 1) answers.push(await (await shopper(limited)).ask())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    await limited.close()
  })
})

it("forgets ended places after a day, and keeps those that wait", async () => {
  await setQueue({ room: 1 })
  const [ana] = await line(2)
  await ana!.leave()
  clock.pass(86_400)
  const day = 86_400_000
  await prune(db, { refusals: day, carts: day, mail: day }, clock.now())
  expect(await db<PlaceRow>("queue_places").pluck("state")).toEqual(["waiting"])
})
