import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

test.describe.configure({ mode: "parallel" })

const words = {
  fr: {
    pass: "Passeport de 4 matchs",
    game: "Les Gales contre les Lanterns du Cap-Breton",
    search: "lanterns",
    description: "Quatre places dans les gradins inférieurs",
    left: (count: number) => `${count} billets à échanger`,
    toExchange: (count: number) => `À échanger\u00a0: ${count} billets`,
    exchanged: (count: number) => `Échangés\u00a0: ${count} billets`,
    submit: (count: number) => `Échanger ${count} billet${count > 1 ? "s" : ""}`,
    found: (count: number) => `${count} événements`,
  },
  en: {
    pass: "Four-Game Flex Pack",
    game: "Gales vs. Cape Breton Lanterns",
    search: "cape breton",
    description: "Four lower bowl seats",
    left: (count: number) => `${count} tickets left to exchange`,
    toExchange: (count: number) => `Left to exchange: ${count} tickets`,
    exchanged: (count: number) => `Exchanged: ${count} tickets`,
    submit: (count: number) => `Exchange ${count} ticket${count > 1 ? "s" : ""}`,
    found: (count: number) => `${count} events`,
  },
} as const

/** Authenticated by its bank without a question. */
const frictionless = { number: "4222000009719489", cvd: "123" }

/** A client who buys a pass, and stands before the list of passes. */
async function buyPass(page: Page, language: "fr" | "en") {
  const at = shopper(page, language)
  const { t, link, button, withNewAccount, pay } = at
  const email = `passe-${crypto.randomUUID()}@example.ca`
  await withNewAccount("harbour", { firstname: "Jo", lastname: "Fraser", email })
  await page.goto(`/${language}/pages/harbour.gifts-and-passes?subdomain=harbour`)
  await takenOver(page)
  const card = page.getByRole("article", { name: words[language].pass })
  await card.getByRole("button", { name: t("products.add") }).click()
  await card.getByRole("link", { name: t("products.goToCart") }).click()
  await link(t("cart.checkout")).click()
  const next = button(t("checkout.next"))
  const number = page.getByLabel(t("checkout.card.number"))
  await next.or(number).first().waitFor()
  if (await next.isVisible()) await next.click()
  await pay(frictionless)
  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()
  await page.goto(`/${language}/client/auth/flex-pass-list?subdomain=harbour`)
  await expect(page.getByRole("heading", { level: 1, name: t("flex.title") })).toBeVisible()
  return { ...at, email }
}

for (const language of ["fr", "en"] as const)
  test(`a pass that was bought stands among the client's, and two of its tickets become places, in ${language} [FLEX-016] [FLEX-001] [FLEX-002] [FLEX-004] [FLEX-005] [FLEX-007] [FLEX-010] [FLEX-012] [ACC-016] [ACC-022] [ACC-052]`, async ({
    page,
  }) => {
    const { pass, game, search, ...said } = words[language]
    const { t, button, email } = await buyPass(page, language)
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: pass }) })
    await expect(card.getByText(said.left(4))).toBeVisible()
    await expect(card.getByText(said.description)).toBeVisible()
    await card.getByRole("link", { name: `${t("flex.exchange")}, ${pass}` }).click()
    // Its queue lets in at once, and leads back.
    await expect(page.getByRole("heading", { level: 1, name: pass })).toBeVisible()
    expect(page.url()).toMatch(/client\/event\/harbour\.flex-4\/flex-pass\//)
    await expect(page.getByRole("heading", { name: said.toExchange(4) })).toBeVisible()
    const submit = page.getByRole("button", { name: /^(Échanger|Exchange)/ })
    await expect(submit).toBeDisabled()

    const choose = async (number: number) => {
      await button(`${t("flex.choose")}, ${t("flex.ticket", { number: String(number) })}`).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(t("flex.search")).fill(search)
      await expect(dialog.getByText(said.found(2))).toBeVisible()
      await dialog.getByRole("radio").first().check()
      return dialog
    }
    const cancelled = await choose(1)
    await expect(cancelled.getByText(game).first()).toBeVisible()
    await expect(cancelled.getByText(/Halifax/).first()).toBeVisible()
    await cancelled.getByRole("button", { name: t("flex.dialog.cancel") }).click()
    await expect(submit).toBeDisabled()

    for (const number of [1, 2]) {
      const dialog = await choose(number)
      await dialog.getByRole("button", { name: t("flex.dialog.ok"), exact: true }).click()
      await expect(button(`${t("flex.edit")}, ${t("flex.ticket", { number: String(number) })}`)).toBeVisible()
    }
    expect(await axeFinds(page)).toEqual([])
    await button(said.submit(2)).click()
    await expect(page.getByText(t("success.update"))).toBeVisible()
    // It closes by itself, and its window stays one of the shop's [FLEX-009].
    await expect(page).toHaveURL(/client\/auth\/flex-pass-list/)
    await page.getByRole("dialog").getByRole("button").first().click()
    await expect(card.getByText(said.left(2))).toBeVisible()
    await card.getByRole("link").click()
    await expect(page.getByRole("heading", { name: said.exchanged(2) })).toBeVisible()

    const letter = await inLetters(page, email, new RegExp(`[\\s\\S]*${game}[\\s\\S]*`))
    expect(letter).toContain(game)
    await page.goto(`/${language}/client/auth/tickets?subdomain=harbour`)
    await expect(page.getByText(game).first()).toBeVisible()
  })

test("a client without a pass is told so, the menus lead there, and keys of other passes are forgotten [FLEX-011] [FLEX-013] [SHELL-053] [SHELL-056]", async ({
  page,
}) => {
  const { t, button, withNewAccount } = shopper(page, "en")
  const email = `sans-${crypto.randomUUID()}@example.ca`
  await withNewAccount("harbour", { firstname: "Jo", lastname: "Fraser", email })
  const [place, key] = ["parterre.harbour.keys", { type: "flexpass", id: "harbour.gone" }]
  await page.evaluate(([at, kept]) => localStorage.setItem(at, kept), [
    place,
    JSON.stringify({ pages: [], others: [key] }),
  ] as const)
  await page.goto("/en/client/auth/profile?subdomain=harbour")
  await page
    .getByRole("navigation", { name: t("client.nav") })
    .getByRole("link", { name: t("account.flexPasses") })
    .click()
  await expect(page.getByRole("heading", { name: t("flex.empty") })).toBeVisible()
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0)
  expect(await page.evaluate((at) => localStorage.getItem(at), place)).toBe('{"pages":[],"others":[]}')

  await page.setViewportSize({ width: 390, height: 844 })
  await button(t("nav.menu")).click()
  const menu = page.getByRole("banner")
  for (const name of ["profile", "invoices", "tickets", "flexPasses", "password"] as const)
    await expect(menu.getByRole("link", { name: t(`account.${name}`) })).toBeVisible()
  await expect(menu.getByRole("button", { name: t("account.logout") })).toBeVisible()
  await expect(menu.getByRole("link", { name: t("nav.programme") })).toBeVisible()
  await expect(menu.getByRole("link", { name: /^Cart, / })).toBeVisible()
})

test("a link to a pass asks who is there, and leads back once they have signed up", async ({ page }) => {
  const { t, link, typeNewAccount } = shopper(page, "en")
  await page.goto("/en/client/event/harbour.flex-4/flex-pass/HARB-NOBODYS?subdomain=harbour")
  await expect(page).toHaveURL(/client\/login\?redirectUrl=/)
  await link(t("client.login.signUp")).last().click()
  const email = `lien-${crypto.randomUUID()}@example.ca`
  await typeNewAccount({ firstname: "Jo", lastname: "Fraser", email })
  await expect(page).toHaveURL(/client\/event\/harbour\.flex-4\/flex-pass\/HARB-NOBODYS/)
  await expect(page.getByRole("dialog")).toContainText("invoice")
})

test("what the server refuses is a dialog with its words, and the choices stay [FLEX-015] [FLEX-014] [ERR-023]", async ({
  page,
}) => {
  const { t, button } = await buyPass(page, "en")
  const failing = "**/v1/flexpass/*/events*"
  const problem = (code: string, status: number, message: string) => ({
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({
      ...{ type: `/problems/${code}`, title: message, status, code, message },
      action: "contact-support",
    }),
  })
  let asked = 0
  await page.route(failing, (route) => {
    asked += 1
    return route.fulfill(problem("unexpected", 500, "Something went wrong on our side."))
  })
  await page.getByRole("article").getByRole("link").click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("Something went wrong on our side.")).toBeVisible()
  // Not once more after its key has come.
  expect(asked).toBe(1)
  await dialog.getByRole("button").first().click()
  await page.unroute(failing)
  await button(t("app.retry")).click()

  await button(`${t("flex.choose")}, ${t("flex.ticket", { number: "1" })}`).click()
  await dialog.getByRole("radio").first().check()
  await dialog.getByRole("button", { name: t("flex.dialog.ok"), exact: true }).click()
  await page.route("**/flexpass/exchange*", (route) =>
    route.fulfill(problem("not-enough-places", 409, "There aren’t enough places left.")),
  )
  await button(words.en.submit(1)).click()
  await expect(dialog.getByText("There aren’t enough places left.")).toBeVisible()
  await dialog.getByRole("button").first().click()
  await expect(button(`${t("flex.edit")}, ${t("flex.ticket", { number: "1" })}`)).toBeVisible()
  await expect(button(words.en.submit(1))).toBeEnabled()
})

test("the search waits until typing rests, what is sold out cannot be picked, and the window closes when it is cancelled and two seconds after an exchange [FLEX-003] [FLEX-006] [FLEX-008] [FLEX-009] [VAR-005]", async ({
  page,
}) => {
  const { t, button } = await buyPass(page, "en")
  await page.addInitScript(() => {
    window.close = () => void sessionStorage.setItem("closed", String(performance.now()))
  })
  const closedAt = () => page.evaluate(() => Number(sessionStorage.getItem("closed")))
  const path = await page.getByRole("article").getByRole("link").getAttribute("href")
  const open = async () => {
    await page.goto(`${path}&swt=`)
    await page.evaluate(() => sessionStorage.removeItem("closed"))
    await button(`${t("flex.choose")}, ${t("flex.ticket", { number: "1" })}`).click()
    return page.getByRole("dialog")
  }
  const dialog = await open()
  const soldOut = dialog.getByRole("radio", { name: new RegExp(t("flex.soldOut")) })
  await expect(soldOut).toBeDisabled()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByLabel(t("flex.search")).fill("cape breton")
  await page.clock.runFor(199)
  await expect(dialog.getByText(words.en.found(4))).toBeVisible()
  await page.clock.runFor(1)
  await expect(dialog.getByText(words.en.found(2))).toBeVisible()
  await dialog.getByRole("button", { name: t("flex.dialog.cancel") }).click()
  await button(t("flex.cancel")).click()
  expect(await closedAt()).toBeGreaterThan(0)
  await page.clock.resume()

  const again = await open()
  await again.getByRole("radio").first().check()
  await again.getByRole("button", { name: t("flex.dialog.ok"), exact: true }).click()
  const asked = await page.evaluate(() => performance.now())
  await button(words.en.submit(1)).click()
  await expect(page.getByText(t("success.update"))).toBeVisible()
  // The exchange came after it was asked for.
  await expect.poll(closedAt).toBeGreaterThan(asked + 2_000)
})
