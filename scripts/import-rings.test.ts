import { expect, it } from "vitest"
import { knownRings, ringFaults } from "./import-rings.ts"

/** How many files and modules are still in a ring. Ending a ring lowers it; nothing raises it. */
const ceiling = 0

it("knows ever fewer rings", () => {
  expect(knownRings.flat().length, "End the ring, do not list it.").toBeLessThanOrEqual(ceiling)
  expect(ceiling, "Fewer are in a ring: lower the ceiling.").toBe(knownRings.flat().length)
})

const edge = (file: string, target: string) => ({ file, specifier: ".", target })
const between = (from: string, to: string) => edge(`server/src/${from}/x.ts`, `server/src/${to}/y.ts`)

it("finds modules in a ring", () => {
  expect(ringFaults([between("holds", "carts"), between("carts", "journal")], [])).toEqual([])
  expect(ringFaults([between("holds", "carts"), between("carts", "holds")], [])[0]).toContain(
    "server/src/carts → server/src/holds → server/src/carts",
  )
})

it("counts a file at the top of the server as a module of its own", () => {
  const there = edge("server/src/config.ts", "server/src/holds/x.ts")
  const back = edge("server/src/holds/y.ts", "server/src/config.ts")
  expect(ringFaults([there, back], [])[0]).toContain("server/src/config.ts → server/src/holds")
})

const [a, b, c] = ["cli/src/a.ts", "cli/src/b.ts", "cli/src/c.ts"] as const
const ring = [edge(a, b), edge(b, c), edge(c, a)]

it("refuses a new ring of files, and tells the way round", () => {
  expect(ringFaults([edge(a, b), edge(b, c), edge(a, c)], [])).toEqual([])
  expect(ringFaults([edge("cli/src/d.ts", a), ...ring], [])[0]).toContain([a, b, c, a].join(" → "))
})

it("lets a known ring pass, as long as nothing joins it", () => {
  expect(ringFaults(ring, [[a, b, c]])).toEqual([])
  const joined = ringFaults([...ring, edge(c, "cli/src/d.ts"), edge("cli/src/d.ts", c)], [[a, b, c]])
  expect(joined[0]).toContain("cli/src/d.ts")
})

it("asks to take a ring that ended off the list", () => {
  expect(ringFaults([edge(a, b), edge(b, c)], [[a, b, c]])[0]).toContain("take it out")
})

it("leaves tests alone", () => {
  expect(ringFaults([edge("cli/src/a.test.ts", a), edge(a, "cli/src/a.test.ts")], [])).toEqual([])
})
