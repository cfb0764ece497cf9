import { expect, it } from "vitest"
import { moduleCycles, violations } from "./zone-rules.ts"

const one = (file: string, specifier: string, target?: string) => [{ file, specifier, target }]

it("lets the direction of the plan pass", () => {
  expect(violations(one("packages/sdk/src/a.ts", "@parterre/domain/seats"))).toEqual([])
  expect(violations(one("server/src/holds/a.ts", "./b.ts", "server/src/holds/b.ts"))).toEqual([])
})

it.each([
  ["the domain importing the SDK", "packages/domain/src/a.ts", "@parterre/sdk", undefined],
  ["the domain importing a library", "packages/domain/src/a.ts", "effect/Effect", undefined],
  ["the server importing the SDK", "server/src/holds/a.ts", "@parterre/sdk", undefined],
  ["a browser package importing Node", "packages/react/src/a.ts", "node:fs", undefined],
  ["a path into another package", "cli/src/a.ts", "../../server/src/b.ts", "server/src/b.ts"],
  ["the barrel of effect", "packages/sdk/src/a.ts", "effect", undefined],
  ["an adapter that knows the sandboxes", "server/src/payments/a.ts", "@parterre/sandboxes", undefined],
])("refuses %s", (_, file, specifier, target) => {
  expect(violations(one(file, specifier, target))).toHaveLength(1)
})

it("lets a server test use the SDK as its client", () => {
  expect(violations(one("server/src/holds/a.integration.test.ts", "@parterre/sdk"))).toEqual([])
})

it("finds modules in a ring", () => {
  const edge = (from: string, to: string) => ({
    file: `server/src/${from}/x.ts`,
    specifier: ".",
    target: `server/src/${to}/y.ts`,
  })
  expect(moduleCycles([edge("holds", "carts"), edge("carts", "journal")])).toEqual([])
  expect(moduleCycles([edge("holds", "carts"), edge("carts", "holds")])[0]).toContain("holds → carts → holds")
})
