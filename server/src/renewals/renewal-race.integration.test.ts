import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { buildSeasons, nextSeason, renewalShop } from "../../test/house/renewal-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { seasonLine, seasonPlaces } from "../../test/house/small-season.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testRenewals } from "../../test/serve.ts"
import { lapsedCarts, readCart } from "../carts/cart-store.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import { lockPayment } from "../checkout/payment-record.ts"
import { startSale } from "../checkout/start-sale.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { type SweepGuard, sweep, sweepGuard } from "../jobs/sweeper.ts"
import type { lockRenewals } from "../sales/renewal-store.ts"
import { websiteOfRow } from "../websites/website-store.ts"
import { applyRenewals } from "./apply-renewals.ts"
import { renewalsHandlers } from "./handlers.ts"

let bench: CheckoutBench
let shop: ReturnType<typeof renewalShop>
const seats = takingSeats()
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await buildSeasons(bench, "stripe")
  shop = renewalShop(bench, "stripe")
}, 60_000)
afterAll(() => bench.close())

/** A renewal that is paid a second before its deadline, when its cart was found over by a server whose clock is ahead. */
async function paidAtTheDeadline(guard: Pick<SweepGuard, "lock">) {
  const own = seats(2)
  const { deadline, at } = shop.endsIn(20)
  const token = await shop.linkFor(own, { deadline })
  bench.clock.pass((at - 1_000 - bench.clock.now()) / 1000)
  const guest = await bench.shopper("stripe", { seats: 0 })
  const { body } = await shop.details(guest, token)
  // Opening the link gives ten minutes to pay, so the deadline moves.
  const { cart_id } = await bench.saleOf(body.saleToken)
  const found = Number((await bench.db("carts").where({ id: cart_id }).first()).expires_at)
  bench.misbehave("stripe", "authorise", "hang-after")
  bench.misbehave("stripe", "lookup", "http-500")
  await sweep(bench.db, found, 500, {
    lapsed: async (...asked) => {
      const lapsed = await lapsedCarts(...asked)
      expect(lapsed.map(({ id }) => id)).toContain(cart_id)
      // The money is asked for between the look and the release, and nobody hears what became of it.
      expect((await shop.pay(guest, body.saleToken)).body.code).toBe("payment-pending")
      return lapsed
    },
    lock: guard.lock,
  })
  bench.sandboxes.overrides.reset()
  const kept = await shop.claims(own)
  bench.clock.pass(1_200)
  await reconcile(bench.payments, bench.clock.now())
  const sale = await bench.saleOf(body.saleToken)
  return { own, kept, state: sale.state, tickets: (await bench.ticketsOf(sale.id)).length, at }
}

it("a renewal that is being paid at the deadline keeps its seats, and becomes tickets", async () => {
  const { own, kept, state, tickets } = await paidAtTheDeadline(sweepGuard)
  expect(kept).toEqual(own.map((seat) => `${seat} held`).toSorted())
  expect([state, tickets]).toEqual(["paid", 6])
  expect(await unrest(bench)).toEqual([])
})

it("loses seats that are being paid where they are released as they were found", async () => {
  // The twin: what was read before stands, whatever has become of the cart since.
  const lock: SweepGuard["lock"] = async (trx, websiteId, cartId) => {
    const now = await readCart(trx, websiteId, cartId)
    return now && { ...now, state: "held", expires_at: 0 }
  }
  const { kept, state, tickets } = await paidAtTheDeadline({ lock })
  expect(kept).toEqual([])
  expect([state, tickets]).not.toEqual(["paid", 6])
})

it("a renewal that is being paid is not told as ended where an event was cancelled meanwhile", async () => {
  const token = await shop.linkFor(seats(1))
  const guest = await bench.shopper("stripe", { seats: 0 })
  const { body } = await shop.details(guest, token)
  bench.misbehave("stripe", "authorise", "hang-after")
  bench.misbehave("stripe", "lookup", "http-500")
  expect((await shop.pay(guest, body.saleToken)).body.code).toBe("payment-pending")
  const event = bench.db("events").where({ id: `${shop.shop.id}.${nextSeason[1]}` })
  await event.clone().update({ sale_state: "CANCELLED" })
  try {
    for (const visitor of [guest, await bench.shopper("stripe", { seats: 0 })])
      expect((await shop.details(visitor, token)).body.code).toBe("payment-in-progress")
    expect((await shop.pay(guest, body.saleToken)).body.code).toBe("payment-in-progress")
  } finally {
    await event.clone().update({ sale_state: "ONSALE" })
    bench.sandboxes.overrides.reset()
  }
  bench.clock.pass(1_200)
  await reconcile(bench.payments, bench.clock.now())
  expect((await shop.details(guest, token)).body.code).toBe("renewal-done")
})

it("a season that has begun is not sold where a payment of it was refused between two looks", async () => {
  const token = await shop.linkFor(seats(1))
  const guest = await bench.shopper("stripe", { seats: 0 })
  const { body } = await shop.details(guest, token)
  const { id: saleId, cart_id: id, session_id: sessionId } = await bench.saleOf(body.saleToken)
  const cart = () => bench.db("carts").where({ id })
  const event = bench.db("events").where({ id: `${shop.shop.id}.${nextSeason[1]}` })
  const { starts_at } = await event.clone().first()
  await event.clone().update({ starts_at: bench.clock.now() })
  await cart().update({ state: "paying" })
  const guard: PaymentGuard = {
    ...paymentGuard,
    lock: async (trx, ...asked) => {
      await cart().transacting(trx).update({ state: "held" })
      return lockPayment(trx, ...asked)
    },
  }
  const watched = { watch: (_: string, work: () => Promise<unknown>) => work() } as never
  const unused = {} as never
  const { payRenewal } = renewalsHandlers(
    ...([bench.payments, watched, watched, watched, unused, unused, guard] as const),
  )
  const website = websiteOfRow(await shop.website())
  const paid = payRenewal?.({
    ...{ website, language: "fr", path: { subdomain: website.id }, network: "" },
    session: { id: sessionId, websiteId: website.id },
    body: {
      ...{ shipping: { id: 2, code: "ETickets", price: 0 }, client: guest.client },
      ...{ saleToken: body.saleToken, creditCard: { stripeToken: "tok_visa" } },
    },
  } as never)
  await expect(paid).rejects.toMatchObject({ code: "renewal-ended" })
  expect(await bench.attemptsOf(saleId)).toEqual([])
  await event.clone().update({ starts_at })
  await cart().update({ state: "held" })
})

it("a renewal that is paid between two looks is told as paid, and not as expired", async () => {
  const token = await shop.linkFor(seats(1))
  const guest = await bench.shopper("stripe", { seats: 0 })
  const { body } = await shop.details(guest, token)
  const { cart_id: cartId, session_id: id } = await bench.saleOf(body.saleToken)
  expect((await shop.pay(guest, body.saleToken)).status).toBe(200)
  const website = websiteOfRow(await shop.website())
  const started = startSale(bench.payments, {
    ...{ website, language: "fr", session: { id, websiteId: website.id } },
    renewal: { cartId, clientId: null, deliveries: () => [], requireSeason: async () => {} },
  })
  await expect(started).rejects.toMatchObject({ code: "cart-paid" })
})

it("paying and releasing at once end in one of two ways", async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const own = seats(2)
    const { deadline, at } = shop.endsIn(20)
    const token = await shop.linkFor(own, { deadline })
    const guest = await bench.shopper("stripe", { seats: 0 })
    const { body } = await shop.details(guest, token)
    bench.clock.pass((at - 1 - bench.clock.now()) / 1000)
    const other = await bench.shopper("stripe", { seats: 0 })
    const take = () =>
      other.call("POST", "/v1/holds", [seasonLine("prochaine", own, "a", "adulte", shop.shop)])
    const [paid, , taken] = await Promise.all([
      shop.pay(guest, body.saleToken),
      sweep(bench.db, at),
      sweep(bench.db, at).then(take),
    ])
    const sale = await bench.saleOf(body.saleToken)
    const tickets = (await bench.ticketsOf(sale.id)).length
    if (paid.status === 200) expect([tickets, taken.status]).toEqual([6, 409])
    else expect([paid.body.code, tickets, taken.status]).toEqual(["renewal-ended", 0, 200])
    ends.add(paid.status === 200 ? "paid" : "released")
    bench.clock.pass(60)
  }
  await reconcile(bench.payments, bench.clock.now())
  expect(ends.size).toBeGreaterThan(0)
})

/** One list of a season without seats is applied three times at once: nothing but the code tells one standing place from another. */
async function appliedAtOnce(lock?: typeof lockRenewals) {
  const guest = await bench.shopper("stripe", { seats: 0 })
  const standing = seasonPlaces("saison", 2, shop.shop)
  const held = await guest.call("POST", "/v1/holds", [standing])
  expect(held.status, JSON.stringify(held.body)).toBe(200)
  expect((await payPlainly(guest, "stripe")).status).toBe(200)
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const { deadline } = shop.endsIn(60 * 24)
  const website = await shop.website()
  const file = shop.fileOf({ deadline })
  const dependencies = { ...bench.payments, tokens: testRenewals }
  const before = (await bench.db("renewals")).length
  const applied = await Promise.all(
    [1, 2, 3].map(() => applyRenewals(dependencies, file, website, undefined, undefined, lock)),
  )
  const told = applied.map((one) => (one.kind === "applied" ? one.renewals : 0))
  return { told: told.toSorted(), offered: (await bench.db("renewals")).length - before }
}

it("a list that is applied three times at once offers each place once", async () => {
  expect(await appliedAtOnce()).toEqual({ told: [0, 0, 1], offered: 1 })
})

// SQLite has one writer at a time.
it.skipIf(inject("database") === "sqlite")(
  "a list that is applied three times at once offers a place more than once where nobody waits",
  async () => {
    expect((await appliedAtOnce(async () => undefined)).offered).toBeGreaterThan(1)
  },
)
