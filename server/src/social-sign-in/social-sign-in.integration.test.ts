import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { codeOf, newAddress, password, profile, tokenIn } from "../../test/house/client-shop.ts"
import { type SocialBench, startSocial } from "../../test/house/social-shop.ts"

let bench: SocialBench

beforeAll(async () => {
  bench = await startSocial()
})
beforeEach(async () => {
  for (const table of ["social_identities", "social_sign_ins", "clients", "outbox"])
    await bench.db(table).delete()
})
afterAll(() => bench.close())

const accounts = () => bench.db("clients").whereNotNull("email_key")
const identities = () => bench.db("social_identities").select("provider", "client_id")

describe.each(["GOOGLE", "FACEBOOK"] as const)("signing in with %s", (provider) => {
  it("makes a client of whom it knows and binds the session, whose cart stays", async () => {
    const shop = await bench.social()
    const group = {
      type: "show",
      id: "petit.soir",
      prices: [
        { id: "petit.soir.a.adulte", qty: 2, seatIds: provider === "GOOGLE" ? ["A1", "A2"] : ["A3", "A4"] },
      ],
    }
    const held = await shop.post("/v1/holds", [group])
    expect(held.statusCode, held.body).toBe(200)
    const cart = async () =>
      (await shop.caller.get("/v1/cart/self", { "x-session-token": shop.token() })).json()
    const before = await cart()
    const old = shop.token()
    const entered = await shop.signIn(provider)
    expect(entered.statusCode, entered.body).toBe(200)
    expect(entered.json()).toMatchObject({
      firstname: "Camille",
      lastname: "Roy",
      email: "camille.roy@exemple.ca",
      username: "camille.roy@exemple.ca",
      isCompletedProfile: false,
    })
    expect(shop.token()).not.toBe(old)
    expect((await shop.check()).json()).toMatchObject({ clientId: entered.json().id, role: "CLIENT" })
    expect(await cart()).toEqual(before)
    const stale = await shop.caller.get("/v1/clients/self", { "x-session-token": old })
    expect(stale.json().code).toBe("session-expired")
    const letters = await bench.mails()
    expect(letters.map(({ to }) => to)).toEqual(["camille.roy@exemple.ca"])
    // Google says of the address that it is verified; of Facebook's, a link is asked for.
    const isVerified = provider === "GOOGLE"
    expect((await shop.self()).json().emailConfirmed).toBe(isVerified)
    if (isVerified) expect(letters[0]?.text).toContain("/client/auth/profile")
    else expect((await shop.confirmEmail(tokenIn(letters[0]))).statusCode).toBe(204)
    expect((await shop.self()).json().emailConfirmed).toBe(true)
  })

  it("is the same client the next time, and another on another website", async () => {
    const first = (await (await bench.social()).signIn(provider)).json()
    const again = (await (await bench.social()).signIn(provider)).json()
    expect(again.id).toBe(first.id)
    const elsewhere = (await (await bench.social("voisin")).signIn(provider)).json()
    expect(elsewhere.id).not.toBe(first.id)
  })

  it("refuses who has no confirmed address", async () => {
    const refused = await (await bench.social()).signIn(provider, { person: "sacha" })
    expect(codeOf(refused)).toEqual([403, "social-address-unverified"])
    expect(await accounts()).toEqual([])
  })

  it("is not offered where there are no accounts, nor by a website without an application", async () => {
    expect(codeOf(await (await bench.social("invites")).begin(provider))).toEqual([
      403,
      "accounts-not-offered",
    ])
    expect(codeOf(await (await bench.social("membres")).begin(provider))).toEqual([
      404,
      "social-provider-unknown",
    ])
  })

  it("tells the shop when somebody cancels, or the provider fails", async () => {
    const shop = await bench.social()
    for (const [choice, error] of [
      ["cancel", "access_denied"],
      ["error", "server_error"],
    ] as const) {
      const { authorizationUrl } = (await shop.begin(provider, { returnPath: "/cart" })).json()
      const { brought, location } = await bench.backAtShop(
        await bench.atProvider(authorizationUrl, { choice }),
      )
      expect(brought).toEqual({ provider, error })
      expect(location.searchParams.get("redirectUrl")).toBe("/cart")
    }
  })

  it("leads back in the language and to the path it was begun with, past every log", async () => {
    const shop = await bench.social()
    const begun = await shop.begin(provider, { returnPath: "/checkout/mode?step=delivery" })
    const { answer, location, brought } = await bench.backAtShop(
      await bench.atProvider(begun.json().authorizationUrl),
    )
    expect([answer.statusCode, location.pathname, location.searchParams.get("redirectUrl")]).toEqual([
      303,
      "/fr/client/social",
      "/checkout/mode?step=delivery",
    ])
    expect(answer.headers["referrer-policy"]).toBe("no-referrer")
    expect(Object.keys(brought).sort()).toEqual(
      provider === "GOOGLE" ? ["code", "iss", "provider", "state"] : ["code", "provider", "state"],
    )
    expect((await shop.finish(brought)).statusCode).toBe(200)
    for (const secret of [brought.code, brought.state]) expect(bench.log()).not.toContain(secret)
    const rows = JSON.stringify(await bench.db("social_sign_ins"))
    for (const secret of [brought.code, brought.state, begun.json().nonce]) expect(rows).not.toContain(secret)
  })
})

describe("an account that has the address already", () => {
  it("is not opened by Google, but joined by a login with its password in the same session", async () => {
    const email = newAddress()
    const { id } = (await (await bench.social()).create(profile(email))).json()
    const shop = await bench.social()
    const google = () => shop.signIn("GOOGLE", { person: "other", email })
    expect(codeOf(await google())).toEqual([409, "social-account-exists"])
    expect(codeOf(await shop.check())).toEqual([401, "login-needed"])
    expect(await identities()).toEqual([])
    // Somebody else's login with the password joins nobody.
    await (await bench.social()).logIn(email)
    expect(await identities()).toEqual([])
    expect((await shop.logIn(email)).json().id).toBe(id)
    await shop.logOut()
    expect((await google()).json().id).toBe(id)
  })

  it("that somebody made beforehand is taken back by its address, and opens nothing to them", async () => {
    const email = newAddress()
    const attacker = await bench.social()
    const { id } = (await attacker.create(profile(email, { firstname: "Mallory" }))).json()
    // Who made it goes on to join an identity of their own.
    await bench.db("social_identities").insert({
      website_id: "petit",
      provider: "FACEBOOK",
      subject: "mallory",
      client_id: id,
      email_key: email,
      created_at: 0,
    })
    const owner = await bench.social()
    expect(codeOf(await owner.signIn("GOOGLE", { person: "other", email }))).toEqual([
      409,
      "social-account-exists",
    ])
    await bench.mails()
    await owner.ask(email)
    const [letter] = await bench.mails()
    expect((await owner.reset(tokenIn(letter), "Rodrigue1637!")).statusCode).toBe(204)
    expect(codeOf(await attacker.check())).toEqual([401, "login-needed"])
    expect(await identities()).toEqual([])
    await owner.logIn(email, "Rodrigue1637!")
    expect(await identities()).toEqual([{ provider: "GOOGLE", client_id: id }])
    expect(codeOf(await (await bench.social()).logIn(email, password))).toEqual([401, "login-failed"])
  })

  it("is never joined by Facebook, which says of no address that it is verified", async () => {
    const shop = await bench.social()
    await shop.signIn("GOOGLE")
    await shop.logOut()
    const refused = await shop.signIn("FACEBOOK")
    expect(codeOf(refused)).toEqual([409, "social-account-exists"])
    expect(await identities()).toHaveLength(1)
    const email = newAddress()
    await (await bench.social()).create(profile(email))
    expect(codeOf(await shop.signIn("FACEBOOK", { person: "other", email }))).toEqual([
      409,
      "social-account-exists",
    ])
    await shop.logIn(email)
    expect(await identities()).toHaveLength(1)
  })

  it("that Facebook made is not opened to Google: nobody said that the address is theirs", async () => {
    await (await bench.social()).signIn("FACEBOOK")
    expect(codeOf(await (await bench.social()).signIn("GOOGLE"))).toEqual([409, "social-account-exists"])
  })

  it("that may still be taken back by its former owner is given to nobody", async () => {
    const email = newAddress()
    await bench.db("email_undos").insert({
      id: "undo-1",
      website_id: "petit",
      client_id: "someone",
      email,
      email_key: email,
      token_hash: null,
      changed_at: 0,
      expires_at: bench.clock.now() + 1000,
    })
    const refused = await (await bench.social()).signIn("GOOGLE", { person: "other", email })
    expect(codeOf(refused)).toEqual([409, "social-account-exists"])
    expect(await accounts()).toEqual([])
    await bench.db("email_undos").delete()
  })
})

describe("the documented call of Google [CALL-101]", () => {
  const body = (idToken: string, more: object = {}) => ({
    idToken,
    userID: "100000000000000000001",
    email: "camille.roy@exemple.ca",
    first_name: "Camille",
    last_name: "Roy",
    ...more,
  })
  const made = async (claims: object = {}, alg?: "none", person = "camille") => {
    const shop = await bench.social()
    const { nonce } = (await shop.begin("GOOGLE")).json()
    const token = bench.sandboxes.google.idToken(person, { iss: bench.issuer, nonce, ...claims }, alg)
    return { shop, token }
  }

  it("signs in with a token that Google signed for this session, once", async () => {
    const { shop, token } = await made()
    const entered = await shop.google(body(token))
    expect(entered.statusCode, entered.body).toBe(200)
    expect((await shop.check()).json().clientId).toBe(entered.json().id)
    expect((await shop.self()).json()).toEqual(entered.json())
    expect(codeOf(await shop.google(body(token)))).toEqual([401, "social-login-refused"])
  })

  it.each([
    ["that has ended", { exp: 1_600_000_000, iat: 1_599_996_400 }],
    ["for another application", { aud: "another.apps.google.example", azp: "another.apps.google.example" }],
    ["that another application asked for", { azp: "another.apps.google.example" }],
    ["of another issuer", { iss: "https://accounts.google.example" }],
    ["with another nonce", { nonce: "another" }],
    ["without a nonce", { nonce: undefined }],
    ["without a subject", { sub: undefined }],
  ])("refuses a token %s", async (_, claims) => {
    const { shop, token } = await made(claims)
    expect(codeOf(await shop.google(body(token)))).toEqual([401, "social-login-refused"])
    expect(await accounts()).toEqual([])
  })

  it("refuses a token without a signature, one with another's, and what is no token", async () => {
    const unsigned = await made({}, "none")
    expect(codeOf(await unsigned.shop.google(body(unsigned.token)))).toEqual([401, "social-login-refused"])
    const { shop, token } = await made()
    const [head, claims] = token.split(".")
    const other = (await made()).token.split(".")[2]
    for (const forged of [`${head}.${claims}.${other}`, `${head}.${claims}.`, "a.b.c", "not a token"])
      expect(codeOf(await shop.google(body(forged)))).toEqual([401, "social-login-refused"])
    expect(await accounts()).toEqual([])
  })

  it("refuses a token whose nonce another session was given", async () => {
    const { token } = await made()
    expect(codeOf(await (await bench.social()).google(body(token)))).toEqual([401, "social-login-refused"])
  })

  it("believes the token, never the body beside it", async () => {
    for (const claimed of [{ userID: "1" }, { email: "alex.macleod@example.ca" }]) {
      const { shop, token } = await made()
      expect(codeOf(await shop.google(body(token, claimed)))).toEqual([401, "social-login-refused"])
    }
    const { shop, token } = await made({ email_verified: false })
    expect(codeOf(await shop.google(body(token)))).toEqual([403, "social-address-unverified"])
  })
})

describe("the documented call of Facebook [CALL-100]", () => {
  const body = (signedRequest: string, more: object = {}) => ({
    userID: "100000000000000000001",
    email: "camille.roy@exemple.ca",
    first_name: "Camille",
    last_name: "Roy",
    signedRequest,
    ...more,
  })

  it("signs in with a request that Facebook signed, once", async () => {
    const shop = await bench.social()
    const request = bench.sandboxes.facebook.signedRequest("camille")
    const entered = await shop.facebook(body(request))
    expect(entered.statusCode, entered.body).toBe(200)
    expect((await shop.check()).json().clientId).toBe(entered.json().id)
    expect(codeOf(await shop.facebook(body(request)))).toEqual([401, "social-login-refused"])
  })

  it.each([
    ["signed with another secret", () => bench.sandboxes.facebook.signedRequest("camille", {}, "another")],
    [
      "of an hour ago",
      () => bench.sandboxes.facebook.signedRequest("camille", { issued_at: bench.clock.now() / 1000 - 3600 }),
    ],
    ["of another algorithm", () => bench.sandboxes.facebook.signedRequest("camille", { algorithm: "none" })],
    ["without a code", () => bench.sandboxes.facebook.signedRequest("camille", { code: undefined })],
    [
      "with a code that Facebook did not give",
      () => bench.sandboxes.facebook.signedRequest("camille", { code: "x" }),
    ],
    [
      "about another person than its code",
      () => bench.sandboxes.facebook.signedRequest("alex", { user_id: "100000000000000000001" }),
    ],
    ["that is none", () => "c2ln.cGF5bG9hZA"],
  ])("refuses a request %s", async (_, made) => {
    expect(codeOf(await (await bench.social()).facebook(body(made())))).toEqual([401, "social-login-refused"])
    expect(await accounts()).toEqual([])
  })

  it("believes what Facebook tells the server, never the body", async () => {
    const shop = await bench.social()
    for (const claimed of [{ userID: "1" }, { email: "alex.macleod@example.ca" }]) {
      const request = bench.sandboxes.facebook.signedRequest("camille")
      expect(codeOf(await shop.facebook(body(request, claimed)))).toEqual([401, "social-login-refused"])
    }
    const sacha = { userID: "100000000000000000003", email: "camille.roy@exemple.ca" }
    const request = bench.sandboxes.facebook.signedRequest("sacha")
    expect(codeOf(await shop.facebook(body(request, sacha)))).toEqual([403, "social-address-unverified"])
    expect(await accounts()).toEqual([])
  })
})
