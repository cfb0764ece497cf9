import { spawn } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { type BrowserContextOptions, chromium, type Page } from "playwright"
import { findChromium } from "../scripts/chromium.ts"
import { root, run } from "../scripts/run.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"

/** `npm run pictures`: takes the pictures of the guides, against a server and a database of its own. */
const port = process.env.PICTURES_PORT ?? "4320"
const origin = `http://localhost:${port}`
const images = join(root, "docs/images")

const cid: Evening = {
  shop: "belvedere",
  page: "le-cid",
  event: "le-cid-2026-12-05",
  level: "Parterre A",
}
const arena: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-05",
  level: "Lower Bowl",
}
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

const executablePath = await findChromium()
const server = spawn(process.execPath, [join(root, "e2e/server.ts")], {
  stdio: "inherit",
  env: { ...process.env, PORT: port },
})
const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const deadline = performance.now() + 120_000
while (!(await isReady())) {
  if (server.exitCode !== null || performance.now() > deadline) throw new Error("The server did not start.")
  await setTimeout(250)
}
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
mkdirSync(images, { recursive: true })
try {
  await frenchPurchase()
  await englishCheckout()
  await frenchPhone()
  await englishPhone()
} finally {
  await browser.close()
  server.kill("SIGTERM")
}

async function frenchPurchase() {
  const { page, at, take } = await sitDown("fr", desktop)
  await page.goto(`/fr?subdomain=${cid.shop}`)
  await page.getByRole("link", { name: "Le Cid" }).first().waitFor()
  await take("home-fr")
  await at.pickBest(cid)
  await take("performance-fr")
  await at.addToCart()
  await take("cart-fr")
  await at.toPayment()
  await at.pay(cards.paysafeChallenge)
  await at.bank().locator("input[name=code]").waitFor()
  await take("challenge-fr")
  await at.answerBank("1234")
  await at.hasTickets()
  await take("confirmation-fr")
  const download = page.waitForEvent("download")
  await at.button(at.t("confirmation.download")).click()
  await drawTicket(await (await download).path())
  await page.context().close()
}

async function englishCheckout() {
  const { page, at, take } = await sitDown("en", desktop)
  await at.pickBest(arena)
  await take("performance-en")
  await at.addToCart()
  await at.toPayment("camille@example.ca")
  await at.cardField("number").fill(cards.globalPaymentsChallenge.number)
  await take("checkout-en")
  await page.context().close()
}

async function frenchPhone() {
  const { page, at, take } = await sitDown("fr", phone)
  await pickOnPhone(at, cid)
  await take("phone-performance-fr")
  await page.context().close()
}

async function englishPhone() {
  const { page, at, take } = await sitDown("en", phone)
  await pickOnPhone(at, { ...cid, level: "Orchestra A" })
  await at.addToCart()
  await at.toPayment("camille@example.ca")
  await at.pay(cards.paysafeFrictionless)
  await at.hasTickets()
  await take("phone-confirmation-en")
  await page.context().close()
}

/** The prices are in the sheet, and the seats picked are on the map behind it. */
async function pickOnPhone(at: ReturnType<typeof shopper>, evening: Evening) {
  await at.atEvening(evening)
  await at.button(at.t("event.panel.larger")).click()
  await at.button(at.t("event.levels.best.for", { level: evening.level })).click()
  await at.button(at.t("event.panel.smaller")).click()
}

/** A shopper in a window of their own; `take` waits until nothing is loading and no message covers the screen. */
async function sitDown(language: Language, device: BrowserContextOptions) {
  const context = await browser.newContext({ ...device, baseURL: origin, reducedMotion: "reduce" })
  const page = await context.newPage()
  return { page, at: shopper(page, language), take: (name: string) => take(page, name) }
}

async function take(page: Page, name: string) {
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    return inView.every(({ complete }) => complete)
  })
  await page.waitForFunction(() => document.querySelector("[role=status][data-print]:not(:empty)") === null)
  // Two frames, for a map that is drawn on the next one.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.screenshot({ path: join(images, `${name}.png`), animations: "disabled" })
  console.log(`docs/images/${name}.png`)
}

/** The first ticket of a PDF, cut below the card, by poppler's pdftoppm. */
async function drawTicket(pdf: string) {
  const cut = ["-r", "110", "-x", "0", "-y", "0", "-W", "935", "-H", "828"]
  const to = join(images, "ticket-fr")
  const { code, output } = await run("pdftoppm", ["-png", "-singlefile", ...cut, pdf, to])
  if (code !== 0) throw new Error(`pdftoppm (poppler-utils) could not draw the ticket.\n${output}`)
  console.log("docs/images/ticket-fr.png")
}
