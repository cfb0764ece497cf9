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

/** What the cart comes to: there once it is known. */
const sums = (page: Page) => page.getByRole("main").locator("summary")

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
  await expect(sums(page)).toHaveCount(0)
  release()
  await expect(sums(page)).toBeVisible()
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
  const twice = drawnTwice(page)
  let release = await heldCode(page)
  await page.goto(checkout, { waitUntil: "commit" })
  await firstname.fill("Noé")
  await firstname.evaluate((field) => field.setAttribute("data-drawn", ""))
  release()
  await expect(sums(page)).toBeVisible()
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
  await expect(sums(page)).toBeVisible()
  await expect(firstname).toHaveValue("Noé")
  await expect(lastname).toHaveValue("Roy-Côté")
  expect(twice).toEqual([])
})

test("where an account may be had, the form is there before any code, and nobody is asked who is logged in", async ({
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
  const release = await heldCode(page)
  await page.goto("/en/checkout/mode?subdomain=harbour", { waitUntil: "commit" })
  const firstname = page.getByLabel(t("checkout.firstname"))
  await firstname.fill("Zoé")
  release()
  await expect(sums(page)).toBeVisible()
  await expect(firstname).toHaveValue("Zoé")

  // Who may be logged in sees none, until it is known that nobody is.
  await page.unrouteAll({ behavior: "wait" })
  await page.evaluate(() => localStorage.setItem("tix.auth", "true"))
  const again = await heldCode(page)
  await page.goto("/en/checkout/mode?subdomain=harbour", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { name: t("checkout.step.who") })).toBeVisible()
  await expect(firstname).toBeHidden()
  again()
  await expect(firstname).toBeVisible()
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

test("a newsletter that is asked for when the form is done leads nobody back to it, however late it is answered", async ({
  page,
}) => {
  const { t, cartWith, tellWho } = shopper(page, "fr")
  await cartWith(evening)
  const release = await heldCode(page, /subscribetonewsletter/i)
  await page.goto(checkout)
  const asked = page.waitForRequest(/subscribetonewsletter/i)
  await page.getByRole("main").getByRole("checkbox").first().check({ force: true })
  await tellWho()
  const way = page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })
  await expect(way).toBeVisible()
  const answer = (await asked).response()
  release()
  await answer
  await quiet(page)
  await expect(way).toBeVisible()
  await expect(page.getByLabel(t("checkout.firstname"))).toHaveCount(0)
})

test("a cart that cannot be read is told in the step that needs it, and read when asked again", async ({
  page,
}) => {
  const { t, cartWith, tellWho, button } = shopper(page, "fr")
  await cartWith(evening)
  await page.route("**/v1/cart/self?*", (route) => route.abort())
  await page.goto(checkout)
  // Nothing goes on as if it were still coming: neither the wallets, nor the sums.
  await expect(page.getByText(t("checkout.express.none"))).toBeVisible()
  await expect(page.getByRole("region", { name: t("checkout.summary") })).toHaveAttribute(
    "aria-busy",
    "false",
  )
  await tellWho()
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible()
  await page.unrouteAll({ behavior: "wait" })
  await button(t("app.retry")).click()
  await expect(page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })).toBeVisible()
})

test("a wallet that does not answer is said not to be there, in the place that it was kept, for who wants less motion too", async ({
  page,
}) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith(evening)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install()
  await page.route("**/v1/cart/paymentMethods?*", () => undefined)
  await page.goto(checkout)
  await expect(sums(page)).toBeVisible()
  const top = async () => (await page.getByLabel(t("checkout.firstname")).boundingBox())?.y
  const before = await top()
  await expect(page.getByText(t("checkout.express.none"))).toHaveCount(0)
  await page.clock.fastForward(5_000)
  await expect(page.getByText(t("checkout.express.none"))).toBeVisible()
  expect(await top()).toBe(before)
})

test("a form that is sent before its page answers leaves nothing in the address, however late the code", async ({
  page,
}) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith(evening)
  await page.clock.install()
  const release = await heldCode(page)
  await page.goto(checkout, { waitUntil: "commit" })
  const firstname = page.getByLabel(t("checkout.firstname"))
  await expect(firstname).toBeVisible()
  await page.clock.fastForward(60_000)
  await firstname.fill("Noé")
  await firstname.press("Enter")
  await expect(firstname).toHaveValue("Noé")
  expect(page.url()).not.toContain("firstname")
  release()
  await expect(sums(page)).toBeVisible()
  await expect(firstname).toHaveValue("Noé")
})
