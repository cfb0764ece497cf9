import type { CartReport, HoldList, RefundList, RefundPreview, VoidPreview } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { reconcile } from "../../server/src/jobs/reconciler.ts"
import { employAda } from "../../server/test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { dueSale } from "../../server/test/house/due-sale.ts"
import { payPlainly } from "../../server/test/house/shopper.ts"
import { shops } from "../../server/test/house/shops.ts"
import { supportDesk } from "../test/support-desk.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shops.stripe.id)
}, 60_000)
afterAll(() => bench.close())

const carts = () => bench.db("carts").where({ website_id: shops.stripe.id })
const endOf = (id: string) => [id.slice(-8), `…${id.slice(-8)}`]
const why = ["--reason", "Wrong evening", "--yes"]

async function held() {
  const guest = await bench.shopper("stripe", { seats: 1 })
  const [hold] = await bench.db("holds").where({ website_id: shops.stripe.id, state: "live" })
  return { guest, cart: String(hold.cart_id), hold: String(hold.id) }
}

async function bought() {
  const { sale } = await payPlainly(await bench.shopper("stripe", { seats: 1 }), "stripe")
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const { cart_id, receipt_number } = await bench.saleOf(sale.saleToken)
  const receipt = receipt_number ?? ""
  const [hold] = await bench.db("holds").where({ cart_id })
  return {
    cart: cart_id,
    hold: String(hold.id),
    receipt,
    asked: [...endOf(cart_id), receipt.split("-")[1] ?? ""],
  }
}

it("takes the end of a cart that lists show wherever it takes the cart, to look and to act", async () => {
  const { run, json } = await supportDesk(bench)
  const { cart, hold } = await held()
  for (const end of endOf(cart)) {
    expect(await json("carts", "show", end)).toMatchObject({ summary: { id: cart } })
    expect(await json("carts", "replay", end)).toMatchObject({ cartId: cart })
    expect(await json("why", "price", end)).toMatchObject({ cartId: cart, about: "price" })
    expect(await json("why", "tax", end)).toMatchObject({ cartId: cart, about: "tax" })
    expect(await json("why", "hold", end)).toMatchObject({ cartId: cart })
    expect((await json<HoldList>("holds", "list", "--cart", end)).holds).toMatchObject([{ id: hold }])
    expect(await json("carts", "link", end)).toMatchObject({ cart, purpose: "look" })
    const { out } = await run(["carts", "link", end, "--lang", "fr"])
    expect(out.split("\n").at(-2)).toBe(`Panier  ${cart}`)
  }
  for (const end of endOf(hold)) {
    expect(await json("carts", "show", end)).toMatchObject({ summary: { id: cart } })
    expect(await json("why", "price", end)).toEqual(await json("why", "price", hold))
  }
  // The cart of a hold may keep more than that, or no longer keep it: nothing is emptied or paid back by one.
  for (const id of [hold, ...endOf(hold)])
    for (const command of [
      ["carts", "link", id],
      ["carts", "clear", id, ...why],
    ])
      expect(await run([...command, "--lang", "en"])).toMatchObject({
        ...{ code: 5, out: "", err: expect.stringContaining("No cart or order has this id.") },
      })
  const [end = ""] = endOf(cart)
  expect((await run(["carts", "clear", end, ...why, "--lang", "en"])).out).toContain(`cart ${cart} kept`)
})

it("takes it for the order, too, and the number without the organiser's letters", async () => {
  const { run, json } = await supportDesk(bench)
  const { cart, hold, receipt, asked } = await bought()
  // A hold that is read out means no order that is paid back, nor is that order told to be unpaid.
  for (const id of endOf(hold))
    for (const act of ["refund", "void"])
      expect(await run(["sales", act, id, ...why, "--lang", "en"])).toMatchObject({
        ...{ code: 5, out: "", err: expect.stringContaining("No paid order has this id.") },
      })
  for (const id of asked) {
    expect(await json("sales", "show", id)).toMatchObject({ sale: { saleId: receipt } })
    expect(await json("why", "price", id)).toMatchObject({ cartId: cart })
    expect(await json("carts", "replay", id)).toMatchObject({ cartId: cart })
    expect(await json("sales", "resend", id)).toMatchObject({ saleId: receipt })
    expect(await json<RefundList>("sales", "refunds", id)).toMatchObject({ saleId: receipt })
    expect(await json<RefundPreview>("sales", "refund", id, "--preview")).toMatchObject({ saleId: receipt })
    expect((await run(["sales", "refund", id, "--preview"])).out).toContain(`of order ${receipt}?`)
  }
  const [end = ""] = asked
  expect((await run(["sales", "refund", end, ...why])).out).toContain(`of order ${receipt}.`)
})

it("voids the order that an end means, and shows its number first", async () => {
  const { run, json } = await supportDesk(bench)
  const { saleToken, receipt } = await dueSale(bench, "stripe", await bench.shopper("stripe"))
  const { cart_id } = await bench.saleOf(saleToken)
  for (const id of [...endOf(cart_id), receipt.split("-")[1] ?? ""])
    expect(await json<VoidPreview>("sales", "void", id, "--preview")).toMatchObject({ saleId: receipt })
  const [end = ""] = endOf(cart_id)
  expect((await run(["sales", "void", end, "--preview"])).out).toContain(`Void order ${receipt}`)
  expect((await run(["sales", "void", end, ...why])).out).toContain(`Voided: order ${receipt}`)
})

it("lists what an end fits, and touches none of it", async () => {
  const { run, json } = await supportDesk(bench)
  const { cart, receipt } = await bought()
  const twin = `ffffffff-0000-4000-8000-0000${cart.slice(-8)}`
  const [row] = await carts().where({ id: cart })
  await bench.db("carts").insert({ ...row, id: twin, session_id: `${row.session_id}-2` })
  const end = `…${cart.slice(-8)}`
  for (const command of [
    ["carts", "show", end],
    ["carts", "link", end],
    ["carts", "clear", end, ...why],
    ["why", "price", end],
    ["why", "hold", end],
    ["sales", "resend", end],
    ["sales", "refund", end, ...why],
    ["sales", "void", end, ...why],
  ]) {
    const french = await run([...command, "--lang", "fr"])
    expect(french).toMatchObject({ code: 5, out: "" })
    expect(french.err).toContain(`Plusieurs paniers ou commandes correspondent à ${end}.`)
    for (const id of [cart, twin, receipt]) expect(french.err).toContain(id)
    expect((await run([...command, "--lang", "en"])).err).toContain(`Several carts or orders match ${end}.`)
  }
  expect((await json<RefundList>("sales", "refunds", receipt)).refunds).toEqual([])
  await carts().where({ id: twin }).delete()
})

it("says of an end that fits nothing what to do, and takes no name for an id", async () => {
  const { run, json } = await supportDesk(bench)
  const { receipt } = await bought()
  await bench
    .db("sales")
    .where({ website_id: shops.stripe.id })
    .whereNot({ receipt_number: receipt })
    .update({ buyer_key: null })
  // An address that could be a part of an id.
  const address = "d41d8cd98f00b204e9800998ecf8427e"
  await bench
    .db("sales")
    .where({ receipt_number: receipt })
    .update({ buyer_key: bench.db.raw("buyer_key || ?", [` ${address}`]) })
  for (const asked of [address, "00000000", "…00000000", "Tremblay", "marie@example.com"]) {
    for (const command of [
      ["carts", "link", asked],
      ["carts", "clear", asked, ...why],
      ["why", "tax", asked],
      ["holds", "list", "--cart", asked],
    ])
      expect(await run(command)).toMatchObject({
        ...{ code: 5, out: "", err: expect.stringContaining("parterre carts list --query") },
      })
    const refund = await run(["sales", "refund", asked, ...why])
    expect(refund).toMatchObject({ code: 5, err: expect.stringContaining("parterre sales list --query") })
  }
  expect((await json<CartReport>("carts", "show", receipt)).refunds ?? []).toEqual([])
})
