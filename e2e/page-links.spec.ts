import type { Route } from "playwright/test"
import { expect } from "playwright/test"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/** What an organiser says of a page as a whole: that it is elsewhere, or in which state its sale is. */

const t = words("fr")
const address = "/fr/pages/belvedere.le-cid?subdomain=belvedere"

/** The server's answer with something else in it. */
const told =
  <Answer extends object>(changed: (answer: Answer) => object) =>
  async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: changed(await response.json()) })
  }

test("a page that is elsewhere leads there when it is opened [CAT-030]", async ({ page }) => {
  const elsewhere = "https://theatre.example/le-cid"
  await undrawn(page)
  await page.route(
    "**/v1/pages/belvedere.le-cid?*",
    told((answer) => ({ ...answer, redirectUrl: elsewhere })),
  )
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Ailleurs</h1>" }),
  )
  await page.goto(address)
  await page.waitForURL(elsewhere)
  await expect(page.getByRole("heading", { name: "Ailleurs" })).toBeVisible()
})

for (const state of ["NOTAVAILABLE", "CANCELLED"] as const)
  test(`a page whose sale is ${state} says so in the place of its way to buy [CAT-031]`, async ({ page }) => {
    await undrawn(page)
    await page.route(
      "**/v1/pages/belvedere.le-cid?*",
      told((answer) => ({ ...answer, saleState: state })),
    )
    await page.route(
      "**/v1/pages?*",
      told((answer: { id: string }[]) =>
        answer.map((one) => (one.id === "belvedere.le-cid" ? { ...one, saleState: state } : one)),
      ),
    )
    await page.goto("/fr/pages?subdomain=belvedere")
    const card = page.getByRole("article").filter({ hasText: "Le Cid" }).first()
    await expect(card).toContainText(t(`saleState.${state}`))
    await expect(card).not.toContainText("À partir de")
    await card.getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1, name: "Le Cid" })).toBeVisible()
    const head = page.getByRole("main")
    await expect(head.getByText(t(`saleState.${state}`), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole("link", { name: /^À partir de/ })).toHaveCount(0)
  })
