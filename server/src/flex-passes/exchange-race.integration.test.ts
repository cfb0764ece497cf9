import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { ada, employAda } from "../../test/house/box-office.ts"
import {
  type PassHolder,
  type PassShop,
  passEvent,
  passShop,
  startPassShop,
} from "../../test/house/pass-shop.ts"
import { outcomes } from "../../test/house/race.ts"
import { testCatalogue } from "../../test/house/small-house.ts"
import { unrest } from "../../test/house/unrest.ts"
import { clientStore } from "../clients/client-store.ts"
import { holdDesk } from "../holds/hold-desk.ts"
import { publishedOnSale } from "../holds/published-on-sale.ts"
import { publishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import { websiteOfRow } from "../websites/website-store.ts"
import { exchangePasses } from "./exchange-passes.ts"
import { type CreditGuard, creditGuard } from "./flex-pass-store.ts"

let shop: PassShop

beforeAll(async () => {
  shop = await startPassShop()
}, 60_000)
afterAll(() => shop.close())
afterEach(async () => expect(await unrest(shop)).toEqual([]))

/** Every ticket of a pass is exchanged by eight requests at once. */
async function race({ clientId, pass }: PassHolder, guard: CreditGuard) {
  const { payments, db, clock } = shop
  const row = await db("websites").where({ id: passShop.id }).first()
  const website = websiteOfRow(row)
  const catalogue = testCatalogue(db, clock)
  const client = await clientStore(db, website.id).read(clientId)
  if (client === undefined) throw new Error("the client is gone")
  const asks = Array.from({ length: 8 }, async () => {
    const desk = holdDesk(payments, { readyOnSale: publishedOnSale(catalogue) })
    const site = await siteOf(catalogue, website)
    const wanted = pass.ticketIds.map((ticketId) => ({ performanceId: passEvent, ticketId }))
    const exchanging = {
      dependencies: payments,
      desk,
      site,
      website,
      language: "fr",
      client,
    } as const
    return exchangePasses(exchanging, wanted, guard)
  })
  return outcomes(asks)
}

describe("exchanging a ticket of a pass from several places at once", () => {
  it("gives one place for it", async () => {
    const holder = await shop.holder()
    const { won, codes } = await race(holder, creditGuard)
    expect(won).toBe(1)
    for (const code of codes) expect(["flex-credits-short", "ticket-already-exchanged"]).toContain(code)
    expect(await shop.stateOf(holder)).toMatchObject({ credits: 0, exchanges: 3, sales: 2 })
  })

  it("gives several when nothing keeps it from being exchanged twice", async () => {
    const holder = await shop.holder()
    const blind: CreditGuard = {
      ...creditGuard,
      take: async () => true,
      write: async (trx, rows) => {
        await trx("flex_pass_exchanges").insert([...rows])
      },
    }
    await shop.db.raw("DROP INDEX flex_pass_exchanges_once")
    const { won } = await race(holder, blind)
    expect(won).toBeGreaterThan(1)
    expect((await shop.stateOf(holder)).exchanges).toBe(3 * won)
    await shop.db("flex_pass_exchanges").where({ flex_pass_id: holder.pass.id }).delete()
    await shop.db.raw(
      "CREATE UNIQUE INDEX flex_pass_exchanges_once ON flex_pass_exchanges (flex_pass_id, credit) WHERE returned_at IS NULL",
    )
  })
})

describe("an exchange whose account closes after it was looked at", () => {
  async function exchangedDuringClosing(guard: CreditGuard) {
    const holder = await shop.holder()
    const { payments, db, clock } = shop
    const website = websiteOfRow(await db("websites").where({ id: passShop.id }).first())
    const catalogue = testCatalogue(db, clock)
    const client = await clientStore(db, website.id).read(holder.clientId)
    if (client === undefined) throw new Error("the client is gone")
    const close = { password: "Corneille1637!" }
    expect((await holder.guest.call("POST", "/v1/clients/self/actions/close", close)).status).toBe(204)
    const desk = holdDesk(payments, { readyOnSale: publishedOnSale(catalogue) })
    const site = await siteOf(catalogue, website)
    const wanted = holder.pass.ticketIds.map((ticketId) => ({ performanceId: passEvent, ticketId }))
    const done = exchangePasses({ dependencies: payments, desk, site, website, client }, wanted, guard)
    return { ...(await outcomes([done])), sales: (await shop.stateOf(holder)).sales }
  }

  it("gives no place: nobody could show its ticket", async () => {
    expect(await exchangedDuringClosing(creditGuard)).toEqual({ won: 0, codes: ["login-needed"], sales: 1 })
  })

  it("would, if the account were not looked at again", async () => {
    const trusting = { ...creditGuard, stillClient: async () => undefined }
    expect(await exchangedDuringClosing(trusting)).toEqual({ won: 1, codes: [], sales: 2 })
  })
})

describe("an exchange that finds no place for one of its tickets", () => {
  it("leaves no trace: what it looked at is free to everybody else", async () => {
    const { db, clock, payments } = shop
    // A process remembers what a revision publishes, and with it which rows are full.
    const catalogue = publishedCatalogue(db, clock, { believeFor: 60_000 })
    const desk = holdDesk(payments, { readyOnSale: publishedOnSale(catalogue) })
    const website = websiteOfRow(await db("websites").where({ id: passShop.id }).first())
    const best = (sessionId: string, qty: number) => ({
      ...{ website, sessionId },
      requested: {
        ...{ kind: "best" as const, of: { type: "event" as const, id: passEvent }, exchange: true as const },
        levels: [{ id: `${passShop.id}.salle.a`, prices: [{ id: `${passEvent}.a.adulte`, qty }] }],
      },
    })
    const everything = { ways: [best("greedy", 40)] }
    const tooMany = { ways: [best("greedy", 999)] }
    await expect(desk.placeAll([everything, tooMany], async () => undefined)).rejects.toMatchObject({
      code: expect.stringMatching(/^not-enough/),
    })
    expect(await db("carts").where({ session_id: "greedy" })).toEqual([])
    const claims = () => db("claims").where({ website_id: passShop.id })
    const before = await claims()
    const rowOf = ({ seat_id }: { seat_id: string }) => seat_id[0]
    const taken = new Set(before.map(rowOf))
    const untouched = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((row) => !taken.has(row))
    expect((await desk.place(best("next", 40))).tickets).toBe(40)
    const known = new Set(before.map(({ seat_id }) => seat_id))
    const now = (await claims()).filter(({ seat_id }) => !known.has(seat_id))
    // The very row that the exchange had taken and given up.
    expect([...new Set(now.map(rowOf))]).toEqual(untouched.slice(0, 1))
  })
})

describe("refunding a place that a pass paid for", () => {
  it("gives the ticket of the pass back, and the place to others", async () => {
    await employAda(shop.db, passShop.id)
    const holder = await shop.holder()
    expect((await shop.exchange(holder, holder.pass.ticketIds)).status).toBe(200)
    const [ticket] = await shop.exchangedTickets(holder)
    const sale = await shop.db("sales").where({ id: ticket?.sale_id }).first()
    const desk = async (path: string, body: object, authorization = "") => {
      const url = `${shop.address}/v1/${path}?subdomain=${passShop.id}`
      const headers = { authorization, "content-type": "application/json" }
      const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
      return (await answer.json()) as Record<string, unknown>
    }
    const { refreshToken } = await desk("refresh-tokens", ada)
    await shop.mails()
    const refunded = await desk(
      `support/sales/${sale.receipt_number}/refunds`,
      { items: [ticket?.id], amount: 0, reason: "Malade ce soir-là" },
      `Bearer ${refreshToken}`,
    )
    expect(refunded).toMatchObject({ state: "done", amount: 0 })
    const [mail] = await shop.mails()
    expect(mail?.subject).toBe(`Annulation\u00a0: commande ${sale.receipt_number}`)
    expect(mail?.text).toMatch(
      /aucun montant à rembourser.*\n– [^$]+\n.*billets annulés.*\n.*passeport a de nouveau/s,
    )
    const why = await fetch(
      `${shop.address}/v1/support/carts/${sale.receipt_number}/explanation?about=price&language=en&subdomain=${passShop.id}`,
      { headers: { authorization: `Bearer ${refreshToken}` } },
    )
    const [line] = ((await why.json()) as { lines: { steps: { fact: string; amount: number }[] }[] }).lines
    expect(line?.steps.slice(0, 2)).toMatchObject([
      { fact: "regular-price", amount: 6500 },
      { fact: "flex-pass", amount: -6500 },
    ])
    const replay = `support/carts/${sale.receipt_number}/replay`
    const replayed = await fetch(`${shop.address}/v1/${replay}?subdomain=${passShop.id}`, {
      headers: { authorization: `Bearer ${refreshToken}` },
    })
    expect(await replayed.json()).toMatchObject({ differences: [] })
    expect(await shop.stateOf(holder)).toMatchObject({ credits: 1, exchanges: 2 })
    const { body } = await holder.guest.call("GET", `/v1/flexpass/${holder.pass.id}`)
    const { ticketIds } = body as { ticketIds: string[] }
    expect(ticketIds).toHaveLength(1)
    expect((await shop.exchange(holder, ticketIds)).status).toBe(200)
    expect(await shop.stateOf(holder)).toMatchObject({ credits: 0, exchanges: 3 })
  })
})
