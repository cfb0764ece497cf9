import { expect } from "playwright/test"
import { setAccounts } from "./more-shops.ts"
import { shopOpens } from "./shop-opens.ts"
import { shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const levels = { fr: "Balcon", en: "Balcony" } as const

for (const language of ["fr", "en"] as const)
  test(`whoever is signed in while the site gives up its accounts is logged out by the payment, in ${language} [PAY-020]`, async ({
    page,
    request,
  }) => {
    await shopOpens(request, "closing")
    const accounts = async () =>
      (await (await request.get("/v1/websites/config?subdomain=closing")).json()).clientAccount
    if ((await accounts()) === "NO") await setAccounts("closing", "OPTIONAL")
    await expect.poll(accounts).toBe("OPTIONAL")

    const { t, link, button, withNewAccount, cartWith, payLabel, hasTickets } = shopper(page, language)
    const email = `anne-${crypto.randomUUID()}@exemple.ca`
    await withNewAccount("closing", { firstname: "Anne", lastname: "Roy", email })
    await page.clock.install()
    await cartWith({ shop: "closing", page: "ubu", event: "ubu-2027-02-12", level: levels[language] })
    await link(t("cart.checkout")).click()
    await page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
    await button(t("checkout.next")).click()
    const element = (name: string) => page.locator(`[data-card-field=${name}] input`)
    await element("number").fill("4242424242424242")
    await element("expiry").fill("0930")
    await element("cvd").fill("123")
    await page.getByLabel(t("checkout.card.name")).fill("Anne Roy")
    const isMarked = () => page.evaluate(() => localStorage.getItem("tix.auth") !== null)
    expect(await isMarked()).toBe(true)

    await setAccounts("closing", "NO")
    await expect.poll(accounts).toBe("NO")
    // What the page knows of the site is a minute old by then.
    await page.clock.fastForward("01:10")
    const loggedOut = page.waitForRequest(/\/actions\/logout/)
    await button(payLabel).click()
    await hasTickets()
    await loggedOut
    await expect.poll(isMarked).toBe(false)
    // The receipt stays with the device that bought.
    await expect(page.getByText(email, { exact: true })).toBeVisible()
  })
