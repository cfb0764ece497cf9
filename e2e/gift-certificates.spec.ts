import { expect, type Page } from "playwright/test"
import { inLetters } from "./mailbox.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

const blue: Evening = {
  shop: "belvedere",
  page: "l-heure-bleue",
  event: "l-heure-bleue-2027-02-13",
  level: "Corbeille",
}

/** A shopper at the payment of two tickets, with the certificates' part of it. */
async function atPayment(page: Page, language: Language, evening: Evening) {
  const guest = shopper(page, language)
  const { t, button } = guest
  await guest.atPayment(evening)
  const certificates = page.getByRole("region", { name: t("checkout.certificate.title") })
  const fold = certificates.getByRole("button", { name: t("checkout.certificate.title"), exact: true })
  await page.getByLabel(t("checkout.card.number")).waitFor()
  if ((await fold.count()) > 0) await fold.click()
  const apply = async (code: string) => {
    await certificates.getByLabel(t("checkout.certificate.code")).fill(code)
    await button(t("checkout.certificate.apply")).click()
  }
  const totals = page.getByRole("region", { name: t("checkout.summary") })
  return { ...guest, certificates, fold, apply, totals }
}

test("a wrong code is told, a right one lowers what the card pays, and can be taken off again [PAY-002] [PAY-028] [CART-040]", async ({
  page,
}) => {
  const { t, certificates, fold, apply, totals, button, pay, hasTickets } = await atPayment(page, "fr", blue)
  await apply("CADEAU")
  await expect(certificates.getByText(t("checkout.certificate.unreadable"))).toBeVisible()
  await apply("CADEAU-0000-0000")
  await expect(certificates.getByText("Ce code n’est pas valide ou n’a plus de solde")).toBeVisible()
  await expect(certificates.getByLabel(t("checkout.certificate.code"))).toBeFocused()

  const before = await button(/^Payer /).textContent()
  await apply("cadeau 7k2m 94qx")
  await expect(certificates.getByText("se terminant par 94QX paiera")).toBeVisible()
  await expect(fold).toBeFocused()
  await expect(totals.getByText(t("cart.grandTotal"))).toBeVisible()
  await expect(totals.getByText("-50,00")).toBeVisible()
  expect(await button(/^Payer /).textContent()).not.toBe(before)

  await button(/^Retirer le chèque-cadeau se terminant par 94QX$/).click()
  await expect(totals.getByText(t("cart.grandTotal"))).toBeHidden()
  await expect(button(/^Payer /)).toHaveText(before ?? "")

  await apply("CADEAU-7K2M-94QX")
  await expect(totals.getByText(t("cart.grandTotal"))).toBeVisible()
  await pay(cards.paysafeFrictionless)
  await hasTickets()
  await expect(page.getByText(t("cart.grandTotal"))).toBeVisible()
  await expect(page.getByText(/50,00\s\$ payés avec le chèque-cadeau se terminant par 94QX/)).toBeVisible()
})

test("a certificate is bought as a gift, comes by mail, and its code pays another sale [PAY-031]", async ({
  page,
}) => {
  const { t, link, button, tellWho, pay } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.boutique?subdomain=belvedere")
  await takenOver(page)
  const form = page.getByRole("form", { name: "Chèque-cadeau" })
  await form.getByRole("radio", { name: t("products.amount.other") }).check({ force: true })
  await form.getByLabel(t("products.amount.typed")).fill("230")
  await form.getByRole("radio", { name: t("products.for.gift") }).check({ force: true })
  const friend = `lea-${crypto.randomUUID()}@exemple.ca`
  await form.getByLabel(t("products.recipient.name")).fill("Léa Roy")
  await form.getByLabel(t("products.recipient.email")).fill(friend)
  await form.getByLabel(t("products.recipient.message")).fill("Bonne fête, Léa")
  await form.getByRole("button", { name: t("products.add") }).click()
  await form.getByRole("link", { name: t("products.goToCart") }).click()
  await link(t("cart.checkout")).click()
  await tellWho()
  await pay(cards.paysafeFrictionless)
  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()

  const told = await inLetters(page, friend, /.*Code\u00a0: \S+.*/s)
  expect(told).toContain("Camille Tremblay vous offre un chèque-cadeau de 230,00")
  expect(told).toContain("Bonne fête, Léa")
  const code = /Code\u00a0: (\S+)/.exec(told)?.[1] ?? ""

  const evening = { ...blue, event: "l-heure-bleue-2027-02-14", level: "Corbeille" }
  const { certificates, apply, hasTickets } = await atPayment(page, "fr", evening)
  await apply(code)
  await expect(certificates.getByText(t("checkout.certificate.enough"))).toBeVisible()
  await button(t("checkout.free")).click()
  await hasTickets()
  await expect(page.getByText(`payés avec le chèque-cadeau se terminant par ${code.slice(-4)}`)).toBeVisible()
})

test("a certificate that pays it all needs no card [PAY-001]", async ({ page }) => {
  const evening = { ...blue, event: "l-heure-bleue-2027-02-14", level: "Mezzanine" }
  const { t, certificates, apply, button, hasTickets } = await atPayment(page, "en", evening)
  await expect(page.getByLabel(t("checkout.card.number"))).toBeVisible()
  await apply("CADEAU-5T4R-82HZ")
  await expect(certificates.getByText(t("checkout.certificate.enough"))).toBeVisible()
  await expect(page.getByLabel(t("checkout.card.number"))).toBeHidden()
  await button(t("checkout.free")).click()
  await hasTickets()
  await expect(page.getByText(/paid with the gift certificate ending in 82HZ/)).toBeVisible()
  await expect(page.getByText(t("confirmation.paid", { brand: "none", lastFour: "" }))).toBeHidden()
})

test("a shop that takes no certificates asks for none [PAY-011]", async ({ page }) => {
  // Both demo tenants take them.
  await page.route("**/v1/cart/paymentMethods*", async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), giftcertificate: false } })
  })
  const { certificates, t } = await atPayment(page, "en", {
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-06",
    level: "Upper Bowl",
  })
  await expect(page.getByLabel(t("checkout.card.number"))).toBeVisible()
  await expect(certificates).toBeHidden()
})
