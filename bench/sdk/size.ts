/** Prints what the SDK costs a browser: `npx node --conditions=@parterre/source bench/sdk/size.ts`. */
import { gzipSync } from "node:zlib"
import { build } from "esbuild"

const cases = {
  everything: `export { createParterre } from "@parterre/sdk"`,
  "one operation": `import { getCart } from "@parterre/sdk/api"; export const cart = getCart()`,
}

const sizes = Object.entries(cases).map(async ([name, contents]) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    conditions: ["@parterre/source"],
  })
  const bytes = outputFiles[0]?.contents ?? new Uint8Array()
  return [name, { kilobytes: kilo(bytes.length), gzip: kilo(gzipSync(bytes).length) }] as const
})

const kilo = (bytes: number) => Math.round(bytes / 100) / 10
console.log(JSON.stringify(Object.fromEntries(await Promise.all(sizes))))
