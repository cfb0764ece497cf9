import { readFile } from "node:fs/promises"
import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { withPurchase } from "./bought.ts"
import { withAccount } from "./prepared.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** Tickets go into the wallets of phones, from the account and right after the purchase. */

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const

async function addsBoth(page: Page, language: "fr" | "en") {
  const t = words(language)
  const button = (wallet: "apple" | "google") =>
    page.getByRole("button", { name: new RegExp(`^${t(`wallet.${wallet}`)}, `) }).first()
  const file = page.waitForEvent("download")
  await button("apple").click()
  const download = await file
  expect(download.suggestedFilename()).toMatch(/^[\w.-]+\.pkpass$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString("latin1")).toBe("PK")
  await page.context().route("https://pay.google.com/**", (route) => route.fulfill({ body: "Google" }))
  const opened = page.context().waitForEvent("page")
  await button("google").click()
  const tab = await opened
  await tab.waitForURL(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(tab.url().split("/").at(-1)?.length).toBeLessThanOrEqual(1_800)
  await tab.close()
}

for (const language of ["fr", "en"] as const) {
  test(`tickets are put into wallets: ${language} [TICK-008] [TICK-009] [TICK-017] [TICK-018]`, async ({
    page,
  }) => {
    const t = words(language)
    const lea = {
      ...{ firstname: "Léa", lastname: "Tremblay" },
      email: `lea-${crypto.randomUUID()}@exemple.ca`,
    }
    await withAccount(page, language, "harbour", lea)
    const evening = {
      shop: "harbour",
      page: "frostlight",
      event: "frostlight-2026-12-20",
      level: language === "fr" ? "Gradins inférieurs" : "Lower Bowl",
    } as const
    const receipt = await withPurchase(page, language, evening, lea)
    await page.setViewportSize(sizes[language])
    await page.goto(`/${language}/checkout/checkout-confirmation?sale=${receipt}&subdomain=harbour`)
    await addsBoth(page, language)
    expect(await axeFinds(page)).toEqual([])

    await page.goto(`/${language}/client/auth/tickets?subdomain=harbour`)
    await expect(page.getByRole("button", { name: new RegExp(`^${t("wallet.apple")}, `) })).toHaveCount(2)
    await addsBoth(page, language)
    expect(await axeFinds(page)).toEqual([])
    await page.route("**/v1/wallet-passes/apple/**", (route) => route.fulfill({ status: 500, json: {} }))
    await page
      .getByRole("button", { name: new RegExp(`^${t("wallet.apple")}, `) })
      .first()
      .click()
    await expect(page.getByText(t("wallet.failed"))).toBeVisible()
  })
}
