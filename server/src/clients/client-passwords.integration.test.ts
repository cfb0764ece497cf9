import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  type ClientBench,
  codeOf,
  newAddress,
  password,
  profile,
  startClients,
  tokenIn,
} from "../../test/house/client-shop.ts"
import { testDependencies } from "../../test/house/small-house.ts"
import { testConfig } from "../../test/serve.ts"
import { sessionTokens } from "../sessions/session-tokens.ts"
import { askNewPassword } from "./change-password.ts"
import { clientDependencies } from "./dependencies.ts"

let bench: ClientBench

beforeAll(async () => {
  bench = await startClients()
})
// Each test has its own hour, and so its own count of failed tries.
beforeEach(() => bench.clock.pass(3600))
afterAll(() => bench.close())

describe("a password", () => {
  const next = "Rodrigue1637!"

  it("is changed by who knows it, and other devices are signed out [CALL-096] [VAL-016]", async () => {
    const email = newAddress()
    const shop = await bench.browser()
    const { id } = (await shop.create(profile(email))).json()
    const other = await bench.browser()
    await other.logIn(email)
    await bench.mails()
    const change = { oldPassword: password, password: next, confirmation: next }
    expect(codeOf(await shop.change(id, { ...change, oldPassword: next }))).toEqual([422, "password-wrong"])
    expect(codeOf(await shop.change(id, { ...change, confirmation: password }))).toEqual([
      422,
      "password-refused",
    ])
    expect((await other.self()).statusCode).toBe(200)
    expect((await shop.change(id, change)).statusCode).toBe(204)
    expect((await shop.self()).statusCode).toBe(200)
    expect(codeOf(await other.self())).toEqual([401, "login-needed"])
    expect((await bench.mails())[0]).toMatchObject({ to: email, subject: "Votre mot de passe a changé" })
    expect(codeOf(await other.logIn(email))).toEqual([401, "login-failed"])
    expect((await other.logIn(email, next)).statusCode).toBe(200)
  })

  it("that must be changed is so until it was", async () => {
    const shop = await bench.browser()
    const { id } = (await shop.create(profile(newAddress()))).json()
    await bench.db("clients").where({ id }).update({ must_change_password: 1 })
    expect((await shop.check()).json().mustChangePassword).toBe(true)
    await shop.change(id, { oldPassword: password, password: next, confirmation: next })
    expect((await shop.check()).json().mustChangePassword).toBe(false)
  })

  it("that staff ask for is chosen by the mailed link, or after the next sign-in; until then every device is out", async () => {
    const email = newAddress()
    const shop = await bench.browser()
    const { id } = (await shop.create(profile(email))).json()
    await bench.mails()
    const dependencies = clientDependencies(
      { ...testDependencies(bench.db, bench.clock), sessionTokens: sessionTokens("a key of tests") },
      testConfig(),
    )
    const act = { actor: "staff:Ada", reason: "Strange orders" }
    await askNewPassword(dependencies, { id: "petit" }, id, act)
    expect(codeOf(await shop.self())).toEqual([401, "login-needed"])
    const [mail] = await bench.mails()
    expect(mail).toMatchObject({ to: email, subject: "Choisissez un nouveau mot de passe" })
    expect(mail?.text).toContain("Par précaution, Petit Théâtre vous demande")
    expect((await shop.logIn(email)).json().mustChangePassword).toBe(true)
    expect((await shop.reset(tokenIn(mail), next)).statusCode).toBe(204)
    expect(codeOf(await shop.self())).toEqual([401, "login-needed"])
    expect((await shop.logIn(email, next)).json().mustChangePassword).toBe(false)
    await expect(askNewPassword(dependencies, { id: "voisin" }, id, act)).rejects.toMatchObject({
      code: "client-unknown",
    })
  })

  it("that somebody else knows is no way in any more, and nothing else is, until another is chosen by the mailed link", async () => {
    const email = newAddress()
    const shop = await bench.browser()
    const { id } = (await shop.create(profile(email))).json()
    const elsewhere = newAddress()
    const move = { pending_email: elsewhere, pending_email_key: elsewhere, pending_token_hash: "theirs" }
    await bench.db("clients").where({ id }).update(move)
    const theirs = { website_id: "petit", client_id: id, created_at: 1 }
    await bench.db("social_identities").insert({
      ...{ ...theirs, provider: "GOOGLE", subject: `of ${id}`, email_key: email },
    })
    await bench.db("passkeys").insert({
      ...{ ...theirs, id: `key ${id}`, credential_id: `key ${id}`, public_key: "", counter: 0 },
      ...{ name: "Phone", transports: "[]" },
    })
    await bench.mails()
    await shop.ask(email)
    const theirReset = tokenIn((await bench.mails())[0])
    const dependencies = clientDependencies(
      { ...testDependencies(bench.db, bench.clock), sessionTokens: sessionTokens("a key of tests") },
      testConfig(),
    )
    const act = { actor: "staff:Ada", reason: "Strange orders" }
    const taken = () => askNewPassword(dependencies, { id: "petit" }, id, act, true)
    expect(await taken()).toMatchObject({ command: "end-access", actor: "staff:Ada" })
    expect(codeOf(await shop.self())).toEqual([401, "login-needed"])
    expect(codeOf(await shop.logIn(email))).toEqual([401, "login-failed"])
    expect(codeOf(await shop.reset(theirReset, next))).toEqual([410, "reset-link-ended"])
    for (const table of ["passkeys", "social_identities"])
      expect(await bench.db(table).where({ client_id: id })).toEqual([])
    expect(await bench.db("clients").where({ id }).first()).toMatchObject({ pending_email: null })
    // An account without a password may have been taken over too.
    await taken()
    const [, mail] = await bench.mails()
    expect(mail).toMatchObject({ to: email, subject: "Reprenez votre compte" })
    expect((await shop.reset(tokenIn(mail), next)).statusCode).toBe(204)
    expect((await shop.logIn(email, next)).json().mustChangePassword).toBe(false)
  })

  it("is reset by a mailed link that works once and for an hour [CALL-097] [CALL-098]", async () => {
    const email = newAddress()
    const shop = await bench.browser()
    await shop.create(profile(email))
    await bench.mails()
    const visitor = await bench.browser()
    expect((await visitor.ask(email.toUpperCase())).statusCode).toBe(204)
    const [mail] = await bench.mails()
    expect(mail).toMatchObject({ to: email, subject: "Choisissez un nouveau mot de passe" })
    const token = tokenIn(mail)
    expect(mail?.html).toContain(`/fr/client/client-reset-password/${token}?subdomain=petit`)
    for (const table of ["password_resets", "outbox"])
      expect(JSON.stringify(await bench.db(table))).not.toContain(token)
    // A password that will not do uses nothing up.
    expect(codeOf(await visitor.reset(token, "weak"))).toEqual([422, "password-refused"])
    expect((await shop.self()).statusCode).toBe(200)
    expect((await visitor.reset(token, next)).statusCode).toBe(204)
    expect(codeOf(await shop.self())).toEqual([401, "login-needed"])
    expect(codeOf(await visitor.reset(token, password))).toEqual([410, "reset-link-ended"])
    expect((await visitor.logIn(email, next)).statusCode).toBe(200)
    await visitor.ask(email)
    const late = tokenIn((await bench.mails()).find(({ subject }) => subject.startsWith("Choisissez")))
    bench.clock.pass(3600)
    expect(codeOf(await visitor.reset(late, password))).toEqual([410, "reset-link-ended"])
  })

  it("is reset by the link asked for last, on its own website", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    await bench.mails()
    const visitor = await bench.browser()
    await visitor.ask(email)
    const [first] = await bench.mails()
    await visitor.ask(email)
    const [second] = await bench.mails()
    expect(codeOf(await visitor.reset(tokenIn(first), next))).toEqual([410, "reset-link-ended"])
    const elsewhere = await bench.browser("voisin")
    expect(codeOf(await elsewhere.reset(tokenIn(second), next))).toEqual([410, "reset-link-ended"])
    expect((await visitor.reset(tokenIn(second), next)).statusCode).toBe(204)
  })

  it("is not told of by asking for a reset [CALL-098]", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    await bench.mails()
    const visitor = await bench.browser()
    const known = await visitor.ask(email)
    const unknown = await visitor.ask(newAddress())
    const elsewhere = await (await bench.browser("invites")).ask(email)
    for (const answer of [known, unknown, elsewhere])
      expect([answer.statusCode, answer.body, answer.headers["x-session-token"]]).toEqual([
        204,
        "",
        undefined,
      ])
    expect(await bench.mails()).toHaveLength(1)
    expect(await bench.db("outbox").whereNull("sent_at")).toEqual([])
  })

  it("brings four letters an hour and no more, that of the sign-up with them", async () => {
    const email = newAddress()
    await (await bench.browser()).create(profile(email))
    const visitor = await bench.browser()
    for (let asked = 0; asked < 7; asked += 1) expect((await visitor.ask(email)).statusCode).toBe(204)
    expect(await bench.mails()).toHaveLength(4)
  })
})
