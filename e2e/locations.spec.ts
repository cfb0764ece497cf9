import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

const houses = {
  fr: {
    shop: "belvedere",
    hall: "Salle Belvédère",
    id: "belvedere.salle",
    getting: "S’y rendre",
    on: "Le Cid",
  },
  en: {
    shop: "harbour",
    hall: "Harbour Arena",
    id: "harbour.arena",
    getting: "Getting here",
    on: "Halifax Gales Hockey",
  },
} as const

for (const { language, width, dark } of [
  { language: "fr", width: 390, dark: true },
  { language: "en", width: 1280, dark: false },
] as const)
  test(`a venue is found from the menu, and what plays there from its page: ${language}, ${width} px [SHELL-033] [SHELL-034] [CAT-001]`, async ({
    page,
  }) => {
    const t = words(language)
    const { shop, hall, id, getting, on } = houses[language]
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/${language}/pages?subdomain=${shop}`)
    await takenOver(page)
    await page.getByRole("button", { name: t("nav.menu") }).click()
    const menu = page.getByRole("list", { name: t("entry.list") })
    await menu.getByRole("link", { name: t("entry.venues"), exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: t("location.list") })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${language}/locations\\?`))
    await expect(page.getByRole("heading", { level: 2, name: hall, exact: true })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])

    await page.getByRole("link", { name: t("location.open.name", { name: hall }), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/locations/${id}`))
    await expect(page.getByRole("heading", { level: 1, name: hall })).toBeFocused()
    await expect(page.getByRole("heading", { level: 2, name: getting })).toBeVisible()
    const onStage = page.getByRole("region", { name: t("location.onStage") })
    expect(await axeFinds(page)).toEqual([])
    await onStage.getByRole("link", { name: on, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: on })).toBeVisible()

    await page
      .getByRole("region", { name: t("page.where") })
      .getByRole("link", { name: hall })
      .click()
    await expect(page.getByRole("heading", { level: 1, name: hall })).toBeVisible()
  })

test("a venue that there is not is told over those that there are [ERR-019]", async ({ page }) => {
  const t = words("en")
  await page.goto("/en/locations/harbour.attic?subdomain=harbour")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("This venue isn’t available right now")
  await dialog.getByRole("button", { name: t("app.ok"), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/en\/locations\?/)
  await expect(page.getByRole("heading", { level: 2, name: "Harbour Arena", exact: true })).toBeVisible()
})

test("a tenant's venues are its own: another's address is none", async ({ page }) => {
  await page.goto("/en/locations/belvedere.salle?subdomain=harbour")
  await expect(page.getByRole("dialog")).toContainText("This venue isn’t available right now")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the venues and their pages read well", async ({ page }) => {
    await page.goto("/fr/locations?subdomain=belvedere")
    await expect(page).toHaveTitle("Lieux · Théâtre Belvédère")
    await page
      .getByRole("link", { name: words("fr")("location.open.name", { name: "Salle Belvédère" }) })
      .click()
    await expect(page.getByRole("heading", { level: 1, name: "Salle Belvédère" })).toBeVisible()
    await expect(page.getByText("Au sommet du cap")).toBeVisible()
  })
})

for (const width of [390, 1280])
  test(`the page of a house reached in the shop keeps the place of its picture: ${width} px`, async ({
    page,
  }) => {
    const { hall, id } = houses.fr
    await page.setViewportSize({ width, height: 844 })
    await page.goto("/fr/locations?subdomain=belvedere")
    await takenOver(page)
    const { promise: comes, resolve: come } = Promise.withResolvers<void>()
    await page.route(`**/v1/locations/${id}?*`, async (route) => {
      await comes
      await route.continue()
    })
    const main = page.getByRole("main")
    await main.getByRole("link", { name: hall }).first().click()
    const awaited = main.locator("[aria-hidden] > div > div").first()
    await expect(awaited).toBeVisible()
    const room = await awaited.boundingBox()
    come()
    await expect(main.getByRole("heading", { level: 1, name: hall })).toBeVisible()
    expect(await main.locator("img").first().boundingBox()).toEqual(room)
  })
