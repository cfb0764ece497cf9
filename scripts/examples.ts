import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root, run } from "./run.ts"

/** Changes when anything that an example is built from changes. */
function sourcesHash(example: string): string {
  const files = globSync(
    [
      "packages/*/src/**/*.{ts,tsx}",
      "packages/*/package.json",
      `examples/${example}/{src,public}/**/*`,
      `examples/${example}/{chunks/,}*.{ts,json,html}`,
      "scripts/precompress.ts",
      "package-lock.json",
    ],
    { cwd: root, withFileTypes: false },
  ).sort()
  const hash = createHash("sha256")
  for (const file of files) {
    if (!/\.[a-z0-9]+$/.test(file)) continue
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest("hex")
}

/** Builds an example unless its present build was made from these very sources. Answers whether it built. */
async function built(example: string, builds: readonly (readonly string[])[]): Promise<boolean> {
  const folder = join(root, "examples", example)
  const stamp = join(folder, "dist/.sources")
  const hash = sourcesHash(example)
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false
  for (const target of builds) {
    const { code, output } = await run("vite", ["build", ...target], { cwd: folder })
    if (code !== 0) throw new Error(`The ${example} did not build.\n${output}`)
  }
  mkdirSync(join(folder, "dist"), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

// What a server draws pages with names the files of the browser's build: that one comes first.
export const buildStorefront = () =>
  built("storefront", [[], ["--ssr", "src/render.tsx", "--outDir", "dist/render"]])

export const buildStudio = () => built("studio", [[]])

if (import.meta.main) {
  await buildStorefront()
  await buildStudio()
}
