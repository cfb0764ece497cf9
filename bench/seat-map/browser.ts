import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "esbuild"
import { type Browser, chromium, type Page } from "playwright"
import { findChromium } from "../../scripts/chromium.ts"

/** Frames as fast as they can be made, so that the interval between two is the work of one. */
const UNCLAMPED = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]

/** A Chromium without graphics card: what a shopper on a modest machine has, and the same everywhere. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc", ...UNCLAMPED],
  })

/** The page's program, bundled for the browser. */
export async function bundled(entry: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parterre-map-"))
  try {
    const outfile = join(folder, "page.js")
    await build({
      entryPoints: [join(import.meta.dirname, entry)],
      outfile,
      bundle: true,
      minify: true,
      format: "iife",
      platform: "browser",
      target: "es2024",
      conditions: ["@parterre/source"],
      loader: { ".css": "text" },
    })
    return await readFile(outfile, "utf8")
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function openPage(
  browser: Browser,
  script: string,
  { width = 900, height = 800, sharpness = 1 } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: sharpness })
  page.on("pageerror", (error) => console.error(error))
  await page.setContent(
    `<!doctype html><body style="margin:0"><div id="map" style="width:${width}px;height:${height}px"></div>`,
  )
  await page.addScriptTag({ content: script })
  return page
}
