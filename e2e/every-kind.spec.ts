import { expect } from "playwright/test"
import { inLetters } from "./mailbox.ts"
import { cards, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** What a shop sells, each in the language of the shopper. */
const sold = {
  fr: {
    combo: "Fin de semaine Kitchen Party",
    nights: ["Vendredi", "Samedi"],
    event: "Northern Static",
    promotion: "5 $ de moins pour le chantier",
    membership: "Adhésion Harbour Crew",
    pass: "Passeport de 4 matchs",
    certificate: "Chèque-cadeau",
    donation: "Don au fonds Heures de glace",
    courier: "Par messager",
  },
  en: {
    combo: "Kitchen Party Weekend",
    nights: ["Friday", "Saturday"],
    event: "Northern Static",
    promotion: "Dockyard $5 off",
    membership: "Harbour Crew Membership",
    pass: "Four-Game Flex Pack",
    certificate: "Gift Certificate",
    donation: "Donate to the Ice Time Fund",
    courier: "By courier",
  },
} as const

for (const language of ["fr", "en"] as const)
  test(`tickets by a code, a package, a membership, a pass, a certificate, a donation, parking and a courier are paid in one cart, in ${language}`, async ({
    page,
  }) => {
    const words = sold[language]
    const { t, button, link, typeNewAccount, pay, challenge, answerBank } = shopper(page, language)
    const open = async (path: string) => {
      await page.goto(`/${language}/pages/harbour.${path}${path.includes("?") ? "&" : "?"}subdomain=harbour`)
      await takenOver(page)
    }

    await open("kitchen-party")
    await page.getByRole("link", { name: `${t("combos.choose")}, ${words.combo}` }).click()
    for (const night of words.nights)
      await page
        .getByRole("group", { name: new RegExp(`^${night}`) })
        .getByRole("checkbox")
        .first()
        .check()
    await button(t("combos.add")).click()
    await expect(link(t("combos.goToCart"))).toBeVisible()

    await open("gifts-and-passes")
    for (const name of [words.membership, words.pass]) {
      const card = page.getByRole("article", { name })
      await card.getByRole("button", { name: t("products.add") }).click()
      await expect(card.getByRole("link", { name: t("products.goToCart") })).toBeVisible()
    }
    for (const name of [words.certificate, words.donation]) {
      const form = page.getByRole("form", { name, exact: true })
      await form.getByRole("radio").first().check({ force: true })
      await form.getByRole("button", { name: t("products.add") }).click()
      await expect(form.getByRole("link", { name: t("products.goToCart") })).toBeVisible()
    }

    await open("northern-static")
    const parking = page.getByRole("region", { name: t("parking.section") })
    await page.mouse.wheel(0, 4_000)
    const lot = parking.getByRole("article").first()
    await lot.getByRole("button", { name: new RegExp(`^${t("parking.add")}`) }).click()
    await expect(lot.getByText(/^1 (dans|in) /)).toBeVisible()

    await open("northern-static/performances/harbour.northern-static-2027-02-05?promo=DOCKYARD-5")
    await button(
      t("event.levels.best.for", { level: language === "fr" ? "Gradins supérieurs" : "Upper Bowl" }),
    ).click()
    await button(t("event.add")).click()
    await link(t("event.goToCart")).click()

    await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible()
    for (const name of [
      words.combo,
      words.event,
      words.membership,
      words.pass,
      words.certificate,
      words.donation,
    ])
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible()
    await expect(page.getByText(words.promotion).first()).toBeVisible()

    await link(t("cart.checkout")).click()
    await link(t("client.login.signUp")).click()
    const email = `tout-${crypto.randomUUID()}@example.ca`
    await typeNewAccount({ firstname: "Jo", lastname: "Fraser", email })
    await page.getByRole("radio", { name: words.courier }).first().check({ force: true })
    await page
      .getByRole("textbox", { name: t("checkout.address.street"), exact: true })
      .fill("5 Water Street")
    await page.getByRole("textbox", { name: t("checkout.address.city"), exact: true }).fill("Halifax")
    await page.getByRole("textbox", { name: t("checkout.address.postalCode"), exact: true }).fill("B3J 1A1")
    await button(t("checkout.next")).click()
    await pay(cards.globalPaymentsChallenge)
    await expect(challenge()).toBeVisible()
    await answerBank("1234")
    await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()

    const kinds = [words.membership, words.pass, words.certificate, words.donation]
    const receipt = await inLetters(page, email, new RegExp(`[\\s\\S]*${words.pass}[\\s\\S]*`))
    for (const name of [words.event, words.combo, ...kinds]) {
      await expect(page.getByText(name).first()).toBeVisible()
      expect(receipt).toContain(name)
    }
    await expect(page.getByText(words.courier).first()).toBeVisible()
  })
