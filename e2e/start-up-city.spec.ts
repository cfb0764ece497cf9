import { expect, type Page } from "playwright/test"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/** The start-up hook that asks where the visitor is by the network, where the operator names who knows. */

const service = "https://where.example/me"
/** Shared by three provinces, so it tells no region. */
test.use({ timezoneId: "America/Toronto" })

async function openSite(page: Page, consent: "yes" | "no") {
  await undrawn(page)
  await page.addInitScript((answer) => localStorage.setItem("parterre.harbour.consent", answer), consent)
  await page.route("**/v1/websites/config?*", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), networkPositionUrl: service } })
  })
  const asked: number[] = []
  await page.route(service, async (route) => {
    asked.push(await page.evaluate(() => performance.now()))
    // Ottawa.
    await route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { latitude: 45.42, longitude: -75.69 },
    })
  })
  // Tag managers of the demo are nobody's.
  await page.route(/googletagmanager/, (route) => route.abort())
  return asked
}
const linesOf = (page: Page, t: ReturnType<typeof words>) =>
  page
    .getByRole("region", { name: t("footer.service") })
    .locator("dt")
    .allTextContents()

for (const language of ["fr", "en"] as const) {
  const t = words(language)
  test(`two seconds after the start, the network tells the region of who agreed, and its line comes first, ${language} [SHELL-059]`, async ({
    page,
  }) => {
    const asked = await openSite(page, "yes")
    await page.goto(`/${language}/pages?subdomain=harbour`)
    await expect(async () => {
      expect((await linesOf(page, t))[0]).toBe(t("footer.region.ONTARIO"))
    }).toPass()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toBeGreaterThanOrEqual(2_000)
  })
}

test("nobody is asked of whoever does not agree to be counted", async ({ page }) => {
  const t = words("fr")
  await page.clock.install()
  const asked = await openSite(page, "no")
  await page.goto("/fr/pages?subdomain=harbour")
  await expect.poll(async () => (await linesOf(page, t))[0]).toBe(t("footer.region.QUEBEC"))
  await page.clock.fastForward(10_000)
  await expect(page.getByRole("article").first()).toBeVisible()
  expect(asked).toEqual([])
  expect((await linesOf(page, t))[0]).toBe(t("footer.region.QUEBEC"))
})
