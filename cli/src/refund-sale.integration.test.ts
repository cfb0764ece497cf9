import type { CartList, CartReport, HoldList, Refund, RefundList, RefundPreview } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { reconcile } from "../../server/src/jobs/reconciler.ts"
import { employAda } from "../../server/test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { payPlainly } from "../../server/test/house/shopper.ts"
import { shops } from "../../server/test/house/shops.ts"
import { supportDesk } from "../test/support-desk.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shops.stripe.id)
}, 60_000)
afterAll(() => bench.close())

async function bought(seats: number) {
  const { sale } = await payPlainly(await bench.shopper("stripe", { seats }), "stripe")
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const { id, receipt_number } = await bench.saleOf(sale.saleToken)
  return { id, receipt: receipt_number ?? "", amount: sale.amount }
}

it("refunds a ticket, then the rest, after a preview of every cent", async () => {
  const { run, json } = await supportDesk(bench)
  const { id, receipt, amount } = await bought(2)
  const { out } = await run(["sales", "refund", receipt, "--preview", "--lang", "fr"])
  expect(out).toMatch(/^Rembourser [\d,]+\s\$ de la commande STRI-\w+\s\?\n\nCe qui est remboursé\n/u)
  expect(out).toMatch(/TPS.*\n.*TVQ.*\n\s+À rembourser/)
  expect(out).toMatch(/Où va l’argent\n\s+Visa …4242/)
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80)
  const preview = await json<RefundPreview>("sales", "refund", receipt, "--preview")
  expect(preview).toMatchObject({ saleId: receipt, amount })
  expect(bench.sandboxes.ledger.all().every(({ refunded }) => refunded === 0)).toBe(true)

  const [first] = preview.items
  for (const { ticketId } of preview.items) expect(out).toContain(`\n    ${ticketId}\n`)
  const one = ["sales", "refund", receipt, "--items", first?.ticketId ?? "", "--reason", "Ill", "--yes"]
  const told = await run([...one, "--lang", "en"])
  expect(told).toMatchObject({ code: 0, err: "" })
  expect(told.out).toMatch(/^Refunded: \$[\d.]+ of order STRI-\w+\.\n/)
  const again = await run(one)
  expect(again).toMatchObject({ code: 1 })
  expect(again.err).toContain(`There’s nothing to refund in order ${receipt}.`)
  expect(again.err).toContain("already refunded")

  expect((await run(["sales", "list", "--query", receipt, "--lang", "fr"])).out).toContain("payé ")
  const rest = await json<Refund>("sales", "refund", id, "--reason", "Show cancelled", "--yes")
  expect(rest).toMatchObject({ state: "done", amount: amount - (first?.total ?? 0), by: "Ada" })
  const list = (await run(["sales", "refunds", receipt, "--lang", "fr"])).out
  expect(list).toMatch(/^Commande STRI-\w+\s: ([\d,]+\s\$) payés, \1 remboursés\.\n/u)
  expect(await json<RefundList>("sales", "refunds", receipt)).toMatchObject({
    paid: amount,
    refunded: amount,
  })
  expect((await run(["sales", "list", "--query", receipt, "--lang", "fr"])).out).toContain("remboursé")
  const report = await json<CartReport>("carts", "show", receipt)
  expect(report.refunds).toMatchObject([{ reason: "Ill" }, { reason: "Show cancelled" }])
  const shown = (await run(["carts", "show", receipt, "--lang", "fr"])).out
  expect(shown).toMatch(/Remboursements\n.*remboursé\s.*Visa …4242/)
  expect(shown).toContain("Ada a remboursé")
  expect(await run(["carts", "replay", receipt])).toMatchObject({ code: 0 })
})

it("asks a script to be sure, and says what it cannot do", async () => {
  const { run } = await supportDesk(bench)
  const { receipt } = await bought(1)
  expect(await run(["sales", "refund", receipt])).toMatchObject({ code: 2 })
  const unsure = await run(["sales", "refund", receipt, "--reason", "Ill", "--lang", "fr"])
  expect(unsure).toMatchObject({ code: 2 })
  expect(unsure.err).toContain("Pour voir d’abord\u00a0: --preview.")
  expect((await run(["sales", "refund", "STRI-00000000", "--preview"])).code).toBe(5)
  const stray = await run(["sales", "refund", receipt, "--items", "autre", "--preview"])
  expect(stray).toMatchObject({ code: 1 })
  expect(stray.err).toContain("An item to refund isn’t part of this order.")
})

it("finds an order by what follows the organiser's letters, and says of a cart that it is not paid", async () => {
  const { run, json } = await supportDesk(bench)
  const { receipt } = await bought(1)
  const number = receipt.split("-")[1] ?? ""
  for (const query of [number, number.toLowerCase()])
    expect(await json("sales", "list", "--query", query)).toMatchObject({ carts: [{ saleId: receipt }] })
  await bench.shopper("stripe", { seats: 1 })
  const { carts } = await json<CartList>("carts", "list", "--state", "held")
  const id = carts[0]?.id ?? ""
  for (const asked of [
    ["resend", id],
    ["refund", id, "--preview"],
  ]) {
    const { code, err } = await run(["sales", ...asked, "--lang", "fr"])
    expect(code).toBe(5)
    expect(err).toContain("Ce panier n’est pas payé")
    expect(err).toContain(`parterre carts show ${id}`)
  }
})

it("takes for an id the end of it that lists show", async () => {
  const { run, json } = await supportDesk(bench)
  await bench.shopper("stripe", { seats: 1 })
  const { holds } = await json<HoldList>("holds", "list")
  const [hold] = holds
  const cart = hold?.cartId ?? ""
  expect(await json("carts", "show", `…${cart.slice(-8)}`)).toMatchObject({ summary: { id: cart } })
  for (const asked of [hold?.id.slice(-8) ?? "", `…${hold?.id.slice(-8)}`]) {
    expect(await json("holds", "show", asked)).toMatchObject({ id: hold?.id })
    expect(await json("why", "hold", asked)).toMatchObject({ holds: [{ hold: { id: hold?.id } }] })
  }
  expect((await run(["holds", "show", "00000000"])).code).toBe(5)
})

it("says that a refund is requested while the payment service does not answer", async () => {
  const { run, json } = await supportDesk(bench)
  const { receipt } = await bought(1)
  bench.misbehave("stripe", "refund", "drop")
  bench.misbehave("stripe", "refund", "drop")
  const { code, out } = await run(["sales", "refund", receipt, "--reason", "Ill", "--yes", "--lang", "en"])
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringContaining("hasn’t confirmed it; the server keeps asking"),
  })
  bench.clock.pass(120)
  await reconcile(bench.payments, bench.clock.now())
  expect((await json<CartReport>("carts", "show", receipt)).refunds).toMatchObject([{ state: "done" }])
})

it("lists a refund that is stuck, and settles it as the payment service's console shows it", async () => {
  const { run, json } = await supportDesk(bench)
  const { receipt } = await bought(1)
  for (const _ of ["asked", "asked again"]) bench.misbehave("stripe", "refund", "drop")
  await run(["sales", "refund", receipt, "--reason", "Ill", "--yes"])
  const early = ["sales", "settle-refund", receipt, "--not-given-back", "--reason", "Seen", "--yes"]
  expect(await run([...early, "--lang", "en"])).toMatchObject({
    code: 1,
    err: expect.stringContaining(`No refund of order ${receipt} is stuck.`),
  })
  // Asked for again while the organiser uses another payment service.
  const site = { id: shops.stripe.id }
  const { payment } = await bench.db("websites").where(site).first()
  const other = JSON.stringify({ ...JSON.parse(payment), processor: "PAYSAFE" })
  await bench.db("websites").where(site).update({ payment: other })
  bench.clock.pass(120)
  await reconcile(bench.payments, bench.clock.now())
  await bench.db("websites").where(site).update({ payment })

  const told = (await run(["sales", "refunds", receipt, "--lang", "fr"])).out.replaceAll(/\s+/g, " ")
  expect(told).toContain("refuse de le répéter (other-processor)")
  expect(told).toContain(`lancez parterre sales settle-refund ${receipt}`)
  const settle = ["sales", "settle-refund", receipt, "--reason", "Seen in the console", "--yes"]
  expect((await run(settle)).code).toBe(2)
  expect((await run([...settle, "--given-back", "re_1", "--not-given-back"])).code).toBe(2)
  expect(await run([...settle, "--given-back", "re_1", "--lang", "en"])).toMatchObject({ code: 1 })
  bench.clock.pass(120)
  expect(await run([...settle, "--given-back", "re_1", "--lang", "en"])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Settled: \$[\d.]+ of order STRI-\w+ was refunded\.\n$/),
  })
  const report = await json<CartReport>("carts", "show", receipt)
  expect(report.refunds).toMatchObject([{ state: "done" }])
  expect(report.holds.map(({ state }) => state)).toEqual(["refunded"])
  const shown = (await run(["carts", "show", receipt, "--lang", "en"])).out.replaceAll(/\s+/g, " ")
  expect(shown).toMatch(
    /saw in the payment service’s console that \$[\d.]+ was refunded \(re_1\), with this note: Seen/,
  )
  expect(await run(["carts", "replay", receipt])).toMatchObject({ code: 0 })
  expect((await run(early)).code).toBe(1)
})
