import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { groupPieces, type Load, type Piece } from "./group-pieces.ts"

const piece = (name: string, bytes: number, imports: readonly string[] = [], isAlone = false): Piece => ({
  name,
  bytes,
  imports,
  isAlone,
})
const load = (weight: number, ...pieces: readonly string[]): Load => ({ weight, pieces: new Set(pieces) })

describe("what comes in one file", () => {
  it("is what the same loads need, however large", () => {
    const pieces = [piece("a", 20_000), piece("b", 30_000), piece("c", 40_000)]
    expect(groupPieces(pieces, [load(1, "a", "b"), load(1, "a", "b", "c")])).toEqual([["c"], ["b", "a"]])
  })

  it("is not what a load has no use for, unless it is smaller than a request", () => {
    const both = (bytes: number) =>
      groupPieces([piece("a", bytes), piece("b", bytes)], [load(1, "a"), load(1, "a", "b")])
    expect(both(5_000)).toHaveLength(2)
    expect(both(400)).toHaveLength(1)
  })

  it("is nothing that a load is to be without", () => {
    const pieces = [piece("a", 400), piece("b", 400)]
    const both = load(1, "a", "b")
    expect(groupPieces(pieces, [{ ...load(1, "a"), without: new Set(["b"]) }, both])).toHaveLength(2)
    expect(groupPieces(pieces, [{ ...load(1, "a"), without: new Set(["c"]) }, both])).toHaveLength(1)
  })

  it("is less where bytes count more", () => {
    const first = (weight: number) =>
      groupPieces([piece("a", 900), piece("b", 900)], [load(weight, "a"), load(1, "a", "b")])
    expect(first(1)).toHaveLength(1)
    expect(first(20)).toHaveLength(2)
  })

  it("never makes files import each other: what lies between two pieces keeps them apart or joins them", () => {
    const pieces = [piece("a", 100, ["b"]), piece("b", 100, ["c"], true), piece("c", 100)]
    expect(groupPieces(pieces, [load(1, "a", "b", "c")])).toEqual([["a"], ["c"]])
  })
})

const shops = fc.integer({ min: 2, max: 9 }).chain((count) => {
  const names = Array.from({ length: count }, (_, at) => `p${at}`)
  const pieces = names.map((name, at) =>
    fc
      .record({
        bytes: fc.integer({ min: 50, max: 8_000 }),
        imports: fc.subarray(names.slice(at + 1)),
        isAlone: fc.boolean(),
      })
      .map((rest): Piece => ({ name, ...rest })),
  )
  return fc.record({
    pieces: fc.tuple(...pieces),
    starts: fc.array(fc.subarray(names, { minLength: 1 }), { minLength: 1, maxLength: 4 }),
  })
})

const withImports = (starts: readonly string[], importsOf: (name: string) => readonly string[]) => {
  const found = new Set(starts)
  for (const name of found) for (const other of importsOf(name)) found.add(other)
  return found
}

it("has every piece in one file, no ring of files, and never more requests than pieces", () => {
  fc.assert(
    fc.property(shops, ({ pieces, starts }) => {
      const importsOf = (name: string) => pieces.find((one) => one.name === name)?.imports ?? []
      const loads = starts.map((names) => ({ weight: 1, pieces: withImports(names, importsOf) }))
      const alone = pieces.filter(({ isAlone }) => isAlone).map(({ name }) => [name])
      const files = [...groupPieces(pieces, loads), ...alone]
      expect(files.flat().sort()).toEqual(pieces.map(({ name }) => name).sort())
      const fileOf = (name: string) => String(files.findIndex((file) => file.includes(name)))
      const importsOfFile = (file: string) =>
        (files[Number(file)] ?? [])
          .flatMap(importsOf)
          .map(fileOf)
          .filter((other) => other !== file)
      for (const at of files.keys())
        expect(withImports(importsOfFile(String(at)), importsOfFile)).not.toContain(String(at))
      const isShared = (name: string) => !alone.flat().includes(name)
      const sharedOf = (names: Iterable<string>) => [...names].filter(isShared)
      const requests = (names: ReadonlySet<string>) =>
        [...withImports([...names].map(fileOf), importsOfFile)].filter((file) =>
          files[Number(file)]?.some(isShared),
        ).length
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      expect(sum(loads.map((one) => requests(one.pieces)))).toBeLessThanOrEqual(
        sum(loads.map((one) => sharedOf(one.pieces).length)),
      )
    }),
  )
})
