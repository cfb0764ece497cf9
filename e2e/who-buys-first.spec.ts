import { expect, type Page } from "playwright/test"
import { quiet } from "./quiet.ts"
import { type Evening, shopper } from "./shopper.ts"
import { drawnTwice, takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** The checkout asks who buys before it knows the cart: it needs nothing of it. */

const evening: Evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-14",
  level: "Balcon",
}
const checkout = "/fr/checkout/mode?subdomain=belvedere"

/** Holds back the code, until the answered function is called: all of it, or what reads the cart. */
async function heldCode(page: Page, address: RegExp | string = /\/assets\/[^/]+\.js/) {
  const { promise: comes, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await comes
    await route.continue()
  })
  return release
}

/** The address of the code that reads the cart: a cart's page names it. */
async function cartCode({ request }: Page): Promise<string> {
  const drawn = await (
    await request.get("/fr/cart?subdomain=belvedere", { headers: { accept: "text/html" } })
  ).text()
  const [, files = ""] = /data-files="([^"]+)"/.exec(drawn) ?? []
  for (const file of files.split(" "))
    if ((await (await request.get(file)).text()).includes("/v1/cart/self")) return `**${file}`
  throw new Error("The page of a cart names no code that reads it")
}

test("the form answers without the code that reads the cart, and goes on to the step that waits for it", async ({
  page,
}) => {
  const { t, cartWith, tellWho } = shopper(page, "fr")
  await cartWith(evening)
  const twice = drawnTwice(page)
  const release = await heldCode(page, await cartCode(page))
  await page.goto(checkout)
  await takenOver(page)
  const main = page.getByRole("main")
  await page.getByRole("button", { name: t("checkout.next") }).click()
  await expect(page.getByLabel(t("checkout.firstname"))).toHaveAttribute("aria-invalid", "true")
  await tellWho("noe@exemple.ca")
  await expect(main.getByText(/, noe@exemple\.ca$/)).toBeVisible()
  await expect(main.getByText(t("checkout.summary"))).toHaveCount(0)
  release()
  await expect(main.getByText(t("checkout.summary")).first()).toBeVisible()
  await expect(page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })).toBeVisible()
  expect(twice).toEqual([])
})

test("what is typed before any code has come is kept, and so is what was typed before a reload", async ({
  page,
}) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith(evening)
  const firstname = page.getByLabel(t("checkout.firstname"))
  const lastname = page.getByLabel(t("checkout.lastname"), { exact: true })
  const main = page.getByRole("main")
  const twice = drawnTwice(page)
  let release = await heldCode(page)
  await page.goto(checkout, { waitUntil: "commit" })
  await firstname.fill("Noé")
  await firstname.evaluate((field) => field.setAttribute("data-drawn", ""))
  release()
  await expect(main.getByText(t("checkout.summary")).first()).toBeVisible()
  await expect(firstname).toHaveValue("Noé")
  await expect(firstname).toHaveAttribute("data-drawn")
  await lastname.fill("Roy")
  await quiet(page)

  await page.unrouteAll({ behavior: "wait" })
  release = await heldCode(page)
  await page.goto(checkout, { waitUntil: "commit" })
  await expect(firstname).toHaveValue("")
  await lastname.fill("Roy-Côté")
  release()
  await expect(main.getByText(t("checkout.summary")).first()).toBeVisible()
  await expect(firstname).toHaveValue("Noé")
  await expect(lastname).toHaveValue("Roy-Côté")
  expect(twice).toEqual([])
})

test("where an account may be had, the form is there before the server was asked who is logged in", async ({
  page,
}) => {
  const { t, cartWith } = shopper(page, "en")
  await cartWith({
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-06",
    level: "Lower Bowl",
  })
  const twice = drawnTwice(page)
  const release = await heldCode(page, await cartCode(page))
  await page.goto("/en/checkout/mode?subdomain=harbour")
  await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
  release()
  await expect(page.getByRole("main").getByText(t("checkout.summary")).first()).toBeVisible()
  expect(twice).toEqual([])
})

test("a cart that turns out to be empty is told in place of the form", async ({ page }) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith(evening)
  await page.goto("/fr/cart?subdomain=belvedere")
  await page
    .getByRole("button", { name: /^Retirer / })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeVisible()
  await page.goto(checkout)
  await expect(page.getByRole("heading", { level: 1, name: t("cart.empty.title") })).toBeVisible()
  await expect(page.getByLabel(t("checkout.firstname"))).toHaveCount(0)
})
