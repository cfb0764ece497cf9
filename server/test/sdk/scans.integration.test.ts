import { afterAll, beforeAll, expect, it } from "vitest"
import { ada, employAda } from "../house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { payPlainly } from "../house/shopper.ts"
import { shops } from "../house/shops.ts"
import { testBarcodes } from "../serve.ts"
import { payingClient } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

const shop = shops.stripe
const eventIds = [`${shop.id}.soir`]
let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
  await employAda(bench.db, shop.id)
  const [{ id }] = await bench.db("staff").where({ website_id: shop.id }).select("id")
  await bench
    .db("staff_permissions")
    .insert([77, 85, 139].map((permission) => ({ staff_id: id, permission, website_id: shop.id })))
})
afterAll(() => bench.close())

it("a scanner built on the SDK lets people in, works without a network, and says what it may not do", async () => {
  const { sale } = await payPlainly(await bench.shopper("stripe", { seats: 2 }), "stripe")
  const [one, two] = await bench.ticketsOf((await bench.saleOf(sale.saleToken)).id)
  if (one === undefined || two === undefined) throw new Error("no tickets were issued")
  const { shop: site } = payingClient(bench, "stripe")
  expect(await failureOf(site.scans.log(`${shop.id}.soir`))).toMatchObject({ _tag: "staff-token-missing" })
  await site.support.logIn(ada.username, ada.password)

  // Before the doors open: what a scanner takes along.
  const keys = await site.scans.keys()
  const list = await site.scans.doorList(`${shop.id}.soir`)
  const code = testBarcodes.write(one)
  const named = await site.scans.verify(shop.id, code, keys)
  expect(named).toEqual({ ticketId: one.id, codeNumber: 0 })
  expect(list.tickets).toContainEqual({ id: one.id, codeNumber: 0 })
  expect(await site.scans.verify("gp-shop", code, keys)).toBeUndefined()
  // Its very end is partly filling, and could be any letter by chance.
  const forged = `${code.slice(0, -40)}${code.at(-40) === "A" ? "B" : "A"}${code.slice(-39)}`
  expect(await site.scans.verify(shop.id, forged, keys)).toBeUndefined()
  expect(await site.scans.verify(shop.id, code, [])).toBeUndefined()

  const door = { eventIds, gate: "Porte nord" }
  const at = new Date(bench.clock.now() - 60_000).toISOString()
  expect(await site.scans.handIn({ ...door, scans: [{ code, at }] })).toMatchObject([{ outcome: "admitted" }])
  expect(await site.scans.scan({ code, ...door })).toMatchObject({ outcome: "already-admitted" })
  expect(await site.scans.scan({ code: testBarcodes.write(two), ...door })).toMatchObject({
    outcome: "admitted",
  })
  expect(await site.scans.log(`${shop.id}.soir`, 2)).toMatchObject({
    admitted: 2,
    scans: [{ outcome: "admitted" }, { outcome: "already-admitted" }],
  })
  // Nobody without the permission lets somebody in again, and nothing is scanned for an event that is none.
  expect(await failureOf(site.scans.scan({ code, ...door, again: true }))).toMatchObject({
    _tag: "permission-missing",
  })
  expect(await failureOf(site.scans.scan({ code, gate: "N", eventIds: ["nowhere"] }))).toMatchObject({
    _tag: "event-unknown",
  })
})
