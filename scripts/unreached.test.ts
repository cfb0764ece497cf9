import { expect, it } from "vitest"
import { unreached } from "./unreached.ts"

/** How many names may still wait for a caller. Building what they wait for lowers it; nothing raises it. */
const ceiling = 57

const names = unreached.flatMap((one) => one.names)

it("never grows", () => {
  expect(names.length, "The list may only shrink: call what you add, or leave it out.").toBeLessThanOrEqual(
    ceiling,
  )
  expect(ceiling, "Fewer names wait: lower the ceiling, so that they stay called.").toBe(names.length)
})

it("names each once, under one reason", () => {
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(unreached.map(({ waitsFor }) => waitsFor)).size).toBe(unreached.length)
})
