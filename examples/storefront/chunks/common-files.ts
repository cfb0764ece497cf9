import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite"
import { groupPieces, type Load, type Piece } from "./group-pieces.ts"
import { frame, laterServices, screens, services } from "./loads.ts"

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/**
 * What always loads together comes in one file. A first build, without groups, tells which modules the very same parts of
 * the shop need; `loads.ts` tells which parts load at one time.
 */
export function commonFiles(root: string, firstBuild: InlineConfig) {
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: "common-files",
    apply: "build",
    async buildStart() {
      const groups = groupsOf(await built(firstBuild), join(root, "src"))
      names.clear()
      groups.forEach((modules, at) => {
        for (const id of modules) names.set(id, `common-${at}`)
      })
    },
  }
  return { plugin, group: { name: (id: string) => names.get(id) ?? null } }
}

async function built(config: InlineConfig): Promise<Chunks> {
  const result = await build({ ...config, configFile: false, logLevel: "silent" })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? [file] : [])) : [],
  )
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

/** The modules of each file that several loads need. */
function groupsOf(chunks: Chunks, source: string): readonly (readonly string[])[] {
  const all = [...chunks.values()]
  const withImports = (names: Iterable<string>) => {
    const found = new Set(names)
    for (const name of found) for (const other of chunks.get(name)?.imports ?? []) found.add(other)
    return found
  }
  const shell = withImports(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const load = (names: Iterable<string>) =>
    new Set([...withImports(names)].filter((name) => !shell.has(name)))
  const chunkOf = (file: string) => {
    const id = join(source, file)
    const chunk = all.find(({ moduleIds }) => moduleIds.includes(id))
    if (chunk === undefined) throw new Error(`The build has no ${file}`)
    return chunk.fileName
  }
  const chunksOf = (files: readonly string[]) => files.map(chunkOf)

  const always = chunksOf([...services, ...frame, ...laterServices])
  const settled = screens.map(({ weight, files, next = [] }) => ({
    weight: weight === undefined ? 0.2 : 1,
    pieces: load([...chunksOf([...files, ...next]), ...always]),
  }))
  const loads: Load[] = [
    ...screens.map(({ weight = 0.3, files }) => ({ weight, pieces: load(chunksOf(files)) })),
    ...settled,
    { weight: 3, pieces: load(chunksOf(services)) },
    { weight: 1, pieces: load(chunksOf(frame)) },
  ]
  const screenChunks = new Set(chunksOf(screens.flatMap(({ files }) => files)))
  const isText = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith(".json") === true
  const known = new Set([...screenChunks, ...always, ...settled.flatMap(({ pieces }) => [...pieces])])
  for (const { fileName, isDynamicEntry, ...chunk } of all) {
    if (!isDynamicEntry || known.has(fileName) || chunk.facadeModuleId?.endsWith(".json")) continue
    // Opened by what some screens show: what all of these have loaded is there.
    const before = settled.filter(({ pieces }) =>
      all.some(({ fileName: name, dynamicImports }) => pieces.has(name) && dynamicImports.includes(fileName)),
    )
    const [first = load(always), ...others] = before.map(({ pieces }) => pieces)
    const there = [...first].filter((name) => others.every((pieces) => pieces.has(name)))
    loads.push({ weight: 0.08, pieces: load([...there, fileName]) })
  }

  const pieces: Piece[] = all
    .filter((chunk) => !shell.has(chunk.fileName) && !isText(chunk))
    .map(({ fileName, code, imports }) => ({
      name: fileName,
      bytes: gzipSync(code, { level: 9 }).length,
      imports: imports.filter((name) => !shell.has(name)),
      isAlone: screenChunks.has(fileName),
    }))
  return groupPieces(pieces, loads)
    .filter(({ length }) => length > 1)
    .map((group) => group.flatMap((name) => chunks.get(name)?.moduleIds ?? []))
}
