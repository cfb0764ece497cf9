export interface Import {
  /** Path from the top of the repository. */
  readonly file: string
  readonly specifier: string
  /** Path from the top for a relative import. */
  readonly target: string | undefined
}

/** Which workspaces each one may import; the direction of docs/architecture.md. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "packages/contract": [],
  "packages/domain": ["contract"],
  "packages/seat-map": ["domain"],
  "packages/sdk": ["contract", "domain"],
  "packages/react": ["contract", "domain", "sdk", "seat-map"],
  "examples/storefront": ["contract", "domain", "sdk", "seat-map", "react"],
  "examples/minimal": ["contract", "domain", "sdk", "seat-map", "react"],
  cli: ["contract", "domain", "sdk"],
  "packages/sandboxes": ["domain"],
  server: ["contract", "domain", "sandboxes"],
}
/** Folders that run in a browser and so know nothing of Node. */
const browser = [
  "packages/contract",
  "packages/domain",
  "packages/seat-map",
  "packages/sdk",
  "packages/react",
  "examples/storefront",
]
const isTest = (file: string) => /\.(test|test-support)\.tsx?$/.test(file) || file.includes("/test/")

const zoneOf = (path: string) => Object.keys(allowed).find((zone) => path.startsWith(`${zone}/`))

/** Sentences for every import that leaves its zone. Tests may use more: there the SDK is the client. */
export function violations(imports: readonly Import[]): string[] {
  return imports.flatMap(({ file, specifier, target }) => {
    const zone = zoneOf(file)
    if (zone === undefined || isTest(file)) return []
    if (target !== undefined) {
      const there = zoneOf(target)
      if (there !== zone) return [`${file}: reaches into ${target}; import the package by its name`]
      return []
    }
    const own = specifier.match(/^@parterre\/([^/]+)/)?.[1]
    if (own !== undefined && !allowed[zone]?.includes(own))
      return [`${file}: ${zone} may not import ${specifier}`]
    if (own === "sandboxes" && file !== "server/src/sandboxes.ts")
      return [`${file}: the sandboxes are optional; load them through server/src/sandboxes.ts`]
    if (specifier.startsWith("node:") && browser.includes(zone))
      return [`${file}: ${specifier} is not there in a browser`]
    if (zone === "packages/domain" && own !== "contract")
      return [`${file}: the domain depends on nothing, not ${specifier}`]
    if (/^effect$/.test(specifier)) return [`${file}: import effect deeply, as in effect/Effect`]
    return []
  })
}

/** The folder of `server/src` a file belongs to; files at the top compose the others. */
const moduleOf = (path: string) => path.match(/^server\/src\/([^/]+)\//)?.[1]

/** Sentences for every ring of server modules that import one another. */
export function moduleCycles(imports: readonly Import[]): string[] {
  const edges = new Map<string, Map<string, string>>()
  for (const { file, target } of imports) {
    const from = moduleOf(file)
    const to = target === undefined ? undefined : moduleOf(target)
    if (from === undefined || to === undefined || from === to || isTest(file)) continue
    const known = edges.get(from) ?? new Map<string, string>()
    known.set(to, `${file} → ${target}`)
    edges.set(from, known)
  }
  const complaints: string[] = []
  const done = new Set<string>()
  const visit = (module: string, trail: readonly string[]) => {
    const at = trail.indexOf(module)
    if (at >= 0) {
      const ring = [...trail.slice(at), module]
      const steps = ring.slice(1).map((to, i) => edges.get(ring[i] ?? "")?.get(to))
      complaints.push(`modules in a ring: ${ring.join(" → ")} (${steps.join("; ")})`)
      return
    }
    if (done.has(module)) return
    for (const to of edges.get(module)?.keys() ?? []) visit(to, [...trail, module])
    done.add(module)
  }
  for (const module of edges.keys()) visit(module, [])
  return complaints
}
