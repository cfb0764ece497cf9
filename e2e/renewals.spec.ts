import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { cards, shopper } from "./shopper.ts"
import { drawnTwice, takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** Last season's seats are offered by mail, and paid in the shop [RENEW-002]. */

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const

/** Of `server/demo/belvedere/season-renewals.yaml`. */
const holders = {
  fr: {
    email: "marguerite.lavoie@exemple.ca",
    title: "Trois vendredis d’hiver",
    seats: "rangée D",
    card: cards.paysafeChallenge,
  },
  en: {
    email: "graham.whitfield@example.ca",
    title: "Three Winter Fridays",
    seats: "Row E",
    card: cards.paysafeFrictionless,
  },
} as const

for (const language of ["fr", "en"] as const) {
  const t = words(language)

  test(`a season is renewed from the link of its mail, paid to a receipt: ${language} [SHELL-020] [SHELL-032] [VAR-010] [PAY-024] [RENEW-001] [RENEW-002] [RENEW-003] [ACC-001] [ENT-034]`, async ({
    page,
  }) => {
    const { email, title, card } = holders[language]
    await page.setViewportSize(sizes[language])
    const address = new URL(await inLetters(page, email, /https?:\S+subscription-renewal\S+/))
    expect(address.pathname).toMatch(new RegExp(`^/${language}/subscription-renewal/[\\w-]{43}$`))
    await page.goto(address.pathname + address.search)
    await takenOver(page)
    const { button, pay, answerBank } = shopper(page, language)
    await expect(page.getByRole("heading", { level: 1, name: t("renewal.title", { title }) })).toBeVisible()
    const ways = page.getByRole("radiogroup", { name: t("checkout.delivery.legend") })
    await expect(ways.getByRole("radio")).toHaveCount(3)
    await expect(ways).toContainText(t("renewal.SeasonBookelts"))
    expect(await axeFinds(page)).toEqual([])

    // Printed tickets go to an address, which the organiser's list does not have.
    await ways.getByRole("radio", { name: t("renewal.SeasonBookelts") }).check({ force: true })
    await button(t("renewal.continue")).click()
    await expect(page.getByRole("textbox", { name: t("checkout.address.street") })).toBeVisible()
    await expect(page).toHaveURL(/subscription-renewal/)
    await ways.getByRole("radio", { name: t("renewal.ETickets") }).check({ force: true })
    await button(t("renewal.continue")).click()

    await expect(page).toHaveURL(/\/checkout\/checkout-colts\?renewal=/)
    await expect(page.getByRole("heading", { level: 1, name: t("renewal.pay.title") })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    const summary = page.getByRole("region", { name: t("checkout.summary") })
    if (language === "fr") await summary.locator("summary").click()
    await expect(summary.getByText(title).first()).toBeVisible()
    // Nothing of what is renewed can be changed, nor who renews.
    await expect(page.getByRole("link", { name: t("client.view.edit") })).toBeHidden()
    await expect(summary.getByRole("button")).toHaveCount(0)
    await expect(summary.getByRole("link")).toHaveCount(0)
    expect(await axeFinds(page)).toEqual([])

    // At once or in instalments: the English-speaking holder pays the first of two.
    const inInstalments = language === "en"
    const twice = drawnTwice(page)
    await page.reload()
    await takenOver(page)
    expect(twice).toEqual([])
    const plan = page.getByRole("radiogroup", { name: t("renewal.plan.legend") })
    await expect(plan.getByRole("radio").first()).toBeChecked()
    await plan.getByRole("radio", { name: t("renewal.plan.instalments", { count: "2" }) }).check()
    await expect(page.getByText(t("renewal.plan.consent", { keeper: "Paysafe" }))).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    if (!inInstalments) await plan.getByRole("radio").first().check()

    await pay({ number: "4000000000009995", cvd: "123" })
    await expect(page.getByRole("alert")).toContainText(t("checkout.failed.seats"))
    await pay(card)
    if (card === cards.paysafeChallenge) await answerBank("1234")
    await expect(page).toHaveURL(/checkout-confirmation\?sale=/)
    await expect(
      page.getByText(new RegExp(t("confirmation.renewal", { number: "R-[A-Z0-9]{8}" }))),
    ).toBeVisible()
    const later = page.getByText(/(20 janvier 2027|January 20, 2027)/)
    if (inInstalments) await expect(later).toBeVisible()
    else await expect(later).toHaveCount(0)
    const saved = await page.evaluate(() => localStorage.getItem("parterre.belvedere.receipt"))
    expect(JSON.parse(saved ?? "{}")).toMatchObject({ coltsConfirmation: expect.stringMatching(/^R-/) })
    expect(saved).not.toContain(card.number)

    await page.goto(address.pathname + address.search)
    await expect(page.getByRole("heading", { level: 1, name: t("renewal.done.title") })).toBeVisible()
  })

  test(`a link that names nothing says what to do: ${language} [CALL-070]`, async ({ page }) => {
    await page.setViewportSize(sizes[language])
    await page.goto(`/${language}/subscription-renewal/nothing?subdomain=belvedere`)
    await takenOver(page)
    await expect(page.getByRole("heading", { level: 1, name: t("renewal.unknown.title") })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await page.getByRole("link", { name: t("renewal.programme") }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/pages`))
  })
}
