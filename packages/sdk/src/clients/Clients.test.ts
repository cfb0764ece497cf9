import type { Client } from "@parterre/contract"
import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { inSession, onFakeApi } from "../../test/run.ts"
import { config, emptyCart, fullCart, session } from "../../test/samples.ts"
import { api, Cart, Catalogue, Clients, keepsSession, memoryStorage } from "../index.ts"

const marie: Client = {
  id: "client-1",
  email: "marie@exemple.ca",
  username: "marie@exemple.ca",
  firstname: "Marie",
  lastname: "Roy",
}
const credentials = { username: "marie@exemple.ca", password: "Corneille1637!" }

const bound = (client: Client, token = "session-of-marie") =>
  Response.json(client, { headers: { "x-session-token": token } })
const done = () => new Response(null, { status: 204 })

const server = (handlers: Handlers = {}, clientAccount = "OPTIONAL") =>
  fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () => reply({ ...config(), clientAccount }),
    getCart: () => reply(emptyCart()),
    checkAuthentication: () => reply({ clientId: "client-1", role: "CLIENT", mustChangePassword: false }),
    getOwnClient: () => reply(marie),
    logInClient: () => bound(marie),
    logOutClient: done,
    createClient: () => bound(marie),
    updateClient: () => reply(marie),
    verifyEmail: () => refuse("unexpected"),
    changePassword: done,
    confirmEmail: done,
    withdrawEmailChange: done,
    undoEmailChange: done,
    ...handlers,
  })

const marked = () => {
  const storage = memoryStorage()
  storage.write("tix.auth", "true")
  return storage
}

/** Runs an act of the service and answers what is known of the session then. */
const after = (act: (clients: Clients["Service"]) => Effect.Effect<unknown, unknown>) =>
  Effect.gen(function* () {
    const clients = yield* Clients
    const result = yield* Effect.result(act(clients))
    return { result, ...(yield* SubscriptionRef.get(clients.state)) }
  })

const asked = (fake: ReturnType<typeof server>) => fake.sent.map(({ operation }) => operation)

describe("the check at start-up", () => {
  it("asks for the authentication, then for the own record, fresh [SESS-006]", async () => {
    const fake = server()
    const known = await onFakeApi(
      fake,
      after((clients) => clients.check),
      { storage: marked() },
    )
    expect(asked(fake).filter((id) => /Authentication|Own/.test(id))).toEqual([
      "checkAuthentication",
      "getOwnClient",
    ])
    expect(fake.lastOf("getOwnClient")?.query.get("cache")).toBe("0")
    expect(fake.lastOf("checkAuthentication")?.path).toEqual({ accountCode: "BELV" })
    expect(known).toMatchObject({ status: "logged-in", client: marie })
  })

  it("asks nothing of a visitor who never logged in", async () => {
    const fake = server()
    const { status } = await onFakeApi(
      fake,
      after((clients) => clients.check),
    )
    expect([status, asked(fake)]).toEqual(["logged-out", ["getWebsiteConfig"]])
  })

  it("logs out when it fails, and calls the logout once [SESS-007] [SESS-001]", async () => {
    const storage = marked()
    const fake = server({ checkAuthentication: () => refuse("login-needed") })
    const { status } = await onFakeApi(
      fake,
      after((clients) => clients.check),
      { storage },
    )
    expect([status, fake.countOf("logOutClient"), storage.read("tix.auth")]).toEqual([
      "logged-out",
      1,
      undefined,
    ])
  })

  it.each([
    ["who cannot be reached", () => "network-down" as const],
    ["who asks a busy server", () => refuse("rate-limited")],
    ["who asks a server in trouble", () => refuse("service-unavailable")],
  ])("keeps login and session of %s for the next visit", async (_, checkAuthentication) => {
    const storage = marked()
    const logOutClient = () => refuse("rate-limited")
    const fake = server({ checkAuthentication, logOutClient })
    const { status } = await onFakeApi(
      fake,
      after((clients) => clients.check),
      { storage },
    )
    expect([status, fake.countOf("logOutClient"), storage.read("tix.auth")]).toEqual([
      "logged-out",
      0,
      "true",
    ])
    expect(storage.read("parterre.belvedere.session")).toContain(session().sessionToken)
  })

  it("logs out where the site has no accounts [SESS-005]", async () => {
    const storage = marked()
    const fake = server({}, "NO")
    const { status } = await onFakeApi(
      fake,
      after((clients) => clients.check),
      { storage },
    )
    expect([status, fake.countOf("checkAuthentication"), fake.countOf("logOutClient")]).toEqual([
      "logged-out",
      0,
      1,
    ])
    expect(storage.read("tix.auth")).toBeUndefined()
  })
})

describe("a login", () => {
  it("leaves its marker, and the token it answers is the session's from then on [SESS-001] [SESS-002]", async () => {
    const storage = memoryStorage()
    const fake = server()
    const { status } = await onFakeApi(
      fake,
      after((clients) => clients.logIn(credentials)),
      { storage },
    )
    expect([status, storage.read("tix.auth")]).toEqual(["logged-in", "true"])
    expect(fake.lastOf("getCart")?.headers.get("x-session-token")).toBe("session-of-marie")
    expect([...Object.values(storage)].join()).not.toContain(credentials.password)
  })

  it("tells every request from then on that a member asks, while the membership lasts [MEM-002]", async () => {
    const owned = (endsAt: string) => ({
      ...{ id: "m1", memberId: "carte", title: "Carte d’ami", startsAt: "2020-01-01T00:00:00-05:00", endsAt },
    })
    const askedAs = async (endsAt: string) => {
      const member: Client = { ...marie, memberships: [owned(endsAt)] }
      const fake = server({ logInClient: () => bound(member), getOwnClient: () => reply(member) })
      await onFakeApi(
        fake,
        after((clients) => clients.logIn(credentials)),
      )
      return [fake.lastOf("logInClient"), fake.lastOf("getCart")].map((sent) => sent?.query.get("member"))
    }
    expect(await askedAs("2999-01-01T00:00:00-05:00")).toEqual(["false", "true"])
    expect(await askedAs("2020-02-01T00:00:00-05:00")).toEqual(["false", "false"])
  })

  it("leaves everything as it is when it is refused", async () => {
    const storage = memoryStorage()
    const fake = server({ logInClient: () => refuse("login-failed") })
    const { status, result } = await onFakeApi(
      fake,
      after((clients) => clients.logIn(credentials)),
      { storage },
    )
    expect(result).toMatchObject({ failure: { _tag: "login-failed" } })
    expect([status, storage.read("tix.auth")]).toEqual(["logged-out", undefined])
  })

  it("drops the answers kept for the visitor before", async () => {
    let configs = 0
    const fake = server({
      getWebsiteConfig: () => {
        configs++
        return reply(config())
      },
    })
    await onFakeApi(
      fake,
      Effect.gen(function* () {
        const catalogue = yield* Catalogue
        yield* catalogue.config
        yield* (yield* Clients).logIn(credentials)
        yield* catalogue.config
      }),
    )
    expect(configs).toBe(2)
  })

  it("adds the cart in memory to the server's, where the server lost it [CART-038]", async () => {
    let loggedIn = false
    const fake = server({
      getCart: () => reply(loggedIn ? emptyCart() : fullCart()),
      logInClient: () => {
        loggedIn = true
        return bound(marie)
      },
      createHolds: () => reply({ message: "holds.added", cart: fullCart() }),
    })
    await inSession(
      fake,
      Effect.gen(function* () {
        yield* (yield* Cart).callCart
        yield* (yield* Clients).logIn(credentials)
      }),
    )
    expect(fake.lastOf("createHolds")?.body).toEqual([
      {
        type: "show",
        id: "le-cid",
        prices: [
          { id: "belvedere.le-cid.parterre-a.adulte", qty: 2, confirmed: true, seatIds: ["s1", "s2"] },
        ],
      },
    ])
  })

  it("adds what has no seat as what it is [CART-038]", async () => {
    const { cartElements, ...cart } = fullCart()
    const [element] = cartElements
    const [line] = element?.prices ?? []
    if (element === undefined || line === undefined) throw new Error("the sample has a line")
    const card = { ...line, id: "carte", reservationId: "r9", seatIds: [], qty: 1, price: 5000 }
    const gift = { name: "Léa", email: "lea@exemple.ca" }
    const prices = [
      { ...card, productKind: "membership" as const },
      {
        ...card,
        id: "cheque",
        reservationId: "r8",
        productKind: "giftcertificate" as const,
        recipient: gift,
      },
      { ...card, id: "place", reservationId: "r7", productKind: "parking" as const },
    ]
    let loggedIn = false
    const fake = server({
      getCart: () => reply(loggedIn ? emptyCart() : { ...cart, cartElements: [{ ...element, prices }] }),
      logInClient: () => {
        loggedIn = true
        return bound(marie)
      },
      createHolds: () => reply({ message: "holds.added", cart: fullCart() }),
    })
    await inSession(
      fake,
      Effect.gen(function* () {
        yield* (yield* Cart).callCart
        yield* (yield* Clients).logIn(credentials)
      }),
    )
    const asked = { qty: 1, confirmed: true, amount: 5000 }
    expect(fake.lastOf("createHolds")?.body).toEqual([
      { type: "MEMBER", id: "carte", prices: [{ id: "carte", ...asked }] },
      { type: "GIFT_CERTTIFICATES", id: "cheque", prices: [{ id: "cheque", ...asked, recipient: gift }] },
      { type: "parking", id: "place", prices: [{ id: "place", ...asked }] },
    ])
  })

  it("takes nothing twice where the server kept the cart [CART-038]", async () => {
    const fake = server({ getCart: () => reply(fullCart()) })
    await inSession(
      fake,
      Effect.gen(function* () {
        yield* (yield* Cart).callCart
        yield* (yield* Clients).logIn(credentials)
      }),
    )
    expect(fake.countOf("createHolds")).toBe(0)
  })

  it("is not undone by a request that was on its way with the token before", async () => {
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    let carts = 0
    const fake = server({
      getCart: async ({ headers }) => {
        if (carts++ > 0)
          return reply(headers.get("x-session-token") === "session-of-marie" ? fullCart() : emptyCart())
        await late
        return refuse("session-missing")
      },
      logInClient: () => {
        release()
        return bound(marie)
      },
    })
    await onFakeApi(
      fake,
      Effect.all([api.getCart(), Effect.flatMap(Clients, (clients) => clients.logIn(credentials))], {
        concurrency: "unbounded",
      }),
    )
    expect(fake.countOf("createSession")).toBe(1)
    expect(fake.lastOf("getCart")?.headers.get("x-session-token")).toBe("session-of-marie")
  })
})

describe("a logout", () => {
  const loggedIn = (clients: Clients["Service"]) => Effect.andThen(clients.logIn(credentials), clients.logOut)

  it("forgets the client and the marker, and keeps the cart's session [SESS-003]", async () => {
    const storage = memoryStorage()
    const fake = server()
    const known = await onFakeApi(fake, after(loggedIn), { storage })
    expect(known).toMatchObject({ status: "logged-out", client: undefined })
    expect(storage.read("tix.auth")).toBeUndefined()
    expect(fake.lastOf("getCart")?.headers.get("x-session-token")).toBe("session-of-marie")
  })

  it("leaves no receipt on the device for whoever uses it next", async () => {
    const storage = memoryStorage()
    const key = "parterre.belvedere.receipt"
    storage.write(key, JSON.stringify({ saleId: "S-1" }))
    await onFakeApi(
      server(),
      after((clients) => clients.logIn(credentials)),
      { storage },
    )
    expect(storage.read(key)).toContain("S-1")
    await onFakeApi(server(), after(loggedIn), { storage })
    expect(storage.read(key)).toBeUndefined()
  })

  it("leaves the receipt to a client whose login ended by itself", async () => {
    const storage = marked()
    const key = "parterre.belvedere.receipt"
    storage.write(key, JSON.stringify({ saleId: "S-1" }))
    const fake = server({ checkAuthentication: () => refuse("login-needed") })
    const { status } = await onFakeApi(
      fake,
      after((clients) => clients.check),
      { storage },
    )
    expect([status, storage.read(key)]).toEqual(["logged-out", expect.stringContaining("S-1")])
  })

  it("gives up a session that may still be the client's, when the call did not arrive", async () => {
    const fake = server({ logOutClient: () => "network-down" })
    const storage = memoryStorage()
    const cart = await onFakeApi(
      fake,
      Effect.gen(function* () {
        const { status } = yield* after(loggedIn)
        expect(status).toBe("logged-out")
        return (yield* SubscriptionRef.get((yield* Cart).state)).cart
      }),
      { storage },
    )
    // What it held is shown no more, and nothing is asked for in its place.
    expect([cart?.totalQty, keepsSession(storage, "belvedere")]).toEqual([0, false])
    expect(fake.countOf("createSession")).toBe(1)
  })
})

describe("the own record", () => {
  const update = (change: Partial<Client>) => (clients: Clients["Service"]) =>
    Effect.andThen(clients.logIn(credentials), clients.update({ ...marie, ...change }))

  it("is saved under the email as the username, then read anew [ACC-046]", async () => {
    const fake = server()
    await onFakeApi(fake, after(update({ email: "m@exemple.ca" })))
    expect(fake.lastOf("updateClient")?.body).toMatchObject({ username: "m@exemple.ca" })
    expect(asked(fake).slice(-2)).toEqual(["updateClient", "getOwnClient"])
  })

  it("is not saved with an address that mail does not reach [ACC-047]", async () => {
    const fake = server({ verifyEmail: () => reply({ status: "invalid", responseCode: "504" }) })
    const { result } = await onFakeApi(fake, after(update({ email: "é@exemple.ca" })))
    expect(result).toMatchObject({ failure: { _tag: "email-not-verified" } })
    expect(String((result as { failure?: Error }).failure?.message)).toContain("504")
    expect(fake.countOf("updateClient")).toBe(0)
  })

  it("is saved when the verification fails [ACC-048]", async () => {
    const fake = server({ verifyEmail: () => refuse("unexpected") })
    await onFakeApi(fake, after(update({ email: "m@exemple.ca" })))
    expect(fake.countOf("updateClient")).toBe(1)
  })

  it("needs no verification of an address that stays", async () => {
    const fake = server()
    await onFakeApi(fake, after(update({ firstname: "Maria" })))
    expect(fake.countOf("verifyEmail")).toBe(0)
  })

  it("shows another email once a link confirmed it, or the client withdrew it", async () => {
    for (const act of ["confirm", "withdraw"] as const) {
      let pendingEmail: string | undefined = "m@exemple.ca"
      const settled = () => {
        pendingEmail = undefined
        return done()
      }
      const fake = server({
        getOwnClient: () => reply({ ...marie, pendingEmail }),
        confirmEmail: settled,
        withdrawEmailChange: settled,
      })
      const { client } = await onFakeApi(
        fake,
        after((clients) =>
          Effect.gen(function* () {
            yield* clients.logIn(credentials)
            expect((yield* clients.refresh).pendingEmail).toBe("m@exemple.ca")
            yield* act === "confirm" ? clients.confirmEmail("t-1") : clients.withdrawEmailChange("client-1")
          }),
        ),
      )
      expect(client).toEqual(marie)
    }
  })

  it("is asked for by nobody when a link is opened where nobody is logged in", async () => {
    const fake = server()
    await onFakeApi(
      fake,
      after((clients) => clients.confirmEmail("t-1")),
    )
    expect(fake.lastOf("confirmEmail")?.body).toEqual({ token: "t-1" })
    expect(fake.countOf("getOwnClient")).toBe(0)
  })

  it("shows that taking an email back has logged out who was there", async () => {
    const fake = server({ getOwnClient: () => refuse("login-needed") })
    const undo = { token: "t-1", password: "Rodrigue1637!", confirmation: "Rodrigue1637!" }
    const { status } = await onFakeApi(
      fake,
      after((clients) => Effect.andThen(clients.logIn(credentials), clients.undoEmailChange(undo))),
    )
    expect(status).toBe("logged-out")
  })

  it("shows that the session has ended elsewhere", async () => {
    const fake = server({ updateClient: () => refuse("login-needed") })
    expect((await onFakeApi(fake, after(update({})))).status).toBe("logged-out")
  })
})

describe("a guest's details", () => {
  const guest = { firstname: "Guy", lastname: "Roy", email: "guy@exemple.ca" }
  const order = async (clientAccount: string) => {
    const fake = server({}, clientAccount)
    await onFakeApi(
      fake,
      after(({ saveGuest }) =>
        Effect.andThen(saveGuest(guest), saveGuest({ ...guest, firstname: "Guillaume" })),
      ),
      { storage: marked() },
    )
    return { asked: asked(fake), last: fake.lastOf("updateClient")?.body }
  }

  it("are kept, and nothing is checked where everybody is a guest [ACC-045]", async () => {
    const { asked, last } = await order("NO")
    expect(asked).toEqual(["createSession", "createClient", "getWebsiteConfig", "updateClient"])
    expect(last).toEqual({ ...guest, firstname: "Guillaume" })
  })

  it("are kept before it is checked who is logged in, where accounts exist [ACC-045]", async () => {
    const { asked } = await order("OPTIONAL")
    expect(asked.slice(0, 5)).toEqual([
      ...["createSession", "createClient", "getWebsiteConfig"],
      ...["checkAuthentication", "getOwnClient"],
    ])
  })

  it("are kept where the check cannot be made, and are not where they are refused [ACC-045]", async () => {
    const away = server({
      getWebsiteConfig: () => refuse("unexpected"),
      createClient: () => reply({ ...guest, id: "g" }),
    })
    const kept = await onFakeApi(
      away,
      after(({ saveGuest }) => saveGuest(guest)),
    )
    expect(kept.result).toMatchObject({ _tag: "Success", success: { id: "g" } })

    const refusing = server({ createClient: () => refuse("client-invalid") })
    const { result } = await onFakeApi(
      refusing,
      after(({ saveGuest }) => saveGuest(guest)),
    )
    expect(result).toMatchObject({ _tag: "Failure", failure: { _tag: "client-invalid" } })
    expect(asked(refusing)).not.toContain("checkAuthentication")
  })
})
