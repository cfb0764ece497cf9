import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { withTickets } from "./prepared.ts"
import { type Evening, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

const evening = {
  shop: "belvedere",
  page: "le-renard-et-la-lune",
  event: "le-renard-et-la-lune-2027-03-20-14h",
} as const

for (const [language, level, child, family, byTwo] of [
  ["fr", "Studio", "12 ans et moins", "Duo famille", "ces billets se vendent par multiples de 2."],
  ["en", "Studio", "12 and under", "Family pair", "these tickets are sold 2 at a time."],
] as const)
  test(`tickets of a row that was held in two goes change their type together, by the limits of the row: ${language} [CART-035] [CALL-028] [QTY-004]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { t, button } = shopper(page, language)
    const place: Evening = { ...evening, level }
    await withTickets(page, language, place, 3)
    await withTickets(page, language, place, 1)
    const asked: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/holds-pricelevel/split")) asked.push(request.postData() ?? "")
    })
    await page.goto(`/${language}/cart?subdomain=belvedere`)
    await takenOver(page)

    await button(`${t("cart.split")}, 4 × ${child}`).press("Enter")
    const types = page.getByRole("dialog", { name: t("cart.split") })
    const more = types.getByRole("button", { name: t("cart.split.more", { name: family }) })
    const less = types.getByRole("button", { name: t("cart.split.less", { name: child }) })
    const confirm = types.getByRole("button", { name: t("cart.split.confirm") })

    // Three at a price that is sold by two.
    for (let n = 0; n < 3; n++) await less.press("Enter")
    for (let n = 0; n < 3; n++) await more.press("Enter")
    await confirm.press("Enter")
    const note = page.getByRole("dialog").filter({ hasText: byTwo })
    await expect(note).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(note).toHaveCount(0)
    expect(await axeFinds(page, "dialog")).toEqual([])
    expect(asked).toEqual([])

    // Two: one of each of what was held, neither of which could change by itself.
    await types.getByRole("button", { name: t("cart.split.less", { name: family }) }).press("Enter")
    await types.getByRole("button", { name: t("cart.split.more", { name: child }) }).press("Enter")
    await confirm.press("Enter")
    await expect(types).toHaveCount(0)
    expect(asked).toHaveLength(1)
    for (const name of [child, family]) await expect(button(`${t("cart.split")}, 2 × ${name}`)).toBeVisible()
  })
