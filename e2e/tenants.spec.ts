import { expect, type Page } from "playwright/test"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/** Whose shop it is: how it is told, when it is known, and that no other's is behind it. */

const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading")
const isConfig = (url: string) => new URL(url).pathname === "/v1/websites/config"

test("the address names the organiser, a later screen of the tab remembers, and the name in the address wins [SHELL-003]", async ({
  page,
  baseURL,
}) => {
  const home = (name: string) =>
    page.getByRole("banner").getByRole("link", { name: new RegExp(`^${name} · `) })
  await page.goto("/fr/pages?subdomain=belvedere")
  await expect(home("Théâtre Belvédère")).toBeVisible()
  await page.goto("/fr/pages")
  await expect(home("Théâtre Belvédère")).toBeVisible()
  await page.goto("/fr/pages?subdomain=harbour")
  await expect(home("Harbour Arena")).toBeVisible()
  // Names under localhost are this machine to a browser.
  const { port } = new URL(baseURL ?? "")
  await page.goto(`http://harbour.localhost:${port}/en/pages`)
  await expect(home("Harbour Arena")).toBeVisible()
  await page.goto(`http://harbour.localhost:${port}/en/pages?subdomain=belvedere`)
  await expect(home("Belvédère Theatre")).toBeVisible()
})

/** What each sells beside tickets, on the page of its gifts and passes, and on those of its shows. */
const kinds = {
  belvedere: {
    language: "fr",
    gifts: "boutique",
    products: ["Chèque-cadeau", "Don au fonds de la relève"],
    season: "subscription/belvedere.trois-vendredis-d-hiver",
  },
  harbour: {
    language: "en",
    gifts: "gifts-and-passes",
    products: [
      "Harbour Crew Membership",
      "Four-Game Flex Pack",
      "Gift Certificate",
      "Donate to the Ice Time Fund",
    ],
    season: undefined,
  },
} as const

for (const [shop, { language, gifts, products, season }] of Object.entries(kinds))
  test(`${shop} sells tickets, packages, passes and gifts side by side, in its own language [SHELL-001]`, async ({
    page,
  }) => {
    const t = words(language)
    const open = (path: string) => page.goto(`/${language}/${path}?subdomain=${shop}`)
    await open("pages")
    await expect(page.locator("html")).toHaveAttribute("lang", `${language}-CA`)
    expect(await titles(page).count()).toBeGreaterThan(4)
    await open(`pages/${shop}.${gifts}`)
    for (const name of products)
      await expect(page.getByRole("main").getByRole("heading", { name, exact: true }).first()).toBeVisible()
    if (season !== undefined) {
      await open(`seatmap/${season}`)
      await expect(page.getByRole("heading", { level: 1, name: "Trois vendredis d’hiver" })).toBeVisible()
    } else {
      await open("pages/harbour.kitchen-party")
      await expect(
        page.getByRole("link", { name: `${t("combos.choose")}, Kitchen Party Weekend` }),
      ).toBeVisible()
      await open("pages/harbour.northern-static")
      await takenOver(page)
      await page.keyboard.press("End")
      await expect(page.getByRole("heading", { name: t("parking.section") }).first()).toBeVisible()
    }
  })

test("two organisers' shops look their own way and share neither programme nor cart [SHELL-002]", async ({
  page,
}) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith({
    shop: "belvedere",
    page: "cordes-d-hiver",
    event: "cordes-d-hiver-2026-12-18",
    level: "Balcon",
  })
  const look = async (shop: string) => {
    await page.goto(`/fr/pages?subdomain=${shop}`)
    await expect(titles(page).first()).toBeVisible()
    return {
      ground: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      logo: await page.getByRole("banner").locator("img").first().getAttribute("src"),
      shows: await titles(page).allTextContents(),
    }
  }
  const [theatre, arena] = [await look("belvedere"), await look("harbour")]
  expect(arena.ground).not.toBe(theatre.ground)
  expect(arena.logo).not.toBe(theatre.logo)
  expect(arena.shows.filter((show) => theatre.shows.includes(show))).toEqual([])
  await page.goto("/fr/cart?subdomain=harbour")
  await expect(page.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeVisible()
  const other = "pages/belvedere.le-cid?subdomain=harbour"
  expect((await page.request.get(`/v1/${other}`)).status()).toBe(404)
  expect((await page.goto(`/fr/${other}`))?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible()
})

test("nothing is shown before the organiser's settings are known [SHELL-004]", async ({ page }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await undrawn(page)
  await page.route("**/v1/websites/config*", async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isConfig(request.url()))
  await page.goto("/fr/pages?subdomain=belvedere")
  await asked
  await expect(page.locator("#root")).toBeEmpty()
  answer()
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(titles(page).first()).toBeVisible()
})

test("the sign on the tab is asked for anew each hour [SHELL-009]", async ({ page }) => {
  const icon = page.locator("link[rel=icon]")
  const at = async (time: string) => {
    await page.clock.setFixedTime(time)
    await page.goto("/fr/pages?subdomain=belvedere")
    await expect(icon).toHaveAttribute("href", /\?h=\d+$/)
    return icon.getAttribute("href")
  }
  const ten = await at("2026-12-01T10:00:00Z")
  expect(await at("2026-12-01T10:59:59Z")).toBe(ten)
  expect(await at("2026-12-01T11:00:00Z")).not.toBe(ten)
})

test("the cart's button leads to ads-pages, and from there to the checkout [SHELL-022]", async ({ page }) => {
  const { t, cartWith, link } = shopper(page, "fr")
  await cartWith({
    shop: "belvedere",
    page: "cordes-d-hiver",
    event: "cordes-d-hiver-2026-12-18",
    level: "Corbeille",
  })
  const visited: string[] = []
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname))
  await expect(link(t("cart.checkout"))).toHaveAttribute("href", /^\/fr\/ads-pages/)
  await link(t("cart.checkout")).click()
  await expect(page).toHaveURL(/\/fr\/checkout\/mode/)
  await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
  for (const typed of ["ads-pages", "checkout", "checkout/"]) {
    await page.goto(`/fr/${typed}?subdomain=belvedere`)
    await expect(page).toHaveURL(/\/fr\/checkout\/mode/)
    await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
  }
})

test("the organiser's background and palette are the look of the shop [SHELL-006]", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await undrawn(page)
  await page.route("**/v1/websites/config*", async (route) => {
    const response = await route.fetch()
    const look = {
      backgroundColor: "#fff4e0",
      backgroundImage: "/assets/belvedere/images/banner.svg",
      themePalette: { accent: "#00408f", surface: "#ffffff", ink: "#101820" },
    }
    await route.fulfill({ response, json: { ...(await response.json()), ...look } })
  })
  const picture = page.waitForRequest(/\/images\/banner\.svg$/)
  await page.goto("/fr/pages?subdomain=belvedere")
  await picture
  await expect(titles(page).first()).toBeVisible()
  const style = await page.evaluate(() => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(document.body)
    const skip = document.querySelector("a[href='#content']")
    const accent = skip === null ? "" : getComputedStyle(skip).backgroundColor
    return { backgroundColor, backgroundImage, color, accent }
  })
  expect(style.backgroundColor).toBe("rgb(255, 244, 224)")
  expect(style.backgroundImage).toContain("/assets/belvedere/images/banner.svg")
  expect(style.color).toBe("rgb(16, 24, 32)")
  expect(style.accent).toBe("rgb(0, 64, 143)")
})
