import { expect, type Page } from "playwright/test"
import { newPassword } from "./prepared.ts"
import { type Evening, shopper } from "./shopper.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

const evening: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-06",
  level: "Upper Bowl",
}
/** Authenticated by its bank without a question. */
const frictionless = { number: "4222000009719489", cvd: "123" }

test("a purchase is a guest's only where the shop lets guests in [ACC-041] [ACC-054]", async ({ page }) => {
  const { t, link, cartWith, tellWho } = shopper(page, "en")
  await cartWith(evening)
  const guest = page.getByLabel(t("checkout.firstname"))
  const login = page.getByLabel(t("client.login.username"))
  const asGuest = page.getByRole("checkbox", { name: t("client.method.asGuest") })
  const toCheckout = async (clientAccount: string) => {
    await page.unrouteAll()
    await undrawn(page)
    await page.route("**/v1/websites/config*", async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), clientAccount } })
    })
    await page.goto("/en/cart?subdomain=harbour")
    await link(t("cart.checkout")).click()
  }

  await toCheckout("YES")
  await expect(login).toBeVisible()
  await expect(asGuest).toHaveCount(0)
  await page.goto("/en/checkout/mode?subdomain=harbour")
  await expect(page).toHaveURL(/\/en\/client\/login/)
  await expect(guest).toHaveCount(0)

  await toCheckout("OPTIONAL")
  await expect(login).toBeVisible()
  await asGuest.check({ force: true })
  await expect(guest).toBeVisible()

  await toCheckout("NO")
  await expect(guest).toBeVisible()
  await expect(asGuest).toHaveCount(0)
  await tellWho()
  await expect(page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })).toBeVisible()
})

test("a client buys with an account: the name is on the card's form, the cart is empty after, the invoice is in the account [ACC-054] [PAY-012] [PAY-017] [PAY-018] [ACC-001] [ACC-040] [ACC-020] [ACC-021]", async ({
  page,
}) => {
  const { t, button, link, signUp, cartWith, pay, hasTickets } = shopper(page, "en")
  const at = (path: string) => page.goto(`/en/client/${path}?subdomain=harbour`)
  const email = `morgan-${crypto.randomUUID()}@example.ca`
  await signUp("harbour", { firstname: "Morgan", lastname: "Comeau", email })
  await page.getByLabel(t("client.phone")).fill("9025551234")
  await page.getByLabel(t("client.address.addressLine1"), { exact: true }).fill("1800 Argyle Street")
  await page.getByLabel(t("client.address.city")).fill("Halifax")
  await page.getByLabel(t("client.address.zipCode")).fill("B3J 2V9")
  await button(t("client.profile.submit")).click()
  await expect(page.getByText(t("client.profile.incomplete"))).toBeHidden()

  await cartWith(evening)
  // Nobody asks again who buys.
  await link(t("cart.checkout")).click()
  await page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
  await button(t("checkout.next")).click()
  await expect(page.getByLabel(t("checkout.card.name"))).toHaveValue("Morgan Comeau")
  await page.getByLabel(t("checkout.card.name")).fill("M. Comeau")
  await pay(frictionless)
  await hasTickets()
  // The buyer is told with the receipt, and nothing of it can be changed any more.
  await expect(page.getByText("(902) 555-1234")).toBeVisible()
  await expect(link(t("client.view.edit"))).toHaveCount(0)

  await expect(page.getByRole("link", { name: `${t("nav.cart")}, 0 items in the cart` })).toBeVisible()
  const saleId = new URL(page.url()).searchParams.get("sale") ?? ""
  const kept = await page.evaluate(() => localStorage.getItem("parterre.harbour.receipt"))
  expect(JSON.parse(kept ?? "null")).toMatchObject({
    saleId,
    client: { firstname: "Morgan" },
    cartElements: [{ title: "Northern Static" }],
    payment: { lastFour: "9489" },
  })
  await page.goto("/en/cart?subdomain=harbour")
  await expect(page.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeVisible()

  await at("select-checkout-method")
  await expect(page.getByText("Morgan Comeau")).toBeVisible()
  await link(t("client.view.edit")).click()
  await expect(page).toHaveURL(/\/en\/client\/auth\/profile/)

  await at("auth/invoices")
  const invoices = page.getByRole("table")
  await expect(invoices).toContainText(saleId)
  await at(`auth/invoices/${encodeURIComponent(saleId)}`)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(saleId)
  await expect(page.locator("main iframe").contentFrame().locator("body")).toContainText("Northern Static")
})

test("who signs in and who buys as a guest come from the choice to the payment [PAY-025]", async ({
  page,
  anotherVisitor,
}) => {
  const email = `noor-${crypto.randomUUID()}@example.ca`
  const elsewhere = await anotherVisitor()
  await shopper(elsewhere, "en").withNewAccount("harbour", { firstname: "Noor", lastname: "Comeau", email })
  /** A visit of its own, from the choice to the payment. */
  const visit = async (at: Page, choose: (at: ReturnType<typeof shopper>) => Promise<void>) => {
    const shop = shopper(at, "en")
    const { t, button, link, cartWith } = shop
    await cartWith(evening)
    await link(t("cart.checkout")).click()
    await expect(at.getByLabel(t("client.login.username"))).toBeVisible()
    await choose(shop)
    await at.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
    await button(t("checkout.next")).click()
    await expect(at.getByLabel(t("checkout.card.name"))).toBeVisible()
    await expect(at).toHaveURL(/\/checkout\/mode/)
  }
  await visit(page, async ({ t, tellWho }) => {
    await page.getByRole("checkbox", { name: t("client.method.asGuest") }).check({ force: true })
    await tellWho()
  })
  const again = await anotherVisitor()
  await visit(again, async ({ t, button }) => {
    await again.getByLabel(t("client.login.username")).fill(email)
    await again.getByLabel(t("client.password"), { exact: true }).fill(newPassword)
    await button(t("client.login.submit")).click()
  })
})

test("who is in and would rather buy as a guest is not told otherwise while their session ends", async ({
  page,
}) => {
  const { t, withNewAccount, cartWith } = shopper(page, "en")
  const email = `ines-${crypto.randomUUID()}@example.ca`
  await withNewAccount("harbour", { firstname: "Ines", lastname: "Comeau", email })
  await cartWith(evening)
  await page.goto("/en/client/select-checkout-method?subdomain=harbour")
  const told = page.getByText(t("client.method.intro.loggedIn", { email }))
  await expect(told).toBeVisible()
  let end = () => {}
  const ending = new Promise<void>((resolve) => {
    end = resolve
  })
  await page.route("**/logout*", async (route) => {
    await ending
    await route.continue()
  })
  const asGuest = page.getByRole("checkbox", { name: t("client.method.asGuest") })
  await asGuest.focus()
  await asGuest.press("Space")
  await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
  await expect(asGuest).toBeChecked()
  await expect(asGuest).toBeFocused()
  await expect(told).toBeHidden()
  end()
  await expect(asGuest).toBeFocused()
})

test("a password that must change comes before the pages of an account [ACC-024]", async ({ page }) => {
  const { t, withNewAccount } = shopper(page, "en")
  await withNewAccount("harbour", {
    ...{ firstname: "Noor", lastname: "Comeau" },
    email: `doit-${crypto.randomUUID()}@example.ca`,
  })
  await page.route("**/v1/clients/self*", async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mustChangePassword: true } })
  })
  for (const screen of ["profile", "tickets", "invoices", "invoices/HARB-1", "flex-pass-list"]
    .map((one) => `auth/${one}`)
    .concat("event/harbour.flex-4/flex-pass/HARB-1")) {
    await page.goto(`/en/client/${screen}?subdomain=harbour`)
    await expect(page).toHaveURL(/client\/auth\/change-password/)
    await expect(page.getByLabel(t("client.password.old"))).toBeVisible()
  }
})
