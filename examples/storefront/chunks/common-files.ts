import { basename, join } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite"
import { groupPieces, type Load, type Piece } from "./group-pieces.ts"
import { frame, laterServices, screens, services } from "./loads.ts"

type Chunk = Rolldown.OutputChunk

interface CommonFile {
  readonly name: string
  /** Their ids. */
  readonly modules: readonly string[]
}

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
      names.clear()
      for (const { name, modules } of filesOf(await built(firstBuild), join(root, "src")))
        for (const id of modules) names.set(id, name)
    },
  }
  return { plugin, group: { name: (id: string) => names.get(id) ?? null } }
}

async function built(config: InlineConfig): Promise<readonly Chunk[]> {
  const result = await build({ ...config, configFile: false, logLevel: "silent" })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? [file] : [])) : [],
  )
}

/** What comes in one file, each with all of its modules. */
function filesOf(chunks: readonly Chunk[], source: string): readonly CommonFile[] {
  const graph = graphOf(chunks, source)
  const screenChunks = graph.chunksOf(screens.flatMap(({ files }) => files))
  const pieces = graph.chunks.map(
    ({ fileName, code, imports }): Piece => ({
      name: fileName,
      bytes: gzipSync(code, { level: 9 }).length,
      imports: imports.filter((name) => !graph.shell.has(name)),
      isAlone: screenChunks.includes(fileName),
    }),
  )
  const bytesOf = (name: string) => pieces.find((piece) => piece.name === name)?.bytes ?? 0
  return groupPieces(pieces, loadsOf(graph))
    .filter(({ length }) => length > 1)
    .map((names) => {
      // Named after its largest part: the name lasts, and with it what a browser has kept of those that import it.
      const [largest = ""] = names.toSorted((a, b) => bytesOf(b) - bytesOf(a))
      return {
        name: `with-${basename(largest, ".js")}`,
        modules: chunks.flatMap(({ fileName, moduleIds }) => (names.includes(fileName) ? moduleIds : [])),
      }
    })
}

type Graph = ReturnType<typeof graphOf>

function graphOf(all: readonly Chunk[], source: string) {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (names: Iterable<string>) => {
    const found = new Set(names)
    for (const name of found) for (const other of byName.get(name)?.imports ?? []) found.add(other)
    return found
  }
  const shell = withImports(all.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])))
  const isText = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith(".json") === true
  return {
    /** What the page starts with, whatever it shows. */
    shell,
    /** All others but texts, which each have a file. */
    chunks: all.filter((chunk) => !shell.has(chunk.fileName) && !isText(chunk)),
    /** The names of those where these files of the source are. */
    chunksOf: (files: readonly string[]) =>
      files.map((file) => {
        const chunk = all.find(({ moduleIds }) => moduleIds.includes(join(source, file)))
        if (chunk === undefined) throw new Error(`The build has no ${file}`)
        return chunk.fileName
      }),
    /** Some with everything they import. */
    load: (names: Iterable<string>) => new Set([...withImports(names)].filter((name) => !shell.has(name))),
  }
}

/** What a visit loads at one time: first screens, screens with all that they ask for by themselves, and what is opened on them. */
function loadsOf({ chunks, chunksOf, load }: Graph): readonly Load[] {
  const always = chunksOf([...services, ...frame, ...laterServices])
  const settled = screens.map(({ weight, files, waitsFor = [], next = [], without = [] }) => ({
    weight: weight === undefined ? weights.rareSettled : weights.settled,
    pieces: load([...chunksOf([...files, ...waitsFor, ...next]), ...always]),
    without: new Set(chunksOf(without)),
  }))
  const asked = new Set([
    ...chunksOf(screens.flatMap(({ files }) => files)),
    ...settled.flatMap(({ pieces }) => [...pieces]),
  ])
  const opened = chunks.filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !asked.has(fileName))
  return [
    ...screens.flatMap(({ weight = weights.rare, files, waitsFor = [] }) => [
      { weight, pieces: load(chunksOf(files)) },
      ...(waitsFor.length > 0 ? [{ weight, pieces: load(chunksOf([...files, ...waitsFor])) }] : []),
    ]),
    ...settled,
    { weight: weights.services, pieces: load(chunksOf(services)) },
    { weight: weights.frame, pieces: load(chunksOf(frame)) },
    ...opened.map(({ fileName }) => {
      const openers = chunks.flatMap((chunk) =>
        chunk.dynamicImports.includes(fileName) ? [chunk.fileName] : [],
      )
      // On which screens it is opened; what all of these have loaded is there.
      const [first = load(always), ...others] = settled.flatMap(({ pieces }) =>
        openers.some((name) => pieces.has(name)) ? [pieces] : [],
      )
      const there = [...first].filter((name) => others.every((pieces) => pieces.has(name)))
      return { weight: weights.opened, pieces: load([...there, fileName]) }
    }),
  ]
}

/** Against a screen's own weight in `loads.ts`: bytes hurt most before it answers. */
const weights = { rare: 0.3, settled: 1, rareSettled: 0.2, services: 3, frame: 1, opened: 0.08 }
