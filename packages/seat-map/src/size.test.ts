import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import { expect, it } from "vitest"

/** Bytes that a page with a map loads on top of Paper.js, compressed. docs/performance.md says what is aimed at. */
const MOST_ADDED = 19_000

const PAPER = "paper/dist/paper-core.js"
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

it("adds less than 19 KB to Paper.js, both languages' words included", async () => {
  const [whole, paper] = await Promise.all([compressed(everything), compressed(`export * from "${PAPER}"`)])
  expect(whole - paper).toBeGreaterThan(5_000)
  expect(whole - paper).toBeLessThanOrEqual(MOST_ADDED)
}, 30_000)
