import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("runs the README's example", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
  const code = readme.match(/```ts\n([\s\S]*?)```/)?.[1] ?? ""
  const { stripTypeScriptTypes } = await import("node:module")
  const source = stripTypeScriptTypes(code).replace(
    "@parterre/contract",
    new URL("../src/index.ts", import.meta.url).href,
  )
  const example = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<
    string,
    unknown
  >
  expect(example.taken).toMatch(/^Quelqu’un vient de prendre/)
  expect(example.method).toBe("POST")
  expect(example.path).toBe("/v1/holds")
  expect(example.problems).toContain("strands-seat")
})
