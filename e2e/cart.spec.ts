import { expect, type Page } from "playwright/test"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const evening: Evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-22",
  level: "Balcon",
}

/** The cart as the server answers it, with another time. */
async function withTime(
  page: Page,
  time: { readonly remainingTime: number; readonly reservationTime?: number },
) {
  const address = "**/v1/cart/self?*"
  await page.unroute(address)
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...time } })
  })
}

test("a line tells the taxes of its tickets, each by its name, in a window [CART-013]", async ({ page }) => {
  for (const language of ["fr", "en"] as const) {
    const { t, button, cartWith } = shopper(page, language)
    await cartWith({ ...evening, level: language === "fr" ? "Balcon" : "Balcony" })
    await button(new RegExp(`^${t("cart.taxes")}, `))
      .first()
      .click()
    const taxes = page.getByRole("dialog", { name: t("cart.taxes") })
    await expect(taxes).toContainText(/\d\s×\s/)
    for (const name of language === "fr" ? ["TPS", "TVQ"] : ["GST", "QST"])
      await expect(taxes.getByText(name, { exact: true })).toBeVisible()
    const amounts = await taxes.getByRole("definition").allTextContents()
    expect(amounts.length).toBeGreaterThanOrEqual(4)
    for (const amount of amounts) expect(amount).toMatch(/\d[.,]\d\d/)
    await page.keyboard.press("Escape")
    await expect(taxes).toBeHidden()
    await expect(button(new RegExp(`^${t("cart.taxes")}, `)).first()).toBeFocused()
  }
})

test("the countdown starts at the time that remains, goes on by the second and starts anew with another cart [CART-020] [CART-021] [CART-024] [CART-025] [CART-026] [CART-028]", async ({
  page,
}) => {
  await page.clock.install()
  const { t, button, cartWith } = shopper(page, "en")
  await cartWith({ ...evening, level: "Balcony" })
  await withTime(page, { remainingTime: 300 })
  await page.reload()
  const shown = page.getByRole("main").getByRole("timer")
  const seconds = async () => {
    const [, minutes = "", rest = ""] = /(\d+):(\d\d)/.exec((await shown.textContent()) ?? "") ?? []
    return Number(minutes) * 60 + Number(rest)
  }
  await expect(shown).toContainText(/\b0[45]:\d\d/)
  const first = await seconds()
  expect(first).toBeLessThanOrEqual(300)
  expect(first).toBeGreaterThan(240)
  await page.clock.fastForward("01:00")
  await expect.poll(seconds).toBeLessThanOrEqual(first - 60)
  await page.clock.fastForward("02:10")
  // More time is another cart: the server's answer ends one countdown and sets the next.
  await button(t("countdown.extend")).click()
  await expect.poll(seconds).toBeGreaterThan(600)

  // The cart is read again where one is: its countdown goes while the page stays.
  await withTime(page, { remainingTime: 0, reservationTime: 0 })
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^${t("nav.cart")}`) })
    .click()
  await expect(page.getByRole("timer")).toHaveCount(0)
  await expect(button(/^Remove /).first()).toBeVisible()
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
})
