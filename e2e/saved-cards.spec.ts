import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { withTickets } from "./prepared.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

/** A card is saved with a purchase, pays the next in one press, and is removed. */

const evenings = {
  fr: { ...northernStatic("2027-02-06"), level: "Gradins inférieurs" },
  en: { ...northernStatic("2027-02-06"), level: "Lower Bowl" },
} as const satisfies Record<Language, Evening>

function northernStatic(day: string) {
  return { shop: "harbour", page: "northern-static", event: `northern-static-${day}` } as const
}

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const

async function buyer(page: Page, language: Language) {
  const acts = shopper(page, language)
  const { t, button } = acts
  const radio = (name: string | RegExp) => page.getByRole("radio", { name })
  const email = `ira-${crypto.randomUUID()}@example.ca`
  await page.setViewportSize(sizes[language])
  await acts.withNewAccount("harbour", { firstname: "Ira", lastname: "Comeau", email })
  return {
    ...acts,
    radio,
    async toPayment() {
      await withTickets(page, language, evenings[language])
      await page.goto(`/${language}/checkout/mode?subdomain=harbour`)
      await takenOver(page)
      await radio(t("checkout.delivery.E_TICKETS")).check({ force: true })
      await button(t("checkout.next")).click()
    },
  }
}

const isWithin = async (page: Page) => {
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

for (const language of ["fr", "en"] as const)
  test(`a saved card pays the next time in one press, and is removed, in ${language} [3DS-002]`, async ({
    page,
  }) => {
    test.slow()
    const { t, button, radio, toPayment, cardField, pay, payLabel, challenge, answerBank, hasTickets } =
      await buyer(page, language)
    const keep = page.getByRole("checkbox", { name: t("cards.keep") })

    await toPayment()
    await expect(cardField("number")).toBeVisible()
    await expect(keep).not.toBeChecked()
    await expect(keep).toHaveAccessibleDescription(t("cards.keep.help", { keeper: "Global Payments" }))
    await expect(radio(t("cards.another"))).toHaveCount(0)
    await keep.check({ force: true })
    expect(await axeFinds(page)).toEqual([])
    await isWithin(page)
    await pay(cards.globalPaymentsChallenge)
    await answerBank("1234")
    await hasTickets()

    const name = t("cards.name", { brand: "Visa", lastFour: "8884" })
    const saved = radio(new RegExp(`^${name}, `))
    await toPayment()
    await expect(saved).toBeChecked()
    await expect(page.locator("[data-card-field]")).toHaveCount(0)
    expect(await axeFinds(page)).toEqual([])
    await isWithin(page)
    // Another card may be entered all the same.
    await radio(t("cards.another")).check()
    await expect(cardField("number")).toBeVisible()
    await expect(keep).not.toBeChecked()
    await saved.check()
    const paid = page.waitForRequest(/checkoutCreditCard/)
    await button(payLabel).click()
    expect(Object.keys((await paid).postDataJSON().creditCard)).toEqual(["keptCardId"])
    await hasTickets()
    await expect(challenge()).toBeHidden()

    await page.goto(`/${language}/client/auth/profile?subdomain=harbour`)
    const section = page.getByRole("region", { name: t("cards.title") })
    await expect(section.getByRole("listitem")).toHaveCount(1)
    await expect(section).toContainText(name)
    expect(await axeFinds(page)).toEqual([])
    await isWithin(page)
    await section.getByRole("button", { name: t("cards.remove.name", { name }) }).click()
    await expect(page.getByText(t("cards.removed", { name }))).toBeVisible()
    await expect(section).toHaveCount(0)

    await toPayment()
    await expect(cardField("number")).toBeVisible()
    await expect(saved).toHaveCount(0)
  })
