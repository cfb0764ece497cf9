import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

// The shop as it moves, for those who did not ask for less.
test.use({ contextOptions: { reducedMotion: "no-preference" } })

const cid: Evening = { shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-05", level: "Corbeille" }
const static2027: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-05",
  level: "Upper Bowl",
}

test("reserved seats in French, the bank's challenge passed, tickets as a PDF [3DS-005 3DS-009 PAY-016 PAY-022 ACC-054]", async ({
  page,
}) => {
  const { t, pickBest, addToCart, toPayment, pay, challenge, bank, answerBank, hasTickets, button } = shopper(
    page,
    "fr",
  )
  const email = `passe-${crypto.randomUUID()}@exemple.ca`
  await pickBest(cid)
  await addToCart()
  await toPayment(email)
  await pay(cards.paysafeChallenge)
  await expect(challenge()).toBeVisible()
  const frame = challenge().locator("iframe")
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390)
  expect((await frame.boundingBox())?.height).toBe(400)
  await expect(bank().locator("html")).toHaveAttribute("lang", "fr-CA")
  await answerBank("1234")
  await hasTickets()

  const download = page.waitForEvent("download")
  await button(t("confirmation.download")).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page.getByText(t("confirmation.receipt"), { exact: true })).toBeVisible()

  const mails = async () => {
    const answer = await page.request.get(`/sandbox/mailbox/list.json?to=${email}`)
    return ((await answer.json()) as { mails: { attachments: unknown[] }[] }).mails
  }
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]?.attachments).toHaveLength(1)
})

test("reserved seats in English at the arena, paid through Global Payments; places to stay for who asks [3DS-006 CALL-081 CALL-084 PAY-032]", async ({
  page,
}) => {
  const { t, button, pickBest, addToCart, toPayment, pay, challenge, answerBank, hasTickets } = shopper(
    page,
    "en",
  )
  const asked: URL[] = []
  await page.route("https://www.stay22.com/**", async (route) => {
    asked.push(new URL(route.request().url()))
    await route.fulfill({ contentType: "text/html", body: "<h1>Hotels</h1>" })
  })
  await pickBest(static2027)
  await addToCart()
  await toPayment()
  await pay(cards.globalPaymentsChallenge)
  await expect(challenge()).toBeVisible()
  await answerBank("1234")
  await hasTickets()
  // Another company is told of nobody who has not asked.
  await expect(page.getByText(t("confirmation.stay.who"))).toBeVisible()
  expect(asked).toEqual([])
  await button(t("confirmation.stay.show")).click()
  const map = page.frameLocator(`iframe[title="${t("confirmation.stay")}"]`)
  await expect(map.getByRole("heading", { name: "Hotels" })).toBeVisible()
  expect(asked[0]?.searchParams.get("checkin")).toBe("2027-02-05")
})

test("a failed challenge charges nothing, keeps the seats, and another card pays [3DS-005]", async ({
  page,
}) => {
  const { t, atPayment, pay, button, challenge, answerBank, hasTickets } = shopper(page, "fr")
  await atPayment({ ...cid, level: "Balcon" })
  await pay(cards.paysafeChallenge)
  await expect(challenge()).toBeVisible()
  for (const _ of [1, 2, 3]) await answerBank("9999")
  await expect(challenge()).toBeHidden()
  const told = page.getByRole("dialog", { name: t("checkout.failed.title") })
  await expect(told).toContainText("Rien n’a été débité")
  expect(await axeFinds(page)).toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await axeFinds(page)).toEqual([])
  await button(t("app.ok")).click()
  await expect(told).toBeHidden()
  // It stays to be read beside the form, where the reader is taken.
  await expect(page.getByRole("alert")).toContainText("Rien n’a été débité")
  await expect(page.getByRole("alert")).toBeFocused()
  await expect(page.getByLabel(t("checkout.card.number"))).toBeVisible()
  await pay(cards.paysafeFrictionless)
  await hasTickets()
})

test("a cancelled challenge charges nothing and says so", async ({ page }) => {
  const { t, atPayment, pay, challenge, button, payLabel } = shopper(page, "fr")
  await atPayment({ ...cid, level: "Parterre B" })
  await pay(cards.paysafeChallenge)
  await expect(challenge()).toBeVisible()
  await button(t("challenge.cancel")).click()
  await expect(challenge()).toBeHidden()
  await expect(page.getByText(t("challenge.cancelled"))).toBeVisible()
  await expect(button(payLabel)).toBeEnabled()
})
