import { expect, type Page } from "playwright/test"
import { coveredBy } from "./covered-by.ts"
import { type Evening, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** What is said of the last two minutes of a cart, on the screens that have no countdown of their own. */

const evening: Evening = { shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-06", level: "Loges" }
const map = "/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05"

const noticeOf = (page: Page) => page.getByRole("timer").locator("..")

for (const [width, height, language] of [
  [320, 568, "fr"],
  [390, 844, "en"],
] as const)
  test(`what is left goes by, and lies on nothing that can be pressed: ${width} px, ${language}`, async ({
    page,
  }) => {
    const { t, button, cartWith } = shopper(page, language)
    await cartWith({ ...evening, level: language === "fr" ? "Loges" : "Boxes" })
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await page.route("**/v1/cart/self?*", async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), remainingTime: 100 } })
    })
    const notice = noticeOf(page)
    for (const path of ["/pages", "/pages/belvedere.le-cid", map]) {
      await page.goto(`/${language}${path}?subdomain=belvedere`)
      await takenOver(page)
      await expect(notice).toBeVisible()
      // A busy machine takes seconds from the answer to the pause.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
      expect(await coveredBy(notice), path).toEqual([])
      const box = await notice.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      const before = await notice.textContent()
      await page.clock.runFor(2_000)
      await expect(notice).not.toHaveText(before ?? "")
      await expect(notice).toContainText(/01:[23]\d/)
      await page.clock.resume()
    }
    await page.getByRole("radio", { name: t("event.view.list") }).click()
    await expect(page.getByRole("searchbox", { name: t("list.filter") })).toBeVisible()
    await expect.poll(() => coveredBy(notice)).toEqual([])
    for (const _ of ["half", "full"]) {
      await button(t("event.panel.larger")).click()
      await expect.poll(() => coveredBy(notice)).toEqual([])
    }
    // More time for the asking, and the notice goes.
    await page.unrouteAll({ behavior: "wait" })
    await button(t("countdown.extend")).click()
    await expect(notice).toHaveCount(0)
  })
