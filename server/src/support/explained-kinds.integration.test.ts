import { hash } from "@node-rs/argon2"
import type { Explanation, HoldsAnswer } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildCombo, comboLine } from "../../test/house/small-combo.ts"
import { buildHouse, line, seatIds, smallHouse, TestClock } from "../../test/house/small-house.ts"
import { buildSeason, seasonLine } from "../../test/house/small-season.ts"
import { fillShelf, productId } from "../../test/house/small-shelf.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

let database: TestDatabase
let petit: Caller
let staff: Record<string, string>
let shopper: Record<string, string>
let cart: HoldsAnswer["cart"]
let close: () => Promise<unknown>

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await buildHouse(db, {
    rows: [{ name: "A", seats: 12 }],
    places: [20],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
  await buildCombo(db, ["soir", "matinee"])
  await fillShelf(db, [
    { key: "cadeau", kind: "giftcertificate", min_amount: 1000, max_amount: 50_000, taxable: 0 },
    { key: "don", kind: "donation", min_amount: 500, max_amount: 100_000, taxable: 0 },
    { key: "membre", kind: "membership", terms: { months: 12, benefits: [] } },
    { key: "livret", kind: "membership", taxable: 0, terms: { months: 12, benefits: [] } },
  ])
  const account = { website_id: smallHouse.id, email: "ada@petit.example", name: "Ada" }
  await db("staff").insert({ ...account, id: "ada", password_hash: await hash("secret") })
  await db("staff_permissions").insert({ staff_id: "ada", permission: 28, website_id: smallHouse.id })
  const app = serve(db, new TestClock(), { allowMissing: true })
  close = () => app.close()
  petit = callerOf(app, smallHouse.id)
  const signedIn = await petit.post("/v1/refresh-tokens", { username: account.email, password: "secret" })
  staff = { authorization: `Bearer ${signedIn.json().refreshToken}` }
  const session = await petit.post("/v1/session")
  shopper = { "x-session-token": session.json().sessionToken }
  const product = (key: string, type: string, amount?: number) => ({
    ...{ type, id: productId(key) },
    prices: [{ id: productId(key), qty: 1, ...(amount === undefined ? {} : { amount }) }],
  })
  const held = await petit.post(
    "/v1/holds",
    [
      line("soir", seatIds("A", 1, 2)),
      seasonLine("saison", seatIds("A", 3, 4)),
      ...comboLine({ soir: seatIds("A", 5, 6), matinee: "places" }, 2),
      product("don", "show", 2500),
      product("membre", "MEMBER"),
      product("livret", "MEMBER"),
      product("cadeau", "GIFT_CERTTIFICATES", 7500),
    ],
    shopper,
  )
  expect(held.json()).toMatchObject({ cart: { state: "held" } })
  cart = held.json<HoldsAnswer>().cart
}, 60_000)
afterAll(async () => {
  await close()
  await database.close()
})

const explained = async (about: "price" | "tax", language = "en"): Promise<Explanation> =>
  (
    await petit.get(`/v1/support/carts/${cart.id}/explanation?about=${about}&language=${language}`, staff)
  ).json()
const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ")
const told = async (about: "price" | "tax", title: string, language = "en") => {
  const { lines } = await explained(about, language)
  const found = lines.find((line) => spaces(line.title).startsWith(title))
  return found?.steps.map(({ explanation, amount, law }) =>
    [spaces(explanation), amount, law].filter(Boolean),
  )
}

describe("why a price", () => {
  it("of a subscription is one price, with the share of each event", async () => {
    expect(await told("price", "Adult, Level a · Season")).toEqual([
      ["Price of one subscription.", 17_003],
      ["Equal shares: Play matinee $85.02, Play soir $85.01."],
      ["Service fees on each.", 1001],
      ["2 × ($170.03 + $10.01), before taxes.", 36_008],
    ])
  })

  it("of a ticket in a combo is its own less what the combo takes off", async () => {
    expect((await told("price", "Adulte, Niveau ga · Duo · Pièce matinee", "fr"))?.slice(0, 2)).toEqual([
      ["Prix courant d’un billet : Adulte, Niveau ga.", 6500],
      ["Dans le forfait « Duo » : 10 % de rabais.", -650],
    ])
  })

  it("of what has a price or an amount of the shopper's own says so", async () => {
    expect(await told("price", "The membre")).toEqual([["Regular price.", 5000]])
    expect(await told("price", "The don")).toEqual([["Amount chosen by the shopper.", 2500]])
    expect(await told("price", "The cadeau")).toEqual([["Amount chosen by the shopper.", 7500]])
  })

  it("of all lines adds up to the cart's own figures", async () => {
    const { lines, steps } = await explained("price")
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(cart.tax.totalBeforeTaxes)
    expect(steps.find(({ fact }) => fact === "total")?.amount).toBe(cart.tax.totalAfterTaxes)
  })
})

describe("why a tax", () => {
  it("is on each event of a subscription, and the lines add up to the cart's own figures", async () => {
    const { lines, steps } = await explained("tax")
    const season = lines.filter(({ title }) => title.includes("Season"))
    expect(season.map(({ title }) => title.split(" · ")[2]).toSorted()).toEqual(["Play matinee", "Play soir"])
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(cart.tax.tax1 + cart.tax.tax2)
    const ofOrder = steps.filter(({ fact }) => fact === "tax")
    expect(ofOrder.map(({ amount, law }) => [amount, law])).toEqual([
      [cart.tax.tax1, "Excise Tax Act, s. 165.2"],
      [cart.tax.tax2, undefined],
    ])
    // What bears no tax is no part of what the taxes are on.
    expect(ofOrder[0]?.explanation).toBe("GST 5% on $801.08, rounded once for the whole order.")
  })

  it("is none on a gift, a certificate and what is exempt, each by its law", async () => {
    expect((await told("tax", "The don"))?.at(-1)).toEqual([
      ...["No tax: a gift isn’t consideration for a supply.", "Excise Tax Act, s. 165(1)"],
    ])
    expect((await told("tax", "Le cadeau", "fr"))?.at(-1)).toEqual([
      "Aucune taxe : vendre un chèque-cadeau n’est pas une fourniture ; ce qu’il paie sera taxé.",
      "Loi sur la taxe d’accise, art. 181.2",
    ])
    expect((await told("tax", "The livret"))?.at(-1)).toEqual([
      ...["No tax: it’s set up as exempt.", "Excise Tax Act, s. 123(1) and Schedule V"],
    ])
    expect((await told("tax", "The membre"))?.map(([, amount]) => amount)).toEqual([undefined, 250, 499])
  })
})

it("replays a cart of every kind to what is stored", async () => {
  const { body } = await petit.get(`/v1/support/carts/${cart.id}/replay`, staff)
  expect(JSON.parse(body)).toMatchObject({ tickets: 14, unpriced: 0, differences: [] })
})
