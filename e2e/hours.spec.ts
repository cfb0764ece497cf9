import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** An exhibition is sold by the hour: a day is chosen, then when to enter. */

const says = (page: Page, words: RegExp) => expect(page.getByRole("main")).toContainText(words)

test("in French on a phone, from the calendar to the cart: a day, its hours, and one of them [CAT-001] [CAT-017] [SHELL-018]", async ({
  page,
}) => {
  const { t, button, link, addToCart } = shopper(page, "fr")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/fr/pages/belvedere.l-envers-du-decor?subdomain=belvedere")
  await takenOver(page)
  const table = page.getByRole("table", { name: "mai 2027" })
  await table.getByRole("button", { name: /^samedi 8 mai 2027, En vente/ }).click()
  const panel = page.getByRole("region", { name: "samedi 8 mai 2027" })
  await expect(panel.getByRole("group", { name: t("calendar.hours") }).getByRole("button")).toHaveText([
    /^10\s+h$/,
    /^11\s+h$/,
    /^13\s+h\s*Complet$/,
    /^14\s+h$/,
    /^15\s+h$/,
    /^16\s+h$/,
  ])
  await panel.getByRole("button", { name: /^13/ }).click()
  const why = page.getByRole("dialog", { name: t("saleState.SOLDOUT") })
  await expect(why).toContainText(/samedi 8 mai 2027 à 13\sh/)
  await button(t("app.ok")).click()
  await panel.getByRole("button", { name: /^16/ }).click()
  await panel.getByRole("link", { name: /^Choisir des places, samedi 8 mai 2027 à 16/ }).click()

  await expect(page).toHaveURL(/performances\/belvedere\.l-envers-du-decor-2027-05-08-1600/)
  const hours = page.getByRole("region", { name: t("event.hours") })
  await expect(hours.locator("[aria-current]")).toHaveText(/^16\sh$/)
  await expect(hours.getByRole("listitem").filter({ hasText: /^13/ })).toContainText("Complet")
  await expect(hours.getByRole("link", { name: /^13/ })).toHaveCount(0)
  await says(page, /samedi 8 mai 2027 à 16\sh/i)
  expect(await axeFinds(page)).toEqual([])
  await hours.getByRole("link", { name: /^15/ }).press("Enter")
  await expect(page).toHaveURL(/hour=belvedere\.l-envers-du-decor-2027-05-08-1500/)
  await expect(hours.locator("[aria-current]")).toHaveText(/^15\sh$/)
  await button(t("event.tickets.more", { name: "Adulte" })).click()
  await addToCart()
  await says(page, /samedi 8 mai 2027 à 15\sh/i)
  await link(t("cart.checkout")).waitFor()
})

test("in English on a desktop, from the list of dates: nothing is bought before the hour is chosen [SHELL-018] [CAT-008]", async ({
  page,
}) => {
  const { t, button, addToCart } = shopper(page, "en")
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/en/pages/harbour.below-the-tide?subdomain=harbour")
  await takenOver(page)
  const saturday = page.getByRole("listitem").filter({ hasText: "Entry from 10:00 a.m. to 4:00 p.m." }).nth(1)
  await saturday
    .getByRole("link", { name: `${t("page.choose.hour")}, Saturday, May 22, 2027`, exact: true })
    .click()
  await expect(page).toHaveURL(/performances\/harbour\.below-the-tide-2027-05-22/)
  await expect(page.getByText(t("event.hours.first"))).toBeVisible()
  await expect(button(t("event.add"))).toHaveCount(0)
  const hours = page.getByRole("region", { name: t("event.hours") })
  await expect(hours.getByRole("link")).toHaveCount(6)
  await expect(hours.getByRole("listitem").filter({ hasText: /^12/ })).toContainText(t("saleState.SOLDOUT"))
  expect(await axeFinds(page)).toEqual([])

  await hours.getByRole("link", { name: /^10:00/ }).click()
  await expect(hours.locator("[aria-current]")).toHaveText(/^10:00\sa\.m\.$/)
  await says(page, /Saturday, May 22, 2027 at 10:00\sa\.m\./)
  // Twenty enter then, and half of them have their ticket.
  await says(page, /10 left/)
  await button(t("event.tickets.more", { name: "Adult" })).click()
  await addToCart()
  await says(page, /Saturday, May 22, 2027 at 10:00\sa\.m\./)
})

test("an hour is found by the day's code and the hour in the address [SHELL-018]", async ({ page }) => {
  const { t } = shopper(page, "en")
  await page.goto(
    "/en/pages/harbour.below-the-tide/performances/below-the-tide-2027-05-21?subdomain=harbour&hour=harbour.below-the-tide-2027-05-21-1400",
  )
  const hours = page.getByRole("region", { name: t("event.hours") })
  await expect(hours.locator("[aria-current]")).toHaveText(/^2:00\sp\.m\.$/)
})
