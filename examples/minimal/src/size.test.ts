import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { build, type Rolldown } from "vite"
import { expect, it, vi } from "vitest"

/** Bytes of JavaScript, gzipped: the entry and what it cannot start without. React and its DOM are 67 kB of it. */
const MOST = 80_000
/** The same of the SDK's services, without which nothing is listed. */
const MOST_OF_SERVICES = 50_000

async function built(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  vi.stubEnv("NODE_ENV", "production")
  const root = fileURLToPath(new URL("..", import.meta.url))
  const result = await build({ root, mode: "production", logLevel: "silent", build: { write: false } })
  vi.unstubAllEnvs()
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? [file] : [])) : [],
  )
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

const gzipped = (chunk: Rolldown.OutputChunk | undefined) => gzipSync(chunk?.code ?? "", { level: 9 }).length

it("starts with at most 80 kB of JavaScript, and neither map, checkout nor schemas in it", async () => {
  const chunks = await built()
  const withImports = (names: readonly string[]) => {
    const all = new Set(names)
    for (const name of all) for (const other of chunks.get(name)?.imports ?? []) all.add(other)
    return all
  }
  const sizeOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipped(chunks.get(name)), 0)
  const entries = [...chunks.values()].flatMap((chunk) => (chunk.isEntry ? [chunk.fileName] : []))
  expect(entries.length).toBe(1)
  const first = withImports(entries)
  const bytes = sizeOf(first)
  const opening = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith("sdk/src/open-shop.ts")),
  )
  const services = sizeOf([...withImports([opening?.fileName ?? ""])].filter((name) => !first.has(name)))
  const words = [...chunks.values()].find(({ facadeModuleId: id }) => id?.endsWith("/words.fr.json"))
  const [start, french] = [bytes, gzipped(words)].map((size) => (size / 1000).toFixed(1))
  console.log(
    `examples/minimal starts with ${start} kB of JavaScript, gzipped, ${french} kB of French, and ${(services / 1000).toFixed(1)} kB of services`,
  )
  expect(services).toBeGreaterThan(20_000)
  expect(services).toBeLessThanOrEqual(MOST_OF_SERVICES)
  expect(bytes).toBeGreaterThan(60_000)
  expect(bytes).toBeLessThanOrEqual(MOST)

  const modules = [...first].flatMap((name) => chunks.get(name)?.moduleIds ?? [])
  const later =
    /packages\/seat-map|react\/src\/(seating|checkout)\/|sdk\/src\/(checkout|clients|payments|support)\/[A-Z]|sdk\/src\/schemas|effect\/dist\/Schema/
  expect(modules.filter((id) => later.test(id))).toEqual([])
}, 60_000)
