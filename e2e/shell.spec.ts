import { expect, type Page, type Route } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

const fr = words("fr")
const programme = "/fr/pages?subdomain=belvedere"
const isPages = (url: string) => new URL(url).pathname === "/v1/pages"
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

test("a widget has no header and no footer, and its links open tabs with the whole site [VAR-002] [VAR-003]", async ({
  page,
  context,
}) => {
  await page.goto(`${programme}&widget=1`)
  const card = page.getByRole("link", { name: "Le Cid", exact: true })
  await expect(card).toBeVisible()
  await expect(page.getByRole("banner")).toHaveCount(0)
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  const [tab] = await Promise.all([context.waitForEvent("page"), card.click()])
  await expect(title(tab, "Le Cid")).toBeVisible()
  await expect(tab.getByRole("banner")).toBeVisible()
  await expect(card).toBeVisible()
  expect(context.pages()).toHaveLength(2)
})

test.describe("before any code has come", () => {
  test.use({ javaScriptEnabled: false })

  test("a link of a widget opens a tab too [VAR-003]", async ({ page, context }) => {
    await page.goto(`${programme}&widget=1`)
    const card = page.getByRole("link", { name: "Le Cid", exact: true })
    const [tab] = await Promise.all([context.waitForEvent("page"), card.click()])
    await expect(title(tab, "Le Cid")).toBeVisible()
    await expect(card).toBeVisible()
  })
})

test("the keyboard's way past the header stays in a widget [VAR-003]", async ({ page, context }) => {
  await page.goto(`${programme}&widget=1`)
  await takenOver(page)
  await page.getByRole("link", { name: fr("app.skip") }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/#content$/)
  expect(context.pages()).toHaveLength(1)
})

test("the shop's texts stand at the address of the documents, one file a language and the same for every organiser [I18N-004]", async ({
  request,
}) => {
  const read = async (language: "fr" | "en") => {
    const answer = await request.get(`/assets/i18n/${language}.json`)
    expect(answer.headers()["content-type"]).toContain("application/json")
    return (await answer.json()) as Record<string, string>
  }
  const [french, english] = [await read("fr"), await read("en")]
  expect(french["cart.title"]).toBe(fr("cart.title"))
  expect(english["cart.title"]).toBe(words("en")("cart.title"))
  expect(Object.keys(french).toSorted()).toEqual(Object.keys(english).toSorted())
})

test("two filters changed before the first of them is on the screen both count [CAT-004]", async ({
  page,
}) => {
  await page.goto(programme)
  await takenOver(page)
  const when = await page.getByLabel(fr("home.filter.when")).elementHandle()
  await page.getByLabel(fr("home.filter.category")).evaluate((category, when) => {
    for (const select of [category, when] as HTMLSelectElement[]) {
      select.selectedIndex = 1
      select.dispatchEvent(new Event("change", { bubbles: true }))
    }
  }, when)
  await expect(page).toHaveURL(/category=\w+/)
  await expect(page).toHaveURL(/when=\w+/)
})

test("swt mode has no header, cart or footer, on this screen and the next [VAR-004]", async ({ page }) => {
  await page.goto(`${programme}&swt=1`)
  await page.getByRole("link", { name: "Le Cid", exact: true }).click()
  await expect(title(page, "Le Cid")).toBeVisible()
  await expect(page.getByRole("banner")).toHaveCount(0)
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  await expect(page.getByRole("link", { name: new RegExp(`^${fr("nav.cart")}`) })).toHaveCount(0)
})

test("the organiser's own HTML stands around the shop, without its scripts [SHELL-005] [SHELL-008]", async ({
  page,
}) => {
  await undrawn(page)
  await page.route("**/v1/websites/config*", async (route) => {
    const answer = await route.fetch()
    const header =
      '<p id="above" style="color: rgb(1, 2, 3)">Saison 2027</p><script>window.hurt = true</script>' +
      '<div id="cover" style="position: fixed; inset: 0; z-index: 99999; width: 200vw">x</div>'
    const footer = '<p id="below"><a href="/x" onclick="window.hurt = true">Partenaires</a></p>'
    await route.fulfill({ response: answer, json: { ...(await answer.json()), header, footer } })
  })
  await page.goto(programme)
  await expect(page.locator("#above")).toHaveText("Saison 2027")
  await expect(page.locator("#above")).toHaveCSS("color", "rgb(1, 2, 3)")
  // Nothing it says puts it over the shop, and its frame would hold it if something did.
  await expect(page.locator("#cover")).toHaveCSS("position", "static")
  await page
    .locator("#cover")
    .evaluate((cover) => cover.setAttribute("style", "position:fixed;inset:-500px;z-index:9"))
  const box = await page.locator("main").boundingBox()
  const middle = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200] as const
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.id, middle)).not.toBe("cover")
  await page.locator("#below a").dispatchEvent("click")
  await expect(page.locator("#above script")).toHaveCount(0)
  expect(await page.evaluate(() => "hurt" in window)).toBe(false)
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /favicon\.svg\?h=\d+$/)
})

test("what the organiser writes above its shop comes with the page and pushes nothing down [SHELL-005]", async ({
  page,
}) => {
  // By its tag: roles are of what is seen.
  const firstCard = page.locator("main article").first()
  let held = 0
  // What makes that text safe comes last of all, when the page that it holds back is whole.
  await undrawn(page)
  await page.route(/purify.*\.js$/, async (route) => {
    held += 1
    await firstCard.waitFor({ state: "attached" })
    await route.continue()
  })
  // Nor do banners move what is under them when they come late.
  await page.route("**/v1/banners**", async (route) => {
    await firstCard.waitFor({ state: "attached" })
    await route.continue()
  })
  // Letters of another width are not what this is about.
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.addInitScript(() => {
    const shifts = new PerformanceObserver((seen) => told(seen.getEntries()))
    const told = (entries: PerformanceEntryList) => {
      const { dataset } = document.documentElement
      for (const { value = 0 } of entries as { value?: number }[])
        dataset.shifted = String(Number(dataset.shifted ?? 0) + value)
    }
    shifts.observe({ type: "layout-shift", buffered: true })
    Object.assign(window, { tellShifts: () => told(shifts.takeRecords()) })
  })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(programme)
    await expect(page.getByRole("region", { name: /haut de la page/ })).toBeVisible()
    await expect(firstCard).toBeVisible()
    await expect(page.locator("[data-banner=main] h2")).toBeVisible()
    // Shifts are known after the frame that made them.
    await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      const { tellShifts } = window as unknown as { tellShifts: () => void }
      tellShifts()
    })
    expect(Number(await page.locator("html").getAttribute("data-shifted"))).toBeLessThan(0.01)
  }
  expect(held).toBe(2)
})

test("a shop does without the organiser's text when what makes it safe does not come [SHELL-005]", async ({
  page,
}) => {
  const ends: Record<string, (route: Route) => Promise<void>> = {
    fails: (route) => route.abort(),
    // Never answered.
    stalls: async () => undefined,
  }
  await undrawn(page)
  for (const end of Object.values(ends)) {
    await page.route(/purify.*\.js$/, end)
    await page.goto(programme)
    await expect(page.getByRole("main").locator("article").first()).toBeVisible()
    await expect(page.getByRole("region", { name: /haut de la page/ }).getByRole("link")).toHaveCount(0)
    await page.unroute(/purify.*\.js$/, end)
  }
})

test("going where one is asks the server again; the logo leads home [SHELL-039] [SHELL-040] [SHELL-043]", async ({
  page,
}) => {
  await page.goto("/fr?subdomain=belvedere")
  await expect(page).toHaveURL(/\/fr\/pages\?/)
  await expect(title(page, fr("nav.programme"))).toBeVisible()
  const logo = page.getByRole("banner").getByRole("link", { name: new RegExp(fr("app.home")) })
  const [again] = await Promise.all([page.waitForRequest((asked) => isPages(asked.url())), logo.click()])
  expect(isPages(again.url())).toBe(true)
  await expect(title(page, fr("nav.programme"))).toBeVisible()
})

test("each address opens its screen under its language, in French unless it says English [SHELL-015] [SHELL-016] [SHELL-017] [SHELL-038] [I18N-001]", async ({
  page,
}) => {
  const en = words("en")
  const evening = "pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05"
  for (const [asked, shown, language, heading] of [
    ["/", "/fr/pages", "fr", fr("nav.programme")],
    ["/fr", "/fr/pages", "fr", fr("nav.programme")],
    ["/fr/pages", "/fr/pages", "fr", fr("nav.programme")],
    ["/en", "/en/pages", "en", en("nav.programme")],
    ["/en/pages/belvedere.le-cid", "/en/pages/belvedere.le-cid", "en", "Le Cid"],
    [`/fr/${evening}`, `/fr/${evening}`, "fr", "Le Cid"],
    ["/fr/page-not-found", "/fr/page-not-found", "fr", fr("notFound.title")],
    ["/en/page-not-found", "/en/page-not-found", "en", en("notFound.title")],
    // Without a language, nothing is here: the programme is the way on.
    ["/cart", "/en/pages", "en", en("nav.programme")],
    [`/${evening}`, "/en/pages", "en", en("nav.programme")],
  ] as const) {
    await page.goto(`${asked}?subdomain=belvedere`)
    await expect(title(page, heading)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(shown)
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`))
  }
  await page.goto(`/fr/${evening}?subdomain=belvedere`)
  await expect(page.getByRole("main").locator("p.when")).toContainText(/5 décembre 2026/)
})

test("the menu opens and closes, and filters the programme from any screen [SHELL-044] [SHELL-045]", async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto("/fr/cart?subdomain=belvedere")
    const menu = page.getByRole("banner").getByRole("button", { name: fr("nav.menu") })
    await expect(menu).toHaveAttribute("aria-expanded", "false")
    await menu.press("Enter")
    const search = page.getByRole("searchbox", { name: fr("nav.search") })
    await expect(search).toBeFocused()
    await expect(menu).toHaveAttribute("aria-expanded", "true")
    await expect(page.getByRole("link", { name: fr("category.comedy") })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await search.press("Escape")
    await expect(search).toHaveCount(0)
    await expect(menu).toBeFocused()
    await menu.click()
    await search.fill("cordes")
    await search.press("Enter")
    await expect(page).toHaveURL(/\/fr\/pages\?q=cordes/)
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1)
    await expect(search).toHaveCount(0)
  }
  await page.getByRole("button", { name: fr("nav.menu") }).click()
  await page.getByRole("link", { name: fr("category.comedy") }).click()
  await expect(page.getByRole("main").getByRole("article")).toContainText(["Rire en février"])
})

test("on a phone the menu offers a visitor the login and the forgotten password [SHELL-055]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 844 })
  await page.goto("/fr/pages?subdomain=harbour")
  await page
    .getByRole("banner")
    .getByRole("button", { name: fr("nav.menu") })
    .click()
  const entries = page
    .getByRole("banner")
    .getByRole("list", { name: fr("nav.account") })
    .getByRole("link")
  await expect(entries.filter({ hasText: fr("account.login") })).toHaveAttribute(
    "href",
    /\/fr\/client\/login/,
  )
  await expect(entries.filter({ hasText: fr("account.forgot") })).toHaveAttribute(
    "href",
    /\/fr\/client\/client-forgot-password/,
  )
})

test("typing in the search loses no letter, and going back returns to the same height", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(programme)
  await takenOver(page)
  const search = page.getByRole("searchbox", { name: fr("home.filter.text") })
  await search.pressSequentially("le renard et la lune", { delay: 5 })
  await expect(search).toHaveValue("le renard et la lune")
  await expect(page).toHaveURL(/q=le(\+|%20)renard(\+|%20)et(\+|%20)la(\+|%20)lune/)
  await search.fill("")
  // The list follows the address.
  await expect(page).not.toHaveURL(/q=/)
  // What the organiser writes above the shop is part of the height.
  await expect(page.getByRole("region", { name: /haut de la page/ })).toBeVisible()
  const far = page.getByRole("main").getByRole("listitem").getByRole("link").nth(5)
  let before = 0
  // The whole list may still come, and replace what was found.
  await expect(async () => {
    await far.scrollIntoViewIfNeeded({ timeout: 1000 })
    before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(600)
  }).toPass()
  await far.click()
  await expect(page.getByRole("heading", { name: fr("page.dates") })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(title(page, fr("nav.programme"))).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
})

test("a cart from empty to empty: its sign in another site, its ways on, and a line given back [CART-005] [CART-006] [CART-007] [CART-014] [SHELL-061]", async ({
  page,
}) => {
  const { button, link, cartWith } = shopper(page, "fr")
  await page.goto("/fr/cart?subdomain=belvedere")
  await expect(title(page, fr("cart.empty.title"))).toBeVisible()
  await link(fr("cart.continue")).click()
  await expect(page).toHaveURL(/\/fr\/pages/)

  await cartWith({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-12", level: "Balcon" })
  await expect(page.getByRole("timer")).toBeVisible()
  await expect(page.getByRole("region", { name: fr("checkout.summary") })).toContainText("TPS")
  await expect(link(fr("cart.continue"))).toBeVisible()
  await expect(link(fr("cart.checkout"))).toHaveAttribute("href", /^\/fr\/ads-pages/)

  // The session is remembered by the browser: the cart is still there.
  await page.goto("/fr/cart?small-cart=true&subdomain=belvedere")
  const sign = page.getByRole("link", { name: /2 articles dans le panier/ })
  await expect(sign).toContainText(/\d\d:\d\d/)
  await expect(page.getByRole("link")).toHaveCount(2) // with the one that skips to the content
  await expect(page.getByRole("button")).toHaveCount(0)
  expect(await axeFinds(page)).toEqual([])
  await sign.click()

  await expect(title(page, fr("cart.title"))).toBeVisible()
  await button(/^Retirer 2 × /).click()
  await expect(title(page, fr("cart.empty.title"))).toBeVisible()
})

test("the programme is asked for between the days of a preset at once [CAT-004] [DATE-005]", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-02-26T17:00:00Z")
  await page.goto(programme)
  await takenOver(page)
  const titles = page.getByRole("main").getByRole("article").getByRole("heading")
  await expect(titles.filter({ hasText: "Le Cid" })).toHaveCount(1)
  const asked = page.waitForRequest(
    (request) => isPages(request.url()) && request.url().includes("startDate"),
  )
  await page.getByLabel(fr("home.filter.when"), { exact: true }).selectOption("today")
  const query = new URL((await asked).url()).searchParams
  expect([query.get("startDate"), query.get("endDate")]).toEqual(["2027-02-26", "2027-02-26"])
  await expect(titles.filter({ hasText: "Rire en février" })).toHaveCount(1)
  await expect(titles.filter({ hasText: "Le Cid" })).toHaveCount(0)
})

test("the programme is searched by words, whatever their accents and capitals [CAT-005]", async ({
  page,
}) => {
  await page.goto(programme)
  const titles = page.getByRole("main").getByRole("article").getByRole("heading")
  const search = page.getByRole("searchbox", { name: fr("home.filter.text") })
  await search.fill("FEVRIER")
  await expect(titles).toHaveText(["Rire en février"])
  await search.fill("février")
  await expect(page).toHaveURL(/q=f%C3%A9vrier/)
  await expect(titles).toHaveText(["Rire en février"])
})

test("the programme between two days, typed or picked, in both languages [CAT-004] [DATE-001] [DATE-006] [I18N-005]", async ({
  page,
}) => {
  for (const language of ["fr", "en"] as const) {
    const t = words(language)
    await page.goto(`/${language}/pages?subdomain=belvedere`)
    await takenOver(page)
    const days = page.getByRole("group", { name: t("home.filter.when.other") })
    const when = page.getByLabel(t("home.filter.when"), { exact: true })
    await when.selectOption("today")
    await expect(page).toHaveURL(/when=today/)
    await expect(days).toHaveCount(0)
    await when.selectOption("other")
    await expect(page).toHaveURL(/when=other/)
    const from = days.getByRole("group", { name: t("dates.from") })
    await from.getByRole("spinbutton").first().focus()
    // Both Canadian locales write year, month, day.
    await page.keyboard.type("20270201")
    await expect(page).toHaveURL(/from=2027-02-01/)
    await days
      .getByRole("group", { name: t("dates.to") })
      .getByRole("button")
      .click()
    await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await page.keyboard.press("Escape")
    const to = days.getByRole("group", { name: t("dates.to") })
    await to.getByRole("spinbutton").first().focus()
    await page.keyboard.type("20270228")
    await expect(page).toHaveURL(/to=2027-02-28/)
    const titles = page.getByRole("main").getByRole("article").getByRole("heading")
    await expect(titles.filter({ hasText: "Le Cid" })).toHaveCount(0)
    await expect(titles.filter({ hasText: /Rire en février|Laughing/ })).toHaveCount(1)
    await to.getByRole("spinbutton").first().focus()
    await page.keyboard.type("20270101")
    await expect(days).toContainText(t("dates.to.before"))
    await page
      .getByRole("button", { name: t("home.filter.clear") })
      .first()
      .click()
    await expect(titles.filter({ hasText: "Le Cid" })).toHaveCount(1)
  }
})

test("a page shown as a calendar: days, hours, and the way to the seats [CAT-008] [CAT-013] [CAT-017]", async ({
  page,
}) => {
  const { button } = shopper(page, "fr")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/fr/pages/belvedere.rire-en-fevrier?subdomain=belvedere")
  const table = page.getByRole("table", { name: "février 2027" })
  await expect(table).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await table.getByRole("button", { name: /^samedi 27 février 2027, En vente/ }).press("Enter")
  const panel = page.getByRole("region", { name: "samedi 27 février 2027" })
  await expect(panel.getByRole("img", { includeHidden: true }).or(panel.locator("img"))).toHaveCount(1)
  await expect(page).toHaveURL(/day=2027-02-27/)
  await panel.getByRole("button", { name: /^21/ }).click()
  await panel.getByRole("link", { name: new RegExp(fr("page.choose")) }).click()
  await expect(page).toHaveURL(/performances\/belvedere\.rire-en-fevrier-2027-02-27-21h30/)

  await page.goto("/fr/pages/belvedere.rire-en-fevrier?subdomain=belvedere&day=2027-02-26")
  await page
    .getByRole("region", { name: "vendredi 26 février 2027" })
    .getByRole("button", { name: /Complet/ })
    .click()
  await expect(page.getByRole("dialog", { name: fr("saleState.SOLDOUT") })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await button(fr("app.ok")).click()
  await button(fr("calendar.next")).click()
  await expect(page.getByRole("table", { name: "mars 2027" })).toBeVisible()
  await button(fr("calendar.previous")).click()
  await expect(table).toBeVisible()
})

test("the calendar's address follows 700 ms after the last of quick choices [CAT-029]", async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/fr/pages/belvedere.rire-en-fevrier?subdomain=belvedere")
  const day = (name: RegExp) =>
    page.getByRole("table", { name: "février 2027" }).getByRole("button", { name })
  await expect(day(/^samedi 27/)).toBeVisible()
  await takenOver(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const told: (string | null)[] = []
  page.on("framenavigated", (frame) => told.push(new URL(frame.url()).searchParams.get("day")))
  await day(/^samedi 27/).press("Enter")
  await page.clock.runFor(400)
  await day(/^vendredi 26/).press("Enter")
  await page.clock.runFor(400)
  await expect(page.getByRole("region", { name: "vendredi 26 février 2027" })).toBeVisible()
  await page.clock.runFor(299)
  expect(told).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => told).toEqual(["2027-02-26"])
})

test("a page shown as prices sells without another screen [CAT-008]", async ({ page }) => {
  const { addToCart } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.la-grande-veillee?subdomain=belvedere")
  await expect(
    page.getByText("Samedi 29 mai 2027").or(page.getByText("samedi 29 mai 2027")).first(),
  ).toBeVisible()
  const add = page
    .getByRole("button", { name: new RegExp(`^${fr("event.tickets.more", { name: "" }).trim()}`) })
    .or(
      page.getByRole("button", { name: new RegExp(`^${fr("event.levels.best.for", { level: "" }).trim()}`) }),
    )
    .first()
  await expect(add).toBeEnabled()
  expect(await axeFinds(page)).toEqual([])
  await add.click()
  await addToCart()
})

test("nothing is wider than the screen on either side of each breakpoint [SHELL-060]", async ({ page }) => {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  for (const address of [programme, "/fr/pages/belvedere.le-cid?subdomain=belvedere"]) {
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const breakpoint of [600, 800, 1000, 1050, 1215])
      for (const width of [breakpoint, breakpoint + 1]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await wider(), `${address} at ${width} px`).toBeLessThanOrEqual(0)
      }
  }
})
