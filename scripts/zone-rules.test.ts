import { expect, it } from "vitest"
import { violations } from "./zone-rules.ts"

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

const shop = "examples/storefront/src"
const within = (from: string, to: string) => violations(one(`${shop}/${from}`, ".", `${shop}/${to}`))

it.each([
  ["a feature importing another", "features/cart/a.ts", "features/checkout/b.ts"],
  ["what is shared importing a feature", "shared/cart/a.ts", "features/cart/b.ts"],
  ["a feature importing the app", "features/cart/a.ts", "app/b.ts"],
  ["what is shared importing the app", "shared/cart/a.ts", "app/toolbar/b.ts"],
])("refuses, in the storefront, %s", (_, from, to) => {
  expect(within(from, to)).toHaveLength(1)
})

it.each([
  ["the entry starting the app", "main.tsx", "app/b.ts"],
  ["the app composing features", "app/a.ts", "features/cart/b.ts"],
  ["the app using what is shared", "app/toolbar/a.ts", "shared/cart/b.ts"],
  ["a feature using its own files", "features/page/a.ts", "features/page/calendar/b.ts"],
  ["a feature using what is shared", "features/cart/a.ts", "shared/cart/b.ts"],
  ["topics using each other", "shared/cart/a.ts", "shared/ui/b.ts"],
  ["a test using two features", "features/cart/a.test.ts", "features/checkout/b.ts"],
])("lets, in the storefront, %s pass", (_, from, to) => {
  expect(within(from, to)).toEqual([])
})
