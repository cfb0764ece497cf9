import { expect, type Page } from "playwright/test"
import { newPassword } from "./prepared.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** What makes a purchase short: nothing is asked twice, nothing that has one answer, and what was answered is not told again. */

const t = words("en")
const arena: Evening = {
  shop: "harbour",
  page: "halifax-gales",
  event: "gales-lanternes-2026-12-04",
  level: "Upper Bowl",
}
const theatre: Evening = {
  shop: "belvedere",
  page: "l-heure-bleue",
  event: "l-heure-bleue-2027-02-12",
  level: "Corbeille",
}
const step = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name }) })

/** Only one way of delivery, as at a house that mails nothing and has no counter. */
const oneDelivery = (page: Page) =>
  page.route("**/v1/shippings*", async (route) => {
    const answer = await route.fetch()
    const json: { eventshippingModes: { shippingModeRests: { code: string }[] }[] } = await answer.json()
    const eventshippingModes = json.eventshippingModes.map((event) => ({
      ...event,
      shippingModeRests: event.shippingModeRests.filter(({ code }) => code === "E_TICKETS"),
    }))
    await route.fulfill({ response: answer, json: { ...json, eventshippingModes } })
  })

test("a new account goes straight on with the purchase, and comes back to the payment without a question", async ({
  page,
}) => {
  const { link, button, cartWith, typeNewAccount } = shopper(page, "en")
  await cartWith(arena)
  await link(t("cart.checkout")).click()
  await link(t("client.login.signUp")).click()
  await typeNewAccount({ firstname: "Jo", lastname: "Fraser", email: `jo-${crypto.randomUUID()}@example.ca` })
  // A guest gives a name and an email; so did this client. What else a profile has can wait.
  const delivery = page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })
  await expect(delivery).toBeVisible()
  await expect(page.getByText(t("client.profile.incomplete"))).toBeHidden()
  await delivery.check({ force: true })
  await button(t("checkout.next")).click()
  await expect(page.getByLabel(t("checkout.card.name"))).toHaveValue("Jo Fraser")

  // Another visit, from the cart and from the login.
  for (const way of ["cart", "login"] as const) {
    await page.goto(`/en/${way === "cart" ? "cart" : "checkout/mode"}?subdomain=harbour`)
    if (way === "cart") await link(t("cart.checkout")).click()
    await expect(delivery).toBeVisible()
    await expect(page.getByLabel(t("checkout.email"), { exact: true })).toHaveCount(0)
  }
})

test("a single way of delivery is a sentence at the payment, not a step", async ({ page }) => {
  await oneDelivery(page)
  const { cartWith, link, tellWho, pay, hasTickets } = shopper(page, "fr")
  const fr = words("fr")
  await cartWith(theatre)
  await link(fr("cart.checkout")).click()
  await tellWho()
  await expect(page.getByLabel(fr("checkout.card.number"))).toBeVisible()
  await expect(step(page, fr("checkout.step.delivery"))).toHaveCount(0)
  await expect(step(page, fr("checkout.step.payment"))).toContainText(fr("checkout.delivery.E_TICKETS.help"))
  await pay(cards.paysafeFrictionless)
  await hasTickets()
})

test("a gift certificate is folded away until it is asked for", async ({ page }) => {
  const { atPayment } = shopper(page, "fr")
  const fr = words("fr")
  await atPayment(theatre)
  await expect(page.getByLabel(fr("checkout.card.number"))).toBeVisible()
  const code = page.getByLabel(fr("checkout.certificate.code"))
  await expect(code).toBeHidden()
  const fold = page.getByRole("button", { name: fr("checkout.certificate.title") })
  await expect(fold).toHaveAttribute("aria-expanded", "false")
  await fold.press("Enter")
  await expect(code).toBeVisible()
})

test("a refused payment is told until it is answered, and not again after another step", async ({ page }) => {
  const { atPayment, pay, button, challenge } = shopper(page, "fr")
  const fr = words("fr")
  await atPayment(theatre)
  await pay(cards.paysafeChallenge)
  await expect(challenge()).toBeVisible()
  // A part of the shop that does not come meanwhile takes the bank's window from nobody.
  let loads = 0
  page.on("load", () => (loads += 1))
  await page.evaluate(() => {
    void Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/any.js"))
  })
  await button(fr("challenge.cancel")).click()
  const told = page.getByText(fr("challenge.cancelled"))
  await expect(told).toBeVisible()
  expect(loads).toBe(0)
  await button(fr("checkout.step.edit.named", { name: fr("checkout.step.delivery") })).click()
  await expect(told).toBeHidden()
  await button(fr("checkout.next")).click()
  await expect(page.getByLabel(fr("checkout.card.number"))).toBeVisible()
  await expect(told).toBeHidden()
})

test("more time takes the warning away, and the focus stays where the time is told", async ({ page }) => {
  const { t: fr, button, cartWith } = shopper(page, "fr")
  await cartWith(theatre)
  await page.route("**/v1/cart/self?*", async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), remainingTime: 100 } })
  })
  await page.reload()
  const more = button(fr("countdown.extend"))
  await more.press("Enter")
  await expect(more).toBeHidden()
  await expect(page.getByText("Voulez-vous plus de temps")).toHaveCount(0)
  await expect(page.getByRole("main").getByRole("timer")).toBeFocused()
})

test("a wrong password is a line beside its field, gone when it is typed anew", async ({ page }) => {
  await page.goto("/en/client/login?subdomain=harbour")
  const password = page.getByLabel(t("client.password"), { exact: true })
  const line = page.getByText("The email or password is incorrect. Check them and try again.")
  await page.getByLabel(t("client.login.username")).fill("nobody@example.ca")
  await password.fill("Lantern2020!")
  await page.getByRole("button", { name: t("client.login.submit"), exact: true }).click()
  await expect(line).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/The email or password is incorrect/)
  await expect(page.getByLabel(t("client.login.username"))).toHaveValue("nobody@example.ca")
  await password.press("End")
  await password.pressSequentially("x")
  await expect(line).toBeHidden()
})

test("the current password that is wrong is told beside it too, where another is chosen", async ({
  page,
}) => {
  const { withNewAccount, button } = shopper(page, "en")
  await withNewAccount("harbour", {
    firstname: "Lou",
    lastname: "Rankin",
    email: `lou-${crypto.randomUUID()}@example.ca`,
  })
  await page.goto("/en/client/auth/change-password?subdomain=harbour")
  const old = page.getByLabel(t("client.password.old"))
  await old.fill("Lantern2020!")
  await page.getByLabel(t("client.password.new")).fill("Harbour2028!")
  await page.getByLabel(t("client.password.confirmation")).fill("Harbour2028!")
  await button(t("client.change.submit")).click()
  await expect(old).toBeFocused()
  await expect(old).toHaveAccessibleDescription(/The current password is incorrect/)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await old.fill(newPassword)
  await button(t("client.change.submit")).click()
  await expect(page.getByText(t("success.update")).first()).toBeVisible()
})

test("after a reset the way on is to log in", async ({ page }) => {
  await page.clock.install()
  await page.route("**/v1/client/actions/reset-password?*", (route) => route.fulfill({ status: 204 }))
  await page.goto("/en/client/client-reset-password/t-1?subdomain=harbour")
  await page.getByLabel(t("client.password.new")).fill(newPassword)
  await page.getByLabel(t("client.password.confirmation")).fill(newPassword)
  await page.getByRole("button", { name: t("client.reset.submit"), exact: true }).click()
  const main = page.getByRole("main")
  await main.getByRole("link", { name: t("client.login.submit"), exact: true }).click()
  await expect(page).toHaveURL(/\/en\/client\/login/)
})

test("a password manager is told what is accepted, by every form that takes a new password", async ({
  page,
}) => {
  const rules = async (path: string) => {
    await page.goto(`/en/client/${path}?subdomain=harbour`)
    return page.getByLabel(/^(New p|P)assword$/).getAttribute("passwordrules")
  }
  const kinds = "required: lower; required: upper; required: digit; required: [-!#$%&*+=?@^_~]"
  expect(await rules("signup")).toBe(`minlength: 8; maxlength: 180; ${kinds}`)
  expect(await rules("client-reset-password/t-1")).toBe(`minlength: 8; maxlength: 18; ${kinds}`)
  await expect(page.getByText(t("client.password.rule.notAcceptSpecialCharacter"))).toBeVisible()
})
