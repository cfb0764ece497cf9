import type { Cart, CartDetailToken, HoldsAnswer, WebsiteConfig } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { shops } from "../../test/house/shops.ts"
import type { SaleDocumentRow } from "../database/checkout-tables.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
  const question = { fr: "Qui viendra ?", en: "Who’s coming?" }
  for (const [id, required] of [
    [shops.stripe.id, true],
    [shops.paysafe.id, false],
  ] as const)
    await bench
      .db("websites")
      .where({ id })
      .update({
        site_options: JSON.stringify({ holderSurvey: { question, required } }),
        revision: 2,
      })
})
afterAll(() => bench.close())

const ticketsOf = ({ cartElements }: Pick<Cart, "cartElements">): CartDetailToken[] =>
  cartElements.flatMap(({ prices }) => prices.flatMap(({ cartDetailToken }) => cartDetailToken))

async function withTickets(shop: "stripe" | "paysafe" | "globalpayments") {
  const guest = await bench.shopper(shop)
  const cart = (await guest.call<Cart>("GET", "/v1/cart/self")).body
  const ids = ticketsOf(cart).map(({ idCartLine }) => idCartLine)
  const answer = (answers: readonly (readonly [string | undefined, string])[]) =>
    guest.call<HoldsAnswer & { code?: string }>(
      "POST",
      "/v1/holds/actions/answer",
      answers.map(([idCartLine, questionResponse]) => ({ idCartLine, questionResponse })),
    )
  return { guest, cart, ids, answer }
}

it("asks each ticket's holder, sells nothing before each has answered, and writes it in the sale [CART-045] [CFG-008]", async () => {
  const { guest, ids, answer } = await withTickets("stripe")
  const config = (await guest.call<WebsiteConfig>("GET", "/v1/websites/config?language=en")).body
  expect(config.uniqueHolderSurvey).toBe(true)
  expect(config.holderSurvey).toEqual({ question: "Who’s coming?", required: true })
  const first = await answer([[ids[0], "  Marie Tremblay "]])
  expect(ticketsOf(first.body.cart).map(({ questionResponse }) => questionResponse)).toEqual([
    "Marie Tremblay",
    undefined,
  ])
  const needed = { status: 422, body: { code: "holder-answers-needed" } }
  expect(await guest.call("PUT", "/v1/session/create-sale")).toMatchObject(needed)
  await answer([
    [ids[0], ""],
    [ids[1], "Léo"],
  ])
  expect(await guest.call("PUT", "/v1/session/create-sale")).toMatchObject(needed)
  await answer([[ids[0], "Marie"]])
  const paid = await guest.pay(await guest.startSale(), { stripeToken: "tok_visa" })
  expect(paid.status).toBe(200)
  const receipt = await guest.call<Cart>("GET", `/v1/invoice-confirmation/${paid.body.saleId}`)
  expect(ticketsOf(receipt.body).map(({ questionResponse }) => questionResponse)).toEqual(["Marie", "Léo"])
  const [document] = await bench.db<SaleDocumentRow>("sale_documents")
  expect(document?.document).toContain("Léo")
  const journal = JSON.stringify(await bench.db("journal"))
  expect(journal).toContain("holds.answer")
  expect(journal).not.toContain("Léo")
})

it("takes answers or none where they are optional", async () => {
  const { guest, ids, answer } = await withTickets("paysafe")
  expect((await guest.call("PUT", "/v1/session/create-sale")).status).toBe(200)
  expect((await answer([[ids[0], "Marie"]])).status).toBe(200)
})

it("refuses answers that are too long, for others' tickets, and where nothing is asked", async () => {
  const { ids, answer } = await withTickets("stripe")
  const other = await withTickets("stripe")
  expect((await answer([[ids[0], "x".repeat(201)]])).body.code).toBe("request-invalid")
  expect(await answer([[other.ids[0], "x"]])).toMatchObject({ status: 404, body: { code: "hold-unknown" } })
  const unasked = await withTickets("globalpayments")
  expect((await unasked.answer([[unasked.ids[0], "x"]])).body.code).toBe("holders-not-asked")
})
