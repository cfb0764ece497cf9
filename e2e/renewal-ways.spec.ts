import { expect, type Page, test } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { offerSeason } from "./more-shops.ts"
import { shopOpens } from "./shop-opens.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import type { Language } from "./texts.ts"

/** A season is renewed by what else than a card its shop takes: gift certificates and PayPal. */

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const
const paypal = {
  fr: { button: "Payer avec PayPal", pay: "Payer maintenant", cancel: /^Annuler/ },
  en: { button: "Pay with PayPal", pay: "Pay now", cancel: /^Cancel/ },
} as const
const seats = {
  certificate: { fr: "parterre-A-1", en: "parterre-A-2" },
  paypal: { fr: "parterre-A-3", en: "parterre-A-4" },
} as const

test.beforeAll(({ request }) => shopOpens(request, "season"))

/** A holder at the checkout of their renewal, with a certificate of so many dollars in hand. */
async function atCheckout(page: Page, language: Language, seat: string, dollars: number) {
  const email = `season-${crypto.randomUUID()}@exemple.ca`
  const code = `SAISON-${String(Math.random()).slice(2, 6)}-${String(Math.random()).slice(2, 6)}`
  await offerSeason({ email, language, seat }, { code, dollars })
  await page.setViewportSize(sizes[language])
  const address = new URL(await inLetters(page, email, /https?:\S+subscription-renewal\S+/))
  await page.goto(address.pathname + address.search)
  await takenOver(page)
  const holder = shopper(page, language)
  const { t, button } = holder
  await button(t("renewal.continue")).click()
  await expect(page.getByRole("heading", { level: 1, name: t("renewal.pay.title") })).toBeVisible()
  const certificates = page.getByRole("region", { name: t("checkout.certificate.title") })
  const apply = async () => {
    await certificates.getByRole("button", { name: t("checkout.certificate.title"), exact: true }).click()
    await certificates.getByLabel(t("checkout.certificate.code")).fill(code)
    await button(t("checkout.certificate.apply")).click()
    await expect(certificates.getByText(code.slice(-4))).toBeVisible()
  }
  const isRenewed = async () => {
    await expect(page).toHaveURL(/checkout-confirmation\?sale=/)
    await expect(
      page.getByText(new RegExp(t("confirmation.renewal", { number: "R-[A-Z0-9]{8}" }))),
    ).toBeVisible()
    await page.goto(address.pathname + address.search)
    await expect(page.getByRole("heading", { level: 1, name: t("renewal.done.title") })).toBeVisible()
  }
  const picture = (name: string) =>
    page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
  return { ...holder, token: address.pathname.split("/").at(-1) ?? "", apply, isRenewed, picture }
}

for (const language of ["fr", "en"] as const) {
  test(`a gift certificate pays a renewal whole, in ${language} [PAY-002] [RENEW-002]`, async ({ page }) => {
    const seat = seats.certificate[language]
    const { t, button, apply, isRenewed, picture } = await atCheckout(page, language, seat, 200)
    await apply()
    expect(await axeFinds(page)).toEqual([])
    await picture("whole")
    // Nothing is left for a card or PayPal.
    await expect(page.getByRole("radio")).toHaveCount(0)
    await expect(page.getByText(t("checkout.certificate.enough"))).toBeVisible()
    await button(t("checkout.free")).click()
    await isRenewed()
  })

  test(`a gift certificate and PayPal pay a renewal, in ${language} [PAY-007] [RENEW-002]`, async ({
    page,
  }) => {
    const seat = seats.paypal[language]
    const { t, button, token, apply, isRenewed, picture } = await atCheckout(page, language, seat, 30)
    await apply()
    await page.getByRole("radio", { name: t("ways.paypal"), exact: true }).check()
    const { button: open, pay, cancel } = paypal[language]
    await expect(button(open)).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await picture("paypal")
    const orders: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/v1/paypal/orders")) orders.push(request.postData() ?? "")
    })
    const opened = page.waitForEvent("popup")
    await button(open).click()
    const first = await opened
    await first.getByRole("button", { name: cancel }).click()
    await expect(page.getByText(t("ways.paypal.left.due"))).toBeVisible()
    const again = page.waitForEvent("popup")
    await button(open).click()
    const popup = await again
    await popup.locator("input[value=buyer-ok]").check()
    await popup.getByRole("button", { name: pay }).click()
    await isRenewed()
    // The link is nobody's to know but the holder's.
    expect(orders).toHaveLength(2)
    expect(orders.join()).not.toContain(token)
  })
}

test("the way back from PayPal finds the renewal, which its address does not name", async ({ page }) => {
  const { t, button, token } = await atCheckout(page, "fr", "parterre-B-1", 30)
  await page.getByRole("radio", { name: t("ways.paypal"), exact: true }).check()
  const opened = page.waitForEvent("popup")
  const made = page.waitForResponse(/\/v1\/paypal\/orders/)
  await button(paypal.fr.button).click()
  const { orderId }: { orderId: string } = await (await made).json()
  await (await opened).close()
  const back = (order: string) => page.goto(`/fr/checkout/checkout-colts?subdomain=season&token=${order}`)
  await back(orderId)
  await expect(page).toHaveURL(new RegExp(`renewal=${token}`))
  await expect(page.getByRole("heading", { level: 1, name: t("renewal.pay.title") })).toBeVisible()
  // A browser that knows nothing of an order says how to go on.
  await back("5O190127TN364715T")
  await expect(page.getByRole("heading", { level: 1, name: t("deferred.elsewhere.title") })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
})
