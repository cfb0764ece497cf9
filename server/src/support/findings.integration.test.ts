import { hash } from "@node-rs/argon2"
import type { HoldExplanation, HoldsAnswer, PromotionExplanation, SeatExplanation } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  levelId,
  line,
  otherHouse,
  places,
  sendEverybodyHome,
  smallHouse,
  TestClock,
} from "../../test/house/small-house.ts"
import { offerPromotion, openPresale } from "../../test/house/small-offers.ts"
import { fillShelf, productId } from "../../test/house/small-shelf.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

let database: TestDatabase
let db: Knex
let clock: TestClock
let petit: Caller
let close: () => Promise<unknown>
let staff: Record<string, string>
let strangers: Record<string, string>
const soir = eventId("soir")

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const rows = [
    { name: "A", seats: 5 },
    { name: "B", seats: 6 },
  ]
  await buildHouse(db, { rows, places: [20], events: [{ key: "soir" }, { key: "matinee" }] })
  await fillShelf(db, [{ key: "ami", kind: "membership" }])
  await buildHouse(db, { website: otherHouse, rows, events: [{ key: "chez-eux" }] })
  for (const { id } of [smallHouse, otherHouse]) {
    const account = { website_id: id, email: `ada@${id}.example`, name: "Ada" }
    await db("staff").insert({ ...account, id: `ada-${id}`, password_hash: await hash("secret") })
    await db("staff_permissions").insert({ staff_id: `ada-${id}`, permission: 28, website_id: id })
  }
})
beforeEach(async () => {
  await sendEverybodyHome(db)
  await db("promotions").delete()
  await db("code_uses").delete()
  clock = new TestClock()
  const app = serve(db, clock, { allowMissing: true })
  close = () => app.close()
  petit = callerOf(app, smallHouse.id)
  const signIn = async (site: string) => {
    const body = { username: `ada@${site}.example`, password: "secret" }
    const answer = await callerOf(app, site).post("/v1/refresh-tokens", body)
    return { authorization: `Bearer ${answer.json().refreshToken}` }
  }
  staff = await signIn(smallHouse.id)
  strangers = await signIn(otherHouse.id)
})
afterEach(() => close())
afterAll(() => database.close())

const shopper = async () => ({
  "x-session-token": String((await petit.post("/v1/session")).json().sessionToken),
})
const hold = async (session: Record<string, string>, ...groups: unknown[]) =>
  (await petit.post("/v1/holds", groups, session)).json<HoldsAnswer>()
const ask = async <Body>(path: string, headers = staff) => {
  const answer = await petit.get(`/v1/support/${path}`, headers)
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const ofHold = async (id: string, language = "en") =>
  (await ask<HoldExplanation>(`holds/${id}/explanation?language=${language}`)).body
const ofSeat = async (seat: string, more = "", event = soir) =>
  (await ask<SeatExplanation>(`events/${event}/seats/${seat}/explanation?language=en${more}`)).body
const ofPromotion = async (id: string, more = "") =>
  (await ask<PromotionExplanation>(`promotions/${id}/explanation?language=en${more}`)).body
const spaces = (text = "") => text.replaceAll(/[\u00a0\u202f]/g, " ")
const facts = (findings: readonly { readonly fact: string }[]) => findings.map(({ fact }) => fact)
const holdIdOf = ({ cart }: HoldsAnswer, at = 0) =>
  cart.cartElements.flatMap(({ prices }) => prices)[at]?.reservationId ?? ""

describe("why a hold", () => {
  it("is told from its first entry to its last, and whose it was only by the end of the session", async () => {
    const session = await shopper()
    const held = await hold(session, line("soir", ["A1", "A2"]))
    clock.pass(60)
    await petit.post("/v1/holds/actions/extend", undefined, session)
    const told = await ofHold(holdIdOf(held))
    expect(told.holds).toMatchObject([{ hold: { state: "live", qty: 2 }, extensions: 1 }])
    expect(facts(told.holds[0]?.findings ?? [])).toEqual(["held", "extended"])
    const { session_id } = await db("carts").first()
    expect(told.shopper).toBe(`…${session_id.slice(-6)}`)
    expect(JSON.stringify(told)).not.toContain(session_id)
    const [first] = await db("journal").orderBy("id")
    expect(spaces(told.holds[0]?.findings[0]?.explanation)).toBe(
      "The shopper held 2 tickets until 12:15 p.m.: Play soir (A 1, A 2).",
    )
    expect(told.holds[0]?.findings[0]).toMatchObject({
      entry: { number: first.id, version: 1, command: "holds.place", outcome: "done" },
    })
    expect((await ofHold(holdIdOf(held), "fr")).holds[0]?.findings[0]?.explanation).toContain("a réservé")
  })

  it("ends by its shopper, by the staff with the reason, or with its time", async () => {
    const own = await shopper()
    const released = await hold(own, line("soir", ["A1", "A2"]))
    await petit.post("/v1/holds/actions/release", [{ reservationId: holdIdOf(released) }], own)
    const byStaff = await hold(await shopper(), line("soir", ["B1", "B2"]))
    await petit.post(
      `/v1/support/holds/${holdIdOf(byStaff)}/actions/release`,
      { reason: "The shopper phoned" },
      staff,
    )
    const lapsed = await hold(await shopper(), line("soir", ["B5", "B6"]))
    clock.pass(smallHouse.holdSeconds + 1)
    const ended = (await ofHold(holdIdOf(byStaff))).holds[0]
    expect(ended?.hold.state).toBe("released")
    expect(ended?.findings.at(-1)).toMatchObject({
      fact: "released",
      explanation: "Ada released 2 tickets for this reason: The shopper phoned",
    })
    // Nobody has written it down yet: the clock says so.
    const unsettled = (await ofHold(holdIdOf(lapsed))).holds[0]?.findings.at(-1)
    expect(unsettled).toMatchObject({ fact: "lapsed", rule: "isLapsed" })
    expect(unsettled).not.toHaveProperty("entry")
  })

  it("was refused: by the cart's id, or by the session's where nothing was ever held", async () => {
    await hold(await shopper(), line("soir", ["A1", "A2"]))
    const late = await shopper()
    await hold(late, line("soir", ["A1", "A2"]))
    const { session_id } = await db("journal").whereNot({ outcome: "done" }).first()
    const told = await ofHold(session_id)
    expect(told).toMatchObject({
      holds: [],
      refusals: [{ fact: "refused", entry: { outcome: "seats-taken" } }],
    })
    expect(told.refusals[0]?.entry).not.toHaveProperty("version")
    const held = await hold(late, line("soir", ["B1", "B2"]))
    expect((await ofHold(held.cart.id)).refusals).toHaveLength(1)
    // It came before this hold, and is no part of its story.
    expect((await ofHold(holdIdOf(held))).refusals).toEqual([])
  })

  it("is nobody else's business", async () => {
    const id = holdIdOf(await hold(await shopper(), line("soir", ["A1", "A2"])))
    for (const path of [
      `holds/${id}/explanation`,
      `events/${soir}/seats/A1/explanation`,
      `promotions/DIX/explanation`,
    ]) {
      expect((await ask(path, {})).status).toBe(401)
      // The token of another site's staff.
      expect((await ask(path, strangers)).status).toBeGreaterThanOrEqual(401)
    }
    expect(await ask("holds/nothing/explanation")).toMatchObject({
      status: 404,
      body: { code: "hold-unknown" },
    })
    const theirs = await ask(`events/${eventId("chez-eux", otherHouse)}/seats/A1/explanation`)
    expect(theirs).toMatchObject({ status: 404, body: { code: "event-unknown" } })
  })
})

describe("why a seat", () => {
  it("is free for whom the rules let choose it, and tells the orphan rule where they do not", async () => {
    await hold(await shopper(), line("soir", ["A1", "A2"]))
    // Three are left: one in their middle leaves two alone, two at an end leave one.
    expect(await ofSeat("A4")).toMatchObject({
      ...{ state: "free", canBeChosen: false, history: [] },
      findings: [{ fact: "rule", rule: "chooseParty", explanation: expect.stringContaining("on its own") }],
    })
    expect(await ofSeat("A4", "&qty=3")).toMatchObject({
      canBeChosen: true,
      findings: [{ fact: "free", explanation: "It can be chosen: 3 tickets take A 3, A 4, A 5." }],
    })
    expect((await ofSeat("A4", "&qty=4")).findings[0]?.explanation).toMatch(
      /aren’t 4 available seats side by side/,
    )
  })

  it("is held, lapsed, taken over, released: each with its cart and its entry", async () => {
    const first = await hold(await shopper(), line("soir", ["A1", "A2"]))
    clock.pass(smallHouse.holdSeconds + 1)
    const session = await shopper()
    const second = await hold(session, line("soir", ["A1", "A2"]))
    const told = await ofSeat("A1")
    expect(told).toMatchObject({ state: "held", canBeChosen: false, title: "Play soir" })
    expect(spaces(told.findings[0]?.explanation)).toMatch(/^Held until .+ 12:30 p\.m\.$/)
    const seen = told.history.map(({ fact, cartId }) => [fact, cartId])
    expect(seen.slice(0, 1)).toEqual([["held", first.cart.id]])
    expect(seen.at(-1)).toEqual(["held", second.cart.id])
    expect(["lapsed", "taken-over"]).toContain(seen[1]?.[0])
    await petit.post("/v1/holds/actions/release", [{ reservationId: holdIdOf(second) }], session)
    const freed = await ofSeat("A1")
    expect(freed.state).toBe("free")
    const last = freed.history.at(-1)
    expect(last?.fact).toBe("released")
    expect(last?.entry?.number).toBeGreaterThan(0)
  })

  it("is kept off sale, has no price, or waits for its sale, and says which", async () => {
    await db("event_seats_off").insert({
      ...{ event_id: soir, seat_id: "B1", website_id: smallHouse.id, reason: "blocked" },
    })
    expect(await ofSeat("B1")).toMatchObject({ state: "blocked", findings: [{ fact: "blocked" }] })
    await db("event_prices")
      .where({ event_id: eventId("matinee"), price_level_id: levelId("a") })
      .delete()
    expect(await ofSeat("A1", "", eventId("matinee"))).toMatchObject({
      canBeChosen: false,
      findings: [{ fact: "no-price", explanation: "The event has no price for Level a." }],
    })
    const opens = clock.now() + 86_400_000
    await openPresale(db, { eventId: soir, from: clock.now() + 3_600_000, until: opens, codes: ["TOT"] })
    expect(await ofSeat("A1", "&qty=2")).toMatchObject({
      canBeChosen: false,
      findings: [{ fact: "sale-window" }, {}],
    })
    clock.pass(3601)
    expect(await ofSeat("A1", "&qty=2")).toMatchObject({
      canBeChosen: true,
      findings: [{ fact: "presale" }, {}],
    })
    await db("events")
      .where({ id: soir })
      .update({ on_sale_from: null, presale_id: null, presale_from: null, presale_members: null })
    expect(await ask(`events/${soir}/seats/Z9/explanation`)).toMatchObject({
      status: 422,
      body: { code: "seats-unknown" },
    })
  })
})

describe("why a promotion", () => {
  const promoted = (promoId: string, seats: readonly string[], type = "adulte") => {
    const group = line("soir", seats, "a", type)
    return { ...group, prices: group.prices.map((price) => ({ ...price, promoId })) }
  }

  it("takes off what it does, for so many tickets, and tells who has them", async () => {
    const until = clock.now() + 86_400_000
    const id = await offerPromotion(db, {
      ...{ code: "DIX", discount: { percent: 10 }, until, uses: 5, perShopper: 4 },
      ...{ eventIds: [soir], priceTypes: ["adulte"], priceLevelIds: [levelId("a")] },
    })
    const held = await hold(await shopper(), promoted(id, ["A1", "A2"]))
    const told = await ofPromotion(" dix ")
    expect(told).toMatchObject({
      ...{ promoId: id, code: "DIX", state: "open", used: 2, capacity: 5, left: 3, perShopper: 4 },
      uses: [{ cartId: held.cart.id, state: "held", qty: 2, off: 1300, entry: { command: "holds.place" } }],
    })
    expect(facts(told.findings)).toEqual([
      ...["discount", "period", "events", "ticket-types", "price-levels", "uses", "per-shopper"],
    ])
    expect(told.findings.map(({ explanation }) => spaces(explanation))).toEqual([
      "10% off each ticket; the service fee stays.",
      "Until Sun, Nov 22, 2026 at 12:00 p.m.",
      "For these events only: Play soir.",
      "For these ticket types only: Adult.",
      "For these price levels only: Level a.",
      "For 5 tickets in all; 3 left. A lapsed cart gives its tickets back at the server’s next round.",
      "At most 4 tickets per shopper, paid orders included.",
    ])
    await offerPromotion(db, {
      ...{ code: "MEMBRES", discount: { amount: 500 }, waivesServiceCharge: true },
      membershipIds: [productId("ami")],
    })
    const ofMembers = (await ofPromotion("MEMBRES")).findings.map(({ fact, explanation }) => [
      fact,
      explanation,
    ])
    expect(ofMembers).toContainEqual(["discount", "$5.00 off each ticket, and no service fee."])
    expect(ofMembers).toContainEqual(["members", "For members only: The ami."])
    clock.pass(86_401)
    expect((await ofPromotion(id)).state).toBe("over")
    expect(await ask("promotions/NOTHING/explanation")).toMatchObject({ body: { code: "promotion-unknown" } })
  })

  it("applies to a line of an order, or says for which reason it does not", async () => {
    const id = await offerPromotion(db, { code: "DIX", discount: { percent: 10 }, priceTypes: ["adulte"] })
    const other = await offerPromotion(db, { code: "CINQ", discount: { amount: 500 } })
    const session = await shopper()
    const { cart } = await hold(
      session,
      promoted(id, ["A1", "A2"]),
      line("soir", ["B1", "B2"], "a", "enfant"),
      promoted(other, ["B5", "B6"]),
      places("matinee", 1),
    )
    const told = await ofPromotion("DIX", `&order=${cart.id}`)
    expect(
      told.order?.lines.map(({ off, findings: [finding] }) => [off, finding?.fact, finding?.explanation]),
    ).toEqual([
      [0, "not-applied", "Held without its code, which takes $6.50 off each ticket."],
      [1300, "applied", "It applies: $6.50 off each ticket."],
      [0, "not-applied", "It isn’t for Child, Level a."],
      [0, "not-applied", "A ticket has one promotion: it’s “The CINQ offer”."],
    ])
    await db("promotions")
      .where({ id })
      .update({ terms: JSON.stringify({ discount: { percent: 10 }, eventIds: [soir] }) })
    const narrowed = await ofPromotion("DIX", `&order=${cart.id}`)
    expect(narrowed.order?.lines[0]?.findings[0]).toMatchObject({ rule: "promotionAt" })
    expect(await ask("promotions/DIX/explanation?order=nothing")).toMatchObject({
      body: { code: "cart-unknown" },
    })
  })

  it("was refused to a cart, by its limits", async () => {
    const id = await offerPromotion(db, { code: "UN", discount: { percent: 10 }, uses: 1 })
    const session = await shopper()
    const { cart } = await hold(session, line("soir", ["B1", "B2"]))
    await hold(session, promoted(id, ["A1", "A2"]))
    const told = await ofPromotion("UN", `&order=${cart.id}`)
    expect(told.order?.refusals).toMatchObject([{ fact: "refused", entry: { outcome: "promotion-used-up" } }])
  })
})
