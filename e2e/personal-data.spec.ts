import { readFile } from "node:fs/promises"
import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { newPassword as password } from "./prepared.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** A client sees where they are signed in and ends it, takes a copy of their data, and closes the account. */

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const
const shop = "harbour"

/** Signs the client in from another browser, which says what it is; what it may still ask. */
async function signInElsewhere(page: Page, email: string) {
  const params = { subdomain: shop }
  const opened = await page.request.post("/v1/session", { params })
  const { sessionToken } = (await opened.json()) as { sessionToken: string }
  const entered = await page.request.post("/v1/clients/actions/authorize", {
    params,
    headers: {
      "x-session-token": sessionToken,
      "user-agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0",
    },
    data: { username: email, password },
  })
  expect(entered.ok()).toBe(true)
  const token = entered.headers()["x-session-token"] ?? ""
  return {
    isSignedIn: async () =>
      (await page.request.get("/v1/clients/self", { params, headers: { "x-session-token": token } })).ok(),
  }
}

for (const language of ["fr", "en"] as const) {
  const t = words(language)

  test(`sign-ins are seen and ended, data is downloaded, the account is closed: ${language}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(sizes[language])
    const { button, link, withNewAccount } = shopper(page, language)
    const email = `depart-${crypto.randomUUID()}@example.ca`
    await withNewAccount(shop, { firstname: "Ira", lastname: "Comeau", email })
    const elsewhere = [await signInElsewhere(page, email), await signInElsewhere(page, email)] as const
    await page.goto(`/${language}/client/auth/profile?subdomain=${shop}`)
    await takenOver(page)

    const signIns = page.getByRole("region", { name: t("signIns.title") })
    await expect(signIns.getByRole("listitem")).toHaveCount(3)
    await expect(signIns.getByRole("listitem").first()).toContainText(t("signIns.this"))
    await expect(signIns.getByRole("listitem").nth(1)).toContainText(
      t("signIns.device", { browser: "Firefox", system: "macOS" }),
    )
    expect(await axeFinds(page)).toEqual([])
    await signIns.getByRole("listitem").nth(1).getByRole("button").click()
    await expect(signIns.getByRole("listitem")).toHaveCount(2)
    await expect(signIns.getByRole("heading")).toBeFocused()
    const alive = await Promise.all(elsewhere.map((one) => one.isSignedIn()))
    expect(alive.filter(Boolean)).toHaveLength(1)
    await button(t("signIns.others.end")).click()
    await expect(signIns.getByRole("listitem")).toHaveCount(1)
    await expect(signIns).toContainText(t("signIns.only"))
    expect(await Promise.all(elsewhere.map((one) => one.isSignedIn()))).toEqual([false, false])

    const data = page.getByRole("region", { name: t("data.title") })
    await button(t("data.download")).click()
    await data.getByLabel(t("client.password.old"), { exact: true }).fill(`${password}!`)
    await button(t("data.submit")).click()
    await expect(data.getByLabel(t("client.password.old"), { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    )
    expect(await axeFinds(page)).toEqual([])
    await data.getByLabel(t("client.password.old"), { exact: true }).fill(password)
    const saving = page.waitForEvent("download")
    await button(t("data.submit")).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^[A-Za-z0-9-]+-${t("data.file")}-\\d{4}-\\d{2}-\\d{2}\\.json$`),
    )
    const copy = JSON.parse(await readFile(await file.path(), "utf8"))
    expect(copy).toMatchObject({ client: { email, lastname: "Comeau" }, signIns: [{ isThis: true }] })

    await link(t("closing.title")).click()
    await expect(page.getByRole("heading", { level: 1, name: t("closing.title") })).toBeVisible()
    await expect(page.getByRole("heading", { name: t("closing.deleted.title") })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await button(t("closing.submit")).click()
    const proof = page.getByLabel(t("client.password.old"), { exact: true })
    await expect(proof).toBeFocused()
    await proof.fill(password)
    await button(t("closing.submit")).click()
    const told = page.getByRole("alertdialog").or(page.getByRole("dialog"))
    await expect(told).toContainText(t("closing.done", { email }))
    await expect(page).toHaveURL(new RegExp(`/${language}/pages`))
    expect(await axeFinds(page)).toEqual([])
    await page.keyboard.press("Escape")

    await page.goto(`/${language}/client/login?subdomain=${shop}`)
    await takenOver(page)
    await page.getByLabel(t("client.email")).fill(email)
    await page.getByLabel(t("client.password"), { exact: true }).fill(password)
    await button(t("client.login.submit")).click()
    await expect(page.getByLabel(t("client.password"), { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    )
    await expect(page).toHaveURL(/client\/login/)
  })
}

test("what is owed keeps the account open, and what would be lost and kept is said", async ({ page }) => {
  const t = words("en")
  const { button, link, withNewAccount } = shopper(page, "en")
  await withNewAccount(shop, {
    firstname: "Ada",
    lastname: "Roy",
    email: `due-${crypto.randomUUID()}@example.ca`,
  })
  const preview = {
    ...{ owed: [{ saleId: "HARB-7K3QX2DM", why: "payment-due" }], upcomingTickets: 2, passTickets: 1 },
    ...{ memberships: 1, orders: 3, cards: 2, newsletters: 1, hasPassword: true },
    laterPayments: [{ saleId: "HARB-7K3QX2DM", dueOn: "2027-02-15", amount: 12_000 }],
  }
  let owed = true
  await page.route("**/v1/clients/self/closing*", (route) =>
    route.fulfill({ json: owed ? preview : { ...preview, owed: [], hasPassword: false } }),
  )
  const at = `/en/client/auth/close-account?subdomain=${shop}`
  await page.goto(at)
  await takenOver(page)
  await expect(page.getByText(t("closing.owed.payment-due", { order: "HARB-7K3QX2DM" }))).toBeVisible()
  await expect(page.getByText("1 pass ticket you haven’t exchanged")).toBeVisible()
  await expect(
    page.getByText("Your 2 upcoming tickets stay valid: keep the emails they came in."),
  ).toBeVisible()
  await expect(
    page.getByText("The $120.00 instalment due Monday, February 15, 2027 will be charged as agreed."),
  ).toBeVisible()
  await expect(button(t("closing.submit"))).toHaveCount(0)
  expect(await axeFinds(page)).toEqual([])

  owed = false
  await page.reload()
  await takenOver(page)
  await expect(page.getByText(t("closing.noPassword"))).toBeVisible()
  await expect(button(t("closing.submit"))).toHaveCount(0)
  await link(t("closing.keep")).click()
  await expect(page.getByRole("heading", { level: 1, name: t("client.profile.title") })).toBeVisible()
})
