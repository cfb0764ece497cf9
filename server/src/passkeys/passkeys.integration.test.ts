import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { codeOf, newAddress, password, profile, startClients, tokenIn } from "../../test/house/client-shop.ts"
import { testDependencies } from "../../test/house/small-house.ts"
import { testConfig } from "../../test/serve.ts"
import { softwareAuthenticator } from "../../test/software-authenticator.ts"
import { type Unchanged, unchanged } from "../clients/client-checks.ts"
import { clientDependencies } from "../clients/dependencies.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { sessionTokens } from "../sessions/session-tokens.ts"
import { shopUrl } from "../shop-url.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { addPasskey } from "./add-passkey.ts"
import { placeAt } from "./verify-passkey.ts"

type Bench = Awaited<ReturnType<typeof startClients>>
let bench: Bench
beforeAll(async () => {
  bench = await startClients()
})
beforeEach(() => bench.db("limit_counts").delete())
afterAll(() => bench.close())

const { origin, rpId } = placeAt(shopUrl(testConfig(), "petit", "/"))
const at = (challenge: string) => ({ challenge, origin, rpId })
const refused = [401, "passkey-refused"]

/** A browser's calls about passkeys. */
async function visitor(subdomain: Parameters<Bench["browser"]>[0] = "petit") {
  const shop = await bench.browser(subdomain)
  const call = (method: "GET" | "PUT" | "DELETE", path: string, payload?: object) =>
    bench.app.inject({
      ...{ method, url: `/v1/clients/self/passkeys${path}?subdomain=${subdomain}` },
      headers: { "x-session-token": shop.token() },
      ...(payload === undefined ? {} : { payload }),
    })
  return {
    ...shop,
    begin: (given = password) => shop.post("/v1/clients/self/passkeys/actions/begin", { password: given }),
    add: (body: object) => shop.post("/v1/clients/self/passkeys", body),
    list: async (): Promise<{ id: string; name: string; usedAt?: string }[]> =>
      (await call("GET", "")).json().passkeys,
    rename: (id: string, name: string) => call("PUT", `/${id}`, { name }),
    remove: (id: string) => call("DELETE", `/${id}`),
    beginSignIn: async () => (await shop.post("/v1/clients/passkey/actions/begin", {})).json(),
    enter: (body: object) => shop.post("/v1/clients/passkey/actions/authorize", body),
  }
}

/** A client with a passkey on a device. */
async function keeping(subdomain: Parameters<Bench["browser"]>[0] = "petit") {
  const shop = await visitor(subdomain)
  const email = newAddress()
  const { id } = (await shop.create(profile(email))).json()
  const device = softwareAuthenticator()
  const { challenge } = (await shop.begin()).json()
  const made = await shop.add({ name: "Téléphone", ...device.make(at(challenge)) })
  expect(made.statusCode).toBe(200)
  return { shop, email, clientId: id as string, device, passkey: made.json() as { id: string } }
}

describe("a passkey", () => {
  it("is added with the password, named, listed, signs in with another token, and is removed", async () => {
    const { shop, email, device, passkey } = await keeping()
    expect(await shop.list()).toEqual([
      { id: passkey.id, name: "Téléphone", addedAt: expect.stringContaining("T") },
    ])
    expect((await shop.rename(passkey.id, "Ordinateur")).statusCode).toBe(204)

    const other = await visitor()
    const before = other.token()
    const cartBy = async (token: string) => {
      const headers = { "x-session-token": token }
      return (await bench.app.inject({ url: "/v1/cart/self?subdomain=petit", headers })).statusCode
    }
    expect(await cartBy(before)).toBe(200)
    const { challenge, rpId: told } = await other.beginSignIn()
    expect(told).toBe(rpId)
    const entered = await other.enter(device.answer(at(challenge)))
    expect([entered.statusCode, entered.json().email]).toEqual([200, email])
    // What the browser had before opens nothing any more, its cart neither.
    expect([await cartBy(before), await cartBy(other.token())]).toEqual([401, 200])
    expect(other.token()).not.toBe(before)
    expect((await other.self()).json().email).toBe(email)
    expect(await other.list()).toMatchObject([{ name: "Ordinateur", usedAt: expect.any(String) }])

    expect((await other.remove(passkey.id)).statusCode).toBe(204)
    expect(await shop.list()).toEqual([])
    // A deleted one opens nothing.
    const late = await visitor()
    expect(codeOf(await late.enter(device.answer(at((await late.beginSignIn()).challenge))))).toEqual(refused)
    expect(codeOf(await late.self())).toEqual([401, "login-needed"])
  })

  it("is not added by a session alone, nor without an account, nor an eleventh time", async () => {
    const { shop, clientId } = await keeping()
    expect(codeOf(await shop.begin("wrong-password-1"))).toEqual([422, "password-wrong"])
    await bench.db("clients").where({ id: clientId }).update({ password_hash: null })
    expect(codeOf(await shop.begin())).toEqual([422, "password-needed"])
    const guest = await visitor()
    expect(codeOf(await guest.begin())).toEqual([401, "login-needed"])
    const nobody = await visitor("invites")
    expect(codeOf(await nobody.begin())).toEqual([403, "accounts-not-offered"])
    const { shop: full, clientId: owner } = await keeping()
    const [row] = await bench.db("passkeys").where({ client_id: owner })
    for (let more = 1; more < 10; more += 1)
      await bench
        .db("passkeys")
        .insert({ ...row, id: `${row.id}-${more}`, credential_id: `${more}-${row.id}` })
    expect(codeOf(await full.begin())).toEqual([409, "passkeys-full"])
  })

  it("of another client is neither named nor removed", async () => {
    const { passkey } = await keeping()
    const { shop } = await keeping()
    expect(codeOf(await shop.rename(passkey.id, "x"))).toEqual([404, "passkey-unknown"])
    expect(codeOf(await shop.remove(passkey.id))).toEqual([404, "passkey-unknown"])
  })
})

describe("what a device answers is refused", () => {
  it("when its challenge is replayed, made up, of another session, or late", async () => {
    const { device } = await keeping()
    const shop = await visitor()
    const first = device.answer(at((await shop.beginSignIn()).challenge))
    expect((await shop.enter(first)).statusCode).toBe(200)
    const again = await visitor()
    for (const answer of [first, device.answer(at("bWFkZS11cA")), { ...first, clientDataJSON: "e30" }])
      expect(codeOf(await again.enter(answer))).toEqual(refused)
    const { challenge } = await shop.beginSignIn()
    expect(codeOf(await again.enter(device.answer(at(challenge))))).toEqual(refused)
    const { challenge: late } = await again.beginSignIn()
    bench.clock.pass(301)
    expect(codeOf(await again.enter(device.answer(at(late))))).toEqual(refused)
    expect(codeOf(await again.self())).toEqual([401, "login-needed"])
  })

  it("when two come with one challenge at once: one enters", async () => {
    const { device } = await keeping()
    const shop = await visitor()
    const answer = device.answer(at((await shop.beginSignIn()).challenge))
    const token = shop.token()
    const enter = () =>
      shop.caller.post("/v1/clients/passkey/actions/authorize", answer, { "x-session-token": token })
    const answers = await Promise.all([enter(), enter()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
  })

  it("at another origin, for another host, by nobody verified, or by a counter that goes back", async () => {
    const { device } = await keeping()
    const shop = await visitor()
    const elsewhere = { origin: "https://phishing.example", rpId: "phishing.example" }
    const wrong = [
      { page: { origin: elsewhere.origin, rpId } },
      { page: { origin, rpId: elsewhere.rpId } },
      { page: { origin, rpId }, behaviour: { isUnverified: true } },
      { page: { origin, rpId }, behaviour: { counter: 1 } },
    ]
    for (const { page, behaviour } of wrong) {
      const { challenge } = await shop.beginSignIn()
      expect(codeOf(await shop.enter(device.answer({ challenge, ...page }, behaviour)))).toEqual(refused)
      // The challenge is used up by it.
      expect(codeOf(await shop.enter(device.answer(at(challenge))))).toEqual(refused)
    }
    const { challenge } = await shop.beginSignIn()
    const { signature: _, ...unsigned } = device.answer(at(challenge))
    const other = softwareAuthenticator().answer(at(challenge))
    expect(codeOf(await shop.enter({ ...unsigned, signature: other.signature }))).toEqual(refused)
  })

  it("at another website of the same host", async () => {
    const { device } = await keeping("petit")
    const neighbour = await visitor("voisin")
    const { challenge } = await neighbour.beginSignIn()
    expect(codeOf(await neighbour.enter(device.answer(at(challenge))))).toEqual(refused)
  })

  it("when it adds to another client, without the password, or a credential that somebody has", async () => {
    const { shop, device } = await keeping()
    const { shop: thief } = await keeping()
    const { challenge } = (await shop.begin()).json()
    const own = softwareAuthenticator()
    expect(codeOf(await thief.add({ name: "x", ...own.make(at(challenge)) }))).toEqual(refused)
    // A challenge to sign in with adds nothing.
    const { challenge: signIn } = await thief.beginSignIn()
    expect(codeOf(await thief.add({ name: "x", ...own.make(at(signIn)) }))).toEqual(refused)
    const { challenge: next } = (await thief.begin()).json()
    expect(codeOf(await thief.add({ name: "x", ...device.make(at(next)) }))).toEqual(refused)
    const { challenge: last } = (await thief.begin()).json()
    const elsewhere = { challenge: last, origin: "https://phishing.example", rpId }
    expect(codeOf(await thief.add({ name: "x", ...own.make(elsewhere) }))).toEqual(refused)
    expect(await thief.list()).toHaveLength(1)
  })
})

describe("letters", () => {
  it("tell a client of each passkey that is added, and with a new password of those that stay", async () => {
    await bench.mails()
    const { shop, email, clientId } = await keeping()
    const told = async () => (await bench.mails()).filter(({ to }) => to === email)
    const [added, ...others] = (await told()).filter(({ subject }) => subject.includes("clé d’accès"))
    expect(others).toEqual([])
    expect(added).toMatchObject({ subject: "Une clé d’accès a été ajoutée à votre compte" })
    expect(added?.text).toContain("La clé d’accès «\u00a0Téléphone\u00a0» ouvre désormais votre compte")
    expect(added?.text).toMatch(/https?:\S+\/fr\/client\/client-forgot-password/)

    const passwords = { oldPassword: password, password: "Moliere1673!", confirmation: "Moliere1673!" }
    expect((await shop.change(clientId, passwords)).statusCode).toBe(204)
    const [changed] = await told()
    expect(changed?.text).toContain(
      "On peut encore ouvrir votre compte avec ces clés d’accès\u00a0: Téléphone.",
    )

    await shop.ask(email)
    expect((await shop.reset(tokenIn((await told())[0]), "Racine1677!!")).statusCode).toBe(204)
    const [reset] = await told()
    expect(reset).toMatchObject({ subject: "Votre mot de passe a changé" })
    expect(reset?.text).not.toContain("clés d’accès")
  })
})

describe("a password that is chosen by mail", () => {
  it("ends every passkey, and one that is being added", async () => {
    const { shop, email, device } = await keeping()
    const { challenge } = (await shop.begin()).json()
    await bench.mails()
    await shop.ask(email)
    const link = tokenIn((await bench.mails()).find(({ to }) => to === email))
    expect((await shop.reset(link, "Moliere1673!")).statusCode).toBe(204)
    const late = await visitor()
    expect(codeOf(await late.enter(device.answer(at((await late.beginSignIn()).challenge))))).toEqual(refused)
    await late.logIn(email, "Moliere1673!")
    expect(await late.list()).toEqual([])
    const added = await late.add({ name: "x", ...softwareAuthenticator().make(at(challenge)) })
    expect(codeOf(added)).toEqual(refused)
  })

  /** Somebody adds a passkey while the client's password is chosen anew between its two looks. */
  async function addedDuringReset(stillSame: Unchanged) {
    const { shop, clientId } = await keeping()
    const { challenge } = (await shop.begin()).json()
    const website = await readWebsite(bench.db, "petit")
    const [row] = await bench.db("passkey_challenges").where({ challenge_hash: tokenHash(challenge) })
    if (website === undefined) throw new Error("no website")
    const given = testDependencies(bench.db, bench.clock)
    const config = testConfig()
    const dependencies = clientDependencies(
      { ...given, sessionTokens: sessionTokens(config.ticketSigningKey) },
      config,
    )
    const owner = {
      website: websiteOfRow(website),
      sessionId: row.session_id,
      clientId,
      place: { origin, rpId },
    }
    const made = { name: "x", ...softwareAuthenticator().make(at(challenge)) }
    await addPasskey(dependencies, owner, made, 10, async (store, known) => {
      await store.update(clientId, { password_hash: "another" })
      return stillSame(store, known)
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
    return bench.db("passkeys").where({ client_id: clientId })
  }

  it("leaves nothing of what is added at that moment", async () => {
    expect(await addedDuringReset(unchanged)).toHaveLength(1)
  })

  it("would leave it where nobody looks again", async () => {
    expect(await addedDuringReset(async (_, known) => known)).toHaveLength(2)
  })
})
