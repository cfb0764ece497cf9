import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { passTime } from "../../test/house/due-sale.ts"
import { refunded } from "../../test/house/refunded.ts"
import { buildSeasons, lastSeason, renewalShop } from "../../test/house/renewal-shop.ts"
import { type Guest, payPlainly } from "../../test/house/shopper.ts"
import { seasonPlaces } from "../../test/house/small-season.ts"
import { unrest } from "../../test/house/unrest.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { voidSale } from "../voids/void-sale.ts"
import { planRenewals } from "./plan-renewals.ts"

let bench: CheckoutBench
let shop: ReturnType<typeof renewalShop>
const seats = takingSeats(40)
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await buildSeasons(bench, "stripe")
  shop = renewalShop(bench, "stripe")
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => {
  bench.sandboxes.overrides.reset()
  expect(await unrest(bench)).toEqual([])
})

const planned = async () => {
  const website = await shop.website()
  const { holders } = await inTransaction(bench.db, (trx) =>
    planRenewals(trx, shop.fileOf(), website, bench.clock.now()),
  )
  return holders.flatMap(({ places }) => places)
}

/** What becomes of these seats of last season. */
const outcomesOf = async (own: readonly string[]) =>
  (await planned())
    .filter(({ former: { seatId } }) => own.includes(seatId ?? ""))
    .map(({ former, outcome }) => `${former.seatId} ${outcome.kind}`)
    .toSorted()

/** The sale that was paid last. */
const lastSale = async (): Promise<SaleRow> => {
  const [id] = await bench.db("sales").where({ state: "paid" }).orderBy("paid_at", "desc").pluck("id")
  return bench.db("sales").where({ id }).first()
}

/** The places that a sale has at an event. */
const placesAt = async (sale: SaleRow, event: string | undefined) =>
  (await readPaidSale(bench.db, sale)).holds
    .filter((held) => held.event?.id === `${shop.shop.id}.${event}`)
    .map(({ places }) => places.map(({ lineId }) => lineId))

/** Somebody buys seats of last season; a second after whoever was before. */
async function subscriber(own: readonly string[]): Promise<SaleRow> {
  bench.clock.pass(1)
  await shop.subscriber(own)
  return lastSale()
}

it.each(lastSeason)("are renewed by those whose %s alone was refunded", async (event) => {
  const own = seats(2)
  const sale = await subscriber(own)
  const before = await planned()
  await refunded(bench, sale, (await placesAt(sale, event)).flat())
  expect(await outcomesOf(own)).toEqual(own.map((seat) => `${seat} kept`).toSorted())
  // Each is known by the name that an earlier list may have offered it by.
  expect((await planned()).map(({ former }) => former.source)).toEqual(
    before.map(({ former }) => former.source),
  )
})

it("are each renewed as long as one event of them was not refunded", async () => {
  const own = seats(2)
  const sale = await subscriber(own)
  const [first = [], second = [], third = []] = (
    await Promise.all(lastSeason.toSorted().map((event) => placesAt(sale, event)))
  ).flat()
  const one = [first[0], second[0]].flatMap((line) => line ?? [])
  await refunded(bench, sale, one)
  expect(await outcomesOf(own)).toEqual(own.map((seat) => `${seat} kept`).toSorted())
  await refunded(bench, sale, third.slice(0, 1))
  expect(await outcomesOf(own)).toEqual([`${own[1]} kept`])
})

it("are as many as were had where anybody stands anywhere", async () => {
  bench.clock.pass(1)
  const guest: Guest = await bench.shopper("stripe", { seats: 0 })
  await guest.call("POST", "/v1/holds", [seasonPlaces("saison", 3, shop.shop)])
  expect((await payPlainly(guest, "stripe")).status).toBe(200)
  const sale = await lastSale()
  const standing = async () => (await planned()).filter(({ former }) => former.seatId === null).length
  expect(await standing()).toBe(3)
  const [first = []] = await placesAt(sale, lastSeason.toSorted()[0])
  await refunded(bench, sale, first.slice(0, 2))
  expect(await standing()).toBe(3)
})

it("are offered again to whoever renewed them and did not pay, once their order is voided", async () => {
  const own = seats(1)
  await subscriber(own)
  const links = await shop.offer()
  const guest = await bench.shopper("stripe", { seats: 0 })
  const { body } = await shop.details(guest, links.get("marie@example.com") ?? "")
  bench.misbehave("stripe", "capture", "http-500")
  expect((await shop.pay(guest, body.saleToken)).status).toBe(200)
  const sale = await bench.saleOf(body.saleToken)
  bench.sandboxes.lapse((await latestAttempt(bench.db, sale))?.reference ?? "")
  await passTime(bench)
  expect(await outcomesOf(own)).toEqual([`${own[0]} offered`])
  const { newId, clock } = bench.payments
  const command = {
    ...{ websiteId: sale.website_id, saleId: sale.id, staffName: "Ada", reason: "Ne paiera pas" },
    ...{ keepSeats: false, evenUsed: false },
  }
  await inTransaction(bench.db, (trx) => voidSale(trx, command, { newId, now: clock.now() }))
  expect(await outcomesOf(own)).toEqual([`${own[0]} kept`])
})
