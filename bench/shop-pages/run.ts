/**
 * The shop's pages on an emulated phone: `npm run bench:shop-pages -- [--rounds=5] [--publish] [--beside=http://localhost:4701]`. Each page
 * cold, round-robin in one run: **drawn** by the server and taken over (what shoppers get), **undrawn** (an empty page that a browser
 * draws, as the shop was before), and **static** (the floor: the same HTML and pictures without a line of code). `--beside` visits
 * another version of the shop in turns with it (**other**), which somebody started with `--demo` at that origin. Prints a table and one
 * JSON line, medians of the rounds; ends with 1 when an aim is missed. Loopback only; about ten minutes.
 */
import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { cpus, tmpdir } from "node:os"
import { basename, join } from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { parseArgs } from "node:util"
import { chromium, type Page } from "playwright"
import {
  findChromium,
  presentHeadlessShell,
  QUIET_ARGUMENTS,
  sharedInMemory,
} from "../../scripts/chromium.ts"
import { buildStorefront } from "../../scripts/examples.ts"
import { publishResult, publishTables } from "../publish.ts"
import { freshMemoryOf } from "./processor.ts"
import { goalsOf, medians, middle, type Pages, table } from "./report.ts"
import { type Press, type Visit, visit } from "./visit.ts"

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    publish: { type: "boolean", default: false },
    beside: { type: "string" },
  },
})
if (options.publish && options.beside !== undefined)
  throw new Error("What is published is of one version: --publish and --beside do not go together.")
const root = join(import.meta.dirname, "../..")
const pages = {
  home: "/fr/pages?subdomain=belvedere",
  "event page": "/fr/pages/belvedere.le-cid?subdomain=belvedere",
  map: "/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05?subdomain=belvedere",
  checkout: "/fr/checkout/mode?subdomain=belvedere",
}

/** Milliseconds between what is scrolled to and its press. */
const LOOKED = 400
/**
 * What is pressed on each once it has settled: a filter, a route, the plan. A shopper scrolls, looks, and presses; and the press is
 * a mouse's, for that of a locator has its own look at what it hits, in the page.
 */
const click = (selector: string) => async (page: Page) => {
  const pressed = page.locator(selector).first()
  await pressed.scrollIntoViewIfNeeded()
  await page.waitForTimeout(LOOKED)
  const box = await pressed.boundingBox()
  if (box === null) throw new Error(`${selector} cannot be pressed: it is not shown`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
const names = Object.keys(pages) as readonly (keyof typeof pages)[]
const presses: Readonly<Record<keyof typeof pages, readonly Press[]>> = {
  home: [
    async (page) => {
      await page.locator("main select").first().focus()
      await page.keyboard.press("ArrowDown")
    },
    click("main article a"),
  ],
  "event page": [click('main a[href*="/performances/"]')],
  map: [click(".parterre-map canvas"), click("main label:has([type=radio]:not(:checked))")],
  checkout: [click("header button"), click("header a[href*=pages]")],
}

// A whole browser draws a window of its own for each visit, which takes a fifth of this machine while the page opens.
const executablePath = presentHeadlessShell() ?? (await findChromium())
const browser = await chromium.launch({ executablePath, args: QUIET_ARGUMENTS, ...sharedInMemory() })
// Before anything else is at work.
const blank = await browser.newPage()
const memory = await freshMemoryOf(blank)
await blank.close()
if (memory.tooDear !== undefined) {
  if (options.publish) throw new Error(`${memory.tooDear}. Nothing was measured.`)
  console.error(memory.tooDear)
}

await buildStorefront()
const data = await mkdtemp(join(tmpdir(), "parterre-pages-"))
const shop = join(root, "examples/storefront/dist")
const bare = createServer()
await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve))
const port = (bare.address() as AddressInfo).port + 1
const server = spawn(
  process.execPath,
  ["--conditions=@parterre/source", join(root, "server/src/main.ts"), "start", "--demo"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: "error",
      LIMIT_PER_MINUTE: "60000",
      STOREFRONT_DIR: shop,
    },
  },
)
const origin = `http://localhost:${port}`
/** The same pages elsewhere: without code, or as an empty page; whatever else they need comes from the shop. */
const empty = await readFile(join(shop, "index.html"), "utf8")
bare.on("request", async (request, response) => {
  const url = new URL(request.url ?? "/", "http://bare.invalid")
  const kind = url.searchParams.get("as")
  const asked = await fetch(`${origin}${request.url}`, {
    method: request.method ?? "GET",
    headers: headersOf(request.headers),
    ...(request.method === "POST" ? { body: "{}" } : {}),
  })
  const body = kind === "undrawn" ? Buffer.from(empty) : Buffer.from(await asked.arrayBuffer())
  const type = asked.headers.get("content-type") ?? "text/html"
  const sent = kind === "static" ? Buffer.from(withoutCode(body.toString())) : body
  const { gzipSync } = await import("node:zlib")
  const isText = /text|json|javascript|svg/.test(type)
  response.writeHead(asked.status, {
    ...sentAlike(asked.headers),
    "content-type": type,
    ...(isText ? { "content-encoding": "gzip" } : {}),
  })
  response.end(isText ? gzipSync(sent) : sent)
})
const { port: barePort } = bare.address() as AddressInfo

const headersOf = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    ["accept", "content-type", "x-session-token"].flatMap((name) => {
      const value = headers[name]
      return typeof value === "string" ? [[name, value]] : []
    }),
  )

/**
 * The floor is sent with the shop's own headers: `Cross-Origin-Opener-Policy` alone has the browser open another process for the
 * page, which takes 160 ms here, and a static page of the same server would come with it.
 */
const sentAlike = (headers: Headers) =>
  Object.fromEntries(
    [...headers].filter(([name]) => /^(?:cross-origin-|origin-|content-security-|referrer-|x-)/.test(name)),
  )

const withoutCode = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replaceAll(/<link rel="modulepreload"[^>]*>/g, "")

let isShort = false
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await after(200)
  const found: Record<string, Record<keyof Pages[string], Visit[]>> = {}
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const name of names) {
      const path = pages[name]
      const of = found[name] ?? { drawn: [], undrawn: [], static: [], other: [] }
      found[name] = of
      const plan = name === "map"
      const elsewhere = (kind: string) => `http://localhost:${barePort}${path}&as=${kind}`
      const shopAt = (at: string) => visit(browser, `${at}${path}`, { plan, code: true }, presses[name])
      of.static.push(await visit(browser, elsewhere("static"), { plan: false, code: false }))
      of.drawn.push(await shopAt(origin))
      if (options.beside !== undefined) of.other.push(await shopAt(new URL(options.beside).origin))
      of.undrawn.push(await visit(browser, elsewhere("undrawn"), { plan, code: true }))
      console.error(`round ${round + 1}: ${name}`)
    }
  const measured: Pages = Object.fromEntries(
    Object.entries(found).map(([name, of]) => [
      name,
      {
        drawn: medians(of.drawn),
        ...(of.other.length === 0 ? {} : { other: medians(of.other) }),
        undrawn: medians(of.undrawn),
        static: medians(of.static),
      },
    ]),
  )
  const goals = goalsOf(measured)
  isShort = goals.some(({ holds }) => !holds)
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? "",
    node: process.version,
    browser: `${basename(executablePath)} ${browser.version()}`,
    freshMemoryMicroseconds: memory.microseconds,
  }
  const slowdowns = Object.values(found).flatMap((of) =>
    Object.values(of)
      .flat()
      .map((one) => one.slowdown),
  )
  const slowdown = middle(slowdowns)
  const result = {
    bench: "shop-pages",
    machine,
    slowdown,
    slowdowns: { least: Math.min(...slowdowns), most: Math.max(...slowdowns) },
    rounds: Number(options.rounds),
    pages: measured,
    goals,
  }
  console.log(table(measured, goals))
  console.log(JSON.stringify(result))
  if (options.publish) {
    const setting = `${machine.cores} cores (${machine.processor}), Node ${machine.node}, median of ${result.rounds};\nthe machine was ${slowdown.toFixed(1)} times as fast as the phone (${result.slowdowns.least.toFixed(1)} to ${result.slowdowns.most.toFixed(1)} from visit to visit).`
    await publishResult("shop-pages", result)
    await publishTables("shop-pages", setting, table(measured, goals))
  }
} finally {
  await browser.close()
  bare.close()
  server.kill("SIGTERM")
  await new Promise((resolve) => server.once("exit", resolve))
  await rm(data, { recursive: true, force: true })
}
process.exitCode = isShort ? 1 : 0
