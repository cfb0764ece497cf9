import { readFile } from "node:fs/promises"
import { expect, type Locator, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const strings: Evening = {
  shop: "belvedere",
  page: "cordes-d-hiver",
  event: "cordes-d-hiver-2026-12-18",
  level: "Loges",
}

/** What a press asks the server for at an address, as a status and a type. */
async function answerTo(page: Page, address: RegExp, press: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse(address)
  await press()
  const response = await answer
  return `${response.status()} ${response.headers()["content-type"]}`
}

async function downloaded(page: Page, link: Locator): Promise<{ name: string; start: string }> {
  const download = page.waitForEvent("download")
  await link.click()
  const file = await download
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString() }
}

for (const width of [1280, 390])
  test(`a cart line opens the PDF of its seats, once fetched, at ${width} px [CART-015]`, async ({
    page,
  }) => {
    const { t, cartWith } = shopper(page, "fr")
    await cartWith(strings)
    await page.setViewportSize({ width, height: 844 })
    const cart = page.waitForResponse(/\/v1\/cart\/self/)
    await page.reload()
    const { cartElements } = await (await cart).json()
    const url: string = cartElements[0].prices[0].visualizeSeatUrl
    const show = page.getByRole("button", { name: new RegExp(`^${t("cart.seatView")}, `) }).first()
    expect(await answerTo(page, /\/backend\/vs\.pdf/, () => show.click())).toBe("200 application/pdf")
    const dialog = page.getByRole("dialog", { name: t("cart.seatView") })
    const link = dialog.getByRole("link", { name: t("cart.seatView.open") })
    await expect(link).toHaveAttribute("href", new URL(url, page.url()).href)
    const isEmbedded = await page.evaluate(() => navigator.pdfViewerEnabled)
    await expect(dialog.locator("iframe")).toHaveCount(isEmbedded ? 1 : 0)
    if (isEmbedded) await expect(dialog.locator("iframe")).toHaveAttribute("src", /^blob:/)
    expect(await axeFinds(page)).toEqual([])
    const file = await downloaded(page, dialog.getByRole("link", { name: t("document.download") }))
    expect(file).toEqual({ name: "places.pdf", start: "%PDF-" })

    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(show).toBeFocused()
    let asked = 0
    page.on("request", (request) => (asked += request.url().includes("vs.pdf") ? 1 : 0))
    await show.press("Enter")
    await expect(link).toBeVisible()
    expect(asked).toBe(0)
  })

test("a plan of seats that does not come is told to the shopper and to the server's log [ERR-017]", async ({
  page,
}) => {
  const { t, cartWith } = shopper(page, "fr")
  await cartWith(strings)
  await page.route(/\/backend\/vs\.pdf/, (route) => route.fulfill({ status: 500, json: {} }))
  const logged = page.waitForRequest(/\/v1\/log\/error/)
  await page
    .getByRole("button", { name: new RegExp(`^${t("cart.seatView")}, `) })
    .first()
    .click()
  const notice = page.getByRole("dialog", { name: t("app.notice") })
  await expect(notice).toContainText("Ce document n’est pas disponible pour le moment.")
  await expect(page.getByRole("dialog", { name: t("cart.seatView") })).toBeHidden()
  expect((await logged).postDataJSON()).toMatchObject({
    message: expect.stringContaining("No PDF: 500"),
    context: { route: "/fr/cart" },
  })
})

test("a browser without a PDF viewer is told so and given the document [ERR-016]", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => false })
  })
  const { t, cartWith } = shopper(page, "en")
  await cartWith({ ...strings, level: "Boxes" })
  await page
    .getByRole("button", { name: new RegExp(`^${t("cart.seatView")}, `) })
    .first()
    .click()
  const dialog = page.getByRole("dialog", { name: t("cart.seatView") })
  await expect(dialog).toContainText("Your browser can’t show PDFs. Download the document to view it.")
  await expect(dialog.locator("iframe")).toHaveCount(0)
  const file = await downloaded(page, dialog.getByRole("link", { name: t("document.download") }))
  expect(file).toEqual({ name: "seats.pdf", start: "%PDF-" })
})

test("tickets show where their seats are and print from the page; what fails says so [TICK-006] [TICK-007] [TICK-011] [ERR-017]", async ({
  page,
}) => {
  const { t, button, atPayment, pay, hasTickets } = shopper(page, "fr")
  await atPayment(strings)
  await pay(cards.paysafeFrictionless)
  await hasTickets()

  const print = button(t("confirmation.printTickets"))
  await page.route("**/backend/v1/tickets*", (route) => route.fulfill({ status: 500, body: "{}" }))
  await print.click()
  const notice = page.getByRole("dialog", { name: t("app.notice") })
  await expect(notice).toContainText("Ce document n’est pas disponible pour le moment.")
  await notice.getByRole("button", { name: t("app.ok") }).click()
  await page.unroute("**/backend/v1/tickets*")

  expect(await answerTo(page, /\/backend\/v1\/tickets/, () => print.click())).toBe("200 application/pdf")
  const tickets = page.getByRole("dialog", { name: t("confirmation.printTickets") })
  await expect(tickets.getByRole("link", { name: t("document.download") })).toBeVisible()
  await tickets.getByRole("button", { name: t("app.close") }).click()
  await expect(tickets).toBeHidden()

  let wait: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    wait = resolve
  })
  await page.route("**/backend/vs.pdf*", async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole("button", { name: new RegExp(`^${t("cart.seatView")}, Cordes`) }).click()
  const seats = page.getByRole("dialog", { name: t("cart.seatView") })
  await expect(seats.getByRole("status")).toHaveText(t("document.loading"))
  wait()
  const file = await downloaded(page, seats.getByRole("link", { name: t("document.download") }))
  expect(file.start).toBe("%PDF-")
  await expect(seats.getByRole("status")).toHaveCount(0)
})

for (const { width, language } of [
  { width: 1280, language: "fr" },
  { width: 390, language: "en" },
] as const)
  test(`what one sees from a seat is shown beside it and large, ${language}, ${width} px`, async ({
    page,
  }) => {
    const { t, pickBest } = shopper(page, language)
    const pictures: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/images/vues/")) pictures.push(request.url().split("/").at(-1) ?? "")
    })
    await pickBest({ ...strings, level: language === "fr" ? "Balcon" : "Balcony" })
    const view = page.getByRole("button", { name: t("view.section") })
    await expect(view).toHaveCount(1)
    const [section = ""] = /Balcony? \w+/.exec((await view.textContent()) ?? "") ?? []
    await expect(page.getByRole("button", { name: section }).first()).toBeVisible()
    await page.setViewportSize({ width, height: 844 })
    const larger = page.getByRole("button", { name: t("event.panel.larger") })
    if (width < 800) for (const _ of ["half", "full"]) await larger.click()
    await view.scrollIntoViewIfNeeded()
    await view.focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: t("view.section") })
    const said = {
      fr: /^Illustration.: la scène vue .+, à \d+.m$/,
      en: /^Illustration: the stage seen .+ away$/,
    }
    const picture = dialog.getByRole("img", { name: said[language] })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await axeFinds(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(view).toBeFocused()
    const sides: Readonly<Record<string, string>> = { left: "gauche", right: "droite" }
    const [, side = ""] = section.split(" ")
    expect(new Set(pictures)).toEqual(new Set([`balcon-${sides[side] ?? side}.svg`]))
  })

test("the pointer on a section shows what one sees from there, the list too, and nothing where none was given", async ({
  page,
}) => {
  const { t, atEvening } = shopper(page, "fr")
  await atEvening(strings)
  await expect(page.locator("canvas").first()).toBeVisible()
  const picture = page.locator(".parterre-map-tooltip img")
  const box = await page.locator("canvas").first().boundingBox()
  if (box === null) throw new Error("The map has no size")
  // Somewhere along the balcony a seat is free; a taken one shows no picture.
  await expect(async () => {
    for (let share = 0.3; share < 0.7; share += 0.01) {
      await page.mouse.move(box.x + box.width * share, box.y + box.height * 0.88)
      if (await picture.isVisible()) return
    }
    throw new Error("No picture beside the pointer yet")
  }).toPass()
  await expect(picture).toHaveAttribute("src", /\/assets\/belvedere\/images\/vues\/[\w-]+\.svg$/)
  await page.getByRole("radio", { name: t("event.view.list") }).click()
  await page.getByRole("button", { name: /^Corbeille gauche/ }).click()
  await expect(page.getByRole("button", { name: t("view.section") })).toContainText("Corbeille gauche")
  await atEvening({
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-05",
    level: "",
  })
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8)
  await expect(picture).toBeHidden()
})
