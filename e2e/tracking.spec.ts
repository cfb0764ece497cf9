import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopOpens } from "./shop-opens.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** A device that nobody was asked on. */
test.use({ wasAsked: false })

const TAG_MANAGER = "https://www.googletagmanager.com/**"

/** What the page asks of others than the shop itself; the tag manager's script is answered here, and keeps a cookie. */
async function watchOthers(page: Page) {
  const asked: string[] = []
  page.on("request", (request) => {
    const { protocol, hostname, href } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "localhost") asked.push(href)
  })
  await page.route(TAG_MANAGER, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'document.cookie = "_ga=GA1.1.2; path=/"' }),
  )
  return asked
}

const kept = (page: Page) =>
  page.evaluate(() => ({
    answer: Object.entries(localStorage).filter(([key]) => /consent|tracked/.test(key)),
    cookies: document.cookie,
    layer: window.dataLayer === undefined,
  }))

const eventsIn = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((one) => ("event" in one ? String(one.event) : "")))

async function open(page: Page, address: string) {
  await page.goto(address)
  await takenOver(page)
}

for (const { language, shop, width, dark, manager } of [
  { language: "fr", shop: "belvedere", width: 390, dark: true, manager: "GTM-BELV001" },
  { language: "en", shop: "harbour", width: 1280, dark: false, manager: "GTM-HARB001" },
  { language: "en", shop: "harbour", width: 390, dark: false, manager: "GTM-HARB001" },
] as const) {
  const t = words(language)
  const home = `/${language}/pages?subdomain=${shop}`

  test(`nobody else is asked for anything before a yes, nor after a no: ${language}, ${width} px [TRACK-002] [TRACK-007] [CALL-112]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" })
    await page.setViewportSize({ width, height: 844 })
    const others = await watchOthers(page)
    await open(page, home)
    const bar = page.getByRole("region", { name: t("tracking.bar") })
    const agree = bar.getByRole("button", { name: t("tracking.agree") })
    const refuse = bar.getByRole("button", { name: t("tracking.refuse") })
    await expect(bar).toBeVisible()

    // A no is as near as a yes: buttons of one look and one size.
    const [yes, no] = [await agree.boundingBox(), await refuse.boundingBox()]
    expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y])
    const looks = await bar
      .getByRole("button")
      .evaluateAll((all) =>
        all.map((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor].join()),
      )
    expect(new Set(looks).size).toBe(1)
    // Of a phone it takes a line or two and the buttons.
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(110)
    expect(await axeFinds(page)).toEqual([])

    // It covers nothing: at its end the page stands above it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const foot = await page.getByRole("contentinfo").boundingBox()
    const top = await bar.boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1)

    await open(page, `/${language}/locations?subdomain=${shop}`)
    await expect(bar).toBeVisible()
    expect(await kept(page)).toEqual({ answer: [], cookies: "", layer: true })
    expect(others).toEqual([])

    await refuse.click()
    await expect(page.getByRole("main")).toBeFocused()
    await expect(bar).toBeHidden()
    await open(page, home)
    await page.getByRole("link", { name: t("footer.tracking") }).click()
    await expect(page.getByRole("heading", { level: 1, name: t("tracking.title") })).toBeVisible()
    await expect(page.getByText(t("tracking.choice.no"))).toBeVisible()
    await expect(bar).toBeHidden()
    expect(await kept(page)).toEqual({
      answer: [[`parterre.${shop}.consent`, "no"]],
      cookies: "",
      layer: true,
    })
    expect(others).toEqual([])
    expect(await axeFinds(page)).toEqual([])
  })

  test(`a yes may be taken back at any time, and is: ${language}, ${width} px [TRACK-002] [TRACK-007]`, async ({
    page,
  }) => {
    const others = await watchOthers(page)
    await open(page, home)
    const loaded = page.waitForRequest(TAG_MANAGER)
    await page.getByRole("button", { name: t("tracking.agree") }).click()
    expect((await loaded).url()).toBe(`https://www.googletagmanager.com/gtm.js?id=${manager}`)
    await expect.poll(() => eventsIn(page)).toEqual(expect.arrayContaining(["gtm.js", "page-view"]))
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_ga")

    await page.getByRole("link", { name: t("footer.tracking") }).click()
    await expect(page.getByText(t("tracking.choice.yes"))).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => (window.dataLayer ?? []).map((one) => ("page" in one ? one.page : ""))))
      .toContain(`/${language}/tracking`)
    const before = others.length
    await page.getByRole("button", { name: t("tracking.refuse") }).click()
    await expect(page.getByText(t("tracking.choice.no"))).toBeVisible()
    // The page begins anew meanwhile, which ends a question to it.
    await expect(async () => expect(await kept(page)).toMatchObject({ cookies: "", layer: true })).toPass()
    await open(page, home)
    expect(others.slice(before)).toEqual([])
  })
}

test("a shop without tag managers asks nobody, may load nothing of theirs, and says so [TRACK-002] [CFG-015]", async ({
  page,
}) => {
  await shopOpens(page.request, "moneris")
  const answer = await page.goto("/fr/tracking?subdomain=moneris")
  await takenOver(page)
  expect(answer?.headers()["content-security-policy"]).not.toContain("googletagmanager")
  // Nor a captcha's: there is none unless a site asks for one.
  expect(await page.locator("script[src*=captcha]").count()).toBe(0)
  await expect(page.getByText(words("fr")("tracking.none"))).toBeVisible()
  await expect(page.getByRole("region", { name: words("fr")("tracking.bar") })).toBeHidden()
  const own = await page.request.get("/fr/tracking?subdomain=belvedere")
  expect(own.headers()["content-security-policy"]).toMatch(
    /script-src [^;]*https:\/\/www\.googletagmanager\.com/,
  )
})

test("a purchase is told from the page of its event to its confirmation, once, and nothing of who bought [TRACK-001] [TRACK-005] [TRACK-006] [TRACK-007] [PAY-019] [CALL-113] [CALL-114]", async ({
  page,
}) => {
  const evening: Evening = {
    shop: "belvedere",
    page: "le-cid",
    event: "le-cid-2026-12-05",
    level: "Corbeille",
  }
  await watchOthers(page)
  const { pickBest, addToCart, toPayment, pay, hasTickets, t } = shopper(page, "fr")
  await open(page, "/fr/pages?subdomain=belvedere")
  await page.getByRole("button", { name: t("tracking.agree") }).click()
  await pickBest(evening)
  await addToCart()
  await expect.poll(() => eventsIn(page)).toEqual(expect.arrayContaining(["product-view", "add-to-cart"]))
  await toPayment("compte@exemple.ca")
  await expect.poll(() => eventsIn(page)).toContain("checkout-start")
  await pay(cards.paysafeFrictionless)
  await hasTickets()
  await expect.poll(() => eventsIn(page)).toContain("purchase")
  const all = await page.evaluate(() => JSON.stringify(window.dataLayer))
  expect(all).not.toMatch(/Camille|Tremblay|@|4000 ?0000/)
  const [purchase] = JSON.parse(all).filter((one: { event: string }) => one.event === "purchase")
  expect(purchase).toMatchObject({
    currency: "CAD",
    saleId: expect.any(String),
    products: [{ quantity: 2, brand: "Théâtre Belvédère" }],
  })
  const { total, taxes, products } = purchase
  expect(products[0].quantity * products[0].price + taxes).toBe(total)

  await page.reload()
  await hasTickets()
  await expect.poll(() => eventsIn(page)).toContain("page-view")
  await page.getByRole("link", { name: t("footer.tracking") }).click()
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(2)
  expect(await eventsIn(page)).not.toContain("purchase")
})

test("a cart that is left is told where the organiser asks for it [TRACK-005] [TRACK-001]", async ({
  page,
}) => {
  await watchOthers(page)
  const { pickBest, addToCart, t } = shopper(page, "fr")
  await open(page, "/fr/pages?subdomain=belvedere")
  await page.getByRole("button", { name: t("tracking.agree") }).click()
  await pickBest({
    shop: "belvedere",
    page: "le-cid",
    event: "le-cid-2026-12-05",
    level: "Corbeille",
  })
  await addToCart()
  await expect.poll(() => eventsIn(page)).toContain("add-to-cart")
  // The page stays, so that what it told at the end can be read; it listens once the cart has been drawn.
  const left = async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")))
    return eventsIn(page)
  }
  await expect.poll(left).toContain("abandoned-cart")
})

test("what goes wrong on a page reaches the server's log, without secrets and without end [SHELL-065] [CALL-058]", async ({
  page,
}) => {
  const sent: { url: string; body: { message: string; context: Record<string, unknown> } }[] = []
  page.on("request", (request) => {
    if (request.url().includes("/v1/log/")) sent.push({ url: request.url(), body: request.postDataJSON() })
  })
  await open(page, "/fr/pages?subdomain=belvedere")
  await expect(page.getByRole("region", { name: words("fr")("tracking.bar") })).toBeVisible()
  const answered = page.waitForResponse(/\/v1\/log\/error/)
  await page.evaluate(() => {
    for (let again = 0; again < 200; again++)
      Promise.reject(new RangeError(`Card 4111 1111 1111 1111 of ada@exemple.ca, turn ${again % 40}`))
  })
  expect((await answered).status()).toBe(204)
  expect(sent[0]?.url).toContain("/v1/log/error")
  expect(sent[0]?.body.message).toMatch(/^Unhandled RangeError: Card \[digits\] of \[email\], turn \d+$/)
  expect(sent[0]?.body.context.route).toBe("/fr/pages")
  // Two hundred of forty kinds: ten are sent.
  await expect.poll(() => sent.length).toBe(10)
  await page.evaluate(() => {
    const filename = `${location.origin}/assets/shop.js`
    for (let again = 0; again < 20; again++)
      window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("once more"), filename }))
  })
  await page.getByRole("link", { name: words("fr")("footer.tracking") }).click()
  await expect(page.getByRole("heading", { level: 1, name: words("fr")("tracking.title") })).toBeVisible()
  expect(sent.length).toBe(10)
})
