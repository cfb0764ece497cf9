import { expect, it } from "vitest"
import { moduleGraph } from "../modules/module-graph.ts"
import { reachOf } from "../unreached-code.ts"
import { facesOf } from "./shown-layers.ts"
import { taggedTests } from "./tagged-tests.ts"

const house = {
  "packages/domain/src/seats/index.ts": `export { judge } from "./judge.ts"`,
  "packages/domain/src/seats/judge.ts": `export const judge = () => true\nexport const dream = () => true`,
  "packages/sdk/src/index.ts": `export const createParterre = () => ({})`,
  "server/src/app.ts": `import { judge } from "@parterre/domain/seats"\nexport const buildApp = () => judge()`,
  "server/src/desk.ts": `export const desk = () => 1`,
  "server/test/serve.ts": `import { buildApp } from "../src/app.ts"\nexport const serve = () => buildApp()`,
  "examples/storefront/src/main.ts": `import { createRoot } from "react-dom/client"\nexport const start = createRoot`,
  "examples/storefront/src/rendered.test-support.ts": `export { renderToString as rendered } from "react-dom/server"`,
  "cli/src/run-cli.ts": `export const runCli = () => 0`,
}
const entries = new Map([
  ["@parterre/domain/seats", "packages/domain/src/seats/index.ts"],
  ["@parterre/sdk", "packages/sdk/src/index.ts"],
])
const tag = "[MAP-001]"

function faces(file: string, source: string): string[] {
  const graph = moduleGraph(new Map(Object.entries({ ...house, [file]: source })), entries)
  const [test] = taggedTests(file, source)
  if (test === undefined) throw new Error("The test carries no tag")
  return [...facesOf(graph, reachOf(graph))(file, test.mentions)]
}
const test = (body: string, imports = "") => `${imports}\nit("does it ${tag}", () => ${body})`
const server = `import { serve } from "../../test/serve.ts"`

it.each<[string, string, string, string[]]>([
  ["the bundled document", "packages/contract/test/calls.test.ts", test("1"), ["contract"]],
  ["HTTP on a database", "server/src/a/a.integration.test.ts", test("serve()", server), ["server"]],
  [
    "the SDK as the client of a server",
    "server/src/a/a.integration.test.ts",
    test("serve()", `${server}\nimport { createParterre } from "@parterre/sdk"`),
    ["server", "sdk"],
  ],
  [
    "a store alone",
    "server/src/a/a.integration.test.ts",
    test("desk()", `import { desk } from "../desk.ts"`),
    [],
  ],
  ["a part of the server", "server/src/a/a.test.ts", test("serve()", server), []],
  ["a browser", "e2e/map.spec.ts", test("1"), ["storefront"]],
  [
    "a rendered screen",
    "examples/storefront/src/cart/Cart.test.tsx",
    test("renderToStaticMarkup(1)", `import { renderToStaticMarkup } from "react-dom/server"`),
    ["storefront"],
  ],
  [
    "a screen rendered by the test support",
    "examples/storefront/src/cart/Cart.test.tsx",
    test("rendered(1)", `import { rendered } from "../rendered.test-support.ts"`),
    ["storefront"],
  ],
  [
    "a screen that nothing draws",
    "examples/storefront/src/cart/Cart.test.tsx",
    test("start()", `import { start } from "../main.ts"`),
    [],
  ],
  ["a function of the storefront", "examples/storefront/src/cart/sum.test.ts", test("1"), []],
  [
    "the program",
    "cli/src/run-cli.test.ts",
    test("runCli()", `import { runCli } from "./run-cli.ts"`),
    ["cli"],
  ],
  ["a report of the CLI", "cli/src/report.test.ts", test("1"), []],
  [
    "a rule that shipped code calls",
    "packages/domain/src/seats/judge.test.ts",
    test("judge()", `import { judge } from "./judge.ts"`),
    ["rule"],
  ],
  [
    "a rule that nobody calls",
    "packages/domain/src/seats/judge.test.ts",
    test("dream()", `import { dream, judge } from "./judge.ts"`),
    [],
  ],
  [
    "a rule that nobody calls, behind a function of the test",
    "packages/domain/src/seats/judge.test.ts",
    test("night()", `import { dream } from "./judge.ts"\nconst night = () => dream()`),
    [],
  ],
  ["no rule at all", "packages/domain/src/seats/judge.test.ts", test("expect(1).toBe(1)"), []],
])("knows what is shown by %s", (_name, file, source, shown) => {
  expect(faces(file, source)).toEqual(shown)
})
