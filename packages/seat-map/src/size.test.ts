import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import { expect, it } from "vitest"

/** Bytes that a page with a map loads, compressed: the whole renderer, no library behind it. */
const MOST = 28_400

const everything = `export { createSeatMap, englishLabels, frenchLabels, priceLevelMark } from "./index.ts"`

async function compressed(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2024",
    conditions: ["@parterre/source"],
  })
  return gzipSync(outputFiles[0]?.contents ?? "").length
}

it("weighs about 27 KB, both languages' words included", async () => {
  const whole = await compressed(everything)
  expect(whole).toBeGreaterThan(5_000)
  expect(whole).toBeLessThanOrEqual(MOST)
}, 30_000)
