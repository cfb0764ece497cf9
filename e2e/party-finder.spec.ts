import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

/** What people write to the finder on a phone, and what it answers. */

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

/** A bowl of a hundred sections around a standing floor. */
const concert: Evening = {
  shop: "harbour",
  page: "kitchen-party",
  event: "kitchen-party-fiddles-2027-04-16",
  level: "",
}

/** Sentences, and what the finder says it looks for. */
const said = {
  fr: {
    sentences: [
      ["2 places dans la section 101", "Nous cherchons : 2 places, section 101"],
      ["une paire au club", "Nous cherchons : 2 places, club"],
      ["famille de 5, maximum 400 $ au total", "Nous cherchons : 5 places, 400,00 $ au plus en tout"],
      ["2 au Parterre debout", "Nous cherchons : 2 places, sans siège numéroté, Parterre"],
    ],
    leftAside: ["2 places avec du café, rangée C", "Nous n’avons pas compris : « avec du café »"],
    notCounts: ["-3 places", "1,5 place", "une demie place"],
    absent: [
      ["2 places section 999", "Il n’y a pas de « section 999 » dans cette salle."],
      ["2 places rangée ZZ", /«\srangée ZZ\s»|aucune rangée ZZ/],
    ],
    others: "Voici d’autres places.",
    talk: "ça va",
    tooMany: ["100000 billets", "100\u00a0000"],
    admission: "Entrée",
  },
  en: {
    sentences: [
      ["2 seats in section 101", "Searching for: 2 seats, section 101"],
      ["pair in club", "Searching for: 2 seats, club"],
      ["party of five, $400 in all", "Searching for: 5 seats, $400.00 at most in total"],
      ["6 floor", "Searching for: 6 seats, floor"],
    ],
    leftAside: ["2 seats on Saturday, row C", "We didn’t understand: “on Saturday”"],
    notCounts: ["-3 seats", "1.5 seats", "half a seat"],
    absent: [
      ["2 seats in section 999", "There’s no “section 999” in this venue."],
      ["2 seats in row ZZ", /“row ZZ”|no row ZZ/],
    ],
    others: "Here are other seats.",
    talk: "I would like",
    tooMany: ["100000 tickets", "100,000"],
    admission: "Admission",
  },
} as const

for (const language of ["fr", "en"] as const) {
  test(`what people write is understood, and what is not is named: ${language}`, async ({ page }) => {
    const { t, atEvening, button } = shopper(page, language)
    await atEvening(concert)
    await button(t("event.panel.larger")).tap()
    const wish = page.getByRole("searchbox", { name: t("finder.label") })
    const { sentences, leftAside, notCounts, tooMany } = said[language]
    for (const [sentence, understood] of sentences) {
      await wish.fill(sentence)
      await wish.press("Enter")
      await expect(page.getByText(understood, { exact: true })).toBeVisible()
    }
    await wish.fill(leftAside[0])
    await wish.press("Enter")
    await expect(page.getByText(leftAside[1])).toBeVisible()

    await wish.fill("0")
    await wish.press("Enter")
    await expect(page.getByText(t("finder.zero"))).toBeVisible()
    for (const sentence of notCounts) {
      await wish.fill(sentence)
      await wish.press("Enter")
      await expect(page.getByText(t("finder.leftAside", { words: "" }))).toContainText(sentence)
      await expect(page.getByText(t("finder.zero"))).toBeVisible()
      await expect(page.getByRole("search").getByRole("listitem").filter({ hasText: "$" })).toHaveCount(0)
    }
    for (const [sentence, count] of [["15", "15"], tooMany]) {
      await wish.fill(sentence)
      await wish.press("Enter")
      const [limit = "", follows = ""] = t("finder.beyond").split("{count, number}")
      await expect(page.getByText(`${limit}${count}${follows}`)).toBeVisible()
    }
  })

  test(`a place that is not there is said before others are offered, and talk is named: ${language}`, async ({
    page,
  }) => {
    const { t, atEvening, button } = shopper(page, language)
    await atEvening(concert)
    await button(t("event.panel.larger")).tap()
    const wish = page.getByRole("searchbox", { name: t("finder.label") })
    const answer = page.getByRole("search").getByRole("status")
    const offers = page.getByRole("search").getByRole("listitem").filter({ hasText: "$" })
    const { absent, others, talk } = said[language]
    for (const [sentence, told] of absent) {
      await wish.fill(sentence)
      await wish.press("Enter")
      await expect(answer.getByText(told)).toBeVisible()
      await expect(answer.getByText(others)).toBeVisible()
      await expect(answer.getByRole("paragraph").first()).toHaveText(told)
      await expect(offers.first()).toBeVisible()
    }
    await wish.fill(talk)
    await wish.press("Enter")
    await expect(answer.getByText(t("finder.leftAside", { words: "" }))).toContainText(talk)
  })

  test(`examples are searches: ${language}`, async ({ page }) => {
    const { t, atEvening, button } = shopper(page, language)
    await atEvening(concert)
    await button(t("event.panel.larger")).tap()
    const offers = page.getByRole("search").getByRole("listitem").filter({ hasText: "$" })
    const echo = page
      .getByRole("status")
      .filter({ hasText: language === "fr" ? "Nous cherchons" : "Searching for" })

    await button(t("finder.example.cheapest")).tap()
    await expect(echo).toContainText(t("finder.cheapest"))
    // Of the whole house: the upper bowl, which no map shows at first.
    await expect(offers.first()).toContainText(language === "fr" ? "39,50 $" : "$39.50")
    await expect(offers.first()).toContainText(language === "fr" ? "Gradins supérieurs" : "Upper Bowl")

    await button(t("finder.example.aisle")).tap()
    await expect(echo).toContainText(t("finder.aisle"))
    await expect(offers.first()).toBeVisible()
    await expect(page.getByText(t("finder.no-aisle"))).toHaveCount(0)

    await button(t("finder.example.wheelchair")).tap()
    await expect(echo).toContainText(t("seat.accessible"))
    await expect(offers.first()).toContainText("116")
    await expect(page.getByText(t("finder.not-accessible"))).toHaveCount(0)
    expect(await axeFinds(page)).toEqual([])
    const find = await button(t("finder.search")).boundingBox()
    expect((find?.x ?? 0) + (find?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
    for (const key of ["finder.example.cheapest", "finder.example.aisle"] as const)
      expect((await button(t(key)).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test(`who wants to stand is led to how many: ${language}`, async ({ page }) => {
    const { t, atEvening, button } = shopper(page, language)
    await atEvening(concert)
    await button(t("event.panel.larger")).tap()
    const wish = page.getByRole("searchbox", { name: t("finder.label") })
    await wish.fill(language === "fr" ? "2 debout" : "2 standing")
    await wish.press("Enter")
    const choose = button(new RegExp(`^${t("finder.admission.choose")}, `))
    await expect(choose).toBeVisible()
    await choose.tap()
    const quantity = page.getByRole("group", { name: said[language].admission }).getByRole("status")
    await expect(quantity).toHaveText("2")
    await expect(quantity).toBeInViewport()
    await expect(button(t("event.add"))).toBeEnabled()
    const sheet = page.getByRole("complementary").getByRole("button", { expanded: true })
    await sheet.tap()
    await expect(page.getByRole("complementary").getByRole("button", { expanded: false })).toHaveText(
      /^2 × \S/,
    )
  })
}

test("while another search goes on, no seats of the one before can be chosen", async ({ page }) => {
  const { t, atEvening, button } = shopper(page, "en")
  await atEvening(concert)
  await button(t("event.panel.larger")).tap()
  const wish = page.getByRole("searchbox", { name: t("finder.label") })
  const search = button(t("finder.search"))
  const choices = page.getByRole("search").getByRole("button", { name: /^Choose / })
  await wish.fill("pair in club")
  await search.tap()
  await expect(choices.first()).toBeVisible()
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route("**/section/*/details?*", async (route) => {
    await comes
    await route.continue()
  })
  await wish.fill("2 in section 219")
  await search.tap()
  await expect(choices).toHaveCount(0)
  await expect(search).toHaveAttribute("aria-disabled", "true")
  come()
  await expect(choices.first()).toBeVisible()
})
