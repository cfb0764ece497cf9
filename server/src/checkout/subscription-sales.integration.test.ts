import type { Cart, Receipt } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, seatName, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import {
  addEvent,
  buildSeason,
  seasonLine,
  seasonPrice,
  subscriptionId,
} from "../../test/house/small-season.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testBarcodes } from "../../test/serve.ts"
import { reconcile } from "../jobs/reconciler.ts"

let bench: CheckoutBench
const names = ["paysafe", "globalpayments", "stripe"] as const satisfies readonly ShopName[]
const keys = ["soir", "matinee", "gala"]

beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const name of names) {
    const shop = shops[name]
    await addEvent(bench.db, "matinee", 24, shop)
    await addEvent(bench.db, "gala", 48, shop)
    await buildSeason(bench.db, { key: "saison", events: keys }, shop)
  }
})
afterAll(() => bench.close())

let nextSeat = 400
/** Two seats that no other test of this file touches. */
const twoSeats = () => [seatName(nextSeat++), seatName(nextSeat++)]

async function subscriber(shop: ShopName) {
  const guest = await bench.shopper(shop, { seats: 0 })
  const seats = twoSeats()
  const held = await guest.call("POST", "/v1/holds", [
    seasonLine("saison", seats, "a", "adulte", shops[shop]),
  ])
  expect(held.status).toBe(200)
  return { guest, seats }
}

/** Lets time pass until every payment must be at rest. */
async function settle() {
  for (let round = 0; round < 4; round += 1) {
    bench.clock.pass(600)
    await reconcile(bench.payments, bench.clock.now())
  }
}

const eventsOf = (shop: ShopName) => keys.map((key) => `${shops[shop].id}.${key}`)

it("issues a ticket a seat and event, each with its own code and its share of the price [HOLD-001] [CALL-068] [TAX-003]", async () => {
  const { guest, seats } = await subscriber("stripe")
  const { status, sale, body } = await payPlainly(guest, "stripe")
  expect(status).toBe(200)
  const { id } = await bench.saleOf(sale.saleToken)
  const tickets = await bench.ticketsOf(id)
  const issued = tickets.map(({ event_id, seat_id }) => `${event_id} ${seat_id}`).toSorted()
  expect(issued).toEqual(
    eventsOf("stripe")
      .flatMap((event) => seats.map((seat) => `${event} ${seat}`))
      .toSorted(),
  )
  expect(new Set(tickets.map((ticket) => testBarcodes.write(ticket))).size).toBe(6)
  const sum = (of: (ticket: (typeof tickets)[number]) => number) =>
    tickets.reduce((total, ticket) => total + of(ticket), 0)
  expect(sum(({ price }) => price)).toBe(2 * seasonPrice.price)
  expect(sum(({ service_charge }) => service_charge)).toBe(2 * seasonPrice.serviceCharge)
  // 5 % and 9.975 % of 360.08, once.
  expect([sum(({ tax1 }) => tax1), sum(({ tax2 }) => tax2)]).toEqual([1_800, 3_592])
  expect(sale.amount).toBe(36_008 + 1_800 + 3_592)
  expect(await unrest(bench)).toEqual([])

  const { body: receipt } = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${body.saleId}`)
  expect(receipt.cartElements).toMatchObject([
    {
      _type: "subscription",
      subscriptionId: subscriptionId("saison", shops.stripe),
      title: "Saison",
      prices: [{ qty: 2, total: 36_008, seatIds: seats }],
    },
  ])
  // By the start of their event, not by its id.
  expect(receipt.tickets.map(({ eventId }) => eventId)).toEqual(
    eventsOf("stripe").flatMap((event) => [event, event]),
  )
  expect(receipt.shipping.map(({ eventId }) => eventId).toSorted()).toEqual(eventsOf("stripe").toSorted())

  const printed = await fetch(
    `${bench.address}/backend/v1/tickets?subdomain=stripe-shop&${tickets
      .map((ticket, index) => `ticket${index}=${ticket.id}`)
      .join("&")}`,
    { headers: { "x-session-token": guest.token() } },
  )
  const pdf = Buffer.from(await printed.arrayBuffer()).toString("latin1")
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(6)
})

it("sells its seats at none of its events again [SEAT-003]", async () => {
  const { guest, seats } = await subscriber("stripe")
  expect((await payPlainly(guest, "stripe")).status).toBe(200)
  const other = await bench.shopper("stripe", { seats: 0 })
  await expect(other.hold(seats)).rejects.toThrow("seats-taken")
  const again = await other.call("POST", "/v1/holds", [
    seasonLine("saison", seats, "a", "adulte", shops.stripe),
  ])
  expect(again).toMatchObject({ status: 409, body: { code: "seats-taken" } })
})

it.each(names)("pays back what cannot be had at every event, at %s", async (shop) => {
  const { guest, seats } = await subscriber(shop)
  bench.misbehave(shop, "authorise", "hang-after")
  bench.misbehave(shop, "lookup", "http-500")
  const { sale } = await payPlainly(guest, shop)
  const { id, cart_id } = await bench.saleOf(sale.saleToken)
  // What must never happen: the claims of one event vanish and somebody else takes a seat there.
  const [soir] = eventsOf(shop)
  await bench
    .db("claims")
    .whereIn("hold_id", bench.db("holds").where({ cart_id, event_id: soir }).select("id"))
    .delete()
  const other = await bench.shopper(shop, { seats: 0 })
  await other.hold(seats)
  await settle()
  expect(await bench.ticketsOf(id)).toEqual([])
  expect((await bench.saleOf(sale.saleToken)).state).toBe("released")
  const ledger = bench.sandboxes.ledger
    .all()
    .filter(({ reference }) => reference.startsWith(`sale:${id}:`))
    .map(({ state }) => state)
  expect(ledger).toEqual(["voided"])
  const left = await bench.db("claims").where({ website_id: shops[shop].id }).whereIn("seat_id", seats)
  expect(left.map(({ event_id }) => event_id)).toEqual([soir, soir])
})

it("takes the lost seats of one event again when nobody has them", async () => {
  const { guest } = await subscriber("stripe")
  bench.misbehave("stripe", "authorise", "hang-after")
  bench.misbehave("stripe", "lookup", "http-500")
  const { sale } = await payPlainly(guest, "stripe")
  const { id, cart_id } = await bench.saleOf(sale.saleToken)
  const [, matinee] = eventsOf("stripe")
  await bench
    .db("claims")
    .whereIn("hold_id", bench.db("holds").where({ cart_id, event_id: matinee }).select("id"))
    .delete()
  await settle()
  expect((await bench.saleOf(sale.saleToken)).state).toBe("paid")
  expect(await bench.ticketsOf(id)).toHaveLength(6)
})

it("keeps the seats of every event through a declined card", async () => {
  const { guest } = await subscriber("stripe")
  const sale = await guest.startSale()
  const declined = await guest.pay(sale, { stripeToken: "tok_chargeDeclined" })
  expect(declined.status).toBe(402)
  const { body } = await guest.call<Cart>("GET", "/v1/cart/self")
  expect(body).toMatchObject({ state: "held", totalQty: 2 })
  expect((await payPlainly(guest, "stripe")).status).toBe(200)
})

it("delivers each event in the way that was asked for it", async () => {
  const { guest } = await subscriber("stripe")
  const [soir, matinee] = eventsOf("stripe")
  const sale = await guest.startSale()
  const shippingCarts = [
    { eventId: soir, code: "WILLCALL" },
    { eventId: matinee, code: "E_TICKETS" },
  ]
  const { status } = await guest.pay(sale, { stripeToken: "tok_visa" }, { shippingCarts })
  expect(status).toBe(200)
  const { id } = await bench.saleOf(sale.saleToken)
  const tickets = await bench.ticketsOf(id)
  expect(new Set(tickets.filter((each) => each.event_id === soir).map((each) => each.delivery))).toEqual(
    new Set(["WILLCALL"]),
  )
  expect(tickets.filter((each) => each.delivery === "E_TICKETS")).toHaveLength(4)
})
