import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

const evening: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-05",
  level: "Upper Bowl",
}
const question = "Which town or community are you coming from?"

test("each ticket's holder is asked on a phone, and the answers stand on the sale [CART-045] [CFG-008]", async ({
  page,
}) => {
  const { t, button, cartWith, toPayment, pay, challenge, answerBank, hasTickets } = shopper(page, "en")
  await cartWith(evening)
  await page.setViewportSize({ width: 390, height: 844 })
  const survey = page.getByRole("region", { name: question })
  await expect(survey).toContainText(t("survey.optional"))
  const fields = survey.getByRole("textbox")
  const count = await fields.count()
  expect(count).toBeGreaterThan(1)
  for (let at = 0; at < count; at += 1) await fields.nth(at).fill(`Lunenburg ${at + 1}`)
  await expect(fields.first()).toHaveAttribute("maxlength", "200")
  await button(t("survey.save")).click()
  await expect(survey.getByRole("status")).toHaveText(t("survey.saved"))
  expect(await axeFinds(page)).toEqual([])
  await page.reload()
  await expect(fields.first()).toHaveValue("Lunenburg 1")

  const receipt = page.waitForResponse(/\/v1\/invoice-confirmation\//)
  await toPayment()
  await pay(cards.globalPaymentsChallenge)
  await expect(challenge()).toBeVisible()
  await answerBank("1234")
  await hasTickets()
  await expect(page.getByRole("region", { name: t("confirmation.receipt") })).toContainText("Lunenburg 1")
  expect(JSON.stringify(await (await receipt).json())).toContain('"questionResponse":"Lunenburg 2"')
})

test("where an answer is needed, the cart says how many are missing and has no way on before [CART-045]", async ({
  page,
}) => {
  await undrawn(page)
  await page.route(/\/v1\/websites\/config/, async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    const holderSurvey = { question: "De quelle ville ou localité venez-vous\u00a0?", required: true }
    await route.fulfill({ response, json: { ...config, holderSurvey } })
  })
  const { t, button, link, cartWith } = shopper(page, "fr")
  await cartWith({ ...evening, level: "Gradins supérieurs" })
  const survey = page.getByRole("region", { name: /De quelle ville/ })
  await expect(survey).toContainText(t("survey.required"))
  await expect(link(t("cart.checkout"))).toHaveCount(0)
  await page.getByRole("link", { name: /Il manque/ }).click()
  const fields = survey.getByRole("textbox")
  for (const field of await fields.all()) await field.fill("Chéticamp")
  await button(t("survey.save")).click()
  await expect(link(t("cart.checkout"))).toBeVisible()
})
