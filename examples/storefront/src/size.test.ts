import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { build, type Rolldown } from "vite"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { frame, laterServices, screens, services } from "../chunks/loads.ts"
import type { Shop } from "./app/open-shop.ts"
import { filesOf, filesOfShopper, screenFiles } from "./app/screen-files.ts"

/** A visitor who may have a cart. */
const WITH_SESSION = " with a session"

/**
 * Of each address: KiB of JavaScript, each file gzipped by itself, and files, until its screen answers; and files once it has
 * asked for all that it asks for by itself (`chunks/loads.ts`), the texts of the foot among them. Files have one or two to spare: a
 * few lines more may part two of them. README.md tells the limits.
 */
const limits = [
  ["/fr/pages", 110, 8, 19],
  ["/fr/pages/belvedere.le-cid", 120, 9, 21],
  ["/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05", 170, 13, 23],
  ["/fr/checkout/mode", 125, 12, 20],
  [`/fr/checkout/mode${WITH_SESSION}`, 150, 16, 23],
  ["/fr/cart", 130, 13, 20],
  ["/fr/client/login", 150, 15, 22],
] as const

const root = fileURLToPath(new URL("..", import.meta.url))
const shop = { tenant: { subdomain: "belvedere", widget: false, swt: false } } as Shop
let chunks: ReadonlyMap<string, Rolldown.OutputChunk>

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production")
  const result = await build({ root, mode: "production", logLevel: "silent", build: { write: false } })
  const outputs = Array.isArray(result) ? result : [result]
  const all = outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? [file] : [])) : [],
  )
  vi.unstubAllEnvs()
  chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
}, 240_000)

/** The chunks of an address with everything they cannot start without. */
function firstChunks(visit: string): readonly Rolldown.OutputChunk[] {
  const address = visit.replace(WITH_SESSION, "")
  const ofShopper = address === visit ? [] : filesOfShopper(shop, address)
  const files = [...filesOf(shop, address, "fr"), ...ofShopper]
  const begins = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) => isEntry || files.some((file) => facadeModuleId?.endsWith(`/${file}`)),
  )
  expect(begins).toHaveLength(files.length + 1)
  return withImports(begins)
}

/** The chunks of an address once it has asked for all that it asks for by itself. */
function settledChunks(address: string): readonly Rolldown.OutputChunk[] {
  const first = firstChunks(address)
  const isFirst = (file: string) =>
    first.some(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${file}`) === true)
  const next = screens.flatMap(({ files, waitsFor = [], next = [] }) =>
    files.every(isFirst) ? [...waitsFor, ...next] : [],
  )
  const later = [...next, ...services, ...frame, ...laterServices].map((file) => join(root, "src", file))
  later.push(join(root, "src/shared/texts/site.fr.json"))
  const begins = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => later.includes(id)))
  return withImports([...first, ...begins])
}

function withImports(begins: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const names = new Set(begins.map(({ fileName }) => fileName))
  for (const name of names) for (const other of chunks.get(name)?.imports ?? []) names.add(other)
  return [...names].flatMap((name) => chunks.get(name) ?? [])
}

describe("what is loaded before a screen answers", () => {
  it.each(limits)("%s: at most %d KiB", (address, most) => {
    const bytes = firstChunks(address).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
    const kib = bytes / 1024
    console.log(`${address}: ${kib.toFixed(1)} KiB`)
    expect(kib).toBeGreaterThan(most * 0.85)
    expect(kib).toBeLessThanOrEqual(most)
  })

  it.each(limits)(
    "%s: in few files, so that no shopper on a phone waits for one after the other",
    (...limit) => {
      const [address, , mostFirst, mostSettled] = limit
      const counts = [firstChunks(address).length, settledChunks(address).length]
      console.log(`${address}: ${counts.join(" files, then ")}`)
      expect(counts[0]).toBeLessThanOrEqual(mostFirst)
      expect(counts[1]).toBeLessThanOrEqual(mostSettled)
    },
  )

  it("has no files that import each other in a ring: what one begins with would not be there yet", () => {
    for (const { fileName, imports } of chunks.values()) {
      const imported = withImports(imports.flatMap((name) => chunks.get(name) ?? []))
      expect(imported.map((chunk) => chunk.fileName)).not.toContain(fileName)
    }
  })

  it("leaves the code of every screen a file of its own, which a drawn page asks for by its name", () => {
    const known = screens.flatMap(({ files }) => files.map((file) => `src/${file}`))
    expect(known).toEqual(expect.arrayContaining(Object.values(screenFiles).flat()))
  })

  it("does not ask by itself for what only some visits use", () => {
    const some = /dompurify|schemas\/answer-fault|react-aria|hosted-fields\/(?!mount)|find-party\.ts/
    for (const [address] of limits.filter(([one]) => !one.includes("performances")))
      expect(
        settledChunks(address).flatMap(({ moduleIds }) => moduleIds.filter((id) => some.test(id))),
        address,
      ).toEqual([])
  })

  it("does not ask for forms on the programme, which has none", () => {
    const ofForms = /\/shared\/(?:forms\/(?:TextField|DateField|TimeField|Form|ErrorSummary)|buyer\/)/
    const settled = settledChunks("/fr/pages").flatMap(({ moduleIds }) => moduleIds)
    expect(settled.filter((id) => ofForms.test(id))).toEqual([])
  })

  const modules = (address: string) => firstChunks(address).flatMap(({ moduleIds }) => moduleIds)

  it("has the SDK with Effect nowhere, nor what makes HTML safe, nor the other language", () => {
    const later = /effect\/dist|sdk\/src\/open-shop|openapi-fetch|dompurify|\/texts\/(?:\w+\.)?en\.json/
    for (const [address] of limits)
      expect(
        modules(address).filter((id) => later.test(id)),
        address,
      ).toEqual([])
  })

  it("has no map, form, date field or payment on the programme and its pages", () => {
    const other =
      /seat-map\/src|react\/src\/(seating|checkout)\/(?!index)|react-aria|@internationalized|\/(TextField|DateField)\.tsx|\/(checkout|event|cart|confirmation)\/\w+Screen\.tsx/
    for (const address of ["/fr/pages", "/fr/pages/belvedere.le-cid"])
      expect(
        modules(address).filter((id) => other.test(id)),
        address,
      ).toEqual([])
  })

  it("has no map but on the map", () => {
    for (const [address] of limits.filter(([one]) => !one.includes("performances")))
      expect(
        modules(address).filter((id) => id.includes("seat-map/src")),
        address,
      ).toEqual([])
  })
})
