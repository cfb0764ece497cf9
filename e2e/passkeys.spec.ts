import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { newPassword as password } from "./prepared.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** A passkey is added to an account, signs in, is named and removed; it is never needed. */

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const

/** A device of the browser's own that verifies whoever asks. */
async function withAuthenticator(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send("WebAuthn.enable")
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    /** Whether whoever is there shows that they may. */
    verifies: (isUserVerified: boolean) =>
      protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  }
}

for (const language of ["fr", "en"] as const) {
  const t = words(language)

  test(`a passkey is added with the password, signs in, is named and removed: ${language}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(sizes[language])
    const device = await withAuthenticator(page)
    const { button, withNewAccount } = shopper(page, language)
    const email = `passkey-${crypto.randomUUID()}@example.ca`
    await withNewAccount("harbour", { firstname: "Ira", lastname: "Comeau", email })
    await page.goto(`/${language}/client/auth/profile?subdomain=harbour`)
    await takenOver(page)
    const section = page.getByRole("region", { name: t("passkeys.title") })

    await button(t("passkeys.add")).click()
    await button(t("passkeys.add.submit")).click()
    await expect(section.getByRole("textbox", { name: t("passkeys.name") })).toBeFocused()
    await section.getByLabel(t("passkeys.name")).fill("Portable")
    await section.getByLabel(t("passkeys.password"), { exact: true }).fill(`${password}!`)
    await button(t("passkeys.add.submit")).click()
    await expect(section.getByLabel(t("passkeys.password"), { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    )
    await section.getByLabel(t("passkeys.password"), { exact: true }).fill(password)
    expect(await axeFinds(page)).toEqual([])
    await button(t("passkeys.add.submit")).click()
    await expect(section.getByRole("listitem")).toContainText("Portable")
    expect(await axeFinds(page)).toEqual([])

    await page.evaluate(() => localStorage.clear())
    await page.goto(`/${language}/client/login?subdomain=harbour`)
    await takenOver(page)
    expect(await axeFinds(page)).toEqual([])
    await device.verifies(false)
    await button(t("passkeys.login")).click()
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
      language === "fr" ? "n’a pas été utilisée" : "wasn’t used",
    )
    await page.keyboard.press("Escape")
    await device.verifies(true)
    await button(t("passkeys.login")).click()
    await expect(page.getByRole("heading", { level: 1, name: t("client.profile.title") })).toBeVisible()
    await expect(page.locator(`input[value="${email}"]`)).toBeVisible()

    await button(t("passkeys.rename.name", { name: "Portable" })).click()
    await section.getByRole("textbox", { name: t("passkeys.name") }).fill("Bureau")
    await button(t("passkeys.save")).click()
    await expect(section.getByRole("listitem")).toContainText("Bureau")
    await button(t("passkeys.remove.name", { name: "Bureau" })).click()
    await expect(section.getByRole("listitem")).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.goto(`/${language}/client/login?subdomain=harbour`)
    await takenOver(page)
    await button(t("passkeys.login")).click()
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible()
    await expect(page).toHaveURL(/client\/login/)
  })
}

test("a browser without passkeys is offered none", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"))
  await page.goto("/en/client/login?subdomain=harbour")
  await takenOver(page)
  const t = words("en")
  await expect(page.getByRole("button", { name: t("client.login.submit") })).toBeVisible()
  await expect(page.getByRole("button", { name: t("passkeys.login") })).toHaveCount(0)
})
