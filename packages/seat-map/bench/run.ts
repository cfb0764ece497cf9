/**
 * Mounts synthetic venues in a real Chromium, measures frames and takes pictures.
 * `node --conditions=@parterre/source packages/seat-map/bench/run.ts [folder for pictures]`
 */

import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, type JSHandle, type Page } from "playwright"
import { build } from "tsup"
import type { SeatMapHandle } from "../src/index.ts"
import type { MountOptions } from "./page.ts"
import { pretixVenue } from "./pretix-plan.ts"
import type { BenchVenue } from "./synthetic-venues.ts"

const here = import.meta.dirname
const pictures = process.argv[2]
const folder = await mkdtemp(join(tmpdir(), "parterre-map-"))
const system = "/usr/bin/chromium"
const browser = await chromium.launch({
  ...(existsSync(system) ? { executablePath: system } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-gpu-vsync"],
})

try {
  await build({
    entry: { page: join(here, "page.ts") },
    outDir: folder,
    format: "iife",
    platform: "browser",
    noExternal: [/.*/],
    minify: true,
    config: false,
    silent: true,
    clean: false,
    esbuildOptions(options) {
      options.conditions = ["@parterre/source"]
    },
  })
  const script = await readFile(join(folder, "page.global.js"), "utf8")
  const results = []
  for (const [which, all] of [
    ["theatre", true],
    ["18000", false],
    ["18000", true],
    ["60000", true],
  ] as const)
    results.push(await measure(script, which, all))
  console.log(JSON.stringify({ benchmark: "seat-map", results }))
  if (pictures !== undefined) await photograph(script, pictures)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}

async function open(script: string, sharpness: number, size = { width: 900, height: 800 }): Promise<Page> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: sharpness })
  page.on("pageerror", (error) => console.error(error))
  await page.setContent(
    `<!doctype html><body style="margin:0"><div id="map" style="width:100vw;height:100vh"></div>`,
  )
  await page.addScriptTag({ content: script })
  return page
}

async function measure(script: string, which: string, all: boolean) {
  const page = await open(script, 1)
  const result = await page.evaluate(
    async ([name, every]) => {
      const source = window.bench.synthetic(name)
      const start = performance.now()
      const handle = window.bench.mount(source, { all: every })
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve))
      const firstFrame = performance.now() - start
      await window.bench.settled()
      const fitted = await window.bench.panFrames(handle, 1500)
      handle.zoomIn()
      handle.zoomIn()
      handle.zoomIn()
      await window.bench.settled()
      const close = await window.bench.panFrames(handle, 1500)
      const at = (times: number[], share: number) => {
        const sorted = times.toSorted((a, b) => a - b)
        return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
      }
      return {
        firstFrame: Math.round(firstFrame),
        pan: { median: at(fitted, 0.5), p95: at(fitted, 0.95) },
        closePan: { median: at(close, 0.5), p95: at(close, 0.95) },
      }
    },
    [which, all] as const,
  )
  await page.close()
  return { venue: which, allSeats: all, ...result }
}

/** Every venue from afar to close, light and dark, on a sharp screen; the demo tenants' plans too. */
async function photograph(script: string, into: string) {
  const demo = (path: string) => join(here, "../../../server/demo", path)
  const venues: [string, BenchVenue | string][] = [
    ["theatre", "theatre"],
    ["arena", "18000"],
    ["belvedere", pretixVenue(demo("belvedere/venues/salle.plan.json"), ["Cabaret"])],
    ["harbour", pretixVenue(demo("harbour/venues/arena.plan.json"), [])],
  ]
  for (const [name, source] of venues) {
    for (const dark of [false, true]) {
      const page = await open(script, 2)
      const plain = typeof source === "string" ? source : toPlain(source)
      const handle = await page.evaluateHandle(
        ([what, isDark]) => {
          const venue =
            typeof what === "string"
              ? window.bench.synthetic(what)
              : {
                  name: what.name,
                  venue: what.venue,
                  rows: new Map(what.rows),
                  details: new Map(what.details),
                }
          const options: MountOptions = { dark: isDark, french: isDark }
          return window.bench.mount(venue, options)
        },
        [plain, dark] as const,
      )
      for (const scale of ["fit", 1.2, 1.6, 3] as const) {
        if (scale !== "fit")
          await page.evaluate(([map, wanted]) => window.bench.zoomTo(map, wanted, 330, 560), [
            handle,
            scale,
          ] as const)
        else await page.evaluate(() => window.bench.settled())
        if (scale === 1.6) await choose(page, handle)
        await page.screenshot({ path: join(into, `${name}-${dark ? "dark" : "light"}-${scale}.png`) })
      }
      await page.close()
    }
  }
}

function toPlain(source: BenchVenue) {
  return { ...source, rows: [...source.rows], details: [...source.details] }
}

/** Marks a few seats as chosen and in the cart, and hovers one. */
async function choose(page: Page, handle: JSHandle<SeatMapHandle>) {
  await page.mouse.move(450, 420)
  await page.evaluate(async (map) => {
    const ids: string[] = []
    for (let x = 380; x < 700; x += 7) {
      const seat = window.bench.seatAt(x, 420)
      if (seat !== undefined && !ids.includes(seat)) ids.push(seat)
    }
    map.setSelection({ temporary: ids.slice(1, 4), mine: ids.slice(5, 7) })
    await window.bench.settled()
  }, handle)
}
