import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  type ClientBench,
  codeOf,
  guest,
  newAddress,
  password,
  profile,
  startClients,
  tokenIn,
} from "../../test/house/client-shop.ts"
import { emailMoves } from "../../test/house/email-moves.ts"

let bench: ClientBench
const next = "Rodrigue1637!"
const day = 24 * 3600

beforeAll(async () => {
  bench = await startClients()
})
// Each test has its own hour, and so its own count of failed tries.
beforeEach(async () => {
  bench.clock.pass(3600)
  await bench.mails()
})
afterAll(() => bench.close())

const { marie, moveTo, letters, canLogIn, moved } = emailMoves(() => bench)

describe("another email", () => {
  it("takes the password: a session alone changes nothing of how its client signs in [CALL-095]", async () => {
    const { email, shop } = await marie()
    const after = newAddress()
    const refused = await moveTo(shop, after, {})
    expect(codeOf(refused)).toEqual([422, "password-needed"])
    expect(refused.json().errors).toEqual([{ path: "oldPassword", message: "required" }])
    expect(codeOf(await moveTo(shop, after, { oldPassword: next }))).toEqual([422, "password-wrong"])
    expect((await shop.self()).json()).toMatchObject({ email, firstname: "Marie" })
    expect(await bench.mails()).toEqual([])
    expect([await canLogIn(email), await canLogIn(after)]).toEqual([true, false])
  })

  it("cannot be had by guessing: wrong passwords count as failed sign-ins do", async () => {
    const { email, shop } = await marie()
    for (let tried = 0; tried < 10; tried += 1)
      expect(codeOf(await moveTo(shop, newAddress(), { oldPassword: next }))).toEqual([422, "password-wrong"])
    expect(codeOf(await moveTo(shop, newAddress()))).toEqual([429, "rate-limited"])
    expect(codeOf(await (await bench.browser()).logIn(email))).toEqual([429, "rate-limited"])
  })

  it("waits until it is confirmed; the one before signs in meanwhile, and the rest of the profile is saved", async () => {
    const { email, shop } = await marie()
    const after = newAddress()
    const put = await moveTo(shop, after)
    expect(put.json()).toMatchObject({ email, username: email, pendingEmail: after, firstname: "Guy" })
    expect((await shop.self()).json()).toEqual(put.json())
    const sent = await letters()
    expect([...sent.keys()]).toEqual([after])
    expect(sent.get(after)).toMatchObject({ subject: "Confirmez votre nouvelle adresse courriel" })
    expect(sent.get(after)?.text).toMatch(/\/fr\/client\/client-confirm-email\/[\w-]{43}\?subdomain=petit/)
    expect(JSON.stringify(await bench.db("clients"))).not.toContain(tokenIn(sent.get(after)))
    expect([await canLogIn(email), await canLogIn(after)]).toEqual([true, false])
    // A profile saved meanwhile, with what was answered, asks for nothing and moves nothing.
    const { id: _, ...answered } = put.json()
    expect((await shop.put({ ...answered, company: "Librairie du Cap" })).json()).toMatchObject({
      email,
      pendingEmail: after,
      company: "Librairie du Cap",
    })
    expect(await bench.mails()).toEqual([])
  })

  it("counts once its link is opened: others are signed out, and the one before is told", async () => {
    const { email, shop } = await marie()
    const other = await bench.browser()
    await other.logIn(email)
    const after = newAddress()
    await moveTo(shop, after)
    const token = tokenIn((await letters()).get(after))
    const anywhere = await bench.browser()
    expect((await anywhere.confirmEmail(token)).statusCode).toBe(204)
    const self = (await shop.self()).json()
    expect(self).toMatchObject({ email: after, username: after })
    expect(self.pendingEmail).toBeUndefined()
    expect(codeOf(await other.self())).toEqual([401, "login-needed"])
    expect([await canLogIn(email), await canLogIn(after)]).toEqual([false, true])
    const told = await letters()
    expect([...told.keys()]).toEqual([email])
    expect(told.get(email)).toMatchObject({ subject: "Votre adresse courriel a changé" })
    expect(told.get(email)?.text).toMatch(/\/fr\/client\/client-undo-email\/[\w-]{43}\?subdomain=petit/)
    for (const table of ["email_undos", "outbox"])
      expect(JSON.stringify(await bench.db(table))).not.toContain(tokenIn(told.get(email)))
    expect(codeOf(await anywhere.confirmEmail(token))).toEqual([410, "email-link-ended"])
  })

  it("is confirmed by the last link sent, on its own website, within a day", async () => {
    const { shop, id } = await marie()
    const after = newAddress()
    await moveTo(shop, after)
    const first = tokenIn((await letters()).get(after))
    expect((await shop.sendAgain(id)).statusCode).toBe(204)
    const second = tokenIn((await letters()).get(after))
    expect(codeOf(await shop.confirmEmail(first))).toEqual([410, "email-link-ended"])
    expect(codeOf(await (await bench.browser("voisin")).confirmEmail(second))).toEqual([
      410,
      "email-link-ended",
    ])
    bench.clock.pass(day)
    const again = await bench.browser()
    expect(codeOf(await again.confirmEmail(second))).toEqual([410, "email-link-ended"])
    await again.logIn((await bench.db("clients").where({ id }).first()).email)
    expect((await again.self()).json().pendingEmail).toBe(after)
    expect((await again.sendAgain(id)).statusCode).toBe(204)
    expect((await again.confirmEmail(tokenIn((await letters()).get(after)))).statusCode).toBe(204)
  })

  it("is withdrawn by its client, and by a new password", async () => {
    const { email, shop, id } = await marie()
    const after = newAddress()
    await moveTo(shop, after)
    const token = tokenIn((await letters()).get(after))
    const stranger = await bench.browser()
    expect(codeOf(await stranger.withdraw(id))).toEqual([401, "login-needed"])
    await stranger.create(profile(newAddress()))
    expect(codeOf(await stranger.withdraw(id))).toEqual([403, "not-yours"])
    expect(codeOf(await stranger.sendAgain(id))).toEqual([403, "not-yours"])
    expect((await shop.withdraw(id)).statusCode).toBe(204)
    expect((await shop.withdraw(id)).statusCode).toBe(204)
    expect((await shop.self()).json().pendingEmail).toBeUndefined()
    expect(codeOf(await shop.confirmEmail(token))).toEqual([410, "email-link-ended"])
    expect(codeOf(await shop.sendAgain(id))).toEqual([409, "email-not-pending"])

    await moveTo(shop, after)
    const late = tokenIn((await letters()).get(after))
    await shop.change(id, { oldPassword: password, password: next, confirmation: next })
    expect(codeOf(await shop.confirmEmail(late))).toEqual([410, "email-link-ended"])
    expect((await shop.self()).json()).toMatchObject({ email })
  })

  it("sends nothing for a change withdrawn before its letter left", async () => {
    const { shop, id } = await marie()
    await moveTo(shop, newAddress())
    await shop.withdraw(id)
    expect(await bench.mails()).toEqual([])
  })

  it("is not taken from somebody, not even while it waits", async () => {
    const { shop } = await marie()
    const taken = newAddress()
    await (await bench.browser()).create(profile(taken))
    expect(codeOf(await moveTo(shop, taken.toUpperCase()))).toEqual([409, "email-taken"])
    const free = newAddress()
    await moveTo(shop, free)
    const token = tokenIn((await letters()).get(free))
    expect((await (await bench.browser()).create(profile(free))).statusCode).toBe(200)
    expect(codeOf(await shop.confirmEmail(token))).toEqual([409, "email-taken"])
  })

  it("brings four letters an hour and no more", async () => {
    const { shop, id } = await marie()
    const after = newAddress()
    await moveTo(shop, after)
    for (let asked = 0; asked < 3; asked += 1) expect((await shop.sendAgain(id)).statusCode).toBe(204)
    expect(codeOf(await shop.sendAgain(id))).toEqual([429, "rate-limited"])
    expect(await bench.mails()).toHaveLength(4)
  })

  it("asks nothing of a guest, nor of who writes the same address otherwise", async () => {
    const visitor = await bench.browser()
    await visitor.create(guest(newAddress()))
    const other = newAddress()
    expect((await visitor.put(guest(other))).json()).toMatchObject({ email: other })
    const { email, shop } = await marie()
    const written = email.replace("marie", "Marie")
    const same = (await moveTo(shop, written, {})).json()
    expect(same).toMatchObject({ email: written })
    expect(same.pendingEmail).toBeUndefined()
  })
})

describe("a changed email", () => {
  it("is taken back by the link sent to the one before, whatever was changed since, for fourteen days", async () => {
    const { email, shop, id } = await marie()
    const after = newAddress()
    const undo = await moved(shop, after)
    // Whoever took the account changes its password too, and moves on.
    expect(
      (await shop.change(id, { oldPassword: password, password: next, confirmation: next })).statusCode,
    ).toBe(204)
    const further = newAddress()
    const theirs = await moved(shop, further, next)
    bench.clock.pass(14 * day - 3600)
    const thief = await bench.browser()
    await thief.logIn(further, next)
    const owner = await bench.browser()
    expect(codeOf(await owner.undo(undo, "weak"))).toEqual([422, "password-refused"])
    const mine = "Chimene1637!"
    expect((await owner.undo(undo, mine)).statusCode).toBe(204)
    expect(codeOf(await thief.self())).toEqual([401, "login-needed"])
    expect([await canLogIn(further, next), await canLogIn(email, next)]).toEqual([false, false])
    expect((await owner.logIn(email, mine)).statusCode).toBe(200)
    expect((await owner.self()).json()).toMatchObject({ id, email, username: email })
    expect(codeOf(await owner.undo(undo, next))).toEqual([410, "email-link-ended"])
    expect(codeOf(await thief.undo(theirs, next))).toEqual([410, "email-link-ended"])
    const told = await letters()
    expect(told.get(email)).toMatchObject({ subject: "Votre mot de passe a changé" })
    expect(told.get(further)).toMatchObject({ subject: "Le changement de courriel a été annulé" })
  })

  it("stays when the link is opened after its fourteen days, or elsewhere", async () => {
    const { shop } = await marie()
    const after = newAddress()
    const undo = await moved(shop, after)
    expect(codeOf(await (await bench.browser("voisin")).undo(undo, next))).toEqual([410, "email-link-ended"])
    bench.clock.pass(14 * day)
    expect(codeOf(await (await bench.browser()).undo(undo, next))).toEqual([410, "email-link-ended"])
    expect(await canLogIn(after)).toBe(true)
  })

  it("can be taken back though somebody goes back first to an address in between", async () => {
    const { email, shop } = await marie()
    const undo = await moved(shop, newAddress())
    bench.clock.pass(60)
    const theirs = await moved(shop, newAddress())
    bench.clock.pass(60)
    expect((await shop.undo(theirs, next)).statusCode).toBe(204)
    await bench.mails()
    expect((await shop.undo(undo, next)).statusCode).toBe(204)
    expect(await canLogIn(email, next)).toBe(true)
  })

  it("can be moved back to the one before by its client, with a link as for any other", async () => {
    const { email, shop } = await marie()
    await moved(shop, newAddress())
    await moved(shop, email)
    expect(await canLogIn(email)).toBe(true)
  })

  it("ends the links that set a new password by the address before", async () => {
    const { email, shop } = await marie()
    await shop.ask(email)
    const reset = tokenIn((await letters()).get(email))
    await moved(shop, newAddress())
    expect(codeOf(await shop.reset(reset, next))).toEqual([410, "reset-link-ended"])
  })
})
