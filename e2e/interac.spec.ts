import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

const evenings: Readonly<Record<Language, Evening>> = {
  fr: {
    shop: "belvedere",
    page: "l-heure-bleue",
    event: "l-heure-bleue-2027-02-14",
    level: "Corbeille",
  },
  en: {
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-06",
    level: "Lower Bowl",
  },
}

/** A shopper who has chosen Interac, and the bank's page once they have gone there. */
async function atInterac(page: Page, language: Language, email?: string) {
  const guest = shopper(page, language)
  const { t } = guest
  await guest.atPayment(evenings[language], email)
  const way = (key: "ways.credit" | "ways.interac") => page.getByRole("radio", { name: t(key), exact: true })
  await expect(way("ways.credit")).toBeChecked()
  const leave = async () => {
    await way("ways.interac").check()
    await expect(page.getByLabel(t("checkout.card.number"))).toBeHidden()
    await guest.button(language === "fr" ? /avec Interac$/ : /with Interac$/).click()
    await expect(page.getByRole("heading", { level: 1, name: /^Interac/ })).toBeVisible()
  }
  const bank = (letter: "A" | "B" | "C" | "D" | "E") =>
    page.locator(`button[name=bank][value=${letter}]`).click()
  return { ...guest, way, leave, bank }
}

for (const language of ["fr", "en"] as const)
  test(`a bank pays, and stands on the receipt and in the mail: ${language} [PAY-006] [PAY-009]`, async ({
    page,
  }) => {
    const email = `interac-${crypto.randomUUID()}@exemple.ca`
    const { way, leave, bank, hasTickets } = await atInterac(page, language, email)
    const records: string[] = []
    page.on("request", (request) => {
      if (/\/v1\/clients\?/.test(request.url())) records.push(request.method())
    })
    await way("ways.interac").check()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await axeFinds(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await leave()
    // There is none to write over yet: that would be refused.
    expect(records).toEqual(["POST"])
    await bank("A")
    await hasTickets()
    const paid =
      language === "fr"
        ? /Payé par Interac en ligne \(Banque A, numéro de confirmation CONF\d+\)/
        : /Paid by Interac Online \(Banque A, confirmation number CONF\d+\)/
    await expect(page.getByText(paid)).toBeVisible()
    expect(await inLetters(page, email, /.*Interac.*/s)).toMatch(paid)
  })

for (const letter of ["B", "C"] as const)
  test(`bank ${letter} takes nothing: tickets and words stay, and a card pays then`, async ({ page }) => {
    const { t, way, leave, bank, pay, hasTickets } = await atInterac(page, "fr")
    await leave()
    await bank(letter)
    await expect(page.getByText(t("ways.interac.refused.title"))).toBeVisible()
    await expect(page.getByText("Camille Tremblay, camille@exemple.ca")).toBeVisible()
    await expect(way("ways.credit")).toBeChecked()
    expect(await axeFinds(page)).toEqual([])
    await pay(cards.paysafeFrictionless)
    await hasTickets()
  })

test("whoever never returns from the bank has bought all the same", async ({ page }) => {
  const email = `reste-${crypto.randomUUID()}@exemple.ca`
  const { leave, bank, hasTickets, t } = await atInterac(page, "fr", email)
  await leave()
  await bank("D")
  await expect(page.getByText(/La banque a approuvé|The bank approved/)).toBeVisible()
  expect(await inLetters(page, email, /.*Interac.*/s)).toMatch(/Banque D/)
  // The shop tells it too, whenever they come by.
  await page.goto("/fr/checkout/checkout-confirmation?subdomain=belvedere")
  await hasTickets()
  await expect(page.getByText(t("confirmation.title"))).toBeVisible()
})

test("a reload while a payment is pending shows that it is, wherever one had scrolled on a phone", async ({
  page,
}) => {
  const { t, leave } = await atInterac(page, "fr")
  await leave()
  await page.setViewportSize({ width: 390, height: 480 })
  const pending = page.getByText(t("checkout.pending.title"))
  await page.goto("/fr/checkout/mode?step=payment&subdomain=belvedere")
  await expect(pending).toBeInViewport()
  for (const place of ["start", "end"] as const) {
    await page
      .locator(place === "start" ? "header" : "footer")
      .first()
      .scrollIntoViewIfNeeded()
    await page.reload()
    await expect(pending).toBeInViewport()
  }
})

test("whoever comes back by themselves may pay in another way", async ({ page }) => {
  const { t, leave, button, way, pay, hasTickets } = await atInterac(page, "fr")
  await leave()
  await page.goto("/fr/checkout/mode?step=payment&subdomain=belvedere")
  await expect(page.getByText(t("checkout.pending.title"))).toBeVisible()
  await button(t("ways.interac.leave")).click()
  await expect(way("ways.credit")).toBeChecked()
  await pay(cards.paysafeFrictionless)
  await hasTickets()
})
