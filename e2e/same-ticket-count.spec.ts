import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const nights = {
  fr: { adult: "Adulte", first: "La veillée du Nord", second: "Grand slam de la Basse-Ville" },
  en: { adult: "Adult", first: "An Evening from the North", second: "Lower Town Grand Slam" },
} as const

for (const language of ["fr", "en"] as const)
  test(`the cart names nights with other numbers of tickets, leads back to each, and on once they are equal: ${language} [CART-018] [CART-047]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { t, button, link, atEvening, addToCart } = shopper(page, language)
    const { adult, first, second } = nights[language]
    const add = async (tickets: number) => {
      const more = button(t("event.tickets.more", { name: adult }))
      await expect(more).toBeEnabled()
      for (let ticket = 0; ticket < tickets; ticket += 1) await more.click()
      await addToCart()
    }
    const night = { shop: "belvedere", page: "paroles-vivantes", level: "" } as const
    await atEvening({ ...night, event: "veillee-du-nord-2027-04-22" })
    await add(2)
    await expect(link(t("cart.checkout"))).toBeVisible()
    await atEvening({ ...night, event: "grand-slam-2027-04-23" })
    await add(1)

    const warning = page.getByRole("status").filter({ hasText: t("cart.unequal") })
    await expect(warning.getByRole("link")).toHaveText([
      new RegExp(`^${first}, .*22.*2027.*2`),
      new RegExp(`^${second}, .*23.*2027.*1`),
    ])
    await expect(link(t("cart.checkout"))).toHaveCount(0)
    expect(await axeFinds(page)).toEqual([])
    await page.goto(`/${language}/checkout/mode?subdomain=belvedere`)
    await expect(page).toHaveURL(new RegExp(`/${language}/cart`))

    await warning.getByRole("link", { name: new RegExp(second) }).click()
    await add(1)
    await expect(warning).toHaveCount(0)
    await expect(link(t("cart.checkout"))).toBeVisible()
  })
