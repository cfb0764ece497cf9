import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { root } from "../run.ts"
import { workspaces } from "../workspaces.ts"
import { type Module, readModule } from "./read-module.ts"

/** Modules by path from the top of the repository, and how one names another. */
export interface ModuleGraph {
  readonly modules: ReadonlyMap<string, Module>
  /** The file a specifier leads to from a file; nothing for a library. */
  readonly resolve: (from: string, specifier: string) => string | undefined
}

export const isTestFile = (file: string): boolean =>
  /\.(test|spec|test-support)\.tsx?$/.test(file) || /(^|\/)(test|e2e|bench)\//.test(file)

/** Every TypeScript module of the repository's workspaces, tests included. */
export function readRepository(): ModuleGraph {
  const files = globSync(
    ["packages/*/**/*.{ts,tsx}", "{server,cli}/**/*.{ts,tsx}", "examples/*/**/*.{ts,tsx}", "e2e/*.ts"],
    { cwd: root, exclude: (name) => /node_modules|dist/.test(name) },
  )
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]))
  return moduleGraph(sources, packageEntries())
}

/** Where the names of the workspaces' packages lead, as their manifests' `@parterre/source` condition says. */
function packageEntries(): Map<string, string> {
  const entries = new Map<string, string>()
  for (const { folder, name } of workspaces()) {
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      exports?: Record<string, string | Record<string, string>>
    }
    for (const [path, target] of Object.entries(manifest.exports ?? {})) {
      const source = typeof target === "string" ? target : target["@parterre/source"]
      if (source === undefined) continue
      if (!path.includes("*")) entries.set(join(name, path), join(folder, source))
      else
        for (const file of globSync(join(folder, source), { cwd: root })) {
          const [before = "", after = ""] = join(folder, source).split("*")
          entries.set(join(name, path.replace("*", file.slice(before.length, -after.length))), file)
        }
    }
  }
  return entries
}

export function moduleGraph(
  sources: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
): ModuleGraph {
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]))
  return {
    modules,
    resolve: (from, specifier) => {
      const file = specifier.startsWith(".")
        ? normalize(join(dirname(from), specifier))
        : entries.get(specifier)
      return file !== undefined && modules.has(file) ? file : undefined
    },
  }
}

/** Where a name that a file exports is declared, through any re-exports. */
export function declarationOf(
  graph: ModuleGraph,
  file: string | undefined,
  name: string,
): { readonly file: string; readonly name: string } | undefined {
  const module = file === undefined ? undefined : graph.modules.get(file)
  if (file === undefined || module === undefined) return undefined
  const own = module.exports.get(name)
  if (own !== undefined) {
    const imported = module.imports.get(own)
    return imported === undefined || imported.name === "*"
      ? { file, name: own }
      : declarationOf(graph, graph.resolve(file, imported.specifier), imported.name)
  }
  const other = module.reexports.get(name)
  if (other !== undefined) return declarationOf(graph, graph.resolve(file, other.specifier), other.name)
  for (const star of module.starExports) {
    const found = declarationOf(graph, graph.resolve(file, star), name)
    if (found !== undefined) return found
  }
  return undefined
}

/** All files that loading these loads, themselves included. */
export function loadedBy(graph: ModuleGraph, files: Iterable<string>): Set<string> {
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const specifier of graph.modules.get(file)?.loads ?? []) {
      const target = graph.resolve(file, specifier)
      if (target !== undefined) waiting.push(target)
    }
  }
  return seen
}
