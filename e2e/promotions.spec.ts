import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** Codes that change prices and open a sale before it is everybody's. */

const address = (day: string) =>
  `/fr/pages/belvedere.la-maison-de-sel/performances/belvedere.la-maison-de-sel-${day}?subdomain=belvedere`

test("a code of a link lowers the prices on a phone, through the cart to the receipt; one used up loses nothing [HOLD-007] [ENT-008] [CART-042]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, button, link, addToCart, toPayment, pay } = shopper(page, "fr")
  await page.goto(`${address("2027-01-22")}&promo=tirage-sel`)
  await takenOver(page)
  await button(t("event.panel.larger")).click()
  const promotion = page.getByRole("region", { name: t("promotion.title") })
  await expect(promotion.getByText("Tirage de la rentrée")).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  // Two tickets of a code for one: the refusal says why, and what was chosen stays.
  await button(t("event.levels.best.for", { level: "Parterre A" })).click()
  await button(t("event.add")).click()
  await expect(page.getByRole("alert").getByText(/a atteint sa limite d’utilisation/)).toBeVisible()
  await expect(button(t("event.add"))).toBeEnabled()

  await button(t("app.close")).click()
  await button(t("promotion.remove")).click()
  const code = page.getByLabel(t("promotion.code"))
  await code.fill("INCONNU")
  await button(t("promotion.apply")).click()
  await expect(promotion.getByText(/Ce code promotionnel n’est pas valide/)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await code.fill("voisins-10")
  await button(t("promotion.apply")).click()
  await expect(promotion.getByText("Rabais des voisins")).toBeVisible()
  await expect(page.locator("s").filter({ hasText: /77,50/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/promo=voisins-10/)

  await addToCart()
  await expect(page.getByText("Rabais des voisins")).toBeVisible()
  await expect(page.locator("s").filter({ hasText: /77,50/ })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await toPayment()
  await pay(cards.paysafeFrictionless)
  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()
  await expect(page.getByText("Rabais des voisins")).toBeVisible()
  await expect(link(t("cart.checkout"))).toHaveCount(0)
})

test("what a code of a link does is told in the language of now, after the language link", async ({
  page,
}) => {
  const fr = shopper(page, "fr")
  const en = shopper(page, "en")
  await page.goto(`${address("2027-01-22")}&promo=voisins-10`)
  await takenOver(page)
  await expect(page.getByText("Rabais des voisins")).toBeVisible()
  await page.getByRole("link", { name: fr.t("nav.language") }).click()
  const promotion = page.getByRole("region", { name: en.t("promotion.title") })
  await expect(promotion.getByText("Neighbours’ discount")).toBeVisible()
  await expect(page.getByText("Rabais des voisins")).toHaveCount(0)
  await expect(page).toHaveURL(/promo=voisins-10/)
})

test("an evening in presale says until when, refuses a wrong code and opens by its own [HOLD-006] [CART-043]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, button, addToCart } = shopper(page, "fr")
  await page.goto(address("2027-01-23"))
  await takenOver(page)
  await expect(page.getByRole("heading", { name: t("presale.open") })).toBeVisible()
  await expect(page.getByText(/5 janvier/).first()).toBeVisible()
  const code = page.getByLabel(t("presale.code"))
  await code.fill("AMIS")
  await button(t("presale.enter")).click()
  await expect(page.getByText(/Ce code de prévente n’est pas valide/)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await code.fill("amis-du-sel")
  await button(t("presale.enter")).click()
  await button(t("event.panel.larger")).click()
  await button(t("event.levels.best.for", { level: "Parterre B" })).click()
  await addToCart()
  await expect(page.getByText(t("cart.presale", { code: "AMIS-DU-SEL" }))).toBeVisible()
})
