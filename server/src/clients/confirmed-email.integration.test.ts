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

let bench: ClientBench
const next = "Rodrigue1637!"
const day = 24 * 3600

beforeAll(async () => {
  bench = await startClients()
})
// Each test has its own hour, and so its own count of letters.
beforeEach(async () => {
  bench.clock.pass(3600)
  await bench.mails()
})
afterAll(() => bench.close())

/** A client who has signed up, and the token of the letter that welcomes them. */
async function signedUp() {
  const email = newAddress()
  const shop = await bench.browser()
  const { id } = (await shop.create(profile(email))).json()
  return { email, shop, id: id as string, token: await tokenSent() }
}
type Shop = Awaited<ReturnType<typeof signedUp>>["shop"]

const tokenSent = async () => tokenIn((await bench.mails())[0])
const isConfirmed = async (shop: Shop) => (await shop.self()).json().emailConfirmed
const rowOf = (id: string) => bench.db("clients").where({ id }).first()
const ended = [410, "email-link-ended"]

describe("the email of a sign-up", () => {
  it("is confirmed by the link of the letter that welcomes, once, wherever it is opened", async () => {
    const email = newAddress()
    const shop = await bench.browser()
    expect((await shop.create(profile(email))).json()).toMatchObject({ email, emailConfirmed: false })
    const letters = await bench.mails()
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ to: email })
    expect(letters[0]?.html).toContain("Confirmer mon adresse")
    const token = tokenIn(letters[0])
    for (const table of ["clients", "outbox"])
      expect(JSON.stringify(await bench.db(table))).not.toContain(token)
    expect(await isConfirmed(shop)).toBe(false)
    const anywhere = await bench.browser()
    expect((await anywhere.confirmEmail(token)).statusCode).toBe(204)
    // Nobody is signed out, and nothing is mailed.
    expect((await shop.self()).json()).toMatchObject({ email, emailConfirmed: true })
    expect(await bench.mails()).toEqual([])
    expect(codeOf(await anywhere.confirmEmail(token))).toEqual(ended)
  })

  it("is confirmed on its own website, within a day", async () => {
    const { shop, token, id, email } = await signedUp()
    expect(codeOf(await (await bench.browser("voisin")).confirmEmail(token))).toEqual(ended)
    bench.clock.pass(day)
    expect(codeOf(await (await bench.browser()).confirmEmail(token))).toEqual(ended)
    await shop.logIn(email)
    expect(await isConfirmed(shop)).toBe(false)
    expect((await shop.sendAgain(id)).statusCode).toBe(204)
    expect((await shop.confirmEmail(await tokenSent())).statusCode).toBe(204)
  })

  it("is confirmed by the last link sent; once it is, none is sent", async () => {
    const { email, shop, id, token } = await signedUp()
    const stranger = await bench.browser()
    expect(codeOf(await stranger.sendAgain(id))).toEqual([401, "login-needed"])
    expect((await shop.sendAgain(id)).statusCode).toBe(204)
    const [again] = await bench.mails()
    expect(again).toMatchObject({ to: email })
    expect(codeOf(await shop.confirmEmail(token))).toEqual(ended)
    expect((await shop.confirmEmail(tokenIn(again))).statusCode).toBe(204)
    expect(codeOf(await shop.sendAgain(id))).toEqual([409, "email-not-pending"])
    expect(await bench.mails()).toEqual([])
  })

  it("brings four letters an hour and no more, the one that welcomes with them", async () => {
    const { shop, id } = await signedUp()
    for (let asked = 0; asked < 3; asked += 1) expect((await shop.sendAgain(id)).statusCode).toBe(204)
    expect(codeOf(await shop.sendAgain(id))).toEqual([429, "rate-limited"])
    expect(await bench.mails()).toHaveLength(3)
  })

  it("is welcomed however many letters the address was sent before", async () => {
    const email = newAddress()
    const visitor = await bench.browser()
    for (let asked = 0; asked < 5; asked += 1) await visitor.ask(email)
    expect((await visitor.create(profile(email))).statusCode).toBe(200)
    expect((await bench.mails()).filter(({ subject }) => subject.includes("confirmez"))).toHaveLength(1)
  })

  it("does not confirm another that the client moves to, nor does its link", async () => {
    const { email, shop, id, token } = await signedUp()
    const others = newAddress()
    await shop.put({ ...guest(others), oldPassword: password })
    expect(codeOf(await shop.confirmEmail(token))).toEqual(ended)
    expect((await shop.self()).json()).toMatchObject({ email, emailConfirmed: false, pendingEmail: others })
    const [letter] = await bench.mails()
    expect(letter).toMatchObject({ to: others })
    // Kept after all, the one of the sign-up is still to be confirmed.
    await shop.withdraw(id)
    expect(codeOf(await shop.confirmEmail(tokenIn(letter)))).toEqual(ended)
    expect((await shop.sendAgain(id)).statusCode).toBe(204)
    const [again] = await bench.mails()
    expect(again).toMatchObject({ to: email })
    expect((await shop.confirmEmail(tokenIn(again))).statusCode).toBe(204)
    expect((await shop.self()).json()).toMatchObject({ email, emailConfirmed: true })
  })

  it("has no link when its client moved to another before the letter left", async () => {
    const shop = await bench.browser()
    await shop.create(profile(newAddress()))
    const others = newAddress()
    await shop.put({ ...guest(others), oldPassword: password })
    expect((await bench.mails()).map(({ to }) => to)).toEqual([others])
  })

  it("keeps its link when there is no change to withdraw, and when the password changes", async () => {
    const { shop, id, token } = await signedUp()
    expect((await shop.withdraw(id)).statusCode).toBe(204)
    await shop.change(id, { oldPassword: password, password: next, confirmation: next })
    expect((await shop.confirmEmail(token)).statusCode).toBe(204)
    expect(await isConfirmed(shop)).toBe(true)
  })

  it("is confirmed by another that was confirmed in its place, and stays so when that is undone", async () => {
    const { email, shop, id } = await signedUp()
    const after = newAddress()
    await shop.put({ ...guest(after), oldPassword: password })
    expect((await shop.confirmEmail(await tokenSent())).statusCode).toBe(204)
    expect((await shop.self()).json()).toMatchObject({ email: after, emailConfirmed: true })
    expect((await shop.undo(await tokenSent(), next)).statusCode).toBe(204)
    await shop.logIn(email, next)
    expect((await shop.self()).json()).toMatchObject({ id, email, emailConfirmed: true })
  })

  it("is confirmed by a password that was chosen with a mailed link, and the first time counts", async () => {
    const { email, shop, id, token } = await signedUp()
    await shop.ask(email)
    expect((await shop.reset(await tokenSent(), next)).statusCode).toBe(204)
    await shop.logIn(email, next)
    expect(await isConfirmed(shop)).toBe(true)
    expect(codeOf(await shop.confirmEmail(token))).toEqual(ended)
    const { email_confirmed_at } = await rowOf(id)
    bench.clock.pass(60)
    await bench.mails()
    await shop.ask(email)
    expect((await shop.reset(await tokenSent(), password)).statusCode).toBe(204)
    expect((await rowOf(id)).email_confirmed_at).toEqual(email_confirmed_at)
  })

  it("is asked for of a guest who joins; of a guest, and of an account from before, nothing is said", async () => {
    const shop = await bench.browser()
    const email = newAddress()
    const made = await shop.create(guest(email))
    expect(made.json()).not.toHaveProperty("emailConfirmed")
    const joined = await shop.put(profile(email))
    expect(joined.json()).toMatchObject({ emailConfirmed: false })
    expect((await shop.confirmEmail(await tokenSent())).statusCode).toBe(204)
    expect(await isConfirmed(shop)).toBe(true)

    const before = await signedUp()
    await bench
      .db("clients")
      .where({ id: before.id })
      .update({
        ...{ confirmation_asked_at: null, pending_token_hash: null, pending_expires_at: null },
      })
    expect((await before.shop.self()).json()).not.toHaveProperty("emailConfirmed")
    expect(codeOf(await before.shop.sendAgain(before.id))).toEqual([409, "email-not-pending"])
  })

  it("is not changed by what a profile says of it", async () => {
    const { email, shop } = await signedUp()
    const saved = await shop.put({ ...guest(email), emailConfirmed: true })
    expect(saved.json()).toMatchObject({ emailConfirmed: false })
  })
})
