import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import AxeBuilder from "@axe-core/playwright"
import type { Language } from "@parterre/contract"
import { type Browser, chromium, type Page } from "playwright"
import { findChromium } from "./chromium.ts"
import { type Consumer, must } from "./consumer-modules.ts"
import { root, run } from "./run.ts"

/** A phone in French and a desktop in English: what a shopper has in hand, and the card they pay with. */
const shoppers = [
  { language: "fr", viewport: { width: 390, height: 844 }, colorScheme: "light", level: "Corbeille" },
  { language: "en", viewport: { width: 1280, height: 900 }, colorScheme: "dark", level: "Balcony" },
] as const

/** Of the sandbox: the bank asks who pays, and its code is 1234. */
const challengedCard = { number: "4000000000001091", expiry: "0930", cvd: "123" }
const eventId = "belvedere.le-cid-2026-12-05"

/**
 * Builds examples/minimal where a consumer would, of the packed packages alone: checked against their declarations, bundled of
 * their JavaScript. Answers the folder to serve.
 */
export async function buildShop({ folder }: Consumer): Promise<string> {
  const shop = join(folder, "minimal")
  cpSync(join(root, "examples/minimal"), shop, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$|\.test\.ts$/.test(path),
  })
  const config = JSON.parse(readFileSync(join(shop, "tsconfig.json"), "utf8")) as { compilerOptions: object }
  const base = JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8")) as {
    compilerOptions: object
  }
  const compilerOptions = { ...base.compilerOptions, ...config.compilerOptions, customConditions: [] }
  writeFileSync(
    join(shop, "tsconfig.json"),
    JSON.stringify({ ...config, extends: undefined, compilerOptions }),
  )
  await must(
    "the shop in one file does not fit the packed declarations",
    run(join(root, "node_modules/.bin/tsc"), ["-p", "."], { cwd: shop }),
  )
  await must(
    "the shop in one file does not build of the packed packages",
    run(join(root, "node_modules/.bin/vite"), ["build", "--logLevel", "warn"], { cwd: shop }),
  )
  return join(shop, "dist")
}

/** Buys two seats in each language, from the programme to the tickets; every screen is held to axe. */
export async function walkShop(address: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  })
  try {
    await Promise.all(shoppers.map((shopper) => buy(browser, address, shopper)))
  } finally {
    await browser.close()
  }
}

/** The words of the shop, as its page says them. */
const texts = (language: Language): typeof import("../examples/minimal/src/words.fr.json") =>
  JSON.parse(readFileSync(join(root, `examples/minimal/src/words.${language}.json`), "utf8"))

async function buy(browser: Browser, address: string, shopper: (typeof shoppers)[number]): Promise<void> {
  const { language, viewport, colorScheme, level } = shopper
  const t = texts(language)
  const context = await browser.newContext({ locale: `${language}-CA`, viewport, colorScheme })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults: string[] = []
  page.on("pageerror", (error) => faults.push(String(error)))
  const seen = async (name: string) => {
    await isAccessible(page, `${language} ${name}`)
    const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    if (overflow !== 0) faults.push(`${name} is ${overflow} px wider than the screen`)
    if (process.env.SHOP_PICTURES !== undefined)
      await page.screenshot({
        path: join(process.env.SHOP_PICTURES, `${language}-${name}.png`),
        fullPage: true,
      })
  }
  const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor()
  const button = (name: string | RegExp) => page.getByRole("button", { name })

  await page.goto(address)
  await heading(t.home)
  await page.getByRole("link", { name: "Le Cid" }).waitFor()
  await seen("programme")
  await page.getByRole("link", { name: "Le Cid" }).click()
  await page.locator(`a[href$="${eventId}"]`).waitFor()
  await seen("dates")
  await page.locator(`a[href$="${eventId}"]`).click()
  await page.locator("canvas").first().waitFor()
  await button(new RegExp(`${t.best} · ${level}`)).click()
  await button(new RegExp(`^${t.add} · `)).waitFor()
  await page.locator("summary").click()
  await page.getByRole("searchbox").waitFor()
  await seen("seats")
  await button(new RegExp(`^${t.add} · `)).click()

  await heading(t.cart)
  await waitsForCart(page, t)
  await button(new RegExp(`^${t.pay} `)).click()
  await page.locator("[aria-invalid=true]:focus").waitFor()
  await seen("faults")
  const fields = {
    firstname: "Camille",
    lastname: "Tremblay",
    email: `${language}@example.ca`,
    nameOnCard: "Camille Tremblay",
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value)
  for (const [name, value] of Object.entries(challengedCard))
    await page.locator(`[data-card-field=${name}] iframe`).contentFrame().locator("input").fill(value)
  await seen("cart")
  await button(new RegExp(`^${t.pay} `)).click()

  const bank = page.getByRole("dialog", { name: t.bank }).frameLocator("iframe")
  await bank.locator("input[name=code]").fill("1234")
  await seen("bank")
  await bank.locator("button.main").click()
  await heading(t.thanks)
  await page.getByRole("link", { name: t.pdf }).waitFor()
  await seen("paid")
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: t.pdf }).click()
  const file = readFileSync(await (await download).path())
  if (!file.subarray(0, 5).equals(Buffer.from("%PDF-"))) faults.push("the link does not lead to a PDF")
  if (faults.length > 0) throw new Error(`${language}: ${faults.join("\n")}`)
  await context.close()
}

/** A cart whose answer is on its way is waited for, and never told as empty. */
async function waitsForCart(page: Page, t: ReturnType<typeof texts>): Promise<void> {
  const cart = "**/v1/cart/self?**"
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(cart, async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.reload()
  await page.getByRole("heading", { level: 1, name: t.cart }).waitFor()
  await page.getByRole("main").getByText(t.loading, { exact: true }).waitFor()
  const link = await page.getByRole("banner").locator('a[href="#cart"]').textContent()
  if (link !== t.cart) throw new Error(`${link} is told of a cart that was not read`)
  answer()
  await page.getByRole("link", { name: `${t.cart} (2)` }).waitFor()
  await page.unroute(cart)
}

async function isAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    // By itself where there are no frames, which takes half the time.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  if (serious.length > 0)
    throw new Error(`${name}: ${serious.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`).join("; ")}`)
}
