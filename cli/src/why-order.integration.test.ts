import type { SeatExplanation } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { employAda } from "../../server/test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { passTime } from "../../server/test/house/due-sale.ts"
import { creditCardOf } from "../../server/test/house/shopper.ts"
import { shops } from "../../server/test/house/shops.ts"
import { eventId } from "../../server/test/house/small-house.ts"
import { supportDesk } from "../test/support-desk.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shops.stripe.id)
}, 60_000)
afterAll(() => bench.close())

it.each([
  ["approved", "http-500", "Le service de paiement n’a pas traité le paiement", "n’a pas traité le dernier"],
  ["declined", undefined, "Le paiement a été refusé, et rien n’a été débité", "Le dernier paiement"],
] as const)(
  "tells why a payment failed whose card is %s (processor: %s)",
  async (outcome, fault, journal, last) => {
    const { run } = await supportDesk(bench)
    const guest = await bench.shopper("stripe", { seats: 1 })
    const sale = await guest.startSale()
    if (fault !== undefined) for (const _ of [1, 2]) bench.misbehave("stripe", "authorise", fault)
    expect((await guest.pay(sale, await creditCardOf(guest, "stripe", sale, outcome))).status).not.toBe(200)
    bench.sandboxes.overrides.reset()
    if (fault !== undefined) await passTime(bench, 3_600)
    const { cart_id } = await bench.saleOf(sale.saleToken)
    const { out } = await run(["carts", "show", cart_id, "--lang", "fr"])
    const told = out.replaceAll(/\s+/g, " ")
    expect(told).toContain(journal)
    expect(told).toContain(last)
    expect(told).not.toContain("n’a pas terminé")
    expect(told).not.toMatch(/unreached|not-charged/)
  },
)

it("finds a seat by the name that is read out, and lists those that share it", async () => {
  const { run, json } = await supportDesk(bench)
  const event = eventId("soir", shops.stripe)
  const why = (seat: string) => json<SeatExplanation>("why", "seat", event, seat)
  const { seat } = await why("A-3")
  expect(seat).toMatchObject({ row: "A", seat: "3" })
  for (const name of ["a3", "A 3", "A-3", `${seat.section} A-3`, `${seat.section.toUpperCase()} a 3`])
    expect((await why(name)).seat.seatId).toBe(seat.seatId)

  const rows = () => bench.db("venue_rows").where({ website_id: shops.stripe.id })
  await rows().where({ name: "B" }).update({ name: "A" })
  const { code, err } = await run(["why", "seat", event, "A-3", "--lang", "fr"])
  const { error } = JSON.parse((await run(["why", "seat", event, "A-3", "--json"])).out)
  await rows().whereLike("id", "%B").update({ name: "B" })
  expect(code).toBe(5)
  expect(err).toContain("Plusieurs places s’appellent A-3.")
  expect(err.match(new RegExp(`${seat.section} A\\s: 3`, "gu"))).toHaveLength(2)
  expect(error).toMatchObject({ code: "seats-unknown", exitCode: 5, seats: [seat, { row: "A", seat: "3" }] })

  const nothing = await run(["why", "seat", event, "ZZ-99", "--lang", "fr"])
  expect(nothing.err).toContain("Cette place n’existe pas dans la salle de cet événement.")
  const nowhere = await run(["why", "seat", "nothing", "A-3", "--lang", "fr"])
  expect(nowhere.err).toContain("Cet événement n’existe pas")
})
