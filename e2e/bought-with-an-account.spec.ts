import { expect, type Page } from "playwright/test"
import { withPurchase } from "./bought.ts"
import { withAccount } from "./prepared.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** What a client finds in the account after a purchase: the tickets, and the invoice. */

const t = words("en")
const account = (path: string) => `/en/client/${path}?subdomain=harbour`

async function signUp(page: Page) {
  const account = {
    ...{ firstname: "Ira", lastname: "Comeau" },
    email: `ira-${crypto.randomUUID()}@example.ca`,
  }
  await withAccount(page, "en", "harbour", account)
  return account
}

const northernStatic = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-06",
  level: "Lower Bowl",
} as const

test("the tickets fold, each prints, fetched once, their seats are on the plan; the invoice opens as the organiser wrote it [TICK-001] [TICK-006] [TICK-016] [INV-007]", async ({
  page,
}) => {
  await withPurchase(page, "en", northernStatic, await signUp(page))

  await page.goto(account("auth/tickets"))
  const head = page.getByRole("button", { name: /^Northern Static.*2 tickets · \$/ })
  await expect(head).toHaveAttribute("aria-expanded", "true")
  const prints = page.getByRole("button", { name: new RegExp(`^${t("client.tickets.print")}, `) })
  await expect(prints).toHaveCount(2)
  await head.click()
  await expect(prints).toHaveCount(0)
  await head.press("Enter")
  await expect(prints).toHaveCount(2)

  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/backend/v1/tickets")) asked.push(request.url())
  })
  const dialog = page.getByRole("dialog", { name: t("client.tickets.print") })
  for (const ticket of [0, 0, 1]) {
    await prints.nth(ticket).click()
    await expect(dialog.getByRole("link", { name: t("document.download") })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
  }
  expect(asked).toHaveLength(2)
  expect(asked[0]).not.toBe(asked[1])

  const plan = page.waitForResponse(/\/backend\/vs\.pdf/)
  await page.getByRole("button", { name: `${t("cart.seatView")}, Northern Static` }).click()
  expect((await plan).status()).toBe(200)
  await page
    .getByRole("dialog", { name: t("cart.seatView") })
    .getByRole("button", { name: t("app.close") })
    .click()

  await page.getByRole("link", { name: t("account.invoices"), exact: true }).click()
  const html = page.waitForRequest(/\/backend\/v1\/ng-invoice\.html/)
  const invoice = page.getByRole("table").getByRole("link")
  const id = (await invoice.textContent()) ?? ""
  await invoice.click()
  expect((await html).url()).toContain(encodeURIComponent(id.trim()))
  const report = page.frameLocator(`iframe[title="${t("client.invoice.title", { id: id.trim() })}"]`)
  await expect(report.getByText("Northern Static").first()).toBeVisible()
  // The frame is as tall as the invoice: its total needs no scrolling of its own.
  await expect
    .poll(() => report.locator("html").evaluate((html) => html.scrollHeight - html.clientHeight))
    .toBe(0)
  // It is within the shop's page, whose policy lets its styles in.
  await expect(report.locator("body")).toHaveCSS("font-family", /Helvetica/)
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", "allow-same-origin allow-modals")
})

test("invoices stand ten on a page, and between two days, both included [INV-001] [INV-002]", async ({
  page,
}) => {
  await signUp(page)
  // A minute before a day where the arena is, its first and its last minute, then one a day.
  const moments = ["2026-11-01T02:59:00Z", "2026-11-01T03:00:00Z", "2026-11-02T03:59:00Z"].concat(
    Array.from({ length: 8 }, (_, n) => `2026-11-${String(n + 2).padStart(2, "0")}T15:00:00Z`),
  )
  const invoices = moments.map((date, index) => ({
    id: `H-${index + 1}`,
    date,
    ticketsQty: 1,
    returnedTicketsQty: 0,
    serviceCharge: 450,
    totalAmount: 6267,
    paymentMode: ["VISA"],
    tickets: [],
  }))
  await page.route(/\/v1\/invoices\?/, (route) => route.fulfill({ json: invoices }))
  await page.goto(account("auth/invoices"))
  const links = page.getByRole("table").getByRole("link")
  await expect(links).toHaveCount(10)
  const pages = page.getByRole("navigation", { name: t("client.invoices.pages") })
  await expect(pages.getByRole("button")).toHaveCount(2)
  await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0)
  await pages.getByRole("button", { name: t("client.invoices.next") }).click()
  await expect(links).toHaveText(["H-11"])

  const type = async (label: string, day: string) => {
    await page.getByRole("group", { name: label }).getByRole("spinbutton").first().focus()
    await page.keyboard.type(day)
  }
  await type(t("client.invoices.from"), "20261101")
  await type(t("client.invoices.to"), "20261103")
  await expect(links).toHaveText(["H-2", "H-3", "H-4", "H-5"])
  await type(t("client.invoices.to"), "20261102")
  await expect(links).toHaveText(["H-2", "H-3", "H-4"])
})
