import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { takenOver } from "./taken-over.ts"
import { type Language, words } from "./texts.ts"
import { test } from "./visitors.ts"

const pages = {
  fr: { shop: "belvedere", faq: "Comment vais-je recevoir mes billets", vq: "À Québec avec la Ville" },
  en: { shop: "harbour", faq: "What bags can I bring", streaming: "The Arena at Home" },
} as const

async function open(page: Page, address: string, width: number, dark = false) {
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" })
  await page.setViewportSize({ width, height: 844 })
  await page.goto(address)
  await takenOver(page)
}

for (const { language, width, dark } of [
  { language: "fr", width: 390, dark: true },
  { language: "en", width: 1280, dark: false },
] as const) {
  const t = words(language)
  const { shop, faq } = pages[language]

  test(`the foot of each screen leads to the pages that the organiser wrote: ${language}, ${width} px [SHELL-012] [SHELL-026] [SHELL-028] [SHELL-029] [SHELL-030] [SHELL-031]`, async ({
    page,
  }) => {
    await open(page, `/${language}/pages?subdomain=${shop}`, width, dark)
    const foot = page.getByRole("navigation", { name: t("footer.site") })
    for (const name of ["faq", "contact", "careers", "medias"] as const) {
      await foot.getByRole("link", { name: t(`entry.${name}`), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/static/${name}\\?subdomain=${shop}`))
      await expect(page.getByRole("heading", { level: 1, name: t(`entry.${name}`) })).toBeVisible()
      expect(await axeFinds(page), name).toEqual([])
    }
    await foot.getByRole("link", { name: t("entry.faq"), exact: true }).click()
    await expect(page.getByRole("heading", { level: 3, name: faq })).toBeVisible()
    const solution = foot.getByRole("link", { name: t("entry.solution") })
    await expect(solution).toHaveAttribute("target", "_blank")
    await expect(solution).toHaveAttribute("rel", "noopener")
  })

  test(`outlets say where, when and how to get there: ${language}, ${width} px [SHELL-035]`, async ({
    page,
  }) => {
    await open(page, `/${language}/pages?subdomain=${shop}`, width, dark)
    await page
      .getByRole("navigation", { name: t("footer.site") })
      .getByRole("link", { name: t("entry.pos"), exact: true })
      .click()
    await expect(page.getByRole("heading", { level: 1, name: t("entry.pos") })).toBeVisible()
    const outlet = page.getByRole("article").first()
    await expect(outlet.getByRole("list")).toContainText(
      language === "fr" ? "Du mardi au samedi" : "Monday to Friday",
    )
    await expect(outlet.getByRole("link").first()).toHaveAttribute("href", /^tel:\+1/)
    await expect(outlet.getByRole("link").last()).toHaveAttribute(
      "href",
      /^https:\/\/www\.google\.com\/maps\//,
    )
    expect(await axeFinds(page)).toEqual([])
  })
}

test("sections of their own show a text and what it names of the programme [SHELL-023] [SHELL-024]", async ({
  page,
}) => {
  await open(page, "/en/streaming?subdomain=harbour", 1280)
  await expect(page.getByRole("heading", { level: 1, name: pages.en.streaming })).toBeVisible()
  const listed = page.getByRole("region", { name: words("en")("entry.listed") })
  await expect(listed.getByRole("link")).toHaveText(["The Big Kitchen Party", "Open Rehearsals"])
  await open(page, "/fr/vq?subdomain=belvedere", 390)
  await expect(page.getByRole("heading", { level: 1, name: pages.fr.vq })).toBeVisible()
  await expect(page.getByRole("region", { name: words("fr")("entry.listed") }).getByRole("link")).toHaveCount(
    3,
  )
  expect(await axeFinds(page)).toEqual([])
})

test("a page that an organiser did not write is not there, and nothing leads to it", async ({ page }) => {
  const t = words("fr")
  for (const path of ["streaming", "static/about", "static/streaming"]) {
    await page.goto(`/fr/${path}?subdomain=belvedere`)
    await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible()
  }
  await takenOver(page)
  await expect(page.getByRole("link", { name: t("entry.streaming"), exact: true })).toHaveCount(0)
  await page.goto("/fr/static?subdomain=belvedere")
  await expect(page).toHaveURL(/\/fr\/static\/faq/)
})

test("a written link to a screen of the shop keeps the visit, and loads nothing anew", async ({ page }) => {
  await open(page, "/fr/static/faq?subdomain=belvedere", 1280)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole("main").getByRole("link", { name: "nos salles" }).click()
  await expect(page).toHaveURL(/\/fr\/locations\?subdomain=belvedere/)
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
})

test.describe("where the visitor is", () => {
  test.use({ timezoneId: "America/Halifax" })
  test("the region of the visitor's clock is the first of the phone lines", async ({ page }) => {
    await open(page, "/en/static/contact?subdomain=harbour", 390)
    const service = page.getByRole("region", { name: words("en")("footer.service") }).first()
    await expect(service.getByRole("term").first()).toHaveText("Atlantic Canada")
    await expect(service.getByRole("term")).toHaveCount(4)
  })
})

const compact = async (page: Page, language: Language) => {
  const t = words(language)
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.menu") })
    .press("Enter")
  await expect(page.getByRole("searchbox", { name: t("nav.search") })).toBeFocused()
  return page.getByRole("list", { name: t("entry.compact") })
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true })
  test("on a phone the menu has home, the cart and the account, by touch and by keyboard [SHELL-050] [SHELL-054] [SHELL-064]", async ({
    page,
  }) => {
    const t = words("en")
    await open(page, "/en/static/faq?subdomain=harbour", 390)
    await expect(
      page.getByRole("banner").getByRole("link", { name: t("nav.programme"), exact: true }),
    ).toBeHidden()
    const list = await compact(page, "en")
    await expect(list.getByRole("link")).toHaveText([t("app.home"), t("nav.cart")])
    const account = page.getByRole("list", { name: t("nav.account") })
    await expect(account.getByRole("link")).toHaveText([
      t("account.login"),
      t("account.signUp"),
      t("account.forgot"),
    ])
    const banner = page.getByRole("banner")
    for (const name of ["entry.faq", "entry.contact"] as const)
      await expect(banner.getByRole("link", { name: t(name), exact: true })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await list.getByRole("link", { name: t("nav.cart") }).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/en\/cart/)
    // The screen before stays until the next one is there, and takes its menu with it.
    await expect(page.getByRole("heading", { level: 1, name: t("entry.faq") })).toHaveCount(0)
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("nav.menu") })
      .tap()
    await list.getByRole("link", { name: t("app.home") }).tap()
    await expect(page).toHaveURL(/\/en\/pages/)
  })
})

test("the menu has each genre of the programme, which filters it, and the venues [SHELL-049]", async ({
  page,
}) => {
  const t = words("en")
  for (const [shop, genres] of [
    ["harbour", ["sport", "music", "comedy", "festival", "exhibition"]],
    ["belvedere", ["art"]],
  ] as const)
    for (const genre of genres) {
      await open(page, `/en/static/faq?subdomain=${shop}`, 1280)
      const banner = page.getByRole("banner")
      await banner.getByRole("button", { name: t("nav.menu") }).click()
      await banner.getByRole("link", { name: t(`category.${genre}`), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/en/pages\\?category=${genre}`))
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible()
    }
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.menu") })
    .click()
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("entry.venues"), exact: true })
    .click()
  await expect(page).toHaveURL(/\/en\/locations/)
})

test("a site without accounts has no such list, at any width [SHELL-057]", async ({ page }) => {
  for (const width of [390, 1280]) {
    await open(page, "/fr/static/faq?subdomain=belvedere", width)
    await expect(await compact(page, "fr")).toHaveCount(0)
  }
})

test("the redirect route leads within the shop and to listed hosts, and nowhere else [SHELL-025] [SHELL-058]", async ({
  page,
}) => {
  const t = words("fr")
  await page.goto("/fr/redirect?subdomain=belvedere")
  await expect(page).toHaveURL(/\/fr\/pages/)
  await page.goto(`/fr/redirect?subdomain=belvedere&url=${encodeURIComponent("/fr/pos")}`)
  await expect(page).toHaveURL(/\/fr\/pos\?subdomain=belvedere/)
  const own = new URL("/fr/pos", page.url()).href.replace(/^http:/, "https:")
  await page.goto(`/fr/redirect?subdomain=belvedere&url=${encodeURIComponent(own)}`)
  await expect(page).toHaveURL(/\/fr\/pos\?subdomain=belvedere/)
  for (const url of ["https://ailleurs.example/", "//ailleurs.example", "/\\ailleurs.example"]) {
    await page.goto(`/fr/redirect?subdomain=belvedere&url=${encodeURIComponent(url)}`)
    await expect(page.getByRole("heading", { level: 1, name: t("redirect.refused.title") })).toBeVisible()
    await expect(page.getByRole("main")).toContainText("ailleurs.example")
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: t("notFound.home") })
    .click()
  await expect(page).toHaveURL(/\/fr\/pages/)
  await page.route("https://www.belvedere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Théâtre</h1>" }),
  )
  await page.goto(
    `/fr/redirect?subdomain=belvedere&url=${encodeURIComponent("https://www.belvedere.example/saison")}`,
  )
  await expect(page).toHaveURL("https://www.belvedere.example/saison")
})

test("a network without a sign of its own, and an icon that does not come, leave the link [ERR-004]", async ({
  page,
}) => {
  const told: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error") told.push(message.text())
  })
  await page.route("**/assets/resources/svg/facebook.svg", (route) => route.fulfill({ status: 404 }))
  await open(page, "/en/static/faq?subdomain=harbour", 1280)
  const link = page.getByRole("link", { name: "Facebook" })
  await expect(link).toBeVisible()
  await expect(link.locator("span")).toHaveCount(0)
  await expect(page.getByRole("link", { name: "YouTube" }).locator("span")).toHaveCount(1)
  expect(told.filter((line) => line === "There is no icon facebook")).toHaveLength(1)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("pages, outlets and the first slide are in what the server sends", async ({ page }) => {
    await page.goto("/fr/static/faq?subdomain=belvedere")
    await expect(page).toHaveTitle("Foire aux questions · Théâtre Belvédère")
    await expect(page.getByRole("heading", { level: 3, name: pages.fr.faq })).toBeVisible()
    await page.goto("/en/pos?subdomain=harbour")
    await expect(page.getByRole("article")).toHaveCount(3)
    await page.goto("/en/pages?subdomain=harbour")
    await expect(page.getByRole("heading", { level: 2, name: "The Gales are home all winter" })).toBeVisible()
  })
})
