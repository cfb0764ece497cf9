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
  "packages/seating-plans": ["contract", "domain"],
  "packages/seat-map": ["domain"],
  "packages/sdk": ["contract", "domain"],
  "packages/react": ["contract", "domain", "sdk", "seat-map"],
  "examples/storefront": ["contract", "domain", "sdk", "seat-map", "react"],
  "examples/minimal": ["contract", "domain", "sdk", "seat-map", "react"],
  "examples/studio": ["contract", "domain", "sdk", "seating-plans", "seat-map"],
  "examples/terminal": ["contract", "domain", "sdk"],
  cli: ["contract", "domain", "sdk"],
  "packages/sandboxes": ["domain"],
  server: ["contract", "domain", "seating-plans", "sandboxes"],
}
/** Folders that run in a browser and so know nothing of Node. */
const browser = [
  "packages/contract",
  "packages/domain",
  "packages/seating-plans",
  "packages/seat-map",
  "packages/sdk",
  "packages/react",
  "examples/storefront",
  "examples/studio",
]
export const isTest = (file: string) => /\.(test|test-support)\.tsx?$/.test(file) || file.includes("/test/")

export const zoneOf = (path: string) => Object.keys(allowed).find((zone) => path.startsWith(`${zone}/`))

/** The storefront's layers from top to bottom; each may import those below it. */
const layers = ["app", "features", "shared"]

/** Sentences for every import that leaves its zone. Tests may use more: there the SDK is the client. */
export function violations(imports: readonly Import[]): string[] {
  return imports.flatMap(({ file, specifier, target }) => {
    const zone = zoneOf(file)
    if (zone === undefined || isTest(file)) return []
    if (target !== undefined) {
      const there = zoneOf(target)
      if (there !== zone) return [`${file}: reaches into ${target}; import the package by its name`]
      return layerFaults(file, target)
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

/** Only the app composes features; what two of them need is shared. The entry, outside of all layers, starts the app. */
function layerFaults(file: string, target: string): string[] {
  const from = placeOf(file)
  const to = placeOf(target)
  if (from === undefined || to === undefined) return []
  if (from.level > to.level) return [`${file}: ${from.layer} may not import ${target}`]
  if (from.layer === "features" && to.layer === "features" && from.name !== to.name)
    return [`${file}: a feature may not import another, as ${target}; share it, or let the app compose them`]
  return []
}

function placeOf(path: string) {
  const [, layer = "", name] = path.match(/^examples\/storefront\/src\/([^/]+)\/([^/]+)/) ?? []
  const level = layers.indexOf(layer)
  return level < 0 ? undefined : { layer, name, level }
}
