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

const { marie, unconfirmed, moveTo, letters, canLogIn, moved } = emailMoves(() => bench)

describe("a changed email", () => {
  it("keeps the one before for its client as long as the link works", async () => {
    const { email, shop } = await marie()
    await moved(shop, newAddress())
    expect(codeOf(await (await bench.browser()).create(profile(email.toUpperCase())))).toEqual([
      409,
      "email-taken",
    ])
    const visitor = await bench.browser()
    await visitor.create(guest(email))
    expect(codeOf(await visitor.put(profile(email)))).toEqual([409, "email-taken"])
    const other = await marie()
    expect(codeOf(await moveTo(other.shop, email))).toEqual([409, "email-taken"])
    bench.clock.pass(14 * day)
    expect((await (await bench.browser()).create(profile(email))).statusCode).toBe(200)
  })

  it("keeps no address that its client never confirmed: whoever confirms it has it, and nothing leads back", async () => {
    const { email, shop } = await unconfirmed()
    const undo = await moved(shop, newAddress())
    const other = await marie()
    const owner = await bench.browser()
    expect((await owner.create(profile(email))).statusCode).toBe(200)
    expect(codeOf(await moveTo(other.shop, email))).toEqual([409, "email-taken"])
    expect((await owner.confirmEmail(tokenIn((await letters()).get(email)))).statusCode).toBe(204)
    expect(codeOf(await shop.undo(undo, next))).toEqual([409, "email-taken"])
    expect([await canLogIn(email), await canLogIn(email, next)]).toEqual([true, false])
  })

  it("goes back to an address that somebody else has signed up with and not confirmed, who is a guest from then on", async () => {
    const victim = await unconfirmed()
    const undo = await moved(victim.shop, newAddress())
    const thief = await bench.browser()
    const { id } = (await thief.create(profile(victim.email))).json()
    const confirmation = tokenIn((await letters()).get(victim.email))
    await thief.ask(victim.email)
    const reset = tokenIn((await letters()).get(victim.email))
    await bench.db("kept_cards").insert({
      ...{ id: `card ${id}`, website_id: "petit", client_id: id, attempt_id: "any", state: "kept" },
      ...{ processor: "STRIPE", token: "any", created_at: 1, changed_at: 1 },
    })
    const owner = await bench.browser()
    expect((await owner.undo(undo, next)).statusCode).toBe(204)
    expect((await owner.logIn(victim.email, next)).json()).toMatchObject({ id: victim.id })
    expect(await canLogIn(victim.email)).toBe(false)
    expect(codeOf(await thief.confirmEmail(confirmation))).toEqual([410, "email-link-ended"])
    expect(codeOf(await thief.reset(reset, password))).toEqual([410, "reset-link-ended"])
    expect(await bench.db("kept_cards").where({ client_id: id }).first("state")).toEqual({ state: "leaving" })
    // What they have in their cart, and pay at this moment, stays theirs; with an address of their own they join again.
    const guestNow = (await thief.self()).json()
    expect(guestNow).toMatchObject({ id })
    expect(guestNow).not.toHaveProperty("emailConfirmed")
    expect(codeOf(await thief.put(profile(victim.email)))).toEqual([409, "email-taken"])
    expect((await thief.put(profile(newAddress()))).json()).toMatchObject({ id, emailConfirmed: false })
  })

  it("keeps the address of an account from before addresses were confirmed", async () => {
    const { email, shop, id } = await unconfirmed()
    await bench.db("clients").where({ id }).update({ confirmation_asked_at: null })
    await moved(shop, newAddress())
    expect(codeOf(await (await bench.browser()).create(profile(email)))).toEqual([409, "email-taken"])
  })

  it("that was never confirmed is taken by another who confirms it", async () => {
    const { email, shop } = await unconfirmed()
    await moved(shop, newAddress())
    const other = await marie()
    await moved(other.shop, email)
    expect(await canLogIn(email)).toBe(true)
  })
})
