import { expect, type Page } from "playwright/test"
import { problems } from "../packages/contract/src/generated/problems.ts"
import { inLetters } from "./mailbox.ts"
import { newPassword as password } from "./prepared.ts"
import { shopper } from "./shopper.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

const t = words("en")
const at = (path: string) => `/en/client/${path}?subdomain=harbour`
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

async function logIn(page: Page, email: string, given = password) {
  await page.getByLabel(t("client.login.username")).fill(email)
  await page.getByLabel(t("client.password"), { exact: true }).fill(given)
  await button(page, t("client.login.submit")).click()
}

/** Where the letter to an address leads, once it has come. */
const linkIn = (page: Page, to: string, place: string) =>
  inLetters(page, to, new RegExp(`\\S+/${place}/\\S+`))

/** An address that nobody has an account with, however often a test runs. */
const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@example.ca`
const jo = (email: string) => ({ firstname: "Jo", lastname: "MacLeod", email })
const signUp = (page: Page, email: string) => shopper(page, "en").signUp("harbour", jo(email))

test("[ACC-018] [ACC-023] [ACC-033] a shopper signs up, completes the profile, leaves and comes back", async ({
  page,
}) => {
  const email = newEmail("jo")
  await signUp(page, email)

  await expect(page.getByRole("heading", { level: 1, name: t("client.profile.title") })).toBeVisible()
  await expect(page.getByText(t("client.profile.incomplete"))).toBeVisible()
  await page.getByLabel(t("client.phone")).fill("9025551234")
  await page.getByLabel(t("client.address.addressLine1"), { exact: true }).fill("1800 Argyle Street")
  await page.getByLabel(t("client.address.city")).fill("Halifax")
  await page.getByLabel(t("client.address.zipCode")).fill("B3J 2V9")
  await page.getByLabel(t("client.address.province.canada")).selectOption("NS")
  await button(page, t("client.profile.submit")).click()
  await expect(page.getByText(t("client.profile.incomplete"))).toBeHidden()

  await button(page, "Jo").click()
  await button(page, t("account.logout")).click()
  await expect(page.getByRole("heading", { level: 1, name: t("client.login.title") })).toBeVisible()

  for (const path of ["auth/profile", "auth/tickets", "auth/invoices", "auth/change-password"]) {
    await page.goto(at(path))
    await expect(page).toHaveURL(/\/en\/client\/login/)
  }
  await logIn(page, email)
  await expect(page.getByLabel(t("client.phone"))).toHaveValue("(902) 555-1234")
  await page.reload()
  await expect(page.getByLabel(t("client.phone"))).toHaveValue("(902) 555-1234")
  await page.getByRole("link", { name: t("account.invoices"), exact: true }).click()
  await expect(page.getByText(t("client.invoices.empty"), { exact: true })).toBeVisible()
})

test("a sign-up is confirmed by the link of its letter, and the profile says so until then", async ({
  page,
  anotherVisitor,
}) => {
  const email = newEmail("isla.macdonald-fraser")
  // The address is longer than a phone is wide, and the form than it is high.
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, email)
  const notice = page.getByText(t("client.unconfirmedEmail.body", { email }))
  await expect(notice).toBeVisible()
  // The form was left far down; the profile begins at its top, with what is to be done.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const first = await linkIn(page, email, "client-confirm-email")
  await button(page, t("client.pendingEmail.again")).click()
  await expect(page.getByText(t("client.pendingEmail.sent", { email }))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const elsewhere = await anotherVisitor()
  let second = first
  await expect(async () => {
    second = await linkIn(page, email, "client-confirm-email")
    expect(second).not.toBe(first)
  }).toPass()
  await elsewhere.goto(first)
  await button(elsewhere, t("client.confirmEmail.submit")).click()
  await expect(elsewhere.getByText(problems["email-link-ended"].text.en)).toBeVisible()
  await elsewhere.goto(second)
  await button(elsewhere, t("client.confirmEmail.submit")).click()
  await expect(elsewhere.getByText(t("client.confirmEmail.done"))).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(page.getByLabel(t("client.email"))).toHaveValue(email)
  await expect(notice).toBeHidden()
})

test("who creates an account on the way to the checkout comes back to the purchase [ACC-033]", async ({
  page,
}) => {
  const { cartWith, link } = shopper(page, "en")
  await cartWith({
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-05",
    level: "Lower Bowl",
  })
  await link(t("cart.checkout")).click()
  await expect(page.getByRole("heading", { name: t("client.signUp.have") })).toBeVisible()
  await link(t("client.login.signUp")).click()
  await expect(link(t("client.signUp.toCheckout"))).toBeVisible()
  await shopper(page, "en").typeNewAccount(jo(newEmail("back.to.buying")))
  await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible()
  const done = page.getByRole("heading", { name: "Your details (step completed)", exact: true })
  await expect(done).toBeAttached()
})

test("a login that a new password ended elsewhere leads to the login, and says so", async ({
  page,
  anotherVisitor,
}) => {
  const email = newEmail("sam")
  await signUp(page, email)
  await expect(page.getByRole("heading", { level: 1, name: t("client.profile.title") })).toBeVisible()

  const elsewhere = await anotherVisitor()
  await elsewhere.goto(at("login"))
  await logIn(elsewhere, email)
  await elsewhere.getByRole("link", { name: t("account.password"), exact: true }).click()
  await elsewhere.getByLabel(t("client.password.old")).fill(password)
  await elsewhere.getByLabel(t("client.password.new")).fill("Harbour2028!")
  await elsewhere.getByLabel(t("client.password.confirmation")).fill("Harbour2028!")
  await button(elsewhere, t("client.change.submit")).click()
  await expect(elsewhere.getByText(t("success.update")).first()).toBeVisible()
  await elsewhere.close()

  await page.getByRole("link", { name: t("account.tickets"), exact: true }).click()
  await expect(page.getByText(t("client.login.again"))).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: t("client.login.title") })).toBeVisible()
})

test("another email counts once its link was opened, and the one before takes it back", async ({
  page,
  anotherVisitor,
}) => {
  const [before, after] = [newEmail("ann"), newEmail("annabelle.fraser-macdonald")]
  await signUp(page, before)
  await page.getByLabel(t("client.phone")).fill("9025551234")
  await expect(page.getByLabel(t("client.password.old"))).toBeHidden()
  await page.getByLabel(t("client.email")).fill(after)
  await button(page, t("client.profile.submit")).click()
  // Nothing leaves without the password.
  await expect(page.getByText(t("formMsg.errors.required")).first()).toBeVisible()
  await page.getByLabel(t("client.password.old")).fill(password)
  await button(page, t("client.profile.submit")).click()
  await expect(page.getByText(t("client.pendingEmail.title", { email: after }))).toBeVisible()
  await expect(page.getByLabel(t("client.email"))).toHaveValue(before)
  // The address is longer than a phone is wide.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.reload()
  await expect(page.getByText(t("client.pendingEmail.title", { email: after }))).toBeVisible()

  const elsewhere = await anotherVisitor()
  await elsewhere.goto(at("login"))
  await logIn(elsewhere, before)
  await elsewhere.goto(await linkIn(page, after, "client-confirm-email"))
  await button(elsewhere, t("client.confirmEmail.submit")).click()
  await expect(elsewhere.getByText(t("client.confirmEmail.done"))).toBeVisible()
  await expect(elsewhere.getByRole("link", { name: t("client.login.submit"), exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t("client.email"))).toHaveValue(after)

  await elsewhere.goto(await linkIn(page, before, "client-undo-email"))
  await elsewhere.getByLabel(t("client.password.new")).fill("Harbour2028!")
  await elsewhere.getByLabel(t("client.password.confirmation")).fill("Harbour2028!")
  await button(elsewhere, t("client.undoEmail.submit")).click()
  await expect(elsewhere.getByRole("heading", { level: 1, name: t("client.login.title") })).toBeVisible()
  await logIn(elsewhere, before, "Harbour2028!")
  await expect(elsewhere.getByLabel(t("client.email"))).toHaveValue(before)
  await elsewhere.close()
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: t("client.login.title") })).toBeVisible()
})
