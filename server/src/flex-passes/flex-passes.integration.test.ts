import type { FlexPass } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { ada, employAda } from "../../test/house/box-office.ts"
import {
  type PassHolder,
  type PassShop,
  passEvent,
  passId,
  passShop,
  startPassShop,
} from "../../test/house/pass-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { unrest } from "../../test/house/unrest.ts"

let shop: PassShop

beforeAll(async () => {
  shop = await startPassShop()
}, 60_000)
afterAll(() => shop.close())
afterEach(async () => expect(await unrest(shop)).toEqual([]))

describe("a flex pass", () => {
  it("stands among its client's passes once it is bought [FLEX-016] [CALL-104] [CALL-102] [CALL-103] [ENT-035]", async () => {
    const { guest, pass } = await shop.holder("passe", 2)
    expect(pass).toMatchObject({
      ...{ flexpassEventId: passId("passe"), title: "Le passe", description: "", alreadyExchanged: {} },
      toBeExchange: [{ id: passEvent, title: "Pièce soir", saleState: "ONSALE" }],
    })
    expect(pass.ticketIds).toHaveLength(6)
    expect((await guest.call("GET", `/v1/flexpass/${pass.id}?language=fr`)).body).toEqual(pass)
    expect((await guest.call("GET", `/v1/flexpass/${pass.invoiceId}/events?language=fr`)).body).toEqual(pass)
    const of = (key: string) => `/v1/flexpass/${pass.invoiceId}/events?flexpassEventId=${passId(key)}`
    expect((await guest.call("GET", of("passe"))).status).toBe(200)
    const missing = { status: 404, body: { code: "flex-pass-unknown" } }
    expect(await guest.call("GET", of("debout"))).toMatchObject(missing)
  })

  it("is nobody else's, and nobody's who is not signed in [CALL-102] [CALL-103] [CALL-104]", async () => {
    const { pass } = await shop.holder()
    const guest = await shop.shopper("globalpayments", { seats: 0 })
    const codeOf = async (path: string) => (await guest.call("GET", path)).body.code
    const paths = ["/v1/flexpasses", `/v1/flexpass/${pass.id}`, `/v1/flexpass/${pass.invoiceId}/events`]
    for (const path of paths) expect(await codeOf(path), path).toBe("login-needed")
    await guest.signUp("autre-passe@exemple.ca")
    expect((await guest.call("GET", "/v1/flexpasses")).body).toEqual([])
    for (const path of paths.slice(1)) expect(await codeOf(path), path).toBe("not-yours")
    expect(await codeOf("/v1/flexpass/rien")).toBe("flex-pass-unknown")
    expect(await codeOf("/v1/flexpass/RIEN-1/events")).toBe("invoice-unknown")
  })
})

describe("exchanging its tickets", () => {
  it("gives places side by side, with tickets, a mail and nothing to pay [CALL-105] [FLEX-016]", async () => {
    const client = await shop.holder()
    const [first, second, third] = client.pass.ticketIds
    await shop.mails()
    const { status, body } = await shop.exchange(client, [first, second])
    expect([status, body]).toMatchObject([200, { ticketIds: [third] }])
    expect(Object.keys(body.alreadyExchanged)).toEqual([first, second])
    expect(body.alreadyExchanged[first ?? ""]).toMatchObject({
      ...{ id: passEvent, title: "Pièce soir" },
      seat: { row: expect.any(String), seat: expect.stringMatching(/\d+/) },
    })

    const tickets = await shop.exchangedTickets(client)
    expect(tickets.map(({ price, service_charge, voided_at }) => [price, service_charge, voided_at])).toEqual(
      [
        [0, 0, null],
        [0, 0, null],
      ],
    )
    const [left = 0, right = 0] = tickets
      .map(({ seat_id }) => Number(/\d+$/.exec(seat_id ?? "")?.[0]))
      .sort((one, other) => one - other)
    expect(right - left).toBe(1)
    const { body: upcoming } = await client.guest.call("GET", "/v1/tickets/upcoming/self")
    expect(JSON.stringify(upcoming)).toContain("Pièce soir")
    const [mail, ...others] = await shop.mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe("Vos billets\u00a0: Pièce soir")
    expect(mail?.attachments).toHaveLength(1)
    // Nothing was bought, and no sum of nothing is told.
    for (const written of [mail?.text, mail?.html]) {
      expect(written).toContain("Votre échange est fait. Voici vos billets.")
      expect(written).not.toMatch(/achat|0,00/)
    }
    // The cart of the client is what it was.
    expect((await client.guest.call("GET", "/v1/cart/self?cache=0")).body).toMatchObject({ totalQty: 0 })
  })

  it("takes the price levels that the organiser lists, general admission too", async () => {
    const client = await shop.holder("debout")
    const { status, body } = await shop.exchange(client, client.pass.ticketIds)
    expect([status, body]).toMatchObject([200, { ticketIds: [] }])
    const tickets = await shop.exchangedTickets(client)
    expect(tickets.map(({ seat_id, price_level_id }) => [seat_id, price_level_id])).toEqual([
      [null, expect.stringMatching(/ga$/)],
      [null, expect.stringMatching(/ga$/)],
    ])
  })

  it.each<[string, (of: PassHolder) => (string | undefined)[], string, string]>([
    ["a ticket that was exchanged", (of) => [of.pass.ticketIds[0]], passEvent, "ticket-already-exchanged"],
    [
      "one ticket twice",
      ({
        pass: {
          ticketIds: [, two],
        },
      }) => [two, two],
      passEvent,
      "ticket-already-exchanged",
    ],
    ["a ticket that is none", () => ["rien"], passEvent, "ticket-unknown"],
    ["a ticket too many", ({ pass }) => [`${pass.id}.4`], passEvent, "ticket-unknown"],
    ["a performance by its code", (of) => [of.pass.ticketIds[1]], "soir", "event-unknown"],
    ["what it does not open", (of) => [of.pass.ticketIds[1]], `${passShop.id}.matin`, "event-unknown"],
  ])("refuses %s, and changes nothing [CALL-105]", async (_, tickets, performance, code) => {
    const client = await shop.holder()
    expect((await shop.exchange(client, [client.pass.ticketIds[0]])).status).toBe(200)
    const before = await shop.stateOf(client)
    expect(await shop.exchange(client, tickets(client), performance)).toMatchObject({ body: { code } })
    expect(await shop.stateOf(client)).toEqual(before)
  })

  it("refuses another client's ticket, and another client's name", async () => {
    const [ours, theirs] = [await shop.holder(), await shop.holder()]
    const before = await shop.stateOf(theirs)
    const notYours = { body: { code: "not-yours" } }
    expect(await shop.exchange(ours, theirs.pass.ticketIds)).toMatchObject(notYours)
    expect(await shop.exchange({ ...ours, clientId: theirs.clientId }, theirs.pass.ticketIds)).toMatchObject(
      notYours,
    )
    expect(await shop.stateOf(theirs)).toEqual(before)
  })

  it("needs the key of the pass where it has a queue", async () => {
    const client = await shop.holder()
    await shop.db("queue_settings").insert({
      ...{ website_id: passShop.id, kind: "flexpass", thing_id: passId("passe") },
      ...{ opens_at: null, room_from: null, starts_above: null, room: 5, per_minute: 60 },
      ...{ enter_seconds: 120, key_seconds: 600 },
    })
    const path = `/v1/flexpass/${client.pass.invoiceId}/events`
    const needed = { body: { code: "queue-key-needed", reason: "keyserver" } }
    expect(await client.guest.call("GET", path)).toMatchObject(needed)
    expect(await shop.exchange(client, client.pass.ticketIds)).toMatchObject(needed)
    const asked = { type: "flexpass", id: passId("passe") }
    const { body: key } = await client.guest.call("POST", `/v1/key/flexpass/${asked.id}`, asked)
    expect(key).toMatchObject({ state: "authorized", token: expect.any(String) })
    const withKey = `${path}?keyserverToken=${key.token}`
    expect((await client.guest.call("GET", withKey)).status).toBe(200)
    await shop.db("queue_settings").where({ website_id: passShop.id }).delete()
  })

  it("is made at the box office by a member of the staff who may sell [VAR-006]", async () => {
    const client = await shop.holder()
    await employAda(shop.db, passShop.id)
    const send = async (path: string, body: object, authorization = "") => {
      const url = `${shop.address}${path}?subdomain=${passShop.id}`
      const headers = { authorization, "content-type": "application/json" }
      const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    const [ticketId] = client.pass.ticketIds
    const wanted = { clientId: client.clientId, exchanges: [{ performanceId: passEvent, ticketId }] }
    const bySwt = async () => {
      const { body } = await send("/v1/refresh-tokens", ada)
      return send("/backend/v1/cart/flexpass/exchange", wanted, `Bearer ${body.refreshToken}`)
    }
    expect(await bySwt()).toMatchObject({ status: 403, body: { code: "permission-missing" } })
    await shop.db("staff_permissions").insert({
      ...{ staff_id: `ada-${passShop.id}`, permission: 3, website_id: passShop.id },
    })
    expect((await send("/backend/v1/cart/flexpass/exchange", wanted, "Bearer nobody")).status).toBe(401)
    expect(await shop.stateOf(client)).toMatchObject({ credits: 3, exchanges: 0 })
    expect(await bySwt()).toMatchObject({ status: 200, body: { id: client.pass.id } })
    expect(await shop.stateOf(client)).toMatchObject({ credits: 2, exchanges: 1 })
  })

  it("is no sale of the session, whose own sale stays the latest", async () => {
    const client = await shop.holder()
    await client.guest.holdGroups([
      { type: "show", id: passId("passe"), prices: [{ id: passId("passe"), qty: 1 }] },
    ])
    shop.clock.pass(1)
    await client.guest.startSale()
    shop.clock.pass(1)
    const before = (await client.guest.call("GET", "/v1/session/sale?cache=0")).body
    expect(before).toMatchObject({ state: "open" })
    expect((await shop.exchange(client, client.pass.ticketIds)).status).toBe(200)
    expect((await client.guest.call("GET", "/v1/session/sale?cache=0")).body).toEqual(before)
    // Nothing is left under way.
    expect((await payPlainly(client.guest, "globalpayments")).status).toBe(200)
  })

  it("is refused in a presale, which opens holds and no exchange [FLEX-006]", async () => {
    const client = await shop.holder()
    const now = shop.clock.now()
    const event = shop.db("events").where({ id: passEvent })
    const bump = () => shop.db("websites").where({ id: passShop.id }).increment("revision", 1)
    const presale = { presale_id: passEvent, presale_from: now - 1000, presale_members: "[]" }
    await event.clone().update({ on_sale_from: now + 60_000, ...presale })
    await bump()
    expect(await shop.exchange(client, client.pass.ticketIds)).toMatchObject({
      status: 409,
      body: { code: "event-not-on-sale", saleState: "NOTAVAILABLE" },
    })
    const nothing = { presale_id: null, presale_from: null, presale_members: null }
    await event.clone().update({ on_sale_from: null, ...nothing })
    await bump()
  })

  it("refuses what is not on sale, and what has no place left [FLEX-006]", async () => {
    const client = await shop.holder("debout")
    const setState = async (sale_state: string) => {
      await shop.db("events").where({ id: passEvent }).update({ sale_state })
      await shop.db("websites").where({ id: passShop.id }).increment("revision", 1)
    }
    await setState("NOTAVAILABLE")
    expect(await shop.exchange(client, client.pass.ticketIds)).toMatchObject({
      status: 409,
      body: { code: "event-not-on-sale", saleState: "NOTAVAILABLE" },
    })
    await setState("ONSALE")

    // One of a hundred places is left, and two are asked for.
    const crowd = await shop.shopper("globalpayments", { places: 97 })
    expect((await payPlainly(crowd, "globalpayments")).status).toBe(200)
    expect(await shop.exchange(client, client.pass.ticketIds)).toMatchObject({
      status: 409,
      body: { code: "not-enough-places" },
    })
    expect(await shop.stateOf(client)).toMatchObject({ credits: 2, exchanges: 0 })
    expect((await shop.exchange(client, client.pass.ticketIds.slice(1))).status).toBe(200)
    const { body } = await client.guest.call<FlexPass[]>("GET", "/v1/flexpasses")
    expect(body[0]).toMatchObject({ ticketIds: client.pass.ticketIds.slice(0, 1) })
    expect(body[0]?.toBeExchange).toMatchObject([{ id: passEvent, saleState: "SOLDOUT" }])
  })
})
