import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

const evening = (language: Language): Evening => ({
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-06",
  level: { fr: "Gradins inférieurs", en: "Lower Bowl" }[language],
})

const words = {
  fr: {
    button: "Payer avec PayPal",
    title: "PayPal (bac à sable)",
    pay: "Payer maintenant",
    cancel: /^Annuler/,
  },
  en: { button: "Pay with PayPal", title: "PayPal (sandbox)", pay: "Pay now", cancel: /^Cancel/ },
} as const

/** A shopper who has chosen PayPal, and its window once they have pressed its button. */
async function atPayPal(page: Page, language: Language, email?: string) {
  const guest = shopper(page, language)
  const { t, button } = guest
  await guest.atPayment(evening(language), email)
  const way = (key: "ways.credit" | "ways.paypal") => page.getByRole("radio", { name: t(key), exact: true })
  await expect(way("ways.credit")).toBeChecked()
  const choose = async () => {
    await way("ways.paypal").check()
    await expect(button(words[language].button)).toBeVisible()
  }
  /** Opens PayPal's window. */
  const open = async () => {
    const opened = page.waitForEvent("popup")
    await button(words[language].button).click()
    const popup = await opened
    await expect(popup.getByRole("heading", { level: 1, name: words[language].title })).toBeVisible()
    return popup
  }
  /** Approves the order there, by an account. */
  const approve = async (account: string) => {
    const popup = await open()
    await popup.locator(`input[value=${account}]`).check()
    await popup.getByRole("button", { name: words[language].pay }).click()
  }
  const summary = () => page.getByRole("region", { name: t("checkout.summary") }).textContent()
  return { ...guest, way, choose, open, approve, summary }
}

for (const language of ["fr", "en"] as const)
  test(`PayPal: cancelled, declined, then paid, and named on the receipt and in the mail: ${language} [PAY-007] [PAY-008]`, async ({
    page,
  }) => {
    const email = `paypal-${crypto.randomUUID()}@exemple.ca`
    const { t, choose, open, approve, summary, hasTickets } = await atPayPal(page, language, email)
    const held = await summary()
    await choose()
    expect(await axeFinds(page)).toEqual([])

    const popup = await open()
    await expect(page.getByText(t("ways.paypal.open"))).toBeVisible()
    await popup.getByRole("button", { name: words[language].cancel }).click()
    await expect(page.getByText(t("ways.paypal.left"))).toBeVisible()
    expect(await summary()).toBe(held)

    await approve("buyer-declined")
    const alert = page.getByRole("alert").filter({ hasText: t("checkout.failed.title") })
    await expect(alert).toBeVisible()
    await expect(alert).toContainText(t("checkout.stripe.error.paypal_declined"))
    expect(await summary()).toBe(held)
    await expect(page.getByText("Camille Tremblay")).toBeVisible()

    await approve("buyer-ok")
    await hasTickets()
    const paid = language === "fr" ? "Payé par PayPal" : "Paid with PayPal"
    await expect(page.getByText(paid, { exact: true })).toBeVisible()
    expect(await inLetters(page, email, /.*PayPal.*/s)).toContain(paid)
    // Whoever goes back pays nothing twice: the cart is empty.
    await page.goBack()
    await expect(page.getByRole("button", { name: words[language].button })).toBeHidden()
  })

test("a window that was closed takes nothing, and a card pays then", async ({ page }) => {
  const { t, choose, open, way, pay, challenge, answerBank, hasTickets } = await atPayPal(page, "en")
  await choose()
  const popup = await open()
  await popup.close()
  await expect(page.getByText(t("ways.paypal.left"))).toBeVisible()
  await way("ways.credit").check()
  await pay(cards.globalPaymentsChallenge)
  await expect(challenge()).toBeVisible()
  await answerBank("1234")
  await hasTickets()
})

test("whoever reloads the shop while PayPal is open starts again, and pays once", async ({ page }) => {
  const { t, choose, open, approve, hasTickets, summary } = await atPayPal(page, "fr")
  await choose()
  const popup = await open()
  const held = await summary()
  await page.reload()
  // Nobody hears it any more, and nothing is reserved by it.
  await popup.getByRole("button", { name: words.fr.pay }).click()
  await expect(page.getByText("Camille Tremblay")).toBeVisible()
  expect(await summary()).toBe(held)
  // Behind the window that was left open, a browser may draw no frame.
  await page.bringToFront()
  await choose()
  await approve("buyer-ok")
  await hasTickets()
  await expect(page.getByText(t("confirmation.paid.paypal"), { exact: true })).toBeVisible()
})

test("a window that PayPal opened by itself leads back to the checkout", async ({ page, context }) => {
  const { t, choose } = await atPayPal(page, "fr")
  await choose()
  const made = page.waitForResponse(/\/v1\/paypal\/orders/)
  const opened = page.waitForEvent("popup")
  await page.getByRole("button", { name: words.fr.button }).click()
  const { approvalUrl } = (await (await made).json()) as { approvalUrl: string }
  await (await opened).close()
  const alone = await context.newPage()
  await alone.goto(approvalUrl)
  await alone.getByRole("button", { name: words.fr.pay }).click()
  await expect(alone.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible()
  expect(new URL(alone.url()).pathname).toBe("/fr/checkout/mode")
})

test("PayPal's script is loaded where it is chosen, and nowhere before", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => void asked.push(request.url()))
  const scripts = () => asked.filter((url) => url.includes("/sandbox/paypal/sdk.js"))
  const { choose } = await atPayPal(page, "en")
  expect(scripts()).toEqual([])
  await choose()
  expect(scripts()).toHaveLength(1)
  expect(new URL(scripts()[0] ?? "").searchParams.get("intent")).toBe("authorize")
})

test("the checkout is a page of its own where the script is PayPal's, whose policy alone lets it in", async ({
  page,
}) => {
  const pages: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      pages.push(new URL(request.url()).pathname)
  })
  await undrawn(page)
  await page.route("**/v1/websites/config*", async (route) => {
    const answer = await route.fetch()
    const config = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...config, paypal: { ...config.paypal, sdkUrl: "https://www.paypal.com/sdk/js" } },
    })
  })
  const { t, way } = await atPayPal(page, "en")
  expect(pages.filter((path) => path === "/en/checkout/mode")).toHaveLength(1)
  await expect(page.getByText("Camille Tremblay")).toBeVisible()
  // The sandbox's policy is without PayPal's own origins, so the script is not let in here.
  await way("ways.paypal").check()
  await expect(page.getByText(t("ways.paypal.broken"))).toBeVisible()
})

test("a script that does not load says so, and may be loaded again", async ({ page }) => {
  const { t, way, button, hasTickets, approve } = await atPayPal(page, "fr")
  await page.route("**/sandbox/paypal/sdk.js*", (route) => route.abort())
  await way("ways.paypal").check()
  await expect(page.getByText(t("ways.paypal.broken"))).toBeVisible()
  await page.unroute("**/sandbox/paypal/sdk.js*")
  await button(t("app.retry")).click()
  await approve("buyer-ok")
  await hasTickets()
})

for (const scheme of ["light", "dark"] as const)
  test(`PayPal on a telephone, in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const { choose } = await atPayPal(page, scheme === "light" ? "fr" : "en")
    await page.setViewportSize({ width: 390, height: 844 })
    await choose()
    expect(await axeFinds(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
