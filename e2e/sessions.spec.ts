import { expect, type Page } from "playwright/test"
import { quiet } from "./quiet.ts"
import { shopper } from "./shopper.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** What a login leaves in the browser, what is asked at start-up, and what ends it. */

const t = words("en")
const account = (path: string) => `/en/client/${path}?subdomain=harbour`
const marker = (page: Page) => page.evaluate(() => localStorage.getItem("tix.auth"))
const accountButton = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true })

async function signUp(page: Page) {
  const email = `robin-${crypto.randomUUID()}@example.ca`
  await shopper(page, "en").signUp("harbour", { firstname: "Robin", lastname: "MacLeod", email })
  await expect(page.getByRole("heading", { level: 1, name: t("client.profile.title") })).toBeVisible()
}

/** What the shop asks the server for since the last page was opened, as `METHOD path?query`. */
function calls(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    // The screen before may have asked for something up to the moment it was left.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.length = 0
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith("/v1/")) asked.push(`${request.method()} ${pathname}${search}`)
  })
  return asked
}
const logouts = (asked: readonly string[]) => asked.filter((call) => /^POST .*\/logout/.test(call))

test("a login leaves a marker and its token goes with every request; a logout leaves neither name nor marker [SESS-001] [SESS-002] [SESS-003] [SESS-012]", async ({
  page,
}) => {
  await page.goto("/en/pages?subdomain=harbour")
  await expect(accountButton(page, t("nav.account"))).toBeVisible()
  expect(await marker(page)).toBeNull()
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && /\/v1\/clients/.test(response.url()),
  )
  await signUp(page)
  const token = (await answered).headers()["x-session-token"]
  expect(token).toBeTruthy()
  expect(await marker(page)).toBe("true")
  await expect(accountButton(page, "Robin")).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem("parterre.harbour.session"))
  expect(kept).toContain(token)
  const later = page.waitForRequest(/\/v1\/cart\/self/)
  await page.goto("/en/cart?subdomain=harbour")
  expect((await later).headers()["x-session-token"]).toBe(token)

  await accountButton(page, "Robin").click()
  await page.getByRole("button", { name: t("account.logout"), exact: true }).click()
  await expect(accountButton(page, t("nav.account"))).toBeVisible()
  expect(await marker(page)).toBeNull()
  const next = page.waitForRequest(/\/v1\/pages\?/)
  await page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(t("app.home")) })
    .click()
  expect(new URL((await next).url()).searchParams.get("member")).toBe("false")
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "Robin",
  )
})

test("at start-up the login is checked, then the own record read anew; a check that fails logs out, once [SESS-001] [SESS-006] [SESS-007]", async ({
  page,
}) => {
  await signUp(page)
  const asked = calls(page)
  await page.goto("/en/pages?subdomain=harbour")
  await expect(accountButton(page, "Robin")).toBeVisible()
  // The cards that the account's page lists may still be asked for when it is left.
  const own = asked.filter((call) => /actions\/authentication|clients\/self\?/.test(call))
  expect(own).toHaveLength(2)
  expect(own[0]).toMatch(/\/v1\/accounts\/HARB\/actions\/authentication/)
  expect(own[1]).toMatch(/\/v1\/clients\/self\?.*cache=0/)

  await page.route("**/actions/authentication*", (route) =>
    route.fulfill({
      status: 401,
      contentType: "application/problem+json",
      json: {
        type: "/problems/login-needed",
        title: "Log in",
        status: 401,
        code: "login-needed",
        action: "log-in",
        message: "Log in.",
      },
    }),
  )
  await page.reload()
  await expect(accountButton(page, t("nav.account"))).toBeVisible()
  await expect.poll(() => logouts(asked).length).toBe(1)
  await expect.poll(() => marker(page)).toBeNull()
  await quiet(page)
  expect(logouts(asked)).toHaveLength(1)
})

test("a client who chooses to buy as a guest is logged out [SESS-004]", async ({ page }) => {
  await signUp(page)
  const asked = calls(page)
  await page.goto(account("select-checkout-method"))
  await expect(accountButton(page, "Robin")).toBeVisible()
  await page.getByRole("checkbox", { name: t("client.method.asGuest") }).check({ force: true })
  await expect(accountButton(page, t("nav.account"))).toBeVisible()
  await expect.poll(() => logouts(asked).length).toBe(1)
  expect(await marker(page)).toBeNull()
  await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
})

test("a shop without accounts ends a login that the browser remembers [SESS-005]", async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seen") === null) localStorage.setItem("tix.auth", "true")
    sessionStorage.setItem("seen", "")
  })
  const asked = calls(page)
  await page.goto("/fr/pages?subdomain=belvedere")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.poll(() => marker(page)).toBeNull()
  expect(logouts(asked)).toHaveLength(1)
  expect(asked.filter((call) => call.includes("actions/authentication"))).toEqual([])
})

test("staff whose token has expired is signed out and asked to sign in [SESS-009]", async ({ page }) => {
  const { button } = shopper(page, "fr")
  const fr = words("fr")
  const signIn = async () => {
    await page.getByLabel(fr("staff.username")).fill("soutien@belvedere.example")
    await page.getByLabel(fr("staff.password")).fill("parterre-demo")
    await button(fr("staff.signIn")).click()
  }
  const address = /\/v[12]\/refresh-tokens(\?|$)/
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.continue()
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), expiration: "2026-01-01T00:00:00Z" },
    })
  })
  await page.goto("/fr/seatmap/venue/belvedere.salle?subdomain=belvedere")
  const ended = page.waitForRequest(/\/v1\/refresh-tokens\/actions\/end/)
  await signIn()
  await ended
  await expect(
    page.getByRole("heading", { level: 1, name: fr("notAuthorized.signedOut.title") }),
  ).toBeVisible()
  await expect(page.getByLabel(fr("staff.password"))).toHaveValue("")
  await page.unroute(address)
  await signIn()
  await expect(page.getByRole("heading", { level: 1, name: "Salle Belvédère" })).toBeVisible()
})
