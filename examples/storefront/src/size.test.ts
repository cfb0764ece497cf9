import { fileURLToPath } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { build, type Rolldown } from "vite"
import { expect, it, vi } from "vitest"

/** Bytes of JavaScript as served until the catalogue stands: the shell, its first screen, one language. README.md tells them. */
const MOST = 159_500

async function built(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  vi.stubEnv("NODE_ENV", "production")
  const root = fileURLToPath(new URL("..", import.meta.url))
  const result = await build({ root, mode: "production", logLevel: "silent", build: { write: false } })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? [file] : [])) : [],
  )
  vi.unstubAllEnvs()
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

/** A chunk and everything it cannot start without. */
function needs(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, first: readonly string[]): Set<string> {
  const needed = new Set(first)
  for (const name of needed) for (const other of chunks.get(name)?.imports ?? []) needed.add(other)
  return needed
}

it("shows the catalogue with less than 160 kB of JavaScript, one language, and no payment or map in it", async () => {
  const chunks = await built()
  const named = (wanted: (chunk: Rolldown.OutputChunk) => boolean) =>
    [...chunks.values()].filter(wanted).map(({ fileName }) => fileName)
  const entry = named(({ isEntry }) => isEntry)
  const french = named(({ facadeModuleId }) => facadeModuleId?.endsWith("/texts/fr.json") ?? false)
  expect([entry.length, french.length]).toEqual([1, 1])

  const first = needs(chunks, [...entry, ...french])
  const code = [...first].map((name) => chunks.get(name)?.code ?? "")
  const bytes = code.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(MOST)

  const modules = [...first].flatMap((name) => chunks.get(name)?.moduleIds ?? [])
  const others = /\/(checkout|event|cart|confirmation)\/\w+Screen\.tsx|\/texts\/en\.json|seat-map|dompurify/
  expect(modules.filter((id) => others.test(id))).toEqual([])
}, 60_000)
