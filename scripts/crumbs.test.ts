import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { parseSync } from "oxc-parser"
import { expect, it } from "vitest"
import { root } from "./run.ts"
import { isTest } from "./zone-rules.ts"

/** Lines of a file that is so short that its reader would rather have it where it is used. */
const SHORT = 30

/** Short files with one importer that stay apart, and why. */
const kept: Readonly<Record<string, string>> = {
  "shared/texts/is-plain.ts": "the build asks it too, and loads nothing of a browser",
  "features/checkout/DeliveryAwaited.tsx": "two states of one step; the file that imports it has 200 lines",
}

interface Importer {
  readonly file: string
  /** Whether it loads the file when it is needed. */
  readonly isLater: boolean
}

function importersOf(files: readonly string[], shop: string): ReadonlyMap<string, readonly Importer[]> {
  const importers = new Map<string, Importer[]>()
  for (const file of files) {
    const source = readFileSync(join(shop, file), "utf8")
    const { staticImports, dynamicImports } = parseSync(file, source).module
    const add = (specifier: string, isLater: boolean) => {
      const target = normalize(join(dirname(file), specifier))
      importers.set(target, [...(importers.get(target) ?? []), { file, isLater }])
    }
    for (const { moduleRequest } of staticImports) add(moduleRequest.value, false)
    for (const { moduleRequest } of dynamicImports)
      add(source.slice(moduleRequest.start + 1, moduleRequest.end - 1), true)
  }
  return importers
}

it("keeps a short file of the storefront apart from its one importer for a reason only", () => {
  const shop = join(root, "examples/storefront/src")
  const files = globSync("**/*.{ts,tsx}", { cwd: shop })
  const importers = importersOf(files, shop)
  const crumbs = files.filter((file) => {
    const by = importers.get(file) ?? []
    const [only, ...others] = by.filter((importer) => !isTest(importer.file))
    const isShort = readFileSync(join(shop, file), "utf8").trimEnd().split("\n").length <= SHORT
    const isTested = by.some((importer) => isTest(importer.file))
    if (isTest(file) || !isShort || only === undefined || others.length > 0) return false
    return !only.isLater && !isTested && !file.endsWith("Screen.tsx")
  })
  expect(crumbs).toEqual(Object.keys(kept))
})
