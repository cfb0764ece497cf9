import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { type Language, words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

const hall = "/seatmap/venue/belvedere.salle"
const season = "belvedere.trois-vendredis-d-hiver"

/** What the page asked the service for about maps, as paths without their query. */
function mapCalls(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/v1/seatmap/")) asked.push(pathname)
  })
  return asked
}

async function axeClean(page: Page, screen: string) {
  expect(await axeFinds(page), screen).toEqual([])
}

async function signIn(page: Page, language: Language, password = "parterre-demo") {
  const t = words(language)
  await page.getByLabel(t("staff.username")).fill("soutien@belvedere.example")
  await page.getByLabel(t("staff.password")).fill(password)
  await page.getByRole("button", { name: t("staff.signIn"), exact: true }).click()
}

test("an event has a map of its own address, with the calls of an event [SHELL-041]", async ({ page }) => {
  await undrawn(page)
  const asked = mapCalls(page)
  const { button, t } = shopper(page, "en")
  await page.goto("/en/seatmap/event/belvedere.la-maison-de-sel-2027-01-22?subdomain=belvedere")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The House of Salt")
  await expect(button(t("map.zoomIn"))).toBeVisible()
  expect(asked).toContain("/v1/seatmap/event/belvedere.la-maison-de-sel-2027-01-22/full")
  expect(asked.filter((path) => !path.startsWith("/v1/seatmap/event/"))).toEqual([])
})

for (const [language, width] of [
  ["fr", 1280],
  ["en", 390],
] as const) {
  test(`a shopper is told who may see a venue, and its staff sees it: ${language}, ${width} px [SHELL-041] [SHELL-042]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const t = words(language)
    const asked = mapCalls(page)
    await page.goto(`/${language}${hall}?subdomain=belvedere`)
    await expect(page).toHaveURL(new RegExp(`/${language}/not-authorized`))
    await expect(
      page.getByRole("heading", { level: 1, name: t("notAuthorized.signedOut.title") }),
    ).toBeVisible()
    expect(asked).toEqual([])
    await axeClean(page, "not authorized")

    await signIn(page, language, "wrong-password")
    await expect(page.getByRole("alert")).toBeVisible()
    await signIn(page, language)
    await expect(page).toHaveURL(new RegExp(hall))
    const name = language === "fr" ? "Salle Belvédère" : "Belvédère Hall"
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect(page.getByRole("application", { name: t("venue.map") })).toBeVisible()
    expect(asked.slice(0, 2)).toEqual(
      ["polygons", "full"].map((mode) => `/v1${hall.replace("venue/", "venues/")}/${mode}`),
    )
    expect(asked.filter((path) => path.includes("/event/"))).toEqual([])

    // Sections, rows, seats and notes in words; nothing to choose and no price.
    const list = page.getByRole("region", { name: t("venue.list") })
    await list.getByRole("button", { name: language === "fr" ? /^Loges jardin/ : /^Left boxes/ }).click()
    await expect(
      list.getByText(language === "fr" ? /^Vue partielle.*: sièges/ : /^Partial view.*: seats/).first(),
    ).toBeVisible()
    await expect(page.getByText("$", { exact: false })).toHaveCount(0)
    await expect(page.getByRole("button", { name: t("event.add") })).toHaveCount(0)
    await axeClean(page, "venue")

    // The token is nowhere that outlives the page.
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain("staff")
    await page.reload()
    await expect(page).toHaveURL(/not-authorized/)
  })
}

test("staff without the permission stays signed in, and is told to ask for it [PERM-008] [SHELL-042]", async ({
  page,
}) => {
  const t = words("fr")
  await page.route("**/v1/user-permissions?*", (route) => route.fulfill({ json: [2, 70] }))
  await page.goto(`/fr${hall}?subdomain=belvedere`)
  await signIn(page, "fr")
  const missing = page.getByRole("heading", { level: 1, name: t("notAuthorized.missing.title") })
  await expect(missing).toBeVisible()
  await page.unroute("**/v1/user-permissions?*")
  await page.getByRole("button", { name: t("staff.otherAccount"), exact: true }).click()
  await signIn(page, "fr")
  await expect(page.getByRole("heading", { level: 1, name: "Salle Belvédère" })).toBeVisible()
})

test("staff whose permissions cannot be read is signed out [PERM-007]", async ({ page }) => {
  const t = words("fr")
  await page.route("**/v1/user-permissions?*", (route) => route.abort())
  await page.goto(`/fr${hall}?subdomain=belvedere`)
  const asked = page.waitForRequest(/user-permissions/)
  await signIn(page, "fr")
  await asked
  await expect(page.getByRole("heading", { level: 1, name: t("notAuthorized.signedOut.title") })).toBeVisible(
    { timeout: 20_000 },
  )
  await expect(page.getByLabel(t("staff.password"))).toBeVisible()
})

test("the list of an arena keeps its rows while the map beside it comes and goes [MAP-003] [MAP-004]", async ({
  page,
}) => {
  const t = words("en")
  const asked = mapCalls(page)
  await page.goto("/en/seatmap/venue/harbour.arena?subdomain=harbour")
  await page.getByLabel(t("staff.username")).fill("support@harbour.example")
  await page.getByLabel(t("staff.password")).fill("parterre-demo")
  await page.getByRole("button", { name: t("staff.signIn"), exact: true }).click()
  const list = page.getByRole("region", { name: t("venue.list") })
  await list.getByRole("button", { name: /^Section 101/ }).click()
  await expect(list.getByText("Row 19", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: `${t("venue.show")}, Section 101` }).click()
  await expect.poll(() => asked.filter((path) => path.endsWith("/details")).length).toBeGreaterThan(1)
  await page.getByRole("button", { name: t("map.home") }).click()
  await expect(list.getByText("Row 19", { exact: true })).toBeVisible()
  const ofSection = asked.filter((path) => path.endsWith("/section/harbour.arena.101/details"))
  expect(ofSection.length).toBeLessThanOrEqual(1)
})

test("the plan of a venue prints on one sheet, large [SHELL-041]", async ({ page }) => {
  await page.goto(`/fr${hall}?subdomain=belvedere`)
  await signIn(page, "fr")
  const t = words("fr")
  await expect(page.getByRole("application", { name: t("venue.map") })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => {
      const paper = [...document.querySelectorAll("canvas")].filter((canvas) => canvas.width > 2000)
      const pixels = paper.map((canvas) => {
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
        return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size
      })
      document.body.dataset.printed = String(Math.min(...pixels))
    }
  })
  await page.getByRole("button", { name: t("venue.print") }).click()
  await expect(page.locator("body")).toHaveAttribute("data-printed", /^\d{2,}$/)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1")
  expect(sheets.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})

test("a subscription is chosen, held at every date and paid, with a ticket for each [SHELL-041] [HOLD-001]", async ({
  page,
}) => {
  const asked = mapCalls(page)
  const { t, button, link, addToCart, toPayment, pay, hasTickets } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.la-maison-de-sel?subdomain=belvedere")
  // Pressed before that, the link brings a page whose map is in it already.
  await takenOver(page)
  await page.getByRole("link", { name: `${t("page.choose")}, Trois vendredis d’hiver` }).click()
  await expect(page).toHaveURL(new RegExp(`/fr/seatmap/subscription/${season}`))
  const dates = page.getByRole("region", { name: t("subscription.dates") })
  await expect(dates.getByRole("listitem")).toHaveCount(3)
  await axeClean(page, "subscription")
  await expect.poll(() => asked).toContain(`/v1/seatmap/subscription/${season}/full`)
  expect(asked.filter((path) => path.includes("/event/"))).toEqual([])

  await button(t("event.levels.best.for", { level: "Balcon" })).click()
  await addToCart()
  const element = page.getByRole("region", { name: "Trois vendredis d’hiver" })
  for (const show of ["La maison de sel", "L’heure bleue", "Corps boréal"])
    await expect(element.getByText(show)).toBeVisible()
  await expect(element.getByText(/par abonnement/)).toBeVisible()
  await axeClean(page, "cart")
  await expect(link(t("cart.addTickets"))).toHaveAttribute("href", new RegExp(`subscription/${season}`))

  await toPayment()
  await pay(cards.paysafeFrictionless)
  await hasTickets()
  // Two places at three evenings.
  const tickets = page.getByRole("region", { name: t("confirmation.tickets") })
  for (const show of ["La maison de sel", "L’heure bleue", "Corps boréal"])
    await expect(tickets.getByRole("heading", { level: 3, name: show })).toBeVisible()
  const receipt = page.getByRole("region", { name: t("confirmation.receipt") })
  await expect(receipt.getByText("Corps boréal")).toBeVisible()
})
