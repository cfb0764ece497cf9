import { expect, it } from "vitest"
import { taggedTests } from "./tagged-tests.ts"

/** Built so that this file itself names no requirement. */
const tag = (...ids: string[]) => `[${ids.join(" ")}]`
const ids = (source: string) => taggedTests("a.test.ts", source).map(({ id }) => id)

it("reads the tags of a title", () => {
  expect(ids(`it("does it ${tag("MAP-001", "3DS-001")}", () => {})`)).toEqual(["MAP-001", "3DS-001"])
  expect(ids(`it.each([1])(\`\${1} of ${tag("MAP-001")}\`, () => {})`)).toEqual(["MAP-001"])
  expect(ids(`describe("maps ${tag("MAP-001")}", () => { it("draws", () => {}) })`)).toEqual(["MAP-001"])
})

it("reads the tags of a table that titles are made of, once a table", () => {
  const table = `it.each([["one ${tag("MAP-001")}"], ["two ${tag("MAP-001")}"]])("%s", () => {})`
  expect(ids(table)).toEqual(["MAP-001"])
})

it("takes neither a comment nor a skipped test for a tag", () => {
  expect(ids(`// shows ${tag("MAP-001")}\nit("draws", () => {})`)).toEqual([])
  expect(ids(`it.skip("draws ${tag("MAP-001")}", () => {})`)).toEqual([])
  expect(ids(`describe.skip("maps", () => { it("draws ${tag("MAP-001")}", () => {}) })`)).toEqual([])
})

it.each([
  ["it.skipIf(old)", ""],
  ["it.runIf(old)", ""],
  ["it.fails", ""],
  ["it.todo", ""],
  ["it.skip.each([1])", ""],
  ["it.each([1]).skip", ""],
  ["test.fixme", ""],
  ["test.fail", ""],
  ["it", ", { skip: true }"],
  ["describe.skipIf(old)", ""],
  ["describe.skip.each([1])", ""],
])("takes %s(…%s) for no tag", (call, options) => {
  const title = `"draws ${tag("MAP-001")}"${options}`
  expect(ids(`${call}(${title}, () => {})`)).toEqual([])
  expect(ids(`${call}("maps"${options}, () => { it(${title.replace(options, "")}, () => {}) })`)).toEqual([])
})

it("takes the table of a skipped test for no tag", () => {
  expect(ids(`it.skip.each([["one ${tag("MAP-001")}"]])("%s", () => {})`)).toEqual([])
  expect(ids(`describe.skip("maps", () => { it.each([["${tag("MAP-001")}"]])("%s", () => {}) })`)).toEqual([])
})

it("tells what each test mentions", () => {
  const source = `it("a ${tag("MAP-001")}", () => draw(map.zoom))\nit("b ${tag("MAP-002")}", () => fade())`
  const [first, second] = taggedTests("a.test.ts", source)
  expect([...(first?.mentions.names ?? [])]).toEqual(["it", "draw", "map"])
  expect([...(first?.mentions.members ?? [])]).toEqual(["map.zoom"])
  expect([...(second?.mentions.names ?? [])]).toEqual(["it", "fade"])
})
