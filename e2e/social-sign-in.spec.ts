import { expect, type Page } from "playwright/test"
import { localProblems, problems } from "../packages/contract/src/generated/problems.ts"
import { axeFinds } from "./axe-finds.ts"
import { newPassword as password, withAccount } from "./prepared.ts"
import { shopper } from "./shopper.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@example.ca`
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** What a person does at the provider's page. */
async function atProvider(
  page: Page,
  language: "fr" | "en",
  {
    email,
    choice = "agree",
  }: { readonly email?: string; readonly choice?: "agree" | "cancel" | "error" } = {},
) {
  const words = {
    fr: { agree: "Accepter", cancel: "Annuler", error: "Échouer", other: "Une autre adresse confirmée" },
    en: { agree: "Agree", cancel: "Cancel", error: "Fail", other: "Another confirmed address" },
  }[language]
  await expect(page).toHaveURL(/\/sandbox\/(google|facebook)\//)
  if (email !== undefined) {
    await page.getByRole("radio", { name: words.other }).check()
    await page.getByRole("textbox", { name: words.other }).fill(email)
  }
  await button(page, words[choice]).click()
}

for (const language of ["fr", "en"] as const) {
  const t = words(language)
  const at = (path: string) => `/${language}/client/${path}?subdomain=harbour`
  const providers = [
    ["Google", "google-sign-in-failed"],
    ["Facebook", "facebook-sign-in-failed"],
  ] as const
  const go = (page: Page, provider: string) => button(page, t("client.social.continue", { provider })).click()

  test(`[ACC-006] [CFG-009] the login and the sign-up offer Google and Facebook in ${language}, for everybody to use`, async ({
    page,
  }) => {
    const foreign: string[] = []
    page.on("request", (request) => {
      if (!request.url().startsWith("http://localhost:") && !request.url().startsWith("data:"))
        foreign.push(request.url())
    })
    for (const path of ["login", "signup"]) {
      await page.goto(at(path))
      for (const [provider] of providers)
        await expect(button(page, t("client.social.continue", { provider }))).toBeVisible()
      expect(await axeFinds(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(foreign).toEqual([])
    await page.goto(`/${language}/client/select-checkout-method?subdomain=belvedere`)
    await expect(button(page, t("client.social.continue", { provider: "Google" }))).toBeHidden()
  })

  for (const [provider, failure] of providers) {
    test(`[ACC-049] a shopper goes to ${provider} and comes back logged in, in ${language}`, async ({
      page,
    }) => {
      const email = newEmail("dominique")
      await page.goto(at("login"))
      await go(page, provider)
      await atProvider(page, language, { email })
      await expect(page.getByRole("heading", { level: 1, name: t("client.profile.title") })).toBeVisible()
      await expect(page.getByLabel(t("client.email"))).toHaveValue(email)
      expect(page.url()).not.toMatch(/code=|state=|social/)
      await button(page, "Dominique").click()
      await button(page, t("account.logout")).click()
      await expect(page.getByRole("heading", { level: 1, name: t("client.login.title") })).toBeVisible()
      // Ready again: the same person comes back to the same account.
      await go(page, provider)
      await atProvider(page, language, { email })
      await expect(page.getByLabel(t("client.email"))).toHaveValue(email)
    })

    test(`[ERR-025] [ERR-026] [ERR-028] who cancels at ${provider}, or is failed by it, hears why and may try again, in ${language}`, async ({
      page,
    }) => {
      await page.goto(at("login"))
      await go(page, provider)
      await atProvider(page, language, { choice: "error" })
      await expect(page.getByRole("alert")).toHaveText(localProblems[failure].text[language])
      expect(page.url()).not.toMatch(/error=|state=/)
      expect(await axeFinds(page)).toEqual([])
      await button(page, t("client.social.again", { provider })).click()
      await atProvider(page, language, { choice: "cancel" })
      await expect(page.getByRole("alert")).toHaveText(localProblems["social-login-cancelled"].text[language])
      await page.getByRole("link", { name: t("client.social.useEmail") }).click()
      await expect(page.getByRole("heading", { level: 1, name: t("client.login.title") })).toBeVisible()
    })
  }

  test(`[ERR-027] an account with a password is not opened, but joined after its password, in ${language}`, async ({
    page,
    anotherVisitor,
  }) => {
    const email = newEmail("robin")
    const before = await anotherVisitor()
    await withAccount(before, language, "harbour", { firstname: "Robin", lastname: "Roy", email })
    await before.close()
    await page.goto(at("login"))
    await go(page, "Google")
    await atProvider(page, language, { email })
    await expect(page.getByRole("alert")).toHaveText(problems["social-account-exists"].text[language])
    expect(await axeFinds(page)).toEqual([])
    await page.getByRole("link", { name: t("client.social.useEmail") }).click()
    await page.getByLabel(t("client.login.username")).fill(email)
    await page.getByLabel(t("client.password"), { exact: true }).fill(password)
    await button(page, t("client.login.submit")).click()
    await expect(page.getByRole("heading", { level: 1, name: t("client.profile.title") })).toBeVisible()
    await button(page, "Robin").click()
    await button(page, t("account.logout")).click()
    await go(page, "Google")
    await atProvider(page, language, { email })
    await expect(page.getByLabel(t("client.email"))).toHaveValue(email)
  })
}

test("a purchase goes on where it was, with its cart and its time", async ({ page }) => {
  const t = words("en")
  const { cartWith, link } = shopper(page, "en")
  await cartWith({
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-05",
    level: "Lower Bowl",
  })
  const time = page.getByRole("main").getByRole("timer")
  const secondsLeft = async () => {
    const [minutes = 0, seconds = 0] =
      ((await time.textContent()) ?? "").match(/\d+/g)?.slice(-2).map(Number) ?? []
    return minutes * 60 + seconds
  }
  const before = await secondsLeft()
  await link(t("cart.checkout")).click()
  await button(page, t("client.social.continue", { provider: "Google" })).click()
  await atProvider(page, "en", { choice: "cancel" })
  await expect(page.getByText(t("client.social.cartKept"))).toBeVisible()
  await button(page, t("client.social.again", { provider: "Google" })).click()
  await atProvider(page, "en", { email: newEmail("buyer") })
  await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible()
  const left = await secondsLeft()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(before)
})

test("a state or a path that somebody else made up leads to nothing of theirs", async ({ page }) => {
  const t = words("en")
  await page.goto("/social/harbour/google?state=made-up&code=stolen&subdomain=harbour")
  await expect(page.getByRole("alert")).toHaveText(localProblems["google-sign-in-failed"].text.en)
  await page.goto(
    "/en/client/social?subdomain=harbour&redirectUrl=https://evil.example/#provider=GOOGLE&state=s&code=c",
  )
  await expect(page.getByRole("alert")).toHaveText(problems["social-login-refused"].text.en)
  await page.getByRole("link", { name: t("client.social.useEmail") }).click()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/en\/client\/login/)
  expect(page.url()).not.toContain("evil")
})
