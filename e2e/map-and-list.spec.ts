import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const strings = (date: string): Evening => ({
  shop: "belvedere",
  page: "cordes-d-hiver",
  event: `cordes-d-hiver-${date}`,
  level: "",
})

test("a browser that cannot draw sells the same seats from the list, to the tickets", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const errors: Error[] = []
  page.on("pageerror", (error) => errors.push(error))
  const { t, atEvening, addToCart, toPayment, pay, hasTickets } = shopper(page, "fr")
  await atEvening(strings("2026-12-18"))
  await expect(page.getByText(t("map.undrawn"))).toBeVisible()
  await expect(page.locator("canvas")).toHaveCount(0)
  const search = page.getByRole("searchbox", { name: t("list.filter") })
  await search.fill("corbeille centre, rangée C")
  await expect(page.getByText(/^1 section, \d+ sièges$/)).toBeVisible()
  await search.press("Enter")
  const free = page.getByRole("button", { name: /^Rangée C, siège \d+, .*, frais compris, taxes en sus$/ })
  await free.first().click()
  await expect(page.getByRole("button", { name: /^Retirer Corbeille centre, rangée C/ })).toHaveCount(2)
  await addToCart()
  await toPayment()
  await pay(cards.paysafeFrictionless)
  await hasTickets()
  expect(errors).toEqual([])
})

test("the list is searched by typing and walked with the keys alone", async ({ page }) => {
  const { t, atEvening, button } = shopper(page, "en")
  await atEvening(strings("2026-12-18"))
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  const search = page.getByRole("searchbox", { name: t("list.filter") })
  const focused = page.locator(":focus")
  await search.fill("balcon centre row D")
  await expect(page.getByText(/^1 section, \d+ seats$/)).toBeVisible()
  await search.press("Enter")
  await expect(focused).toHaveAccessibleName(/^Row D, seat \d+/)
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(0)
  const first = await focused.textContent()
  await page.keyboard.press("End")
  await expect(focused).not.toHaveText(first ?? "")
  const last = (await focused.textContent()) ?? ""
  await page.keyboard.press("Home")
  await expect(focused).toHaveText(first ?? "")
  await page.keyboard.type(last)
  await expect(focused).toHaveText(last)
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowUp")
  await expect(focused).toHaveAccessibleName(/^Row D/)
  await page.keyboard.press("ArrowLeft")
  await expect(button(/^Row D/)).toHaveAttribute("aria-expanded", "false")
})

for (const language of ["fr", "en"] as const)
  test(`the list of an arena finds a section by its number, and says what to do where nothing is found: ${language}`, async ({
    page,
  }) => {
    const { t, atEvening } = shopper(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    await atEvening({
      shop: "harbour",
      page: "halifax-gales",
      event: "gales-ironclads-2026-12-13",
      level: "",
    })
    await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
    const search = page.getByRole("searchbox", { name: t("list.filter") })
    const sections = page.getByRole("heading", { level: 3 })
    await expect(sections).toHaveCount(58)
    await search.fill("117")
    await expect(sections).toHaveText([/^Section 117/])
    await search.fill("11")
    await expect(sections).toHaveCount(10)
    for (const typed of ["zzz", "999", "C 45"]) {
      await search.fill(typed)
      await expect(page.getByText(/^(Rien ne correspond|Nothing matches) .*section/)).toBeVisible()
      await expect(sections).toHaveCount(0)
    }
  })

test("seats asked for in words are found, chosen by keyboard and put in the cart", async ({ page }) => {
  const { t, atEvening, addToCart } = shopper(page, "fr")
  await atEvening(strings("2026-12-18"))
  const wish = page.getByRole("searchbox", { name: t("finder.label") })
  await wish.fill("3 ensemble, moins de 1 $")
  await wish.press("Enter")
  await expect(page.getByText(t("finder.near"))).toBeVisible()
  await expect(page.getByText(t("finder.dearer"))).toBeVisible()
  await wish.fill("3 ensemble, les moins chères")
  await wish.press("Enter")
  await expect(page.getByText("Nous cherchons : 3 places, les moins chères d’abord")).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  const choose = page.getByRole("button", { name: /^Choisir .*sièges/ }).first()
  const chosen = ((await choose.getAttribute("aria-label")) ?? "").replace("Choisir ", "")
  await choose.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: t("event.selected") })).toBeFocused()
  await expect(page.getByRole("button", { name: /^Retirer .*siège/ })).toHaveCount(3)
  await addToCart()
  await expect(page.getByText(chosen)).toBeVisible()
})

test("a removed seat can be put back; once added, the cart is the next step [MAP-029] [CART-004]", async ({
  page,
}) => {
  const { t, atEvening, button, link } = shopper(page, "fr")
  await atEvening(strings("2026-12-18"))
  const wish = page.getByRole("searchbox", { name: t("finder.label") })
  await wish.fill("4")
  await wish.press("Enter")
  await page
    .getByRole("button", { name: /^Choisir .*sièges/ })
    .first()
    .click()
  const removals = page.getByRole("button", { name: /^Retirer .*siège/ })
  await expect(removals).toHaveCount(4)
  await removals.first().click()
  await expect(removals).toHaveCount(3)
  await page.getByRole("button", { name: t("app.undo") }).click()
  await expect(removals).toHaveCount(4)
  await expect(link(t("event.goToCart"))).toHaveCount(0)
  await button(t("event.add")).click()
  await expect(link(t("event.goToCart"))).toHaveAttribute("href", /^\/fr\/cart/)
  await expect(button(t("event.add"))).toHaveCount(0)
})

test("prices are filtered by a range, with the keys, and all shown again", async ({ page }) => {
  const { t, atEvening, button } = shopper(page, "en")
  await atEvening(strings("2026-12-18"))
  const highest = page.getByRole("slider", { name: t("event.prices.max") })
  const before = await highest.inputValue()
  await highest.focus()
  await page.keyboard.press("ArrowLeft")
  await expect(highest).toHaveValue(String(Number(before) - 1))
  await page.keyboard.press("Home")
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  const search = page.getByRole("searchbox", { name: t("list.filter") })
  await search.fill("orchestra centre row J")
  const free = page.getByRole("button", { name: /^Row J, seat \d+, .*, fees included, plus taxes$/ })
  await expect(
    page.getByRole("button", { name: /^Row J, seat .* outside your price range$/ }).first(),
  ).toBeVisible()
  await expect(free).toHaveCount(0)
  await button(t("event.levels.all")).click()
  await expect(highest).toHaveValue(before)
  await expect(free.first()).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("seats asked for in words are chosen by touch in the sheet", async ({ page }) => {
    const { t, atEvening, button } = shopper(page, "fr")
    await atEvening(strings("2026-12-18"))
    await button(t("event.panel.larger")).tap()
    await page.getByRole("searchbox", { name: t("finder.label") }).fill("2 au balcon")
    await button(t("finder.search")).tap()
    const choose = page.getByRole("button", { name: /^Choisir Balcon .*sièges/ }).first()
    expect((await choose.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await choose.tap()
    const line = page.getByRole("complementary").getByRole("button", { expanded: false })
    await expect(line).toHaveText(/^Balcon \S+ \w+ \d+ et \d+ · Balcon$/)
    await line.tap()
    await expect(page.getByRole("button", { name: /^Retirer Balcon .*siège/ })).toHaveCount(2)
    await expect(button(t("event.add"))).toBeEnabled()
  })
})

test("seats that someone else took are told, with equals one click away [SEAT-003]", async ({
  anotherVisitor,
}) => {
  const [first, second] = [await anotherVisitor(), await anotherVisitor()]
  const [quick, slow] = [shopper(first, "fr"), shopper(second, "fr")]
  const evening: Evening = {
    shop: "belvedere",
    page: "corps-boreal",
    event: "corps-boreal-2027-03-06",
    level: "",
  }
  const best = new RegExp(`^${quick.t("event.levels.best")}, `)
  await quick.atEvening(evening)
  await quick.button(best).first().click()
  await slow.atEvening(evening)
  await slow.button(best).first().click()
  const removals = second.getByRole("button", { name: /^Retirer .*siège/ })
  await expect(removals).toHaveCount(2)
  await quick.addToCart()
  // What is left is asked for every five seconds.
  const equals = slow.button(slow.t("refusal.equals"))
  await expect(equals).toBeVisible()
  await expect(second.getByRole("alert")).toContainText("Places équivalentes encore libres")
  await expect(removals).toHaveCount(0)
  await equals.click()
  await expect(removals).toHaveCount(2)
  await slow.addToCart()
})
