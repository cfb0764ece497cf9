import { declarationOf, isTestFile, loadedBy, type ModuleGraph } from "../modules/module-graph.ts"
import type { Reach } from "../modules/reach.ts"
import type { Mentions } from "../modules/syntax.ts"

export const layers = ["contract", "server", "sdk", "storefront", "cli"] as const
export type Layer = (typeof layers)[number]

/** Layers whose users meet something through this test, by the face the test goes through. */
export type Faces = (file: string, mentions: Mentions) => ReadonlySet<Layer | "rule">

const bundledDocument = /^packages\/contract\/test\//
const integration = /\.integration\.test\.ts$/
const browser = /^e2e\/.*\.spec\.ts$/
const screen = /^examples\/[^/]+\/src\/.*\.test\.tsx$/
const renderer = /^(react-dom\/(server|client)|@testing-library\/)/
const packages = /^packages\/(domain|sdk|react|seat-map)\//

/**
 * A test over the bundled document shows the contract; HTTP on a real database the server; the SDK as the client of
 * such a server the SDK too; a browser or a rendered screen the storefront; the program the CLI. `rule`: a unit test of
 * the packages, all of whose rules shipped code calls.
 */
export function facesOf(graph: ModuleGraph, { declaration }: Reach): Faces {
  const loads = new Map<string, Set<string>>()
  const loadedOf = (file: string) => {
    const known = loads.get(file) ?? loadedBy(graph, [file])
    loads.set(file, known)
    return known
  }
  const loaded = (file: string, other: string) => loadedOf(file).has(other)
  /** By itself or through its test support; that the shop's own start draws says nothing. */
  const renders = (file: string) =>
    [...loadedOf(file)].some(
      (one) => isTestFile(one) && graph.modules.get(one)?.loads.some((name) => renderer.test(name)),
    )
  return (file, mentions) => {
    const shown = new Set<Layer | "rule">()
    if (bundledDocument.test(file)) shown.add("contract")
    if (integration.test(file) && loaded(file, "server/src/app.ts")) {
      shown.add("server")
      if (loaded(file, "packages/sdk/src/index.ts")) shown.add("sdk")
    }
    if (browser.test(file) || (screen.test(file) && renders(file))) shown.add("storefront")
    if (file.startsWith("cli/") && loaded(file, "cli/src/run-cli.ts")) shown.add("cli")
    if (packages.test(file) && !bundledDocument.test(file)) {
      const rules = rulesOf(graph, file, mentions)
      if (rules.length > 0 && rules.every((rule) => declaration(rule.file, rule.name))) shown.add("rule")
    }
    return shown
  }
}

/** What a test asks of shipped code of the packages, through the functions its file declares. */
function rulesOf(graph: ModuleGraph, file: string, { names }: Mentions) {
  const module = graph.modules.get(file)
  const seen = new Set<string>()
  const waiting = [...names]
  const rules: { readonly file: string; readonly name: string }[] = []
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    waiting.push(...(module?.declarations.get(name)?.names ?? []))
    const imported = module?.imports.get(name)
    if (imported === undefined) continue
    const rule = declarationOf(graph, graph.resolve(file, imported.specifier), imported.name)
    if (
      rule !== undefined &&
      /^packages\/(domain|sdk|react|seat-map)\/src\/(?!.*test-support)/.test(rule.file)
    )
      rules.push(rule)
  }
  return rules
}
