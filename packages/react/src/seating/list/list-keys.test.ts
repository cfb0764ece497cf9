import { describe, expect, it } from "vitest"
import { createTyping, type ListLine, spotAfter, spotNamed } from "./list-keys.ts"

const lines: ListLine[] = [
  { kind: "heading", names: ["Parterre"] },
  { kind: "seats", names: ["1", "2", "11", "12"] },
  { kind: "seats", names: ["1", "2"] },
  { kind: "heading", names: ["Corbeille"] },
]

describe("keys in the list", () => {
  it.each([
    ["ArrowRight", 1, 0, [1, 1]],
    ["ArrowRight", 1, 3, undefined],
    ["ArrowLeft", 1, 1, [1, 0]],
    ["ArrowLeft", 1, 0, undefined],
    ["ArrowDown", 1, 3, [2, 1]],
    ["ArrowDown", 2, 1, [3, 0]],
    ["ArrowDown", 3, 0, undefined],
    ["ArrowUp", 0, 0, undefined],
    ["ArrowUp", 1, 2, [0, 0]],
    ["Home", 1, 3, [1, 0]],
    ["End", 1, 0, [1, 3]],
    ["Home", 3, 0, [0, 0]],
    ["End", 0, 0, [3, 0]],
    ["Tab", 1, 0, undefined],
  ] as const)("%s from %i, %i", (key, line, item, to) => {
    const expected = to && { line: to[0], item: to[1] }
    expect(spotAfter(lines, { line, item }, key)).toEqual(expected)
  })

  it("go to the next seat that begins with what is typed, and round again", () => {
    expect(spotNamed(lines, { line: 1, item: 0 }, "1")).toEqual({ line: 1, item: 2 })
    expect(spotNamed(lines, { line: 1, item: 2 }, "12")).toEqual({ line: 1, item: 3 })
    expect(spotNamed(lines, { line: 1, item: 3 }, "1")).toEqual({ line: 1, item: 0 })
    expect(spotNamed(lines, { line: 2, item: 0 }, "12")).toBeUndefined()
  })

  it("go to headings from a heading, capitals or not", () => {
    expect(spotNamed(lines, { line: 0, item: 0 }, "co")).toEqual({ line: 3, item: 0 })
  })

  it("belong together while they follow quickly", () => {
    const type = createTyping()
    expect([type("1", 1000), type("2", 1300), type("1", 2100)]).toEqual(["1", "12", "1"])
  })
})
