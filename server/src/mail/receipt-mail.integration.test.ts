import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { dueSale } from "../../test/house/due-sale.ts"
import { refunded } from "../../test/house/refunded.ts"
import { buildSeasons, renewalShop } from "../../test/house/renewal-shop.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { resendReceipt } from "../support/resend-receipt.ts"
import { voidSale } from "../voids/void-sale.ts"

let bench: CheckoutBench
let shop: ReturnType<typeof renewalShop>
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await buildSeasons(bench, "stripe")
  shop = renewalShop(bench, "stripe")
}, 60_000)
afterAll(() => bench.close())

it("tells a resent receipt as it stands: what was refunded, and when an event is now", async () => {
  await shop.subscriber(["D1", "D2"])
  const sale = await bench.db("sales").where({ website_id: shop.shop.id, state: "paid" }).first()
  const [first] = await shop.mails()
  for (const body of [first?.text, first?.html]) {
    expect(body).not.toContain("Remboursé")
    expect(body).not.toContain("Remboursements")
  }
  const { holds } = await readPaidSale(bench.db, sale)
  const [matinee] = holds.filter(({ event }) => event?.id === `${shop.shop.id}.matinee`)
  await refunded(
    bench,
    sale,
    matinee?.places.slice(0, 1).map(({ lineId }) => lineId),
  )
  const gala = bench.db("events").where({ id: `${shop.shop.id}.gala` })
  const { starts_at } = await gala.clone().first()
  await gala.clone().update({ starts_at: Number(starts_at) + 7 * 86_400_000 })
  const [refund] = await shop.mails()
  const returned = refund?.text.split("\n").find((line) => line.includes(" sur la carte ")) ?? "?"

  await resendReceipt(bench.payments, sale, "Ada")
  const [mail] = await shop.mails()
  const lines = mail?.text.split("\n") ?? []
  expect(lines.filter((line) => line.endsWith("\u00a0: Remboursé"))).toHaveLength(1)
  expect(lines.join("\n")).toMatch(/Remboursements\u00a0:\n– .*\u00a0: .* sur la carte/)
  expect(mail?.text).toContain(returned.replace(/^– /, ""))
  expect(mail?.html.match(/<strong>Remboursé<\/strong>/g)).toHaveLength(1)
  expect(mail?.html).toContain("<strong>Remboursements</strong>")
  // As its tickets do, it tells of the new date.
  const days = (text = "") => text.split("\n").filter((line) => line.startsWith("Date"))
  const moved = days(first?.text).filter((line) => !days(mail?.text).includes(line))
  expect(moved).toHaveLength(1)
})

it("sends no receipt of an order that was voided before it left", async () => {
  await shop.mails()
  const sale = await dueSale(bench, "stripe", await bench.shopper("stripe"))
  const { newId, clock } = bench.payments
  const command = {
    ...{ websiteId: shop.shop.id, saleId: sale.id, staffName: "Ada", reason: "Ne paiera pas" },
    ...{ keepSeats: false, evenUsed: false },
  }
  await inTransaction(bench.db, (trx) => voidSale(trx, command, { newId, now: clock.now() }))
  expect((await shop.mails()).map(({ subject }) => subject)).toEqual([
    `Annulation\u00a0: commande ${sale.receipt}`,
  ])
  expect(await bench.db("outbox").where({ kind: "receipt" }).whereNull("sent_at")).toEqual([])
})

it("says of tickets that they wait at the box office only while one of them is good", async () => {
  const guest = await bench.shopper("stripe")
  const started = await guest.startSale()
  const shippingCarts = [{ eventId: `${shop.shop.id}.soir`, code: "WILLCALL" }]
  expect((await guest.pay(started, { stripeToken: "tok_visa" }, { shippingCarts })).status).toBe(200)
  const sale = await bench.saleOf(started.saleToken)
  const [first, second] = await bench.ticketsOf(sale.id)
  const notes = async () => {
    const mails = await shop.mails()
    const [mail] = mails.filter(({ text }) => text.includes("Voici votre reçu."))
    return /Voici votre reçu\.\n(.*)Commande/s.exec(mail?.text ?? "")?.[1]?.trim()
  }
  const waiting = "Vos billets vous attendent à la billetterie. Apportez une pièce d’identité."
  expect(await notes()).toBe(waiting)
  for (const [line, said] of [
    [first?.hold_line_id, waiting],
    [second?.hold_line_id, ""],
  ] as const) {
    await refunded(bench, sale, [line ?? ""])
    await shop.mails()
    await resendReceipt(bench.payments, sale, "Ada")
    expect(await notes()).toBe(said)
  }
})
