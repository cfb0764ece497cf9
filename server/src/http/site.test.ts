import { type OperationId, operations } from "@parterre/contract"
import { permissionIds } from "@parterre/domain/permissions"
import * as fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import { systemClock } from "../clock.ts"
import { Refusal } from "../refusal.ts"
import { memoryCounters } from "./counters.ts"
import { FileAnswer, type Handlers, type Website } from "./handler.ts"
import { createSite, type SiteOptions } from "./site.ts"

/** Permissions by the staff's token. */
const staffPermissions: Readonly<Record<string, readonly number[]>> = {
  admin: [28],
  reporter: [79],
  usher: [],
}

const belvedere: Website = {
  id: "belvedere",
  accountCode: "BELV",
  clientAccount: "OPTIONAL",
  languages: ["fr", "en"],
  timeZone: "America/Toronto",
  holdSeconds: 900,
  renewals: 3,
  avoidSingle: true,
  lastResort: true,
  framedBy: [],
  interac: false,
  paypal: false,
  googlePay: false,
  tagManagers: false,
  abandonedCarts: false,
  logLevel: "warn",
}

const lines: string[] = []
const apps: ReturnType<typeof createSite>[] = []

function site(handlers: Handlers, changes: Partial<SiteOptions["config"]> = {}, checkAnswers = true) {
  const app = createSite({
    config: {
      mode: "test",
      logLevel: "info",
      trustProxy: false,
      publicOrigin: "http://localhost",
      sandbox: false,
      limits: {
        general: 100_000,
        login: 3,
        payment: 2,
        paymentAddress: 5,
        pdf: 2,
        logs: 2,
        declined: 100_000,
        guesses: 100_000,
        offerGuesses: 100_000,
        tickets: 100_000,
        places: 1000,
        streams: 10,
        streamsAddress: 10,
      },
      ...changes,
    },
    counters: { ofProcess: memoryCounters(systemClock), ofAll: memoryCounters(systemClock) },
    contract: {
      handlers,
      websites: {
        bySubdomain: async (subdomain) => (subdomain === "belvedere" ? belvedere : undefined),
        byAccountCode: async (code) => (code === "BELV" ? belvedere : undefined),
      },
      tokens: {
        changed: () => undefined,
        session: async (_website, token) =>
          token === "living" ? { id: "s1", websiteId: "belvedere" } : undefined,
        staff: async (_website, token) =>
          token in staffPermissions
            ? { id: "u1", name: "Ada", permissions: staffPermissions[token] ?? [] }
            : undefined,
      },
      hosts: new Map([["billets.example", "belvedere"]]),
      clock: systemClock,
      permissions: permissionIds,
      checkAnswers,
      allowMissing: true,
    },
    logStream: { write: (line) => void lines.push(line) },
  })
  apps.push(app)
  return app
}

afterEach(async () => {
  lines.length = 0
  for (const app of apps.splice(0)) await app.close()
})

const tenant = "subdomain=belvedere"
const session = { "x-session-token": "living" }

describe("the tenant of a request", () => {
  const app = () => site({ listPages: async () => [] })

  it.each([
    ["the query", `/v1/pages?${tenant}`, "localhost"],
    ["the host's first label", "/v1/pages", "belvedere.example.com"],
    ["a host of its own", "/v1/pages", "billets.example:8080"],
    ["the query before the host", `/v1/pages?${tenant}`, "harbour.example.com"],
  ])("comes from %s [SHELL-003]", async (_name, url, host) => {
    expect((await app().inject({ url, headers: { host } })).statusCode).toBe(200)
  })

  it.each(["localhost", "127.0.0.1", "harbour.example.com", "[::1]"])(
    "is asked for when %s names none [SHELL-003]",
    async (host) => {
      const answer = await app().inject({ url: "/v1/pages", headers: { host } })
      expect(answer.json()).toMatchObject({ status: 400, code: "website-unknown" })
    },
  )

  it("is not found by its configuration when unknown [SHELL-004]", async () => {
    const known = site({ getWebsiteConfig: async () => ({}) as never })
    expect((await known.inject("/v1/websites/config?subdomain=nobody")).json()).toMatchObject({
      status: 404,
      code: "website-not-found",
    })
  })
})

describe("a failure", () => {
  it("is a problem with a message in the request's language [ERR-032]", async () => {
    const app = site({
      getPage: async () => {
        throw new Refusal("page-unknown")
      },
    })
    const french = await app.inject(`/v1/pages/x?${tenant}`)
    expect(french.headers["content-type"]).toMatch(/^application\/problem\+json/)
    expect(french.headers["cache-control"]).toBe("no-store")
    expect(french.json()).toEqual({
      type: "/problems/page-unknown",
      title: "This page may have been removed or renamed. Go back to what’s on.",
      status: 404,
      code: "page-unknown",
      message: "Cette page a peut-être été retirée ou renommée. Retournez à la programmation.",
      action: "go-home",
    })
    const english = await app.inject(`/v1/pages/x?${tenant}&language=en`)
    expect(english.json().message).toBe("This page may have been removed or renamed. Go back to what’s on.")
  })

  it("outside the operation's closed list is unexpected, and logged", async () => {
    const app = site({
      getPage: async () => {
        throw new Refusal("cart-empty")
      },
    })
    const answer = await app.inject(`/v1/pages/x?${tenant}`)
    expect(answer.json()).toMatchObject({ status: 500, code: "unexpected" })
    expect(answer.json().detail).toContain("cart-empty")
    expect(lines.join("")).toContain("the contract does not list")
  })

  it("keeps its detail to itself in production", async () => {
    const app = site(
      {
        getPage: async () => {
          throw new Error("secret place")
        },
      },
      { mode: "production" },
    )
    const answer = await app.inject(`/v1/pages/x?${tenant}`)
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain("secret place")
  })

  it("of an unknown route is a problem too", async () => {
    const app = site({})
    for (const url of ["/v1/nothing", "/nothing", "/v1/pages/%ff", "/v1/pages/%"]) {
      const answer = await app.inject(url)
      expect(answer.headers["content-type"], url).toMatch(/^application\/problem\+json/)
      expect(answer.statusCode, url).toBeLessThan(500)
    }
    expect((await app.inject("/v1/nothing")).json().code).toBe("route-unknown")
  })

  it("shows when an answer differs from the contract", async () => {
    const app = site({ getAvailability: async () => ({ eventId: 1 }) as never })
    const answer = await app.inject(`/v1/seatmap/event/x/availability?${tenant}`)
    expect(answer.json().detail).toContain("getAvailability: answer")
  })
})

describe("the guards", () => {
  let guarded: ReturnType<typeof createSite> | undefined
  afterEach(() => {
    guarded = undefined
  })
  /** One site a test: to build it takes longer than to ask it. */
  const app = () => {
    guarded ??= site(
      {
        extendHolds: async ({ session }) => ({ message: session?.id }) as never,
        createSession: async ({ session }) => ({ sessionToken: session?.id ?? "new" }) as never,
        getUserPermissions: async ({ staff }) => [...(staff?.permissions ?? [])],
        listSupportCarts: async () => [] as never,
        listProducers: async () => [],
      },
      {},
      false,
    )
    return guarded
  }
  const post = (url: string, headers = {}) =>
    app().inject({ method: "POST", url: `${url}?${tenant}`, headers })
  const get = (url: string, token?: string) =>
    app().inject({
      url: `${url}?${tenant}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })

  it("ask for a session and know a dead one [CALL-018]", async () => {
    expect((await post("/v1/holds/actions/extend")).json().code).toBe("session-missing")
    const dead = await post("/v1/holds/actions/extend", { "x-session-token": "dead" })
    expect(dead.json()).toMatchObject({ status: 401, code: "session-expired" })
    expect((await post("/v1/holds/actions/extend", session)).json()).toEqual({ message: "s1" })
  })

  it("let a session be opened without one, and see a living one [CALL-016]", async () => {
    expect((await post("/v1/session")).json().sessionToken).toBe("new")
    expect((await post("/v1/session", { "x-session-token": "dead" })).json().sessionToken).toBe("new")
    expect((await post("/v1/session", session)).json().sessionToken).toBe("s1")
  })

  it("ask staff for a token, and support for permission 28 [PERM-003]", async () => {
    expect((await get("/v1/user-permissions")).json().code).toBe("staff-token-missing")
    expect((await get("/v1/user-permissions", "gone")).json().code).toBe("refresh-token-expired")
    expect((await get("/v1/user-permissions", "usher")).json()).toEqual([])
    const usher = await get("/v1/support/carts", "usher")
    expect(usher.json()).toMatchObject({ status: 403, code: "permission-missing" })
    expect((await get("/v1/support/carts", "admin")).statusCode).toBe(200)
  })

  it("ask readers of reports for permission 79 [PERM-003]", async () => {
    const admin = await get("/v1/reports/producers", "admin")
    expect(admin.json()).toMatchObject({ status: 403, code: "permission-missing" })
    expect((await get("/v1/reports/producers", "reporter")).json()).toEqual([])
  })
})

describe("what callers send", () => {
  const echo: Handlers = {
    createHolds: async () => ({ message: "held" }) as never,
    logIn: async () => ({}) as never,
    receiveStripeEvent: async ({ rawBody }) => ({ raw: rawBody?.toString() }) as never,
    receiveMethodNotification: async () => new FileAnswer("text/html; charset=utf-8", "<p>done</p>"),
    listPages: async () => [],
  }
  const holds = (body: string, type = "application/json", extra = {}) => ({
    method: "POST" as const,
    url: `/v1/holds?${tenant}`,
    headers: { "content-type": type, ...session, ...extra },
    body,
  })
  const line = { type: "show", id: "e", prices: [{ id: "p", qty: 1 }] }

  it.each([
    ["broken JSON", holds("{")],
    ["no body", holds("")],
    ["another type", holds("a", "text/plain")],
    ["a form where JSON belongs", holds("type=show", "application/x-www-form-urlencoded")],
    ["an unknown type", holds("<a/>", "application/xml")],
    ["a type that is none", holds("{}", "nonsense")],
    ["__proto__", holds('[{"__proto__":{"type":"show"}}]')],
    ["a wrong type", holds(JSON.stringify([{ ...line, id: 5 }]))],
    ["a number as text", holds(JSON.stringify([{ ...line, prices: [{ id: "p", qty: "1" }] }]))],
    ["an unknown field", holds(JSON.stringify([{ ...line, colour: "red" }]))],
    ["NUL in an id", holds(JSON.stringify([{ ...line, id: "a\0b" }]))],
    ["a huge body", holds(JSON.stringify("x".repeat(600_000)))],
    ["nested without end", holds("[".repeat(200_000) + "]".repeat(200_000))],
    ["an unknown language", { url: `/v1/pages?${tenant}&language=de` }],
    ["NUL in the query", { url: `/v1/pages?${tenant}&q=%00` }],
    ["NUL in the path", { url: `/v1/seatmap/sections/a%00b?${tenant}` }],
  ])("is refused when it is %s", async (_name, request) => {
    const answer = await site({ ...echo, getSection: async () => ({}) as never }, {}, false).inject(request)
    expect(answer.json()).toMatchObject({ status: 400, code: "request-invalid" })
  })

  it("names the field at fault", async () => {
    const answer = await site(echo, {}, false).inject(holds(JSON.stringify([{ ...line, colour: "red" }])))
    expect(answer.json().errors).toEqual([
      { path: "body/0/colour", message: "must NOT have additional properties" },
    ])
  })

  it("names the text that is too long", async () => {
    const long = { ...line, keyserverToken: "x".repeat(5001) }
    expect((await site(echo, {}, false).inject(holds(JSON.stringify([line, long])))).json().errors).toEqual([
      { path: "body/1/keyserverToken", message: "must NOT have more than 5000 characters" },
    ])
  })

  it("is read no further than its operation needs, however it is spread", async () => {
    const answer = await site({ ...echo, logIn: async () => ({}) as never }, {}, false).inject({
      method: "POST",
      url: `/v1/refresh-tokens?${tenant}`,
      headers: { "content-type": "application/json" },
      body: `{ "username": "ada@petit.example", "password": "x"${" ".repeat(20_000)}}`,
    })
    expect(answer.json()).toMatchObject({
      code: "request-invalid",
      errors: [{ path: "body", message: "is too large" }],
    })
  })

  it("has room for a cart of a thousand seats", async () => {
    const prices = Array.from({ length: 100 }, (_, at) => ({
      id: `price-${at}`,
      qty: 10,
      seatIds: Array.from({ length: 10 }, (_, seat) => `parterre-centre-rang-${at}-siege-${seat}`),
    }))
    const answer = await site(echo, {}, false).inject(holds(JSON.stringify([{ ...line, prices }], null, 2)))
    expect(answer.json()).toEqual({ message: "held" })
  })

  it("is taken when it fits", async () => {
    expect((await site(echo, {}, false).inject(holds(JSON.stringify([line])))).json()).toEqual({
      message: "held",
    })
  })

  it("stays raw for a signed webhook, whose account names the tenant", async () => {
    const body = '{"id": "evt_1",  "type": "x"}'
    const answer = await site(echo, {}, false).inject({
      method: "POST",
      url: "/v1/webhooks/stripe/BELV",
      headers: { "content-type": "application/json" },
      body,
    })
    expect(answer.json()).toEqual({ raw: body })
  })

  it("may be an issuer's form post, answered by a page [CALL-082]", async () => {
    const answer = await site(echo).inject({
      method: "POST",
      url: `/v1/threeDSecure/globalpayments/methodUrlResponse?${tenant}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "threeDSMethodData=abc",
    })
    expect(answer.body).toBe("<p>done</p>")
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
  })

  it("never makes the server fail, whatever JSON it is", async () => {
    const everything = Object.fromEntries(
      Object.keys(operations).map((id) => [id, async () => ({})]),
    ) as unknown as Handlers
    const app = site(
      everything,
      {
        logLevel: "silent",
        limits: {
          general: 1e6,
          login: 1e6,
          payment: 1e6,
          paymentAddress: 1e6,
          pdf: 1e6,
          logs: 1e6,
          declined: 1e6,
          guesses: 1e6,
          offerGuesses: 1e6,
          tickets: 1e6,
          places: 1000,
          streams: 10,
          streamsAddress: 10,
        },
      },
      false,
    )
    const posts = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === "POST")
    const path = (id: OperationId) => operations[id].path.replaceAll(/\{\w+\}/g, "BELV")
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), fc.json(), async (id, body) => {
        const headers = { ...session, authorization: "Bearer admin", "content-type": "application/json" }
        const answer = await app.inject({ method: "POST", url: `${path(id)}?${tenant}`, headers, body })
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 400 },
    )
  })
})

describe("answers", () => {
  it("say how long they may be kept [CALL-004]", async () => {
    const app = site(
      {
        listPages: async () => [],
        getCart: async () => ({}) as never,
        createSession: async () => ({}) as never,
      },
      {},
      false,
    )
    const cache = async (request: object) => (await app.inject(request)).headers["cache-control"]
    expect(await cache({ url: `/v1/pages?${tenant}` })).toBe("public, max-age=60")
    expect(await cache({ url: `/v1/pages?${tenant}&cache=0` })).toBe("no-store")
    expect(await cache({ url: `/v1/pages?${tenant}&cache=5000` })).toBe("public, max-age=5")
    expect(await cache({ url: `/v1/cart/self?${tenant}`, headers: session })).toBe("no-store")
    expect(await cache({ method: "POST", url: `/v1/session?${tenant}` })).toBe("no-store")
  })

  it("are not sent again while the caller's copy is good", async () => {
    const app = site({ listPages: async () => [] })
    const first = await app.inject(`/v1/pages?${tenant}`)
    const tag = String(first.headers.etag)
    const again = await app.inject({ url: `/v1/pages?${tenant}`, headers: { "if-none-match": tag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe("")
  })

  it("are the same answer a second later, but for the time they tell", async () => {
    let now = 0
    let placesLeft = 5
    const app = site(
      { getAvailability: async () => ({ serverTime: new Date(now).toISOString(), placesLeft }) as never },
      {},
      false,
    )
    const ask = (tag?: string) =>
      app.inject({
        url: `/v1/seatmap/event/e/availability?${tenant}`,
        ...(tag === undefined ? {} : { headers: { "if-none-match": tag } }),
      })
    const first = await ask()
    now += 1000
    expect((await ask(String(first.headers.etag))).statusCode).toBe(304)
    placesLeft = 4
    expect((await ask(String(first.headers.etag))).statusCode).toBe(200)
  })

  it("are compressed when they are long", async () => {
    const app = site({ getUserPermissions: async () => Array.from({ length: 2000 }, (_, id) => id) })
    const headers = { authorization: "Bearer admin", "accept-encoding": "gzip" }
    const answer = await app.inject({ url: `/v1/user-permissions?${tenant}`, headers })
    expect(answer.headers["content-encoding"]).toBe("gzip")
    expect(answer.rawPayload.length).toBeLessThan(6000)
  })

  it("carry a policy that lets in nothing of anybody else", async () => {
    const answer = await site({ listPages: async () => [] }).inject(`/v1/pages?${tenant}`)
    const policy = String(answer.headers["content-security-policy"])
    expect(policy).toContain("frame-src 'self' blob:;")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain("https:")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toContain("localhost")
    expect(policy).toContain("img-src 'self' data: blob:;")
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
  })

  it("let a shop on a host of its own reach the sandbox's bank", async () => {
    const config = { sandbox: true, publicOrigin: "http://localhost:4000" }
    const answer = await site({ listPages: async () => [] }, config).inject(`/v1/pages?${tenant}`)
    const policy = String(answer.headers["content-security-policy"])
    for (const directive of ["script-src", "connect-src", "frame-src", "form-action"])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*http://localhost:4000(?=[ ;])`))
  })
})

describe("the log", () => {
  it("has no token, no query and no body", async () => {
    const app = site({
      logIn: async ({ log }) => {
        log.info({ card: { number: "4111111111111111" }, password: "hunter2" }, "signing in")
        throw new Error("4111 1111 1111 1111 went wrong")
      },
    })
    await app.inject({
      method: "POST",
      url: `/v1/refresh-tokens?${tenant}&q=somebody`,
      headers: {
        "content-type": "application/json",
        authorization: "Bearer s3cret",
        "x-session-token": "t0ken",
      },
      body: '{"username":"ada@example.org","password":"hunter2"}',
    })
    await app.inject(`/v2/refresh-tokens/th3token?${tenant}`)
    for (const path of [
      "xverify/address/12%20rue/Lavaltrie/CA/J5T",
      "mailcheck/bWFyaWU=",
      "certificates/C0DE",
    ])
      await app.inject(`/v1/${path}?${tenant}`)
    await app.inject(`/fr/client/client-reset-password/r3set?${tenant}`)
    for (const path of [
      "fr/ticket-gift/g1ft.1.sig",
      "fr/subscription-renewal/g1ft.1.sig",
      "v1/ticket-gifts/g1ft.1.sig",
      "v1/ticket-gifts/g1ft.1.sig/pdf",
      "v1/mailinglist/confirmations/n3ws.sig",
      "v1/mailinglist/unsubscribe/n3ws.sig",
      "fr/newsletters/confirm/n3ws.sig",
      "en/newsletters/leave/n3ws.sig",
    ])
      await app.inject(`/${path}?${tenant}`)
    const log = lines.join("")
    expect(log).toContain("signing in")
    for (const secret of [
      // Not its first four alone: a request's id may have them.
      "4111111111111111",
      "4111 1111",
      "hunter2",
      "ada@",
      "s3cret",
      "t0ken",
      "th3token",
      "g1ft",
      "n3ws",
      "somebody",
      "Lavaltrie",
      "bWFy",
      "C0DE",
      "r3set",
    ])
      expect(log).not.toContain(secret)
  })
})

it("refuses to start while an operation has no handler", async () => {
  const app = createSite({
    config: {
      mode: "test",
      logLevel: "silent",
      trustProxy: false,
      publicOrigin: "http://localhost",
      sandbox: false,
      limits: {
        general: 10,
        login: 10,
        payment: 10,
        paymentAddress: 10,
        pdf: 10,
        logs: 10,
        declined: 10,
        guesses: 10,
        offerGuesses: 10,
        tickets: 10,
        places: 1000,
        streams: 10,
        streamsAddress: 10,
      },
    },
    counters: { ofProcess: memoryCounters(systemClock), ofAll: memoryCounters(systemClock) },
    contract: {
      handlers: {},
      websites: { bySubdomain: async () => undefined, byAccountCode: async () => undefined },
      tokens: { changed: () => undefined, session: async () => undefined, staff: async () => undefined },
      hosts: new Map(),
      clock: systemClock,
      permissions: permissionIds,
      checkAnswers: false,
    },
  })
  await expect(app.ready()).rejects.toThrow(/No handler for getWebsiteConfig, listPages/)
})
