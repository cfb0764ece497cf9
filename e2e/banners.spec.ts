import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

for (const { language, width, dark } of [
  { language: "en", width: 1280, dark: false },
  { language: "fr", width: 390, dark: true },
] as const)
  test(`the home shows a carousel, a main and a secondary banner: ${language}, ${width} px [CAT-011]`, async ({
    page,
  }) => {
    const t = words(language)
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light", reducedMotion: "reduce" })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/${language}/pages?subdomain=harbour`)
    await takenOver(page)
    const carousel = page.getByRole("region", { name: t("banner.carousel") })
    const slide = carousel.getByRole("group")
    await expect(slide).toHaveCount(1)
    const titles =
      language === "en"
        ? ["The Gales are home all winter", "Your loudest Friday of the year", "The season guide"]
        : ["Les Gales à la maison tout l’hiver", "Un vendredi à plein volume", "Le guide de la saison"]
    for (const title of titles) {
      await expect(slide.getByRole("heading", { level: 2, name: title })).toBeVisible()
      await expect(slide.getByRole("img")).toHaveCount(0)
      await carousel.getByRole("button", { name: t("banner.next") }).click()
    }
    await carousel.getByRole("button", { name: t("banner.previous") }).click()
    const guide = slide.getByRole("link", { name: t("banner.more") })
    await expect(guide).toHaveAttribute("href", "https://www.harbour.example/season")
    await expect(guide).toHaveAttribute("target", "_blank")
    await carousel.getByRole("button", { name: t("banner.previous") }).click()
    expect(await axeFinds(page)).toEqual([])

    await page.getByRole("complementary").getByRole("link").click()
    await expect(page).toHaveURL(/harbour\.below-the-tide/)
    await page.goBack()
    await page
      .getByRole("region", {
        name: language === "en" ? "Give a night at the arena" : "Offrez une soirée à l’aréna",
      })
      .getByRole("link")
      .click()
    await expect(page).toHaveURL(/harbour\.gifts-and-passes/)
    await page.goBack()
    await slide.getByRole("link", { name: t("page.dates") }).click()
    await expect(page).toHaveURL(/harbour\.(halifax-gales|northern-static)/)
  })

test("the slides move on by themselves, and stop under a hand, at a press and for who wants less motion", async ({
  page,
}) => {
  const t = words("en")
  await page.clock.install()
  const carousel = page.getByRole("region", { name: t("banner.carousel") })
  const shown = carousel.getByRole("group").getByRole("heading")
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.goto("/en/pages?subdomain=harbour")
  await takenOver(page)
  await expect(carousel.getByRole("button", { name: t("banner.pause") })).toBeVisible()
  await page.clock.runFor(8_000)
  await expect(shown).toHaveText("Your loudest Friday of the year")
  await carousel.getByRole("heading").hover()
  await page.clock.runFor(20_000)
  await expect(shown).toHaveText("Your loudest Friday of the year")
  await page.mouse.move(0, 0)
  await page.clock.runFor(8_000)
  await expect(shown).toHaveText("The season guide")
  await carousel.getByRole("button", { name: t("banner.pause") }).press("Enter")
  await page.getByRole("searchbox").first().focus()
  await page.clock.runFor(30_000)
  await expect(shown).toHaveText("The season guide")

  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/en/pages?subdomain=harbour")
  await takenOver(page)
  await expect(carousel.getByRole("button", { name: t("banner.play") })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(shown).toHaveText("The Gales are home all winter")
})

test("a home without a carousel keeps its featured event, between its two banners", async ({ page }) => {
  const t = words("fr")
  await page.goto("/fr/pages?subdomain=belvedere")
  await takenOver(page)
  await expect(page.getByText(t("home.featured"), { exact: true })).toBeVisible()
  await expect(page.getByRole("region", { name: t("banner.carousel") })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Chèques-cadeaux, cartes de membre et dons" })).toBeVisible()
  await expect(page.getByRole("complementary").getByRole("link")).toHaveText(/coulisses/)
  await page.goto("/fr/pages?subdomain=belvedere&q=cordes")
  await expect(page.getByRole("complementary")).toHaveCount(0)
})
