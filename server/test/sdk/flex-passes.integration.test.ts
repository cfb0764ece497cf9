import { afterAll, beforeAll, expect, it } from "vitest"
import { ada, employAda } from "../house/box-office.ts"
import { type PassShop, passEvent, passId, passShop, startPassShop } from "../house/pass-shop.ts"
import { buyer, payingClient, typedCard } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let passes: PassShop
beforeAll(async () => {
  passes = await startPassShop()
  setDevice(passes.clock)
})
afterAll(() => passes.close())

const password = "Corneille1637!"
let people = 0
/** A client who has bought a pass. */
async function withPass() {
  const client = payingClient(passes, "globalpayments")
  const { shop } = client
  people += 1
  const email = `sdk${people}@exemple.ca`
  await shop.clients.signUp({ ...buyer, email, language: "fr", password, confirmation: password })
  const id = passId("passe")
  await shop.cart.addElements([{ type: "show", id, prices: [{ id, qty: 1 }] }])
  await shop.checkout.pay({ client: { ...buyer, email }, card: typedCard("4222000009719489") })
  const [pass] = await shop.flexPasses.list()
  if (pass === undefined) throw new Error("no pass was bought")
  return { ...client, pass, clientId: shop.clients.current().client?.id ?? "" }
}

it("is listed, read and exchanged [CALL-102] [CALL-103] [CALL-104] [CALL-105] [ENT-035] [ENT-036] [FLEX-014]", async () => {
  const { shop, pass, clientId, of } = await withPass()
  expect(pass).toMatchObject({ flexpassEventId: passId("passe"), title: "Le passe", alreadyExchanged: {} })
  expect(await shop.flexPasses.one(pass.id)).toEqual(pass)
  expect(await shop.flexPasses.ofInvoice(pass)).toEqual(pass)
  const [first = "", second = "", third] = pass.ticketIds
  const exchanges = [first, second].map((ticketId) => ({ performanceId: passEvent, ticketId }))
  const after = await shop.flexPasses.exchange(pass, clientId, exchanges)
  expect(after.ticketIds).toEqual([third])
  expect(Object.keys(after.alreadyExchanged)).toEqual([first, second])
  expect(await failureOf(shop.flexPasses.exchange(pass, clientId, exchanges))).toMatchObject({
    _tag: "ticket-already-exchanged",
    action: "review-cart",
  })
  expect(of("POST /backend/v1/cart/flexpass/exchange").map(({ body }) => body)).toEqual(
    Array(2).fill({ clientId, exchanges }),
  )
  expect(await shop.tickets.upcoming()).toMatchObject([{ title: "Pièce soir" }])
})

it("goes by the key of its queue, which is forgotten with the pass [FLEX-010] [FLEX-011]", async () => {
  const { shop, pass, of } = await withPass()
  const thing = { type: "flexpass", id: pass.flexpassEventId } as const
  await passes.db("queue_settings").insert({
    ...{ website_id: passShop.id, kind: thing.type, thing_id: thing.id },
    ...{ opens_at: null, room_from: null, starts_above: null, room: 5, per_minute: 60 },
    ...{ enter_seconds: 120, key_seconds: 600 },
  })
  expect(await failureOf(shop.flexPasses.ofInvoice(pass))).toMatchObject({ _tag: "queue-key-needed" })
  expect(await shop.accessKeys.guard(thing)).toEqual(thing)
  expect(await shop.queue.ask(thing)).toMatchObject({ status: "authorized" })
  expect(await shop.flexPasses.ofInvoice(pass)).toEqual(pass)
  const asked = of(`GET /v1/flexpass/${pass.invoiceId}/events`)
  expect(asked.map(({ query }) => query.keyserverToken)).toEqual([undefined, expect.any(String)])

  const other = { type: "flexpass", id: passId("debout") } as const
  await shop.accessKeys.keep({ ...other, keyserver: { url: "/", token: "gone" } })
  await shop.flexPasses.list()
  const { others } = shop.accessKeys.current().keys
  expect(others.map(({ id }) => id)).toEqual([pass.flexpassEventId])
  await passes.db("queue_settings").delete()
})

it("is exchanged in swt mode by the staff's refresh token, as a bearer [VAR-006]", async () => {
  const { pass, clientId } = await withPass()
  await employAda(passes.db, passShop.id)
  await passes
    .db("staff_permissions")
    .insert({ staff_id: `ada-${passShop.id}`, permission: 3, website_id: passShop.id })
  const desk = payingClient(passes, "globalpayments")
  await desk.shop.support.logIn(ada.username, ada.password)
  const [ticketId = ""] = pass.ticketIds
  const after = await desk.shop.flexPasses.exchange(pass, clientId, [{ performanceId: passEvent, ticketId }])
  expect(Object.keys(after.alreadyExchanged)).toEqual([ticketId])
  const [sent] = desk.of("POST /backend/v1/cart/flexpass/exchange")
  expect(sent?.headers.get("authorization")).toMatch(/^Bearer ./)
})
