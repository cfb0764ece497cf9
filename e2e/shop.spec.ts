import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopper } from "./shopper.ts"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

test("the language switch keeps the page and the whole screen changes [SHELL-047 I18N-003]", async ({
  page,
}) => {
  const [fr, en] = [words("fr"), words("en")]
  await page.goto("/fr/pages/belvedere.le-cid?subdomain=belvedere")
  await expect(page.getByRole("heading", { name: fr("page.dates") })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA")
  await page
    .getByRole("banner")
    .getByRole("link", { name: /English|EN/ })
    .or(page.getByRole("banner").getByRole("button", { name: /English|EN/ }))
    .click()
  await expect(page).toHaveURL(/\/en\/pages\/belvedere\.le-cid/)
  await expect(page.getByRole("heading", { name: en("page.dates") })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "en-CA")
})

test("a site without a name in the address is told apart from a shop [ERR-003]", async ({ page }) => {
  await page.goto("/fr/pages?subdomain=nobody")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText("Ce site de billetterie n’existe pas.").first()).toBeVisible()
})

test("a click on the map picks seats side by side and the list shows them picked [MAP-025 MAP-021]", async ({
  page,
}) => {
  const { t, atEvening } = shopper(page, "fr")
  await atEvening({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-06", level: "Corbeille" })
  const canvas = page.locator("canvas").first()
  await expect(canvas).toBeVisible()
  const box = await canvas.boundingBox()
  if (box === null) throw new Error("the map has no size")
  const picked = page.getByRole("button", { name: /^Retirer / })
  // Walks down the middle of the house until a free seat answers.
  for (let share = 0.3; share < 0.95 && (await picked.count()) === 0; share += 0.012) {
    await page.mouse.click(box.x + box.width * 0.47, box.y + box.height * share)
  }
  await expect(picked.first()).toBeVisible()
  await expect(page.getByRole("button", { name: t("event.add") })).toBeEnabled()
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  await expect(picked.first()).toBeVisible()
})

test("general admission is sold by quantity, which the cart changes; the cart unfolds from the toolbar [QTY-001 QTY-006] [CART-008] [CART-029]", async ({
  page,
}) => {
  const { t, addToCart, atEvening } = shopper(page, "en")
  await atEvening({
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-05",
    level: "",
  })
  const more = page.getByRole("button", { name: t("event.tickets.more", { name: "Admission" }) })
  const less = page.getByRole("button", { name: t("event.tickets.less", { name: "Admission" }) })
  await expect(more).toBeEnabled()
  await expect(less).toBeDisabled()
  await more.click()
  await more.click()
  await addToCart()
  await expect(page.getByText("2 × Admission")).toBeVisible()
  await page.getByRole("button", { name: t("cart.quantity.more", { name: "Admission" }) }).click()
  await expect(page.getByText("3 × Admission")).toBeVisible()
  const fewer = page.getByRole("button", { name: t("cart.quantity.less", { name: "Admission" }) })
  await fewer.click()
  await expect(page.getByText("2 × Admission")).toBeVisible()
  await fewer.click()
  await expect(page.getByText("1 × Admission")).toBeVisible()
  await expect(fewer).toBeDisabled()

  await page.goto("/en/pages?subdomain=harbour")
  const summary = page.getByRole("banner").getByRole("button", { name: t("checkout.summary") })
  await summary.click()
  const drawer = page.getByRole("region", { name: t("cart.title") })
  await expect(drawer.getByText("1 × Admission")).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(summary).toBeFocused()
  await summary.click()
  await drawer.getByRole("link", { name: t("cart.buyNow") }).click()
  await expect(page).toHaveURL(/\/client\/|\/checkout/)
})

for (const [minTickets, divisor, steps] of [
  [0, 2, [2, 4, 6]],
  [3, 0, [3, 4, 5]],
  [3, 2, [3, 5, 7]],
] as const)
  test(`tickets sold from ${minTickets} on, by ${divisor}, are counted ${steps.join(", ")}, and cost that many times one [QTY-002 QTY-004 QTY-005]`, async ({
    page,
  }) => {
    const { t, atEvening } = shopper(page, "en")
    await undrawn(page)
    await page.route(/\/v1\/events\/[^/]+\?/, async (route) => {
      const response = await route.fetch()
      const event = await response.json()
      for (const level of event.priceLevels)
        for (const price of level.prices) Object.assign(price, { minTickets, divisor, maxTickets: 0 })
      await route.fulfill({ response, json: event })
    })
    const event = "northern-static-2027-02-05"
    await atEvening({ shop: "harbour", page: "northern-static", event, level: "" })
    const more = page.getByRole("button", {
      name: t(divisor > 1 ? "event.tickets.more.by" : "event.tickets.more", { name: "Admission" }),
    })
    const less = page.getByRole("button", {
      name: t(divisor > 1 ? "event.tickets.less.by" : "event.tickets.less", { name: "Admission" }),
    })
    const line = page.getByRole("group", { name: "Admission" })
    const [, each = ""] = /\$(\d+\.\d\d)/.exec((await line.locator("..").textContent()) ?? "") ?? []
    expect(Number(each)).toBeGreaterThan(0)
    for (const qty of steps) {
      await more.click()
      await expect(line.locator("output")).toHaveText(String(qty))
      const total = `$${(Number(each) * qty).toFixed(2)}`
      await expect(page.getByText(total, { exact: true }).last()).toBeVisible()
    }
    for (const qty of [...steps].reverse().slice(1)) {
      await less.click()
      await expect(line.locator("output")).toHaveText(String(qty))
    }
    await less.click()
    await expect(line.locator("output")).toHaveText("0")
  })

test("a click takes two places together unless the shopper says one to ten, which a window explains [MAP-030]", async ({
  page,
}) => {
  const { t, atEvening, button } = shopper(page, "fr")
  await atEvening({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-06", level: "" })
  const party = page.getByRole("spinbutton", { name: t("event.party") })
  const less = button(new RegExp(`^${t("event.party.less")}`))
  const more = button(new RegExp(`^${t("event.party.more")}`))
  await expect(party).toHaveValue("2")
  await less.click()
  await expect(party).toHaveValue("1")
  await expect(less).toBeDisabled()
  for (let size = 2; size <= 10; size += 1) {
    await more.click()
    await expect(party).toHaveValue(String(size))
  }
  await expect(more).toBeDisabled()
  await button(t("event.party.help")).click()
  const help = page.getByRole("dialog", { name: t("event.party.help.title") })
  await expect(help).toContainText(t("event.party.help.body"))
  await help.getByRole("button", { name: t("app.ok") }).click()
  await expect(help).toBeHidden()
})

test("singles picked in two rows go to the cart together [SEAT-001]", async ({ page }) => {
  const { t, atEvening, button, addToCart } = shopper(page, "fr")
  await atEvening({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-06", level: "" })
  await button(new RegExp(`^${t("event.party.less")}`)).click()
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  await page.getByRole("button", { name: /Balcon centre/ }).click()
  for (const row of ["B", "D"]) {
    await page.getByRole("button", { name: new RegExp(`Rangée ${row}\\b.*libres?`) }).click()
    await page
      .getByRole("button", {
        name: new RegExp(`^Rangée ${row}, siège \\d+, .*, frais compris, taxes en sus$`),
      })
      .first()
      .click()
  }
  await addToCart()
  await expect(page.getByRole("link", { name: /2 articles dans le panier/ })).toBeVisible()
})
