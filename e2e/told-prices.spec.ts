import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

/** What an organiser tells of a price: what it was before, and that nothing more is sold at it. */

test("an original price is struck through on the map and in the cart, and what is sold out says so [CART-011]", async ({
  page,
}) => {
  const { t, button, pickBest, addToCart } = shopper(page, "fr")
  await page.setViewportSize({ width: 1280, height: 900 })
  await pickBest({
    shop: "belvedere",
    page: "matinees-du-lundi",
    event: "matinees-du-lundi-2027-05-10",
    level: "Parterre A",
  })
  const levels = page.getByRole("region", { name: t("event.levels") })
  const levelA = levels.getByRole("listitem").filter({ hasText: "Parterre A" })
  await expect(levelA.locator("s")).toHaveText(/^34,50\s\$$/)
  await expect(levelA).toContainText(/Prix courant\s34,50\s\$\sVotre prix\s26,50\s\$/)
  await expect(levelA).toContainText("Tarif étudiant · Épuisé")
  const corbeille = levels.getByRole("listitem").filter({ hasText: "Corbeille" })
  await expect(corbeille).toContainText("Complet")
  await expect(button(t("event.levels.best.for", { level: "Corbeille" }))).toBeDisabled()
  // The only price left is no choice.
  await expect(page.getByRole("main").getByRole("combobox", { name: /Tarif/ })).toHaveCount(0)
  expect(await axeFinds(page)).toEqual([])
  await addToCart()
  const cart = page.getByRole("main")
  await expect(cart.locator("s").first()).toHaveText(/^34,50\s\$$/)
  expect(await axeFinds(page)).toEqual([])
})

test("an original price is struck through in English on a phone", async ({ page }) => {
  const { t, button } = shopper(page, "en")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(
    "/en/pages/harbour.open-rehearsals/performances/harbour.open-rehearsals-2027-05-12?subdomain=harbour",
  )
  const legend = page.getByRole("list", { name: t("event.legend") })
  await expect(legend).toContainText("Lower Bowl")
  await expect(legend).not.toContainText("Lower Bowl Gold")
  await button(t("event.panel.larger")).click()
  const levels = page.getByRole("region", { name: t("event.levels") })
  const gold = levels.getByRole("listitem").filter({ hasText: "Lower Bowl Gold" })
  await expect(gold).toContainText(t("saleState.SOLDOUT"))
  const lower = levels.getByRole("listitem").filter({ hasText: /Lower Bowl(?! Gold)/ })
  await expect(lower.locator("s")).toHaveText("$70.50")
  await expect(lower).toContainText("Senior 60+ · Sold out")
  await expect(button(t("event.levels.best.for", { level: "Lower Bowl Gold" }))).toBeDisabled()
})
