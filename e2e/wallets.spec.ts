import { expect, type Page, test } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"

const evenings: Readonly<Record<Language, Evening>> = {
  fr: { shop: "belvedere", page: "l-heure-bleue", event: "l-heure-bleue-2027-02-14", level: "Corbeille" },
  en: { shop: "belvedere", page: "l-heure-bleue", event: "l-heure-bleue-2027-02-14", level: "Mezzanine" },
}

/** Cards of Paysafe's sandbox. */
const cards = {
  approved: "4111111111111111",
  declined: "4000000000000002",
  challenged: "4000000000001091",
} as const

const buttons = {
  fr: { apple: "Acheter avec Apple Pay", google: "Acheter avec Google Pay", pay: "Payer", cancel: "Annuler" },
  en: { apple: "Buy with Apple Pay", google: "Buy with Google Pay", pay: "Pay", cancel: "Cancel" },
} as const

/** A shopper at the payment, and the wallet's sheet over the page. */
async function atPayment(page: Page, language: Language, wallet: "apple" | "google", email?: string) {
  const guest = shopper(page, language)
  await guest.pickBest(evenings[language])
  await guest.addToCart()
  await guest.toPayment(email)
  const words = buttons[language]
  const sheet = page.getByRole("dialog", { name: wallet === "apple" ? "Apple Pay" : "Google Pay" })
  const open = async () => {
    await guest.button(words[wallet]).click()
    await expect(sheet).toBeVisible()
  }
  const payWith = async (number: string, proof?: "PAN_ONLY") => {
    await open()
    await sheet.locator("select[name=card]").selectOption(number)
    if (proof !== undefined) await sheet.locator("select[name=proof]").selectOption(proof)
    await sheet.getByRole("button", { name: words.pay, exact: true }).click()
    await expect(sheet).toBeHidden()
  }
  const cancel = () => sheet.getByRole("button", { name: words.cancel, exact: true }).click()
  return { ...guest, words, sheet, open, payWith, cancel }
}

for (const language of ["fr", "en"] as const)
  test(`Google Pay: left, declined, then paid, and named on the receipt and in the mail: ${language} [WAL-003] [WAL-004] [WAL-005] [PAY-003]`, async ({
    page,
  }) => {
    const email = `google-${crypto.randomUUID()}@exemple.ca`
    const at = await atPayment(page, language, "google", email)
    const { t, words, sheet, open, payWith, cancel, button, hasTickets } = at
    const box = await button(words.google).boundingBox()
    expect([box?.width, box?.height]).toEqual([240, 40])
    const seats = page.getByRole("region", { name: t("checkout.summary") })
    const held = await seats.textContent()

    await open()
    await expect(sheet).toContainText(/Théâtre Belvédère\d+\.\d\d CAD/)
    await cancel()
    await expect(sheet).toBeHidden()
    expect(await seats.textContent()).toBe(held)
    await expect(page.getByRole("alert")).toBeHidden()

    await payWith(cards.declined)
    await expect(page.getByRole("alert").filter({ hasText: t("checkout.failed.title") })).toBeVisible()
    expect(await seats.textContent()).toBe(held)

    await payWith(cards.approved)
    await hasTickets()
    await expect(page.getByText(/Google Pay.*Visa.*1111/)).toBeVisible()
    const paid =
      language === "fr"
        ? /Payé avec Google Pay \(Visa •••• 1111\)/
        : /Paid with Google Pay \(Visa •••• 1111\)/
    expect(await inLetters(page, email, /.*Google Pay.*/s)).toMatch(paid)
    expect(await axeFinds(page)).toEqual([])
  })
