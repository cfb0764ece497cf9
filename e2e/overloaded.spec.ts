import { expect, type Page } from "playwright/test"
import { shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

const evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-15",
} as const
const levels = { fr: "Balcon", en: "Balcony" }
const said = {
  fr: "Il y a beaucoup de monde en ce moment. Attendez quelques secondes, puis réessayez.",
  en: "A lot of people are here right now. Wait a few seconds, then try again.",
}

/** The next holds are refused as an overloaded server refuses them; those after are the server's own. */
async function overloaded(page: Page, language: Language, refusals: number) {
  let asked = 0
  await page.route(/\/v1\/holds(-pricelevel\/[^?]+)?\?/, async (route) => {
    asked += 1
    if (asked > refusals) return route.continue()
    return route.fulfill({
      status: 503,
      headers: { "content-type": "application/problem+json", "retry-after": "1" },
      body: JSON.stringify({
        type: "/problems/overloaded",
        title: said.en,
        status: 503,
        code: "overloaded",
        action: "retry-later",
        message: said[language],
        retryAfter: 1,
      }),
    })
  })
  return () => asked
}

test("a hold that an overloaded server refused is sent again, and the shopper has the seats", async ({
  page,
}) => {
  const { t, pickBest, button, link } = shopper(page, "en")
  await pickBest({ ...evening, level: levels.en })
  const asked = await overloaded(page, "en", 2)
  await button(t("event.add")).click()
  await expect(link(t("event.goToCart"))).toBeVisible({ timeout: 15_000 })
  expect(asked()).toBe(3)
  await expect(page.getByText(said.en)).toHaveCount(0)
})

for (const language of ["fr", "en"] as const)
  test(`a server that stays overloaded is told of calmly, and keeps the choice (${language})`, async ({
    page,
  }) => {
    const { t, pickBest, button, link } = shopper(page, language)
    await pickBest({ ...evening, level: levels[language] })
    const asked = await overloaded(page, language, 4)
    await button(t("event.add")).click()
    await expect(page.getByText(said[language]).first()).toBeVisible({ timeout: 20_000 })
    expect(asked()).toBe(4)
    const ok = page.getByRole("dialog").getByRole("button", { name: t("app.ok") })
    if (await ok.isVisible()) await ok.click()
    await button(t("event.add")).click()
    await expect(link(t("event.goToCart"))).toBeVisible({ timeout: 15_000 })
  })
