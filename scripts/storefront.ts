import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root, run } from "./run.ts"

const folder = join(root, "examples/storefront")
const stamp = join(folder, "dist/.sources")

/** Changes when anything the storefront is built from changes. */
function sourcesHash(): string {
  const files = globSync(
    [
      "packages/*/src/**/*.{ts,tsx}",
      "packages/*/package.json",
      "examples/storefront/{src,public}/**/*",
      "examples/storefront/{chunks/,}*.{ts,json,html}",
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

/** Builds the storefront unless the present build was made from these very sources. Answers whether it built. */
export async function buildStorefront(): Promise<boolean> {
  const hash = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false
  // What a server draws pages with names the files of the browser's build: that one comes first.
  for (const target of [[], ["--ssr", "src/render.tsx", "--outDir", "dist/render"]]) {
    const { code, output } = await run("vite", ["build", ...target], { cwd: folder })
    if (code !== 0) throw new Error(`The storefront did not build.\n${output}`)
  }
  mkdirSync(join(folder, "dist"), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

if (import.meta.main) await buildStorefront()
