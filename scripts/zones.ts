import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { parseSync } from "oxc-parser"
import { ringFaults } from "./import-rings.ts"
import { root } from "./run.ts"
import { type SourceFile, strayFaults, tenantFaults } from "./sql-rules.ts"
import { type Import, violations } from "./zone-rules.ts"

/**
 * Reads every source file's imports and holds them to the zones of `zone-rules.ts`, and to no ring but those of
 * `import-rings.ts`; holds the server's SQL to its stores, and the stores to a website (`sql-rules.ts`).
 */
const files = globSync(
  [
    "packages/*/src/**/*.{ts,tsx}",
    "server/src/**/*.ts",
    "cli/src/**/*.{ts,tsx}",
    "examples/*/src/**/*.{ts,tsx}",
  ],
  { cwd: root },
)

const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))

function importsOf({ file, source }: SourceFile): Import[] {
  const { module } = parseSync(file, source)
  const requests = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    // What is fetched later is imported too; a computed address names no file.
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => source.slice(start, end).match(/^"(.*)"$/)?.[1] ?? [],
    ),
  ]
  return requests.map((specifier) => ({
    file,
    specifier,
    target: specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : undefined,
  }))
}

const imports = sources.flatMap(importsOf)
const complaints = [
  ...violations(imports),
  ...ringFaults(imports),
  ...strayFaults(sources),
  ...tenantFaults(sources),
]
for (const complaint of complaints) console.error(complaint)
if (complaints.length === 0) console.log(`zones hold: ${files.length} files, ${imports.length} imports`)
process.exitCode = complaints.length === 0 ? 0 : 1
