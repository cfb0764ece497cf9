import { expect, type Page } from "playwright/test"
import { shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const evening = {
  shop: "belvedere",
  page: "l-heure-bleue",
  event: "l-heure-bleue-2027-02-13",
  level: "Parterre B",
} as const

/** Three seats side by side in the cart, the middle one at a price of its own: without it nobody could sit between the two. */
async function threeSideBySide(page: Page) {
  const shop = shopper(page, "fr")
  await shop.atEvening(evening)
  await shop.button(new RegExp(`^${shop.t("event.party.more")}`)).click()
  await shop.button(shop.t("event.levels.best.for", { level: evening.level })).click()
  const prices = page.locator("[data-selected-seats] select")
  await expect(prices).toHaveCount(3)
  await prices.nth(1).selectOption({ index: 1 })
  await shop.addToCart()
  return shop
}

test("what goes along with a line is asked first, by keyboard alone, and can be undone [CART-014] [CART-037] [SEAT-005]", async ({
  page,
}) => {
  const { t, button } = await threeSideBySide(page)
  const lines = page.getByRole("button", { name: /^Retirer / })
  await expect(lines).toHaveCount(3)
  const middle = button("Retirer 1 × 65 ans et plus")
  await middle.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: /^Retirer aussi d’autres billets/ })
  await expect(dialog.getByRole("listitem")).toHaveCount(2)
  await expect(dialog.getByText(/siège \d+/)).toHaveCount(2)
  const keep = dialog.getByRole("button", { name: t("cart.together.keep") })
  await expect(keep).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(middle).toBeFocused()
  await expect(lines).toHaveCount(3)

  await page.keyboard.press("Enter")
  await expect(keep).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(dialog.getByRole("button", { name: /^Retirer les 3/ })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByText(t("cart.empty.title"))).toBeVisible()
  await expect(page.getByText(/^Retiré\s: .*, ainsi que 2 autres billets/).first()).toBeVisible()
  await button(t("app.undo")).click()
  await expect(lines).toHaveCount(3)
})
