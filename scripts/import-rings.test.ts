import { expect, it } from "vitest"
import { ringFaults } from "./import-rings.ts"

const edge = (file: string, target: string) => ({ file, specifier: ".", target })
const between = (from: string, to: string) => edge(`server/src/${from}/x.ts`, `server/src/${to}/y.ts`)

it("finds modules in a ring", () => {
  expect(ringFaults([between("holds", "carts"), between("carts", "journal")])).toEqual([])
  expect(ringFaults([between("holds", "carts"), between("carts", "holds")])[0]).toContain(
    "server/src/carts → server/src/holds → server/src/carts",
  )
})

it("counts a file at the top of the server as a module of its own", () => {
  const there = edge("server/src/config.ts", "server/src/holds/x.ts")
  const back = edge("server/src/holds/y.ts", "server/src/config.ts")
  expect(ringFaults([there, back])[0]).toContain("server/src/config.ts → server/src/holds")
})

const [a, b, c] = ["cli/src/a.ts", "cli/src/b.ts", "cli/src/c.ts"] as const
const ring = [edge(a, b), edge(b, c), edge(c, a)]

it("refuses a new ring of files, and tells the way round", () => {
  expect(ringFaults([edge(a, b), edge(b, c), edge(a, c)])).toEqual([])
  expect(ringFaults([edge("cli/src/d.ts", a), ...ring])[0]).toContain([a, b, c, a].join(" → "))
})

it("tells of all that have joined a ring", () => {
  expect(ringFaults([...ring, edge(c, "cli/src/d.ts"), edge("cli/src/d.ts", c)])[0]).toContain("cli/src/d.ts")
})

it("leaves tests alone", () => {
  expect(ringFaults([edge("cli/src/a.test.ts", a), edge(a, "cli/src/a.test.ts")])).toEqual([])
})
