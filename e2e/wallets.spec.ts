import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

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
  await guest.atPayment(evenings[language], email)
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
    const { t, words, sheet, payWith, cancel, button, hasTickets } = at
    const box = await button(words.google).boundingBox()
    expect([box?.width, box?.height]).toEqual([240, 40])
    const seats = page.getByRole("region", { name: t("checkout.summary") })
    const held = await seats.textContent()

    // In a hurry: one sheet opens.
    await button(words.google).dblclick()
    await expect(sheet).toHaveCount(1)
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
      language === "fr" ? /Payé par Google Pay \(Visa •••• 1111\)/ : /Paid by Google Pay \(Visa •••• 1111\)/
    expect(await inLetters(page, email, /.*Google Pay.*/s)).toMatch(paid)
    expect(await axeFinds(page)).toEqual([])
  })

for (const language of ["fr", "en"] as const)
  test(`Apple Pay: left, told again when the card changes, declined, then paid: ${language} [WAL-001] [WAL-002] [WAL-009] [WAL-010] [WAL-011] [PAY-004]`, async ({
    page,
  }) => {
    const email = `apple-${crypto.randomUUID()}@exemple.ca`
    const at = await atPayment(page, language, "apple", email)
    const { t, words, sheet, open, payWith, cancel, button, hasTickets } = at
    await expect(button(words.apple)).toHaveAccessibleName(words.apple)
    const seats = page.getByRole("region", { name: t("checkout.summary") })
    const held = await seats.textContent()

    await open()
    // The shop's own name, as its server had Apple say it.
    await expect(sheet).toContainText(/Théâtre Belvédère\d+\.\d\d CAD/)
    await page.keyboard.press("Escape")
    await expect(sheet).toBeHidden()
    expect(await seats.textContent()).toBe(held)
    await expect(page.getByRole("alert")).toBeHidden()
    await open()
    await cancel()

    // Whatever way was chosen below, a wallet's refusal is told.
    await page.getByRole("radio", { name: t("ways.interac"), exact: true }).check()
    await payWith(cards.declined)
    await expect(page.getByRole("alert").filter({ hasText: t("checkout.failed.title") })).toBeVisible()
    expect(await seats.textContent()).toBe(held)

    await payWith(cards.approved)
    await hasTickets()
    await expect(page.getByText(/Apple Pay.*Visa.*1111/)).toBeVisible()
    const paid =
      language === "fr" ? /Payé par Apple Pay \(Visa •••• 1111\)/ : /Paid by Apple Pay \(Visa •••• 1111\)/
    expect(await inLetters(page, email, /.*Apple Pay.*/s)).toMatch(paid)
  })

test("a card of Google Pay that no device has proven is asked about by its bank", async ({ page }) => {
  const { payWith, challenge, answerBank, hasTickets, t } = await atPayment(page, "fr", "google")
  await payWith(cards.challenged, "PAN_ONLY")
  await expect(challenge()).toBeVisible()
  await answerBank("1234")
  await hasTickets()
  await expect(page.getByText(/Google Pay.*Visa.*1091/)).toBeVisible()
  await expect(page.getByText(t("confirmation.title"))).toBeVisible()
})

test("a merchant that Apple refuses opens no sheet for long, and leaves the page as it was [ERR-014]", async ({
  page,
}) => {
  const { sheet, button, words, t, pay, hasTickets } = await atPayment(page, "fr", "apple")
  await page.route("**/v1/pay/apple/create-session*", (route) =>
    route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
  )
  const asked = page.waitForRequest(/create-session/)
  await button(words.apple).click()
  await asked
  await expect(sheet).toBeHidden()
  await expect(page.getByRole("alert")).toBeHidden()
  await expect(button(words.apple)).toBeEnabled()
  await expect(page.getByText(t("checkout.card.safe"))).toBeVisible()
  await pay({ number: "4000000000001000", cvd: "123" })
  await hasTickets()
})

test("no wallet's script is loaded where none is offered, or where nothing is paid yet", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => void asked.push(request.url()))
  const { cartWith } = shopper(page, "fr")
  await cartWith(evenings.fr)
  expect(asked.filter((url) => /wallets|google/.test(url))).toEqual([])
})

/** What the sheets are opened with, as the wallets' scripts are told. */
async function requestsOf(page: Page) {
  await page.evaluate(() => {
    const window_ = window as unknown as {
      asked: unknown[]
      google: {
        payments: { api: { PaymentsClient: { prototype: Record<string, (asked: unknown) => unknown> } } }
      }
      ApplePaySession: new (version: number, asked: unknown) => object
    }
    window_.asked = []
    const { prototype } = window_.google.payments.api.PaymentsClient
    const load = prototype.loadPaymentData
    prototype.loadPaymentData = function (this: unknown, asked: unknown) {
      window_.asked.push(asked)
      return load?.call(this, asked)
    }
    const Session = window_.ApplePaySession
    window_.ApplePaySession = class extends Session {
      constructor(version: number, asked: unknown) {
        super(version, asked)
        window_.asked.push(asked)
      }
    }
  })
  return () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)
}

for (const [language, width] of [
  ["fr", 1280],
  ["en", 1280],
  ["fr", 390],
] as const)
  test(`who buys without an account ticks a box that stays where it is when the wallets come: ${language}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { t, link, cartWith } = shopper(page, language)
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route("**/v1/cart/paymentMethods*", async (route) => {
      await asked
      await route.continue()
    })
    const level = { fr: "Gradins inférieurs", en: "Lower Bowl" }[language]
    await cartWith({ shop: "harbour", page: "northern-static", event: "northern-static-2027-02-06", level })
    await link(t("cart.checkout")).click()
    const box = page.getByRole("checkbox", { name: t("client.method.asGuest") })
    await box.waitFor()
    const before = (await box.boundingBox())?.y ?? 0
    answer()
    await expect(page.getByRole("button", { name: buttons[language].apple })).toBeVisible()
    const after = (await box.boundingBox())?.y ?? 0
    expect(Math.abs(after - before)).toBeLessThan(4)
  })

test("both sheets ask in Canada, in its dollars, for all that is to pay, of the shop's own cards [WAL-006] [WAL-007] [WAL-008]", async ({
  page,
}) => {
  const { button, words, cancel, t } = await atPayment(page, "en", "google")
  const summary = await page.getByRole("region", { name: t("checkout.summary") }).textContent()
  const [total = ""] = /\d+\.\d\d$/.exec(summary ?? "") ?? []
  await expect(button(words.google)).toBeVisible()
  await expect(button(words.apple)).toBeVisible()
  const asked = await requestsOf(page)
  await button(words.google).click()
  await cancel()
  await button(words.apple).click()
  await expect.poll(async () => (await asked()).length).toBe(2)
  expect(await asked()).toMatchObject([
    {
      allowedPaymentMethods: [
        {
          parameters: {
            allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
            allowedCardNetworks: ["VISA", "MASTERCARD", "AMEX"],
          },
          tokenizationSpecification: { parameters: { gateway: "paysafe", gatewayMerchantId: "1001" } },
        },
      ],
      transactionInfo: {
        countryCode: "CA",
        currencyCode: "CAD",
        totalPriceStatus: "FINAL",
        totalPrice: total,
      },
    },
    {
      countryCode: "CA",
      currencyCode: "CAD",
      merchantCapabilities: ["supports3DS", "supportsDebit", "supportsCredit"],
      supportedNetworks: ["visa", "masterCard", "amex"],
      total: { type: "final", amount: total },
    },
  ])
})

for (const scheme of ["light", "dark"] as const)
  test(`the wallets stand first on a telephone, in ${scheme} [WAL-005]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const { button, words, t } = await atPayment(page, "fr", "google")
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(button(words.google)).toBeVisible()
    const [apple, google, card] = await Promise.all(
      [button(words.apple), button(words.google), page.getByLabel(t("checkout.card.name"))].map((place) =>
        place.boundingBox(),
      ),
    )
    expect([apple?.width, apple?.height, google?.width, google?.height]).toEqual([240, 40, 240, 40])
    expect(google?.y).toBeLessThan(card?.y ?? 0)
    expect(await axeFinds(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
