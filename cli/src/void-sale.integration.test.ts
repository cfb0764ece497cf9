import type { CartReport, SaleVoid, VoidPreview } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { employAda } from "../../server/test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { dueSale } from "../../server/test/house/due-sale.ts"
import { shops } from "../../server/test/house/shops.ts"
import { supportDesk } from "../test/support-desk.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shops.stripe.id)
}, 60_000)
afterAll(() => bench.close())

const due = async () => dueSale(bench, "stripe", await bench.shopper("stripe"))

it("voids an order that nobody will pay, after a preview, in both languages", async () => {
  const { run, json } = await supportDesk(bench)
  const { receipt, amount, saleToken } = await due()
  const french = (await run(["sales", "void", receipt, "--preview", "--lang", "fr"])).out
  expect(french).toMatch(
    /^Annuler la commande STRI-\w+, dont [\d,]+\s\$ restent à payer\s\?\n\nCe qui prend fin\n\s+Pièce soir/u,
  )
  const english = (await run(["sales", "void", receipt, "--preview", "--lang", "en"])).out
  expect(english).toMatch(/^Void order STRI-\w+, of which \$[\d.]+ is due\?\n\nWhat ends\n\s+Play soir/)
  for (const out of [french, english])
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(await json<VoidPreview>("sales", "void", receipt, "--preview")).toMatchObject({ amount })
  expect((await bench.saleOf(saleToken)).state).toBe("paid")

  const done = await run(["sales", "void", receipt, "--reason", "Never paid", "--yes", "--lang", "en"])
  expect(done).toMatchObject({ code: 0, err: "" })
  expect(done.out).toMatch(/^Voided: order STRI-\w+\. The \$[\d.]+ that was due won’t be paid\.\n/)
  expect((await bench.saleOf(saleToken)).state).toBe("voided")
  const again = await run(["sales", "void", receipt, "--reason", "Never paid", "--yes", "--lang", "fr"])
  expect(again).toMatchObject({ code: 1 })
  expect(again.err).toContain("Cette commande a été annulée")
  const shown = (await run(["carts", "show", receipt, "--lang", "en"])).out
  expect(shown).toContain("Ada voided the order")
  const { holds } = await json<CartReport>("carts", "show", receipt)
  expect(holds.map(({ state }) => state)).toEqual(["voided"])
  expect((await run(["why", "hold", receipt, "--lang", "fr"])).out).toContain("Ada a annulé la commande")
  expect(await run(["carts", "replay", receipt])).toMatchObject({ code: 0 })
})

it("is listed as to be paid again, then as voided, and never told as paid or refunded", async () => {
  const { run, json } = await supportDesk(bench)
  const { receipt } = await due()
  const listed = async (list: string, language: "fr" | "en") =>
    (await run([list, "list", "--query", receipt, "--lang", language])).out
  for (const list of ["carts", "sales"]) {
    expect(await listed(list, "fr")).toContain("à payer de nouveau")
    expect(await listed(list, "en")).toContain("to be paid again")
  }
  const shown = (await run(["carts", "show", receipt, "--lang", "fr"])).out
  expect(shown).toMatch(/^[\d,]+\s\$ à payer pour 2 billets, commande STRI-/mu)
  expect(shown).not.toContain("payés")

  const reason = ["--reason", "Ill", "--yes", "--lang", "en"]
  for (const how of [["--preview", "--lang", "en"], reason]) {
    const refund = await run(["sales", "refund", receipt, ...how])
    expect(refund).toMatchObject({ code: 1, out: "" })
    expect(refund.err).toContain("Nothing was taken for this order")
    expect(refund.err).toContain("parterre sales void")
  }
  await json("sales", "void", receipt, "--reason", "Never paid", "--yes")
  expect(await listed("sales", "fr")).toContain("annulé")
  expect((await run(["carts", "show", receipt, "--lang", "en"])).out).not.toContain("Paid")
})

it("asks a script to be sure, and to say so where something was used", async () => {
  const { run, json } = await supportDesk(bench)
  const { receipt, id } = await due()
  expect(await run(["sales", "void", receipt])).toMatchObject({ code: 2 })
  const unsure = await run(["sales", "void", receipt, "--reason", "Never paid", "--lang", "fr"])
  expect(unsure).toMatchObject({ code: 2 })
  expect(unsure.err).toContain("Pour voir d’abord\u00a0: --preview.")
  expect((await run(["sales", "void", "STRI-00000000", "--preview"])).code).toBe(5)

  const [ticket] = await bench.ticketsOf(id)
  await bench.db("tickets").where({ id: ticket?.id }).update({ admitted_at: bench.clock.now() })
  const used = await run(["sales", "void", receipt, "--reason", "Never paid", "--yes", "--lang", "en"])
  expect(used).toMatchObject({ code: 1 })
  expect(used.err).toContain("--even-used")
  expect(used.err).toContain("used at the door")
  const all = ["sales", "void", receipt, "--reason", "Never paid", "--yes", "--even-used", "--keep-seats"]
  expect(await json<SaleVoid>(...all)).toMatchObject({ by: "Ada", keepSeats: true, saleId: receipt })
})
