import { readFileSync } from "node:fs"
import { expect, it, vi } from "vitest"
import { frenchLabels } from "../src/labels.ts"
import { SeatMap } from "../src/seat-map.ts"
import { lightTheme } from "../src/theme.ts"
import { showMap } from "./example.ts"

const { asked, drawn } = vi.hoisted(() => ({ asked: [] as unknown[][], drawn: [] as unknown[][] }))

// There is no canvas here: what the example asks for is recorded, as far as a map knows it.
vi.mock("../src/create-seat-map.ts", () => ({
  createSeatMap: (...made: unknown[]) => {
    drawn.push(made)
    return new Proxy(
      {},
      {
        get: (_, method: string) => {
          if (!(method in SeatMap.prototype)) throw new TypeError(`A map has no ${method}`)
          return (...given: unknown[]) => asked.push([method, ...given])
        },
      },
    )
  },
}))

const text = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")

it("shows in the README the code that runs here", () => {
  expect(text("../README.md")).toContain(text("./example.ts").trim())
})

it("draws the venue, fills its sections, and marks the choice", () => {
  const element = {} as HTMLElement
  const venue = { id: "salle", levels: [], priceLevels: [] } as unknown as Parameters<typeof showMap>[1]
  const onEvent = () => undefined
  showMap(element, venue, [{ sectionId: "parterre", rows: [], details: [] }], onEvent)
  expect(drawn).toHaveLength(1)
  expect(drawn[0]?.[0]).toBe(element)
  expect(drawn[0]?.[1]).toMatchObject({ venue, theme: lightTheme, onEvent })
  expect(drawn[0]?.[1]).toHaveProperty("labels.instructions", frenchLabels().instructions)
  expect(asked).toEqual([
    ["setSection", "parterre", [], []],
    ["setSelection", { mine: [], temporary: ["C-12", "C-13"] }],
  ])
})

it("names in its table the events there are", () => {
  const table = text("../README.md").match(/\| Event[\s\S]*?\n\n/)?.[0] ?? ""
  const named = [...table.matchAll(/^\| `([\w-]+)`/gm)].map((match) => match[1])
  const told = [...text("../src/events.ts").matchAll(/type: "([\w-]+)"/g)].map((match) => match[1])
  expect(named.toSorted()).toEqual([...new Set(told)].toSorted())
})
