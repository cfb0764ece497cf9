import { expect, type Page } from "playwright/test"
import { followFocus } from "./follow-focus.ts"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

/** Where the keyboard is after each act, and what is said of the time: nobody is thrown back to the top of the page. */

const strings: Evening = {
  shop: "belvedere",
  page: "cordes-d-hiver",
  event: "cordes-d-hiver-2026-12-20",
  level: "Balcon",
}
const laughs: Evening = { shop: "harbour", page: "big-laughs", event: "big-laughs-2027-01-23", level: "" }
/** Whatever is in the cart is held for a minute and a half; the page's clock can be turned. */
async function shortHold(page: Page) {
  await page.clock.install()
  await page.route("**/v1/cart/self?*", async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), remainingTime: 90 } })
  })
}
const isOnNothing = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test("the focus stays beside what was removed, put back or added", async ({ page }) => {
  const { t, button, link, pickBest } = shopper(page, "fr")
  await pickBest(strings)
  const removals = page.getByRole("button", { name: /^Retirer .*siège/ })
  await expect(removals).toHaveCount(2)
  const wasLost = await followFocus(page)
  await removals.first().press("Enter")
  await expect(page.getByRole("heading", { name: t("event.selected"), exact: true })).toBeFocused()
  await removals.first().press("Enter")
  await expect(removals).toHaveCount(0)
  await expect(page.getByText(t("event.selected.none"))).toBeFocused()
  expect(await wasLost()).toBe(false)
  await button(t("app.undo")).press("Enter")
  await expect.poll(() => isOnNothing(page)).toBe(false)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()

  const wasOnNothing = await followFocus(page)
  await button(t("event.add")).press("Enter")
  await expect(link(t("event.goToCart"))).toBeFocused()
  expect(await wasOnNothing()).toBe(false)
})

test("the heading is read where the last line of the cart was removed", async ({ page }) => {
  const { t, button, cartWith } = shopper(page, "fr")
  await cartWith(strings)
  const removals = page.getByRole("main").getByRole("button", { name: /^Retirer / })
  for (let left = await removals.count(); left > 0; left -= 1) {
    await removals.first().press("Enter")
    await expect(removals).toHaveCount(left - 1)
  }
  await expect(page.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeFocused()
  await button(t("app.undo")).press("Enter")
  await expect(removals).not.toHaveCount(0)
  await expect.poll(() => isOnNothing(page)).toBe(false)
})

test("an arrow shows the list, another the map again, and the focus goes along", async ({ page }) => {
  const { t, atEvening } = shopper(page, "fr")
  await atEvening(strings)
  const map = page.getByRole("radio", { name: t("event.view.map"), exact: true })
  const list = page.getByRole("radio", { name: t("event.view.list"), exact: true })
  await map.focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("searchbox", { name: t("list.filter") })).toBeVisible()
  await expect(list).toBeFocused()
  await expect(list).toBeChecked()
  await page.keyboard.press("ArrowUp")
  await expect(map).toBeFocused()
  await expect(page.getByRole("searchbox", { name: t("list.filter") })).toBeHidden()
})

test("the seats of a row are one stop of the Tab key, at the seat one was on", async ({ page }) => {
  const { t, atEvening } = shopper(page, "fr")
  await atEvening(strings)
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  const search = page.getByRole("searchbox", { name: t("list.filter") })
  await search.fill("corbeille centre rangée B")
  await expect(page.getByText(/^1 section, \d+ sièges$/)).toBeVisible()
  const row = page.getByRole("group", { name: "Rangée B", exact: true })
  await expect(row.getByRole("button").first()).toBeVisible()
  await expect(row.locator('button[tabindex="0"]')).toHaveCount(1)
  await search.press("Enter")
  await page.keyboard.press("ArrowRight")
  const seat = await page.locator(":focus").getAttribute("aria-label")
  await page.keyboard.press("Tab")
  expect(await row.evaluate((seats) => seats.contains(document.activeElement))).toBe(false)
  await page.keyboard.press("Shift+Tab")
  await expect(page.locator(":focus")).toHaveAttribute("aria-label", seat ?? "")
})

test("the standing floor is bought from the list, without a mouse", async ({ page }) => {
  const { t, atEvening, addToCart } = shopper(page, "en")
  await atEvening(laughs)
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  const floor = page.getByRole("region", { name: "Standing floor", exact: true })
  const more = floor.getByRole("button", { name: /^Add a ticket/ }).first()
  await more.press("Enter")
  await more.press("Enter")
  await expect(floor.getByText("2", { exact: true })).toBeVisible()
  const less = floor.getByRole("button", { name: /^Remove a ticket/ }).first()
  await less.press("Enter")
  await less.press("Enter")
  // At none the button takes no press more, and the one beside it has the focus.
  await expect(less).toBeDisabled()
  await expect(more).toBeFocused()
  await page.keyboard.press("Enter")
  await addToCart()
  await expect(page.getByRole("main")).toContainText(/1 × .*Standing floor/)
})

test("what is left of a short hold is said at one minute and at thirty seconds", async ({ page }) => {
  const { cartWith } = shopper(page, "fr")
  await shortHold(page)
  await cartWith(strings)
  await page.reload()
  const warning = page.getByRole("main").getByRole("timer")
  const said = page.getByRole("main").getByRole("status").filter({ hasText: "Il reste" })
  await expect(warning).toBeVisible()
  await expect(said).toHaveCount(0)
  const leftNow = async () => {
    const [, minutes = "", seconds = ""] = /(\d+):(\d\d)/.exec((await warning.textContent()) ?? "") ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  for (const [at, words] of [
    [60, "01:00"],
    [30, "0:30"],
  ] as const) {
    while ((await leftNow()) > at) await page.clock.runFor(1000)
    await expect(said).toContainText(words)
  }
})

test("elsewhere what is left of a short hold is said over the page, again at one minute and at thirty seconds", async ({
  page,
}) => {
  const { cartWith } = shopper(page, "fr")
  await shortHold(page)
  await cartWith(strings)
  await page.goto("/fr/pages?subdomain=belvedere")
  const said = (time: RegExp) =>
    page.getByText(new RegExp(`Nous gardons votre panier encore ${time.source}`)).first()
  await expect(said(/01:[123]\d/)).toBeVisible()
  await page.clock.fastForward("00:35")
  await expect(said(/00:[45]\d/)).toBeVisible()
  await page.clock.fastForward("00:28")
  await expect(said(/00:[12]\d/)).toBeVisible()
})
