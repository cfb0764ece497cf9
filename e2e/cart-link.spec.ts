import { type APIRequestContext, expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const evening: Evening = { shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-05", level: "Corbeille" }

/** A link to the cart of a page's visit, as the staff makes it. */
async function linkTo(page: Page, request: APIRequestContext, purpose: "look" | "pay"): Promise<string> {
  const site = "subdomain=belvedere&language=fr"
  const signedIn = await request.post(`/v1/refresh-tokens?${site}`, {
    data: { username: "soutien@belvedere.example", password: "parterre-demo" },
  })
  const { refreshToken } = await signedIn.json()
  const kept = await page.evaluate(() => localStorage.getItem("parterre.belvedere.session"))
  const session = { "x-session-token": JSON.parse(kept ?? "{}").value }
  const cart = await (await request.get(`/v1/cart/self?cache=0&${site}`, { headers: session })).json()
  const made = await request.post(`/v1/support/carts/${cart.id}/link?${site}`, {
    headers: { authorization: `Bearer ${refreshToken}` },
    data: { purpose },
  })
  const { pathname, search } = new URL((await made.json()).url)
  return pathname + search
}

test("a link pays the cart on another phone, to its tickets, and the payer's own cart stays [CART-044] [ACC-001]", async ({
  page,
  anotherVisitor,
  request,
}) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith(evening)
  const address = await linkTo(page, request, "pay")

  const phone = await anotherVisitor({ viewport: { width: 390, height: 844 } })
  const payer = shopper(phone, "fr")
  const faults: string[] = []
  phone.on("pageerror", ({ message }) => void faults.push(message))
  phone.on("console", (said) => said.type() === "error" && void faults.push(said.text()))
  await phone.goto(address)
  await expect(phone.getByRole("heading", { level: 1, name: t("link.title") })).toBeVisible()
  const main = phone.getByRole("main")
  await expect(main.getByRole("region", { name: "Le Cid" })).toContainText("Corbeille")
  await expect(main.getByRole("timer")).toBeVisible()
  await expect(phone.getByRole("button", { name: /^Retirer/ })).toHaveCount(0)
  expect(await axeFinds(phone)).toEqual([])

  // The page is drawn once, by the browser, for it depends on the link.
  expect(faults).toEqual([])
  await phone.getByRole("link", { name: t("link.pay"), exact: true }).click()
  await payer.tellWho("payeuse@exemple.ca")
  await phone.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
  await payer.button(t("checkout.next")).click()
  await payer.pay(cards.paysafeFrictionless)
  await payer.hasTickets()

  await phone.goto(address)
  await expect(phone.getByRole("heading", { level: 1, name: t("link.paid.title") })).toBeVisible()
  expect(await axeFinds(phone)).toEqual([])
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeVisible()
})

test("a link to look shows the cart and no way to pay it; one that is unknown or over says so [CART-044]", async ({
  page,
  anotherVisitor,
  request,
}) => {
  const { cartWith } = shopper(page, "fr")
  await cartWith({ ...evening, level: "Balcon" })
  const address = (await linkTo(page, request, "look")).replace("/fr/", "/en/")

  const visitor = await anotherVisitor({ viewport: { width: 390, height: 844 } })
  const { t } = shopper(visitor, "en")
  await visitor.goto(address)
  await expect(visitor.getByText(t("link.look.body"))).toBeVisible()
  await expect(visitor.getByRole("link", { name: t("link.pay") })).toHaveCount(0)
  await visitor.getByRole("link", { name: t("link.own"), exact: true }).click()
  await expect(visitor.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeVisible()

  await visitor.goto("/en/cart?reservationToken=nothing&subdomain=belvedere")
  await expect(visitor.getByRole("heading", { level: 1, name: t("link.over.title") })).toBeVisible()
  await expect(visitor.getByRole("link", { name: t("link.over.pages"), exact: true })).toBeVisible()
})
