import { expect, type Page } from "playwright/test"
import { withPurchase } from "./bought.ts"
import { asBoxOffice } from "./box-office.ts"
import { type Evening, shopper } from "./shopper.ts"
import { type Language, words } from "./texts.ts"
import { test } from "./visitors.ts"

/** What the screen gives after a purchase: the codes, the calendar, and a sheet to print. */

const t = words("fr")
const blue = {
  shop: "belvedere",
  page: "l-heure-bleue",
  event: "l-heure-bleue-2027-02-12",
  level: "Balcon",
} as const satisfies Evening

const camille = { firstname: "Camille", lastname: "Tremblay", email: "camille@exemple.ca" }

/** At the confirmation of a purchase, in a language. */
async function bought(page: Page, language: Language = "fr") {
  const receipt = await withPurchase(page, "fr", blue, camille)
  await page.goto(`/${language}/checkout/checkout-confirmation?sale=${receipt}&subdomain=belvedere`)
  await shopper(page, language).hasTickets()
  return receipt
}

test("each ticket shows the code that the door reads, as large as a hand holds it", async ({ page }) => {
  const drawn: string[] = []
  await page.route("**/v1/tickets/*/code?*", async (route) => {
    const response = await route.fetch()
    drawn.push(await response.text())
    await route.fulfill({ response })
  })
  await bought(page)
  // This organiser has no account with who shows places to stay.
  await expect(page.getByRole("heading", { name: t("confirmation.stay") })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const codes = page.getByRole("img", { name: /^Code QR du billet/ })
  await expect(codes).toHaveCount(2)
  for (const code of await codes.all())
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // That a code scans is shown where it is made.
  for (const code of drawn) expect(code).toMatch(/^<svg [^>]+><path d="M0 0h7v1h-7z/)
  expect(new Set(drawn).size).toBe(2)
  const box = await codes.first().boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(160)
})

for (const language of ["fr", "en"] as const)
  test(`a phone shows the first ticket's code at once, with the thanks, the order and where the mail goes: ${language}`, async ({
    page,
  }) => {
    const said = words(language)
    await page.setViewportSize({ width: 390, height: 844 })
    const receipt = await bought(page, language)
    const codes = page.getByRole("img", { name: language === "fr" ? /^Code QR/ : /QR code/ })
    const code = codes.first()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const sale = said("confirmation.sale", { id: receipt })
    const seen = [
      page.getByRole("heading", { level: 1, name: said("confirmation.title") }),
      page.getByText(sale).first(),
      page.getByText(/@/).first(),
      page.getByRole("listitem").filter({ has: codes }).first().locator("b:visible"),
      code,
    ]
    for (const part of seen) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(56)
      expect((box?.y ?? 844) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(844)
    }
  })

test("the event goes into a calendar, and the first sheet that is printed is a ticket", async ({ page }) => {
  await bought(page)
  const link = page.getByRole("link", { name: `${t("confirmation.calendar")}, L’heure bleue` })
  const answer = await page.request.get((await link.getAttribute("href")) ?? "")
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8")
  expect(await answer.text()).toContain("DTSTART:20270213T003000Z")

  await page.emulateMedia({ media: "print" })
  const first = page.getByRole("img", { name: /^Code QR du billet/ }).first()
  expect((await first.boundingBox())?.y).toBeLessThan(600)
  await expect(page.getByRole("heading", { name: t("confirmation.title") })).toBeHidden()
  await expect(page.getByRole("heading", { name: t("confirmation.next") })).toBeHidden()
  const ticket = page.getByRole("listitem").filter({ has: first }).first()
  await expect(ticket).toContainText("L’heure bleue")
  await expect(ticket).toContainText("12 février 2027")
  // The receipt has a sheet of its own.
  const receipt = page.getByRole("region", { name: t("confirmation.receipt"), exact: true })
  expect(await receipt.evaluate((section) => getComputedStyle(section).breakBefore)).toBe("page")
})

test("a receipt that the device has kept says what was refunded since", async ({ page }) => {
  const receipt = await bought(page)
  await refund(page, receipt)
  // The purchase was an hour ago.
  await page.evaluate(() => {
    const key = "parterre.belvedere.receipt"
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}")
    const date = new Date(Date.now() - 3_600_000).toISOString()
    localStorage.setItem(key, JSON.stringify({ ...kept, date }))
  })
  await page.reload()
  await expect(page.getByText(/Remboursé ou annulé le/)).toHaveCount(2)
  await expect(page.getByRole("img", { name: /^Code QR du billet/ })).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const sheet = page.getByRole("region", { name: t("confirmation.receipt"), exact: true })
  const refunds = sheet.getByText(t("confirmation.refunds")).locator("..")
  await expect(refunds).toContainText(/\d+,\d\d\s\$ sur la carte Visa •••• \d{4}/)
  await expect(refunds.getByRole("listitem")).toHaveCount(1)

  // Without a network, what the device knows stays.
  await page.context().setOffline(true)
  await expect(page.getByText(/Remboursé ou annulé le/)).toHaveCount(2)
})

/** The box office gives everything back. */
async function refund(page: Page, receipt: string) {
  const { request } = page
  const staff = await asBoxOffice(page)
  const sale = `/v1/support/sales/${receipt}`
  await expect(async () => {
    const seen = await request.post(`${sale}/refund-preview`, { ...staff, data: {} })
    const { amount } = await seen.json()
    const data = { reason: "Show moved", amount }
    const refunded = await request.post(`${sale}/refunds`, { ...staff, data })
    // What was authorised is captured a moment after.
    expect(refunded.ok(), await refunded.text()).toBe(true)
  }).toPass({ timeout: 30_000 })
}
