import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { withPurchase } from "./bought.ts"
import { asBoxOffice } from "./box-office.ts"
import { inLetters } from "./mailbox.ts"
import { shopOpens } from "./shop-opens.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

/** What pays a payment that is due beside a card that is entered: wallets, PayPal, a saved card. */

const heureBleue = {
  fr: { shop: "belvedere", page: "l-heure-bleue", event: "l-heure-bleue-2027-02-14", level: "Corbeille" },
  en: { shop: "belvedere", page: "l-heure-bleue", event: "l-heure-bleue-2027-02-13", level: "Mezzanine" },
} as const satisfies Record<Language, Evening>
const ubu: Readonly<Record<Language, Evening>> = {
  fr: { shop: "paypal", page: "ubu", event: "ubu-2027-02-12", level: "Balcon" },
  en: { shop: "paypal", page: "ubu", event: "ubu-2027-02-12", level: "Balcony" },
}
const northernStatic: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-06",
  level: "Lower Bowl",
}

const paypal = {
  fr: { button: "Payer avec PayPal", pay: "Payer maintenant", cancel: /^Annuler/ },
  en: { button: "Pay with PayPal", pay: "Pay now", cancel: /^Cancel/ },
} as const
const wallets = {
  fr: { button: "Acheter avec Google Pay", sheet: "Google Pay", pay: "Payer" },
  en: { button: "Buy with Apple Pay", sheet: "Apple Pay", pay: "Pay" },
} as const

/** Approves an order in PayPal's window, by an account. */
async function approve(page: Page, language: Language, account: string) {
  const opened = page.waitForEvent("popup")
  await page.getByRole("button", { name: paypal[language].button }).click()
  const popup = await opened
  await popup.locator(`input[value=${account}]`).check()
  await popup.getByRole("button", { name: paypal[language].pay }).click()
}

const camille = { firstname: "Camille", lastname: "Tremblay" }

/** A guest has bought with a card whose bank lets the money go. */
const withLapsedPurchase = (page: Page, language: Language, email: string) =>
  withPurchase(page, language, heureBleue[language], { ...camille, email }, cards.paysafeLapsing.number)

const dueAddress = async (page: Page, email: string) =>
  new URL(await inLetters(page, email, /https?:\S+checkout-deferred\S+/))

/** The mail is read on another device. */
const phone = { viewport: { width: 390, height: 844 } }

async function openLink(page: Page, { pathname, search }: URL) {
  await page.goto(pathname + search)
  await takenOver(page)
  return page
}

for (const language of ["fr", "en"] as const)
  test(`a wallet pays what is due, in ${language} [PAY-021] [PAY-023]`, async ({ page, anotherVisitor }) => {
    const email = `due-${crypto.randomUUID()}@exemple.ca`
    await withLapsedPurchase(page, language, email)
    const elsewhere = await openLink(await anotherVisitor(phone), await dueAddress(page, email))
    const { t, button } = shopper(elsewhere, language)
    const { button: open, sheet, pay } = wallets[language]
    // The shop takes Interac, whose bank leads back to a cart: what is due is not paid with it.
    await expect(elsewhere.getByText("Interac")).toHaveCount(0)
    const dialog = elsewhere.getByRole("dialog", { name: sheet })
    const payWith = async (number: string) => {
      await button(open).click()
      await dialog.locator("select[name=card]").selectOption(number)
      await dialog.getByRole("button", { name: pay, exact: true }).click()
    }
    await payWith("4000000000000002")
    await expect(elsewhere.getByRole("alert")).toContainText(t("deferred.kept"))
    expect(await axeFinds(elsewhere)).toEqual([])
    await payWith("4111111111111111")
    await expect(elsewhere.getByRole("heading", { level: 1, name: t("deferred.paid.title") })).toBeVisible()
  })

for (const language of ["fr", "en"] as const)
  test(`a shop that takes PayPal alone collects what is due with it, in ${language} [PAY-007] [PAY-023]`, async ({
    page,
    anotherVisitor,
  }) => {
    await shopOpens(page.request, "paypal")
    const buyer = shopper(page, language)
    const email = `due-${crypto.randomUUID()}@exemple.ca`
    await buyer.atPayment(ubu[language], email)
    await approve(page, language, "buyer-denied")
    await buyer.hasTickets()
    const elsewhere = await openLink(await anotherVisitor(phone), await dueAddress(page, email))
    const { t, button } = shopper(elsewhere, language)
    await expect(button(paypal[language].button)).toBeVisible()
    await expect(elsewhere.locator("[data-card-field]")).toHaveCount(0)
    await expect(elsewhere.getByText(t("checkout.card.none"))).toBeHidden()
    const made = elsewhere.waitForResponse(/\/v1\/paypal\/orders/)
    const opened = elsewhere.waitForEvent("popup")
    await button(paypal[language].button).click()
    // A window that PayPal opened by itself leads back to the same payment, by an address that does not name it.
    const alone = await elsewhere.context().newPage()
    await alone.goto(((await (await made).json()) as { approvalUrl: string }).approvalUrl)
    await alone.getByRole("button", { name: paypal[language].cancel }).click()
    await expect(alone.getByRole("heading", { level: 1, name: t("deferred.title") })).toBeVisible()
    expect(alone.url()).not.toContain("saleToken")
    // Led back in a browser that knows nothing of the order.
    await page.goto(alone.url())
    await expect(page.getByRole("heading", { level: 1, name: t("deferred.elsewhere.title") })).toBeVisible()
    await alone.close()
    await (await opened).getByRole("button", { name: paypal[language].cancel }).click()
    await expect(elsewhere.getByText(t("ways.paypal.left.due"))).toBeVisible()
    await approve(elsewhere, language, "buyer-declined")
    await expect(elsewhere.getByRole("alert")).toContainText(t("deferred.kept"))
    expect(await axeFinds(elsewhere)).toEqual([])
    await approve(elsewhere, language, "buyer-ok")
    await expect(elsewhere.getByRole("heading", { level: 1, name: t("deferred.paid.title") })).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere.getByText(t("deferred.paid.body"))).toBeVisible()
  })

/** The box office ends an order that nobody pays. */
async function voidSale(page: Page, receipt: string) {
  const voided = await page.request.post(`/v1/support/sales/${receipt}/void`, {
    ...(await asBoxOffice(page)),
    data: { reason: "Never paid" },
  })
  expect(voided.ok(), await voided.text()).toBe(true)
}

for (const [language, what] of [
  ["fr", "waits for a payment"],
  ["en", "is about to pay"],
] as const)
  test(`a page that ${what} says that the order was ended meanwhile, and asks no more [PAY-023]`, async ({
    page,
    anotherVisitor,
  }) => {
    const email = `over-${crypto.randomUUID()}@exemple.ca`
    const receipt = await withLapsedPurchase(page, language, email)
    const elsewhere = await openLink(await anotherVisitor(phone), await dueAddress(page, email))
    const { t, pay } = shopper(elsewhere, language)
    if (what === "waits for a payment") {
      await elsewhere.route("**/process-paiement*", (route) =>
        route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          json: {
            ...{ type: "/problems/payment-pending", title: "Pending", status: 503, code: "payment-pending" },
            ...{ message: "La banque tarde à répondre.", action: "wait" },
          },
        }),
      )
      await pay(cards.paysafeFrictionless)
      await expect(elsewhere.getByText(t("deferred.pending"))).toBeVisible()
      await voidSale(page, receipt)
    } else {
      // It has been read before the order ends.
      await expect(elsewhere.locator("[data-card-field]").first()).toBeVisible()
      await voidSale(page, receipt)
      await pay(cards.paysafeFrictionless)
    }
    await expect(elsewhere.getByRole("heading", { level: 1, name: t("deferred.voided.title") })).toBeVisible()
    await expect(elsewhere.getByText(t("deferred.voided.body"))).toBeVisible()
    // Whoever waits asks every four seconds.
    const asks = elsewhere.waitForRequest("**/ccpayment/details*", { timeout: 6_000 }).then(
      () => true,
      () => false,
    )
    expect(await asks).toBe(false)
  })

for (const language of ["fr", "en"] as const)
  test(`the mail's link says that the box office has ended an order that nobody paid, in ${language} [PAY-023]`, async ({
    page,
    anotherVisitor,
  }) => {
    const email = `over-${crypto.randomUUID()}@exemple.ca`
    const receipt = await withLapsedPurchase(page, language, email)
    const address = await dueAddress(page, email)
    await voidSale(page, receipt)
    const elsewhere = await openLink(await anotherVisitor(phone), address)
    const { t } = shopper(elsewhere, language)
    await expect(elsewhere.getByRole("heading", { level: 1, name: t("deferred.voided.title") })).toBeVisible()
    await expect(elsewhere.getByText(t("deferred.voided.body"))).toBeVisible()
    expect(await axeFinds(elsewhere)).toEqual([])
    expect(await inLetters(page, email, /.*(annulé votre commande|cancelled your order).*/s)).toContain(
      receipt,
    )
  })

test("a saved card pays what is due in one press, and none is saved with it", async ({ page }) => {
  const { t, withNewAccount, cartWith, button, link, pay, payLabel, challenge, answerBank, hasTickets } =
    shopper(page, "en")
  const email = `due-${crypto.randomUUID()}@example.ca`
  await withNewAccount("harbour", { firstname: "Ira", lastname: "Comeau", email })
  const toPayment = async () => {
    await cartWith(northernStatic)
    await link(t("cart.checkout")).click()
    await page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
    await button(t("checkout.next")).click()
  }
  await toPayment()
  await page.getByRole("checkbox", { name: t("cards.keep") }).check({ force: true })
  await pay(cards.globalPaymentsChallenge)
  await answerBank("1234")
  await hasTickets()
  await toPayment()
  await page.getByRole("radio", { name: t("ways.paypal"), exact: true }).check()
  await approve(page, "en", "buyer-denied")
  await hasTickets()

  const { pathname, search } = await dueAddress(page, email)
  await page.goto(pathname + search)
  await takenOver(page)
  await expect(page.getByRole("radio", { name: /8884/ })).toBeChecked()
  await page.getByRole("radio", { name: t("cards.another") }).check()
  await expect(page.getByLabel(t("checkout.card.name"))).toBeVisible()
  await expect(page.getByRole("checkbox", { name: t("cards.keep") })).toHaveCount(0)
  await page.getByRole("radio", { name: /8884/ }).check()
  expect(await axeFinds(page)).toEqual([])
  await button(payLabel).click()
  await expect(page.getByRole("heading", { level: 1, name: t("deferred.paid.title") })).toBeVisible()
  await expect(challenge()).toBeHidden()
})
