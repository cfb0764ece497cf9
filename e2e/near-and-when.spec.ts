import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

const montreal = { latitude: 45.51, longitude: -73.57 }

async function open(page: Page, address: string, width: number, dark = false) {
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" })
  await page.setViewportSize({ width, height: 844 })
  await page.goto(address)
  await takenOver(page)
}
const asked = (page: Page, part: string) => {
  const queries: URLSearchParams[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith(part)) queries.push(url.searchParams)
  })
  return queries
}

for (const { language, shop, width, dark, km } of [
  { language: "fr", shop: "belvedere", width: 390, dark: true, km: /23\d\skm/ },
  { language: "en", shop: "harbour", width: 1280, dark: false, km: /79\d\skm/ },
] as const) {
  const t = words(language)

  test(`what is near, once the shopper asks for it: ${language}, ${width} px [GEO-001] [CALL-053] [CAT-002] [CAT-003] [CAT-007] [VAL-001]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["geolocation"])
    await context.setGeolocation(montreal)
    const cities = asked(page, "/l12n/city")
    const lists = asked(page, "/v1/pages")
    await open(page, `/${language}/pages?subdomain=${shop}`, width, dark)
    await page.getByRole("button", { name: t("home.filter.near") }).click()
    const near = page.getByRole("group", { name: t("near.title") })
    await expect(near.getByLabel(t("near.province"))).toBeFocused()
    expect(cities).toEqual([])

    await near.getByRole("button", { name: t("near.here") }).click()
    await expect(near.getByRole("status")).toHaveText(t("near.here.found", { city: "Montréal" }))
    expect([cities[0]?.get("latitude"), cities[0]?.get("longitude")]).toEqual(["45.51", "-73.57"])
    await expect(page.getByRole("article").first()).toContainText(km)
    expect(page.url()).not.toContain("45.5")
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("45.5")
    expect(await axeFinds(page)).toEqual([])
    await page.getByRole("search").evaluate((line) => line.scrollIntoView({ block: "start" }))

    const postal = near.getByLabel(t("near.postal"))
    for (const wrong of ["D1A", "W2B"]) {
      await postal.fill(wrong)
      await expect(near.getByText(t("near.postal.invalid"))).toBeVisible()
    }
    for (const good of ["H", "H2X", "H2X-1Y4", "H2X 1Y4"]) {
      await postal.fill(good)
      await expect.poll(() => lists.at(-1)?.get("postalCode")).toBe(good)
      await expect(near.getByText(t("near.postal.invalid"))).toBeHidden()
    }
    expect(lists.some((query) => query.get("postalCode") === "D1A")).toBe(false)
    await expect(page.getByRole("article").first()).toContainText(km)

    await postal.fill("")
    const [province, other] = shop === "belvedere" ? ["QC", "ON"] : ["NS", "QC"]
    await near.getByLabel(t("near.province")).selectOption(province)
    await expect.poll(() => lists.at(-1)?.get("province")).toBe(province)
    await expect(page.getByRole("article").first()).toBeVisible()
    await open(page, `/${language}/pages?subdomain=${shop}&province=${other}`, width, dark)
    await expect(page.getByRole("heading", { name: t("home.empty.title") })).toBeVisible()
  })
}

test("a browser without positions says so, and another one that knows nothing too [ERR-005] [GEO-002]", async ({
  page,
}) => {
  const t = words("fr")
  const others: string[] = []
  page.on("request", (request) => {
    if (!request.url().includes("localhost") && request.url().startsWith("http")) others.push(request.url())
  })
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "geolocation", { value: undefined }),
  )
  await open(page, "/fr/pages?subdomain=belvedere", 1280)
  await page.getByRole("button", { name: t("home.filter.near") }).click()
  const near = page.getByRole("group", { name: t("near.title") })
  await near.getByRole("button", { name: t("near.here") }).click()
  await expect(near.getByRole("status")).toHaveText(
    "Votre navigateur ne donne pas votre position. Indiquez votre code postal.",
  )
  expect(others).toEqual([])
})

test("a period tells its days at once, days and times are told once they are applied [CAT-006] [DATE-002] [DATE-003] [DATE-004] [DATE-005] [DATE-006] [DATE-007]", async ({
  page,
}) => {
  const t = words("fr")
  const lists = asked(page, "/v1/pages")
  await page.clock.setFixedTime("2026-12-02T15:00:00Z")
  await open(page, "/fr/pages?subdomain=belvedere", 390, true)
  const when = page.getByLabel(t("home.filter.when"), { exact: true })
  for (const [preset, first, last] of [
    ["today", "2026-12-02", "2026-12-02"],
    ["thisWeek", "2026-11-29", "2026-12-05"],
    ["thisMonth", "2026-12-01", "2026-12-31"],
  ] as const) {
    await when.selectOption(preset)
    await expect
      .poll(() => [lists.at(-1)?.get("startDate"), lists.at(-1)?.get("endDate")])
      .toEqual([first, last])
  }
  await when.selectOption("other")
  const range = page.getByRole("group", { name: t("home.filter.when.other") })
  const period = range.getByLabel(t("dates.preset"))
  await expect(period).toHaveValue("other")
  expect(await period.locator("option").count()).toBe(10)
  const apply = range.getByRole("button", { name: t("dates.apply") })
  await expect(apply).toBeHidden()
  await expect(range.getByRole("spinbutton").first()).not.toHaveAttribute("aria-disabled", "true")

  for (const [preset, first, last] of [
    ["nextWeek", "2026-12-02", "2026-12-09"],
    ["previousWeek", "2026-11-25", "2026-12-02"],
    ["nextYear", "2026-12-02", "2027-12-02"],
    ["next2Year", "2026-12-02", "2028-12-02"],
  ] as const) {
    await period.selectOption(preset)
    await expect
      .poll(() => [lists.at(-1)?.get("startDate"), lists.at(-1)?.get("endDate")])
      .toEqual([`${first}T00:00`, `${last}T23:59`])
  }
  await period.selectOption("nextMonth")
  await expect
    .poll(() => [lists.at(-1)?.get("startDate"), lists.at(-1)?.get("endDate")])
    .toEqual(["2026-12-02T00:00", "2027-01-02T23:59"])
  await expect(range.getByRole("spinbutton").first()).toHaveAttribute("aria-disabled", "true")
  await expect(apply).toBeHidden()

  await period.selectOption("other")
  const times = range.getByRole("button", { name: t("dates.times") })
  if (await times.isVisible()) await times.click()
  const from = range.getByLabel(t("dates.from.time"), { exact: true })
  await from.fill("25:99")
  await expect(range.getByText(t("time.invalid"))).toBeVisible()
  await from.fill("19:30")
  await expect(range.getByText(t("time.invalid"))).toBeHidden()
  const before = lists.length
  await expect(apply).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  expect(lists.length).toBe(before)
  await apply.click()
  await expect.poll(() => lists.at(-1)?.get("startDate")).toBe("2026-12-02T19:30")
})

test("a time is chosen hour first, then minute, within what is allowed [DATE-008] [DATE-009] [DATE-010] [DATE-011] [DATE-012] [DATE-013] [DATE-014] [I18N-007]", async ({
  page,
}) => {
  const t = words("en")
  await page.clock.install({ time: "2026-12-02T15:00:00Z" })
  await open(page, "/en/pages?subdomain=harbour&when=other&from=2026-12-05T20:00&to=2026-12-05T21:00", 1280)
  const range = page.getByRole("group", { name: t("home.filter.when.other") })
  const from = range.getByLabel(t("dates.from.time"), { exact: true })
  await expect(from).toHaveValue("8:00 PM")
  for (const wrong of ["0:15 PM", "13:15 PM", "8:60 PM", "8:07 PM", "20:00"]) {
    await from.fill(wrong)
    await expect(range.getByText(t("time.invalid")), wrong).toBeVisible()
  }
  await from.fill("8:00 PM")

  const to = range.getByRole("textbox", { name: t("dates.to.time") })
  await range.getByRole("button", { name: t("time.choose", { label: t("dates.to.time") }) }).click()
  const steps = range.getByRole("group", { name: t("dates.to.time") })
  await expect(steps.getByRole("button", { name: "7", exact: true })).toBeDisabled()
  await expect(steps.getByRole("button", { name: "8", exact: true })).toBeEnabled()
  expect(await steps.getByRole("button", { name: /^\d+$/ }).count()).toBe(12)
  expect(await axeFinds(page)).toEqual([])
  await page.clock.pauseAt("2026-12-02T16:00:00Z")
  const warning = "Current time would be invalid in this period."
  await steps.getByRole("button", { name: `PM, ${t("time.period")}` }).click()
  await expect(steps.getByRole("status")).toHaveText(warning)
  await expect(to).toHaveValue("9:00 PM")
  await page.clock.runFor(2_900)
  await expect(steps.getByRole("status")).toHaveText(warning)
  await page.clock.runFor(200)
  await expect(steps.getByRole("status")).toHaveText("")
  await page.clock.resume()

  await steps.getByRole("button", { name: "10", exact: true }).click()
  await expect(steps.getByRole("button", { name: "45", exact: true })).toBeVisible()
  expect(await steps.getByRole("button", { name: /^\d+$/ }).count()).toBe(12)
  await steps.getByRole("button", { name: t("time.back") }).click()
  await steps.getByRole("button", { name: "11", exact: true }).click()
  await steps.getByRole("button", { name: "45", exact: true }).click()
  await expect(steps).toBeHidden()
  await expect(to).toHaveValue("11:45 PM")
})

test("a slow search shows that it goes on, and moves nothing", async ({ page }) => {
  const t = words("fr")
  await open(page, "/fr/pages?subdomain=belvedere", 1280)
  const cards = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("heading") })
  await expect(cards.first()).toHaveAttribute("aria-busy", "false")
  const topOf = () => cards.first().evaluate((list) => list.getBoundingClientRect().top + window.scrollY)
  const before = await topOf()
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route(/\/v1\/pages\?.*q=cid/, async (route) => {
    await comes
    await route.continue()
  })
  await page.getByRole("searchbox", { name: t("home.filter.text") }).fill("cid")
  await expect(page.getByText(t("home.searching"))).toBeVisible()
  await expect(cards.first()).toHaveAttribute("aria-busy", "true")
  await expect(cards.first()).toHaveCSS("opacity", "0.5")
  expect(await topOf()).toBe(before)
  come()
  await expect(page.getByText(t("home.searching"))).toHaveCount(0)
  await expect(cards.first()).toHaveCSS("opacity", "1")
})

test("an address with a place in it opens the fields, and leaves the focus where it was; a press goes on in them", async ({
  page,
}) => {
  const t = words("fr")
  await page.goto("/fr/pages?postal=H2X&subdomain=belvedere")
  await takenOver(page)
  await expect(page.getByLabel(t("near.postal"))).toHaveValue("H2X")
  await expect(page.getByLabel(t("near.province"))).not.toBeFocused()
  const near = page.getByRole("button", { name: t("home.filter.near") })
  await expect(near).toHaveAttribute("aria-expanded", "true")
  await near.click()
  await expect(near).toHaveAttribute("aria-expanded", "false")
  await near.click()
  await expect(page.getByLabel(t("near.province"))).toBeFocused()
})
