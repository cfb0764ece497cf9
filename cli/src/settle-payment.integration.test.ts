import type { CartReport } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { reconcile } from "../../server/src/jobs/reconciler.ts"
import { employAda } from "../../server/test/house/box-office.ts"
import { whileChanged } from "../../server/test/house/changed-payment.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { dueSale, payDue } from "../../server/test/house/due-sale.ts"
import { payPlainly } from "../../server/test/house/shopper.ts"
import { payingCards, shops } from "../../server/test/house/shops.ts"
import { supportDesk } from "../test/support-desk.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shops.stripe.id)
}, 60_000)
afterAll(() => bench.close())

/** A payment whose answer was lost; its cart. */
async function lost(): Promise<string> {
  bench.misbehave("stripe", "authorise", "hang-after")
  bench.misbehave("stripe", "lookup", "http-500")
  const { body, sale } = await payPlainly(await bench.shopper("stripe"), "stripe")
  expect(body.code).toBe("payment-pending")
  return (await bench.saleOf(sale.saleToken)).cart_id
}

it("tells of a payment that is stuck, and settles it as the payment service's console shows it", async () => {
  const { run, json } = await supportDesk(bench)
  const cart = await lost()
  const charged = ["carts", "settle-payment", cart, "--charged", "pi_1", "--reason", "Seen", "--yes"]
  const early = await run([...charged, "--lang", "en"])
  expect(early).toMatchObject({
    code: 1,
    err: expect.stringContaining(`No payment of cart ${cart} is stuck.`),
  })

  await whileChanged(bench, "stripe", { processor: "PAYSAFE" }, async () => {
    bench.clock.pass(1_200)
    await reconcile(bench.payments, bench.clock.now())
    const told = (await run(["carts", "show", cart, "--lang", "fr"])).out.replaceAll(/\s+/g, " ")
    expect(told).toContain(`puis lancez parterre carts settle-payment ${cart}`)
    for (const missing of ["--yes", "--reason"])
      expect((await run(charged.filter((word) => word !== missing && word !== "Seen"))).code).toBe(2)
    expect((await run([...charged, "--not-charged"])).code).toBe(2)
    expect((await run(["carts", "settle-payment", cart, "--reason", "Seen", "--yes"])).code).toBe(2)
    expect((await run([...charged, "--payment", "another"])).code).toBe(1)
    expect(await run([...charged, "--lang", "en"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Settled: \$[\d.]+ was charged\. The order of cart \S+ is paid\.\n$/),
    })
    expect(await json<CartReport>("carts", "show", cart)).toMatchObject({
      summary: { state: "paid" },
      attempts: [{ state: "captured" }],
    })
    const shown = (await run(["carts", "show", cart, "--lang", "en"])).out.replaceAll(/\s+/g, " ")
    expect(shown).toMatch(
      /saw in the payment service’s console that \$[\d.]+ was charged \(pi_1\), with this note: Seen/,
    )
    expect(await run(["carts", "replay", cart])).toMatchObject({ code: 0 })
    expect((await run(charged)).code).toBe(1)
  })

  const failed = await lost()
  await whileChanged(bench, "stripe", { processor: "PAYSAFE" }, async () => {
    bench.clock.pass(1_200)
    const report = await json<CartReport>(
      "carts",
      "settle-payment",
      failed,
      "--not-charged",
      "--reason",
      "Seen",
      "--yes",
    )
    expect(report).toMatchObject({ attempts: [{ state: "declined" }], sale: { state: "released" } })
  })
})

it("tells of what is due of an order whose tickets are out that they stay good, in both languages", async () => {
  const { run, json } = await supportDesk(bench)
  /** A payment of such an order whose answer was lost, settled after its site has left the payment service. */
  const settled = async (...found: string[]) => {
    const sale = await dueSale(bench, "stripe", await bench.shopper("stripe"))
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    const guest = await bench.shopper("stripe", { seats: 0 })
    expect((await payDue(guest, sale, { ...payingCards.stripe.approved })).body.code).toBe("payment-pending")
    const { cart_id } = await bench.saleOf(sale.saleToken)
    let out = ""
    await whileChanged(bench, "stripe", { processor: "DO_NOT_USE" }, async () => {
      bench.clock.pass(1_200)
      const done = await run(["carts", "settle-payment", cart_id, ...found, "--reason", "Seen", "--yes"])
      expect(done).toMatchObject({ code: 0, err: "" })
      out = done.out
      expect((await json<CartReport>("carts", "show", cart_id)).sale?.state).toBe("paid")
    })
    return out
  }
  expect(await settled("--charged", "pi_1", "--lang", "en")).toMatch(
    /^Settled: \$[\d.]+ was charged\. The tickets of cart \S+ stay good\.\n$/,
  )
  expect(await settled("--not-charged", "--lang", "fr")).toMatch(
    /^Réglé\u00a0: [\d,]+\s\$ du panier \S+ n’ont pas été débités\. Le paiement est dû de nouveau et les billets restent valables\. Il reste [\d,]+\s\$ à payer\.\n$/,
  )
}, 60_000)

it("ends what is to go back only once it was given back, and tells what is left of an order whose first payment was lost", async () => {
  const { run, json } = await supportDesk(bench)
  const settle = (cart: string, ...found: string[]) =>
    run(["carts", "settle-payment", cart, ...found, "--reason", "Seen", "--yes", "--lang", "en"])
  const back = await lost()
  await bench.db("payment_attempts").whereIn("sale_id", salesOf(back)).update({ state: "refunding" })
  const first = await lost()
  const sale = await bench.db("sales").where({ cart_id: first }).first()
  await bench.db("instalments").insert({
    ...{ website_id: sale.website_id, sale_id: sale.id, ordinal: 1, due_on: "2026-12-27", amount: 700 },
    ...{ state: "due", try_at: bench.clock.now() },
  })
  await whileChanged(bench, "stripe", { processor: "PAYSAFE" }, async () => {
    bench.clock.pass(1_200)
    expect((await run(["carts", "show", back, "--lang", "en"])).out).toContain("settle-payment")
    for (const found of [["--charged", "pi_1"], ["--not-charged"]]) {
      const { code, err } = await settle(back, ...found)
      expect([code, err]).toEqual([1, expect.stringContaining("then settle it as given back")])
    }
    expect((await settle(back, "--not-charged", "--given-back", "re_1")).code).toBe(2)
    expect(await settle(back, "--given-back", "re_1")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Settled: \$[\d.]+ of cart \S+ was refunded\.\n$/),
    })
    expect(await json<CartReport>("carts", "show", back)).toMatchObject({
      ...{ attempts: [{ state: "refunded" }], sale: { state: "released" } },
    })
    expect(await settle(first, "--charged", "pi_2")).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Settled: \$[\d.]+ was charged\. This payment for cart \S+’s order is settled\. \$7\.00 is left to pay\.\n$/,
      ),
    })
    expect((await json<CartReport>("carts", "show", first)).unpaidAmount).toBe(700)
  })
}, 60_000)

it("doesn’t say that a payment is due again where the one after it has paid", async () => {
  const { run } = await supportDesk(bench)
  const { sale } = await payPlainly(await bench.shopper("stripe"), "stripe")
  const { id, cart_id: cart } = await bench.saleOf(sale.saleToken)
  const [paid] = await bench.attemptsOf(id)
  if (paid === undefined) throw new Error("nothing was paid")
  const { attempt, reference } = paid
  await bench
    .db("payment_attempts")
    .where({ id: paid.id })
    .update({ attempt: attempt + 1, reference: `${reference}:2` })
  await bench.db("payment_attempts").insert({ ...paid, id: `${paid.id}-1`, state: "voiding" })
  await whileChanged(bench, "stripe", { processor: "PAYSAFE" }, async () => {
    bench.clock.pass(1_200)
    const settle = ["carts", "settle-payment", cart, "--not-charged", "--reason", "Seen", "--yes"]
    expect(await run([...settle, "--lang", "en"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Settled: \$[\d.]+ of cart \S+ wasn’t charged\.\n$/),
    })
  })
})

const salesOf = (cart: string) => bench.db("sales").where({ cart_id: cart }).select("id")
