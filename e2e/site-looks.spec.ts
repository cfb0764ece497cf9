import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { quiet } from "./quiet.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** Two demo sites that differ from the others as a whole: one that leads to many organisers, one of the tkp system. */

const kinds = [
  ["fr", 1280, "light"],
  ["en", 390, "dark"],
] as const

for (const [language, width, colorScheme] of kinds) {
  const t = words(language)

  test(`the main site leads to the houses by genre, carousel and banners, ${language}, ${width} px, ${colorScheme} [VAR-001]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto(`/${language}/pages?subdomain=www`)
    await takenOver(page)
    const genres = page.getByRole("list", { name: t("nav.genres") })
    await expect(genres.getByRole("link")).toHaveText([
      t("nav.programme"),
      ...(["show", "sport", "music", "comedy", "festival"] as const).map((one) => t(`category.${one}`)),
    ])
    await expect(genres.getByRole("link", { name: t("nav.programme") })).toHaveAttribute(
      "aria-current",
      "page",
    )
    await expect(page.getByRole("region", { name: t("banner.carousel") })).toBeVisible()
    await expect(page.getByRole("article")).toHaveCount(6)
    await quiet(page)
    expect(await axeFinds(page)).toEqual([])

    const sport = genres.getByRole("link", { name: t("category.sport") })
    await sport.click()
    await expect(page.getByRole("article")).toHaveCount(1)
    await expect(sport).toHaveAttribute("aria-current", "page")
    // Nothing is sold here: no cart, and what is opened leads to its organiser in the visitor's language.
    await expect(page.getByRole("link", { name: t("nav.cart") })).toHaveCount(0)
    await page.getByRole("article").getByRole("link").click()
    await page.waitForURL(`/${language}/pages/harbour.halifax-gales?subdomain=harbour`)
    await expect(page.getByRole("link", { name: /^Harbour Arena/ }).first()).toBeVisible()
  })

  test(`a site of the tkp system has its look, ${language}, ${width} px, ${colorScheme} [SHELL-007]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const look = async (shop: string) => {
      await page.goto(`/${language}/pages?subdomain=${shop}`)
      await takenOver(page)
      await quiet(page)
      return page.evaluate(() => {
        const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
        return {
          bar: styleOf("header[data-bar]").backgroundColor,
          word: styleOf("header[data-bar] a").color,
          corner: styleOf("main button").borderRadius,
        }
      })
    }
    const tkp = await look("cabaret")
    expect(tkp).toEqual({ bar: "rgb(18, 19, 20)", word: "rgb(242, 242, 240)", corner: "0px" })
    expect(await axeFinds(page)).toEqual([])
    await page.getByRole("button", { name: t("nav.menu") }).click()
    await expect(page.getByRole("list", { name: t("nav.genres") })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await page.goto(`/${language}/pages/cabaret.maree-basse?subdomain=cabaret`)
    await takenOver(page)

    const other = await look("belvedere")
    expect(other.corner).toBe("8px")
    expect(other.bar).not.toBe(tkp.bar)
  })
}
