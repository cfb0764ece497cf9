import { document } from "@parterre/contract/document"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, expectTypeOf, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { config, emptyCart, fullCart, START, session } from "../../test/samples.ts"
import {
  type AnswerInvalid,
  type ApiProblem,
  type ApiUnreachable,
  api,
  Catalogue,
  isSdkFailure,
  memoryStorage,
  Session,
  Support,
} from "../index.ts"
import { givesToken } from "./TicketingApi.ts"

const opened = { createSession: () => reply(session()), getCart: () => reply(fullCart()) }

describe("what every request carries", () => {
  it("names the language, the tenant and the account [CALL-001] [MEM-002]", async () => {
    const server = fakeApi({ ...opened, getWebsiteConfig: () => reply(config()), listPages: () => reply([]) })
    await onFakeApi(
      server,
      Effect.gen(function* () {
        const catalogue = yield* Catalogue
        yield* catalogue.config
        yield* catalogue.pages()
      }),
    )
    expect(Object.fromEntries(server.lastOf("listPages")?.query ?? [])).toEqual({
      language: "fr",
      context: "WEB",
      accountId: "belvedere",
      accountCode: "BELV",
      subdomain: "belvedere",
      member: "false",
    })
  })

  it("opens a session once and sends its token ever after [CALL-002] [SESS-012]", async () => {
    const server = fakeApi(opened)
    await onFakeApi(
      server,
      Effect.all([api.getCart(), api.getCart(), api.getCart()], { concurrency: "unbounded" }),
    )
    expect(server.countOf("createSession")).toBe(1)
    const tokens = server.sent
      .filter(({ operation }) => operation === "getCart")
      .map(({ headers }) => headers.get("x-session-token"))
    expect(tokens).toEqual(["session-1", "session-1", "session-1"])
  })

  it("opens another session when the server has forgotten this one [SESS-012]", async () => {
    let carts = 0
    const server = fakeApi({
      ...opened,
      getCart: () => (carts++ === 0 ? refuse("session-expired") : reply(fullCart())),
    })
    const cart = await onFakeApi(server, api.getCart())
    expect(cart.id).toBe("cart-1")
    expect(server.countOf("createSession")).toBe(2)
  })

  it("gives assets neither the tenant nor the session [CALL-003]", async () => {
    const { createParterre } = await import("../parterre.ts")
    const shop = createParterre({
      baseUrl: "http://shop.test/",
      subdomain: "belvedere",
      fetch: fakeApi(opened).fetch,
    })
    await shop.session.start()
    expect(shop.assetUrl("/assets/logo.svg")).toBe("http://shop.test/assets/logo.svg")
    expect(shop.assetUrl("https://elsewhere.example/a.png")).toBe("https://elsewhere.example/a.png")
    await shop.dispose()
  })

  it("finds a processor's library where the API serves it", async () => {
    const server = fakeApi({ getWebsiteConfig: () => reply(config({ sdkUrl: "/sandbox/paysafe/sdk.js" })) })
    const site = await onFakeApi(
      server,
      Catalogue.use((catalogue) => catalogue.config),
    )
    expect(site.processorConfig.sdkUrl).toBe("http://shop.test/sandbox/paysafe/sdk.js")
  })

  it("signs staff requests with the staff token", async () => {
    const token = {
      refreshToken: "staff-1",
      userId: "u",
      expiration: "2026-12-01T00:00:00Z",
      oauthType: "password",
    }
    const server = fakeApi({
      createRefreshToken: () => reply(token),
      listSupportCarts: () => reply({ serverTime: "2026-11-21T15:00:00Z", carts: [] }),
    })
    await onFakeApi(
      server,
      Support.use((support) =>
        Effect.andThen(support.logIn("a@b.ca", "secret"), support.carts({ q: "ada" })),
      ),
    )
    expect(server.lastOf("listSupportCarts")?.headers.get("authorization")).toBe("Bearer staff-1")
    expect(server.lastOf("listSupportCarts")?.query.get("q")).toBe("ada")
  })

  it("asks with the staff token there is where nobody can get its lock, as on a disk that cannot be written", async () => {
    const token = { refreshToken: "staff-1", userId: "u", oauthType: "password" }
    const server = fakeApi({
      createRefreshToken: () =>
        reply({ ...token, expiration: "2026-12-01T00:00:00Z", rotateAfter: "2000-01-01T00:00:00Z" }),
      listSupportCarts: () => reply({ serverTime: "2026-11-21T15:00:00Z", carts: [] }),
    })
    const staffStorage = { ...memoryStorage(), lock: () => Promise.reject(new Error("EROFS")) }
    await onFakeApi(
      server,
      Support.use((support) =>
        Effect.andThen(support.logIn("a@b.ca", "secret"), support.carts({ q: "ada" })),
      ),
      { staffStorage },
    )
    expect(server.lastOf("listSupportCarts")?.headers.get("authorization")).toBe("Bearer staff-1")
    expect(server.countOf("rotateRefreshToken")).toBe(0)
  })

  it("exchanges flex passes with the staff token when there is one, else in the session [CALL-105]", async () => {
    const token = {
      refreshToken: "staff-1",
      userId: "u",
      expiration: "2026-12-01T00:00:00Z",
      oauthType: "swt",
    }
    const pass = {
      id: "pass-1",
      flexpassEventId: "passe-5",
      title: "Passe 5",
      description: "",
      toBeExchange: [],
      alreadyExchanged: {},
      invoiceId: "V-1",
      ticketIds: [],
    }
    const exchange = api.exchangeFlexPass({ body: { clientId: "client-1", exchanges: [] } })
    const server = fakeApi({
      ...opened,
      createRefreshToken: () => reply(token),
      exchangeFlexPass: () => reply(pass),
    })
    await onFakeApi(server, exchange)
    expect(server.lastOf("exchangeFlexPass")?.headers.get("authorization")).toBeNull()
    expect(server.lastOf("exchangeFlexPass")?.headers.get("x-session-token")).toBe("session-1")
    await onFakeApi(
      server,
      Support.use((support) => Effect.andThen(support.logIn("a@b.ca", "secret"), exchange)),
    )
    expect(server.lastOf("exchangeFlexPass")?.headers.get("authorization")).toBe("Bearer staff-1")
  })

  it("answers undefined where there is nothing to say [CALL-055] [CALL-092]", async () => {
    const nothing = () => new Response(null, { status: 204 })
    const server = fakeApi({ ...opened, getMainBanner: nothing, logOutClient: nothing })
    expect(await onFakeApi(server, api.getMainBanner())).toBeUndefined()
    expect(await onFakeApi(server, api.logOutClient({ path: { accountCode: "BELV" } }))).toBeUndefined()
  })
})

describe("failures", () => {
  it("narrows a refusal to its code and carries its fields", async () => {
    const server = fakeApi({ ...opened, createHolds: () => refuse("seats-taken", { seatIds: ["s1"] }) })
    const lost = await onFakeApi(
      server,
      api.createHolds({ body: [] }).pipe(
        Effect.as<readonly string[] | undefined>([]),
        Effect.catchTag("seats-taken", (problem) => Effect.succeed(problem.seatIds)),
      ),
    )
    expect(lost).toEqual(["s1"])
  })

  it("refuses an answer that does not fit the contract, with its place", async () => {
    const answer = { ...fullCart(), version: "two" }
    const server = fakeApi({ ...opened, getCart: () => reply(answer) })
    const failure = await onFakeApi(server, Effect.flip(api.getCart()))
    expect(failure).toMatchObject({
      _tag: "answer-invalid",
      action: "contact-support",
      path: ["version"],
      detail: expect.stringMatching(/^getCart: version: Expected number/),
      message: expect.stringContaining("Rechargez la page"),
    })
    expect(isSdkFailure(failure)).toBe(true)
  })

  it("takes fields that the contract does not know yet, and any answer where nothing is validated", async () => {
    const later = { ...fullCart(), comes: "later" }
    expect(await onFakeApi(fakeApi({ ...opened, getCart: () => reply(later) }), api.getCart())).toEqual(later)
    const wrong = { ...fullCart(), version: "two" }
    const server = fakeApi({ ...opened, getCart: () => reply(wrong) })
    expect(await onFakeApi(server, api.getCart(), { validate: "never" })).toEqual(wrong)
  })

  it("lists exactly the failures of the operation in its type", () => {
    const holds = api.getPage({ path: { id: "p" } })
    type Failure = Effect.Error<typeof holds>
    expectTypeOf<Failure>().toEqualTypeOf<
      | ApiProblem<
          | "page-unknown"
          | "queue-key-needed"
          | "request-invalid"
          | "website-unknown"
          | "rate-limited"
          | "overloaded"
          | "service-unavailable"
          | "unexpected"
        >
      | ApiUnreachable
      | AnswerInvalid
    >()
    // @ts-expect-error reading a page cannot fail on taken seats
    void holds.pipe(Effect.catchTag("seats-taken", () => Effect.void))
    // @ts-expect-error a page needs its id
    void api.getPage()
  })

  it("calls a code outside the operation's list unexpected", async () => {
    const server = fakeApi({ listPages: () => refuse("card-declined") })
    const failure = await onFakeApi(server, Effect.flip(api.listPages()))
    expect(failure._tag).toBe("unexpected")
  })

  it("keeps the status and the words of a code that only a newer server knows", async () => {
    const body = { type: "urn:x", title: "x", code: "seat-on-fire", message: "Choisissez une autre place." }
    const newer = () => Response.json({ ...body, status: 409, action: "run" }, { status: 409 })
    const failure = await onFakeApi(fakeApi({ listPages: newer }), Effect.flip(api.listPages()))
    expect(failure).toMatchObject({
      _tag: "unexpected",
      code: "seat-on-fire",
      status: 409,
      message: "Choisissez une autre place.",
      action: "contact-support",
    })
  })

  it.each([
    ["that lacks its title", { title: undefined }, "title"],
    ["whose seats are numbers", { seatIds: [4] }, "seatIds.0"],
    ["whose code is none", { code: 7 }, "code"],
  ])("refuses a refusal %s, with its place", async (_, wrong, path) => {
    const server = fakeApi({ ...opened, createHolds: () => refuse("seats-taken", wrong) })
    const failure = await onFakeApi(server, Effect.flip(api.createHolds({ body: [] })))
    expect(failure).toMatchObject({
      _tag: "answer-invalid",
      path: path.split(".").map((key) => (key === "0" ? 0 : key)),
      detail: expect.stringContaining(`createHolds: ${path}: `),
    })
  })

  it("takes a refusal as it came where nothing is validated, and where a server error says little", async () => {
    const poor = fakeApi({ ...opened, createHolds: () => refuse("seats-taken", { title: undefined }) })
    const taken = Effect.flip(api.createHolds({ body: [] }))
    expect(await onFakeApi(poor, taken, { validate: "never" })).toMatchObject({ _tag: "seats-taken" })
    const broken = fakeApi({ ...opened, createHolds: () => refuse("unexpected", { title: undefined }) })
    expect(await onFakeApi(broken, taken)).toMatchObject({ _tag: "unexpected", status: 500 })
    const gateway = () => Response.json({ message: "Service Unavailable" }, { status: 503 })
    const away = fakeApi({ ...opened, createHolds: gateway })
    expect(await onFakeApi(away, taken)).toMatchObject({ _tag: "api-unreachable", reason: "unreadable" })
  })

  it.each([
    ["the network is down", () => "network-down" as const, "network"],
    ["a proxy answers a page", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "unreadable"],
  ])("says the service cannot be reached when %s", async (_, answer, reason) => {
    const server = fakeApi({ ...opened, createHolds: answer })
    const failure = await onFakeApi(server, Effect.flip(api.createHolds({ body: [] })))
    expect(failure).toMatchObject({ _tag: "api-unreachable", reason })
    expect(server.countOf("createHolds")).toBe(1)
  })

  it("asks again for a read that failed for a moment, and gives up after four", async () => {
    const server = fakeApi({ listPages: () => refuse("service-unavailable") })
    const failure = await onFakeApi(
      server,
      Effect.gen(function* () {
        const asking = yield* Effect.forkChild(Effect.flip(api.listPages()))
        for (let i = 0; i < 4; i++) {
          yield* settle
          yield* TestClock.adjust("2 seconds")
        }
        return yield* Fiber.join(asking)
      }),
    )
    expect(failure._tag).toBe("service-unavailable")
    expect(server.countOf("listPages")).toBe(4)
  })
})

describe("an overloaded server", () => {
  const crowd = () => refuse("overloaded", { retryAfter: 2 })
  const line = { type: "show" as const, id: "e", prices: [{ id: "p", qty: 1, seatIds: ["A1"] }] }

  it("is sent a hold again, not before it asked for it: it had begun nothing", async () => {
    let asked = 0
    const server = fakeApi({
      ...opened,
      createHolds: () => (asked++ === 0 ? crowd() : reply({ message: "holds.added", cart: fullCart() })),
    })
    const held = await onFakeApi(
      server,
      Effect.gen(function* () {
        const holding = yield* Effect.forkChild(api.createHolds({ body: [line] }))
        yield* settle
        yield* TestClock.adjust("1999 millis")
        yield* settle
        expect(server.countOf("createHolds")).toBe(1)
        yield* TestClock.adjust("1001 millis")
        yield* settle
        return yield* Fiber.join(holding)
      }),
    )
    expect(held.cart.id).toBe("cart-1")
    expect(server.countOf("createHolds")).toBe(2)
  })

  it("is given up after four tries, and the shopper told", async () => {
    const server = fakeApi({ ...opened, createHolds: crowd })
    const failure = await onFakeApi(
      server,
      Effect.gen(function* () {
        const holding = yield* Effect.forkChild(Effect.flip(api.createHolds({ body: [line] })))
        for (let i = 0; i < 4; i++) {
          yield* settle
          yield* TestClock.adjust("4 seconds")
        }
        return yield* Fiber.join(holding)
      }),
    )
    expect(failure).toMatchObject({ _tag: "overloaded", action: "retry-later", retryAfter: 2 })
    expect(server.countOf("createHolds")).toBe(4)
  })
})

describe("the cache of reads", () => {
  const pages = () => fakeApi({ ...opened, listPages: () => reply([]), getSectionDetails: () => reply([]) })

  it("keeps an answer for a minute and no longer [CALL-004]", async () => {
    const server = pages()
    await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* api.listPages()
        yield* TestClock.adjust("59 seconds")
        yield* api.listPages()
        expect(server.countOf("listPages")).toBe(1)
        yield* TestClock.adjust("2 seconds")
        yield* api.listPages()
        expect(server.countOf("listPages")).toBe(2)
      }),
    )
  })

  it("keeps an answer no longer than the server says: what it tells is about to change", async () => {
    const listPages = () =>
      Response.json([], { headers: { "cache-control": "public, max-age=20, s-maxage=2" } })
    const server = fakeApi({ ...opened, listPages })
    await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* api.listPages()
        yield* TestClock.adjust("19 seconds")
        yield* api.listPages()
        expect(server.countOf("listPages")).toBe(1)
        yield* TestClock.adjust("1 second")
        yield* api.listPages()
        expect(server.countOf("listPages")).toBe(2)
      }),
    )
  })

  it("keeps an answer no longer than usual, however long the server lets it", async () => {
    const listPages = () => Response.json([], { headers: { "cache-control": "max-age=600" } })
    const server = fakeApi({ ...opened, listPages })
    await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* api.listPages()
        yield* TestClock.adjust("60 seconds")
        yield* api.listPages()
      }),
    )
    expect(server.countOf("listPages")).toBe(2)
  })

  it("keeps seat details for ten minutes [CALL-012]", async () => {
    const server = pages()
    const path = { id: "e", sectionId: "s" }
    await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* api.getSectionDetails({ path })
        yield* TestClock.adjust("599 seconds")
        yield* api.getSectionDetails({ path })
      }),
    )
    expect(server.countOf("getSectionDetails")).toBe(1)
    expect(server.lastOf("getSectionDetails")?.query.get("cache")).toBe("600000")
  })

  it("asks once for all who ask at the same moment [CALL-004]", async () => {
    const server = pages()
    await onFakeApi(server, Effect.all([api.listPages(), api.listPages()], { concurrency: 2 }))
    expect(server.countOf("listPages")).toBe(1)
  })

  it("asks again, with cache=0, for a fresh answer [CALL-004]", async () => {
    const server = pages()
    await onFakeApi(server, Effect.andThen(api.listPages(), api.listPages({ fresh: true })))
    expect(server.countOf("listPages")).toBe(2)
    expect(server.lastOf("listPages")?.query.get("cache")).toBe("0")
  })

  it("forgets everything when the language changes [CALL-004]", async () => {
    const server = pages()
    await onFakeApi(
      server,
      Effect.gen(function* () {
        yield* api.listPages()
        yield* Session.use((it) => it.setLanguage("en"))
        yield* api.listPages()
        yield* Session.use((it) => it.setLanguage("fr"))
        yield* api.listPages()
      }),
    )
    expect(server.sent.map(({ query }) => query.get("language"))).toEqual(["fr", "en", "fr"])
  })

  it("does not keep a failure", async () => {
    let asked = 0
    const server = fakeApi({ listPages: () => (asked++ === 0 ? refuse("rate-limited") : reply([])) })
    await onFakeApi(server, Effect.andThen(Effect.ignore(api.listPages()), api.listPages()))
    expect(server.countOf("listPages")).toBe(2)
  })
})

it("reads the server's time from any answer, whatever the client's clock says [CART-021]", async () => {
  const server = fakeApi({ ...opened, getCart: () => reply(emptyCart()) })
  const now = await onFakeApi(
    server,
    Effect.andThen(
      api.getCart(),
      Session.use((it) => it.serverNow),
    ),
    { clientClock: START - 7_200_000 },
  )
  expect(now).toBe(START)
})

it("gives no token away that is on its way with an answer", () => {
  interface Told {
    readonly operationId: string
    readonly responses: Readonly<Record<string, { readonly headers?: object }>>
  }
  const paths = Object.values(document.paths as Record<string, Record<string, Told>>)
  const told = paths.flatMap((path) => Object.values(path))
  const bringing = told.filter(({ responses }) =>
    Object.values(responses ?? {}).some(({ headers = {} }) => "x-session-token" in headers),
  )
  expect(bringing.length).toBeGreaterThan(5)
  expect([...givesToken].toSorted()).toEqual(bringing.map(({ operationId }) => operationId).toSorted())
})
