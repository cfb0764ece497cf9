import { expect } from "playwright/test"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const evening: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-06",
  level: "Lower Bowl",
}

test("a reloaded checkout waits for the record of who is signed in, and shows no form that they need not fill", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, link, button, cartWith, withNewAccount } = shopper(page, "en")
  await withNewAccount("harbour", {
    ...{ firstname: "Ira", lastname: "Comeau" },
    email: `ira-${crypto.randomUUID()}@example.ca`,
  })
  await cartWith(evening)
  await link(t("cart.checkout")).click()
  await expect(page.getByText(/^Ira Comeau, ira-/)).toBeVisible()

  // The record comes late; whatever is shown meanwhile is written down.
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route("**/v1/clients/self?*", async (route) => {
    await comes
    await route.continue()
  })
  await page.reload()
  const step = page.getByRole("heading", { name: t("checkout.step.who") })
  await expect(step).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible()
  await expect(page.getByLabel(t("checkout.firstname"))).toHaveCount(0)
  await expect(button(t("checkout.next"))).toHaveCount(0)
  come()
  await expect(page.getByText(/^Ira Comeau, ira-/)).toBeVisible()
  await expect(page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })).toBeVisible()
  await expect(page.getByLabel(t("checkout.firstname"))).toHaveCount(0)
})

test("a guest's form is there at once, and keeps what was typed through a reload", async ({ page }) => {
  const { t, link, button, cartWith } = shopper(page, "fr")
  await cartWith({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-05", level: "Corbeille" })
  await link(t("cart.checkout")).click()
  await page.getByLabel(t("checkout.firstname")).fill("Camille")
  await page.reload()
  await expect(page.getByLabel(t("checkout.firstname"))).toHaveValue("Camille")
  await expect(button(t("checkout.next"))).toBeVisible()
})

test("the checkout's own address opens the step that is due, not the first one filled in", async ({
  page,
}) => {
  const { t, tellWho, button, cartWith } = shopper(page, "fr")
  await cartWith({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-05", level: "Corbeille" })
  const typed = () => page.goto("/fr/checkout?subdomain=belvedere")
  await typed()
  await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
  await tellWho()
  await expect(page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })).toBeVisible()
  await typed()
  await expect(page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })).toBeVisible()
  await expect(page.getByLabel(t("checkout.firstname"))).toHaveCount(0)
  await page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
  await button(t("checkout.next")).click()
  await expect(page.getByRole("heading", { name: t("checkout.step.payment") })).toBeVisible()
  await typed()
  await expect(page).toHaveURL(/step=payment/)
  await expect(page.getByRole("radiogroup", { name: t("ways.legend") })).toBeVisible()
  await expect(page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") })).toHaveCount(0)
})

test("the checkout's own address is never an empty screen on the way to its step", async ({ page }) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-05", level: "Corbeille" })
  await page.addInitScript(() => {
    const seen: { empty: number; addresses: string[] } = { empty: 0, addresses: [] }
    Object.assign(window, { seen })
    const look = () => {
      const main = document.querySelector("#root main")
      if (main !== null && main.childElementCount === 0) seen.empty += 1
      if (seen.addresses.at(-1) !== window.location.pathname) seen.addresses.push(window.location.pathname)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto("/fr/checkout?subdomain=belvedere")
  await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
  const seen = await page.evaluate(() => Reflect.get(window, "seen"))
  expect(seen).toEqual({ empty: 0, addresses: ["/fr/checkout", "/fr/checkout/mode"] })
})
