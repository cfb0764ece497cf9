import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** What is sold without a seat, from its page to what was bought. */

test("a guest gives a certificate and a donation on a phone, and pays both [PAY-029] [PAY-030] [I18N-010]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, button, link, tellWho, pay } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.boutique?subdomain=belvedere")
  await takenOver(page)
  const certificate = page.getByRole("form", { name: "Chèque-cadeau" })
  await certificate.getByRole("radio", { name: /^50,00/ }).check({ force: true })
  await certificate.getByRole("radio", { name: t("products.for.gift") }).check({ force: true })
  await certificate.getByRole("button", { name: t("products.add") }).click()
  await expect(certificate.getByText(t("products.recipient.fault.name"))).toBeVisible()
  await certificate.getByLabel(t("products.recipient.name")).fill("Léa Roy")
  await certificate.getByLabel(t("products.recipient.email")).fill("lea@exemple.ca")
  await certificate.getByLabel(t("products.recipient.message")).fill("Bonne fête, Léa")
  expect(await axeFinds(page)).toEqual([])
  await certificate.getByRole("button", { name: t("products.add") }).click()
  await expect(certificate.getByText("1 dans votre panier")).toBeVisible()

  const donation = page.getByRole("form", { name: "Don au fonds de la relève" })
  await donation.getByRole("radio", { name: t("products.amount.other") }).check({ force: true })
  await donation.getByLabel(t("products.amount.typed")).fill("4")
  await donation.getByRole("button", { name: t("products.add") }).click()
  await expect(donation.getByText(/De 5,00\s\$ à 10.000,00\s\$|montant de 5,00/).first()).toBeVisible()
  await donation.getByLabel(t("products.amount.typed")).fill("40,50")
  await donation.getByRole("button", { name: t("products.add") }).click()
  await donation.getByRole("link", { name: t("products.goToCart") }).click()

  await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible()
  await expect(page.getByText(/Léa Roy/)).toBeVisible()
  await expect(page.getByText(t("event.generalAdmission"))).toHaveCount(0)
  expect(await axeFinds(page)).toEqual([])
  // Nothing is delivered but by mail: two steps, and no taxes on either.
  await link(t("cart.checkout")).click()
  await tellWho()
  await expect(button(/^Payer 90,50/)).toBeVisible()
  await pay(cards.paysafeFrictionless)
  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()
  await expect(page.getByText(t("confirmation.next.certificate"))).toBeVisible()
  await expect(page.getByText(/reçu officiel/)).toBeVisible()
  await expect(page.getByRole("heading", { name: t("confirmation.tickets") })).toHaveCount(0)
})

test("a membership asks for an account, is found in it, and lowers prices [MEM-001] [MEM-003]", async ({
  page,
}) => {
  const { t, link, button, typeNewAccount, pay, challenge, answerBank } = shopper(page, "en")
  await page.goto("/en/pages/harbour.gifts-and-passes?subdomain=harbour")
  await takenOver(page)
  const card = page.getByRole("article", { name: "Harbour Crew Membership" })
  await expect(card.getByText("Presale access to every concert")).toBeVisible()
  await expect(card.getByText(/September 30, 2027/)).toBeVisible()
  await card.getByRole("button", { name: t("products.add") }).click()
  await card.getByRole("link", { name: t("products.goToCart") }).click()
  await link(t("cart.checkout")).click()
  await expect(page.getByText(t("client.login.needed"))).toBeVisible()
  await link(t("client.login.signUp")).click()
  const email = `jo-${crypto.randomUUID()}@example.ca`
  await typeNewAccount({ firstname: "Jo", lastname: "Fraser", email })
  // Nothing is delivered but by mail, and who buys is known: the payment comes next.
  await expect(page.getByLabel(t("checkout.card.number"))).toBeVisible()
  await pay(cards.globalPaymentsChallenge)
  await expect(challenge()).toBeVisible()
  await answerBank("1234")
  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()
  // In the same visit, without another page loaded, she is a member.
  await link(t("confirmation.next.profile")).click()
  const owned = page.getByRole("region", { name: t("client.memberships.title") })
  await expect(owned.getByText("Harbour Crew Membership")).toBeVisible()
  await expect(owned.getByText(/^Valid until /)).toBeVisible()

  const evening = "/en/pages/harbour.sound-of-the-sea/performances/harbour.sound-of-the-sea-2027-05-15"
  await page.goto(`${evening}?subdomain=harbour`)
  const prices = page.getByRole("region", { name: t("members.title") })
  await expect(prices.getByText("Harbour Crew price")).toBeVisible()
  await expect(prices.getByText(/No service fee/)).toBeVisible()
  // Nobody has to take it.
  await prices.getByRole("button", { name: t("members.decline") }).click()
  await expect(prices.getByText("Harbour Crew price")).toHaveCount(0)
  await prices.getByRole("button", { name: t("members.apply") }).click()
  await expect(prices.getByText("Harbour Crew price")).toBeVisible()
  await page
    .getByRole("button", { name: t("event.levels.best.for", { level: "Upper Bowl" }), exact: true })
    .click()
  // $39.00 and $4.50 of service charge: 10% off the one, none of the other.
  await expect(page.getByText("$35.10").filter({ visible: true }).first()).toBeVisible()
  await button(t("event.add")).click()
  await link(t("event.goToCart")).click()
  const line = page.getByRole("region", { name: "Sound of the Sea" })
  await expect(line.locator("s").filter({ hasText: "$43.50" })).toBeVisible()
  await expect(line.getByText("Harbour Crew price")).toBeVisible()
})

test("a place to park goes with the tickets of its evening [PARK-001] [PARK-002]", async ({ page }) => {
  const { t } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.le-cid?subdomain=belvedere")
  await takenOver(page)
  const parking = page.getByRole("region", { name: t("parking.section") })
  // It is asked for once the reader is near.
  await page.mouse.wheel(0, 4_000)
  await expect(parking).toBeVisible()
  await parking
    .getByRole("button", { name: new RegExp(`^${words("fr")("products.add")}|^${t("parking.add")}`) })
    .first()
    .click()
  await page.goto("/fr/cart?subdomain=belvedere")
  await expect(page.getByText(/Stationnement/).first()).toBeVisible()
})
