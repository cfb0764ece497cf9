import { expect } from "playwright/test"
import { cards, type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

/** Payments whose answer reaches no page: nobody is led to buy again what they have bought. */

const evening: Evening = {
  shop: "belvedere",
  page: "l-heure-bleue",
  event: "l-heure-bleue-2027-02-13",
  level: "Corbeille",
}

test("a page that is loaded again right after the payment leads to the tickets", async ({ page }) => {
  const { t, atPayment, typeCard, button, payLabel, hasTickets } = shopper(page, "fr")
  await atPayment(evening)
  await typeCard(cards.paysafeFrictionless)
  // The server sells, and its answer is lost with the page.
  await page.route("**/checkoutCreditCard*", async (route) => {
    const answer = await route.fetch()
    await page.reload()
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  await button(payLabel).click()
  await hasTickets()
  await expect(page.getByText(t("cart.empty.title"))).toBeHidden()
})

test("a payment that is still undecided is waited for, through reloads, until its tickets are here", async ({
  page,
}) => {
  const { t, atPayment, typeCard, button, payLabel, hasTickets } = shopper(page, "fr")
  await atPayment(evening)
  await typeCard(cards.paysafeFrictionless)
  // Its answer is lost with the page, and the bank takes its time.
  await page.route("**/checkoutCreditCard*", async (route) => {
    await route.fetch()
    await page.reload()
    await route.abort().catch(() => undefined)
  })
  const asked: string[] = []
  await page.route("**/v1/session/sale?*", async (route) => {
    asked.push(route.request().url())
    const answer = await route.fetch()
    const { saleToken } = (await answer.json()) as { saleToken: string }
    await route.fulfill({ response: answer, json: { saleToken, state: "paying" } })
  })
  await button(payLabel).click()
  const waits = page.getByText(t("checkout.pending.title"))
  await expect(waits).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  for (const path of ["/fr/cart", "/fr/checkout/mode"]) {
    await page.goto(`${path}?subdomain=belvedere`)
    await expect(waits).toBeVisible()
    await expect(page.getByText(t("cart.empty.title"))).toBeHidden()
  }
  await page.unroute("**/v1/session/sale?*")
  await hasTickets()
})

for (const path of ["/fr/cart", "/fr/checkout/mode"])
  test(`a new tab leads to the tickets where the one that paid was closed: ${path}`, async ({
    page,
    context,
  }) => {
    const { atPayment, typeCard, button, payLabel } = shopper(page, "fr")
    await atPayment(evening)
    await typeCard(cards.paysafeFrictionless)
    const other = await context.newPage()
    let closed: Promise<void> | undefined
    await page.route("**/checkoutCreditCard*", async (route) => {
      await route.fetch()
      closed = page.close()
    })
    await button(payLabel)
      .click()
      .catch(() => undefined)
    await expect.poll(() => closed !== undefined).toBe(true)
    await closed
    await other.goto(`${path}?subdomain=belvedere`)
    await shopper(other, "fr").hasTickets()
    // It is told once: the next cart is a new one.
    await other.goto("/fr/cart?subdomain=belvedere")
    await expect(other.getByText(shopper(other, "fr").t("cart.empty.title"))).toBeVisible()
  })

test("the second tab of a cart that the first has paid leads to its tickets too", async ({
  page,
  context,
}) => {
  const first = shopper(page, "fr")
  await first.atPayment(evening)
  await first.typeCard(cards.paysafeFrictionless)
  // What was typed comes along into a tab that this one opens.
  const opened = context.waitForEvent("page")
  await page.evaluate(() => void window.open(window.location.href))
  const other = await opened
  const second = shopper(other, "fr")
  await second.typeCard(cards.paysafeFrictionless)
  await first.button(first.payLabel).click()
  await first.hasTickets()
  await second.button(second.payLabel).click()
  await second.hasTickets()
})

test("a cart that another tab has paid is not offered once its own tab is shown again", async ({
  page,
  context,
}) => {
  const first = shopper(page, "fr")
  await first.cartWith(evening)
  const opened = context.waitForEvent("page")
  await page.evaluate(() => void window.open(window.location.href))
  const other = await opened
  const { t, toPayment, typeCard, button, payLabel, hasTickets } = shopper(other, "fr")
  const offered = page.getByRole("link", { name: t("cart.checkout") })
  await page.goto("/fr/cart?subdomain=belvedere")
  await expect(offered).toBeVisible()
  await toPayment()
  await typeCard(cards.paysafeFrictionless)
  await button(payLabel).click()
  await hasTickets()
  // A browser without windows hides no tab: it is told that this one is shown.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(page.getByText(t("cart.empty.title"))).toBeVisible()
  await expect(offered).toBeHidden()
})
