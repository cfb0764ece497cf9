import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { CartReport, ReplayDifference } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { judgeCase } from "../../server/src/journal/replay-case.ts"
import { hashPassword } from "../../server/src/sessions/passwords.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { oneOfEach, payByMail, sellEveryKind } from "../../server/test/house/every-kind.ts"
import { shops } from "../../server/test/house/shops.ts"
import { LOGIN, machineWith } from "../test/fake-machine.ts"

const shop = shops.paysafe
let bench: CheckoutBench
let machine: ReturnType<typeof machineWith>
let cartId: string

beforeAll(async () => {
  bench = await startCheckout()
  await sellEveryKind(bench.db, shop)
  const staff = { id: "ada", website_id: shop.id, email: "ada@belvedere.example", name: "Ada" }
  await bench.db("staff").insert({ ...staff, password_hash: await hashPassword("secret") })
  await bench.db("staff_permissions").insert({ staff_id: "ada", permission: 28, website_id: shop.id })
  machine = machineWith(fetch, { now: () => bench.clock.now(), every: () => () => undefined })
  const argv = LOGIN.map((word) =>
    word === "belvedere" ? shop.id : word.replace("http://shop.test/", bench.address),
  )
  expect(await machine.run(argv, "secret")).toMatchObject({ code: 0 })
  const guest = await bench.shopper("paysafe", { seats: 0 })
  await guest.signUp("marie@example.com")
  const held = await guest.holdGroups(oneOfEach(shop, ["A1", "A2", "A3", "A4"]))
  expect(held.status).toBe(200)
  cartId = held.body.cart.id
  await payByMail(guest, shop)
}, 60_000)
afterAll(() => bench.close())

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ")
const shown = async (language: string) => {
  const { code, out } = await machine.run(["carts", "show", cartId, "--lang", language])
  expect(code).toBe(0)
  expect(Math.max(...out.split("\n").map((line) => [...line].length))).toBeLessThanOrEqual(80)
  return spaces(out)
}

it("tells what each kind of line is, for what it is and what it saves [MEM-001] [PARK-001]", async () => {
  const out = await shown("en")
  for (const told of [
    /2 × Adult, Level a · \$58\.50 \+ \$4\.50/,
    "Regular price $65.00, so $6.50 off each",
    "Promotion: The DIX offer",
    /^Subscription · Season/m,
    /^Package · Duo/m,
    "Group: matinee",
    "Saved with the package: $26.00",
    /^Build-your-own package · Your pick/m,
    /^Membership · The carte/m,
    /^Gift certificate · The cadeau/m,
    "For Luc Roy, luc@example.com",
    /^Donation · The don/m,
    "On the receipt: Thank you for your support.",
    /^Pass · The passe/m,
    /Parking · The place · \$18\.00/,
    "1 Quai Street · 2026-12-05",
    /By mail +\$12\.50/,
    /^Delivery\n {2}E-tickets to print or show\n {6}Play matinee · Sat.*\n {2}By mail\n {6}Play soir · Sat.*\n {6}To: 1, rue du Port, Québec, QC {2}G1R 4P5, Canada\n$/m,
  ])
    expect(out).toMatch(told)
})

it("tells the same in French", async () => {
  const out = await shown("fr")
  for (const told of [
    "Prix courant 65,00 $, soit 6,50 $ de moins chacun",
    /^Abonnement · Saison/m,
    /^Forfait · Duo/m,
    "Groupe : matinee",
    "Économie du forfait : 26,00 $",
    /^Forfait sur mesure · Carte blanche/m,
    /^Adhésion · Le carte/m,
    /^Chèque-cadeau · Le cadeau/m,
    "Pour Luc Roy, luc@example.com",
    /^Don · Le don/m,
    "Au reçu : Merci de votre appui.",
    /^Passeport · Le passe/m,
    /Stationnement · Le place/,
    /Par la poste +12,50 \$/,
    /^Livraison\n {2}Billets électroniques à imprimer ou à montrer\n {6}Pièce matinee · sam.*\n {2}Par la poste\n {6}Pièce soir · sam.*\n {6}À : 1, rue du Port, Québec \(QC\) {2}G1R 4P5, Canada\n$/m,
  ])
    expect(out).toMatch(told)
})

it("is written as a test case that another machine replays", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "parterre-case-")), "case.json")
  const { code, err, out } = await machine.run(["carts", "replay", cartId, "--export", file])
  expect({ code, err }).toEqual({ code: 0, err: `Test case written: ${file}\n` })
  expect(out).toContain("The cart matches its journal.")
  const text = readFileSync(file, "utf8")
  expect(text).not.toMatch(/marie@example|Tremblay/)
  const { told, differences } = judgeCase(JSON.parse(text))
  expect([told.state, differences]).toEqual(["paid", []])
  await bench.db("holds").where({ cart_id: cartId }).increment("price", 100)
  const tampered = await machine.run(["carts", "replay", cartId, "--export", file, "--json"])
  await bench.db("holds").where({ cart_id: cartId }).decrement("price", 100)
  expect(tampered.code).toBe(1)
  const named = JSON.parse(tampered.out).differences.map(({ explanation }: ReplayDifference) => explanation)
  expect(judgeCase(JSON.parse(readFileSync(file, "utf8"))).differences).toHaveLength(named.length)
  const nowhere = await machine.run([
    "carts",
    "replay",
    cartId,
    "--export",
    join(file, "below"),
    "--lang",
    "fr",
  ])
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining("n’a pas pu être écrit")])
})

it("adds up: each line, its sums, and what was charged", async () => {
  const { out } = await machine.run(["carts", "show", cartId, "--json"])
  const { cart, shippingTax, summary, attempts }: CartReport = JSON.parse(out)
  const lines = cart.cartElements.flatMap(({ prices }) => prices)
  expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(cart.tax.totalBeforeTaxes)
  const total = cart.tax.totalAfterTaxes + (shippingTax?.totalAfterTaxes ?? 0)
  expect([summary.total, attempts.at(-1)?.amount]).toEqual([total, total])
})

it("says of what was given back, and of a cart at the checkout, what it is [CALL-020]", async () => {
  const guest = await bench.shopper("paysafe", { seats: 0 })
  await guest.signUp("paul@example.com")
  const seats = ["A7", "A8", "A9", "A10"]
  const { body } = await guest.holdGroups(oneOfEach(shop, seats))
  const { id } = body.cart
  await guest.startSale()
  // At the checkout it is a cart still: nobody has paid.
  for (const [language, inCart, order] of [
    ["en", /In this cart +Cart /, /[Oo]rder/],
    ["fr", /Pour ce panier +Panier /, /[Cc]ommande/],
  ] as const) {
    const argv = ["why", "promotion", "DIX", "--order", id, "--lang", language]
    const { code, out } = await machine.run(argv)
    expect([code, out.split("\n").filter((line) => line.includes(id) && order.test(line))]).toEqual([0, []])
    expect(out).toMatch(inCart)
  }
  expect((await guest.call("DELETE", "/v1/cart/delete")).status).toBe(200)
  const released = async (language: string) => {
    const { out } = await machine.run(["carts", "show", id, "--lang", language])
    return spaces(out).replaceAll(/\s+/g, " ")
  }
  const [en, fr] = [await released("en"), await released("fr")]
  expect(en).toMatch(/emptied the cart and released 1?\d tickets,( 1 × The \w+,?)+/)
  for (const key of ["carte", "cadeau", "don", "passe", "place"]) {
    expect(en).toContain(`1 × The ${key}`)
    expect(fr).toContain(`1 × Le ${key}`)
  }
})
