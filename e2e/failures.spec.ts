import { expect } from "playwright/test"
import { localProblems } from "../packages/contract/src/generated/problems.ts"
import { failing, words } from "./failing.ts"
import { cards, shopper } from "./shopper.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

const blueHour = (date: string) =>
  ({ shop: "belvedere", page: "l-heure-bleue", event: `l-heure-bleue-${date}`, level: "Balcon" }) as const

test("a refused card says why and leaves the seats; a PDF that fails says so [ERR-012] [ERR-017]", async ({
  page,
}) => {
  const { t, button, atPayment, pay, hasTickets } = shopper(page, "fr")
  await atPayment(blueHour("2027-02-12"))
  await pay({ number: "4000000000009995", cvd: "123" })
  const alert = page.getByRole("alert").filter({ hasText: t("checkout.failed.title") })
  await expect(alert).toContainText(t("checkout.stripe.error.insufficient_funds"))
  await expect(alert).toContainText(t("checkout.failed.seats"))
  await pay({ number: "4000000000001000", cvd: "123" })
  await hasTickets()
  await failing(page, "**/backend/v1/tickets*")
  await button(t("confirmation.download")).click()
  const dialog = page.getByRole("dialog", { name: t("app.notice") })
  await expect(dialog).toContainText(t("confirmation.download.failed"))
  await dialog.getByRole("button", { name: t("app.ok") }).click()
  await expect(dialog).toBeHidden()
})

test("a payment that the venue has set up wrongly says so, and whom to call", async ({ page }) => {
  const { atPayment, pay } = shopper(page, "fr")
  await undrawn(page)
  await page.route("**/v1/websites/**", async (route) => {
    const answer = await route.fetch()
    const body: unknown = await answer.json()
    const text = JSON.stringify(body).replaceAll("sandbox-belvedere", "not-a-key")
    await route.fulfill({ response: answer, body: text })
  })
  await atPayment(blueHour("2027-02-12"))
  await pay({ number: "4000000000001091", cvd: "123" })
  const alert = page.getByRole("alert").filter({ hasText: "mal configurés pour cette billetterie" })
  await expect(alert).toContainText("Communiquez avec la billetterie")
  await expect(alert).toBeFocused()
  await expect(alert.getByRole("link", { name: "418 555-0142" })).toHaveAttribute("href", "tel:+14185550142")
})

test("only the last problem of a payment shows, and has the focus", async ({ page }) => {
  const { t, button, payLabel, atPayment, pay, typeCard, cardField, cardFault, hasTickets } = shopper(
    page,
    "fr",
  )
  await atPayment(blueHour("2027-02-12"))
  await pay({ number: "4000000000009995", cvd: "123" })
  const refused = page.getByRole("alert").filter({ hasText: t("checkout.failed.title") })
  await expect(refused).toBeFocused()
  await button(payLabel).click()
  const fields = page.getByRole("alert").filter({ hasText: "champs sont à corriger" })
  await expect(fields).toBeFocused()
  await expect(refused).toBeHidden()
  await typeCard({ number: "4000000000009995", cvd: "123" })
  await expect(fields).toBeHidden()
  await expect(refused).toBeHidden()
  await button(payLabel).click()
  await expect(refused).toBeFocused()
  // A field that is wrong by now is the last problem, and stays it once it is mended.
  const number = cardField("number")
  await number.fill("4000000000009990")
  await number.press("Tab")
  await expect(cardFault("number")).toHaveText(t("formMsg.errors.cardNumber"))
  await expect(refused).toBeHidden()
  await number.fill("4000000000001000")
  await expect(cardFault("number")).toBeHidden()
  await expect(refused).toBeHidden()
  await pay({ number: "4000000000001000", cvd: "123" })
  await hasTickets()
})

test("a cart given up in another tab during the bank's challenge leaves no summary and nothing to pay", async ({
  page,
  baseURL,
}) => {
  const { t, button, payLabel, atPayment, pay, challenge, answerBank } = shopper(page, "fr")
  await atPayment(blueHour("2027-02-12"))
  await pay(cards.paysafeChallenge)
  await expect(challenge()).toBeVisible()
  const token: string = await page.evaluate(
    () => JSON.parse(localStorage.getItem("parterre.belvedere.session") ?? "{}").value,
  )
  const left = await page.request.put(`${baseURL}/v1/kickout?subdomain=belvedere`, {
    headers: { "x-session-token": token },
  })
  expect(left.status()).toBe(204)
  await answerBank("1234")
  // What the other tab did first decides which of the two the payment is told.
  const over = page
    .getByRole("alert")
    .filter({ hasText: /Votre panier est vide|Cet achat n’est plus en cours/ })
  await expect(over).toBeVisible()
  await expect(page.getByRole("region", { name: t("checkout.summary") })).toBeHidden()
  await expect(button(payLabel)).toBeHidden()
})

test("a failed removal says the server's words, a good one says it is done [ERR-008] [ERR-010] [MSG-001]", async ({
  page,
}) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith(blueHour("2027-02-13"))
  const release = await failing(page, "**/v1/holds/actions/release*")
  const remove = page.getByRole("button", { name: /^Retirer / }).first()
  await remove.click()
  const dialog = page.getByRole("dialog", { name: t("app.notice") })
  await expect(dialog).toContainText(words)
  await dialog.getByRole("button", { name: t("app.ok") }).click()
  await release.calledOff()
  await remove.click()
  await expect(page.getByRole("status").filter({ hasText: /^Retiré\s: L’heure bleue, / })).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("a cart that cannot be read says so, and is read when asked again [ERR-008]", async ({ page }) => {
  const { t, cartWith, button } = shopper(page, "fr")
  await cartWith(blueHour("2027-02-13"))
  const cart = await failing(page, "**/v1/cart/self*")
  await page.goto("/fr/cart?subdomain=belvedere")
  const dialog = page.getByRole("dialog", { name: t("app.notice") })
  await expect(dialog).toContainText(words)
  await dialog.getByRole("button", { name: t("app.ok") }).click()
  await expect(page.getByRole("main").getByRole("alert")).toContainText(words)
  await cart.calledOff()
  await button(t("app.retry")).click()
  await expect(page.getByRole("heading", { name: "L’heure bleue" })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test("payment methods that do not load are told in a dialog [ERR-011]", async ({ page }) => {
  const { atPayment } = shopper(page, "fr")
  await failing(page, "**/v1/cart/paymentMethods*")
  await atPayment(blueHour("2027-02-14"))
  await expect(page.getByRole("dialog")).toContainText(
    "La demande n’a pas abouti. Réessayez dans un instant.",
  )
})

test("a map that does not load says so, and loads when asked again [ERR-007]", async ({ page }) => {
  const { t, atEvening, button } = shopper(page, "fr")
  const maps = await failing(page, "**/v1/seatmap/event/**")
  await atEvening(blueHour("2027-02-14"))
  await expect(page.getByRole("alert")).toContainText("Le plan ne se charge pas.")
  await maps.calledOff()
  await button(t("app.retry")).click()
  await expect(button(t("map.zoomIn"))).toBeVisible()
})

test("what shoppers are told has the documents' keys [I18N-012]", async ({ page }) => {
  const { t, atEvening } = shopper(page, "fr")
  const missing = localProblems["seat-map-missing"]
  const failed = localProblems["seat-map-failed"]
  const none = localProblems["no-locations"]
  expect([missing.key, failed.key, none.key]).toEqual([
    "notSeatmap",
    "confirmation.transactionFalse",
    "page.noEvent",
  ])
  const evening = { page: "paroles-vivantes", event: "veillee-du-nord-2027-04-22", level: "" } as const
  await atEvening({ shop: "belvedere", ...evening })
  await expect(page.getByText(missing.text.fr)).toBeVisible()
  const maps = await failing(page, "**/v1/seatmap/event/**")
  await atEvening(blueHour("2027-02-14"))
  await expect(page.getByRole("alert")).toContainText(failed.text.fr)
  await maps.calledOff()
  await page.route("**/v1/locations?*", (route) => route.fulfill({ json: { locations: [] } }))
  await page.goto("/fr/locations?subdomain=belvedere")
  await expect(page.getByRole("status").filter({ hasText: none.text.fr })).toBeVisible()
  await page.goto("/fr/client/client-forgot-password?subdomain=harbour")
  await page.getByLabel(t("client.email")).fill("personne@exemple.ca")
  await page.getByRole("button", { name: t("client.forgot.submit"), exact: true }).click()
  const said = page.getByRole("status").filter({ hasText: t("success.requestPasswordReset") })
  await expect(said).toBeVisible()
})

test("an evening without a map says so [ERR-006]", async ({ page }) => {
  const { atEvening } = shopper(page, "fr")
  const evening = { page: "paroles-vivantes", event: "veillee-du-nord-2027-04-22", level: "" } as const
  await atEvening({ shop: "belvedere", ...evening })
  await expect(page.getByText("Cet événement n’a pas de plan de salle.")).toBeVisible()
})

test("a part of the shop that does not come is asked for by loading the page anew, once", async ({
  page,
}) => {
  const { t } = shopper(page, "fr")
  // A page is loaded anew once a minute at most, which a busy machine may take for all of this.
  await page.clock.setFixedTime(Date.now())
  let lost = 1
  await page.route(/assets\/DateRange/, (route) => (lost-- > 0 ? route.abort() : route.continue()))
  await page.goto("/fr/pages?when=today&subdomain=belvedere")
  const when = page.getByLabel(t("home.filter.when"), { exact: true })
  const days = page.getByRole("group", { name: t("home.filter.when.other") })
  await when.selectOption("other")
  await expect(days.getByRole("spinbutton").first()).toBeVisible()
  await expect(page).toHaveURL(/when=other/)

  // What fails again says so, and is not loaded anew without end.
  lost = Number.POSITIVE_INFINITY
  let loads = 0
  page.on("load", () => (loads += 1))
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: t("error.title") })).toBeVisible()
  expect(loads).toBe(1)
})

test("a screen that breaks says so, with details to open, and reports it [ERR-002] [ERR-030]", async ({
  page,
}) => {
  const { t } = shopper(page, "fr")
  const reported = page.waitForEvent("console", (line) => line.text().startsWith("error router"))
  await undrawn(page)
  await page.route("**/v1/pages/belvedere.le-cid?*", (route) => route.fulfill({ json: { id: 1 } }))
  await page.goto("/fr/pages/belvedere.le-cid?subdomain=belvedere")
  await expect(page.getByRole("heading", { name: t("error.title") })).toBeVisible()
  await expect(page.getByText(t("error.body"))).toBeVisible()
  // What it says to do can be done from here.
  await expect(
    page.getByRole("main").getByRole("link", { name: "billetterie@belvedere.example" }),
  ).toHaveAttribute("href", "mailto:billetterie@belvedere.example")
  const details = page.locator("details pre")
  await expect(details).toBeHidden()
  await page.getByText(t("app.details")).click()
  await expect(details).not.toBeEmpty()
  await expect(details).toBeVisible()
  expect((await reported).type()).toBe("error")
})
