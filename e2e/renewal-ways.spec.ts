import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { offerSeason, type SeasonOffer } from "./more-shops.ts"
import { shopOpens } from "./shop-opens.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

/** A season is renewed by what else than a card its shop takes: gift certificates and PayPal. */

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const
const paypal = {
  fr: { button: "Payer avec PayPal", pay: "Payer maintenant", cancel: /^Annuler/ },
  en: { button: "Pay with PayPal", pay: "Pay now", cancel: /^Cancel/ },
} as const

const offer = (name: string, language: Language, seat: string, dollars: number): SeasonOffer => ({
  ...{ language, seat, email: `season-${name}-${language}@exemple.ca` },
  certificate: { code: `SAISON-${seat.replace("parterre-", "")}-2027`, dollars },
})
const offers = {
  whole: { fr: offer("whole", "fr", "parterre-A-1", 200), en: offer("whole", "en", "parterre-A-2", 200) },
  part: { fr: offer("part", "fr", "parterre-A-3", 30), en: offer("part", "en", "parterre-A-4", 30) },
  back: offer("back", "fr", "parterre-B-1", 30),
}

// Once for all tests: each command that makes offers starts a process of its own, which takes longer than a test.
test.beforeAll(async ({ request }) => {
  test.setTimeout(400_000)
  await shopOpens(request, "season")
  // A second attempt has what the first was offered.
  const sent = await request.get(`/sandbox/mailbox/list.json?to=${encodeURIComponent(offers.back.email)}`)
  const { mails }: { mails: readonly unknown[] } = await sent.json()
  if (mails.length === 0)
    await offerSeason([...Object.values(offers.whole), ...Object.values(offers.part), offers.back])
})

/** A holder at the checkout of their renewal. */
async function atCheckout(page: Page, { email, language, certificate: { code } }: SeasonOffer) {
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
  return { ...holder, token: address.pathname.split("/").at(-1) ?? "", apply, isRenewed }
}

for (const language of ["fr", "en"] as const) {
  test(`a gift certificate pays a renewal whole, in ${language} [PAY-002] [RENEW-002]`, async ({ page }) => {
    const { t, button, apply, isRenewed } = await atCheckout(page, offers.whole[language])
    await apply()
    expect(await axeFinds(page)).toEqual([])
    // Nothing is left for a card or PayPal.
    await expect(page.getByRole("radio")).toHaveCount(0)
    await expect(page.getByText(t("checkout.certificate.enough"))).toBeVisible()
    await button(t("checkout.free")).click()
    await isRenewed()
  })

  test(`a gift certificate and PayPal pay a renewal, in ${language} [PAY-007] [RENEW-002]`, async ({
    page,
  }) => {
    const { t, button, token, apply, isRenewed } = await atCheckout(page, offers.part[language])
    await apply()
    await page.getByRole("radio", { name: t("ways.paypal"), exact: true }).check()
    const { button: open, pay, cancel } = paypal[language]
    await expect(button(open)).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
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
  const { t, button, token } = await atCheckout(page, offers.back)
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
