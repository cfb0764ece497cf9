import { expect } from "playwright/test"
import { coveredBy } from "./covered-by.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** Notices over the page, under a clock that a test moves. */

test("a notice stands top centre for 2500 ms, and is not said twice meanwhile [MSG-002] [MSG-003] [MSG-005] [ENT-027]", async ({
  page,
}) => {
  const t = words("en")
  const said = page.getByRole("status").filter({ hasText: t("success.requestPasswordReset") })
  await page.clock.install()
  await page.goto("/en/client/client-forgot-password?subdomain=harbour")
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const send = async () => {
    await page.getByLabel(t("client.email")).fill("nobody@example.ca")
    await press(t("client.forgot.submit"))
    await expect(page.getByText(t("client.forgot.sent.title"))).toBeVisible()
  }
  // The first one brings the code that it needs, which a clock that stands still would keep away.
  await takenOver(page)
  await send()
  await expect(said).toBeVisible()
  await expect(said).toHaveCount(0)
  await press(t("client.forgot.other"))
  await page.clock.pauseAt(Date.now() + 60_000)
  await send()
  await expect(said).toBeVisible()
  const box = await said.locator("div").boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(40)
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0)
  await press(t("client.forgot.other"))
  await send()
  await page.clock.runFor(2400)
  await expect(said).toBeVisible()
  await page.clock.runFor(200)
  await expect(said).toHaveCount(0)
  // One that was said twice would open again.
  await page.clock.runFor(100)
  await expect(said).toHaveCount(0)
})

test("a page that loses the file of its later parts still answers, without its footer, and says what fails [MSG-001]", async ({
  page,
}) => {
  const t = words("en")
  const lost: string[] = []
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = await route.fetch()
    // The entry names the class of a notice; the file that draws notices has the footer and other later parts too.
    const isLater = !pathname.includes("/index-") && (await answer.text()).includes("panelClass")
    if (!isLater) return route.fulfill({ response: answer })
    lost.push(pathname)
    return route.abort()
  })
  await page.goto("/en/client/client-forgot-password?subdomain=harbour")
  // It is asked for once more with the whole page.
  await expect.poll(() => lost.length).toBeGreaterThan(1)
  await takenOver(page)
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  await page.getByLabel(t("client.email")).fill("nobody@example.ca")
  await page.getByRole("button", { name: t("client.forgot.submit"), exact: true }).click()
  const said = page.getByRole("alert").filter({ hasText: /./ })
  await said.getByRole("button", { name: t("app.ok") }).click()
  await expect(said).toHaveCount(0)
  await expect(page.getByLabel(t("client.email"))).toHaveValue("nobody@example.ca")
})

test("the words of a failure are shown as the server wrote them [MSG-005]", async ({ page }) => {
  const t = words("en")
  const raw = "success.update"
  await page.route("**/v1/clients/actions/authorize*", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      json: {
        type: "/problems/service-unavailable",
        title: "Failed",
        status: 503,
        code: "service-unavailable",
        action: "retry-later",
        message: raw,
      },
    }),
  )
  await page.goto("/en/client/login?subdomain=harbour")
  await page.getByLabel(t("client.login.username")).fill("nobody@example.ca")
  await page.getByLabel(t("client.password"), { exact: true }).fill("Lantern2027!")
  await page.getByRole("button", { name: t("client.login.submit"), exact: true }).click()
  await expect(page.getByRole("dialog")).toContainText(raw)
})

test("one notice is open at a time, and the next one waits for it [MSG-004]", async ({ page }) => {
  const { t, atEvening, button } = shopper(page, "fr")
  await atEvening({
    shop: "belvedere",
    page: "cordes-d-hiver",
    event: "cordes-d-hiver-2026-12-20",
    level: "",
  })
  await button(new RegExp(`^${t("event.party.less")}`)).click()
  for (const level of ["Balcon", "Corbeille"]) await button(t("event.levels.best.for", { level })).click()
  const removals = page.getByRole("button", { name: /^Retirer .*siège/ })
  await expect(removals).toHaveCount(2)
  await removals.first().click()
  await removals.first().click()
  await expect(removals).toHaveCount(0)
  const undo = button(t("app.undo"))
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(removals).toHaveCount(1)
  await undo.click()
  await expect(removals).toHaveCount(2)
  await expect(undo).toHaveCount(0)
})

for (const [width, height, language] of [
  [320, 568, "en"],
  [390, 844, "fr"],
] as const)
  test(`a notice lies on nothing that can be pressed, on a phone of ${width} px in ${language}`, async ({
    page,
  }) => {
    const { t, pickBest, button } = shopper(page, language)
    await page.clock.install()
    await pickBest({
      shop: "belvedere",
      page: "le-cid",
      event: "le-cid-2026-12-06",
      level: language === "fr" ? "Corbeille" : "Mezzanine",
    })
    await page.setViewportSize({ width, height })
    await button(t("event.add")).click()
    const notice = page.getByRole("status").filter({ hasText: /places ajoutées|tickets added/ })
    await expect(notice).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
    expect(await coveredBy(notice.locator("div"))).toEqual([])
  })
