import { expect, type Page } from "playwright/test"
import { quiet } from "./quiet.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** A screen is sent a picture in the width that it has pixels for. The demo's photograph is a WebP of 1600 px, chosen to be light. */

const PHOTOGRAPH = /\/northern-static\.webp/
const event = "/en/pages/harbour.northern-static?subdomain=harbour"
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** The photographs that a page asks for, in the order of their requests. */
function followPhotographs(page: Page): readonly string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    if (PHOTOGRAPH.test(request.url())) asked.push(request.url())
  })
  return asked
}

const bytesOf = async (page: Page, url: string) => (await (await page.request.get(url)).body()).length

test.describe("on a phone", () => {
  test.use(phone)

  for (const [name, address] of [
    ["programme", "/en/pages?subdomain=harbour"],
    ["event's page", event],
  ] as const)
    test(`the ${name} is sent a narrow photograph, once`, async ({ page }) => {
      const asked = followPhotographs(page)
      await page.goto(address)
      await takenOver(page)
      await page.locator("img[src*=northern]").first().scrollIntoViewIfNeeded()
      await quiet(page)
      expect(asked.map((url) => new URL(url).searchParams.get("width"))).toEqual(["960"])
      const [narrow, whole] = [
        await bytesOf(page, asked[0]!),
        await bytesOf(page, asked[0]!.replace(/\?.*/, "")),
      ]
      console.log(`${name}: a photograph of ${narrow} bytes instead of ${whole}`)
      expect(narrow).toBeLessThan(whole / 2)
    })

  test("the photograph of a page is asked for before its code, and is what paints last and largest", async ({
    page,
  }) => {
    const drawn = await (await page.request.get(event, { headers: { accept: "text/html" } })).text()
    // After the width of the screen, which chooses among them, and before any code.
    const [, preload] =
      /<head>[^<]*<meta charset[^>]*>[^<]*<meta name="viewport"[^>]*>(<link rel="preload" as="image" [^>]*>)/.exec(
        drawn,
      ) ?? []
    expect(preload).toMatch(/imageSrcSet="[^"]*northern-static\.webp\?width=640 640w.*fetchPriority="high"/)
    await page.goto(event)
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1) as (PerformanceEntry & { url?: string }) | undefined)?.url),
          ).observe({ type: "largest-contentful-paint", buffered: true })
        }),
    )
    expect(largest).toMatch(/northern-static\.webp\?width=960$/)
  })

  test("who shares a page shares the whole photograph", async ({ page }) => {
    await page.goto(event)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      /northern-static\.webp$/,
    )
  })
})

test("a large screen is sent a wide photograph", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const asked = followPhotographs(page)
  await page.goto(event)
  await takenOver(page)
  await quiet(page)
  expect(asked.map((url) => new URL(url).searchParams.get("width"))).toEqual(["960"])
})
