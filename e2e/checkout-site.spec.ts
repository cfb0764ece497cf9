import { expect } from "playwright/test"
import { tkpOrigins } from "./more-shops.ts"
import { shopOpens } from "./shop-opens.ts"
import { shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const { checkoutOrigin, shopOrigin } = tkpOrigins(process.env.E2E_PORT ?? "4310")
const levels = { fr: "Balcon", en: "Balcony" } as const

for (const language of ["fr", "en"] as const)
  test(`the checkout is at the site's other origin, with the cart, and what follows is at the shop's, in ${language} [VAR-007] [VAR-008] [CFG-013]`, async ({
    page,
  }) => {
    const { t, cartWith, toPayment, button, payLabel, hasTickets } = shopper(page, language)
    await shopOpens(page.request, "tkp")
    await cartWith({ shop: "tkp", page: "ubu", event: "ubu-2027-02-12", level: levels[language] })
    const kept = await page.evaluate(() => localStorage.getItem("parterre.tkp.session"))
    const session = String(JSON.parse(kept ?? "{}").value)
    const addresses: string[] = []
    page.on("request", (request) => {
      if (request.isNavigationRequest()) addresses.push(request.url())
    })
    // Until the checkout is at the other origin there is no form: what is typed here would not go along.
    let seen = 0
    await page.route("**/v1/cart/self/link*", async (route) => {
      await expect(page).toHaveURL(/\/checkout\/mode/)
      await expect(page.getByRole("main")).toBeVisible()
      seen = await page.getByRole("textbox").count()
      await route.continue()
    })
    await toPayment("camille@exemple.ca")
    expect(seen).toBe(0)
    const there = new URL(page.url())
    expect([there.origin, there.pathname]).toEqual([checkoutOrigin, `/${language}/checkout/mode`])
    expect(there.searchParams.get("originalSubdomain")).toBe("tkp")
    // The cart goes along, and the visit's own session does not.
    expect(session.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => address.includes(session))).toEqual([])
    const theirs = await page.evaluate(() => localStorage.getItem("parterre.tkp.session"))
    expect(theirs).not.toContain(session)

    const element = (name: string) => page.locator(`[data-card-field=${name}] input`)
    await element("number").fill("4242424242424242")
    await element("expiry").fill("0930")
    await element("cvd").fill("123")
    await page.getByLabel(t("checkout.card.name")).fill("Camille Tremblay")
    await button(payLabel).click()
    await hasTickets()
    expect(new URL(page.url()).origin).toBe(checkoutOrigin)

    await page.goto(`${checkoutOrigin}/${language}/pages?subdomain=tkp&originalSubdomain=mal.example`)
    await page.waitForURL((url) => url.origin === shopOrigin)
    expect(new URL(page.url()).pathname).toBe(`/${language}/pages`)
    await page.goto(`/${language}/cart?subdomain=tkp`)
    await expect(page.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeVisible()
    // Nothing to pay: the page stays, and says so.
    await page.goto(`/${language}/checkout/mode?subdomain=tkp`)
    await expect(page.getByText(t("checkout.needsCart.body"))).toBeVisible()
    expect(new URL(page.url()).origin).toBe(shopOrigin)
  })
