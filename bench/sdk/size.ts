/** Prints what the SDK costs the first load of a browser: `npm run sdk -w bench`. Chunks loaded on demand do not count. */
import { gzipSync } from "node:zlib"
import { build } from "esbuild"

const cases = {
  everything: `export { createParterre } from "@parterre/sdk"`,
  "one operation": `import { getCart } from "@parterre/sdk/api"; export const cart = getCart()`,
}

const sizes = Object.entries(cases).map(async ([name, contents]) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    outdir: "out",
    bundle: true,
    splitting: true,
    metafile: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    conditions: ["@parterre/source"],
    define: { "process.env.NODE_ENV": '"production"' },
  })
  const first = new Set<string>()
  const visit = (file: string) => {
    if (first.has(file)) return
    first.add(file)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === "import-statement") visit(path)
  }
  visit("out/stdin.js")
  const isFirst = (path: string) => [...first].some((file) => path.endsWith(`/${file}`))
  const files = outputFiles.filter(({ path }) => isFirst(path)).map(({ contents }) => contents)
  const bytes = (size: (file: Uint8Array) => number) => kilo(files.reduce((sum, file) => sum + size(file), 0))
  const gzip = bytes((file) => gzipSync(file).length)
  return [name, { kilobytes: bytes((file) => file.length), gzip }] as const
})

const kilo = (bytes: number) => Math.round(bytes / 100) / 10
console.log(JSON.stringify(Object.fromEntries(await Promise.all(sizes))))
